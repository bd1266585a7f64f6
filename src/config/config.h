// The whole configuration: a file's values over the defaults, which stand once, in these structs.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "config/data_config.h"
#include "config/model_config.h"
#include "config/tokenizer_config.h"
#include "config/training_config.h"
#include "config/validation_config.h"

namespace ferry {

enum class DeviceKind { Auto, Cpu, Cuda };
enum class Precision { Auto, Float32, Bfloat16 };

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
  bool operator==(const Config&) const = default;
};

/// Reads a file, then applies overrides of the form "section.key=value" in order. Relative paths in the file are
/// relative to its folder, those in overrides to the working directory. Throws one UserError with every unknown key,
/// wrong type, value out of range, duplicate key and missing file name found.
Config load_config(const std::filesystem::path& file, const std::vector<std::string>& overrides = {});

/// The same for text that stands in for `file` (which need not exist).
Config parse_config(const std::string& yaml, const std::filesystem::path& file,
                    const std::vector<std::string>& overrides = {});

/// The complete configuration as YAML that load_config reads back to an equal Config; every text that a YAML 1.1 reader
/// might take for something else is quoted. Paths are written relative to `folder` where that is given, else absolute.
std::string to_yaml(const Config& config, const std::filesystem::path& folder = {});

/// A table of all options with default, range and meaning, for people.
std::string explain_options();

}  // namespace ferry
