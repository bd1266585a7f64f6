// JSON files of a checkpoint that only look like ours: each is refused, without a crash.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "checkpoint/alignment_record.h"
#include "checkpoint/manifest.h"
#include "checkpoint/progress.h"
#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

using testing::HasSubstr;

std::string nested(std::size_t depth) {
  return std::string(depth, '[') + std::string(depth, ']');
}

TEST(HostileRecords, NestedDeepAreRefused) {
  const TemporaryFolder folder;
  for (const std::string& text : {nested(17), nested(60'000), R"({"files":)" + nested(50'000) + "}",
                                  R"({"format_version":)" + nested(50'000) + "}", std::string(100'000, '[')}) {
    overwrite(folder.path / manifest_name, text);
    EXPECT_THAT(error_of([&] { read_manifest(folder.path); }), HasSubstr("corrupt checkpoint"));
  }
  overwrite(folder.path / progress_name, nested(16));
  EXPECT_EQ(error_of([&] { read_small_json(folder.path, progress_name); }), "no error");
}

TEST(HostileRecords, ValuesThatCannotBeWrittenOutAreNamedByTheirKind) {
  // Moved into their places: a copy would take as much of the stack.
  Json progress = to_json(Progress{});
  progress["update"] = Json::parse(nested(1'000'000));
  EXPECT_THAT(error_of([&] { progress_from_json(progress, "here"); }), HasSubstr("update is a list, not a whole"));
  Json alignment{{"layers", Json::array()}};
  alignment["head"] = Json::parse(nested(1'000'000));
  EXPECT_THAT(error_of([&] { selected_attention_from_json(alignment, 3, 2, "here"); }),
              HasSubstr("head is a list, not a number"));
}

}  // namespace
}  // namespace ferry
