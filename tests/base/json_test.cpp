#include "base/json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ferry {
namespace {

TEST(ShownJson, IsTheValueWhereItIsShort) {
  EXPECT_EQ(shown(Json(nullptr)), "null");
  EXPECT_EQ(shown(Json(-1.5)), "-1.5");
  EXPECT_EQ(shown(Json("a")), "\"a\"");
  EXPECT_EQ(shown(Json::array({1, "a"})), "[1,\"a\"]");
  EXPECT_EQ(shown(Json::object()), "{}");
}

TEST(ShownJson, IsShortAndPlainWhateverTheValueIs) {
  EXPECT_EQ(shown(Json(std::string(1000, 'a'))).size(), 63U);
  EXPECT_EQ(shown(Json("\xC3\xA9\xFF")), "\"\\u00e9\\ufffd\"");
  EXPECT_EQ(shown(Json{{"a", {1}}}), "an object");
  // Written out it would overflow the stack.
  const std::string depth(1'000'000, '[');
  EXPECT_EQ(shown(Json::parse(depth + std::string(depth.size(), ']'))), "a list");
}

}  // namespace
}  // namespace ferry
