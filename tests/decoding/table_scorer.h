// A scorer one can work out by hand: a function from (sentence, pieces so far) to log-probabilities.
#pragma once

#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <vector>

#include "base/random.h"
#include "decoding/scorer.h"
#include "decoding/search.h"
#include "tokenizer/tokenizer.h"

namespace ferry {

inline constexpr float never = -std::numeric_limits<float>::infinity();

using History = std::vector<std::int32_t>;
/// One score for each piece.
using Table = std::function<std::vector<float>(std::int64_t sentence, const History& history)>;

/// A sentence is named by its first source id.
class TableScorer : public Scorer {
 public:
  explicit TableScorer(Table table) : table_(std::move(table)) {}

  void start(const SourceBatch& source) override {
    rows_.clear();
    for (std::int64_t i = 0; i < source.ids.size(0); ++i) {
      rows_.push_back({source.ids[i][0].item<std::int64_t>(), {}});
    }
    sentences_ = rows_.size();
    steps = 0;
    first_ = true;
  }

  Tensor step(const Tensor& newest) override {
    ++steps;
    std::vector<Tensor> scores;
    for (std::size_t row = 0; row < rows_.size(); ++row) {
      const auto piece = newest[static_cast<std::int64_t>(row)].item<std::int64_t>();
      if (!first_) rows_[row].history.push_back(static_cast<std::int32_t>(piece));
      scores.push_back(at::tensor(table_(rows_[row].sentence, rows_[row].history)));
    }
    first_ = false;
    rows_scored += static_cast<int>(rows_.size());
    return at::stack(scores);
  }

  void reorder(const Tensor& origins) override {
    std::vector<Row> next;
    for (std::int64_t i = 0; i < origins.size(0); ++i) {
      next.push_back(rows_.at(static_cast<std::size_t>(origins[i].item<std::int64_t>())));
    }
    rows_ = std::move(next);
  }

  void keep_sentences(const Tensor& kept) override {
    const std::size_t width = rows_.size() / sentences_;
    std::vector<Row> next;
    for (std::int64_t i = 0; i < kept.size(0); ++i) {
      const auto first = static_cast<std::size_t>(kept[i].item<std::int64_t>()) * width;
      for (std::size_t slot = 0; slot < width; ++slot) next.push_back(rows_.at(first + slot));
    }
    rows_ = std::move(next);
    sentences_ = static_cast<std::size_t>(kept.size(0));
  }

  int steps = 0;
  int rows_scored = 0;

 private:
  struct Row {
    std::int64_t sentence;
    History history;
  };

  Table table_;
  std::vector<Row> rows_;
  std::size_t sentences_ = 0;
  bool first_ = true;
};

/// A row with these log-probabilities; what is left of the probability goes to <pad>, which search never takes.
inline std::vector<float> distribution(std::size_t pieces, const std::map<std::int32_t, double>& log_probabilities) {
  std::vector<float> row(pieces, never);
  double left = 1;
  for (const auto& [piece, log_probability] : log_probabilities) {
    row[static_cast<std::size_t>(piece)] = static_cast<float>(log_probability);
    left -= std::exp(log_probability);
  }
  if (left > 1e-9) row[pad_id] = static_cast<float>(std::log(left));
  return row;
}

/// Log-probabilities that depend on everything, the same at every call.
inline Table random_table(std::size_t pieces, std::uint64_t seed) {
  return [pieces, seed](std::int64_t sentence, const History& history) {
    std::uint64_t key = random_key(seed, "table", static_cast<std::uint64_t>(sentence));
    for (const std::int32_t piece : history) key = random_key(key, "history", static_cast<std::uint64_t>(piece));
    RandomStream random(key);
    std::vector<float> row(pieces);
    double sum = 0;
    for (float& score : row) sum += std::exp(static_cast<double>(score = static_cast<float>(2 * random.normal())));
    for (float& score : row) score -= static_cast<float>(std::log(sum));
    return row;
  };
}

/// Sentences of one piece each, with the same rules.
inline SearchBatch batch_of(const std::vector<std::int32_t>& names, std::int64_t longest) {
  SearchBatch batch;
  std::vector<std::vector<std::int32_t>> sentences;
  for (const std::int32_t name : names) {
    sentences.push_back({name});
    batch.sentences.push_back(
        {.longest = longest, .shortest = 0, .prefix = {}, .key = static_cast<std::uint64_t>(name)});
  }
  batch.source = collate_source(sentences);
  return batch;
}

}  // namespace ferry
