#include "checkpoint/tiny_checkpoint.h"

#include <fstream>

#include <stdlib.h>

#include "base/errors.h"
#include "base/files.h"
#include "base/log.h"
#include "checkpoint/small_tokenizer.h"
#include "tokenizer/invented_text.h"
#include "tokenizer/tokenizer_trainer.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

fs::path make_temporary_folder() {
  std::string name = (fs::temp_directory_path() / "ferry_checkpoint_XXXXXX").string();
  check(mkdtemp(name.data()) != nullptr, "a temporary folder can be made");
  return name;
}

Config without_paths(Config config) {
  config.run.clear();
  config.data.train = config.data.valid = config.data.test = {};
  return config;
}

bool same(const Tokenizer& a, const Tokenizer& b) {
  return a.model_bytes() == b.model_bytes();
}

}  // namespace

TemporaryFolder::TemporaryFolder() : path(make_temporary_folder()) {}
TemporaryFolder::~TemporaryFolder() {
  fs::remove_all(path);
}

std::shared_ptr<const Tokenizer> tiny_tokenizer(TokenizerKind kind, int pieces) {
  static std::map<std::pair<TokenizerKind, int>, std::shared_ptr<const Tokenizer>> trained;
  auto& tokenizer = trained[{kind, pieces}];
  if (tokenizer == nullptr) {
    const auto text = invented_sentences(200);
    TokenizerConfig config;
    config.kind = kind;
    config.vocabulary = pieces;
    tokenizer = make_tokenizer(without_character_table(train_tokenizer(views(text), config).tokenizer->model_bytes()),
                               "a small tokenizer");
  }
  return tokenizer;
}

Checkpoint tiny_checkpoint(std::int64_t update) {
  Checkpoint checkpoint;
  checkpoint.config = parse_config(
      "run: runs/one\n"
      "seed: 7\n"
      "data: {train: {source: s.en, target: t.de}}\n"
      "model: {width: 2, heads: 2}\n",
      "/nowhere/config.yaml");
  const auto tokenizer = tiny_tokenizer(TokenizerKind::Unigram, 40);
  checkpoint.tokenizers = {tokenizer, tokenizer};
  checkpoint.model = {{"encoder.norm.weight", at::arange(3, at::kFloat) + static_cast<double>(update)},
                      {"decoder.layers.0.cross_attention.query.weight", at::ones({2, 2}) * static_cast<double>(update)},
                      {"counter", at::full({}, update, at::kLong)}};
  checkpoint.training = {{"moment.encoder.norm.weight", at::full({3}, 0.5 * static_cast<double>(update))}};
  checkpoint.progress = {.update = update,
                         .position = {.epoch = 2, .batch = 5},
                         .source_tokens = 11,
                         .target_tokens = 13,
                         .seconds = 0.1,
                         .best = Quality{.score = 1.0 / 3.0, .loss = 2.5},
                         .best_update = 1,
                         .validations_without_gain = 4,
                         .data = {}};
  return checkpoint;
}

bool same(const NamedTensors& a, const NamedTensors& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
    return x.first == y.first && x.second.scalar_type() == y.second.scalar_type() && x.second.equal(y.second);
  });
}

bool same(const Checkpoint& a, const Checkpoint& b) {
  return without_paths(a.config) == without_paths(b.config) && same(*a.tokenizers.source, *b.tokenizers.source) &&
         same(*a.tokenizers.target, *b.tokenizers.target) && a.tokenizers.joint() == b.tokenizers.joint() &&
         same(a.model, b.model) && same(a.training, b.training) && a.progress == b.progress &&
         a.alignment == b.alignment;
}

std::string error_of(const std::function<void()>& action) {
  try {
    action();
  } catch (const UserError& error) {
    return error.what();
  }
  return "no error";
}

void overwrite(const fs::path& file, const std::string& bytes) {
  std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

std::map<std::string, std::string> snapshot(const fs::path& folder) {
  std::map<std::string, std::string> contents;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string name = entry.path().lexically_relative(folder).string();
    contents[name] = entry.is_regular_file() ? read_file(entry.path()) : "";
  }
  return contents;
}

std::string log_of(const std::function<void()>& action) {
  const TemporaryFolder folder;
  log::attach_file((folder.path / "log.txt").string());
  action();
  log::detach_file();
  return read_file(folder.path / "log.txt");
}

}  // namespace ferry
