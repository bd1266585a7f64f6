// Given pairs, for the commands that look at them through a model.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

#include "data/encoded_corpus.h"

namespace ferry {

struct PairFiles {
  std::string model, source, target;
  int threads = 0;
};

void add_pair_options(CLI::App& command, PairFiles& files);

/// Every pair must be usable: each line of the output belongs to a line of the input. Throws UserError listing pairs
/// with a blank side and pairs of more than 1,000 pieces a side.
EncodedCorpus encode_all_pairs(const PairFiles& files, const TokenizerPair& tokenizers);

}  // namespace ferry
