#include "decoding/model_scorer.h"

#include <cmath>

#include <gtest/gtest.h>

#include "decoding/beam.h"
#include "decoding/ensemble_scorer.h"
#include "decoding/search.h"
#include "decoding/tiny_model.h"
#include "kernels/product.h"

namespace ferry {
namespace {

using Sentences = std::vector<std::vector<std::int32_t>>;

Tensor ids(const std::vector<std::int64_t>& values) {
  return at::tensor(values, at::kLong);
}

// Log-probabilities of every position of the whole target at once, [B, T, V].
Tensor whole(Transformer model, const Sentences& sources, const Sentences& targets) {
  const NoGradients guard;
  EncodedCorpus corpus;
  std::vector<PairIndex> pairs;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    corpus.source.add(sources[i]);
    corpus.target.add(targets[i]);
    pairs.push_back(static_cast<PairIndex>(i));
  }
  corpus.lines.resize(pairs.size());
  ForwardContext context = ForwardContext::evaluation();
  return at::log_softmax(model->forward(collate(corpus, pairs), context), -1);
}

struct NamedShape {
  const char* name;
  TransformerShape shape;
};

std::vector<NamedShape> shapes() {
  std::vector<NamedShape> all;
  const auto add = [&](const char* name, auto change) {
    all.push_back({name, tiny_shape()});
    change(all.back().shape);
  };
  add("Plain", [](TransformerShape&) {});
  add("OneLayerEach", [](TransformerShape& shape) { shape.encoder_layers = shape.decoder_layers = 1; });
  add("OneAndThreeLayers", [](TransformerShape& shape) {
    shape.encoder_layers = 1;
    shape.decoder_layers = 3;
  });
  add("ThreeAndOneLayers", [](TransformerShape& shape) {
    shape.encoder_layers = 3;
    shape.decoder_layers = 1;
  });
  add("OneHead", [](TransformerShape& shape) { shape.heads = 1; });
  add("HeadsOfOneColumn", [](TransformerShape& shape) { shape.heads = 16; });
  add("Gelu", [](TransformerShape& shape) { shape.activation = Activation::Gelu; });
  add("Swiglu", [](TransformerShape& shape) { shape.activation = Activation::Swiglu; });
  add("TargetTied", [](TransformerShape& shape) {
    shape.tie = Tie::Target;
    shape.source_vocabulary = 50;
  });
  add("Untied", [](TransformerShape& shape) {
    shape.tie = Tie::None;
    shape.source_vocabulary = 50;
  });
  add("UnevenSizes", [](TransformerShape& shape) {
    shape.width = 21;
    shape.heads = 3;
    shape.feed_forward = 37;
  });
  add("Dropout", [](TransformerShape& shape) {
    shape.dropout = shape.attention_dropout = shape.feed_forward_dropout = 0.5;  // no part in decoding
  });
  return all;
}

/// Numbers that a few layers of weights as large as the tiny model's have made, summed in another order.
void expect_within_rounding(const Tensor& row, const Tensor& expected) {
  EXPECT_LE((row - expected).abs().max().item<double>(), 4e-6 * expected.abs().max().item<double>());
}

class EveryShape : public testing::TestWithParam<NamedShape> {};
INSTANTIATE_TEST_SUITE_P(Stepping, EveryShape, testing::ValuesIn(shapes()),
                         [](const auto& information) { return information.param.name; });

TEST_P(EveryShape, WithTheCacheEqualsTheWholeSequenceForwardPass) {
  const Transformer model = tiny_model(GetParam().shape);
  const Sentences sources = random_sentences(5, 9);
  // Longer than the cache's first capacity, so that it has to grow.
  const Sentences targets(5, random_sentences(1, 1).front());
  Sentences longer = targets;
  for (std::size_t i = 0; i < longer.size(); ++i) {
    for (int t = 0; t < 40; ++t) longer[i].push_back(static_cast<std::int32_t>(4 + (t * 7 + static_cast<int>(i)) % 30));
  }
  const Tensor expected = whole(model, sources, longer);
  ModelScorer scorer(model);
  scorer.start(collate_source(sources));
  std::vector<std::int64_t> newest(sources.size(), begin_id);
  for (std::size_t t = 0; t <= longer.front().size(); ++t) {
    const Tensor row = at::log_softmax(scorer.step(ids(newest)), -1);
    expect_within_rounding(row, expected.select(1, static_cast<std::int64_t>(t)));
    if (t == longer.front().size()) break;
    for (std::size_t i = 0; i < newest.size(); ++i) newest[i] = longer[i][t];
  }
}

TEST(Stepping, AHypothesisGoesOnFromTheOriginItIsGiven) {
  const Transformer model = tiny_model();
  const Sentences sources{{5, 6, 7}, {8, 9}};
  ModelScorer scorer(model);
  scorer.start(collate_source(sources));
  scorer.step(ids({begin_id, begin_id}));
  scorer.reorder(ids({0, 0, 0, 1, 1, 1}));  // three hypotheses of each
  scorer.step(ids({10, 11, 12, 13, 14, 15}));
  scorer.reorder(ids({1, 1, 0, 3, 5, 4}));  // one child of the first, two of the second; an exchange
  scorer.step(ids({20, 21, 22, 23, 24, 25}));
  scorer.reorder(ids({2, 0, 5, 4}));  // two hypotheses of each
  const Tensor rows = at::log_softmax(scorer.step(ids({30, 31, 32, 33})), -1);
  const Sentences histories{{10, 22, 30}, {11, 20, 31}, {14, 25, 32}, {15, 24, 33}};
  const Tensor expected = whole(model, {sources[0], sources[0], sources[1], sources[1]}, histories).select(1, 3);
  expect_within_rounding(rows, expected);
}

TEST(Stepping, SentencesThatStayDoNotNoticeThatOthersLeave) {
  const Transformer model = tiny_model();
  const Sentences sources = random_sentences(6, 12);
  ModelScorer scorer(model);
  scorer.start(collate_source(sources));
  scorer.step(at::full({6}, begin_id, at::kLong));
  scorer.reorder(ids({0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5}));
  scorer.step(at::arange(12) + 10);
  scorer.keep_sentences(ids({1, 4}));
  const Tensor rows = at::log_softmax(scorer.step(ids({30, 31, 32, 33})), -1);
  const Sentences histories{{12, 30}, {13, 31}, {18, 32}, {19, 33}};
  const Tensor expected = whole(model, {sources[1], sources[1], sources[4], sources[4]}, histories).select(1, 2);
  expect_within_rounding(rows, expected);
}

TEST(Stepping, ComputesNothingTwice) {
  for (const std::int64_t layers : {1, 3}) {
    TransformerShape shape = tiny_shape();
    shape.encoder_layers = 2;
    shape.decoder_layers = static_cast<int>(layers);
    ModelScorer scorer(tiny_model(shape));
    std::int64_t before = kernels::products_made();
    const auto products = [&] {
      const std::int64_t made = kernels::products_made() - before;
      before = kernels::products_made();
      return made;
    };
    scorer.start(collate_source(random_sentences(4, 9)));
    // An encoder layer: Q, K, V, O and the two of the feed-forward sublayer. The memory: K and V for each decoder
    // layer.
    EXPECT_EQ(products(), 2 * 6 + layers * 2);
    std::vector<std::int64_t> newest(4, begin_id);
    for (int step = 0; step < 40; ++step) {
      scorer.step(ids(newest));
      // A decoder layer: Q, K, V, O of self-attention, Q and O of cross-attention, two of the feed-forward sublayer;
      // then the output projection. The same at every step, however many positions and hypotheses there are.
      EXPECT_EQ(products(), layers * 8 + 1);
      if (step == 0) {
        scorer.reorder(ids({0, 0, 1, 1, 2, 2, 3, 3}));
        newest.assign(8, 10);
      }
      if (step == 20) {
        scorer.keep_sentences(ids({0, 2}));
        newest.assign(4, 10);
      }
      EXPECT_EQ(products(), 0);
    }
  }
}

TEST(ModelSearch, ScoresOfHypothesesAreThoseOfTheWholeSequence) {
  const Transformer model = tiny_model();
  ModelScorer scorer(model);
  const Sentences sources = random_sentences(7, 8);
  SearchBatch batch{.source = collate_source(sources), .sentences = {}};
  const SearchOptions options{.beam = 4, .n_best = 4};
  for (const auto& source : sources) {
    batch.sentences.push_back(sentence_rules(options, static_cast<std::int64_t>(source.size())));
  }
  const auto found = beam_search(scorer, batch, options);
  for (std::size_t i = 0; i < sources.size(); ++i) {
    for (const Hypothesis& one : found[i]) {
      const Tensor rows = whole(model, {sources[i]}, {one.pieces})[0];
      double sum = 0;
      for (std::size_t t = 0; t < one.log_probabilities.size(); ++t) {
        const std::int32_t piece = t < one.pieces.size() ? one.pieces[t] : end_id;
        const auto expected = rows[static_cast<std::int64_t>(t)][piece].item<double>();
        EXPECT_NEAR(static_cast<double>(one.log_probabilities[t]), expected, 1e-4);
        sum += expected;
      }
      EXPECT_NEAR(one.log_probability, sum, 1e-3);
      EXPECT_NEAR(one.score * static_cast<double>(one.length()), one.log_probability, 1e-9);
    }
  }
}

TEST(Ensemble, OfOneModelTwiceScoresAsTheModelAlone) {
  const Sentences sources = random_sentences(3, 6);
  std::vector<std::unique_ptr<Scorer>> twice;
  twice.push_back(std::make_unique<ModelScorer>(tiny_model()));
  twice.push_back(std::make_unique<ModelScorer>(tiny_model()));
  EnsembleScorer ensemble(std::move(twice));
  ModelScorer alone(tiny_model());
  ensemble.start(collate_source(sources));
  alone.start(collate_source(sources));
  const Tensor newest = ids({begin_id, begin_id, begin_id});
  EXPECT_LE((ensemble.step(newest) - at::log_softmax(alone.step(newest), -1)).abs().max().item<double>(), 1e-5);
}

TEST(Ensemble, GivesTheMeanOfProbabilities) {
  std::vector<std::unique_ptr<Scorer>> members;
  for (const std::uint64_t seed : {1, 2, 3}) {
    members.push_back(std::make_unique<ModelScorer>(tiny_model(tiny_shape(), seed)));
  }
  EnsembleScorer ensemble(std::move(members));
  const Sentences sources = random_sentences(2, 6);
  ensemble.start(collate_source(sources));
  ensemble.step(ids({begin_id, begin_id}));
  const Tensor row = ensemble.step(ids({5, 6}));
  Tensor mean = at::zeros({2, 40});
  for (const std::uint64_t seed : {1, 2, 3}) {
    mean += whole(tiny_model(tiny_shape(), seed), sources, {{5}, {6}}).select(1, 1).exp() / 3;
  }
  EXPECT_LE((row.exp() - mean).abs().max().item<double>(), 1e-5);
}

}  // namespace
}  // namespace ferry
