#include "kernels/stage.h"

#include <array>

namespace ferry::kernels {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::int64_t stages = 9;
constexpr std::array<const char*, stages> names{"other",           "embedding", "attention", "feed-forward", "norm",
                                                "output and loss", "optimizer", "data",      "search"};

struct StageClock {
  bool running = false;
  std::int64_t at = 0;  // stage + stages * direction
  Clock::time_point since;
  std::array<double, stages * 2> seconds{};

  void change(std::int64_t to) {
    if (running) {
      const Clock::time_point now = Clock::now();
      seconds.at(static_cast<std::size_t>(at)) += std::chrono::duration<double>(now - since).count();
      since = now;
    }
    at = to;
  }
};

StageClock& stage_clock() {
  thread_local StageClock clock;
  return clock;
}

}  // namespace

InStage::InStage(Stage stage, Direction direction) : before_(stage_clock().at) {
  stage_clock().change(static_cast<std::int64_t>(stage) + stages * static_cast<std::int64_t>(direction));
}

InStage::~InStage() {
  stage_clock().change(before_);
}

std::int64_t current_stage() {
  return stage_clock().at % stages;
}

void start_stage_clock() {
  stage_clock() = {.running = true, .at = 0, .since = Clock::now(), .seconds = {}};
}

std::vector<std::pair<std::string, double>> stop_stage_clock() {
  StageClock& clock = stage_clock();
  clock.change(0);
  clock.running = false;
  std::vector<std::pair<std::string, double>> result;
  for (std::size_t i = 0; i < clock.seconds.size(); ++i) {
    if (clock.seconds.at(i) == 0) continue;
    result.emplace_back(std::string(names.at(i % stages)) + (i >= stages ? " backward" : ""), clock.seconds.at(i));
  }
  return result;
}

}  // namespace ferry::kernels
