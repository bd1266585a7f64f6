// A checkpoint: one self-contained folder that is complete or absent.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "base/errors.h"
#include "checkpoint/named_tensors.h"
#include "checkpoint/progress.h"
#include "config/config.h"
#include "decoding/attention_selection.h"
#include "tokenizer/tokenizer.h"

namespace ferry {

/// What one checkpoint folder holds.
struct Checkpoint {
  Config config;  ///< resolved
  TokenizerPair tokenizers;
  NamedTensors model;     ///< model.safetensors: the weights that are validated and translate
  NamedTensors training;  ///< training.safetensors: optimizer moments, and the raw weights where `model` is an average
  Progress progress;
  std::optional<SelectedAttention> alignment = {};  ///< alignment.json; absent while nobody has looked for it
};

/// Writes checkpoints_folder/update-00001200: aside, flushed, read back and verified, moved into place. Returns its
/// path. Throws UserError with the reason when it cannot (disk full, read-only), and then nothing has changed; too
/// little space is noticed before anything is written.
std::filesystem::path save_checkpoint(const std::filesystem::path& checkpoints_folder, const Checkpoint& checkpoint);

/// Bytes that the files of this checkpoint take at least; a few kilobytes of names and options come on top.
std::uint64_t least_size(const Checkpoint& checkpoint);

/// The same under any name: `place` becomes the checkpoint folder. What stands there already is replaced where it is a
/// checkpoint of the same update, a damaged checkpoint or an empty folder, and refused with a UserError where it is
/// anything else, a checkpoint of a newer version of this program included.
void save_checkpoint_as(const std::filesystem::path& place, const Checkpoint& checkpoint);

/// The name of the checkpoint after so many updates: "update-00001200".
std::string checkpoint_name(std::int64_t update);
/// Of a mean of checkpoints that was made after so many updates: "average-00001200". It is no checkpoint that training
/// could go on from, and none of the functions below takes it for one; `best` may point at it.
std::string average_name(std::int64_t update);

enum class Parts { Model, All };  ///< All: with training.safetensors

/// A checkpoint of a format that only a newer version of this program knows: not damaged, but not for us.
class NewerCheckpoint : public UserError {
 public:
  using UserError::UserError;
};

/// Throws UserError, "corrupt checkpoint PATH: ...", unless every file that the manifest lists has the size and the
/// checksum stated there (of training.safetensors the checksum only where All is asked), or names the format version
/// where that is not ours, as a NewerCheckpoint where it is a later one.
void verify_checkpoint(const std::filesystem::path& folder, Parts parts);

/// False, with a warning, for a checkpoint that does not verify and is to be passed over.
bool is_sound(const std::filesystem::path& folder, Parts parts);

/// Reads a checkpoint folder, or the best (else the newest sound) one of a run folder. Sizes and checksums are
/// verified. Throws UserError that names the damaged file.
Checkpoint load_checkpoint(const std::filesystem::path& path, Parts parts);

/// The checkpoint folders of a run, oldest first (by update number); partial ones are not among them.
std::vector<std::filesystem::path> list_checkpoints(const std::filesystem::path& run_folder);

/// The newest checkpoint of the run that verifies, empty when there is none; each damaged one is named in the log.
/// Throws NewerCheckpoint where it comes to one of those: to go on from an earlier one would be to replace it.
std::filesystem::path newest_sound_checkpoint(const std::filesystem::path& run_folder);

/// The checkpoint that MODEL on a command line means: the folder itself, or a run's `best`, else `last`, else newest.
std::filesystem::path find_model(const std::filesystem::path& path);

/// Points `best` or `last` of the run at a checkpoint, in one move; where it points there already, nothing is written.
/// Throws UserError where it cannot.
void point(const std::filesystem::path& run_folder, const std::string& name, const std::filesystem::path& checkpoint);

/// Those of them that were saved every so many updates, now or, by their own configuration, when they were saved: the
/// rest was only asked for by a signal.
std::vector<std::filesystem::path> in_rhythm(std::vector<std::filesystem::path> checkpoints, int every);

/// The checkpoints of a run whose own weights were validated, best first, of equal ones the older; at most `count`.
/// Those judged by another metric, or otherwise than the newest one (another text, other words), are not among them.
std::vector<std::filesystem::path> best_checkpoints(const std::filesystem::path& run_folder, int count, Metric metric);

/// The folder of what was best after so many updates: the mean made then, where there is one (it is kept only where it
/// was better than its checkpoints), else the checkpoint. Nothing where neither is there.
std::optional<std::filesystem::path> best_place(const std::filesystem::path& run_folder, std::int64_t best_update);

/// Which checkpoints of a run stay, besides those that `best` and `last` point at.
struct Kept {
  int newest = 1;
  /// Only those count among the newest that were saved in this rhythm of updates, so that a checkpoint which a signal
  /// asked for drives none away that the undisturbed run has.
  int every = 1;
  int best = 1;
  Metric metric = Metric::Bleu;  ///< by which they are the best
  std::string wanted = {};       ///< the name of one more
};

/// Removes all other checkpoints and means, and leftovers of interrupted saves. What cannot be removed is named in the
/// log.
void prune_checkpoints(const std::filesystem::path& run_folder, const Kept& kept);

/// For a run that goes back to `update`: the checkpoints after it go, so that it is the newest. `last` points at it and
/// `best` at the checkpoint of `best_update`; false, and no `best`, where that is no longer there. Throws UserError.
bool forget_checkpoints_after(const std::filesystem::path& run_folder, std::int64_t update, std::int64_t best_update);

}  // namespace ferry
