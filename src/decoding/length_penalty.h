// How hypotheses of different lengths are compared. Pure functions.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace ferry {

enum class LengthNormalization {
  Power,  ///< length ^ alpha
  Gnmt,   ///< ((5 + length) / 6) ^ alpha (Wu et al. 2016, eq. 14)
};
constexpr auto names_of(LengthNormalization) {
  return std::array<std::string_view, 2>{"power", "gnmt"};
}

/// score = log-probability / divisor(length) + reward * length. The length counts </s>: a translation of no piece has
/// length 1. With alpha 1 and no reward, score times length is the log-probability.
struct LengthPenalty {
  LengthNormalization normalization = LengthNormalization::Power;
  double alpha = 1;   ///< at least 0; 0: no normalisation
  double reward = 0;  ///< for each piece and </s> (He et al. 2016, word reward)
};

/// What a log-probability is divided by: at least 1 for a length of at least 1, and every hypothesis has one.
double length_divisor(const LengthPenalty& penalty, std::int64_t length);

double hypothesis_score(const LengthPenalty& penalty, double log_probability, std::int64_t length);

/// A bound on what a hypothesis that has not ended can reach, whatever follows: its log-probability can only fall, its
/// length will be `shortest` to `longest`. The bound takes the divisor and the reward that are best for it, each by
/// itself.
double highest_possible_score(const LengthPenalty& penalty, double log_probability, std::int64_t shortest,
                              std::int64_t longest);

}  // namespace ferry
