#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/checksum.h"
#include "base/errors.h"
#include "base/files.h"
#include "base/json.h"
#include "checkpoint/checkpoint.h"
#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

using testing::AllOf;
using testing::HasSubstr;
using testing::StartsWith;

class CheckpointReader : public testing::Test {
 protected:
  std::string refusal(Parts parts = Parts::All) const {
    return error_of([&] { load_checkpoint(place_, parts); });
  }
  Json manifest() const { return Json::parse(read_file(place_ / "manifest.json")); }
  void set_manifest(const Json& json) const { overwrite(place_ / "manifest.json", json.dump()); }
  // Replaces a file together with its entry in the manifest: a checkpoint that is whole, but not sound.
  void forge(const std::string& name, const std::string& bytes) const {
    overwrite(place_ / name, bytes);
    Json json = manifest();
    json["files"][name]["size"] = bytes.size();
    json["files"][name]["sha256"] = sha256(bytes);
    set_manifest(json);
  }

  const TemporaryFolder folder_;
  const fs::path place_ = save_checkpoint(folder_.path, tiny_checkpoint(1200));
  const std::string corrupt_ = "corrupt checkpoint " + place_.string() + ": ";
};

TEST_F(CheckpointReader, GivesBackWhatWasSaved) {
  const Checkpoint saved = tiny_checkpoint(1200);
  EXPECT_TRUE(same(load_checkpoint(place_, Parts::All), saved));
  EXPECT_EQ(load_checkpoint(place_, Parts::All).config, saved.config);
  const Checkpoint model = load_checkpoint(place_, Parts::Model);
  EXPECT_TRUE(same(model.model, saved.model));
  EXPECT_TRUE(model.training.empty());
}

TEST_F(CheckpointReader, ACopyElsewhereLoadsTheSameAfterTheRunAndItsDataAreGone) {
  const TemporaryFolder elsewhere;
  fs::copy(place_, elsewhere.path / "copy", fs::copy_options::recursive);
  fs::remove_all(place_);
  EXPECT_TRUE(same(load_checkpoint(elsewhere.path / "copy", Parts::All), tiny_checkpoint(1200)));
}

TEST_F(CheckpointReader, EveryCutEmptyOrMissingFileIsNamed) {
  for (const auto& [name, bytes] : snapshot(place_)) {
    for (const std::size_t length : {bytes.size() / 2, std::size_t{0}}) {
      fs::resize_file(place_ / name, length);
      EXPECT_THAT(refusal(), AllOf(StartsWith(corrupt_), HasSubstr(name))) << length;
      EXPECT_THAT(refusal(Parts::Model), AllOf(StartsWith(corrupt_), HasSubstr(name))) << length;
    }
    fs::remove(place_ / name);
    EXPECT_THAT(refusal(), AllOf(StartsWith(corrupt_), HasSubstr(name + " is missing")));
    overwrite(place_ / name, bytes);
  }
  EXPECT_EQ(refusal(), "no error");
}

TEST_F(CheckpointReader, ALinkInPlaceOfAnyFileIsRefusedWhereverItLeads) {
  const fs::path elsewhere = place_.parent_path() / "elsewhere";
  for (const auto& [name, bytes] : snapshot(place_)) {
    fs::rename(place_ / name, elsewhere);
    fs::create_symlink(elsewhere, place_ / name);
    EXPECT_THAT(refusal(), AllOf(StartsWith(corrupt_), HasSubstr(name + " is a link"))) << name;
    fs::remove(place_ / name);
    fs::rename(elsewhere, place_ / name);
  }
  EXPECT_EQ(refusal(), "no error");
}

