// One small model that has learned most of the words of tests/fixtures, trained once and kept beside the test program.
#pragma once

#include <sys/file.h>

#include "integration/training_run.h"

namespace ferry::integration {

inline const std::string tiny_model_options =
    "threads: 1\n"
    "tokenizer: {kind: bpe, vocabulary: 140, sampling: 0}\n"
    "model: {width: 32, heads: 2, feed_forward: 64, encoder_layers: 1, decoder_layers: 1, dropout: 0}\n"
    "training: {batch_tokens: 512, max_updates: 300, average_decay: 0.95, label_smoothing: 0}\n"
    "learning_rate: {peak: 1e-2, schedule: inverse_sqrt, warmup_updates: 30}\n"
    "validation: {every: 150}\n";

/// CTest runs each test in a process of its own, so what is expensive is made by the first of them and kept in a folder
/// whose name changes with the program and with the tests. `make` gets a folder to fill, which is then moved into
/// place; of several processes only one makes it.
template <typename Make>
fs::path made_once(const std::string& name, const Make& make) {
  const fs::path self = fs::read_symlink("/proc/self/exe");
  std::string key = name;
  for (const fs::path& file : {fs::path(FERRY_PROGRAM), self}) {
    key += "-" + std::to_string(fs::last_write_time(file).time_since_epoch().count());
  }
  const fs::path folder = self.parent_path() / "made_once";
  fs::create_directories(folder);
  const int lock = ::open((folder / ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (lock < 0 || ::flock(lock, LOCK_EX) != 0) throw std::runtime_error("cannot lock " + folder.string());
  if (!fs::exists(folder / key)) {
    for (const auto& entry : fs::directory_iterator(folder)) {
      if (entry.path().filename().string().starts_with(name + "-")) fs::remove_all(entry.path());
    }
    const fs::path aside = folder / (name + "-unfinished");
    fs::create_directories(aside);
    make(aside);
    fs::rename(aside, folder / key);
  }
  ::close(lock);
  return folder / key;
}

/// The run folder of the small model.
inline fs::path tiny_model() {
  const auto train = [](const fs::path& folder) {
    const Workspace workspace(tiny_model_options);
    const Result result = workspace.train();
    if (result.code != 0) throw std::runtime_error("the small model cannot be trained: " + result.err);
    fs::copy(workspace / "run", folder / "run", fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  };
  return made_once("tiny_model", train) / "run";
}

/// `ferry translate MODEL`, one thread.
inline Result translate(const fs::path& model, const std::string& input, const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments{"translate", model.string(), "--threads", "1"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run(std::move(arguments), input);
}

}  // namespace ferry::integration
