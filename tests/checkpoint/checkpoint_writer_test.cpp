#include <cerrno>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/checksum.h"
#include "base/file_operations.h"
#include "base/files.h"
#include "base/json.h"
#include "checkpoint/checkpoint.h"
#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

using testing::AllOf;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

std::vector<std::string> names_in(const fs::path& folder) {
  std::vector<std::string> names;
  for (const auto& entry : fs::directory_iterator(folder)) names.push_back(entry.path().filename().string());
  return names;
}

TEST(CheckpointWriter, WritesExactlyTheFilesOfACheckpointAndAManifestOfThem) {
  const TemporaryFolder run;
  const fs::path place = save_checkpoint(run.path / "checkpoints", tiny_checkpoint(1200));
  EXPECT_EQ(place, run.path / "checkpoints/update-00001200");
  EXPECT_THAT(names_in(run.path / "checkpoints"), UnorderedElementsAre("update-00001200"));
  EXPECT_THAT(names_in(place), UnorderedElementsAre("model.safetensors", "training.safetensors", "config.yaml",
                                                    "tokenizer.model", "progress.json", "manifest.json"));
  const Json manifest = Json::parse(read_file(place / "manifest.json"));
  EXPECT_EQ(manifest["format_version"], 1);
  EXPECT_EQ(manifest["files"].size(), 5U);
  for (const auto& [name, record] : manifest["files"].items()) {
    EXPECT_EQ(record["size"], fs::file_size(place / name)) << name;
    EXPECT_EQ(record["sha256"], sha256_of_file(place / name)) << name;
  }
}

TEST(CheckpointWriter, KeepsTwoTokenizersApart) {
  const TemporaryFolder run;
  Checkpoint checkpoint = tiny_checkpoint(1);
  checkpoint.tokenizers = {tiny_tokenizer(TokenizerKind::Unigram, 30), tiny_tokenizer(TokenizerKind::Unigram, 40)};
  const fs::path place = save_checkpoint(run.path, checkpoint);
  EXPECT_TRUE(fs::exists(place / "source.tokenizer.model"));
  EXPECT_TRUE(fs::exists(place / "target.tokenizer.model"));
  EXPECT_FALSE(fs::exists(place / "tokenizer.model"));
  const Checkpoint back = load_checkpoint(place, Parts::All);
  EXPECT_TRUE(same(back, checkpoint));
  EXPECT_EQ(back.tokenizers.source->size(), 30);
  EXPECT_EQ(back.tokenizers.target->size(), 40);
}

TEST(CheckpointWriter, FlushesContentsThenNamesThenMovesThenFlushesTheParent) {
  const TemporaryFolder run;
  std::vector<std::string> events;
  {
    const ScopedFileOperationHook hook([&events](FileOperation operation, const fs::path& path) {
      const std::string name = path.filename().string().starts_with(".update") ? "aside" : path.filename().string();
      if (operation == FileOperation::Flush) events.push_back("flush " + name);
      if (operation == FileOperation::Rename) events.push_back("rename " + name);
      return 0;
    });
    save_checkpoint(run.path, tiny_checkpoint(1));
  }
  ASSERT_EQ(events.size(), 9U);
  EXPECT_THAT(std::vector(events.begin(), events.begin() + 6),
              UnorderedElementsAre("flush model.safetensors", "flush training.safetensors", "flush config.yaml",
                                   "flush tokenizer.model", "flush progress.json", "flush manifest.json"));
  EXPECT_THAT(std::vector(events.begin() + 6, events.end()),
              testing::ElementsAre("flush aside", "rename update-00000001", "flush " + run.path.filename().string()));
}

TEST(CheckpointWriter, RefusesWhatReadsBackOtherThanItWasWritten) {
  const TemporaryFolder run;
  const ScopedFileOperationHook hook([](FileOperation operation, const fs::path& path) {
    if (operation == FileOperation::Flush && path.filename().string().starts_with(".update")) {
      std::string bytes = read_file(path / "training.safetensors");
      bytes.back() = static_cast<char>(bytes.back() ^ 1);
      overwrite(path / "training.safetensors", bytes);
    }
    return 0;
  });
  EXPECT_THAT(error_of([&] { save_checkpoint(run.path, tiny_checkpoint(1)); }),
              AllOf(HasSubstr("reads back other than it was written"), HasSubstr("training.safetensors is damaged")));
  EXPECT_TRUE(fs::is_empty(run.path));
}

