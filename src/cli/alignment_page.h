// Alignments as heat maps: one HTML file that opens without a network.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/tensor.h"
#include "decoding/alignment.h"

namespace ferry {

/// One pair as it is shown: pieces of both sides as SentencePiece spells them, without </s>; their weights, [target
/// pieces
/// + 1, source pieces + 1]; the links of their words.
struct AlignedPair {
  std::vector<std::string> source, target;
  Tensor weights;
  std::vector<AlignmentLink> links;
};

/// The page is begin, maps in order, end. All text in it is escaped.
std::string page_begin(const std::string& title);
/// A table: a column for each source piece and a row for each target piece, at last those of </s>; the darker a cell
/// the larger its weight; those of linked words are framed. `number` is that of the pair, from 1.
std::string heat_map(const AlignedPair& pair, std::int64_t number);
std::string page_end();

}  // namespace ferry
