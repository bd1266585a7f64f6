// The edit distance inside the translation edit rate: Levenshtein's, near the diagonal only, with the operations kept.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace ferry {

/// What turns the hypothesis into the reference, word by word.
enum class Edit : std::uint8_t {
  Unknown,  ///< outside the beam
  Keep,
  Substitute,
  Insert,  ///< a word that only the reference has
  Delete,  ///< a word that only the hypothesis has
};

/// Distances from hypotheses of one length to one reference, each word a number. Rows of the matrix that a hypothesis
/// shares with the one before it (the same beginning) are not computed again: shifts change few of them.
class BeamEditDistance {
 public:
  /// Tercom's limit: so many positions to each side of the diagonal.
  static constexpr std::int64_t beam_width = 25;

  BeamEditDistance(std::u32string_view reference, std::size_t hypothesis_length);

  /// The least number of edits within the beam. The hypothesis has the length that was announced.
  std::int64_t distance(std::u32string_view hypothesis);

  /// The edits of the hypothesis last measured, from left to right. Among equally good ones Tercom's choice: keep or
  /// substitute, then delete, then insert.
  std::vector<Edit> edits() const;

 private:
  struct Cell {
    std::int64_t cost;
    Edit edit;
  };
  Cell& cell(std::size_t row, std::size_t column) { return cells_[row * (reference_.size() + 1) + column]; }
  const Cell& cell(std::size_t row, std::size_t column) const { return cells_[row * (reference_.size() + 1) + column]; }
  void compute_row(std::size_t row);

  std::u32string reference_;
  std::u32string hypothesis_;
  std::size_t hypothesis_length_;
  std::size_t rows_known_ = 0;  ///< rows after the first that belong to hypothesis_
  double ratio_;                ///< reference words for each hypothesis word: the slope of the diagonal
  std::int64_t beam_;
  std::vector<Cell> cells_;  ///< [hypothesis words + 1, reference words + 1]
};

}  // namespace ferry
