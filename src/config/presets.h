// The table behind "auto": one row for each size of corpus. Numbers are changed here and nowhere else.
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "config/model_config.h"
#include "config/training_config.h"

namespace ferry {

struct Shape {
  int width;
  int heads;
  int feed_forward;
  int encoder_layers;
  int decoder_layers;
};

/// The shape of a named preset; not for Preset::Auto.
Shape shape_of(Preset preset);

/// What suits corpora with fewer pairs than `below_pairs` (and no fewer than the row before).
struct Recipe {
  std::int64_t below_pairs;
  const char* name;
  const char* why;  ///< one sentence for the table of choices
  Shape shape;
  double dropout;
  double attention_dropout;
  double feed_forward_dropout;
  int vocabulary;
  double sampling;
  int batch_tokens;
  int epochs;  ///< passes over the corpus, where no limit is stated
  double average_decay;
  double peak;
  Schedule schedule;
  double warmup_share;  ///< of the updates expected
};

std::span<const Recipe> recipes();
const Recipe& recipe_for(std::int64_t pairs);

// Rules of thumb that hold for every row.

/// A vocabulary needs so many characters of text for each piece, or most pieces are too rare to be learned.
inline constexpr std::int64_t characters_per_vocabulary_piece = 25;
inline constexpr int least_vocabulary = 100;
inline constexpr int character_vocabulary = 1000;
/// 256 bytes and room for the pieces that make them rare.
inline constexpr int least_vocabulary_with_bytes = 512;
/// To estimate the length of an epoch before there is a tokenizer.
inline constexpr double characters_per_piece = 3.5;
inline constexpr double pieces_per_sentence = 25;
inline constexpr int most_warmup_updates = 4000;
inline constexpr int validations_in_a_run = 12;
/// However small or large a corpus is, a run without a stated limit has so many updates.
inline constexpr double least_updates = 1000;
inline constexpr double most_updates = 300'000;
/// The moving average reaches back over at most this share of a run.
inline constexpr double average_share = 0.1;

}  // namespace ferry
