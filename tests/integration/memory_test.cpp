// Too little memory: said before the start, or survived.
#include <cstdlib>

#include <gmock/gmock.h>

#include "integration/tiny_model.h"

namespace ferry::integration {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Bytes a program of this kind can start with at least. With less OpenBLAS waits for ever, before `main`, for memory
/// that it will not get.
rlim_t smallest_start() {
  for (rlim_t bytes = rlim_t{1} << 30;; bytes += bytes / 4) {
    try {
      if (Process({.arguments = {"--version"}, .address_space = bytes}).wait(std::chrono::seconds(10)).code == 0) {
        return bytes;
      }
    } catch (const std::runtime_error&) {
    }
  }
}

TEST(Memory, TheNeedIsSaidInOneLineBesideWhatIsAvailable) {
  const Workspace workspace(seven_sources, seven_targets);
  const Result result = workspace.dry_run();
  expect_success(result);
  EXPECT_THAT(result.err, HasSubstr("memory: about "));
  EXPECT_THAT(result.err, HasSubstr("available ("));
}

TEST(Memory, AModelThatNoMachineHoldsIsRefusedBeforeAnythingIsWritten) {
  const Workspace workspace(seven_sources, seven_targets,
                            "model: {width: 65536, heads: 64, feed_forward: 262144, encoder_layers: 24, "
                            "decoder_layers: 24}\n");
  const Result result = workspace.train();
  EXPECT_EQ(result.code, 2) << result.err;
  EXPECT_THAT(result.err, HasSubstr("a smaller model"));
  EXPECT_FALSE(fs::exists(workspace / "run"));
}

TEST(Memory, UnderAnyLimitTrainingEndsWellOrSaysThatMemoryDoesNotSuffice) {
  // OpenBLAS, and jemalloc, can wait for ever for memory that a limit never gives: to be asked for by name until
  // solved.
  if (std::getenv("FERRY_TEST_MEMORY_LIMITS") == nullptr) GTEST_SKIP() << "set FERRY_TEST_MEMORY_LIMITS to run it";
  const Workspace workspace(
      "threads: 1\n"
      "tokenizer: {vocabulary: 60, sampling: 0}\n"
      "model: {width: 128, heads: 4, feed_forward: 512, encoder_layers: 2, decoder_layers: 2}\n"
      "training: {max_updates: 2, batch_tokens: 20000, log_every: 1}\n");
  const rlim_t start = smallest_start();
  bool trained = false;
  for (rlim_t more = 0; !trained && more < (rlim_t{8} << 30); more = more * 5 / 4 + (24 << 20)) {
    fs::remove_all(workspace / "run");
    const Result result = run(Invocation{.arguments = workspace.train_arguments(), .address_space = start + more});
    trained = result.code == 0;
    if (trained) break;
    EXPECT_EQ(result.code, 2) << start + more << ":\n" << result.err;
    EXPECT_THAT(result.err, HasSubstr("memory"));
    EXPECT_THAT(result.err, Not(HasSubstr("fault of Ferry")));
  }
  EXPECT_TRUE(trained);
}

}  // namespace
}  // namespace ferry::integration
