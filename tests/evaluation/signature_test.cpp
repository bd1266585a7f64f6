#include "evaluation/signature.h"

#include <gtest/gtest.h>

#include "base/version.h"
#include "evaluation/bleu.h"
#include "evaluation/chrf.h"
#include "evaluation/example_text.h"
#include "evaluation/ter.h"

namespace ferry {
namespace {

const std::string version_field = "|version:ferry-" + std::string(version());

TEST(Signature, SaysHowBleuWasComputed) {
  const Segments line = text({"a"});
  EXPECT_EQ(corpus_bleu(line, {line}).signature, "nrefs:1|case:mixed|eff:no|tok:13a|smooth:exp" + version_field);
  const BleuOptions options{.tokenizer = MetricTokenizer::International,
                            .lowercase = true,
                            .smoothing = Smoothing::Floor,
                            .effective_order = true};
  EXPECT_EQ(corpus_bleu(line, {line, line}, options).signature,
            "nrefs:2|case:lc|eff:yes|tok:intl|smooth:floor[0.10]" + version_field);
}

TEST(Signature, ShowsTheSmoothingConstantInUse) {
  const auto shown = [](const BleuOptions& options) {
    return corpus_bleu(text({"a"}), {text({"a"})}, options).signature;
  };
  EXPECT_NE(shown({.smoothing = Smoothing::AddK}).find("|smooth:add-k[1.00]|"), std::string::npos);
  EXPECT_NE(shown({.smoothing = Smoothing::AddK, .smoothing_value = 2}).find("|smooth:add-k[2.00]|"),
            std::string::npos);
  EXPECT_NE(shown({.smoothing = Smoothing::None}).find("|smooth:none|"), std::string::npos);
}

TEST(Signature, SaysHowChrfWasComputed) {
  const Segments line = text({"a"});
  EXPECT_EQ(corpus_chrf(line, {line}).signature, "nrefs:1|case:mixed|eff:yes|nc:6|nw:0|space:no" + version_field);
  EXPECT_EQ(corpus_chrf(line, {line}, {.word_order = 2, .lowercase = true}).signature,
            "nrefs:1|case:lc|eff:yes|nc:6|nw:2|space:no" + version_field);
}

TEST(Signature, SaysHowTerWasComputed) {
  const Segments line = text({"a"});
  EXPECT_EQ(corpus_ter(line, {line}).signature,
            "nrefs:1|case:lc|tok:tercom|norm:no|punct:yes|asian:no" + version_field);
  EXPECT_EQ(corpus_ter(line, {line}, {.case_sensitive = true}).signature,
            "nrefs:1|case:mixed|tok:tercom|norm:no|punct:yes|asian:no" + version_field);
}

TEST(Signature, NamesResamplingBetweenReferencesAndOptions) {
  EXPECT_EQ(signature("case:lc", {.references = 1, .resampling = Resampling{}}),
            "nrefs:1|bs:1000|seed:12345|case:lc" + version_field);
  const Resampling randomization{.method = ResamplingMethod::ApproximateRandomization, .samples = 10000, .seed = 7};
  EXPECT_EQ(signature("case:lc", {.references = 1, .resampling = randomization}),
            "nrefs:1|ar:10000|seed:7|case:lc" + version_field);
}

}  // namespace
}  // namespace ferry
