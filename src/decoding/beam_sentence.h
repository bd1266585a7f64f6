// Beam search in one sentence: which hypotheses go on, which have ended, and when it is over.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "decoding/expansion.h"
#include "decoding/hypothesis.h"

namespace ferry {

/// A hypothesis that has not ended, and where it stands.
struct LiveHypothesis {
  Hypothesis hypothesis = {};
  std::size_t slot = 0;    ///< its place among the rows of its sentence
  std::size_t origin = 0;  ///< the slot of the hypothesis that it continues
};

class BeamSentence {
 public:
  BeamSentence(const SearchOptions& options, const SentenceRules& rules);

  const std::vector<LiveHypothesis>& live() const { return live_; }
  const SentenceRules& rules() const { return rules_; }
  /// How many hypotheses may go on or end in the next step.
  std::size_t room() const { return beam_ - ended_.size(); }

  /// One step: of all continuations of all live hypotheses (a list for each, in their order), the best `room()` live on
  /// or end.
  void select(const std::vector<std::vector<Continuation>>& continuations);

  /// Gives the live hypotheses their slots below `width`: one that continues stays where its origin stood where it can,
  /// so that its cache need not move.
  void assign_slots(std::size_t width);

  bool done() const;
  /// The best so many of those that have ended, best first; of equal scores the one that ended first.
  std::vector<Hypothesis> best(std::size_t count) const;

 private:
  double highest_possible(const Hypothesis& hypothesis) const;

  const SentenceRules& rules_;
  LengthPenalty penalty_;
  std::size_t beam_;
  std::size_t n_best_;
  std::vector<LiveHypothesis> live_;  ///< best first
  std::vector<Hypothesis> ended_;     ///< best first
};

}  // namespace ferry
