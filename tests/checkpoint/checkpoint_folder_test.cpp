#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/file_operations.h"
#include "base/format.h"
#include "checkpoint/checkpoint.h"
#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;

class CheckpointFolder : public testing::Test {
 protected:
  fs::path save(std::int64_t update) const { return save_checkpoint(checkpoints_, tiny_checkpoint(update)); }
  void damage(std::int64_t update) const {
    overwrite(checkpoints_ / checkpoint_name(update) / "model.safetensors", "");
  }
  std::vector<std::string> updates() const {
    std::vector<std::string> names;
    for (const fs::path& path : list_checkpoints(run_.path)) names.push_back(path.filename().string().substr(7));
    return names;
  }
  std::string refusal(const fs::path& path) const {
    return error_of([&] { find_model(path); });
  }

  const TemporaryFolder run_;
  const fs::path checkpoints_ = run_.path / "checkpoints";
};

TEST_F(CheckpointFolder, ListsCheckpointsByNumberAndNothingElse) {
  EXPECT_TRUE(list_checkpoints(run_.path).empty());
  for (const char* name : {"update-100000000", "update-99999999", "update-00000002", ".update-00000003.partial-1",
                           "update-3", "update-0000000x", "update-000000004", "update--0000005", "other"}) {
    fs::create_directories(checkpoints_ / name);
  }
  overwrite(checkpoints_ / "update-00000007", "a file");
  EXPECT_THAT(updates(), ElementsAre("00000002", "99999999", "100000000"));
}

TEST_F(CheckpointFolder, TheNewestSoundOneIsUsedAndDamagedOnesAreNamed) {
  EXPECT_EQ(newest_sound_checkpoint(run_.path), fs::path());
  for (const int update : {1, 2, 3}) save(update);
  EXPECT_EQ(newest_sound_checkpoint(run_.path).filename(), "update-00000003");
  damage(3);
  fs::path newest;
  EXPECT_THAT(log_of([&] { newest = newest_sound_checkpoint(run_.path); }),
              AllOf(HasSubstr("corrupt checkpoint"), HasSubstr("update-00000003"), HasSubstr("model.safetensors")));
  EXPECT_EQ(newest.filename(), "update-00000002");
  damage(1);
  damage(2);
  EXPECT_EQ(newest_sound_checkpoint(run_.path), fs::path());
}

TEST_F(CheckpointFolder, AModelIsTheBestElseTheLastElseTheNewest) {
  for (const int update : {1, 2, 3}) save(update);
  EXPECT_EQ(find_model(run_.path).filename(), "update-00000003");
  point(run_.path, "last", checkpoints_ / "update-00000002");
  EXPECT_EQ(find_model(run_.path).filename(), "update-00000002");
  point(run_.path, "best", checkpoints_ / "update-00000001");
  EXPECT_EQ(find_model(run_.path).filename(), "update-00000001");
  EXPECT_TRUE(same(load_checkpoint(run_.path, Parts::All), tiny_checkpoint(1)));
  damage(1);
  EXPECT_EQ(find_model(run_.path).filename(), "update-00000002");
  fs::remove_all(checkpoints_ / "update-00000002");
  EXPECT_EQ(find_model(run_.path).filename(), "update-00000003");
}

TEST_F(CheckpointFolder, EachDamagedOneOfBestAndLastIsNamedOnceAndTheNewestSoundOneIsUsed) {
  for (const int update : {1, 2, 3, 4}) save(update);
  point(run_.path, "best", checkpoints_ / "update-00000002");
  point(run_.path, "last", checkpoints_ / "update-00000004");
  damage(2);
  damage(4);
  fs::path found;
  const std::string log = log_of([&] { found = find_model(run_.path); });
  EXPECT_EQ(found.filename(), "update-00000003");
  for (const char* name : {"update-00000002", "update-00000004"}) {
    const std::size_t first = log.find(name);
    ASSERT_NE(first, std::string::npos) << name << " is not named";
    EXPECT_EQ(log.find(name, first + 1), std::string::npos) << name << " is named twice: " << log;
  }
}

TEST_F(CheckpointFolder, PruningKeepsTheOneThatIsWantedWhereNoLinkLeadsToIt) {
  for (const int update : {1, 2, 3, 4}) save(update);
  prune_checkpoints(run_.path, {.newest = 1, .wanted = "update-00000002"});
  EXPECT_THAT(updates(), ElementsAre("00000002", "00000004"));
}

