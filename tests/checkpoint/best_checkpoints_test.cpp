// Which checkpoints of a run are the best: only scores that were found alike are compared.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checkpoint/checkpoint.h"
#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

using testing::ElementsAre;

class BestCheckpoints : public testing::Test {
 protected:
  void save(
      std::int64_t update, std::optional<Quality> quality, Metric metric = Metric::Bleu,
      const std::function<void(Checkpoint&)>& change = [](Checkpoint&) {}) const {
    Checkpoint checkpoint = tiny_checkpoint(update);
    checkpoint.config.validation.metric = metric;
    checkpoint.progress.quality = quality;
    change(checkpoint);
    save_checkpoint(run_.path / "checkpoints", checkpoint);
  }
  static std::vector<std::int64_t> numbers(const std::vector<fs::path>& checkpoints) {
    std::vector<std::int64_t> updates;
    for (const fs::path& path : checkpoints) updates.push_back(std::stoll(path.filename().string().substr(7)));
    return updates;
  }
  std::vector<std::int64_t> best(int count, Metric metric) const {
    return numbers(best_checkpoints(run_.path, count, metric));
  }
  std::vector<std::int64_t> kept() const { return numbers(list_checkpoints(run_.path)); }

  const TemporaryFolder run_;
};

TEST_F(BestCheckpoints, AreThoseWhoseOwnWeightsScoredBestAndOfEqualOnesTheOlder) {
  save(1, Quality{.score = 20, .loss = 2});
  save(2, Quality{.score = 30, .loss = 2});
  save(3, std::nullopt);
  save(4, Quality{.score = 30, .loss = 2});
  save(5, Quality{.score = 30, .loss = 1});
  EXPECT_THAT(best(3, Metric::Bleu), ElementsAre(5, 2, 4));
  EXPECT_THAT(best(9, Metric::Bleu), ElementsAre(5, 2, 4, 1));
  overwrite(run_.path / "checkpoints/update-00000005/progress.json", "{}");
  EXPECT_THAT(best(1, Metric::Bleu), ElementsAre(2));
  prune_checkpoints(run_.path, {.newest = 1, .best = 2, .metric = Metric::Bleu});
  EXPECT_THAT(kept(), ElementsAre(2, 4, 5));
}

TEST_F(BestCheckpoints, AreByTheLossThoseWithTheLower) {
  save(1, Quality{.score = 2, .loss = 2}, Metric::Loss);
  save(2, Quality{.score = 3, .loss = 3}, Metric::Loss);
  EXPECT_THAT(best(1, Metric::Loss), ElementsAre(1));
}

TEST_F(BestCheckpoints, AreNotThoseThatAnotherMetricJudged) {
  // Were it a loss, it would be the lowest.
  save(1, Quality{.score = 0.5, .loss = 9}, Metric::Bleu);
  save(2, Quality{.score = 3, .loss = 3}, Metric::Loss);
  save(3, Quality{.score = 2, .loss = 2}, Metric::Loss);
  EXPECT_THAT(best(3, Metric::Loss), ElementsAre(3, 2));
  EXPECT_THAT(best(3, Metric::Bleu), ElementsAre()) << "the newest one was judged otherwise";
  prune_checkpoints(run_.path, {.newest = 1, .best = 3, .metric = Metric::Loss});
  EXPECT_THAT(kept(), ElementsAre(2, 3));
}

TEST_F(BestCheckpoints, AreNotThoseThatOtherWordsOrAnotherTextJudged) {
  const auto other_words = [](Checkpoint& checkpoint) {
    checkpoint.config.validation.tokenize = MetricTokenizer::None;
  };
  const auto with_text = [&](const char* sum) {
    return [sum, other_words](Checkpoint& checkpoint) {
      other_words(checkpoint);
      const TextFingerprint text{.source = {{.lines = 1, .sha256 = sum}}, .target = {{.lines = 1, .sha256 = sum}}};
      checkpoint.progress.data = DataFingerprint{.train = text, .valid = text};
    };
  };
  save(1, Quality{.score = 90, .loss = 1});
  save(2, Quality{.score = 50, .loss = 1}, Metric::Bleu, other_words);
  EXPECT_THAT(best(3, Metric::Bleu), ElementsAre(2));
  save(3, Quality{.score = 80, .loss = 1}, Metric::Bleu, with_text("one"));
  save(4, Quality{.score = 20, .loss = 1}, Metric::Bleu, with_text("two"));
  EXPECT_THAT(best(3, Metric::Bleu), ElementsAre(2, 4)) << "one that does not tell its text counts";
}

}  // namespace
}  // namespace ferry
