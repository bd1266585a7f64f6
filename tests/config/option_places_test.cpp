// A complaint about an option that comes long after reading names the place where it was stated.
#include "config/option_places.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "config/config_text.h"

namespace ferry {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> located(const Config& config, const std::string& option) {
  std::vector<std::string> texts;
  for (const Problem& problem : config.places.located({{.where = option, .what = "is wrong", .remedy = "other"}})) {
    texts.push_back(to_string(problem));
  }
  return texts;
}

TEST(OptionPlaces, AnOptionOfTheFileIsNamedWithFileLineAndColumn) {
  const Config config = parsed("model:\n  heads: 2\n  width: 32\nseed: 7\n");
  EXPECT_THAT(located(config, "model.width"), ElementsAre("/c/config.yaml:8:10: model.width: is wrong\n    other"));
  EXPECT_THAT(located(config, "seed"), ElementsAre("/c/config.yaml:9:7: seed: is wrong\n    other"));
}

TEST(OptionPlaces, AnOverrideHasThePlaceOfTheValueItReplaces) {
  const Config config = parsed("seed: 7\n", {"seed=8"});
  EXPECT_THAT(located(config, "seed"), ElementsAre("--set seed=8: seed: is wrong\n    other"));
}

TEST(OptionPlaces, AnOptionThatNobodyStatedIsNamedByItself) {
  const std::vector<std::string> by_itself{"model.width: is wrong\n    other"};
  EXPECT_EQ(located(parsed(""), "model.width"), by_itself);
  EXPECT_EQ(located(parsed("model: {width: auto}\n"), "model.width"), by_itself);
}

TEST(OptionPlaces, TwoConfigurationsThatStateTheSameAtOtherPlacesAreEqual) {
  EXPECT_EQ(parsed("seed: 7\nthreads: 2\n"), parsed("threads: 2\nseed: 7\n"));
  EXPECT_NE(parsed("seed: 7\n"), parsed("seed: 8\n"));
}

TEST(OptionPlaces, WhatIsFoundWrongDuringWorkIsThrownWithItsPlace) {
  const Config config = parsed("seed: 7\n");
  try {
    with_places(config.places, [] { throw UserError(Problem{.where = "seed", .what = "is unlucky"}); });
    FAIL() << "nothing was thrown";
  } catch (const UserError& error) {
    EXPECT_STREQ(error.what(), "/c/config.yaml:6:7: seed: is unlucky");
  }
}

TEST(OptionPlaces, ValuesThatDoNotGoTogetherAreRefusedWhenTheFileIsRead) {
  EXPECT_THAT(problems_of(with_required_lines("model: {width: 32, heads: 3}\n")),
              ElementsAre(HasSubstr("c.yaml:6:27: model.heads: 3 heads do not divide the width 32")));
}

TEST(OptionPlaces, OverridesThatDoNotGoTogetherAreRefusedWithoutAFile) {
  EXPECT_THROW(default_config({"model.width=32", "model.heads=3"}), UserError);
}

}  // namespace
}  // namespace ferry
