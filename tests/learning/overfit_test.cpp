// Seven pairs are learned by heart. Low loss with wrong translations would mean that a target position sees itself, or
// that input and output are shifted against each other; neither shows in the loss alone.
#include "integration/training_run.h"

namespace ferry::integration {
namespace {

TEST(Overfitting, SevenPairsAreLearnedByHeartWithinFiveHundredUpdates) {
  const Workspace workspace(seven_sources, seven_targets,
                            "threads: 1\n"
                            "tokenizer: {vocabulary: 50, sampling: 0}\n"
                            "model: {width: 64, heads: 4, feed_forward: 128, encoder_layers: 2, decoder_layers: 2, "
                            "dropout: 0}\n"
                            "training: {max_updates: 500, log_every: 10, label_smoothing: 0, average_decay: 0}\n"
                            "learning_rate: {peak: 2e-3, schedule: inverse_sqrt, warmup_updates: 50}\n");
  expect_success(workspace.train());
  const std::vector<Json> reports = events(workspace / "run", "train");
  ASSERT_EQ(reports.size(), 50U);
  EXPECT_LT(reports.back()["nll"].get<double>(), 0.05);

  const Result result =
      run({"translate", (workspace / "run").string(), "--beam", "1", "--threads", "1"}, seven_sources);
  expect_success(result);
  EXPECT_EQ(result.out, seven_targets);
}

}  // namespace
}  // namespace ferry::integration
