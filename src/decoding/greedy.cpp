#include "decoding/greedy.h"

#include "base/errors.h"
#include "base/signals.h"
#include "decoding/active_sentences.h"
#include "decoding/expansion.h"
#include "kernels/rows.h"
#include "tokenizer/tokenizer.h"

namespace ferry {
namespace {

class GreedySearch {
 public:
  GreedySearch(Scorer& scorer, const SearchBatch& batch, const SearchOptions& options)
      : scorer_(scorer),
        batch_(batch),
        scores_wanted_(options.scores),
        length_penalty_(options.length_penalty),
        expansion_(options, options.scores ? LogProbabilities::Compute : LogProbabilities::Skip),
        hypotheses_(batch.sentences.size()),
        active_(batch.sentences.size()) {}

  std::vector<Hypothesis> run() {
    scorer_.start(batch_.source);
    while (!active_.all_done()) {
      stop_if_asked();
      extend(scorer_.step(newest_pieces()));
      active_.drop_finished(scorer_);
    }
    return std::move(hypotheses_);
  }

 private:
  Tensor newest_pieces() const {
    Tensor newest = at::empty({static_cast<std::int64_t>(active_.places().size())}, at::kLong);
    auto* row = newest.data_ptr<std::int64_t>();
    for (const std::size_t sentence : active_.places()) {
      const auto& pieces = hypotheses_[sentence].pieces;
      *row++ = pieces.empty() ? begin_id : pieces.back();
    }
    return newest;
  }

  void extend(const Tensor& scores) {
    const auto& places = active_.places();
    std::vector<Continuation> chosen(places.size());
    kernels::for_each_row(scores.size(0), scores.size(1), score_grain, [&](std::int64_t row) {
      const std::size_t sentence = places[static_cast<std::size_t>(row)];
      if (active_.done(sentence)) return;
      chosen[static_cast<std::size_t>(row)] =
          expansion_.continuations(row_of(scores, row), hypotheses_[sentence].pieces, batch_.sentences[sentence], 1)
              .front();
    });
    for (std::size_t place = 0; place < places.size(); ++place) {
      if (!active_.done(places[place])) append(places[place], chosen[place]);
    }
  }

  void append(std::size_t sentence, const Continuation& next) {
    Hypothesis& hypothesis = hypotheses_[sentence];
    if (scores_wanted_) {
      hypothesis.log_probabilities.push_back(next.log_probability);
      hypothesis.log_probability += static_cast<double>(next.log_probability);
    }
    if (next.piece != end_id) {
      hypothesis.pieces.push_back(next.piece);
      return;
    }
    hypothesis.hit_limit = next.at_limit;
    hypothesis.score = hypothesis_score(length_penalty_, hypothesis.log_probability, hypothesis.length());
    active_.finish(sentence);
  }

  Scorer& scorer_;
  const SearchBatch& batch_;
  bool scores_wanted_;
  LengthPenalty length_penalty_;
  Expansion expansion_;
  std::vector<Hypothesis> hypotheses_;  ///< one for each sentence
  ActiveSentences active_;
};

}  // namespace

std::vector<std::vector<Hypothesis>> greedy_search(Scorer& scorer, const SearchBatch& batch,
                                                   const SearchOptions& options) {
  check(static_cast<std::int64_t>(batch.sentences.size()) == batch.source.ids.size(0), "each sentence has its rules");
  std::vector<std::vector<Hypothesis>> results;
  for (Hypothesis& hypothesis : GreedySearch(scorer, batch, options).run()) {
    results.push_back({std::move(hypothesis)});
  }
  return results;
}

}  // namespace ferry
