// Which sentences of a batch are still searched for. Those that are done leave the scorer's batch, so that the others
// do not wait for work on what nobody needs.
#pragma once

#include <cstddef>
#include <vector>

#include "decoding/scorer.h"

namespace ferry {

class ActiveSentences {
 public:
  explicit ActiveSentences(std::size_t sentences);

  /// The sentence (its place in the whole batch) at each place of the scorer's batch; some may be done already.
  const std::vector<std::size_t>& places() const { return places_; }
  bool done(std::size_t sentence) const { return done_[sentence]; }
  bool all_done() const { return left_ == 0; }
  void finish(std::size_t sentence);

  /// Takes the finished sentences out of the scorer's batch when they have become an eighth of it. (It costs a copy of
  /// the others' caches, so it is not done for each.) The outcome for the others does not depend on when.
  void drop_finished(Scorer& scorer);

 private:
  std::vector<std::size_t> places_;
  std::vector<bool> done_;
  std::size_t left_;
};

}  // namespace ferry
