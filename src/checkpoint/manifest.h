// manifest.json: what belongs to a checkpoint, and how to see that it is whole.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "checkpoint/checkpoint.h"

namespace ferry {

/// Raised when an older program could misread what a newer one writes.
inline constexpr std::int64_t checkpoint_format_version = 1;

inline constexpr const char* manifest_name = "manifest.json";
inline constexpr const char* model_name = "model.safetensors";
inline constexpr const char* training_name = "training.safetensors";
inline constexpr const char* config_name = "config.yaml";
inline constexpr const char* progress_name = "progress.json";
inline constexpr const char* alignment_name = "alignment.json";  ///< not in every checkpoint

struct FileRecord {
  std::string name;           ///< a plain file name
  std::uint64_t size = 0;     ///< bytes
  std::string sha256;         ///< 64 lower-case hexadecimal digits
  std::optional<int> pieces;  ///< of a tokenizer: its size, so that a wrong one can be told by it
};

struct Manifest {
  std::vector<FileRecord> files;
  const FileRecord* find(const std::string& name) const;
};

std::string to_text(const Manifest& manifest);

/// Reads and checks the manifest itself: its form and version, that names are plain, and that the files every
/// checkpoint has are listed.
Manifest read_manifest(const std::filesystem::path& folder);

/// Checks the files against the manifest; see verify_checkpoint.
void verify_files(const std::filesystem::path& folder, const Manifest& manifest, Parts parts);

/// The names of the tokenizer files listed: one where both sides share it, else source and target.
std::vector<std::string> tokenizer_names(const Manifest& manifest);

/// True for a folder that is meant to be a checkpoint, sound or not.
bool is_checkpoint_folder(const std::filesystem::path& folder);

/// Throws UserError: "corrupt checkpoint FOLDER: fault".
[[noreturn]] void refuse_as_corrupt(const std::filesystem::path& folder, const std::string& fault);

/// Parses a small JSON file of a checkpoint; refuses it as corrupt where it is none.
Json read_small_json(const std::filesystem::path& folder, const std::string& name);

}  // namespace ferry
