// What a user must change ends with 2 and a message on standard error, never with a fault of ours or half a result.
#include <gmock/gmock.h>

#include "integration/tiny_model.h"

namespace ferry::integration {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

void expect_refused(const std::vector<std::string>& arguments, const std::string& named) {
  const Result result = run(arguments, "banu .\n");
  EXPECT_EQ(result.code, 2) << testing::PrintToString(arguments) << result.err;
  EXPECT_EQ(result.out, "") << testing::PrintToString(arguments);
  EXPECT_THAT(result.err, AllOf(HasSubstr(named), Not(HasSubstr("what():")), Not(HasSubstr("fault of Ferry's"))))
      << testing::PrintToString(arguments);
}

TEST(ExitCode, IsTwoForAWrongCommandLine) {
  expect_refused({}, "");
  expect_refused({"trian"}, "trian");
  expect_refused({"train"}, "CONFIG");
  expect_refused({"translate", "model", "--baem", "3"}, "--baem");
  expect_refused({"translate", "model", "--beam", "0"}, "--beam");
  expect_refused({"translate", "model", "--beam", "many"}, "--beam");
  expect_refused({"translate", "model", "--batch-tokens"}, "--batch-tokens");
  expect_refused({"metrics", "--reference"}, "--reference");
  expect_refused({"tokenizer", "encode"}, "TOKENIZER");
}

TEST(ExitCode, IsTwoForAMissingFile) {
  const TemporaryFolder folder;
  const std::string none = (folder / "none").string();
  const std::string text = folder.write("text", "banu .\n").string();
  expect_refused({"train", none}, none);
  expect_refused({"config", "check", none}, none);
  expect_refused({"translate", none}, none);
  expect_refused({"translate", tiny_model().string(), "--input", none}, none);
  expect_refused({"evaluate", tiny_model().string(), "--source", text, "--reference", none}, none);
  expect_refused({"metrics", text, "--reference", none}, none);
  expect_refused({"inspect", none}, none);
  expect_refused({"tokenizer", "decode", none}, none);
  expect_refused({"average", none, "--output", (folder / "mean").string()}, none);
}

TEST(ExitCode, IsTwoForAFileOfAnotherKind) {
  const TemporaryFolder folder;
  const std::string text = folder.write("text", "banu .\n").string();
  expect_refused({"tokenizer", "encode", text}, text);
  expect_refused({"inspect", text}, text);
  expect_refused({"translate", text}, text);
  expect_refused({"translate", folder.path().string()}, folder.path().string());
  expect_refused({"train", text}, text);
}

TEST(ExitCode, IsTwoForAValueOutOfRangeOnTheCommandLineOfTraining) {
  const Workspace workspace(tiny_shape);
  expect_refused(workspace.train_arguments({"model.heads=0"}), "model.heads");
  expect_refused(workspace.train_arguments({"model.hats=2"}), "heads");
  expect_refused(workspace.train_arguments({"model.heads"}), "model.heads");
  expect_refused(workspace.train_arguments({"model.width=30", "model.heads=4"}), "heads");
  EXPECT_FALSE(fs::exists(workspace / "run"));
}

TEST(ExitCode, IsTwoWhereNothingCanBeWritten) {
  expect_refused({"translate", tiny_model().string(), "--output", "/proc/none/out.txt"}, "/proc/none/out.txt");
  const Workspace workspace(tiny_shape);
  expect_refused(workspace.train_arguments({"run=/proc/none"}), "/proc/none");
}

TEST(ExitCode, IsTwoForALinkToItselfAndForANameThatIsTooLong) {
  const TemporaryFolder folder;
  const std::string text = folder.write("text", "banu .\n").string();
  fs::create_symlink("loop", folder / "loop");
  for (const std::string& path : {(folder / "loop").string(), (folder / std::string(300, 'n')).string()}) {
    expect_refused({"metrics", path, "--reference", text}, path);
    expect_refused({"metrics", text, "--reference", path}, path);
    expect_refused({"translate", tiny_model().string(), "--input", path}, path);
    expect_refused({"average", tiny_model().string(), "--output", path}, path);
    expect_refused({"inspect", path}, path);
  }
}

TEST(ExitCode, IsTwoForAnOutputThatCannotBeWrittenBeforeTheModelIsLookedFor) {
  const TemporaryFolder folder;
  const std::string text = folder.write("text", "banu .\n").string();
  const std::string none = (folder / "none").string();
  const std::string output = "/proc/none/out";
  expect_refused({"evaluate", none, "--source", text, "--reference", text, "--output", output}, output);
  expect_refused({"average", none, "--output", output}, output);
}

TEST(ExitCode, IsTwoForADamagedCheckpointWhoseFileIsNamed) {
  const TemporaryFolder folder;
  const fs::path model = folder / "model";
  fs::copy(fs::canonical(tiny_model() / "best"), model, fs::copy_options::recursive);
  const std::string bytes = read_text(model / "model.safetensors");
  std::string flipped = bytes;
  flipped[bytes.size() / 2] = static_cast<char>(flipped[bytes.size() / 2] ^ 1);
  for (const std::string& damaged : {bytes.substr(0, bytes.size() / 2), std::string(), flipped}) {
    write_text(model / "model.safetensors", damaged);
    expect_refused({"translate", model.string()}, "model.safetensors");
  }
}

TEST(ExitCode, IsTwoForTheTokenizerOfAnotherModel) {
  const TemporaryFolder folder;
  const fs::path model = folder / "model";
  fs::copy(fs::canonical(tiny_model() / "best"), model, fs::copy_options::recursive);
  expect_success(run({"tokenizer", "train", words("train.src").string(), "--vocabulary", "60", "--output",
                      (model / "tokenizer.model").string()}));
  expect_refused({"translate", model.string()}, "tokenizer.model");
}

TEST(ExitCode, IsTwoForAnInstructionSetThatThereIsNot) {
  for (const char* wish : {"avx3", "AVX2"}) {
    ::setenv("FERRY_INSTRUCTIONS", wish, 1);
    expect_refused({"config", "explain"},
                   "FERRY_INSTRUCTIONS: no instruction set \"" + std::string(wish) + "\" runs here");
    expect_refused({"config", "explain"}, "one of baseline");
  }
  ::setenv("FERRY_INSTRUCTIONS", "baseline", 1);
  expect_success(run({"config", "explain"}));
  ::unsetenv("FERRY_INSTRUCTIONS");
}

TEST(ExitCode, IsZeroForHelpAndTheVersionWhichGoToStandardOutput) {
  for (const char* flag : {"--help", "--version"}) {
    const Result result = run({flag});
    expect_success(result);
    EXPECT_NE(result.out, "");
    EXPECT_EQ(result.err, "");
  }
}

TEST(ExitCode, ResultsThatCannotBeWrittenEndEveryCommandWith2) {
  const std::string model = tiny_model().string();
  const std::string source = words("test.src").string();
  const std::string target = words("test.trg").string();
  const std::vector<std::vector<std::string>> commands{{"--version"},
                                                       {"translate", "--help"},
                                                       {"config", "explain"},
                                                       {"inspect", model},
                                                       {"metrics", "--reference", target, target, "--json"},
                                                       {"translate", model, "--input", source},
                                                       {"score", model, "--source", source, "--target", target},
                                                       {"evaluate", model, "--source", source, "--reference", target}};
  for (const std::vector<std::string>& command : commands) {
    const Result result = run(Invocation{.arguments = command, .output = "/dev/full"});
    EXPECT_EQ(result.code, 2) << command.front();
    EXPECT_THAT(result.err, HasSubstr("standard output: cannot write: ")) << command.front();
  }
}

TEST(ExitCode, AReaderThatHasGoneIsNoFault) {
  const std::string command = std::string(FERRY_PROGRAM) + " config explain | true; exit ${PIPESTATUS[0]}";
  const Result result = run(Invocation{.arguments = {"bash", "-c", command}, .program = "/usr/bin/env"});
  EXPECT_EQ(result.code, 0);
  EXPECT_EQ(result.err, "");
}

TEST(ExitCode, AnUnknownOptionIsNamedEvenWhereARequiredOneIsMissing) {
  const Result result = run({"align", tiny_model().string(), "--sorce", "x"});
  EXPECT_EQ(result.code, 2);
  EXPECT_THAT(result.err, HasSubstr("error: there is no option \"--sorce\""));
}

TEST(ExitCode, NumbersThatAreNoneAreRefusedInAFewWords) {
  const std::vector<std::vector<std::string>> wrong{
      {"--beam", "0"},          {"--beam", "two"},      {"--max-length-ratio", "nan"}, {"--length-penalty", "nan"},
      {"--word-reward", "inf"}, {"--min-length", "-1"}, {"--threads", "1.5"}};
  for (const std::vector<std::string>& option : wrong) {
    const Result result = translate(tiny_model(), "banu\n", option);
    EXPECT_EQ(result.code, 2) << option.front();
    EXPECT_THAT(result.err, AllOf(HasSubstr(option.front()), HasSubstr("\"" + option.back() + "\" is not a ")));
    EXPECT_LT(result.err.size(), 200U) << result.err;
    EXPECT_EQ(result.out, "");
  }
}

TEST(ExitCode, AFileThatIsReadIsNotOverwritten) {
  const TemporaryFolder folder;
  const std::string source = folder.write("source.txt", "banu .\n").string();
  const std::string target = folder.write("target.txt", "wexa .\n").string();
  const std::string model = tiny_model().string();
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"evaluate", model, "--source", source, "--reference", target, "--output", target},
        std::vector<std::string>{"align", model, "--source", source, "--target", target, "--html", source}}) {
    const Result result = run(arguments);
    EXPECT_EQ(result.code, 2) << arguments.front();
    EXPECT_THAT(result.err, HasSubstr("is read as well"));
  }
  EXPECT_EQ(read_text(source), "banu .\n");
  EXPECT_EQ(read_text(target), "wexa .\n");
}

}  // namespace
}  // namespace ferry::integration
