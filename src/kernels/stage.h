// Where the time of an update goes: a clock that knows which part of the model is at work.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace ferry::kernels {

enum class Stage : std::int64_t { Other, Embedding, Attention, FeedForward, Norm, Output, Optimizer, Data, Search };
enum class Direction : std::int64_t { Forward, Backward };

/// While it lives, time counts for this stage (of this thread; an inner one interrupts an outer one). Costs nothing
/// worth mentioning while the clock stands still.
class InStage {
 public:
  explicit InStage(Stage stage, Direction direction = Direction::Forward);
  ~InStage();
  InStage(const InStage&) = delete;
  InStage& operator=(const InStage&) = delete;

 private:
  std::int64_t before_;
};

/// The stage at work, as a number that an operation keeps for its way back.
std::int64_t current_stage();
inline Stage stage_of(std::int64_t kept) {
  return static_cast<Stage>(kept);
}

/// Sets all stages of this thread to zero and lets the clock run.
void start_stage_clock();
/// Stops it; seconds by name ("attention", "attention backward", ...), zero ones left out.
std::vector<std::pair<std::string, double>> stop_stage_clock();

}  // namespace ferry::kernels
