#include "checkpoint/run_lock.h"

#include <optional>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/files.h"
#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

using testing::AllOf;
using testing::HasSubstr;

TEST(RunLock, ASecondHolderIsRefusedAndToldWhoTheFirstIs) {
  const TemporaryFolder run;
  std::optional<RunLock> first(run.path);
  for (int i = 0; i < 2; ++i) {  // a refusal must not end the first lock
    EXPECT_THAT(error_of([&] { const RunLock second(run.path); }),
                AllOf(HasSubstr(run.path.string()), HasSubstr("process " + std::to_string(getpid()))));
  }
  first.reset();
  const RunLock third(run.path);
}

TEST(RunLock, WhatAnEndedProcessLeftIsNoLock) {
  const TemporaryFolder run;
  overwrite(run.path / ".lock", "99999999999999999999\n");
  const RunLock lock(run.path);
  EXPECT_EQ(read_file(run.path / ".lock"), std::to_string(getpid()) + "\n");
}

TEST(RunLock, AFolderThatIsNotThereIsNamed) {
  EXPECT_THAT(error_of([] { const RunLock lock("/nowhere/run"); }),
              AllOf(HasSubstr("/nowhere/run"), HasSubstr("No such file or directory")));
}

}  // namespace
}  // namespace ferry
