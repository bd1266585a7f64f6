#include "kernels/gradients.h"

#include <gtest/gtest.h>

#include "kernels/embedding.h"
#include "kernels/feed_forward.h"
#include "kernels/kernel_comparison.h"
#include "kernels/linear.h"

namespace ferry::kernels {
namespace {

struct Operation {
  std::string name;
  std::vector<Tensor> inputs;
  TensorFunction function;
};

std::vector<Operation> operations() {
  const Tensor ids = at::tensor({1, 2, 2, 0}, at::kLong).view({2, 2});
  const Tensor positions = random_numbers("positions", {2, 8});
  return {{"linears",
           {random_numbers("x", {5, 8}), random_numbers("w", {3, 8}), random_numbers("b", {3})},
           // Twice the same weight: both uses add to its gradient.
           [](const std::vector<Tensor>& in) {
             return linears(in[0], {{in[1], in[2]}, {in[1], in[2]}});
           }},
          {"feed_forward",
           {random_numbers("x", {5, 8}), random_numbers("w1", {24, 8}), random_numbers("b1", {24}),
            random_numbers("w2", {8, 24}), random_numbers("b2", {8})},
           [](const std::vector<Tensor>& in) {
             return std::vector<Tensor>{feed_forward(in[0], {in[1], in[2], in[3], in[4]}, dropped_third)};
           }},
          {"embed", {random_numbers("table", {3, 8})}, [=](const std::vector<Tensor>& in) {
             const EmbeddingOptions padded{.scale = 3, .padding_id = 0};
             return std::vector<Tensor>{embed(in[0], ids, positions, padded, Dropout{})};
           }}};
}

void pass_back(const Operation& operation, const std::vector<Tensor>& inputs) {
  Tensor sum = at::zeros({});
  for (const Tensor& output : operation.function(inputs)) {
    sum = sum + (output * random_numbers("weights", output.sizes())).sum();
  }
  sum.backward();
}

std::vector<Tensor> leaves_of(const Operation& operation) {
  std::vector<Tensor> leaves;
  for (const Tensor& input : operation.inputs) leaves.push_back(input.clone().requires_grad_());
  return leaves;
}

TEST(GradientSum, AGradientThatIsThereGetsMoreOfItInItsPlace) {
  for (const Operation& operation : operations()) {
    const std::vector<Tensor> without = leaves_of(operation);
    pass_back(operation, without);
    const std::vector<Tensor> with = leaves_of(operation);
    std::vector<Tensor> places;
    for (Tensor leaf : with) {
      places.push_back(at::full(leaf.sizes(), 2.0F));
      leaf.mutable_grad() = places.back();
    }
    pass_back(operation, with);
    for (std::size_t i = 0; i < with.size(); ++i) {
      EXPECT_LE(relative_error(places[i], without[i].grad() + 2), 1e-5) << operation.name << ", input " << i;
      EXPECT_EQ(with[i].grad().data_ptr(), places[i].data_ptr()) << operation.name << ", input " << i;
    }
  }
}

TEST(GradientSum, AGradientThatLiesOtherwiseGetsMoreOfItAllTheSame) {
  for (const Operation& operation : operations()) {
    const std::vector<Tensor> without = leaves_of(operation);
    pass_back(operation, without);
    const std::vector<Tensor> with = leaves_of(operation);
    for (Tensor leaf : with) {
      if (leaf.dim() == 2) leaf.mutable_grad() = at::full({leaf.size(1), leaf.size(0)}, 2.0F).t();
    }
    pass_back(operation, with);
    for (std::size_t i = 0; i < with.size(); ++i) {
      const double before = with[i].dim() == 2 ? 2 : 0;
      EXPECT_LE(relative_error(with[i].grad(), without[i].grad() + before), 1e-5) << operation.name << ", input " << i;
    }
  }
}

TEST(GradientSum, InputsThatWantNoGradientKeepTheOneThatTheyHave) {
  for (const Operation& operation : operations()) {
    std::vector<Tensor> leaves = leaves_of(operation);
    if (leaves.size() == 1) continue;
    leaves[1].requires_grad_(false);
    leaves[1].mutable_grad() = at::full(leaves[1].sizes(), 2.0F);
    pass_back(operation, leaves);
    EXPECT_TRUE(at::equal(leaves[1].grad(), at::full(leaves[1].sizes(), 2.0F))) << operation.name;
  }
}

}  // namespace
}  // namespace ferry::kernels