TEST_F(CheckpointFolder, PruningRemovesWhatSuddenDeathLeftOfReplacedFiles) {
  save(1);
  const pid_t child = fork();
  if (child == 0) _exit(0);
  waitpid(child, nullptr, 0);
  const fs::path dead = run_.path / format("config.yaml.{}.partial", child);
  const fs::path alive = run_.path / format("config.yaml.{}.partial", getppid());
  const fs::path mine = run_.path / "notes.partial";
  for (const fs::path& path : {dead, alive, mine}) overwrite(path, "x");
  prune_checkpoints(run_.path, {.newest = 1});
  EXPECT_FALSE(fs::exists(dead));
  EXPECT_TRUE(fs::exists(alive));
  EXPECT_TRUE(fs::exists(mine));
}

TEST_F(CheckpointFolder, ALinkThatIsRightIsNotWrittenAgain) {
  save(1);
  point(run_.path, "best", checkpoints_ / "update-00000001");
  const ScopedFileOperationHook hook([](FileOperation, const fs::path&) { return EIO; });
  EXPECT_NO_THROW(point(run_.path, "best", checkpoints_ / "update-00000001"));
}

TEST_F(CheckpointFolder, AFolderNamedDirectlyIsTheModelEvenWhereDamaged) {
  save(1);
  point(run_.path, "best", checkpoints_ / "update-00000001");
  EXPECT_EQ(find_model(checkpoints_ / "update-00000001"), checkpoints_ / "update-00000001");
  EXPECT_EQ(find_model(run_.path / "best"), run_.path / "best");
  damage(1);
  EXPECT_THAT(error_of([&] { load_checkpoint(checkpoints_ / "update-00000001", Parts::Model); }),
              HasSubstr("corrupt checkpoint"));
}

TEST_F(CheckpointFolder, WhatIsNoModelIsRefusedWithWhatIsThereAndWhatWouldBeOne) {
  EXPECT_THAT(refusal(run_.path / "none"),
              AllOf(HasSubstr("there is no such folder"), HasSubstr("a model is a run folder")));
  EXPECT_THAT(refusal(run_.path), HasSubstr("the folder holds nothing"));
  overwrite(run_.path / "b.txt", "x");
  overwrite(run_.path / "a.txt", "x");
  EXPECT_THAT(refusal(run_.path), HasSubstr("the folder holds a.txt, b.txt"));
  EXPECT_THAT(refusal(run_.path / "a.txt"), HasSubstr("this is a file, not a folder"));
  fs::create_directories(checkpoints_);
  EXPECT_THAT(refusal(run_.path), HasSubstr("this run has no checkpoint yet"));
  save(1);
  EXPECT_THAT(refusal(checkpoints_), HasSubstr("this is the folder of a run's checkpoints, not one of them"));
  damage(1);
  EXPECT_THAT(refusal(run_.path), HasSubstr("all checkpoints of this run are damaged"));
}

TEST_F(CheckpointFolder, LinksAreRelativeAndMovedWithTheRun) {
  save(1);
  save(2);
  point(run_.path, "best", checkpoints_ / "update-00000001");
  point(run_.path, "best", checkpoints_ / "update-00000002");
  EXPECT_EQ(fs::read_symlink(run_.path / "best"), "checkpoints/update-00000002");
  const TemporaryFolder elsewhere;
  fs::copy(run_.path, elsewhere.path / "moved", fs::copy_options::recursive | fs::copy_options::copy_symlinks);
  EXPECT_EQ(find_model(elsewhere.path / "moved"), elsewhere.path / "moved/checkpoints/update-00000002");
}

TEST_F(CheckpointFolder, PruningKeepsTheNewestTheBestAndTheLast) {
  for (const int update : {1, 2, 3, 4, 5, 6}) save(update);
  point(run_.path, "best", checkpoints_ / "update-00000002");
  point(run_.path, "last", checkpoints_ / "update-00000003");
  prune_checkpoints(run_.path, {.newest = 2});
  EXPECT_THAT(updates(), ElementsAre("00000002", "00000003", "00000005", "00000006"));
  prune_checkpoints(run_.path, {.newest = 9});
  EXPECT_EQ(updates().size(), 4U);
  prune_checkpoints(run_.path, {.newest = 0});
  EXPECT_THAT(updates(), ElementsAre("00000002", "00000003"));
}

TEST_F(CheckpointFolder, WhatOnlyASignalAskedForDrivesNoneOfTheNewestAway) {
  for (const int update : {10, 20, 27, 30, 38, 40}) save(update);
  prune_checkpoints(run_.path, {.newest = 3, .every = 10});
  EXPECT_THAT(updates(), ElementsAre("00000020", "00000030", "00000040"));
}