TEST(CheckpointWriter, ARealLimitOfTheSystemIsReportedAndLeavesNothingBehind) {
  const TemporaryFolder run;
  const Checkpoint checkpoint = tiny_checkpoint(1);
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const rlimit small{.rlim_cur = 100, .rlim_max = before.rlim_max};
  const auto handler = signal(SIGXFSZ, SIG_IGN);
  setrlimit(RLIMIT_FSIZE, &small);
  const std::string error = error_of([&] { save_checkpoint(run.path / "deep/checkpoints", checkpoint); });
  setrlimit(RLIMIT_FSIZE, &before);
  signal(SIGXFSZ, handler);
  EXPECT_THAT(error, AllOf(HasSubstr("update-00000001: cannot save the checkpoint"),
                           HasSubstr("cannot write model.safetensors: File too large")));
  EXPECT_TRUE(fs::is_empty(run.path));
}

TEST(CheckpointWriter, SaysWhyAndWhatWouldHelp) {
  const TemporaryFolder run;
  const auto error_with = [&](int reason) {
    const ScopedFileOperationHook hook(
        [reason](FileOperation operation, const fs::path&) { return operation == FileOperation::Write ? reason : 0; });
    return error_of([&] { save_checkpoint(run.path, tiny_checkpoint(1)); });
  };
  EXPECT_THAT(error_with(ENOSPC), AllOf(HasSubstr("No space left on device"), HasSubstr("checkpoint.keep")));
  EXPECT_THAT(error_with(EDQUOT), AllOf(HasSubstr("quota exceeded"), HasSubstr("checkpoint.keep")));
  EXPECT_THAT(error_with(EROFS), AllOf(HasSubstr("Read-only file system"), HasSubstr("can be written")));
  EXPECT_THAT(error_with(EACCES), AllOf(HasSubstr("Permission denied"), HasSubstr("can be written")));
  overwrite(run.path / "file", "x");
  EXPECT_THAT(error_of([&] { save_checkpoint(run.path / "file/checkpoints", tiny_checkpoint(1)); }),
              HasSubstr("Not a directory"));
}

TEST(CheckpointWriter, ReplacesTheSameUpdateAndADamagedOne) {
  const TemporaryFolder run;
  const fs::path place = save_checkpoint(run.path, tiny_checkpoint(5));
  Checkpoint other = tiny_checkpoint(5);
  other.model[0].second.add_(1);
  save_checkpoint(run.path, other);
  EXPECT_TRUE(same(load_checkpoint(place, Parts::All), other));
  overwrite(place / "progress.json", "");
  EXPECT_THAT(log_of([&] { save_checkpoint(run.path, tiny_checkpoint(5)); }), HasSubstr("it is replaced"));
  EXPECT_TRUE(same(load_checkpoint(place, Parts::All), tiny_checkpoint(5)));
  EXPECT_THAT(names_in(run.path), UnorderedElementsAre("update-00000005"));
}

TEST(CheckpointWriter, LeavesAloneWhatIsNoCheckpointOfTheSameUpdate) {
  const TemporaryFolder run;
  fs::rename(save_checkpoint(run.path, tiny_checkpoint(4)), run.path / "update-00000005");
  fs::create_directories(run.path / "update-00000006");
  overwrite(run.path / "update-00000006/letter.txt", "dear");
  overwrite(run.path / "update-00000007", "a file");
  fs::create_symlink("update-00000005", run.path / "update-00000008");
  const auto before = snapshot(run.path);
  for (const int update : {5, 6, 7, 8}) {
    EXPECT_THAT(error_of([&] { save_checkpoint(run.path, tiny_checkpoint(update)); }),
                HasSubstr("cannot save the checkpoint"))
        << update;
  }
  EXPECT_EQ(snapshot(run.path), before);
}

TEST(CheckpointWriter, WritesUnderAnyNameAndIntoAnEmptyFolder) {
  const TemporaryFolder folder;
  fs::create_directories(folder.path / "empty");
  for (const char* name : {"empty", "new", "with/parents", "slash/"}) {
    save_checkpoint_as(folder.path / name, tiny_checkpoint(3));
    EXPECT_TRUE(same(load_checkpoint(folder.path / name, Parts::All), tiny_checkpoint(3))) << name;
  }
  EXPECT_THAT(names_in(folder.path), UnorderedElementsAre("empty", "new", "with", "slash"));
}

}  // namespace
}  // namespace ferry