TEST_F(CheckpointReader, AnyChangedByteOfAnyFileIsRefusedOrChangesNothing) {
  const Checkpoint saved = tiny_checkpoint(1200);
  for (const auto& [name, bytes] : snapshot(place_)) {
    ASSERT_LT(bytes.size(), 10'000U) << name << " is too long to try every byte";
    for (std::size_t i = 0; i < bytes.size(); ++i) {
      for (const int flipped : {0x01, 0x20, 0xFF}) {
        std::string changed = bytes;
        changed[i] = static_cast<char>(changed[i] ^ flipped);
        overwrite(place_ / name, changed);
        Checkpoint loaded;
        const std::string error = error_of([&] { loaded = load_checkpoint(place_, Parts::All); });
        if (error == "no error") {
          EXPECT_EQ(name, "manifest.json") << i;
          EXPECT_TRUE(same(loaded, saved)) << name << ' ' << i;
        } else {
          EXPECT_THAT(error, testing::AnyOf(StartsWith(corrupt_), HasSubstr("format version"))) << name << ' ' << i;
        }
      }
    }
    overwrite(place_ / name, bytes);
  }
}

TEST_F(CheckpointReader, AnotherTokenizerIsToldByItsSizeElseByItsChecksum) {
  const std::string own = read_file(place_ / "tokenizer.model");
  overwrite(place_ / "tokenizer.model", tiny_tokenizer(TokenizerKind::Unigram, 30)->model_bytes());
  EXPECT_THAT(refusal(), AllOf(StartsWith(corrupt_), HasSubstr("tokenizer.model: another tokenizer"),
                               HasSubstr("30 pieces instead of 40")));
  const auto other = tiny_tokenizer(TokenizerKind::Bpe, 40);
  overwrite(place_ / "tokenizer.model", other->model_bytes());
  EXPECT_THAT(refusal(Parts::Model), AllOf(StartsWith(corrupt_), HasSubstr("tokenizer.model: another tokenizer"),
                                           HasSubstr(sha256(other->model_bytes()) + " instead of " + sha256(own))));
  // Even with a checksum that fits, the number of pieces must.
  forge("tokenizer.model", tiny_tokenizer(TokenizerKind::Unigram, 30)->model_bytes());
  EXPECT_THAT(refusal(), HasSubstr("30 pieces instead of 40"));
}

TEST_F(CheckpointReader, ATokenizerFarTooLongIsToldByItsLengthWithoutBeingRead) {
  const std::uintmax_t length = (64U << 20U) + 1;  // without taking it on the disk
  fs::resize_file(place_ / "tokenizer.model", length);
  EXPECT_THAT(refusal(), HasSubstr("tokenizer.model has 67108865 bytes instead of"));
}

TEST_F(CheckpointReader, DamagedTrainingStateDoesNotKeepAModelFromTranslating) {
  std::string bytes = read_file(place_ / "training.safetensors");
  bytes.back() = static_cast<char>(bytes.back() ^ 1);
  overwrite(place_ / "training.safetensors", bytes);
  EXPECT_EQ(refusal(Parts::Model), "no error");
  EXPECT_THAT(refusal(Parts::All), HasSubstr("training.safetensors is damaged"));
}

TEST_F(CheckpointReader, AnotherFormatVersionIsNamed) {
  Json json = manifest();
  json["format_version"] = 2;
  set_manifest(json);
  EXPECT_THAT(refusal(), AllOf(HasSubstr("format version 2"), HasSubstr("reads version 1")));
}

TEST_F(CheckpointReader, ManifestsThatAreNoneAreRefused) {
  for (const char* text : {"", "[]", "{}", "null", "{\"format_version\":1}", "{\"format_version\":\"1\",\"files\":{}}",
                           "{\"format_version\":1,\"files\":[]}", "{\"format_version\":1,\"files\":{}}", "\xff"}) {
    overwrite(place_ / "manifest.json", text);
    EXPECT_THAT(refusal(), AllOf(StartsWith(corrupt_), HasSubstr("manifest.json"))) << text;
  }
  overwrite(place_ / "manifest.json", std::string(10'000, '['));
  EXPECT_THAT(refusal(), HasSubstr("nested too deep"));
  overwrite(place_ / "manifest.json", std::string(1'000'000, ' '));
  EXPECT_THAT(refusal(), HasSubstr("too long"));
}

TEST_F(CheckpointReader, EntriesOfTheManifestThatLieAreRefused) {
  const Json whole = manifest();
  const auto refusal_with = [&](const std::string& name, const Json& record) {
    Json json = whole;
    json["files"][name] = record;
    set_manifest(json);
    return refusal();
  };
  const Json record = whole["files"]["progress.json"];
  for (const char* name : {"", ".", "..", "../x", "/etc/passwd", "a/b", "a\\b", "manifest.json"}) {
    EXPECT_THAT(refusal_with(name, record), HasSubstr("is not a plain file name")) << name;
  }
  EXPECT_THAT(refusal_with(std::string("a\0b", 3), record), HasSubstr("is not a plain file name"));
  EXPECT_THAT(refusal_with("extra.bin", record), HasSubstr("extra.bin is missing"));
  EXPECT_THAT(refusal_with("model.safetensors", 3), HasSubstr("is no object"));
  EXPECT_THAT(refusal_with("model.safetensors", {{"size", -1}, {"sha256", ""}}), HasSubstr("has no size"));
  EXPECT_THAT(refusal_with("model.safetensors", {{"size", 1}}), HasSubstr("has no sha256"));
  EXPECT_THAT(refusal_with("tokenizer.model", record), HasSubstr("tokenizer.model has no pieces"));
  for (const auto& [name, ignored] : whole["files"].items()) {
    Json json = whole;
    json["files"].erase(name);
    set_manifest(json);
    EXPECT_THAT(refusal(), HasSubstr(name + " is not listed"));
  }
}

TEST_F(CheckpointReader, FilesOfDifferentUpdatesAreRefused) {
  const TemporaryFolder other;
  const fs::path later = save_checkpoint(other.path, tiny_checkpoint(1300));
  forge("training.safetensors", read_file(later / "training.safetensors"));
  EXPECT_THAT(refusal(), HasSubstr("training.safetensors is of update 1300, progress.json of update 1200"));
}

TEST_F(CheckpointReader, ProgressThatIsNoneIsRefusedThoughItsChecksumFits) {
  forge("progress.json", "{\"update\": true}");
  EXPECT_THAT(refusal(),
              AllOf(HasSubstr("progress.json"), HasSubstr("update is true"), HasSubstr("seconds is missing")));
}

TEST_F(CheckpointReader, OtherFilesInTheFolderDoNotMatter) {
  overwrite(place_ / "notes.txt", "mine");
  overwrite(place_ / "source.tokenizer.model", "not listed");
  EXPECT_TRUE(same(load_checkpoint(place_, Parts::All), tiny_checkpoint(1200)));
}

}  // namespace
}  // namespace ferry
