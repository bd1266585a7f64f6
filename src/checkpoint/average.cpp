#include "checkpoint/average.h"

#include <unordered_map>

#include "base/errors.h"
#include "base/format.h"
#include "checkpoint/safetensors_header.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

using TensorsByName = std::unordered_map<std::string, Tensor>;

// Differences that names and shapes of tensors do not show.
void compare_settings(const Checkpoint& first, const Checkpoint& other, const std::string& where,
                      std::vector<Problem>& problems) {
  const auto compare = [&](bool equal, const std::string& what) {
    if (!equal) problems.push_back({.where = where, .what = what});
  };
  const auto compare_tokenizers = [&](const char* side, const Tokenizer& a, const Tokenizer& b) {
    compare(a.fingerprint() == b.fingerprint(),
            format("another {} tokenizer: {} pieces, sha256 {} instead of {} pieces, sha256 {}", side, b.size(),
                   b.fingerprint(), a.size(), a.fingerprint()));
  };
  compare_tokenizers("source", *first.tokenizers.source, *other.tokenizers.source);
  compare_tokenizers("target", *first.tokenizers.target, *other.tokenizers.target);
  const ModelConfig& a = first.config.model;
  const ModelConfig& b = other.config.model;
  const auto compare_numbers = [&](const char* name, const Automatic<int>& one, const Automatic<int>& two) {
    compare(one == two, format("model.{} {} instead of {}", name, two.value_or(0), one.value_or(0)));
  };
  compare_numbers("width", a.width, b.width);
  compare_numbers("feed_forward", a.feed_forward, b.feed_forward);
  compare_numbers("encoder_layers", a.encoder_layers, b.encoder_layers);
  compare_numbers("decoder_layers", a.decoder_layers, b.decoder_layers);
  compare(a.heads == b.heads, format("{} attention heads instead of {}", b.heads.value_or(0), a.heads.value_or(0)));
  compare(a.activation == b.activation, "another activation (model.activation)");
}

void compare_tensors(const TensorsByName& first, const NamedTensors& other, const std::string& where,
                     std::vector<Problem>& problems) {
  std::size_t shared = 0;
  for (const auto& [name, tensor] : other) {
    const auto found = first.find(name);
    if (found == first.end()) {
      problems.push_back({.where = where, .what = format("tensor {} is not in the first checkpoint", name)});
      continue;
    }
    ++shared;
    const Tensor& expected = found->second;
    if (expected.sizes() == tensor.sizes() && expected.scalar_type() == tensor.scalar_type()) continue;
    problems.push_back({.where = where,
                        .what = format("tensor {} is {} {} instead of {} {}", name,
                                       safetensors_type_name(tensor.scalar_type()), shape_text(tensor.sizes()),
                                       safetensors_type_name(expected.scalar_type()), shape_text(expected.sizes()))});
  }
  if (shared == first.size()) return;
  TensorsByName missing = first;
  for (const auto& [name, tensor] : other) missing.erase(name);
  for (const auto& [name, tensor] : missing) {
    problems.push_back({.where = where, .what = format("tensor {} of the first checkpoint is missing", name)});
  }
}

// Each tensor of `sum` plus those of one more checkpoint of the same names and shapes, floating-point ones in float64.
void add(NamedTensors& sum, const NamedTensors& more) {
  const TensorsByName index(more.begin(), more.end());
  for (auto& [name, total] : sum) {
    const Tensor& tensor = index.at(name);
    if (tensor.is_floating_point()) {
      total = total.defined() ? total.add_(tensor.to(at::kDouble)) : tensor.to(at::kDouble, false, true);
    } else {
      total = tensor;
    }
  }
}

}  // namespace

Checkpoint average_checkpoints(const std::vector<fs::path>& paths) {
  if (paths.empty()) throw UserError("there is no checkpoint to average", "name at least one");
  const NoGradients no_gradients;
  const Checkpoint first = load_checkpoint(paths.front(), Parts::Model);
  const TensorsByName expected(first.model.begin(), first.model.end());
  NamedTensors sum;
  for (const auto& [name, tensor] : first.model) sum.emplace_back(name, Tensor());
  Checkpoint last;
  std::vector<std::int64_t> updates;
  std::vector<Problem> problems;
  // One at a time: the memory taken does not grow with the number of checkpoints.
  for (const fs::path& path : paths) {
    last = load_checkpoint(path, Parts::Model);
    const std::size_t known = problems.size();
    compare_settings(first, last, path.string(), problems);
    // Of another shape of model every tensor differs, which says no more.
    if (problems.size() == known) compare_tensors(expected, last.model, path.string(), problems);
    if (problems.empty()) add(sum, last.model);
    updates.push_back(last.progress.update);
  }
  if (!problems.empty()) {
    problems.push_back({.where = "",
                        .what = format("only checkpoints of the same model can be averaged; the first is {}",
                                       paths.front().string())});
    throw UserError(std::move(problems));
  }
  for (auto& [name, total] : sum) {
    const at::ScalarType type = expected.at(name).scalar_type();
    if (at::isFloatingType(type)) total = total.div(static_cast<double>(paths.size())).to(type);
  }
  last.model = std::move(sum);
  last.progress.average_of = std::move(updates);
  last.progress.quality.reset();
  last.alignment.reset();  // it was found in other weights
  return last;
}

}  // namespace ferry
