// Which source words a translation's words come from: from weights of pieces to links of words.
#pragma once

#include <string>
#include <vector>

#include "base/tensor.h"

namespace ferry {

/// For each piece (as SentencePiece spells it, "▁" before a word) the word of the text, from 0, that it belongs to;
/// pieces that hold nothing but "▁" belong to the word that follows, or to none (-1) at the end.
std::vector<int> words_of_pieces(const std::vector<std::string>& pieces);

struct AlignmentLink {
  int source = 0;  ///< words, from 0
  int target = 0;
  bool operator==(const AlignmentLink&) const = default;
};

/// One link for each target word: to the source word that has the most of its pieces' rows, added up; of equal ones the
/// first. None for a word that has no piece of its own, because it stands in the one of the word before it. `weights`
/// are those of soft_alignments; what stands at </s> takes no part. In the order of the target words.
std::vector<AlignmentLink> word_alignment(const Tensor& weights, const std::vector<int>& source_words,
                                          const std::vector<int>& target_words);

/// "0-0 1-2 2-1"
std::string to_pharaoh(const std::vector<AlignmentLink>& links);

}  // namespace ferry
