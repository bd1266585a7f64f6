// Second station: pairs of texts become pairs of piece ids, in parallel; pairs over the limit are left out and counted.
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include "data/parallel_text.h"
#include "tokenizer/tokenizer.h"

namespace ferry {

/// Sequences of ids in one block.
class IdSequences {
 public:
  void reserve(std::size_t sequences, std::size_t ids);
  void add(std::span<const std::int32_t> ids);
  void append(const IdSequences& others);
  std::size_t size() const { return ends_.size(); }
  std::span<const std::int32_t> operator[](std::size_t i) const;
  int length(std::size_t i) const { return static_cast<int>((*this)[i].size()); }

 private:
  std::vector<std::int32_t> ids_;
  std::vector<std::uint64_t> ends_;
};

struct EncodedCorpus {
  IdSequences source;  ///< without begin and end
  IdSequences target;
  std::vector<std::int64_t> lines;  ///< line number in the files of each pair
  std::vector<LeftOut> left_out;    ///< those of the text, and the too long ones
  std::size_t size() const { return lines.size(); }
};

/// SentencePiece's pieces have 16 characters at most: a text with more characters than this is too long in pieces, too.
constexpr std::int64_t most_characters(int max_tokens) {
  return std::int64_t{16} * max_tokens;
}

/// Encodes all pairs; those with more than max_tokens pieces on a side, or no piece on one (Reason::Blank: text that
/// normalisation removes), are left out, and so are texts with more than 16 characters for each piece allowed. In
/// parallel; the outcome does not depend on the number of threads.
EncodedCorpus encode_corpus(const ParallelText& text, const TokenizerPair& tokenizers, int max_tokens);

/// The corpus as training sees it in one epoch: every text in a sampled segmentation, a pure function of (seed, epoch).
/// A pair whose sampled form is too long keeps its best segmentation. The same pairs as `best`, in the same order.
/// `best` must be encoded from `text`. When a stop is asked for it returns at once, and what it returns is incomplete.
EncodedCorpus sample_corpus(const EncodedCorpus& best, const ParallelText& text, const TokenizerPair& tokenizers,
                            double alpha, int max_tokens, std::uint64_t seed, std::int64_t epoch,
                            const std::stop_token& stop = {});

/// As summary(ParallelText), the too long pairs included.
std::string summary(const EncodedCorpus& corpus, const std::string& name, std::int64_t lines_read);

}  // namespace ferry
