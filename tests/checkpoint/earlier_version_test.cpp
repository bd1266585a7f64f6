// A checkpoint that an earlier version wrote is read by this one, and translates as it did:
// tests/fixtures/checkpoint_v1.
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include "base/errors.h"
#include "base/files.h"
#include "base/text.h"
#include "checkpoint/checkpoint.h"
#include "checkpoint/restore.h"
#include "checkpoint/tiny_checkpoint.h"
#include "decoding/translator.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

fs::path fixtures() {
  return fs::path(FERRY_SOURCE_DIR) / "tests/fixtures";
}

std::string unpacked(const fs::path& path) {
  std::string bytes;
  gzFile file = gzopen(path.c_str(), "rb");
  check(file != nullptr, "the fixture can be read");
  std::string part(1 << 16, '\0');
  for (int count = 0; (count = gzread(file, part.data(), static_cast<unsigned>(part.size()))) > 0;) {
    bytes.append(part, 0, static_cast<std::size_t>(count));
  }
  gzclose(file);
  return bytes;
}

std::vector<std::string> lines_of_file(const fs::path& path) {
  std::vector<std::string> lines;
  LineReader reader(path);
  for (std::string line; reader.next(line);) lines.push_back(line);
  return lines;
}

class EarlierVersion : public testing::Test {
 protected:
  EarlierVersion() {
    for (const char* name :
         {"config.yaml", "manifest.json", "model.safetensors", "progress.json", "training.safetensors"}) {
      fs::copy_file(fixtures() / "checkpoint_v1" / name, folder_.path / name);
    }
    overwrite(folder_.path / "tokenizer.model", unpacked(fixtures() / "checkpoint_v1/tokenizer.model.gz"));
  }

  const TemporaryFolder folder_;
};

TEST_F(EarlierVersion, ItsCheckpointIsReadWithAllThatItHolds) {
  const Checkpoint checkpoint = load_checkpoint(folder_.path, Parts::All);
  EXPECT_EQ(checkpoint.progress.update, 600);
  EXPECT_EQ(checkpoint.progress.data, std::nullopt) << "it is older than that";
  EXPECT_EQ(checkpoint.config.model.width.value(), 10);
  EXPECT_EQ(checkpoint.tokenizers.source->size(), 80);
  EXPECT_GE(checkpoint.training.size(), 2 * checkpoint.model.size()) << "two moments of each weight";
}

TEST_F(EarlierVersion, AConfigurationOfAFarLargerModelIsNamedBeforeMemoryIsTakenForIt) {
  Checkpoint checkpoint = load_checkpoint(folder_.path, Parts::Model);
  checkpoint.config.model.width = 1 << 20;  // its first matrix alone would take four terabytes
  EXPECT_THAT(error_of([&] { restore_model(checkpoint, "fixture"); }),
              testing::AllOf(testing::HasSubstr("fixture: the configuration is that of a larger model: width 1048576"),
                             testing::HasSubstr("belong together")));
}

TEST_F(EarlierVersion, ItTranslatesAsItDid) {
  const Checkpoint checkpoint = load_checkpoint(folder_.path, Parts::Model);
  TranslationOptions options = translation_options(checkpoint.config.decoding);
  options.search.beam = 1;
  Translator translator({restore_model(checkpoint, "fixture")}, checkpoint.tokenizers, options);
  std::vector<std::string> translations;
  for (const Translation& line : translator.translate(lines_of_file(fixtures() / "words/test.src"))) {
    translations.push_back(line.text());
  }
  EXPECT_EQ(translations, lines_of_file(fixtures() / "checkpoint_v1/translations.trg"));
}

}  // namespace
}  // namespace ferry
