// The command line of `ferry translate`, and the search that it asks for.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/load_model.h"
#include "cli/translation_format.h"

namespace CLI {
class App;
}

namespace ferry {

/// What is not stated comes from the model's configuration.
struct TranslateArguments {
  std::string model;
  std::vector<std::string> ensemble;
  std::string input = "-";
  std::string output = "-";
  std::string prefix;
  std::optional<int> beam;
  std::optional<double> length_penalty;
  bool gnmt = false;
  double word_reward = 0;
  int n_best = 0;  ///< 0: not asked for
  std::optional<int> batch_tokens;
  std::optional<double> max_length_ratio;
  std::vector<std::string> forbidden;
  bool sample = false;
  bool line_by_line = false;
  int threads = 0;
  kernels::FixedPrecision precision = kernels::FixedPrecision::Float32;
  Sampling sampling;
  TranslationOptions options;  ///< what needs no look at the model
  TranslationFormat format;
};

void add_translate_arguments(CLI::App& command, TranslateArguments& arguments);

/// With the first model and those of `--ensemble`. Throws UserError where the arguments do not fit each other or the
/// models.
Translator make_translator(const TranslateArguments& arguments, const LoadedModel& first);

}  // namespace ferry
