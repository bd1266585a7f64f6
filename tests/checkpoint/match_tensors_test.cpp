#include "checkpoint/match_tensors.h"

#include <cmath>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(MatchTensors, CopiesByNameWhateverTheOrder) {
  const Tensor a = at::zeros({2}).requires_grad_();
  const Tensor b = at::zeros({1, 2}, at::kDouble);
  copy_tensors({{"b", at::tensor({3.0F, 4.0F}).view({1, 2})}, {"a", at::tensor({1.0F, 2.0F})}}, {{"a", a}, {"b", b}},
               "m");
  EXPECT_TRUE(a.equal(at::tensor({1.0F, 2.0F})));
  EXPECT_TRUE(b.equal(at::tensor({3.0, 4.0}, at::kDouble).view({1, 2})));
  EXPECT_TRUE(a.is_leaf() && a.requires_grad());
}

TEST(MatchTensors, NamesEveryMissingExtraAndMisshapenTensorInOneMessageAndCopiesNothing) {
  const Tensor sound = at::zeros({2});
  const NamedTensors into{{"sound", sound},
                          {"encoder.gone.weight", at::zeros({3, 4})},
                          {"decoder.gone.bias", at::zeros({5})},
                          {"misshapen", at::zeros({2, 3})},
                          {"flat", at::zeros({6})},
                          {"counter", at::zeros({1}, at::kLong)}};
  const NamedTensors from{{"sound", at::ones({2})},     {"misshapen", at::ones({3, 2})}, {"flat", at::ones({2, 3})},
                          {"extra.one", at::ones({7})}, {"extra.two", at::ones({1})},    {"counter", at::ones({1})}};
  const std::string message = error_of([&] { copy_tensors(from, into, "model.safetensors"); });
  EXPECT_THAT(
      message,
      AllOf(HasSubstr("model.safetensors: tensor encoder.gone.weight is missing, the model has it with "
                      "the shape [3, 4]"),
            HasSubstr("tensor decoder.gone.bias is missing"),
            HasSubstr("tensor misshapen has the shape [3, 2], but the model's has [2, 3]"),
            HasSubstr("tensor flat has the shape [2, 3], but the model's has [6]"),
            HasSubstr("tensor counter has the type F32, but the model's has I64"),
            HasSubstr("tensor extra.one of the shape [7] is not part of the model"), HasSubstr("tensor extra.two")));
  EXPECT_EQ(message.find("sound"), std::string::npos);
  EXPECT_TRUE(sound.equal(at::zeros({2})));
}

TEST(MatchTensors, NumbersThatAreNotFiniteAreRefusedByName) {
  const Tensor into = at::zeros({3});
  for (const float bad : {std::nanf(""), std::numeric_limits<float>::infinity()}) {
    const std::string message = error_of([&] {
      copy_tensors({{"norm.gain", at::tensor({1.0F, bad, 2.0F})}}, {{"norm.gain", into}}, "m");
    });
    EXPECT_THAT(message, AllOf(HasSubstr("norm.gain"), HasSubstr("not finite")));
  }
  EXPECT_TRUE(at::equal(into, at::zeros({3})));
}

}  // namespace
}  // namespace ferry
