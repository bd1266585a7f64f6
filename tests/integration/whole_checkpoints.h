// What must hold of every checkpoint that a run folder shows, however the program ended.
#pragma once

#include "integration/training_run.h"

namespace ferry::integration {

/// The update in the header of a safetensors file: eight bytes of length, then JSON.
inline std::string update_in(const fs::path& tensors) {
  const std::string bytes = read_text(tensors);
  std::size_t length = 0;
  for (std::size_t i = 8; i-- > 0;) length = length * 256 + static_cast<unsigned char>(bytes.at(i));
  return Json::parse(bytes.substr(8, length))["__metadata__"]["update"].get<std::string>();
}

inline std::vector<fs::path> checkpoints_of(const fs::path& run_folder) {
  std::vector<fs::path> found;
  if (!fs::exists(run_folder / "checkpoints")) return found;
  for (const auto& entry : fs::directory_iterator(run_folder / "checkpoints")) {
    if (entry.path().filename().string().starts_with("update-")) found.push_back(entry.path());
  }
  return found;
}

/// Every file of the checkpoint has the size and the checksum of its manifest; another program computes them.
inline void expect_verified(const fs::path& checkpoint) {
  std::string list;
  const Json manifest = read_json(checkpoint / "manifest.json");
  for (const auto& [name, record] : manifest["files"].items()) {
    EXPECT_EQ(fs::file_size(checkpoint / name), record["size"].get<std::uintmax_t>()) << checkpoint / name;
    list += record["sha256"].get<std::string>() + "  " + name + "\n";
  }
  EXPECT_NE(list, "") << checkpoint;
  const Result sums = run(Invocation{.arguments = {"sha256sum", "--check", "--strict", "-"},
                                     .input = list,
                                     .folder = checkpoint,
                                     .program = "/usr/bin/env"});
  EXPECT_EQ(sums.code, 0) << checkpoint << sums.out << sums.err;
}

/// Weights, moments and progress of every checkpoint are of one update, the one its name tells; the best one it knows
/// of is not later; and the links, where they are, lead to a checkpoint.
inline void expect_whole_checkpoints(const fs::path& run_folder) {
  for (const fs::path& checkpoint : checkpoints_of(run_folder)) {
    const std::string name = checkpoint.filename().string();
    const std::string update = std::to_string(std::stoi(name.substr(name.find('-') + 1)));
    EXPECT_EQ(update_in(checkpoint / "model.safetensors"), update);
    EXPECT_EQ(update_in(checkpoint / "training.safetensors"), update);
    const Json progress = progress_of(checkpoint);
    EXPECT_EQ(progress["update"].dump(), update);
    EXPECT_LE(progress["best_update"].get<int>(), progress["update"].get<int>());
    expect_verified(checkpoint);
  }
  for (const char* link : {"best", "last"}) {
    EXPECT_TRUE(!fs::is_symlink(run_folder / link) || fs::exists(run_folder / link / "manifest.json")) << link;
  }
}

/// Equal to the last bit, and in everything that progress tells but the time it took.
inline void expect_same_checkpoint(const fs::path& one, const fs::path& other,
                                   const std::vector<std::string>& but_for = {}) {
  for (const char* file : {"model.safetensors", "training.safetensors", "tokenizer.model"}) {
    expect_same_file(one / file, other / file);
  }
  Json progress = progress_of(one);
  Json others = progress_of(other);
  for (Json* each : {&progress, &others}) {
    each->erase("seconds");
    for (const std::string& key : but_for) each->erase(key);
  }
  EXPECT_EQ(progress, others) << one << other;
}

}  // namespace ferry::integration
