#include "evaluation/bootstrap.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "evaluation/example_text.h"
#include "evaluation/text_metric.h"

namespace ferry {
namespace {

/// `count` segments of which every `period`-th is wrong.
SegmentSums system_with_errors(TextMetric metric, std::size_t count, std::size_t period) {
  Segments reference = text({});
  Segments hypothesis = text({});
  for (std::size_t i = 0; i < count; ++i) {
    const std::string line = "one two three four five " + std::to_string(i);
    reference.lines.push_back(line);
    hypothesis.lines.push_back(i % period == 0 ? "one two six seven five" : line);
  }
  return measure(metric, hypothesis, {reference}, {}).sums;
}

double score_of_all(const SegmentSums& sums) {
  std::vector<double> totals(sums.columns, 0);
  for (std::size_t i = 0; i < sums.size(); ++i) {
    for (std::size_t column = 0; column < sums.columns; ++column) totals[column] += sums.row(i)[column];
  }
  return sums.score(totals);
}

constexpr TextMetric all_metrics[] = {TextMetric::Bleu, TextMetric::Chrf, TextMetric::ChrfPlusPlus, TextMetric::Ter};
constexpr Resampling by_randomization{.method = ResamplingMethod::ApproximateRandomization};

TEST(SegmentSums, GiveTheCorpusScoreOfEveryMetric) {
  for (const TextMetric metric : all_metrics) {
    const Measurement measured = measure(metric, example_hypothesis(), {example_reference()}, {});
    EXPECT_EQ(measured.sums.size(), 4U);
    EXPECT_EQ(score_of_all(measured.sums), measured.score.score) << name_of(metric);
  }
}

TEST(Bootstrap, IntervalContainsTheScore) {
  for (const TextMetric metric : all_metrics) {
    const SegmentSums sums = system_with_errors(metric, 100, 3);
    const Interval interval = bootstrap_interval(sums, {});
    EXPECT_LT(interval.low, score_of_all(sums)) << name_of(metric);
    EXPECT_GT(interval.high, score_of_all(sums)) << name_of(metric);
    EXPECT_GT(interval.mean, interval.low);
    EXPECT_LT(interval.mean, interval.high);
  }
}

TEST(Bootstrap, IntervalIsAFunctionOfTheSeed) {
  const SegmentSums sums = system_with_errors(TextMetric::Chrf, 100, 3);
  const Interval interval = bootstrap_interval(sums, {.seed = 1});
  const Interval again = bootstrap_interval(sums, {.seed = 1});
  EXPECT_EQ(interval.low, again.low);
  EXPECT_EQ(interval.mean, again.mean);
  EXPECT_EQ(interval.high, again.high);
  EXPECT_NE(interval.mean, bootstrap_interval(sums, {.seed = 2}).mean);
}

TEST(Bootstrap, IntervalIsAPointWhenAllSegmentsAreEquallyGood) {
  const SegmentSums sums = system_with_errors(TextMetric::Ter, 50, 1);
  const Interval interval = bootstrap_interval(sums, {});
  EXPECT_EQ(interval.low, interval.high);
  EXPECT_EQ(interval.half_width(), 0);
}

TEST(Bootstrap, IntervalLeavesOutOneInFortyOnEachSide) {
  // The score of one sample is the share of segments drawn that are the only good one of two; with 2 segments it is
  // 0, 1/2 or 1, and 0 and 1 come up a quarter of the time each, far more often than one in forty.
  SegmentSums sums{.columns = 1, .rows = {0, 1}, .score = [](std::span<const double> totals) { return totals[0] / 2; }};
  const Interval interval = bootstrap_interval(sums, {});
  EXPECT_EQ(interval.low, 0);
  EXPECT_EQ(interval.high, 1);
  // With 10 segments, none or all of them good is drawn once in a thousand: outside.
  sums.rows = {0, 0, 0, 0, 0, 1, 1, 1, 1, 1};
  sums.score = [](std::span<const double> totals) { return totals[0] / 10; };
  EXPECT_GT(bootstrap_interval(sums, {}).low, 0);
  EXPECT_LT(bootstrap_interval(sums, {}).high, 1);
}

TEST(PairedTest, FindsNoDifferenceBetweenIdenticalSystems) {
  for (const TextMetric metric : all_metrics) {
    const SegmentSums sums = system_with_errors(metric, 40, 3);
    EXPECT_EQ(paired_p_value(sums, sums, {}), 1) << name_of(metric);
    EXPECT_EQ(paired_p_value(sums, sums, by_randomization), 1) << name_of(metric);
  }
}

TEST(PairedTest, FindsAClearDifferenceInBothDirections) {
  for (const TextMetric metric : all_metrics) {
    const SegmentSums good = system_with_errors(metric, 100, 20);
    const SegmentSums bad = system_with_errors(metric, 100, 2);
    for (const Resampling& resampling : {Resampling{}, by_randomization}) {
      EXPECT_LT(paired_p_value(good, bad, resampling), 0.01) << name_of(metric);
      EXPECT_LT(paired_p_value(bad, good, resampling), 0.01) << name_of(metric);
    }
  }
}

TEST(PairedTest, TakesADifferenceInOneSegmentForChance) {
  const SegmentSums reference = system_with_errors(TextMetric::Chrf, 100, 100);
  SegmentSums other = reference;
  std::copy(reference.row(1).begin(), reference.row(1).end(), other.rows.begin());  // segment 0 is right here
  // Whichever way the one segment goes, the difference is the observed one.
  EXPECT_EQ(paired_p_value(reference, other, by_randomization), 1);
  EXPECT_GT(paired_p_value(reference, other, {}), 0.05);
}

TEST(PairedTest, IsAFunctionOfTheSeed) {
  const SegmentSums baseline = system_with_errors(TextMetric::Bleu, 60, 5);
  const SegmentSums system = system_with_errors(TextMetric::Bleu, 60, 4);
  EXPECT_EQ(paired_p_value(baseline, system, {.seed = 3}), paired_p_value(baseline, system, {.seed = 3}));
}

}  // namespace
}  // namespace ferry
