#include "base/errors.h"

#include <cerrno>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ferry {
namespace {

TEST(Errors, AProblemIsItsPlaceWhatIsWrongAndWhatWouldBeRight) {
  EXPECT_EQ(to_string(Problem{.where = "c.yaml", .line = 2, .column = 3, .what = "wrong", .remedy = "do this"}),
            "c.yaml:2:3: wrong\n    do this");
  EXPECT_EQ(to_string(Problem{.where = "f.txt", .line = 7, .what = "wrong"}), "f.txt:7: wrong");
  EXPECT_EQ(to_string(Problem{.where = "--beam", .what = "wrong"}), "--beam: wrong");
  EXPECT_EQ(to_string(Problem{.where = "", .what = "wrong"}), "wrong");
}

TEST(Errors, AUserErrorCarriesAndTellsEveryProblem) {
  const UserError error({Problem{.where = "a", .what = "first"}, Problem{.where = "b", .what = "second"}});
  EXPECT_EQ(error.problems().size(), 2U);
  EXPECT_STREQ(error.what(), "a: first\nb: second");
}

TEST(Errors, ABrokenPromiseIsNoUserError) {
  EXPECT_NO_THROW(check(true, "kept"));
  EXPECT_THROW(check(false, "broken"), InternalError);
  static_assert(!std::is_base_of_v<std::runtime_error, InternalError>);
}

TEST(Errors, TheSystemsReasonIsThatOfErrno) {
  errno = ENOENT;
  EXPECT_EQ(system_reason(), "No such file or directory");
}

}  // namespace
}  // namespace ferry
