#include "kernels/activation.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "kernels/kernel_comparison.h"

namespace ferry::kernels {
namespace {

TensorFunction dropped_activation(ActivationKind kind) {
  return [=](const std::vector<Tensor>& in) { return std::vector<Tensor>{activation(in[0], kind, dropped_third)}; };
}

TEST(Activation, Bfloat16IsTheExactOneRounded) {
  for_each_instruction_set([] {
    for (const auto kind : {ActivationKind::Relu, ActivationKind::Gelu, ActivationKind::Swiglu}) {
      const auto inputs = in_bfloat16({random_numbers("x", {3, 17, 24})}, {0});
      const Outcome outcome = run(dropped_activation(kind), inputs);
      EXPECT_EQ(outcome.outputs[0].scalar_type(), at::kBFloat16);
      // Swiglu and dropout each round once more.
      expect_close(outcome, run(dropped_activation(kind), in_double(inputs)), 0x1.0p-6);
    }
  });
}

TEST(Activation, HasTheGradientsOfItsDifferences) {
  for (const auto kind : {ActivationKind::Relu, ActivationKind::Gelu, ActivationKind::Swiglu}) {
    expect_gradients_match_differences(dropped_activation(kind), in_double({random_numbers("x", {3, 8})}));
  }
}

TEST(Activation, HasTheValuesOfItsFormula) {
  const Tensor x = at::tensor({-1.0F, 0.0F, 2.0F, 3.0F});
  const auto at_place = [](const Tensor& y, int i) { return y[i].item<double>(); };
  const Tensor relu = activation(x, ActivationKind::Relu, {});
  EXPECT_TRUE(at::equal(relu, at::tensor({0.0F, 0.0F, 2.0F, 3.0F})));
  // gelu(x) = x times the normal distribution function: 2 * 0.977250.
  EXPECT_NEAR(at_place(activation(x, ActivationKind::Gelu, {}), 2), 1.954500, 1e-5);
  EXPECT_NEAR(at_place(activation(x, ActivationKind::Gelu, {}), 0), -0.158655, 1e-5);
  // swiglu: the first half is the gate, the second the value: silu(-1) * 2, silu(0) * 3; silu(-1) = -1 / (1 + e).
  const Tensor gated = activation(x, ActivationKind::Swiglu, {});
  ASSERT_EQ(gated.sizes(), (std::vector<std::int64_t>{2}));
  EXPECT_NEAR(at_place(gated, 0), -2.0 / (1.0 + std::exp(1.0)), 1e-6);
  EXPECT_EQ(at_place(gated, 1), 0.0);
}

TEST(Activation, NotANumberIsNotHidden) {
  const Tensor x = at::full({40}, std::numeric_limits<float>::quiet_NaN());
  for (const auto type : {at::kFloat, at::kBFloat16}) {
    EXPECT_TRUE(activation(x.to(type), ActivationKind::Relu, {}).isnan().all().item<bool>());
  }
}

}  // namespace
}  // namespace ferry::kernels
