#include "kernels/adamw.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "kernels/instruction_set.h"
#include "kernels/rows.h"

namespace ferry::kernels {

void adamw_plain(const AdamwBuffers& buffers, const AdamwOptions& options, std::int64_t begin, std::int64_t end) {
  const NoGradients guard;
  const auto part = [&](const Tensor& x) { return x.narrow(0, begin, end - begin); };
  const auto t = static_cast<double>(options.step);
  const Tensor g = part(buffers.gradient) * options.gradient_scale;
  Tensor parameter = part(buffers.parameter);
  Tensor first = part(buffers.first_moment);
  Tensor second = part(buffers.second_moment);
  first.add_(g - first, 1 - options.beta1);
  second.add_(g * g - second, 1 - options.beta2);
  const Tensor root = (second / (1 - std::pow(options.beta2, t))).sqrt() + options.epsilon;
  parameter.sub_(parameter * (options.rate * options.weight_decay) +
                 first / root * (options.rate / (1 - std::pow(options.beta1, t))));
  if (!buffers.average.defined()) return;
  Tensor average = part(buffers.average);
  average.add_(parameter - average, options.average_weight);
}

void adamw(const AdamwBuffers& buffers, const AdamwOptions& options, std::int64_t begin, std::int64_t end) {
  if (!fits_loops(buffers.parameter)) return adamw_plain(buffers, options, begin, end);
  const auto t = static_cast<double>(options.step);
  const AdamwStep step{.gradient_scale = static_cast<float>(options.gradient_scale),
                       .beta1 = static_cast<float>(options.beta1),
                       .beta2 = static_cast<float>(options.beta2),
                       .epsilon = static_cast<float>(options.epsilon),
                       .rate = static_cast<float>(options.rate / (1 - std::pow(options.beta1, t))),
                       .second_correction = static_cast<float>(1 / (1 - std::pow(options.beta2, t))),
                       .decay = static_cast<float>(options.rate * options.weight_decay),
                       .average_weight = static_cast<float>(options.average_weight)};
  at::parallel_for(begin, end, element_grain, [&](std::int64_t first, std::int64_t last) {
    loops().adamw(data_of<float>(buffers.parameter), data_of<float>(buffers.gradient),
                  data_of<float>(buffers.first_moment), data_of<float>(buffers.second_moment),
                  buffers.average.defined() ? data_of<float>(buffers.average) : nullptr, first, last, step);
  });
}

double sum_of_squares(const Tensor& flat) {
  if (!fits_loops(flat)) return flat.to(at::kDouble).square().sum().item<double>();
  constexpr std::int64_t block = 65536;
  std::vector<double> sums(static_cast<std::size_t>(pieces_of(flat.numel(), block)));
  at::parallel_for(0, static_cast<std::int64_t>(sums.size()), 1, [&](std::int64_t begin, std::int64_t end) {
    for (std::int64_t i = begin; i < end; ++i) {
      sums[static_cast<std::size_t>(i)] =
          loops().sum_of_squares(data_of<float>(flat), i * block, std::min(flat.numel(), (i + 1) * block));
    }
  });
  return std::accumulate(sums.begin(), sums.end(), 0.0);
}

}  // namespace ferry::kernels
