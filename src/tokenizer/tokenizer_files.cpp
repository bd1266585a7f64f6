// Which files of a folder hold its tokenizers.
#include "base/errors.h"
#include "base/format.h"
#include "tokenizer/tokenizer.h"

namespace ferry {
namespace {

constexpr const char* joint_name = "tokenizer.model";
constexpr const char* source_name = "source.tokenizer.model";
constexpr const char* target_name = "target.tokenizer.model";

}  // namespace

bool has_tokenizers(const std::filesystem::path& folder) {
  using std::filesystem::exists;
  return exists(folder / joint_name) || (exists(folder / source_name) && exists(folder / target_name));
}

TokenizerPair load_tokenizers(const std::filesystem::path& folder) {
  if (!has_tokenizers(folder)) {
    throw UserError(Problem{.where = folder.string(),
                            .what = "no tokenizer in this folder",
                            .remedy = format("{}, or {} and {}, are expected", joint_name, source_name, target_name)});
  }
  if (std::filesystem::exists(folder / joint_name)) {
    const auto joint = load_tokenizer(folder / joint_name);
    return {joint, joint};
  }
  return {load_tokenizer(folder / source_name), load_tokenizer(folder / target_name)};
}

std::vector<std::pair<std::string, std::string>> tokenizer_files(const TokenizerPair& tokenizers) {
  check(tokenizers.source != nullptr && tokenizers.target != nullptr,
        "there are two tokenizers, or one for both sides");
  if (tokenizers.joint()) return {{joint_name, tokenizers.source->model_bytes()}};
  return {{source_name, tokenizers.source->model_bytes()}, {target_name, tokenizers.target->model_bytes()}};
}

}  // namespace ferry
