#include "training/bad_tensor.h"

#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "training/tiny_run.h"

namespace ferry {
namespace {

using testing::HasSubstr;

std::string found_in(TinyRun& run, const StepOptions& options = {}) {
  const EncodedCorpus corpus = tiny_corpus();
  return first_bad_tensor(*run.model, run.parameters,
                          {collate(corpus, pair_range(0, 3)), collate(corpus, pair_range(3, 9))}, 1, options, {});
}

/// A parameter's numbers, to be spoilt.
Tensor parameter(const TinyRun& run, const std::string& name) {
  return run.model->parameter(name).detach();
}

TEST(BadTensor, TheLayersAreWalkedAsTheModelWalksThem) {
  const EncodedCorpus corpus = tiny_corpus();
  TinyRun run(0.3);
  const Batch batch = collate(corpus, pair_range(0, 9));
  const NoGradients guard;
  ForwardContext one = dropout_context({}, 4, 1);
  ForwardContext other = dropout_context({}, 4, 1);
  const Memory memory = run.model->encode(batch.source, one);
  const Tensor states = run.model->decoder->real_states(
      batch.target_input, SentenceRows(batch.target_lengths, batch.target_input.size(1)), memory, one);
  const NamedTensors walked = activations(*run.model, batch, other);
  EXPECT_TRUE(at::equal(states, walked.back().second));
  EXPECT_EQ(walked.size(), 2 * (1 + 2 + 1)) << "input, two layers and norm of each stack";
}

TEST(BadTensor, AParameterIsNamedBeforeWhatItSpoils) {
  TinyRun run;
  parameter(run, "decoder.layers.1.feed_forward.outer.bias")[3] = std::numeric_limits<float>::quiet_NaN();
  EXPECT_EQ(found_in(run), "parameter decoder.layers.1.feed_forward.outer.bias");
}

TEST(BadTensor, TheFirstLayerThatOverflowsIsNamed) {
  TinyRun run;
  parameter(run, "encoder.layers.1.feed_forward.inner.bias").fill_(1e20F);
  parameter(run, "encoder.layers.1.feed_forward.outer.weight").fill_(1e20F);  // 1e40 is beyond float32
  EXPECT_EQ(found_in(run), "activation encoder.layers.1");
}

TEST(BadTensor, AGradientIsNamedWhereTheForwardPassIsSound) {
  TinyRun run;
  // Logits are 16 products of 1e38 and 1e-38; the gradient of the table sums 1e38 over hundreds of positions.
  parameter(run, "decoder.norm.weight").fill_(0);
  parameter(run, "decoder.norm.bias").fill_(1e38F);
  parameter(run, "embedding.weight").fill_(1e-38F);
  const EncodedCorpus corpus = tiny_corpus(200);
  EXPECT_EQ(first_bad_tensor(*run.model, run.parameters, {collate(corpus, pair_range(0, 200))}, 1, {}, {}),
            "gradient of embedding.weight");
  EXPECT_EQ(run.parameters.gradients().abs().max().item<float>(), 0);
}

TEST(BadTensor, OfNumbersThatAreOnlyTooLargeTheLargestIsNamed) {
  TinyRun run;
  parameter(run, "output.bias")[7] = -1e9F;
  EXPECT_THAT(found_in(run), testing::AllOf(HasSubstr("loss"), HasSubstr("1e+09"), HasSubstr("output.bias")));
}

}  // namespace
}  // namespace ferry
