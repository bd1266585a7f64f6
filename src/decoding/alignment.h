// Which source words a translation's words come from, as the decoder's cross-attention sees it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/transformer.h"

namespace ferry {

/// Whose attention.
struct AttentionChoice {
  /// From 0; none: the mean of the upper half of the layers. (The last but one of six aligns best, Garg et al. 2019; in
  /// models of two to four layers it may be any of the upper ones.)
  std::optional<int> layer = {};
  std::optional<int> head = {};  ///< from 0; none: the mean of all heads
};

using Pieces = std::vector<std::int32_t>;

/// The attention of given pairs, [target pieces + 1, source pieces + 1] float32 each: row t is the attention of the
/// step that produced target piece t (and at last </s>), column s what it paid to source piece s (and at last </s>).
/// Rows sum to 1. Throws UserError where the model has no such layer or head.
std::vector<Tensor> attention_of_pairs(TransformerImpl& model, const std::vector<Pieces>& sources,
                                       const std::vector<Pieces>& targets, const AttentionChoice& choice = {});

/// For each piece (as SentencePiece spells it, "▁" before a word) the word of the text, from 0, that it belongs to;
/// pieces that hold nothing but "▁" belong to the word that follows, or to none (-1) at the end.
std::vector<int> words_of_pieces(const std::vector<std::string>& pieces);

struct AlignmentLink {
  int source = 0;  ///< words, from 0
  int target = 0;
  bool operator==(const AlignmentLink&) const = default;
};

/// One link for each target word: to the source word that its pieces' rows, added up, pay most attention to; of equal
/// ones the first. Attention to </s> takes no part. In the order of the target words.
std::vector<AlignmentLink> word_alignment(const Tensor& attention, const std::vector<int>& source_words,
                                          const std::vector<int>& target_words);

/// "0-0 1-2 2-1"
std::string to_pharaoh(const std::vector<AlignmentLink>& links);

}  // namespace ferry