TEST_F(CheckpointFolder, AnotherRhythmDrivesNoneAwayThatWasDueInTheEarlierOne) {
  const auto save_every = [this](int every, std::int64_t update) {
    Checkpoint checkpoint = tiny_checkpoint(update);
    checkpoint.config.checkpoint.every.choose(every);
    save_checkpoint(checkpoints_, checkpoint);
  };
  for (const int update : {20, 33, 40}) save_every(20, update);
  for (const int update : {45, 60, 61}) save_every(30, update);
  prune_checkpoints(run_.path, {.newest = 3, .every = 30});
  EXPECT_THAT(updates(), ElementsAre("00000020", "00000040", "00000060", "00000061"));  // the last one in any case
}

TEST_F(CheckpointFolder, AMeanIsNoCheckpointToGoOnFromAndStaysWhileItIsTheBest) {
  save(3);
  save_checkpoint_as(checkpoints_ / average_name(4), tiny_checkpoint(4));
  save_checkpoint_as(checkpoints_ / average_name(3), tiny_checkpoint(3));
  EXPECT_EQ(average_name(4), "average-00000004");
  EXPECT_THAT(updates(), ElementsAre("00000003"));
  EXPECT_EQ(newest_sound_checkpoint(run_.path).filename(), "update-00000003");
  point(run_.path, "best", checkpoints_ / average_name(4));
  prune_checkpoints(run_.path, {.newest = 1});
  EXPECT_EQ(find_model(run_.path), run_.path / "checkpoints/average-00000004");
  EXPECT_FALSE(fs::exists(checkpoints_ / average_name(3)));
  save(5);
  point(run_.path, "best", checkpoints_ / "update-00000005");
  prune_checkpoints(run_.path, {.newest = 1});
  EXPECT_FALSE(fs::exists(checkpoints_ / average_name(4)));
  EXPECT_THAT(updates(), ElementsAre("00000005"));
}

TEST_F(CheckpointFolder, PruningRemovesLeftoversOfEndedProcessesOnly) {
  const pid_t child = fork();
  if (child == 0) _exit(0);
  waitpid(child, nullptr, 0);
  save(1);
  const auto make = [&](const std::string& name) {
    fs::create_directories(checkpoints_ / name);
    return checkpoints_ / name;
  };
  const std::vector<fs::path> gone{
      make(format(".update-00000001.partial-{}", child)), make(format(".update-00000001.removed-{}", child)),
      make(format(".update-00000001.replaced-{}", child)), make(format(".average-00000001.partial-{}", child)),
      make(format(".update-00000001.partial-{}", getpid()))};
  const std::vector<fs::path> kept{make(format(".update-00000001.partial-{}", getppid())),
                                   make(format(".update-x.partial-{}", child)),
                                   make(".update-00000001.partial-"),
                                   make(".update-00000001.partial--1"),
                                   make(".update-00000001.mine-0"),
                                   make("mine")};
  prune_checkpoints(run_.path, {.newest = 1});
  for (const fs::path& path : gone) EXPECT_FALSE(fs::exists(path)) << path;
  for (const fs::path& path : kept) EXPECT_TRUE(fs::exists(path)) << path;
}

TEST_F(CheckpointFolder, PruningARunWithoutCheckpointsDoesNothing) {
  prune_checkpoints(run_.path, {.newest = 1});
  EXPECT_TRUE(fs::is_empty(run_.path));
}

TEST_F(CheckpointFolder, GoingBackLeavesTheUpdateGoneBackToAsTheNewestAndTheLinksWhole) {
  for (const int update : {1, 2, 3, 4}) save(update);
  point(run_.path, "best", checkpoints_ / checkpoint_name(2));
  point(run_.path, "last", checkpoints_ / checkpoint_name(4));
  EXPECT_TRUE(forget_checkpoints_after(run_.path, 3, 2));
  EXPECT_THAT(updates(), ElementsAre("00000001", "00000002", "00000003"));
  EXPECT_EQ(fs::canonical(run_.path / "last").filename(), "update-00000003");
  EXPECT_EQ(fs::canonical(run_.path / "best").filename(), "update-00000002");
}

TEST_F(CheckpointFolder, ABestThatIsGoneIsNoLongerPointedAt) {
  for (const int update : {2, 3}) save(update);
  point(run_.path, "best", checkpoints_ / checkpoint_name(3));
  EXPECT_FALSE(forget_checkpoints_after(run_.path, 2, 1));
  EXPECT_FALSE(fs::is_symlink(run_.path / "best"));
  EXPECT_THAT(updates(), ElementsAre("00000002"));
}

}  // namespace
}  // namespace ferry
