// Sections `training` and `learning_rate`: one update, how many of them, and how fast.
#pragma once

#include <array>
#include <string_view>

#include "config/field.h"

namespace ferry {

enum class OptimizerKind { Adamw };
constexpr auto names_of(OptimizerKind) {
  return std::array<std::string_view, 1>{"adamw"};
}

enum class Schedule { InverseSqrt, Cosine, Constant };
constexpr auto names_of(Schedule) {
  return std::array<std::string_view, 3>{"inverse_sqrt", "cosine", "constant"};
}

struct TrainingConfig {
  Automatic<int> batch_tokens;  ///< most positions a side in one batch, padding included
  int accumulate = 1;           ///< batches an update
  double label_smoothing = 0.1;
  double clip_norm = 1.0;  ///< 0: no clipping
  OptimizerKind optimizer = OptimizerKind::Adamw;
  double weight_decay = 0.0;  ///< of weight matrices; norms and biases are left alone
  double beta1 = 0.9;
  double beta2 = 0.98;
  double epsilon = 1e-9;
  Automatic<double> average_decay;  ///< of the moving average of the weights that is validated and kept; 0: none
  Automatic<int> max_updates;       ///< 0: no limit
  int max_epochs = 0;               ///< 0: no limit
  double max_minutes = 0;           ///< 0: no limit
  int patience = 0;                 ///< validations without a better score before stopping; 0: no limit
  int log_every = 50;               ///< updates between two progress reports

  bool operator==(const TrainingConfig&) const = default;

  template <typename Self, typename Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit.option("batch_tokens", self.batch_tokens, "most positions a side in one batch, padding included",
                 between(1, 100000000));
    visit.option("accumulate", self.accumulate, "batches summed into one update", between(1, 1000000));
    visit.option("label_smoothing", self.label_smoothing, "share of the probability spread over the vocabulary",
                 below_one());
    visit.option("clip_norm", self.clip_norm, "longest gradient, as a norm; 0: no clipping", at_least(0),
                 OnResume::AfterSetBack);
    visit.option("optimizer", self.optimizer, "the rule of an update");
    visit.option("weight_decay", self.weight_decay, "decay of weight matrices; norms and biases are left alone",
                 at_least(0));
    visit.option("beta1", self.beta1, "decay of the gradient's mean", below_one());
    visit.option("beta2", self.beta2, "decay of the gradient's square", below_one());
    visit.option("epsilon", self.epsilon, "added to the root of the gradient's square", more_than(0));
    visit.option("average_decay", self.average_decay,
                 "decay of the moving average of the weights that is validated and kept; 0: none", below_one());
    visit.option("max_updates", self.max_updates, "updates before training stops; 0: no limit", at_least(0),
                 OnResume::MayChange);
    visit.option("max_epochs", self.max_epochs, "passes over the corpus before training stops; 0: no limit",
                 at_least(0), OnResume::MayChange);
    visit.option("max_minutes", self.max_minutes, "minutes before training stops; 0: no limit", at_least(0),
                 OnResume::MayChange);
    visit.option("patience", self.patience, "validations without a better score before training stops; 0: no limit",
                 at_least(0), OnResume::MayChange);
    visit.option("log_every", self.log_every, "updates between two progress reports", at_least(1), OnResume::MayChange);
  }
};

struct LearningRateConfig {
  Automatic<double> peak;
  Automatic<Schedule> schedule;
  Automatic<int> warmup_updates;

  bool operator==(const LearningRateConfig&) const = default;

  template <typename Self, typename Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit.option("peak", self.peak, "the highest rate, reached at the end of the warm-up", more_than(0));
    visit.option("schedule", self.schedule, "how the rate falls after the warm-up");
    visit.option("warmup_updates", self.warmup_updates, "updates over which the rate grows from 0 to its peak",
                 at_least(0));
  }
};

}  // namespace ferry
