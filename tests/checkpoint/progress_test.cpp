#include "checkpoint/progress.h"

#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

using testing::AllOf;
using testing::HasSubstr;

Progress through_text(const Progress& progress) {
  return progress_from_json(Json::parse(to_json(progress).dump()), "progress.json");
}

Progress with_score(double score) {
  Progress progress;
  progress.best = Quality{.score = score, .loss = 1};
  return progress;
}

std::string refusal(const Json& json) {
  return error_of([&] { progress_from_json(json, "some/progress.json"); });
}

TEST(Progress, ComesBackFromTextWithEveryField) {
  constexpr auto most = std::numeric_limits<std::int64_t>::max();
  const Progress progress{.update = 1,
                          .position = {.epoch = 2, .batch = 3},
                          .source_tokens = most,
                          .target_tokens = 5,
                          .seconds = 0.1,
                          .best = Quality{.score = -1.0 / 3.0, .loss = 1.0 / 7.0},
                          .best_update = 6,
                          .validations_without_gain = 7,
                          .validated_update = 8,
                          .bad_updates_in_a_row = 9,
                          .set_backs = 10,
                          .returns = 11,
                          .rate_factor = 0.7,
                          .data = {},
                          .quality = Quality{.score = 0.25, .loss = 1.5},
                          .average_of = {8, 9, most},
                          .averaged_update = 10,
                          .unreported = {.updates = 11,
                                         .totals = {.loss = 0.1, .nll = 1.0 / 3.0, .tokens = 13, .correct = 14},
                                         .norms = 0.2},
                          .loss_level = {.lowest = 2.0 / 3.0, .recent = {0.1, 1.0 / 7.0}, .left = true}};
  EXPECT_EQ(through_text(progress), progress);
  EXPECT_EQ(through_text(Progress{}), Progress{});
}

TEST(Progress, AScoreThatIsNoNumberIsNoScore) {
  for (const double score : {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::quiet_NaN()}) {
    EXPECT_EQ(through_text(with_score(score)).best, std::nullopt);
  }
}

/// As an earlier version wrote it.
Json earlier_form(const Progress& progress) {
  Json json = to_json(progress);
  for (const char* key : {"best_loss", "validated_update", "bad_updates_in_a_row", "set_backs", "returns",
                          "rate_factor", "score", "loss", "averaged_update", "unreported", "loss_level"})
    json.erase(key);
  return json;
}

TEST(Progress, WhatEarlierVersionsDidNotWriteHasTheMeaningItHadThen) {
  const Progress read = progress_from_json(earlier_form({.update = 5, .position = {}, .best = {}, .data = {}}), "x");
  EXPECT_EQ(read.validated_update, 5);
  EXPECT_EQ(read.bad_updates_in_a_row, 0);
  EXPECT_EQ(read.set_backs, 0);
  EXPECT_EQ(read.rate_factor, 1);
}

TEST(Progress, AFactorOfTheLearningRateIsAboveZero) {
  for (const Json& wrong : {Json(0), Json(-0.5), Json(nullptr)}) {
    Json json = to_json(Progress{});
    json["rate_factor"] = wrong;
    EXPECT_THAT(refusal(json), HasSubstr("rate_factor is " + wrong.dump() + ", not a number above 0"));
  }
}

TEST(Progress, OfAnEarlierVersionKnowsNoLossOfTheBestAndLosesEveryTie) {
  Json json = to_json(with_score(0));
  json.erase("best_loss");
  const Progress progress = progress_from_json(json, "progress.json");
  ASSERT_TRUE(progress.best.has_value());
  EXPECT_EQ(progress.best->score, 0);
  EXPECT_TRUE(is_better(Metric::Bleu, {.score = 0, .loss = 9}, *progress.best));
}

