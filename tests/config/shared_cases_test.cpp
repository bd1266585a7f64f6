// Configuration files that come with this repository, and faults that users of comparable tools met, in our own keys.
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/files.h"
#include "config/config_text.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

const fs::path shared = fs::path(FERRY_SOURCE_DIR).parent_path() / "shared/cases";

TEST(Configs, EveryExampleOfTheRepositoryIsAConfiguration) {
  int count = 0;
  for (const auto& entry : fs::directory_iterator(fs::path(FERRY_SOURCE_DIR) / "configs")) {
    if (entry.path().extension() != ".yaml") continue;
    EXPECT_NO_THROW(load_config(entry.path())) << entry.path();
    ++count;
  }
  EXPECT_GT(count, 0);
}

TEST(SharedCases, TheNorwegianListOfWordsIsAListOfTexts) {
  if (!fs::exists(shared)) GTEST_SKIP() << shared << " is not there";
  const std::string yaml = read_file(shared / "yaml_norway/more.yaml");
  const std::string list = yaml.substr(yaml.find('['), yaml.find(']') + 1 - yaml.find('['));
  EXPECT_THAT(parsed("", {"tokenizer.symbols=" + list}).tokenizer.symbols,
              ElementsAre("no", "on", "off", "yes", "y", "n", "nan", "null", "~", "0x1", "1e3"));
}

TEST(SharedCases, RelativePathsLeadToTheFilesThatAreThere) {
  if (!fs::exists(shared)) GTEST_SKIP() << shared << " is not there";
  const Config config = parse_config("run: r\ndata: {train: {source: ../data/train.src, target: ../data/train.trg}}",
                                     shared / "yaml_relpath/conf/config.yaml");
  EXPECT_TRUE(fs::exists(config.data.train.source.front()));
  EXPECT_TRUE(fs::exists(config.data.train.target.front()));
}

TEST(SharedCases, TheTabIsNamedOnItsLine) {
  if (!fs::exists(shared)) GTEST_SKIP() << shared << " is not there";
  EXPECT_THAT(problems_of(read_file(shared / "yaml_tab/config.yaml")), ElementsAre(HasSubstr("c.yaml:2:1: a tab")));
}

TEST(SharedCases, AByteOrderMarkAndCrlfLeaveOnlyTheForeignKeysToComplainAbout) {
  if (!fs::exists(shared)) GTEST_SKIP() << shared << " is not there";
  for (const std::string& problem : problems_of(read_file(shared / "yaml_bom_crlf/config.yaml"))) {
    EXPECT_THAT(problem, testing::AnyOf(HasSubstr("is missing"), HasSubstr("c.yaml:1:1: train: there is no such key")));
  }
}

}  // namespace
}  // namespace ferry
