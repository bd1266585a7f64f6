#include "kernels/kernel_comparison.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "base/random.h"
#include "base/threads.h"
#include "kernels/instruction_set.h"

namespace ferry::kernels {
namespace {

// Random factors of mixed sign, so that no two outputs' gradients can cancel by chance.
Tensor weighted_sum(const std::vector<Tensor>& outputs) {
  Tensor sum = at::zeros({}, at::kDouble);
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    const Tensor factors = random_numbers("factors of output " + std::to_string(i), outputs[i].sizes());
    sum = sum + (outputs[i].to(at::kDouble) * factors.to(at::kDouble)).sum();
  }
  return sum;
}

}  // namespace

Tensor random_numbers(const std::string& name, at::IntArrayRef sizes) {
  Tensor numbers = at::empty(sizes, at::kFloat);
  RandomStream stream(random_key(7, name));
  float* values = numbers.data_ptr<float>();
  for (std::int64_t i = 0; i < numbers.numel(); ++i) values[i] = static_cast<float>(stream.normal());
  return numbers;
}

Outcome run(const TensorFunction& function, const std::vector<Tensor>& inputs) {
  std::vector<Tensor> leaves;
  for (const Tensor& input : inputs) leaves.push_back(input.detach().requires_grad_());
  Outcome outcome{function(leaves), {}};
  weighted_sum(outcome.outputs).backward();
  for (Tensor& output : outcome.outputs) output = output.detach();
  for (const Tensor& leaf : leaves) {
    outcome.gradients.push_back(leaf.grad().defined() ? leaf.grad() : at::zeros_like(leaf));
  }
  return outcome;
}

std::vector<Tensor> in_double(const std::vector<Tensor>& inputs) {
  std::vector<Tensor> doubles;
  for (const Tensor& input : inputs) doubles.push_back(input.to(at::kDouble));
  return doubles;
}

std::vector<Tensor> in_bfloat16(std::vector<Tensor> inputs, const std::vector<std::size_t>& which) {
  for (const std::size_t i : which) inputs[i] = inputs[i].to(at::kBFloat16);
  return inputs;
}

double relative_error(const Tensor& actual, const Tensor& expected) {
  if (actual.sizes() != expected.sizes()) return std::numeric_limits<double>::infinity();
  if (actual.numel() == 0) return 0;
  const Tensor a = actual.detach().to(at::kDouble);
  const Tensor e = expected.detach().to(at::kDouble);
  if (!a.isfinite().all().item<bool>() || !e.isfinite().all().item<bool>()) {
    return std::numeric_limits<double>::infinity();
  }
  const double difference = (a - e).abs().max().item<double>();
  const double largest = e.abs().max().item<double>();
  return largest > 0 ? difference / largest : difference;
}

void expect_close(const Outcome& actual, const Outcome& expected, double tolerance) {
  ASSERT_EQ(actual.outputs.size(), expected.outputs.size());
  for (std::size_t i = 0; i < expected.outputs.size(); ++i) {
    ASSERT_EQ(actual.outputs[i].sizes(), expected.outputs[i].sizes());
    EXPECT_LE(relative_error(actual.outputs[i], expected.outputs[i]), tolerance) << "output " << i;
  }
  for (std::size_t i = 0; i < expected.gradients.size(); ++i) {
    ASSERT_EQ(actual.gradients[i].sizes(), expected.gradients[i].sizes());
    EXPECT_LE(relative_error(actual.gradients[i], expected.gradients[i]), tolerance) << "gradient " << i;
  }
}

void expect_gradients_match_differences(const TensorFunction& function, const std::vector<Tensor>& inputs) {
  const Outcome outcome = run(function, inputs);
  const NoGradients guard;
  constexpr double step = 1e-5;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    Tensor slopes = at::empty(inputs[i].sizes(), at::kDouble);
    for (std::int64_t j = 0; j < slopes.numel(); ++j) {
      const auto value_at = [&](double change) {
        std::vector<Tensor> moved = inputs;
        moved[i] = inputs[i].clone();
        moved[i].view(-1)[j] += change;
        return weighted_sum(function(moved)).item<double>();
      };
      slopes.view(-1)[j] = (value_at(step) - value_at(-step)) / (2 * step);
    }
    // The differences themselves are good to about 1e-10 (step squared) plus 1e-11 (rounding over step).
    EXPECT_LE(relative_error(outcome.gradients[i], slopes), 1e-7) << "gradient " << i;
  }
}

void expect_identical(const Outcome& actual, const Outcome& expected) {
  ASSERT_EQ(actual.outputs.size(), expected.outputs.size());
  for (std::size_t i = 0; i < expected.outputs.size(); ++i) {
    EXPECT_TRUE(at::equal(actual.outputs[i], expected.outputs[i])) << "output " << i;
  }
  ASSERT_EQ(actual.gradients.size(), expected.gradients.size());
  for (std::size_t i = 0; i < expected.gradients.size(); ++i) {
    EXPECT_TRUE(at::equal(actual.gradients[i], expected.gradients[i])) << "gradient " << i;
  }
}

void for_each_instruction_set(const std::function<void()>& work) {
  const std::string before = instruction_set();
  for (const auto& [name, table] : runnable_loops()) {
    SCOPED_TRACE("instruction set " + name);
    use_loops(name);
    work();
  }
  use_loops(before);
}

void for_each_odd_product(const std::function<void(std::int64_t, std::int64_t, std::int64_t)>& work) {
  for_each_instruction_set([&] {
    for (const std::int64_t rows : {1, 3, 9, 65, 200}) {
      for (const std::int64_t inputs : {1, 24, 100}) {
        for (const std::int64_t outputs : {1, 7, 130}) {
          SCOPED_TRACE(testing::Message() << rows << " rows, " << inputs << " inputs, " << outputs << " outputs");
          work(rows, inputs, outputs);
        }
      }
    }
  });
}

Outcome with_threads(int threads, const std::function<Outcome()>& work) {
  const int before = thread_count();
  set_thread_count(threads);
  Outcome outcome = work();
  set_thread_count(before);
  return outcome;
}

}  // namespace ferry::kernels
