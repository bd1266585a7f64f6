// Writes a checkpoint so that a crash, a full disk or a power cut at any moment leaves it complete or absent:
// everything goes into a folder of another name, each file and the folder itself are flushed, all is read back and
// compared, and one rename makes it a checkpoint. (The order is that of Pillai et al., "All File Systems Are Not
// Created Equal", OSDI 2014: contents, then names, then the rename, then the parent's names.)
#include <system_error>

#include <unistd.h>

#include "base/checksum.h"
#include "base/errors.h"
#include "base/file_operations.h"
#include "base/format.h"
#include "base/log.h"
#include "base/text.h"
#include "checkpoint/alignment_record.h"
#include "checkpoint/checkpoint.h"
#include "checkpoint/manifest.h"
#include "checkpoint/safetensors.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

// Writes the files of one folder and notes the size and checksum of what was meant to be written.
class FolderWriter {
 public:
  explicit FolderWriter(fs::path folder) : folder_(std::move(folder)) {}

  void add(const std::string& name, std::string_view text) {
    add(name, [text](const ByteSink& sink) { sink(text); });
  }

  void add(const std::string& name, const std::function<void(const ByteSink&)>& produce) {
    OutputFile file(folder_ / name, Opening::New);
    Sha256 sum;
    FileRecord record{.name = name, .size = 0, .sha256 = {}, .pieces = {}};
    produce([&](std::string_view bytes) {
      sum.add(bytes);
      record.size += bytes.size();
      file.write(bytes);
    });
    file.finish();
    record.sha256 = sum.hex();
    manifest.files.push_back(std::move(record));
  }

  Manifest manifest;

 private:
  fs::path folder_;
};

void write_contents(const fs::path& folder, const Checkpoint& checkpoint, const fs::path& place) {
  FolderWriter writer(folder);
  const Metadata metadata{{"format", "pt"}, {"update", std::to_string(checkpoint.progress.update)}};
  writer.add(model_name, [&](const ByteSink& sink) { write_safetensors(checkpoint.model, metadata, sink); });
  writer.add(training_name, [&](const ByteSink& sink) { write_safetensors(checkpoint.training, metadata, sink); });
  writer.add(config_name, to_yaml(checkpoint.config, place));
  writer.add(progress_name, to_json(checkpoint.progress).dump(2) + "\n");
  if (checkpoint.alignment) writer.add(alignment_name, to_json(*checkpoint.alignment).dump(2) + "\n");
  for (const auto& [name, bytes] : tokenizer_files(checkpoint.tokenizers)) {
    writer.add(name, bytes);
    const bool target = bytes == checkpoint.tokenizers.target->model_bytes();
    writer.manifest.files.back().pieces =
        (target ? checkpoint.tokenizers.target : checkpoint.tokenizers.source)->size();
  }
  const Manifest manifest = writer.manifest;
  writer.add(manifest_name, to_text(manifest));
  flush_folder(folder);
  try {
    verify_files(folder, read_manifest(folder), Parts::All);
  } catch (const UserError& error) {
    throw UserError(Problem{.where = place.string(),
                            .what = format("cannot save the checkpoint: it reads back other than it was written ({})",
                                           error.problems().front().what),
                            .remedy = "the disk or the memory of this machine may be failing"});
  }
}

bool is_empty_folder(const fs::path& path) {
  return fs::is_directory(path) && fs::is_empty(path);
}

// What stands at the place already must be something that the new checkpoint takes the place of.
void check_replaceable(const fs::path& place, std::int64_t update) {
  if (!fs::exists(fs::symlink_status(place)) || is_empty_folder(place)) return;
  const auto refuse = [&](const std::string& what) {
    throw UserError(Problem{.where = place.string(),
                            .what = "cannot save the checkpoint: " + what,
                            .remedy = "move it away, or choose another folder"});
  };
  if (fs::is_symlink(fs::symlink_status(place)) || !is_checkpoint_folder(place)) {
    refuse("something else of that name is there");
  }
  std::int64_t there = update;
  try {
    verify_checkpoint(place, Parts::All);
    there = progress_from_json(read_small_json(place, progress_name), (place / progress_name).string()).update;
  } catch (const NewerCheckpoint& error) {
    refuse(error.problems().front().what);
  } catch (const UserError& error) {
    // A run that passed over a damaged checkpoint comes to the same update again.
    log::warning("{}; it is replaced", error.problems().front().what);
  }
  if (there != update) refuse(format("the checkpoint of update {} is there, not of {}", there, update));
}

