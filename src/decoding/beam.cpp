#include "decoding/beam.h"

#include <algorithm>

#include "base/errors.h"
#include "base/signals.h"
#include "decoding/active_sentences.h"
#include "decoding/beam_sentence.h"
#include "kernels/rows.h"
#include "tokenizer/tokenizer.h"

namespace ferry {
namespace {

class BeamSearch {
 public:
  BeamSearch(Scorer& scorer, const SearchBatch& batch, const SearchOptions& options)
      : scorer_(scorer),
        batch_(batch),
        expansion_(options, LogProbabilities::Compute),
        active_(batch.sentences.size()) {
    for (const SentenceRules& rules : batch.sentences) sentences_.emplace_back(options, rules);
  }

  std::vector<BeamSentence> run() {
    scorer_.start(batch_.source);
    while (!active_.all_done()) {
      stop_if_asked();
      expand(scorer_.step(newest_pieces()));
      select();
      finish();
    }
    return std::move(sentences_);
  }

 private:
  // A row for each slot of each sentence in the scorer's batch. Not every slot is taken: a sentence may have fewer
  // hypotheses left than others; what its empty rows compute is not looked at.
  std::size_t first_row(std::size_t place) const { return place * width_; }

  Tensor newest_pieces() const {
    Tensor newest = at::full({static_cast<std::int64_t>(first_row(active_.places().size()))}, pad_id, at::kLong);
    auto* rows = newest.data_ptr<std::int64_t>();
    for (std::size_t place = 0; place < active_.places().size(); ++place) {
      if (active_.done(active_.places()[place])) continue;
      for (const LiveHypothesis& one : sentence_at(place).live()) {
        const auto& pieces = one.hypothesis.pieces;
        rows[first_row(place) + one.slot] = pieces.empty() ? begin_id : pieces.back();
      }
    }
    return newest;
  }

  /// The best continuations of every live hypothesis.
  void expand(const Tensor& scores) {
    struct Row {
      std::size_t place, index;
    };
    std::vector<Row> rows;
    continuations_.assign(active_.places().size(), {});
    for (std::size_t place = 0; place < continuations_.size(); ++place) {
      if (active_.done(active_.places()[place])) continue;
      continuations_[place].resize(sentence_at(place).live().size());
      for (std::size_t index = 0; index < continuations_[place].size(); ++index) rows.push_back({place, index});
    }
    const auto count = static_cast<std::int64_t>(rows.size());
    kernels::for_each_row(count, scores.size(1), score_grain, [&](std::int64_t i) {
      const auto [place, index] = rows[static_cast<std::size_t>(i)];
      const BeamSentence& sentence = sentence_at(place);
      const LiveHypothesis& one = sentence.live()[index];
      const auto row = row_of(scores, static_cast<std::int64_t>(first_row(place) + one.slot));
      continuations_[place][index] =
          expansion_.continuations(row, one.hypothesis.pieces, sentence.rules(), sentence.room());
    });
  }

  /// Which of them live on, which have ended, and which sentences are done.
  void select() {
    for (std::size_t place = 0; place < continuations_.size(); ++place) {
      const std::size_t index = active_.places()[place];
      if (active_.done(index)) continue;
      sentences_[index].select(continuations_[place]);
      if (sentences_[index].done()) active_.finish(index);
    }
  }

  /// Lets the scorer go on with those that live, in as few rows as hold them.
  void finish() {
    if (active_.all_done()) return;
    active_.drop_finished(scorer_);
    std::size_t width = 0;
    for (const std::size_t index : active_.places()) {
      if (!active_.done(index)) width = std::max(width, sentences_[index].live().size());
    }
    std::vector<std::int64_t> origins;
    for (std::size_t place = 0; place < active_.places().size(); ++place) {
      // An empty slot goes on from itself where it was there before: then nothing is moved for it.
      for (std::size_t slot = 0; slot < width; ++slot) {
        origins.push_back(static_cast<std::int64_t>(first_row(place) + std::min(slot, width_ - 1)));
      }
      const std::size_t index = active_.places()[place];
      if (active_.done(index)) continue;
      sentences_[index].assign_slots(width);
      for (const LiveHypothesis& one : sentences_[index].live()) {
        origins[place * width + one.slot] = static_cast<std::int64_t>(first_row(place) + one.origin);
      }
    }
    scorer_.reorder(at::tensor(origins, at::kLong));
    width_ = width;
  }

  const BeamSentence& sentence_at(std::size_t place) const { return sentences_[active_.places()[place]]; }

  Scorer& scorer_;
  const SearchBatch& batch_;
  Expansion expansion_;
  std::vector<BeamSentence> sentences_;
  ActiveSentences active_;
  std::size_t width_ = 1;                                              ///< slots of each sentence
  std::vector<std::vector<std::vector<Continuation>>> continuations_;  ///< by place, by live hypothesis
};

}  // namespace

std::vector<std::vector<Hypothesis>> beam_search(Scorer& scorer, const SearchBatch& batch,
                                                 const SearchOptions& options) {
  check(static_cast<std::int64_t>(batch.sentences.size()) == batch.source.ids.size(0), "each sentence has its rules");
  check(options.beam >= 1 && options.n_best >= 1 && options.n_best <= options.beam, "n-best is within the beam");
  std::vector<std::vector<Hypothesis>> results;
  for (const BeamSentence& sentence : BeamSearch(scorer, batch, options).run()) {
    results.push_back(sentence.best(static_cast<std::size_t>(options.n_best)));
  }
  return results;
}

}  // namespace ferry