TEST(Progress, EachMissingKeyIsNamed) {
  const Json whole = earlier_form(Progress{});
  for (const auto& [key, value] : whole.items()) {
    Json json = whole;
    json.erase(key);
    EXPECT_THAT(refusal(json), AllOf(HasSubstr("some/progress.json"), HasSubstr("the key " + key + " is missing")));
  }
  Json json = whole;
  json["position"].erase("batch");
  EXPECT_THAT(refusal(json), HasSubstr("the key position.batch is missing"));
}

TEST(Progress, EachValueOfAnotherKindIsNamed) {
  const Json whole = to_json(Progress{});
  for (const auto& [key, value] : whole.items()) {
    for (const Json& wrong : {Json("1"), Json(true), Json::array()}) {
      Json json = whole;
      json[key] = wrong;
      EXPECT_THAT(refusal(json), HasSubstr(key + " is " + wrong.dump() + ", not a"));
    }
  }
  for (const Json& wrong : {Json(-1), Json(1.5), Json(std::numeric_limits<std::uint64_t>::max()), Json(nullptr)}) {
    Json json = whole;
    json["update"] = wrong;
    EXPECT_THAT(refusal(json), HasSubstr("update is " + wrong.dump() + ", not a whole number"));
  }
}

TEST(Progress, TheFingerprintsOfTheTextsComeBack) {
  Progress progress;
  progress.data = {.train = {.source = {{10, "aa"}, {20, "bb"}}, .target = {{30, "cc"}}}, .valid = {}};
  EXPECT_EQ(through_text(progress), progress);
}

TEST(Progress, OfAnEarlierVersionTellsNothingOfTheTexts) {
  EXPECT_FALSE(to_json(Progress{}).contains("data"));
  EXPECT_EQ(through_text(Progress{}).data, std::nullopt);
}

TEST(Progress, FaultsInFingerprintsAreNamed) {
  Progress progress;
  progress.data = {.train = {.source = {{10, "aa"}}, .target = {{10, "bb"}}}, .valid = {}};
  const Json whole = to_json(progress);
  const auto refusal_with = [&](const char* place, const Json& value) {
    Json json = whole;
    json[Json::json_pointer(place)] = value;
    return refusal(json);
  };
  EXPECT_THAT(refusal_with("/data", 3), HasSubstr("data is 3, not an object"));
  EXPECT_THAT(refusal_with("/data/train", Json::array()), HasSubstr("data.train is [], not an object"));
  EXPECT_THAT(refusal_with("/data/valid/target", 3), HasSubstr("data.valid.target is 3, not a list"));
  EXPECT_THAT(refusal_with("/data/train/source/0", 3), HasSubstr("data.train.source.lines is missing"));
  EXPECT_THAT(refusal_with("/data/train/source/0/lines", -1), HasSubstr("data.train.source.lines is -1, not a whole"));
  EXPECT_THAT(refusal_with("/data/train/target/0/sha256", 1), HasSubstr("data.train.target.sha256 is 1, not a text"));
}

TEST(Progress, WhatAMeanIsMadeOfIsAListOfUpdates) {
  Json json = to_json(Progress{});
  EXPECT_FALSE(json.contains("average_of"));
  for (const Json& wrong : {Json(1), Json::array({"1"}), Json::array({-1}), Json::array({1.5})}) {
    json["average_of"] = wrong;
    EXPECT_THAT(refusal(json), HasSubstr("average_of is " + wrong.dump() + ", not a list of whole numbers"));
  }
}

TEST(Progress, AllFaultsAreReportedAtOnce) {
  EXPECT_THAT(
      refusal(Json{{"update", "x"}, {"position", {{"epoch", 0}}}}),
      AllOf(HasSubstr("update is \"x\""), HasSubstr("position.batch is missing"), HasSubstr("seconds is missing")));
  EXPECT_THAT(refusal(Json::array()), HasSubstr("no JSON object"));
}

TEST(Progress, KeysOfALaterVersionAreNoFault) {
  Json json = to_json(Progress{.update = 3, .position = {}, .best = {}, .data = {}});
  json["news"] = {1, 2};
  EXPECT_EQ(progress_from_json(json, "x").update, 3);
}

}  // namespace
}  // namespace ferry
