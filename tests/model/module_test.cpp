#include "model/module.h"

#include <stdexcept>

#include <gmock/gmock.h>

namespace ferry {
namespace {

struct LeafImpl : Module {
  LeafImpl() : weight(register_parameter("weight", at::zeros({2}))), bias(register_parameter("bias", at::zeros({1}))) {}
  Tensor forward(double x) const { return weight * x; }
  Tensor weight, bias;
};
using Leaf = Part<LeafImpl>;

struct TreeImpl : Module {
  TreeImpl()
      : leaves(register_modules<Leaf>("leaves", 2)),
        crown(register_module("crown", Leaf())),
        root(register_parameter("root", at::zeros({3}))) {}
  void register_again(const std::string& name) { register_parameter(name, at::zeros({1})); }
  std::vector<Leaf> leaves;
  Leaf crown;
  Tensor root;
};
using Tree = Part<TreeImpl>;

TEST(Module, NamesItsOwnParametersFirstAndThoseOfItsPartsInTheOrderOfTheirRegistration) {
  const Tree tree;
  std::vector<std::string> names;
  for (const auto& [name, value] : tree->named_parameters()) names.push_back(name);
  EXPECT_THAT(names, testing::ElementsAre("root", "leaves.0.weight", "leaves.0.bias", "leaves.1.weight",
                                          "leaves.1.bias", "crown.weight", "crown.bias"));
}

TEST(Module, ParametersAreThoseOfTheModelAndWantGradients) {
  Tree tree;
  EXPECT_TRUE(tree->parameter("leaves.1.weight").is_same(tree->leaves[1]->weight));
  for (const auto& [name, value] : tree->named_parameters()) EXPECT_TRUE(value.requires_grad()) << name;
  EXPECT_THROW(tree->parameter("leaves.2.weight"), std::out_of_range);
}

TEST(Module, NoNameIsGivenTwice) {
  Tree tree;
  EXPECT_ANY_THROW(tree->register_again("root"));
  EXPECT_ANY_THROW(tree->register_again("crown"));
}

TEST(Module, ListsItselfAndAllPartsOnce) {
  Tree tree;
  const std::vector<Module*> all = tree->modules();
  EXPECT_THAT(all, testing::ElementsAre(&*tree, &*tree->leaves[0], &*tree->leaves[1], &*tree->crown));
}

TEST(Module, CopiesOfAPartAreTheSamePartAndNoneYetIsRefused) {
  Leaf leaf;
  const Leaf same = leaf;
  EXPECT_EQ(&*same, &*leaf);
  Leaf none{nullptr};
  EXPECT_ANY_THROW(none(2.0));
}

}  // namespace
}  // namespace ferry
