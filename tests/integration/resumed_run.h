// What the tests of going on share: a run that uses everything a checkpoint must remember, and what stands in its
// folder.
#pragma once

#include <map>

#include "integration/training_run.h"

namespace ferry::integration {

// Two batches an update, dropout, sampling, an average.
inline const std::string resume_options =
    tiny_shape +
    "tokenizer: {vocabulary: 60, sampling: 0.2}\n"
    "training: {accumulate: 2, batch_tokens: 400, average_decay: 0.9, log_every: 1}\n"
    "learning_rate: {peak: 1e-3, schedule: inverse_sqrt, warmup_updates: 4}\n"
    "validation: {every: 5}\n"
    "checkpoint: {every: 6}\n";

/// Everything in a folder: what each file holds, where each link leads, and when it was last written.
inline std::map<std::string, std::string> contents_of(const fs::path& folder) {
  std::map<std::string, std::string> found;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    std::string& what = found[entry.path().lexically_relative(folder).string()];
    if (entry.is_symlink()) {
      what = fs::read_symlink(entry.path()).string();
    } else if (entry.is_regular_file()) {
      what = std::to_string(entry.last_write_time().time_since_epoch().count()) + read_text(entry.path());
    }
  }
  return found;
}

/// The same without the log, and without the time at which the lock was last held.
inline std::map<std::string, std::string> everything_but_the_log(const fs::path& run_folder) {
  std::map<std::string, std::string> found = contents_of(run_folder);
  found.erase("log.txt");
  found[".lock"] = read_text(run_folder / ".lock");
  return found;
}

/// With files of its own, so that a test can change them.
inline Workspace changeable_corpus() {
  return {read_text(words("train.src")), read_text(words("train.trg")), resume_options};
}

}  // namespace ferry::integration
