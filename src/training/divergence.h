// Whether training diverges: the loss leaves the level it had reached. Told in words, once; what to do is the user's.
#pragma once

#include <deque>
#include <optional>
#include <string>

namespace ferry {

class DivergenceWatch {
 public:
  /// The vocabulary gives the loss of a model that knows nothing, ln(vocabulary).
  explicit DivergenceWatch(std::int64_t vocabulary);

  /// The mean loss of the updates since the last report, in nats a piece. Returns what is to be said, at most once:
  /// * it is far above its recent level: the last 20 reports' mean, by six standard deviations and by a fifth;
  /// * it is above ln(vocabulary) after having been below 0.8 of that;
  /// * it is above twice ln(vocabulary): surer of the wrong pieces than chance.
  std::optional<std::string> remark(double nll);

  /// Training went back: the level is a new one, and a new divergence is told again.
  void restart();

 private:
  std::optional<std::string> judge(double nll) const;

  double ignorance_;
  double lowest_;
  std::deque<double> recent_;
  bool told_ = false;
};

}  // namespace ferry
