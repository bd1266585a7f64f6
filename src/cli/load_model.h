// MODEL on a command line: a model that runs, with what it needs to read and write text.
#pragma once

#include <filesystem>

#include <CLI/CLI.hpp>

#include "config/config.h"
#include "decoding/attention_reading.h"
#include "kernels/fixed_weight.h"
#include "model/transformer.h"
#include "tokenizer/tokenizer.h"

namespace ferry {

struct LoadedModel {
  std::filesystem::path folder;  ///< the checkpoint's
  Config config;                 ///< resolved
  TokenizerPair tokenizers;
  Transformer model;
  AttentionChoice attention;  ///< the part of it that aligns best, as far as the checkpoint knows
};

/// `--precision float32|bfloat16|int8`.
void add_precision_option(CLI::App& command, kernels::FixedPrecision& precision);

/// `path`: a run folder (its best checkpoint, else its last) or a checkpoint folder. Throws UserError.
LoadedModel load_model(const std::filesystem::path& path,
                       kernels::FixedPrecision precision = kernels::FixedPrecision::Float32);

}  // namespace ferry
