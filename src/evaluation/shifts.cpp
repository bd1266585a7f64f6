#include "evaluation/shifts.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <tuple>
#include <vector>

#include "evaluation/edit_distance.h"

namespace ferry {
namespace {

/// Which words match which, and which are in error, under the present edits.
struct Alignment {
  std::vector<std::ptrdiff_t>
      hypothesis_of;  ///< for each reference word, the hypothesis position; -1: before the first
  std::vector<bool> reference_wrong;
  std::vector<bool> hypothesis_wrong;
};

Alignment align(const std::vector<Edit>& edits) {
  Alignment alignment;
  std::ptrdiff_t position = -1;
  for (const Edit edit : edits) {
    const bool wrong = edit != Edit::Keep;
    if (edit != Edit::Insert) {
      ++position;
      alignment.hypothesis_wrong.push_back(wrong);
    }
    if (edit != Edit::Delete) {
      alignment.hypothesis_of.push_back(position);
      alignment.reference_wrong.push_back(wrong);
    }
  }
  return alignment;
}

bool any(const std::vector<bool>& flags, std::size_t start, std::size_t length) {
  const auto first = flags.begin() + static_cast<std::ptrdiff_t>(start);
  return std::find(first, first + static_cast<std::ptrdiff_t>(length), true) !=
         first + static_cast<std::ptrdiff_t>(length);
}

/// The words with `length` of them, from `start` on, moved to before position `target`. A target inside the phrase or
/// at its end means so many words further on, as Tercom has it.
std::u32string shifted(const std::u32string& words, std::size_t start, std::size_t length, std::size_t target) {
  const std::u32string phrase = words.substr(start, length);
  std::u32string rest = words;
  rest.erase(start, length);
  if (target < start) return rest.insert(target, phrase);
  if (target > start + length) return rest.insert(target - length, phrase);
  return rest.insert(std::min(target, rest.size()), phrase);
}

/// A shift that was tried; the greater the better.
struct Candidate {
  std::int64_t gain;
  std::size_t length;
  std::size_t start;
  std::size_t target;
  std::u32string words;

  /// Most edits saved, then the longest phrase, then the one that comes first, then the place that comes first.
  bool better_than(const Candidate& other) const {
    return std::tuple(gain, length, other.start, other.target) > std::tuple(other.gain, other.length, start, target);
  }
};

/// One search for the best shift of a hypothesis.
class ShiftSearch {
 public:
  ShiftSearch(const std::u32string& words, std::u32string_view reference, BeamEditDistance& distance,
              std::int64_t& candidates)
      : words_(words), reference_(reference), distance_(distance), candidates_(candidates) {
    before_ = distance_.distance(words_);
    alignment_ = align(distance_.edits());
  }

  std::optional<Candidate> best() {
    for (std::size_t start = 0; start < words_.size(); ++start) {
      for (std::size_t place = 0; place < reference_.size(); ++place) {
        const std::size_t apart = start > place ? start - place : place - start;
        if (apart <= ShiftLimits::farthest && !try_phrases(start, place)) return best_;
      }
    }
    return best_;
  }

 private:
  /// Every phrase that begins at `start` in the hypothesis and at `place` in the reference. False: enough was tried.
  bool try_phrases(std::size_t start, std::size_t place) {
    const std::size_t longest =
        std::min({ShiftLimits::longest_phrase, words_.size() - start, reference_.size() - place});
    for (std::size_t length = 1; length <= longest; ++length) {
      if (words_[start + length - 1] != reference_[place + length - 1]) break;
      if (!worth_trying(start, place, length)) continue;
      try_targets(start, place, length);
      if (candidates_ >= ShiftLimits::most_candidates) return false;
    }
    return true;
  }

  /// Both places are in error, and the phrase does not stand there already.
  bool worth_trying(std::size_t start, std::size_t place, std::size_t length) const {
    const std::ptrdiff_t aligned = alignment_.hypothesis_of[place];
    const bool inside =
        aligned >= static_cast<std::ptrdiff_t>(start) && aligned < static_cast<std::ptrdiff_t>(start + length);
    return !inside && any(alignment_.hypothesis_wrong, start, length) && any(alignment_.reference_wrong, place, length);
  }

  /// Moves the phrase behind what is aligned to the reference word before `place`, and to each word of the phrase.
  void try_targets(std::size_t start, std::size_t place, std::size_t length) {
    std::optional<std::size_t> previous;
    for (std::size_t offset = 0; offset <= length; ++offset) {
      const std::size_t behind = place + offset;  // one past the reference word in question
      const std::size_t target = behind == 0 ? 0 : static_cast<std::size_t>(alignment_.hypothesis_of[behind - 1] + 1);
      if (previous == target) continue;
      previous = target;
      Candidate candidate{.gain = 0,
                          .length = length,
                          .start = start,
                          .target = target,
                          .words = shifted(words_, start, length, target)};
      candidate.gain = before_ - distance_.distance(candidate.words);
      ++candidates_;
      if (!best_ || candidate.better_than(*best_)) best_ = std::move(candidate);
    }
  }

  const std::u32string& words_;
  std::u32string_view reference_;
  BeamEditDistance& distance_;
  std::int64_t& candidates_;
  std::int64_t before_ = 0;
  Alignment alignment_;
  std::optional<Candidate> best_;
};

}  // namespace

std::int64_t count_edits(std::u32string_view hypothesis, std::u32string_view reference) {
  if (reference.empty()) return static_cast<std::int64_t>(hypothesis.size());
  BeamEditDistance distance(reference, hypothesis.size());
  std::u32string words(hypothesis);
  std::int64_t shifts = 0;
  std::int64_t candidates = 0;
  for (;;) {
    std::optional<Candidate> best = ShiftSearch(words, reference, distance, candidates).best();
    // A search that was cut short counts for nothing, even if it found a gain: that is sacreBLEU's rule.
    if (candidates >= ShiftLimits::most_candidates || !best || best->gain <= 0) break;
    words = std::move(best->words);
    ++shifts;
  }
  return shifts + distance.distance(words);
}

}  // namespace ferry
