#include "evaluation/bootstrap.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "base/errors.h"
#include "base/random.h"

namespace ferry {
namespace {

void add(std::vector<double>& totals, std::span<const double> row) {
  for (std::size_t column = 0; column < totals.size(); ++column) totals[column] += row[column];
}

/// The segments of one bootstrap sample: a pure function of (seed, sample), so that every system sees the same ones.
std::vector<std::size_t> draw_segments(std::size_t segments, const Resampling& resampling, int sample) {
  RandomStream random(resampling.seed, "bootstrap", static_cast<std::uint64_t>(sample));
  std::vector<std::size_t> drawn(segments);
  for (std::size_t& segment : drawn) segment = random.below(segments);
  return drawn;
}

std::vector<double> bootstrap_scores(const SegmentSums& system, const Resampling& resampling) {
  check(system.size() > 0 && resampling.samples > 0, "there is something to sample from");
  std::vector<double> scores;
  for (int sample = 0; sample < resampling.samples; ++sample) {
    std::vector<double> totals(system.columns, 0.0);
    for (const std::size_t segment : draw_segments(system.size(), resampling, sample)) add(totals, system.row(segment));
    scores.push_back(system.score(totals));
  }
  return scores;
}

double mean_of(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

/// The share of samples whose difference reaches the observed one, the observed one itself counted among them.
/// "Reaches", not "exceeds": else identical systems, where all are zero, would look different.
double p_value(const std::vector<double>& differences, double observed) {
  const auto reached = std::count_if(differences.begin(), differences.end(),
                                     [observed](double difference) { return difference >= observed; });
  return static_cast<double>(reached + 1) / static_cast<double>(differences.size() + 1);
}

/// Differences of bootstrap samples, moved so that their mean is zero, as it would be were both systems equally good.
std::vector<double> centred_bootstrap_differences(const SegmentSums& baseline, const SegmentSums& system,
                                                  const Resampling& resampling) {
  std::vector<double> differences = bootstrap_scores(system, resampling);
  const std::vector<double> baseline_scores = bootstrap_scores(baseline, resampling);
  for (std::size_t i = 0; i < differences.size(); ++i) differences[i] = std::abs(differences[i] - baseline_scores[i]);
  const double mean = mean_of(differences);
  for (double& difference : differences) difference -= mean;
  return differences;
}

/// Differences between two made-up systems that share the outputs between them, at random for each segment.
std::vector<double> randomized_differences(const SegmentSums& baseline, const SegmentSums& system,
                                           const Resampling& resampling) {
  std::vector<double> differences;
  for (int sample = 0; sample < resampling.samples; ++sample) {
    RandomStream random(resampling.seed, "approximate randomization", static_cast<std::uint64_t>(sample));
    std::vector<double> first(system.columns, 0.0);
    std::vector<double> second(system.columns, 0.0);
    std::uint64_t coins = 0;
    for (std::size_t segment = 0; segment < system.size(); ++segment, coins >>= 1) {
      if (segment % 64 == 0) coins = random();
      const bool swapped = (coins & 1) != 0;
      add(first, (swapped ? system : baseline).row(segment));
      add(second, (swapped ? baseline : system).row(segment));
    }
    differences.push_back(std::abs(system.score(first) - system.score(second)));
  }
  return differences;
}

double score_of_all(const SegmentSums& system) {
  std::vector<double> totals(system.columns, 0.0);
  for (std::size_t segment = 0; segment < system.size(); ++segment) add(totals, system.row(segment));
  return system.score(totals);
}

}  // namespace

std::string_view name_of(ResamplingMethod method) {
  return method == ResamplingMethod::Bootstrap ? "bootstrap" : "approximate-randomization";
}

Interval bootstrap_interval(const SegmentSums& system, const Resampling& resampling) {
  std::vector<double> scores = bootstrap_scores(system, resampling);
  std::sort(scores.begin(), scores.end());
  const std::size_t left_out = scores.size() / 40;  // 2.5 % on each side
  return {.mean = mean_of(scores), .low = scores[left_out], .high = scores[scores.size() - 1 - left_out]};
}

double paired_p_value(const SegmentSums& baseline, const SegmentSums& system, const Resampling& resampling) {
  check(baseline.size() == system.size() && baseline.columns == system.columns,
        "paired systems have the same segments under the same metric");
  check(system.size() > 0 && resampling.samples > 0, "there is something to sample from");
  const double observed = std::abs(score_of_all(system) - score_of_all(baseline));
  return p_value(resampling.method == ResamplingMethod::Bootstrap
                     ? centred_bootstrap_differences(baseline, system, resampling)
                     : randomized_differences(baseline, system, resampling),
                 observed);
}

}  // namespace ferry
