#include "checkpoint/average.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class AverageTest : public testing::Test {
 protected:
  fs::path save(const std::string& name, const NamedTensors& model, std::int64_t update = 1) const {
    Checkpoint checkpoint = tiny_checkpoint(update);
    checkpoint.model = model;
    return save(name, checkpoint);
  }
  fs::path save(const std::string& name, const Checkpoint& checkpoint) const {
    save_checkpoint_as(folder_.path / name, checkpoint);
    return folder_.path / name;
  }
  const TemporaryFolder folder_;
};

Tensor counter(std::int64_t value) {
  return at::full({1}, value, at::kLong);
}

TEST_F(AverageTest, IsTheMeanOfWeightsAndTheLastOfEverythingElse) {
  const fs::path a = save("a", {{"w", at::tensor({1.0F, 2.0F})}, {"n", counter(100)}}, 1);
  const fs::path b = save("b", {{"w", at::tensor({2.0F, 4.0F})}, {"n", counter(200)}}, 2);
  const fs::path c = save("c", {{"n", counter(300)}, {"w", at::tensor({6.0F, 3.0F})}}, 3);
  const Checkpoint mean = average_checkpoints({a, b, c});
  EXPECT_TRUE(same(mean.model, {{"w", at::tensor({3.0F, 3.0F})}, {"n", counter(300)}}));
  EXPECT_EQ(mean.progress.update, 3);
  EXPECT_THAT(mean.progress.average_of, testing::ElementsAre(1, 2, 3));
  EXPECT_TRUE(mean.training.empty());
  EXPECT_TRUE(same(average_checkpoints({a, b, c}).model, mean.model));
  EXPECT_TRUE(same(load_checkpoint(save("mean", mean), Parts::All), mean));
}

TEST_F(AverageTest, OfOneCheckpointManyTimesIsThatCheckpointBitByBit) {
  at::manual_seed(1);
  const NamedTensors model{{"f", at::randn({50})},
                           {"h", at::randn({50}).to(at::kBFloat16)},
                           {"d", at::randn({50}, at::kDouble)},
                           {"tiny", at::full({2}, 1e-45)}};
  const fs::path path = save("x", model);
  for (const std::size_t times : {1, 2, 4}) {
    EXPECT_TRUE(same(average_checkpoints(std::vector(times, path)).model, model)) << times;
  }
}

// In float32 the sum 2^24 + 1 + 1 + ... stays 2^24.
TEST_F(AverageTest, SumsInFloat64) {
  const fs::path large = save("large", {{"w", at::full({1}, 16777216.0)}});
  const fs::path one = save("one", {{"w", at::ones({1})}});
  EXPECT_TRUE(same(average_checkpoints({large, one, one, one}).model, {{"w", at::full({1}, 4194304.75)}}));
  const fs::path huge = save("huge", {{"w", at::full({1}, 3e38)}});
  EXPECT_TRUE(same(average_checkpoints({huge, huge}).model, {{"w", at::full({1}, 3e38)}}));
}

TEST_F(AverageTest, TakesRunFoldersToo) {
  save("run/checkpoints/update-00000001", {{"w", at::ones({1})}});
  const fs::path other = save("other", {{"w", at::full({1}, 3.0)}});
  EXPECT_TRUE(same(average_checkpoints({folder_.path / "run", other}).model, {{"w", at::full({1}, 2.0)}}));
}

TEST_F(AverageTest, ListsEveryDifferenceOfTensors) {
  const fs::path a = save("a", {{"w", at::ones({2})}, {"gone", at::ones({1})}, {"type", at::ones({1})}});
  const fs::path b = save("b", {{"w", at::ones({3})}, {"extra", at::ones({1})}, {"type", counter(1)}});
  EXPECT_THAT(error_of([&] {
                average_checkpoints({a, a, b});
              }),
              AllOf(HasSubstr(b.string() + ": tensor w is F32 [3] instead of F32 [2]"),
                    HasSubstr("tensor extra is not in the first checkpoint"),
                    HasSubstr("tensor gone of the first checkpoint is missing"),
                    HasSubstr("tensor type is I64 [1] instead of F32 [1]"), HasSubstr("the first is " + a.string())));
}

TEST_F(AverageTest, ListsTokenizersAndSettingsThatDiffer) {
  const fs::path a = save("a", tiny_checkpoint(1));
  Checkpoint other = tiny_checkpoint(1);
  other.tokenizers.target = tiny_tokenizer(TokenizerKind::Unigram, 30);
  other.config.model.heads = 1;
  const fs::path b = save("b", other);
  EXPECT_THAT(error_of([&] {
                average_checkpoints({a, b});
              }),
              AllOf(HasSubstr("another target tokenizer: 30 pieces"), HasSubstr("instead of 40 pieces"),
                    HasSubstr("1 attention heads instead of 2"), Not(HasSubstr("source tokenizer"))));
}

TEST_F(AverageTest, OfNothingIsRefused) {
  EXPECT_THAT(error_of([] { average_checkpoints({}); }), HasSubstr("no checkpoint to average"));
}

}  // namespace
}  // namespace ferry
