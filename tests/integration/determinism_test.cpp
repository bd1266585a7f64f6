// The same configuration gives the same model, to the last bit: from one run to the next, and from what a run has
// saved.
#include <gmock/gmock.h>

#include "integration/training_run.h"

namespace ferry::integration {
namespace {

using testing::HasSubstr;

// With everything that draws random numbers: order, sampled segmentations, dropout.
const std::vector<std::string> twenty_updates{"training.max_updates=20", "training.log_every=1", "model.dropout=0.2",
                                              "tokenizer.sampling=0.2", "training.batch_tokens=300"};

void expect_same_run(const fs::path& one, const fs::path& other) {
  ASSERT_EQ(events(one, "train").size(), 20U);
  EXPECT_EQ(events(one, "train"), events(other, "train"));
  EXPECT_EQ(events(one, "validation"), events(other, "validation"));
  for (const char* file : {"model.safetensors", "training.safetensors", "tokenizer.model"}) {
    expect_same_file(one / "last" / file, other / "last" / file);
  }
}

TEST(Determinism, TwoRunsOfOneConfigurationEndInTheSameModelAfterTheSameLosses) {
  const Workspace first(tiny_shape);
  const Workspace second(tiny_shape);
  expect_success(first.train(twenty_updates));
  expect_success(second.train(twenty_updates));
  expect_same_run(first / "run", second / "run");
}

TEST(Determinism, AnotherSeedIsAnotherRun) {
  const Workspace first(tiny_shape);
  const Workspace second(tiny_shape);
  std::vector<std::string> other_seed = twenty_updates;
  other_seed.emplace_back("seed=2");
  expect_success(first.train(twenty_updates));
  expect_success(second.train(other_seed));
  EXPECT_NE(events(first / "run", "train"), events(second / "run", "train"));
}

TEST(Determinism, HowOftenOneValidatesDoesNotChangeTheModel) {
  const Workspace often(tiny_shape);
  const Workspace seldom(tiny_shape);
  std::vector<std::string> every_five = twenty_updates;
  every_five.emplace_back("validation.every=5");
  std::vector<std::string> every_fifty = twenty_updates;
  every_fifty.emplace_back("validation.every=50");
  expect_success(often.train(every_five));
  expect_success(seldom.train(every_fifty));
  EXPECT_EQ(events(often / "run", "train"), events(seldom / "run", "train"));
  expect_same_file(often / "run/last/model.safetensors", seldom / "run/last/model.safetensors");
}

TEST(Determinism, TheSavedConfigurationHoldsWhatTheCommandLineChangedAndGivesTheSameModel) {
  const Workspace workspace(tiny_shape);
  expect_success(workspace.train(twenty_updates));
  const fs::path run_folder = workspace / "run";
  EXPECT_THAT(read_text(run_folder / "config.yaml"), HasSubstr("dropout: 0.2"));

  // From the run's own copy and from the checkpoint's, which stands two folders deeper.
  const std::string again = (workspace / "again").string();
  expect_success(run({"train", (run_folder / "config.yaml").string(), "--set", "run=" + again}));
  expect_same_run(run_folder, again);
  const std::string third = (workspace / "third").string();
  expect_success(
      run({"train", (fs::canonical(run_folder / "last") / "config.yaml").string(), "--set", "run=" + third}));
  expect_same_run(run_folder, third);
}

}  // namespace
}  // namespace ferry::integration
