// Loops over the vocabulary and over the parameters: embedding, label-smoothed cross-entropy, AdamW.
#include "kernels/loops/declarations.h"
#include "kernels/loops/numbers.h"

namespace ferry::kernels::FERRY_LOOPS {

namespace {

FERRY_INLINE float highest_of(const float* logits, std::ptrdiff_t vocabulary) {
  Vector vectors = all(logits[0]);
  std::ptrdiff_t c = 0;
  for (; c + lanes <= vocabulary; c += lanes) vectors = max_each(vectors, load_vector(logits + c));
  float highest = max_of(vectors);
  for (; c < vocabulary; ++c) highest = logits[c] > highest ? logits[c] : highest;
  return highest;
}

/// Sums over a row of e^(x - highest) and of x - highest.
struct RowSums {
  float powers;
  float differences;
};

/// Every x becomes e^(x - highest).
FERRY_INLINE RowSums to_powers(float* row, std::ptrdiff_t vocabulary, float highest) {
  Vector powers = {};
  Vector differences = {};
  std::ptrdiff_t c = 0;
  for (; c + lanes <= vocabulary; c += lanes) {
    const Vector difference = load_vector(row + c) - highest;
    const Vector power = exp_each(difference);
    store_vector(row + c, power);
    powers += power;
    differences += difference;
  }
  RowSums sums{sum_of(powers), sum_of(differences)};
  for (; c < vocabulary; ++c) {
    const float difference = row[c] - highest;
    row[c] = exp_of(difference);
    sums.powers += row[c];
    sums.differences += difference;
  }
  return sums;
}

}  // namespace

// Loss of a row: -(1 - e) log p[target] - e / V * sum of log p (Szegedy et al. 2016, section 7, uniform over all V).
template <typename T>
void cross_entropy_row(float* logits, std::ptrdiff_t vocabulary, std::ptrdiff_t target, float smoothing, T* gradient,
                       double* result) {
  const float highest = highest_of(logits, vocabulary);
  const float right = logits[target];
  const RowSums sums = to_powers(logits, vocabulary, highest);
  const double log_sum = __builtin_log(static_cast<double>(sums.powers));
  const double nll = log_sum - (static_cast<double>(right) - static_cast<double>(highest));
  const double mean = log_sum - static_cast<double>(sums.differences) / static_cast<double>(vocabulary);
  result[0] = (1.0 - static_cast<double>(smoothing)) * nll + static_cast<double>(smoothing) * mean;
  result[1] = nll;
  result[2] = right == highest ? 1 : 0;
  if (gradient == nullptr) return;
  const float inverse = 1.0F / sums.powers;
  const float share = smoothing / static_cast<float>(vocabulary);
  const float of_target = logits[target] * inverse - share - (1.0F - smoothing);
  std::ptrdiff_t c = 0;
  for (; c + lanes <= vocabulary; c += lanes) {
    float block[lanes];
    store_vector(block, load_vector(logits + c) * inverse - share);
    for (int i = 0; i < lanes; ++i) store(gradient[c + i], block[i]);
  }
  for (; c < vocabulary; ++c) store(gradient[c], logits[c] * inverse - share);
  store(gradient[target], of_target);
}

double log_sum(const float* x, std::ptrdiff_t n) {
  const float highest = highest_of(x, n);
  Vector powers = {};
  std::ptrdiff_t c = 0;
  for (; c + lanes <= n; c += lanes) powers += exp_each(load_vector(x + c) - highest);
  float sum = sum_of(powers);
  for (; c < n; ++c) sum += exp_of(x[c] - highest);
  return static_cast<double>(highest) + __builtin_log(static_cast<double>(sum));
}

void adamw(float* parameter, const float* gradient, float* first, float* second, float* average, std::ptrdiff_t begin,
           std::ptrdiff_t end, const AdamwStep& step) {
  for (std::ptrdiff_t i = begin; i < end; ++i) {
    const float g = gradient[i] * step.gradient_scale;
    first[i] += (1.0F - step.beta1) * (g - first[i]);
    second[i] += (1.0F - step.beta2) * (g * g - second[i]);
    const float root = __builtin_sqrtf(second[i] * step.second_correction) + step.epsilon;
    parameter[i] -= step.decay * parameter[i] + step.rate * first[i] / root;
  }
  if (average == nullptr) return;
  for (std::ptrdiff_t i = begin; i < end; ++i) average[i] += step.average_weight * (parameter[i] - average[i]);
}

double sum_of_squares(const float* x, std::ptrdiff_t begin, std::ptrdiff_t end) {
  double sum = 0;
#pragma omp simd reduction(+ : sum)
  for (std::ptrdiff_t i = begin; i < end; ++i) sum += static_cast<double>(x[i]) * static_cast<double>(x[i]);
  return sum;
}

void embed(const float* table, const std::int64_t* ids, const float* positions, float* out, std::ptrdiff_t begin,
           std::ptrdiff_t end, std::ptrdiff_t length, std::ptrdiff_t columns, float scale, DropoutRule rule) {
  for (std::ptrdiff_t r = begin; r < end; ++r) {
    const float* row = table + ids[r] * columns;
    const float* position = positions + r % length * columns;
    float* to = out + r * columns;
    if (rule.threshold == 0) {
      for (std::ptrdiff_t c = 0; c < columns; ++c) to[c] = row[c] * scale + position[c];
    } else {
      const auto first = static_cast<std::uint64_t>(r * columns);
      for (std::ptrdiff_t c = 0; c < columns; ++c) {
        to[c] = dropped(row[c] * scale + position[c], rule, first + static_cast<std::uint64_t>(c));
      }
    }
  }
}

void embed_backward(const float* dy, const std::int64_t* ids, float* gradient, std::ptrdiff_t rows,
                    std::ptrdiff_t columns, std::ptrdiff_t begin, std::ptrdiff_t end, float scale, std::int64_t skip,
                    DropoutRule rule) {
  for (std::ptrdiff_t r = 0; r < rows; ++r) {
    if (ids[r] == skip) continue;
    const float* from = dy + r * columns;
    float* to = gradient + ids[r] * columns;
    if (rule.threshold == 0) {
      for (std::ptrdiff_t c = begin; c < end; ++c) to[c] += from[c] * scale;
    } else {
      const auto first = static_cast<std::uint64_t>(r * columns);
      for (std::ptrdiff_t c = begin; c < end; ++c) {
        to[c] += dropped(from[c], rule, first + static_cast<std::uint64_t>(c)) * scale;
      }
    }
  }
}

template void cross_entropy_row(float*, std::ptrdiff_t, std::ptrdiff_t, float, float*, double*);
template void cross_entropy_row(float*, std::ptrdiff_t, std::ptrdiff_t, float, Bf16*, double*);

}  // namespace ferry::kernels::FERRY_LOOPS
