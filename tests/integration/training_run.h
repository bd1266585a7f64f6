// A training run of a test: its data, its configuration, and what stands in its folder afterwards.
#pragma once

#include <gtest/gtest.h>

#include "base/json.h"
#include "integration/program.h"

namespace ferry::integration {

/// The invented words of tests/fixtures: 300 pairs to train on, 20 to validate with, 16 to test; word by word.
inline fs::path words(const std::string& name) {
  return fs::path(FERRY_SOURCE_DIR) / "tests" / "fixtures" / "words" / name;
}

/// Seven pairs, two to four words a line.
inline const std::string seven_sources =
    "banu civo .\ndapel enku fosti .\ngaru helmo .\nikwa jedri koptu .\nlirsa modu .\nnevik ostra puden .\nbanu modu "
    ".\n";
inline const std::string seven_targets =
    "wexa tholu .\ngimra pask ulde .\nfonti seck .\ndrano hib yorva .\nelgim crut .\nawes mindo zaf .\nwexa crut .\n";

/// A model so small that an update takes about a millisecond. One thread, so that sums have one order.
inline const std::string tiny_shape =
    "threads: 1\n"
    "model: {width: 16, heads: 2, feed_forward: 24, encoder_layers: 1, decoder_layers: 1}\n";

inline std::string data_section(const fs::path& source, const fs::path& target) {
  return "data: {train: {source: " + source.string() + ", target: " + target.string() + "}}\n";
}

/// A folder with one corpus and one configuration, `config.yaml`, whose run folder is `run`.
class Workspace {
 public:
  Workspace(const std::string& source, const std::string& target, const std::string& options = tiny_shape) {
    files_.write("train.src", source);
    files_.write("train.trg", target);
    configure(data_section("train.src", "train.trg") + options);
  }
  /// With the words of tests/fixtures.
  explicit Workspace(const std::string& options) {
    configure("data:\n  train: {source: " + words("train.src").string() + ", target: " + words("train.trg").string() +
              "}\n  valid: {source: " + words("dev.src").string() + ", target: " + words("dev.trg").string() + "}\n" +
              options);
  }

  void configure(const std::string& yaml) const { files_.write("config.yaml", "run: run\n" + yaml); }

  fs::path operator/(const fs::path& name) const { return files_ / name; }
  const TemporaryFolder& files() const { return files_; }
  std::string config() const { return (files_ / "config.yaml").string(); }

  /// `ferry train` with values set over the configuration's.
  std::vector<std::string> train_arguments(const std::vector<std::string>& set = {}) const {
    std::vector<std::string> arguments{"train", config()};
    for (const std::string& value : set) arguments.insert(arguments.end(), {"--set", value});
    return arguments;
  }
  Result train(const std::vector<std::string>& set = {}) const { return run(train_arguments(set)); }
  Result dry_run(const std::vector<std::string>& set = {}) const {
    std::vector<std::string> arguments = train_arguments(set);
    arguments.emplace_back("--dry-run");
    return run(std::move(arguments));
  }

 private:
  TemporaryFolder files_;
};

/// For `--set`.
inline std::string updates(std::int64_t count) {
  return "training.max_updates=" + std::to_string(count);
}

/// The lines of a run's metrics.jsonl that tell of one kind of event, without what depends on the clock.
inline std::vector<Json> events(const fs::path& run_folder, const std::string& kind) {
  std::vector<Json> found;
  for (const std::string& line : lines_of(read_text(run_folder / "metrics.jsonl"))) {
    Json entry = Json::parse(line, nullptr, false);
    if (!entry.is_object() || entry.value("event", "") != kind) continue;
    for (const char* key : {"seconds", "target_tokens_per_second", "source_tokens_per_second"}) entry.erase(key);
    found.push_back(std::move(entry));
  }
  return found;
}

inline Json read_json(const fs::path& path) {
  return Json::parse(read_text(path));
}

inline Json progress_of(const fs::path& checkpoint) {
  return read_json(checkpoint / "progress.json");
}

/// A file's bytes say whether two models are the same to the last bit.
inline void expect_same_file(const fs::path& one, const fs::path& other) {
  ASSERT_TRUE(fs::exists(one)) << one;
  ASSERT_TRUE(fs::exists(other)) << other;
  EXPECT_TRUE(read_text(one) == read_text(other)) << one << " and " << other << " differ";
}

inline void expect_success(const Result& result) {
  EXPECT_EQ(result.code, 0) << result.err;
}

}  // namespace ferry::integration
