// Names, shapes, sharing and first values of what is learned.
#include <cmath>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "model/tiny_model.h"

namespace ferry {
namespace {

using Sizes = std::vector<std::int64_t>;

std::map<std::string, Sizes> names_and_sizes(Transformer& model) {
  std::map<std::string, Sizes> table;
  for (const auto& entry : model->named_parameters()) table[entry.first] = entry.second.sizes().vec();
  return table;
}

std::int64_t numbers_in(Transformer& model) {
  std::int64_t count = 0;
  for (const auto& [name, values] : model->named_parameters()) count += values.numel();
  return count;
}

void add_attention(std::map<std::string, Sizes>& table, const std::string& name) {
  for (const char* map : {"query", "key", "value", "output"}) {
    table[name + "." + map + ".weight"] = {8, 8};
    table[name + "." + map + ".bias"] = {8};
  }
  table[name + "_norm.weight"] = table[name + "_norm.bias"] = {8};
}

void add_feed_forward(std::map<std::string, Sizes>& table, const std::string& name) {
  table[name + ".inner.weight"] = {16, 8};
  table[name + ".inner.bias"] = {16};
  table[name + ".outer.weight"] = {8, 16};
  table[name + ".outer.bias"] = {8};
  table[name + "_norm.weight"] = table[name + "_norm.bias"] = {8};
}

TEST(Parameters, HaveTheNamesAndShapesThatCheckpointsPromise) {
  TransformerShape shape = tiny_shape();
  shape.encoder_layers = 1;
  shape.decoder_layers = 1;
  Transformer model(shape, 1);
  std::map<std::string, Sizes> expected{{"embedding.weight", {13, 8}}, {"output.bias", {13}},
                                        {"encoder.norm.weight", {8}},  {"encoder.norm.bias", {8}},
                                        {"decoder.norm.weight", {8}},  {"decoder.norm.bias", {8}}};
  add_attention(expected, "encoder.layers.0.self_attention");
  add_feed_forward(expected, "encoder.layers.0.feed_forward");
  add_attention(expected, "decoder.layers.0.self_attention");
  add_attention(expected, "decoder.layers.0.cross_attention");
  add_feed_forward(expected, "decoder.layers.0.feed_forward");
  EXPECT_EQ(names_and_sizes(model), expected);
}

TEST(Parameters, LayersAreNumberedFromZero) {
  TransformerShape shape = tiny_shape();
  shape.decoder_layers = 3;
  Transformer model(shape, 1);
  const auto names = names_and_sizes(model);
  EXPECT_TRUE(names.contains("decoder.layers.2.cross_attention.query.weight"));
  EXPECT_TRUE(names.contains("encoder.layers.0.self_attention_norm.weight"));
  EXPECT_FALSE(names.contains("decoder.layers.3.cross_attention.query.weight"));
  EXPECT_FALSE(names.contains("encoder.layers.2.self_attention.query.weight"));
}

// By hand: an attention has 4 * (8 * 8 + 8) = 288 numbers, a feed-forward 8 * 16 + 16 + 16 * 8 + 8 = 280, a norm 16.
// Two encoder layers of 288 + 280 + 2 * 16 = 600 and two decoder layers of 2 * 288 + 280 + 3 * 16 = 904, two final
// norms.
constexpr std::int64_t in_layers = 2 * 600 + 2 * 904 + 2 * 16;

TEST(Parameters, AreCountedOnceWhereMatricesAreShared) {
  TransformerShape shape = tiny_shape();
  constexpr std::int64_t table = 13 * 8;
  constexpr std::int64_t bias = 13;
  for (const auto& [tie, tables] : {std::pair(Tie::All, 1), std::pair(Tie::Target, 2), std::pair(Tie::None, 3)}) {
    shape.tie = tie;
    Transformer model(shape, 1);
    EXPECT_EQ(numbers_in(model), in_layers + tables * table + bias);
  }
}

TEST(Parameters, SharedMatricesAreOneStorage) {
  TransformerShape shape = tiny_shape();
  const auto places = [](Transformer& model) {
    return std::vector<const void*>{model->source_embedding->weight.data_ptr(),
                                    model->target_embedding->weight.data_ptr(), model->output->weight.data_ptr()};
  };
  Transformer all(shape, 1);
  EXPECT_EQ(places(all)[0], places(all)[1]);
  EXPECT_EQ(places(all)[1], places(all)[2]);
  shape.tie = Tie::Target;
  Transformer target(shape, 1);
  EXPECT_NE(places(target)[0], places(target)[1]);
  EXPECT_EQ(places(target)[1], places(target)[2]);
  shape.tie = Tie::None;
  Transformer none(shape, 1);
  const auto separate = places(none);
  EXPECT_EQ(std::set<const void*>(separate.begin(), separate.end()).size(), 3U);
}

TEST(Parameters, UntiedModelsMayHaveVocabulariesOfTwoSizes) {
  TransformerShape shape = tiny_shape();
  shape.source_vocabulary = 20;
  for (const Tie tie : {Tie::Target, Tie::None}) {
    shape.tie = tie;
    Transformer model(shape, 1);
    EXPECT_EQ(model->source_embedding->weight.size(0), 20);
    EXPECT_EQ(evaluate(model, ragged_batch()).sizes(), (Sizes{3, 5, 13}));
  }
}

TEST(Parameters, SwigluDoublesTheInnerMapOnly) {
  TransformerShape shape = tiny_shape();
  shape.activation = Activation::Swiglu;
  Transformer model(shape, 1);
  const auto sizes = names_and_sizes(model);
  EXPECT_EQ(sizes.at("encoder.layers.0.feed_forward.inner.weight"), (Sizes{32, 8}));
  EXPECT_EQ(sizes.at("decoder.layers.1.feed_forward.inner.bias"), (Sizes{32}));
  EXPECT_EQ(sizes.at("decoder.layers.1.feed_forward.outer.weight"), (Sizes{8, 16}));
}

// A model wide enough that a variance can be told from a few thousand numbers.
TransformerShape wide_shape() {
  TransformerShape shape;
  shape.width = 64;
  shape.heads = 4;
  shape.feed_forward = 256;
  shape.encoder_layers = shape.decoder_layers = 1;
  shape.source_vocabulary = shape.target_vocabulary = 500;
  shape.tie = Tie::None;
  return shape;
}

TEST(Initialization, LinearMapsAreUniformWithTheBoundOfTheirSizes) {
  Transformer model(wide_shape(), 1);
  for (const auto& entry : model->named_parameters()) {
    const Tensor& values = entry.second;
    if (values.dim() != 2 || entry.first.find("layers") == std::string::npos) continue;
    const double bound = std::sqrt(6.0 / static_cast<double>(values.size(0) + values.size(1)));
    EXPECT_LE(values.abs().max().item<double>(), bound * 1.000001) << entry.first;
    EXPECT_GT(values.abs().max().item<double>(), bound * 0.99) << entry.first;
    // A uniform distribution has the variance of bound^2 / 3; 4096 numbers tell it to 3 % at least.
    EXPECT_NEAR(values.var().item<double>(), bound * bound / 3, 0.1 * bound * bound / 3) << entry.first;
    EXPECT_NEAR(values.mean().item<double>(), 0, 6 * bound / std::sqrt(3.0 * static_cast<double>(values.numel())));
  }
}

TEST(Initialization, MatricesOverTheVocabularyHaveTheVarianceOfOneOverTheWidth) {
  Transformer model(wide_shape(), 1);
  for (const char* name : {"source_embedding.weight", "target_embedding.weight", "output.weight"}) {
    const Tensor values = model->parameter(name).narrow(0, 1, 499);
    EXPECT_NEAR(values.var().item<double>() * 64, 1.0, 0.06) << name;
    // Normal, not uniform: about 4.6 % lie beyond two standard deviations.
    EXPECT_NEAR((values.abs() > 2.0 / 8.0).to(at::kFloat).mean().item<double>(), 0.0455, 0.01) << name;
  }
}

TEST(Initialization, PaddingRowsAndBiasesAreZeroAndGainsAreOne) {
  for (const Tie tie : {Tie::All, Tie::Target, Tie::None}) {
    TransformerShape shape = wide_shape();
    shape.tie = tie;
    Transformer model(shape, 1);
    EXPECT_TRUE((model->source_embedding->weight[pad_id] == 0).all().item<bool>());
    EXPECT_TRUE((model->target_embedding->weight[pad_id] == 0).all().item<bool>());
    for (const auto& entry : model->named_parameters()) {
      if (entry.second.dim() != 1) continue;
      const bool gain = entry.first.ends_with("norm.weight");
      EXPECT_TRUE((entry.second == (gain ? 1 : 0)).all().item<bool>()) << entry.first;
    }
  }
}

TEST(Initialization, IsAFunctionOfSeedAndName) {
  Transformer one(wide_shape(), 1);
  Transformer same(wide_shape(), 1);
  Transformer other(wide_shape(), 2);
  std::vector<Tensor> seen;
  for (const auto& entry : one->named_parameters()) {
    EXPECT_TRUE(at::equal(same->parameter(entry.first), entry.second)) << entry.first;
    if (entry.second.dim() != 2) continue;
    EXPECT_FALSE(at::equal(other->parameter(entry.first), entry.second)) << entry.first;
    for (const Tensor& earlier : seen) EXPECT_FALSE(at::equal(earlier, entry.second)) << entry.first;
    seen.push_back(entry.second);
  }
}

TEST(Initialization, ALayerMoreLeavesTheOthersAsTheyWere) {
  TransformerShape deeper = wide_shape();
  deeper.encoder_layers = 2;
  Transformer one(wide_shape(), 1);
  Transformer two(deeper, 1);
  for (const auto& entry : one->named_parameters()) {
    EXPECT_TRUE(at::equal(two->parameter(entry.first), entry.second)) << entry.first;
  }
}

TEST(Initialization, LogitsStartNearUnitVariance) {
  Transformer model(wide_shape(), 1);
  const Tensor logits = evaluate(model, ragged_batch()).masked_select(real_targets(ragged_batch()).unsqueeze(-1));
  EXPECT_NEAR(logits.std().item<double>(), 1.0, 0.3);
}

}  // namespace
}  // namespace ferry
