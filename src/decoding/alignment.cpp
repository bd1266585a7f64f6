#include "decoding/alignment.h"

#include <algorithm>
#include <numeric>

#include "base/errors.h"
#include "base/format.h"
#include "base/text.h"

namespace ferry {
namespace {

constexpr std::string_view word_mark = "\u2581";

void check_index(const std::optional<int>& asked, int count, const char* what) {
  if (!asked || (*asked >= 0 && *asked < count)) return;
  throw UserError(format("the model has no {} {}", what, *asked), format("{}s are 0 to {}", what, count - 1));
}

/// [B, H, T, S] of each layer -> [B, T, S].
Tensor read_from(const std::vector<Tensor>& layers, const AttentionChoice& choice) {
  const auto count = static_cast<std::ptrdiff_t>(layers.size());
  const std::ptrdiff_t first = choice.layer ? *choice.layer : count / 2;
  const std::ptrdiff_t last = choice.layer ? first + 1 : count;
  const Tensor heads = at::stack(std::vector<Tensor>(layers.begin() + first, layers.begin() + last)).mean(0);
  return (choice.head ? heads.select(1, *choice.head) : heads.mean(1)).cpu();
}

/// All pairs as one batch.
Batch collate_pairs(const std::vector<Pieces>& sources, const std::vector<Pieces>& targets) {
  EncodedCorpus corpus;
  for (const Pieces& source : sources) corpus.source.add(source);
  for (const Pieces& target : targets) corpus.target.add(target);
  corpus.lines.resize(sources.size());
  std::vector<PairIndex> pairs(sources.size());
  std::iota(pairs.begin(), pairs.end(), PairIndex{0});
  return collate(corpus, pairs);
}

}  // namespace

std::vector<Tensor> attention_of_pairs(TransformerImpl& model, const std::vector<Pieces>& sources,
                                       const std::vector<Pieces>& targets, const AttentionChoice& choice) {
  check(sources.size() == targets.size(), "every source has its target");
  check_index(choice.layer, model.shape().decoder_layers, "layer");
  check_index(choice.head, model.shape().heads, "head");
  if (sources.empty()) return {};

  const NoGradients guard;
  const at::Device device = model.output->bias.device();
  ForwardContext context = ForwardContext::evaluation();
  const Batch batch = collate_pairs(sources, targets);
  const Memory memory = model.encode({batch.source.ids.to(device), batch.source.lengths.to(device)}, context);
  const Tensor weights = read_from(
      model.decoder->cross_attention_weights(batch.target_input.to(device), batch.target_lengths.to(device), memory),
      choice);
  std::vector<Tensor> matrices;
  for (std::size_t pair = 0; pair < sources.size(); ++pair) {
    const auto rows = static_cast<std::int64_t>(targets[pair].size()) + 1;
    const auto columns = static_cast<std::int64_t>(sources[pair].size()) + 1;
    matrices.push_back(weights[static_cast<std::int64_t>(pair)].narrow(0, 0, rows).narrow(1, 0, columns).contiguous());
  }
  return matrices;
}

std::vector<int> words_of_pieces(const std::vector<std::string>& pieces) {
  std::vector<int> words;
  int word = -1;      // the newest word that has begun
  bool apart = true;  // a blank stands before what comes next
  for (const std::string& piece : pieces) {
    std::string_view rest = piece;
    int first = -1;
    while (!rest.empty()) {
      if (rest.starts_with(word_mark)) {
        apart = true;
        rest.remove_prefix(word_mark.size());
        continue;
      }
      if (apart) ++word;
      apart = false;
      if (first < 0) first = word;
      rest.remove_prefix(std::min(rest.size(), rest.find(word_mark)));
    }
    words.push_back(first >= 0 ? first : word + 1);
  }
  for (int& belongs : words) belongs = belongs > word ? -1 : belongs;
  return words;
}

std::vector<AlignmentLink> word_alignment(const Tensor& attention, const std::vector<int>& source_words,
                                          const std::vector<int>& target_words) {
  const auto count = [](const std::vector<int>& words) {
    return words.empty() ? 0 : *std::ranges::max_element(words) + 1;
  };
  const int sources = count(source_words);
  const int targets = count(target_words);
  if (sources == 0) return {};
  std::vector<std::vector<double>> weights(static_cast<std::size_t>(targets),
                                           std::vector<double>(static_cast<std::size_t>(sources), 0.0));
  const auto cells = attention.accessor<float, 2>();
  for (std::size_t t = 0; t < target_words.size(); ++t) {
    for (std::size_t s = 0; s < source_words.size(); ++s) {
      if (target_words[t] < 0 || source_words[s] < 0) continue;
      weights[static_cast<std::size_t>(target_words[t])][static_cast<std::size_t>(source_words[s])] +=
          static_cast<double>(cells[static_cast<std::int64_t>(t)][static_cast<std::int64_t>(s)]);
    }
  }
  std::vector<AlignmentLink> links;
  for (int target = 0; target < targets; ++target) {
    const auto& row = weights[static_cast<std::size_t>(target)];
    links.push_back({static_cast<int>(std::ranges::max_element(row) - row.begin()), target});
  }
  return links;
}

std::string to_pharaoh(const std::vector<AlignmentLink>& links) {
  std::vector<std::string> pairs;
  for (const AlignmentLink& link : links) pairs.push_back(format("{}-{}", link.source, link.target));
  return join(pairs, " ");
}

}  // namespace ferry
