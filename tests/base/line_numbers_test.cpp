#include "base/line_numbers.h"

#include <gtest/gtest.h>

namespace ferry {
namespace {

TEST(LineNumbers, AreNamedInOrderAndOnce) {
  LineNumbers lines;
  for (const std::int64_t line : {9, 4, 4}) lines.add(line);
  EXPECT_EQ(lines.counted(), "3 lines");
  EXPECT_EQ(lines.names(), "lines 4, 9");
}

TEST(LineNumbers, OfOneLineAreInTheSingular) {
  LineNumbers lines;
  EXPECT_TRUE(lines.empty());
  lines.add(7);
  EXPECT_EQ(lines.counted(), "1 line");
  EXPECT_EQ(lines.names(), "line 7");
}

TEST(LineNumbers, AreCutToTheSmallestFive) {
  LineNumbers lines;
  for (std::int64_t line = 20; line > 0; --line) lines.add(line);
  EXPECT_EQ(lines.names(), "lines 1, 2, 3, 4, 5, ...");
  EXPECT_EQ(lines.count(), 20);
  EXPECT_EQ(lines.first(), (std::set<std::int64_t>{1, 2, 3, 4, 5}));
}

TEST(LineNumbers, OfFiveLinesThatAreAllNamedLeaveNothingOut) {
  LineNumbers lines;
  for (const std::int64_t line : {1, 2, 3, 4, 5, 5}) lines.add(line);
  EXPECT_EQ(lines.names(), "lines 1, 2, 3, 4, 5");
  lines.add(6);
  EXPECT_EQ(lines.names(), "lines 1, 2, 3, 4, 5, ...");
}

}  // namespace
}  // namespace ferry
