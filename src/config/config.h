// The whole configuration: a file's values over the defaults, which stand once, in these structs.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "config/data_config.h"
#include "config/model_config.h"
#include "config/option_places.h"
#include "config/tokenizer_config.h"
#include "config/training_config.h"
#include "config/validation_config.h"

namespace ferry {

enum class DeviceKind { Auto, Cpu, Cuda };
constexpr auto names_of(DeviceKind) {
  return std::array<std::string_view, 3>{"auto", "cpu", "cuda"};
}

enum class Precision { Auto, Float32, Bfloat16 };
constexpr auto names_of(Precision) {
  return std::array<std::string_view, 3>{"auto", "float32", "bfloat16"};
}

struct Config {
  std::filesystem::path run;
  std::uint64_t seed = 1;
  DeviceKind device = DeviceKind::Auto;
  Precision precision = Precision::Auto;
  int threads = 0;  ///< 0: all
  DataConfig data;
  TokenizerConfig tokenizer;
  ModelConfig model;
  TrainingConfig training;
  LearningRateConfig learning_rate;
  ValidationConfig validation;
  CheckpointConfig checkpoint;
  DecodingConfig decoding;
  OptionPlaces places;  ///< of what was stated

  bool operator==(const Config&) const = default;

  template <typename Self, typename Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit.option("run", self.run, "the run folder: checkpoints, log, metrics", anything(), OnResume::MayChange);
    visit.option("seed", self.seed, "of initial weights, order, dropout and sampling");
    visit.option("device", self.device, "where the work is done; auto: a GPU if there is one", anything(),
                 OnResume::MayChange);
    visit.option("precision", self.precision, "of matrix products; auto: what the device is fast at", anything(),
                 OnResume::MayChange);
    visit.option("threads", self.threads, "processor cores used; 0: all", between(0, 4096), OnResume::MayChange);
    visit.section("data", self.data, "which files, and which pairs of them");
    visit.section("tokenizer", self.tokenizer, "how text becomes pieces");
    visit.section("model", self.model, "the shape of the Transformer");
    visit.section("training", self.training, "one update, and how many of them");
    visit.section("learning_rate", self.learning_rate, "how fast it learns, update by update", OnResume::AfterSetBack);
    visit.section("validation", self.validation, "how progress is judged", OnResume::MayChange);
    visit.section("checkpoint", self.checkpoint, "what is kept", OnResume::MayChange);
    visit.section("decoding", self.decoding, "how translations are searched", OnResume::MayChange);
  }
};

enum class NamedFilesMust { Nothing, BeReadable };

/// Reads a file, then applies overrides of the form "section.key=value" in order; what stands after = may be a YAML
/// flow sequence or mapping. Relative paths in the file are relative to its folder, those in overrides to the working
/// directory. Throws one UserError with every unknown key, wrong type, value out of range, duplicate key and missing
/// file name found, each at its line and column; likewise every file that is named and cannot be read, where they must.
/// What is sound by itself must also go together (`stated_conflicts`).
Config load_config(const std::filesystem::path& file, const std::vector<std::string>& overrides = {},
                   NamedFilesMust must = NamedFilesMust::Nothing);

/// The same for text that stands in for `file` (which need not exist).
Config parse_config(const std::string& yaml, const std::filesystem::path& file,
                    const std::vector<std::string>& overrides = {}, NamedFilesMust must = NamedFilesMust::Nothing);

/// The defaults, with overrides applied; what every file must state is not there. Throws UserError as load_config does.
Config default_config(const std::vector<std::string>& overrides = {});

/// The complete configuration as YAML that load_config reads back to an equal Config; every text that a YAML 1.1 reader
/// might take for something else is quoted. Paths are written relative to `folder` where that is given, else absolute.
/// Throws UserError for a path or text that is not UTF-8, which YAML cannot hold.
std::string to_yaml(const Config& config, const std::filesystem::path& folder = {});

/// A table of all options with default, range and meaning, for people.
std::string explain_options();

}  // namespace ferry
