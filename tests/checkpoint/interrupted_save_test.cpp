// A save that fails, or is cut off, at each of its operations in turn.
#include "checkpoint/interrupted_save.h"

#include <cerrno>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/file_operations.h"
#include "base/format.h"
#include "checkpoint/checkpoint.h"
#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

// The end of the process: no exception of the program's own, so nothing may mistake it for a failure it can handle.
struct Crash {};

enum class Ending { Failure, Crash };

class InterruptedSave : public testing::TestWithParam<Ending> {
 protected:
  void SetUp() override { save_checkpoint(checkpoints_, earlier_); }

  // Saves with the n-th operation (from 0) failing or being the last; false when there was no n-th operation.
  bool save(const Checkpoint& checkpoint, int n, bool can_exchange = true) {
    int count = 0;
    const ScopedFileOperationHook hook([&](FileOperation operation, const fs::path&) {
      if (!can_exchange && operation == FileOperation::Exchange) return EINVAL;
      const int number = count++;
      if (GetParam() == Ending::Crash && number >= n) throw Crash{};
      return number == n ? ENOSPC : 0;
    });
    try {
      save_checkpoint(checkpoints_, checkpoint);
    } catch (const UserError&) {
    } catch (const Crash&) {
    }
    return count > n;
  }

  bool only_complete_checkpoints() const {
    for (const fs::path& checkpoint : list_checkpoints(run_.path)) verify_checkpoint(checkpoint, Parts::All);
    return same(load_checkpoint(checkpoints_ / "update-00000001", Parts::All), earlier_);
  }

  bool leftovers() const {
    for (const auto& entry : fs::directory_iterator(checkpoints_)) {
      if (entry.path().filename().string().starts_with('.')) return true;
    }
    return false;
  }

  const TemporaryFolder run_;
  const fs::path checkpoints_ = run_.path / "checkpoints";
  const Checkpoint earlier_ = tiny_checkpoint(1);
};

TEST_P(InterruptedSave, LeavesTheNewCheckpointCompleteOrAbsentAndTheEarlierOnesWhole) {
  const Checkpoint next = tiny_checkpoint(2);
  const fs::path place = checkpoints_ / "update-00000002";
  int absent = 0;
  int n = 0;
  for (; save(next, n); ++n) {
    ASSERT_TRUE(only_complete_checkpoints()) << n;
    if (fs::exists(place)) {
      ASSERT_TRUE(same(load_checkpoint(place, Parts::All), next)) << n;
    } else {
      ++absent;
    }
    if (GetParam() == Ending::Failure) {
      ASSERT_FALSE(leftovers()) << n;
    }
    prune_checkpoints(run_.path, {.newest = 9});
    ASSERT_FALSE(leftovers()) << n;
    fs::remove_all(place);
  }
  EXPECT_GE(n, 30);
  EXPECT_GE(absent, n - 1);  // only the flush of the parent comes after the move
  EXPECT_TRUE(same(load_checkpoint(place, Parts::All), next));
}

TEST_P(InterruptedSave, LeavesTheOldOrTheNewCheckpointWhereOneOfTheSameUpdateIsReplaced) {
  Checkpoint next = tiny_checkpoint(2);
  next.model[0].second.add_(1);
  const fs::path place = checkpoints_ / "update-00000002";
  save_checkpoint(checkpoints_, tiny_checkpoint(2));
  bool more = true;
  for (int n = 0; more; ++n) {
    more = save(next, n);
    ASSERT_TRUE(only_complete_checkpoints()) << n;
    const Checkpoint there = load_checkpoint(place, Parts::All);
    ASSERT_TRUE(same(there, tiny_checkpoint(2)) || same(there, next)) << n;
    prune_checkpoints(run_.path, {.newest = 9});
    ASSERT_FALSE(leftovers()) << n;
    if (more) save_checkpoint(checkpoints_, tiny_checkpoint(2));
  }
  EXPECT_TRUE(same(load_checkpoint(place, Parts::All), next));
}

TEST_P(InterruptedSave, ReplacesWithTwoMovesAndLosesNoCheckpointWhereTheFileSystemCannotExchange) {
  Checkpoint next = tiny_checkpoint(2);
  next.model[0].second.add_(1);
  const fs::path place = checkpoints_ / "update-00000002";
  fs::remove_all(checkpoints_ / "update-00000001");  // there is no other one to fall back on
  save_checkpoint(checkpoints_, tiny_checkpoint(2));
  bool more = true;
  int absent = 0;
  for (int n = 0; more; ++n) {
    more = save(next, n, false);
    if (!fs::exists(place)) {
      ++absent;
      prune_checkpoints(run_.path, {.newest = 9});  // is not what takes it away
      recover_replaced(run_.path);
      ASSERT_TRUE(same(load_checkpoint(place, Parts::All), tiny_checkpoint(2))) << n;
    }
    prune_checkpoints(run_.path, {.newest = 9});
    const Checkpoint there = load_checkpoint(place, Parts::All);
    ASSERT_TRUE(same(there, tiny_checkpoint(2)) || same(there, next)) << n;
    ASSERT_FALSE(leftovers()) << n;
    if (more) save_checkpoint(checkpoints_, tiny_checkpoint(2));
  }
  EXPECT_EQ(absent, GetParam() == Ending::Crash ? 1 : 0);
  EXPECT_TRUE(same(load_checkpoint(place, Parts::All), next));
}

/// As death leaves it that came after both moves and before the old one was removed.
fs::path replaced_and_there(const fs::path& run) {
  const fs::path place = save_checkpoint(run / "checkpoints", tiny_checkpoint(2));
  const fs::path old = place.parent_path() / ".update-00000002.replaced-2147483647";  // no process has that number
  fs::rename(place, old);
  Checkpoint next = tiny_checkpoint(2);
  next.model[0].second.add_(1);
  save_checkpoint(run / "checkpoints", next);
  return old;
}

TEST(ReplacedCheckpoint, IsNotRecoveredWhereItsPlaceIsTaken) {
  const TemporaryFolder run;
  const fs::path old = replaced_and_there(run.path);
  recover_replaced(run.path);
  EXPECT_TRUE(fs::exists(old));
  EXPECT_FALSE(same(load_checkpoint(old.parent_path() / "update-00000002", Parts::All), tiny_checkpoint(2)));
}

TEST(ReplacedCheckpoint, DoesNotComeBackAfterTrainingWentBackToAnEarlierOne) {
  const TemporaryFolder run;
  save_checkpoint(run.path / "checkpoints", tiny_checkpoint(1));
  replaced_and_there(run.path);
  forget_checkpoints_after(run.path, 1, 0);
  recover_replaced(run.path);
  EXPECT_THAT(list_checkpoints(run.path), testing::ElementsAre(run.path / "checkpoints/update-00000001"));
}

INSTANTIATE_TEST_SUITE_P(Endings, InterruptedSave, testing::Values(Ending::Failure, Ending::Crash),
                         [](const auto& ending) { return ending.param == Ending::Failure ? "Failure" : "Crash"; });

}  // namespace
}  // namespace ferry
