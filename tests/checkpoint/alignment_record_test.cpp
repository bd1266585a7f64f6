#include "checkpoint/alignment_record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checkpoint/checkpoint.h"
#include "checkpoint/manifest.h"
#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

using testing::AllOf;
using testing::HasSubstr;

Checkpoint with_alignment(const AttentionChoice& choice) {
  Checkpoint checkpoint = tiny_checkpoint(1);
  checkpoint.config.model.decoder_layers = 3;
  checkpoint.alignment = SelectedAttention{.choice = choice, .agreement = 0.75, .pairs = 20};
  return checkpoint;
}

TEST(AlignmentRecord, ComesBackFromACheckpointAndIsPartOfItsManifest) {
  const TemporaryFolder folder;
  for (const AttentionChoice& choice : {AttentionChoice{.layers = {0, 2}, .head = {}, .shift = 1},
                                        AttentionChoice{.layers = {1}, .head = 1}, AttentionChoice{}}) {
    const Checkpoint checkpoint = with_alignment(choice);
    save_checkpoint_as(folder.path / "x", checkpoint);
    EXPECT_TRUE(same(load_checkpoint(folder.path / "x", Parts::All), checkpoint));
    EXPECT_NE(read_manifest(folder.path / "x").find(alignment_name), nullptr);
  }
}

TEST(AlignmentRecord, IsAbsentFromCheckpointsThatKnowNone) {
  const TemporaryFolder folder;
  save_checkpoint_as(folder.path / "x", tiny_checkpoint(1));
  EXPECT_EQ(read_manifest(folder.path / "x").find(alignment_name), nullptr);
  EXPECT_FALSE(load_checkpoint(folder.path / "x", Parts::All).alignment.has_value());
}

TEST(AlignmentRecord, OfALayerOrHeadThatTheModelHasNotIsRefusedByName) {
  const Json sound = to_json(*with_alignment({.layers = {2}, .head = 1}).alignment);
  const auto refusal = [](const Json& json) {
    return error_of([&] { selected_attention_from_json(json, 3, 2, "some/alignment.json"); });
  };
  EXPECT_EQ(refusal(sound), "no error");
  for (const auto& [key, value] : sound.items()) {
    Json json = sound;
    json.erase(key);
    EXPECT_THAT(refusal(json), AllOf(HasSubstr("some/alignment.json"), HasSubstr(key)));
    json[key] = "x";
    EXPECT_THAT(refusal(json), HasSubstr(key + " is \"x\""));
  }
  Json json = sound;
  json["layers"] = {3};
  EXPECT_THAT(refusal(json), HasSubstr("layers is 3, not a number from 0 to 2"));
  json = sound;
  json["head"] = 2;
  EXPECT_THAT(refusal(json), HasSubstr("head is 2, not a number from 0 to 1"));
  EXPECT_THAT(refusal(Json::array()), HasSubstr("missing"));
}

}  // namespace
}  // namespace ferry
