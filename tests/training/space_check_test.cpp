#include "training/space_check.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"
#include "base/text.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::HasSubstr;

Config with_space_options(int keep, bool validated) {
  Config config;
  config.run = "/nowhere/run";
  config.checkpoint = {.every = 10, .keep = keep};
  config.validation.every = 20;
  config.training.max_updates = 0;
  if (validated) config.data.valid = {.source = {"s"}, .target = {"t"}};
  return config;
}

std::string refusal_of_space(const Config& config, std::uint64_t bytes) {
  try {
    check_space(config, bytes);
  } catch (const UserError& error) {
    return error.what();
  }
  return "enough";
}

TEST(SpaceCheck, CountsThoseKeptTheBestAndTheOneBeingWritten) {
  EXPECT_EQ(checkpoints_at_once(with_space_options(2, true)), 4);
  EXPECT_EQ(checkpoints_at_once(with_space_options(2, false)), 3);
  EXPECT_EQ(checkpoints_at_once(with_space_options(2147483647, true)), 2147483649);
}

TEST(SpaceCheck, CountsNoMoreThanTheRunWillWrite) {
  Config config = with_space_options(50, true);
  config.training.max_updates = 40;
  EXPECT_EQ(checkpoints_at_once(config), 4 + 2 + 1);
  config.training.max_updates = 5;
  EXPECT_EQ(checkpoints_at_once(config), 1) << "the one at the end";
}

TEST(SpaceCheck, RefusesWhatTheDiskCannotHoldAndSaysHowMuchThatIs) {
  const Config config = with_space_options(2, true);
  EXPECT_EQ(refusal_of_space(config, 1), "enough");
  const std::uint64_t all = fs::space("/").capacity;
  EXPECT_THAT(refusal_of_space(config, all),
              AllOf(HasSubstr("/nowhere/run: not enough space: 4 checkpoints of " + readable_size(all)),
                    HasSubstr("checkpoint.keep: 2, the best, and one being written"), HasSubstr("keep fewer")));
  EXPECT_NE(refusal_of_space(config, std::numeric_limits<std::uint64_t>::max()), "enough") << "the product overflows";
}

TEST(SpaceCheck, CheckpointsOfEarlierSittingsAreRoom) {
  const fs::path run = fs::temp_directory_path() / format("ferry_space_{}", ::getpid());
  fs::create_directories(run / "checkpoints/update-00000010");
  Config config = with_space_options(1, false);
  config.run = run;
  // So large that two of them exceed what is free now, but not together with the one that is there: a file with a hole.
  const std::uint64_t bytes = fs::space(run).available / 2 + (std::uint64_t{1} << 30);
  EXPECT_NE(refusal_of_space(config, bytes), "enough");
  const fs::path file = run / "checkpoints/update-00000010/model.safetensors";
  write_file(file, "");
  fs::resize_file(file, std::uint64_t{4} << 30);
  EXPECT_EQ(refusal_of_space(config, bytes), "enough");
  fs::remove_all(run);
}

}  // namespace
}  // namespace ferry
