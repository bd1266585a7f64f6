// How kernels are compared: the same inputs through two forms, outputs and all gradients side by side; and gradients
// against central differences.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/tensor.h"
#include "kernels/dropout.h"

namespace ferry::kernels {

/// Three elements in ten are dropped.
inline constexpr Dropout dropped_third{0.3, 0x1234567890abcdefULL};

/// Standard normal float32 numbers; a pure function of name and sizes.
Tensor random_numbers(const std::string& name, at::IntArrayRef sizes);

/// A function of tensors with one or more results.
using TensorFunction = std::function<std::vector<Tensor>(const std::vector<Tensor>&)>;

struct Outcome {
  std::vector<Tensor> outputs;
  std::vector<Tensor> gradients;  ///< one for each input, of sum over outputs of (fixed random numbers * output)
};

/// The inputs become leaves that want a gradient; their types and strides stay.
Outcome run(const TensorFunction& function, const std::vector<Tensor>& inputs);

/// The inputs in float64: the exact numbers, for a reference.
std::vector<Tensor> in_double(const std::vector<Tensor>& inputs);
/// float32 inputs rounded to bfloat16; `which` names those that are converted, the others stay.
std::vector<Tensor> in_bfloat16(std::vector<Tensor> inputs, const std::vector<std::size_t>& which);

/// The largest difference, relative to the largest number in `expected`. Infinite when one of them is not finite, or
/// when their sizes differ.
double relative_error(const Tensor& actual, const Tensor& expected);

/// Outputs and gradients agree to within `tolerance` of the largest number in each tensor.
void expect_close(const Outcome& actual, const Outcome& expected, double tolerance);

/// Gradients of the function at these float64 inputs agree with central differences in every element.
void expect_gradients_match_differences(const TensorFunction& function, const std::vector<Tensor>& inputs);

/// Every element is the same number; shapes and types, too.
void expect_identical(const Outcome& actual, const Outcome& expected);

/// Calls `work` once with each instruction set that this processor runs, then goes back to the one in use.
void for_each_instruction_set(const std::function<void()>& work);

/// Calls work(rows, inputs, outputs) with shapes that fill no vector evenly, on each instruction set.
void for_each_odd_product(const std::function<void(std::int64_t, std::int64_t, std::int64_t)>& work);

/// What `work` gives with that many threads; the number in use comes back afterwards.
Outcome with_threads(int threads, const std::function<Outcome()>& work);

}  // namespace ferry::kernels
