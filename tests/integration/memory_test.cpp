// Too little memory: said before the start, or survived.
#include <gmock/gmock.h>

#include "integration/tiny_model.h"

namespace ferry::integration {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

/// The code of the dynamic loader where libraries do not fit.
constexpr int not_loaded = 127;

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

TEST(Memory, UnderAnyLimitTheProgramStartsOrSaysWhatItNeeds) {
  bool started = false;
  for (rlim_t limit = rlim_t{100} << 20; !started && limit < (rlim_t{8} << 30); limit += 50 << 20) {
    const Result result = run(Invocation{.arguments = {"--version"}, .address_space = limit});
    started = result.code == 0;
    if (started || result.code == not_loaded) continue;
    EXPECT_EQ(result.code, 2) << limit << ":\n" << result.err;
    EXPECT_THAT(result.err, HasSubstr("ulimit -v"));
  }
  EXPECT_TRUE(started);
}

TEST(Memory, UnderAnyLimitTrainingEndsWellOrSaysThatMemoryDoesNotSuffice) {
  const Workspace workspace(
      "threads: 1\n"
      "tokenizer: {vocabulary: 60, sampling: 0}\n"
      "model: {width: 128, heads: 4, feed_forward: 512, encoder_layers: 2, decoder_layers: 2}\n"
      "training: {max_updates: 2, batch_tokens: 20000, log_every: 1}\n");
  bool trained = false;
  for (rlim_t limit = rlim_t{600} << 20; !trained && limit < (rlim_t{8} << 30); limit += limit / 16) {
    fs::remove_all(workspace / "run");
    const Result result = run(Invocation{.arguments = workspace.train_arguments(), .address_space = limit});
    trained = result.code == 0;
    if (trained || result.code == not_loaded) continue;
    EXPECT_EQ(result.code, 2) << limit << ":\n" << result.err;
    EXPECT_THAT(result.err, AnyOf(HasSubstr("memory"), HasSubstr("ulimit -v")));
    EXPECT_THAT(result.err, Not(HasSubstr("fault of Ferry")));
  }
  EXPECT_TRUE(trained);
}

// OpenMP ends the program where it cannot start a thread, and LibTorch's own pool waits for ever.
TEST(Memory, UnderAnyLimitManyThreadsTranslateOrSayWhatDoesNotSuffice) {
  std::string lines;
  for (int i = 0; i < 40; ++i) lines += "rada miko tesu bolan .\n";
  bool translated = false;
  for (rlim_t limit = rlim_t{900} << 20; !translated && limit < (rlim_t{16} << 30); limit += limit / 24) {
    const Result result =
        run(Invocation{.arguments = {"translate", tiny_model().string(), "--threads", "16", "--batch-tokens", "16"},
                       .input = lines,
                       .address_space = limit});
    translated = result.code == 0;
    if (translated || result.code == not_loaded) continue;
    EXPECT_EQ(result.code, 2) << limit << ":\n" << result.err;
    EXPECT_THAT(result.err, AnyOf(HasSubstr("memory"), HasSubstr("ulimit -v")));
  }
  EXPECT_TRUE(translated);
}

}  // namespace
}  // namespace ferry::integration
