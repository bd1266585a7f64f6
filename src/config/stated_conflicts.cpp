#include "config/stated_conflicts.h"

#include "base/format.h"
#include "config/presets.h"

namespace ferry {
namespace {

std::string fitting_heads(int width, int heads) {
  const NearDivisors divisors = near_divisors(width, heads);
  std::string counts;
  if (divisors.below > 0) counts += format("{}", divisors.below);
  if (divisors.above > 0) counts += format("{}{}", counts.empty() ? "" : " or ", divisors.above);
  const int narrower = width / heads * heads;
  const std::string widths = narrower > 0 ? format("{} or {}", narrower, narrower + heads) : format("{}", heads);
  return format("with width {}: heads {}; with {} heads: width {}", width, counts, heads, widths);
}

}  // namespace

NearDivisors near_divisors(int number, int near) {
  NearDivisors divisors;
  for (int i = 1; i <= number; ++i) {
    if (number % i != 0) continue;
    if (i < near) divisors.below = i;
    if (i > near) {
      divisors.above = i;
      break;
    }
  }
  return divisors;
}

std::vector<Problem> stated_conflicts(const Config& config) {
  std::vector<Problem> problems;
  const auto add = [&](const char* where, std::string what, std::string remedy) {
    problems.push_back({.where = where, .what = std::move(what), .remedy = std::move(remedy)});
  };
  const ModelConfig& model = config.model;
  if (model.width.chosen() && model.heads.chosen() && model.width.value() % model.heads.value() != 0) {
    const int width = model.width.value();
    const int heads = model.heads.value();
    add("model.heads", format("{} heads do not divide the width {}", heads, width), fitting_heads(width, heads));
  }
  if (!config.tokenizer.joint && model.tie.chosen() && model.tie.value() == Tie::All) {
    add("model.tie", "all embeddings can be one only where both languages share a vocabulary",
        "tokenizer.joint: true, or model.tie: target");
  }
  const Automatic<int>& vocabulary = config.tokenizer.vocabulary;
  constexpr int bytes_and_reserved = 256 + 4;
  if (config.tokenizer.byte_fallback && vocabulary.chosen() && vocabulary.value() <= bytes_and_reserved) {
    add("tokenizer.vocabulary", format("{} pieces do not hold the 256 bytes of byte_fallback", vocabulary.value()),
        format("more than {}, or tokenizer.byte_fallback: false", bytes_and_reserved));
  }
  const LearningRateConfig& rate = config.learning_rate;
  const Automatic<int>& updates = config.training.max_updates;
  const bool cosine = rate.schedule.chosen() && rate.schedule.value() == Schedule::Cosine;
  if (cosine && updates.chosen() && updates.value() == 0) {
    add("learning_rate.schedule", "cosine ends at a number of updates, and training.max_updates is 0 (no limit)",
        "state training.max_updates, or learning_rate.schedule: inverse_sqrt");
  } else if (cosine && updates.chosen() && rate.warmup_updates.value_or(0) >= updates.value()) {
    // In a later sitting of a run the warm-up may be what was chosen in the first.
    const bool warmup_stated = config.places.contains("learning_rate.warmup_updates");
    add(warmup_stated ? "learning_rate.warmup_updates" : "training.max_updates",
        format("a warm-up of {} updates leaves none of {} for the cosine", rate.warmup_updates.value_or(0),
               updates.value()),
        warmup_stated ? "fewer updates of warm-up (learning_rate.warmup_updates), or more in all (training.max_updates)"
                      : format("at least {}", rate.warmup_updates.value_or(0) + 1));
  }
  return problems;
}

}  // namespace ferry