fs::path beside(const fs::path& place, const char* purpose) {
  return place.parent_path() / format(".{}.{}-{}", place.filename().string(), purpose, ::getpid());
}

void discard(const fs::path& folder) {
  try {
    remove_path(folder);
  } catch (const std::system_error& error) {
    log::warning("{}", error.what());
  }
}

// Puts the finished folder under its name. With a checkpoint there already, the two change names in one move where the
// file system can; elsewhere there is a moment without either, after which recover_replaced brings the old one back.
void move_into_place(const fs::path& partial, const fs::path& place) {
  if (!fs::exists(place) || is_empty_folder(place)) {
    return put_into_place(partial, place);
  }
  fs::path old = partial;
  if (!exchange_paths(partial, place)) {
    old = beside(place, "replaced");
    rename_path(place, old);
    try {
      rename_path(partial, place);
    } catch (const std::system_error&) {
      rename_path(old, place);
      throw;
    }
  }
  flush_folder(place.parent_path());
  discard(old);
}

// After a failure: what this save made, and nothing else.
void undo(const fs::path& partial, const std::vector<fs::path>& made_folders) {
  try {
    remove_path(partial);
    std::error_code not_empty;
    for (auto folder = made_folders.rbegin(); folder != made_folders.rend(); ++folder) fs::remove(*folder, not_empty);
  } catch (...) {  // the failure that led here is the one to report
  }
}

// Only what is certain to fail is refused: what comes on top of that may still find the disk full.
void check_space(const fs::path& place, const Checkpoint& checkpoint) {
  const std::uint64_t needed = least_size(checkpoint);
  const std::optional<std::uint64_t> free = free_space(place.parent_path());
  if (!free || *free >= needed) return;
  throw UserError(Problem{.where = place.string(),
                          .what = format("cannot save the checkpoint: it takes {}, and {} are free",
                                         readable_size(needed), readable_size(*free)),
                          .remedy = "free some space, or keep fewer checkpoints (checkpoint.keep)"});
}

void write_aside_and_move(const fs::path& place, const Checkpoint& checkpoint) {
  check_space(place, checkpoint);
  check_replaceable(place, checkpoint.progress.update);
  const fs::path partial = beside(place, "partial");
  const std::vector<fs::path> made = make_folders(place.parent_path());
  try {
    // Left by an earlier process that happened to have our number.
    remove_path(partial);
    make_folder(partial);
    write_contents(partial, checkpoint, place);
    move_into_place(partial, place);
  } catch (...) {
    undo(partial, made);
    throw;
  }
}

}  // namespace

std::uint64_t least_size(const Checkpoint& checkpoint) {
  std::uint64_t bytes = bytes_of(checkpoint.model) + bytes_of(checkpoint.training);
  for (const auto& [name, model] : tokenizer_files(checkpoint.tokenizers)) bytes += model.size();
  return bytes;
}

fs::path save_checkpoint(const fs::path& checkpoints_folder, const Checkpoint& checkpoint) {
  const fs::path place = checkpoints_folder / checkpoint_name(checkpoint.progress.update);
  save_checkpoint_as(place, checkpoint);
  return place;
}

void save_checkpoint_as(const fs::path& place, const Checkpoint& checkpoint) {
  // Absolute, so that paths in config.yaml can be written relative to it; without a slash at the end.
  fs::path absolute = fs::absolute(place).lexically_normal();
  if (!absolute.has_filename()) absolute = absolute.parent_path();
  try {
    write_aside_and_move(absolute, checkpoint);
  } catch (const std::system_error& error) {
    const char* more = means_full(error.code()) ? ", or keep fewer checkpoints (checkpoint.keep)" : "";
    throw UserError(Problem{.where = place.string(),
                            .what = format("cannot save the checkpoint: {}", error.what()),
                            .remedy = remedy_for(error.code()) + more});
  }
}

}  // namespace ferry
