#include "decoding/beam_sentence.h"

#include <algorithm>

#include "base/errors.h"
#include "tokenizer/tokenizer.h"

namespace ferry {
namespace {

/// A continuation among all of a sentence.
struct Candidate {
  std::size_t parent;  ///< index in `live`
  Continuation next;
  double log_probability;  ///< of the hypothesis with it
};

Hypothesis extended(const Hypothesis& parent, const Candidate& candidate) {
  Hypothesis child = parent;
  child.log_probabilities.push_back(candidate.next.log_probability);
  child.log_probability = candidate.log_probability;
  if (candidate.next.piece != end_id) child.pieces.push_back(candidate.next.piece);
  return child;
}

}  // namespace

BeamSentence::BeamSentence(const SearchOptions& options, const SentenceRules& rules)
    : rules_(rules),
      penalty_(options.length_penalty),
      beam_(static_cast<std::size_t>(options.beam)),
      n_best_(static_cast<std::size_t>(options.n_best)),
      live_(1) {}

void BeamSentence::select(const std::vector<std::vector<Continuation>>& continuations) {
  std::vector<Candidate> candidates;
  for (std::size_t parent = 0; parent < live_.size(); ++parent) {
    for (const Continuation& next : continuations[parent]) {
      candidates.push_back(
          {parent, next, live_[parent].hypothesis.log_probability + static_cast<double>(next.log_probability)});
    }
  }
  // Within a step all have the same length, so log-probabilities compare. Equal ones stay in the order of their parents
  // and pieces.
  std::ranges::stable_sort(candidates, std::greater{}, &Candidate::log_probability);
  if (candidates.size() > room()) candidates.resize(room());

  std::vector<LiveHypothesis> survivors;
  for (const Candidate& candidate : candidates) {
    const LiveHypothesis& parent = live_[candidate.parent];
    Hypothesis child = extended(parent.hypothesis, candidate);
    if (candidate.next.piece != end_id) {
      survivors.push_back({.hypothesis = std::move(child), .slot = parent.slot, .origin = parent.slot});
      continue;
    }
    child.hit_limit = candidate.next.at_limit;
    child.score = hypothesis_score(penalty_, child.log_probability, child.length());
    const auto place = std::ranges::upper_bound(ended_, child.score, std::greater{}, &Hypothesis::score);
    ended_.insert(place, std::move(child));
  }
  live_ = std::move(survivors);
}

void BeamSentence::assign_slots(std::size_t width) {
  check(live_.size() <= width, "every live hypothesis has a slot");
  std::vector<bool> taken(width, false);
  std::vector<LiveHypothesis*> homeless;
  for (LiveHypothesis& one : live_) {
    if (one.origin < width && !taken[one.origin]) {
      one.slot = one.origin;
      taken[one.slot] = true;
    } else {
      homeless.push_back(&one);
    }
  }
  std::size_t free = 0;
  for (LiveHypothesis* one : homeless) {
    while (taken[free]) ++free;
    one->slot = free;
    taken[free] = true;
  }
}

double BeamSentence::highest_possible(const Hypothesis& hypothesis) const {
  return highest_possible_score(penalty_, hypothesis.log_probability, hypothesis.length(), rules_.longest + 1);
}

bool BeamSentence::done() const {
  if (live_.empty()) return true;
  if (ended_.size() < n_best_) return false;
  const double to_beat = ended_[n_best_ - 1].score;
  return std::ranges::all_of(live_,
                             [&](const LiveHypothesis& one) { return highest_possible(one.hypothesis) <= to_beat; });
}

std::vector<Hypothesis> BeamSentence::best(std::size_t count) const {
  return {ended_.begin(), ended_.begin() + static_cast<std::ptrdiff_t>(std::min(count, ended_.size()))};
}

}  // namespace ferry
