#include "decoding/active_sentences.h"

#include <numeric>

namespace ferry {

ActiveSentences::ActiveSentences(std::size_t sentences) : places_(sentences), done_(sentences), left_(sentences) {
  std::iota(places_.begin(), places_.end(), std::size_t{0});
}

void ActiveSentences::finish(std::size_t sentence) {
  if (!done_[sentence]) --left_;
  done_[sentence] = true;
}

void ActiveSentences::drop_finished(Scorer& scorer) {
  const std::size_t finished = places_.size() - left_;
  if (finished == 0 || left_ == 0 || finished * 8 < places_.size()) return;
  std::vector<std::int64_t> kept;
  std::vector<std::size_t> sentences;
  for (std::size_t place = 0; place < places_.size(); ++place) {
    if (done_[places_[place]]) continue;
    kept.push_back(static_cast<std::int64_t>(place));
    sentences.push_back(places_[place]);
  }
  scorer.keep_sentences(at::tensor(kept, at::kLong));
  places_ = std::move(sentences);
}

}  // namespace ferry
