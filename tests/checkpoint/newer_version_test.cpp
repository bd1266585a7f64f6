// A checkpoint that a later version of Ferry wrote is not damaged: it is neither passed over in training nor replaced.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/files.h"
#include "base/json.h"
#include "checkpoint/checkpoint.h"
#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

using testing::AllOf;
using testing::HasSubstr;

class NewerVersion : public testing::Test {
 protected:
  NewerVersion() {
    save_checkpoint(checkpoints_, tiny_checkpoint(1));
    const fs::path manifest = save_checkpoint(checkpoints_, tiny_checkpoint(2)) / "manifest.json";
    Json json = Json::parse(read_file(manifest));
    json["format_version"] = 2;
    overwrite(manifest, json.dump());
  }

  const TemporaryFolder run_;
  const fs::path checkpoints_ = run_.path / "checkpoints";
};

TEST_F(NewerVersion, IsNotPassedOverByTraining) {
  EXPECT_THAT(error_of([&] { newest_sound_checkpoint(run_.path); }),
              AllOf(HasSubstr("update-00000002 has format version 2"), HasSubstr("a newer ferry wrote it")));
}

TEST_F(NewerVersion, IsNotReplacedByACheckpointOfTheSameUpdate) {
  const auto before = snapshot(checkpoints_);
  EXPECT_THAT(error_of([&] { save_checkpoint(checkpoints_, tiny_checkpoint(2)); }),
              AllOf(HasSubstr("cannot save the checkpoint"), HasSubstr("has format version 2")));
  EXPECT_EQ(snapshot(checkpoints_), before);
}

TEST_F(NewerVersion, DoesNotKeepAnEarlierCheckpointFromTranslating) {
  fs::path found;
  EXPECT_THAT(log_of([&] { found = find_model(run_.path); }), HasSubstr("a newer ferry wrote it; passed over"));
  EXPECT_EQ(found.filename(), "update-00000001");
}

}  // namespace
}  // namespace ferry
