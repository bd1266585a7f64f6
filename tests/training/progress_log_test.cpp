// What metrics.jsonl tells after a death, a resumption, a return: each thing once, and nothing that is not so.
#include "training/progress_log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/files.h"
#include "base/format.h"
#include "base/text.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;

class Metrics : public testing::Test {
 protected:
  Metrics() { fs::create_directories(folder_); }
  ~Metrics() override { fs::remove_all(folder_); }

  void write(const std::string& text) const { write_file(folder_ / "metrics.jsonl", text); }
  /// The events that are told, each with its update.
  std::vector<std::string> told() const {
    std::vector<std::string> events;
    const std::string text = read_file(folder_ / "metrics.jsonl");
    for (const std::string_view line : split(text, '\n')) {
      if (line.empty()) continue;
      const Json entry = Json::parse(line);
      events.push_back(format("{} {}", entry["event"].get<std::string>(), entry["update"].get<int>()));
    }
    return events;
  }
  ProgressLog log(Progress& progress) const { return {folder_, training_, 100, progress}; }

  static TrainingConfig training() {
    TrainingConfig config;
    config.log_every = 3;
    config.max_updates = 0;
    return config;
  }

  const TrainingConfig training_ = training();
  const fs::path folder_ = fs::temp_directory_path() / format("ferry_metrics_{}", ::getpid());
};

Progress after(std::int64_t update) {
  Progress progress;
  progress.update = update;
  return progress;
}

StepResult step_of(double nll, std::int64_t tokens) {
  StepResult step;
  step.totals.loss = step.totals.nll = nll;
  step.totals.tokens = tokens;
  return step;
}

TEST_F(Metrics, KeepOfARunThatDiedWhatItsCheckpointKnows) {
  write(
      "{\"event\":\"train\",\"update\":9}\n{\"event\":\"checkpoint\",\"update\":9}\n{\"event\":\"train\",\"update\":10}"
      "\n{\"ev");
  Progress progress = after(9);
  log(progress);
  EXPECT_THAT(told(), ElementsAre("train 9", "checkpoint 9"));
}

TEST_F(Metrics, ForgetAValidationAndAMeanThatTheCheckpointDoesNotKnow) {
  write(
      "{\"event\":\"checkpoint\",\"update\":9}\n{\"event\":\"validation\",\"update\":9}\n"
      "{\"event\":\"average\",\"update\":9}\n");
  Progress knows_none = after(9);
  Progress knows_both = after(9);
  knows_both.validated_update = knows_both.averaged_update = 9;
  log(knows_both);
  EXPECT_THAT(told(), ElementsAre("checkpoint 9", "validation 9", "average 9"));
  log(knows_none);
  EXPECT_THAT(told(), ElementsAre("checkpoint 9"));
}

TEST_F(Metrics, ForgetAReturnThatWasNotSaved) {
  write(
      "{\"event\":\"checkpoint\",\"update\":9}\n{\"event\":\"set_back\",\"update\":9,\"return\":1}\n"
      "{\"event\":\"set_back\",\"update\":9,\"return\":2}\n");
  Progress progress = after(9);
  progress.returns = 1;
  log(progress);
  EXPECT_THAT(told(), ElementsAre("checkpoint 9", "set_back 9"));
}

TEST_F(Metrics, TellOfACheckpointWhereDeathCameBetweenSavingAndTelling) {
  write("{\"event\":\"train\",\"update\":9}\n");
  Progress progress = after(9);
  log(progress);
  EXPECT_THAT(told(), ElementsAre("train 9", "checkpoint 9"));
}

TEST_F(Metrics, TakeBackWhatWasToldOfLaterUpdatesAndHandOutThoseLeftOut) {
  Progress progress = after(9);
  ProgressLog metrics = log(progress);
  progress.update = 10;
  metrics.record("bad_update", {{"tensor", "encoder"}});
  progress.update = 11;
  metrics.record("train", Json::object());
  progress.update = 9;
  const std::vector<Json> left_out = metrics.go_back();
  ASSERT_EQ(left_out.size(), 1U);
  EXPECT_EQ(left_out.front()["update"], 10);
  EXPECT_EQ(left_out.front()["tensor"], "encoder");
  EXPECT_THAT(told(), ElementsAre("checkpoint 9"));
}

TEST_F(Metrics, HandOutWhatCouldNotBeWrittenSoFar) {
  Progress progress = after(9);
  ProgressLog metrics = log(progress);
  progress.update = 10;
  {
    const ScopedFileOperationHook full(
        [](FileOperation operation, const fs::path&) { return operation == FileOperation::Write ? ENOSPC : 0; });
    metrics.record("bad_update", {{"tensor", "encoder"}});
  }
  progress.update = 9;
  const std::vector<Json> left_out = metrics.go_back();
  ASSERT_EQ(left_out.size(), 1U);
  EXPECT_EQ(left_out.front()["tensor"], "encoder");
  EXPECT_THAT(told(), ElementsAre("checkpoint 9"));
}

TEST_F(Metrics, ReportTheMeanOfAllUpdatesSinceTheLastReportThoughAnotherSittingMadeSome) {
  Progress progress;
  {
    ProgressLog first = log(progress);
    progress.update = 1;
    first.update(step_of(10, 10), 1e-3);
    progress.update = 2;
    first.update(step_of(20, 30), 1e-3);
  }
  ProgressLog second = log(progress);
  progress.update = 3;
  second.update(step_of(70, 10), 1e-3);
  const std::string text = read_file(folder_ / "metrics.jsonl");
  const Json report = Json::parse(split(text, '\n').at(1));  // the first line tells of the checkpoint gone on from
  EXPECT_EQ(report["event"], "train");
  EXPECT_DOUBLE_EQ(report["nll"].get<double>(), 100.0 / 50.0);
  EXPECT_EQ(progress.unreported, UnreportedUpdates{});
}

}  // namespace
}  // namespace ferry
