#include "evaluation/edit_distance.h"

#include <algorithm>
#include <cmath>

#include "base/errors.h"

namespace ferry {
namespace {

constexpr std::int64_t unreachable = std::int64_t{1} << 60;

}  // namespace

BeamEditDistance::BeamEditDistance(std::u32string_view reference, std::size_t hypothesis_length)
    : reference_(reference),
      hypothesis_length_(hypothesis_length),
      ratio_(hypothesis_length == 0 ? 1
                                    : static_cast<double>(reference.size()) / static_cast<double>(hypothesis_length)),
      beam_(beam_width),
      cells_((hypothesis_length + 1) * (reference.size() + 1), Cell{unreachable, Edit::Unknown}) {
  // Where the lengths differ so much that the beams of two rows would not overlap, the beam is widened.
  if (ratio_ / 2 > static_cast<double>(beam_width)) {
    beam_ = static_cast<std::int64_t>(std::ceil(ratio_ / 2 + static_cast<double>(beam_width)));
  }
  for (std::size_t j = 0; j <= reference_.size(); ++j) cell(0, j) = {static_cast<std::int64_t>(j), Edit::Insert};
}

void BeamEditDistance::compute_row(std::size_t row) {
  const auto columns = static_cast<std::int64_t>(reference_.size()) + 1;
  const auto diagonal = static_cast<std::int64_t>(std::floor(static_cast<double>(row) * ratio_));
  const auto first = static_cast<std::size_t>(std::max<std::int64_t>(0, diagonal - beam_));
  const auto last = static_cast<std::size_t>(row == hypothesis_length_ ? columns : std::min(columns, diagonal + beam_));
  for (std::size_t j = first; j < last; ++j) {
    if (j == 0) {
      cell(row, 0) = {cell(row - 1, 0).cost + 1, Edit::Delete};
      continue;
    }
    const bool same = hypothesis_[row - 1] == reference_[j - 1];
    Cell best{unreachable, Edit::Unknown};
    const auto offer = [&best](std::int64_t cost, Edit edit) {
      if (cost < best.cost) best = {cost, edit};
    };
    offer(cell(row - 1, j - 1).cost + (same ? 0 : 1), same ? Edit::Keep : Edit::Substitute);
    offer(cell(row - 1, j).cost + 1, Edit::Delete);
    // Left of the beam nothing was computed: that cell is unreachable, and stays so for every hypothesis of this
    // length.
    offer(cell(row, j - 1).cost + 1, Edit::Insert);
    cell(row, j) = best;
  }
}

std::int64_t BeamEditDistance::distance(std::u32string_view hypothesis) {
  check(hypothesis.size() == hypothesis_length_, "hypotheses have the length that was announced");
  const auto known = hypothesis_.begin() + static_cast<std::ptrdiff_t>(rows_known_);
  const auto shared = std::mismatch(hypothesis_.begin(), known, hypothesis.begin()).first - hypothesis_.begin();
  hypothesis_ = hypothesis;
  for (auto row = static_cast<std::size_t>(shared) + 1; row <= hypothesis_length_; ++row) compute_row(row);
  rows_known_ = hypothesis_length_;
  return cells_.back().cost;
}

std::vector<Edit> BeamEditDistance::edits() const {
  check(rows_known_ == hypothesis_length_, "edits belong to a hypothesis that was measured");
  std::vector<Edit> edits;
  std::size_t i = hypothesis_length_;
  std::size_t j = reference_.size();
  while (i > 0 || j > 0) {
    const Edit edit = cell(i, j).edit;
    check(edit != Edit::Unknown, "the beam reaches the end");
    edits.push_back(edit);
    if (edit != Edit::Insert) --i;
    if (edit != Edit::Delete) --j;
  }
  std::reverse(edits.begin(), edits.end());
  return edits;
}

}  // namespace ferry
