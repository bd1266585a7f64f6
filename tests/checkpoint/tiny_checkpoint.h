// A checkpoint of a few kilobytes, with a tokenizer that works, and a folder to put it into.
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>

#include "checkpoint/checkpoint.h"

namespace ferry {

/// An empty folder that is removed with everything in it.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path path;
};

/// A tokenizer of so many pieces, trained once.
std::shared_ptr<const Tokenizer> tiny_tokenizer(TokenizerKind kind, int pieces);

/// A checkpoint of a run in /nowhere; its tensors depend on the update.
Checkpoint tiny_checkpoint(std::int64_t update);

/// Equal to the last bit: tensors, tokenizers, progress, and configuration apart from its paths.
bool same(const Checkpoint& a, const Checkpoint& b);
bool same(const NamedTensors& a, const NamedTensors& b);

/// The message of the UserError that `action` throws; "no error" when it throws none.
std::string error_of(const std::function<void()>& action);

/// Writes bytes as they are.
void overwrite(const std::filesystem::path& file, const std::string& bytes);

/// Name and contents of all files below a folder.
std::map<std::string, std::string> snapshot(const std::filesystem::path& folder);

/// What the log says while `action` runs.
std::string log_of(const std::function<void()>& action);

}  // namespace ferry
