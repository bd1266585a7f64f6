#include "training/stop_rules.h"

#include "base/format.h"

namespace ferry {

std::optional<std::string> reason_to_stop(const TrainingConfig& config, const Progress& progress) {
  if (const int limit = config.max_updates.value(); limit > 0 && progress.update >= limit) {
    return format("max_updates: {} updates are made", limit);
  }
  if (config.max_epochs > 0 && progress.position.epoch >= config.max_epochs) {
    return format("max_epochs: {} passes over the corpus are made", config.max_epochs);
  }
  if (config.max_minutes > 0 && progress.seconds >= config.max_minutes * 60) {
    return format("max_minutes: {:g} minutes are over", config.max_minutes);
  }
  if (config.patience > 0 && progress.validations_without_gain >= config.patience) {
    return format("patience: {} validations without a better score", config.patience);
  }
  return std::nullopt;
}

}  // namespace ferry
