#include "decoding/attention_reading.h"

#include <numeric>

#include "base/errors.h"
#include "base/format.h"
#include "base/text.h"

namespace ferry {
namespace {

void check_index(int asked, int count, const char* what) {
  if (asked >= 0 && asked < count) return;
  throw UserError(format("the model has no {} {}", what, asked), format("{}s are 0 to {}", what, count - 1));
}

}  // namespace

std::string to_text(const AttentionChoice& choice) {
  std::vector<std::string> layers;
  for (const int layer : choice.layers) layers.push_back(std::to_string(layer));
  const std::string where = layers.empty() ? "the upper half of the layers"
                                           : format("layer{} {}", layers.size() > 1 ? "s" : "", join(layers, ", "));
  return format("{} of {}{}", choice.head ? format("head {}", *choice.head) : "the mean of all heads", where,
                choice.shift > 0 ? ", one step later" : "");
}

Batch collate_pairs(const std::vector<Pieces>& sources, const std::vector<Pieces>& targets, const at::Device& device) {
  EncodedCorpus corpus;
  for (const Pieces& source : sources) corpus.source.add(source);
  for (const Pieces& target : targets) corpus.target.add(target);
  corpus.lines.resize(sources.size());
  std::vector<PairIndex> pairs(sources.size());
  std::iota(pairs.begin(), pairs.end(), PairIndex{0});
  return on_device(collate(corpus, pairs), device);
}

std::vector<PairAttention> cross_attention_of_pairs(TransformerImpl& model, const std::vector<Pieces>& sources,
                                                    const std::vector<Pieces>& targets) {
  check(sources.size() == targets.size(), "every source has its target");
  if (sources.empty()) return {};
  const NoGradients guard;
  ForwardContext context = ForwardContext::evaluation();
  const Batch batch = collate_pairs(sources, targets, model.output->bias.device());
  const Memory memory = model.encode(batch.source, context);
  std::vector<PairAttention> pairs(sources.size());
  for (const Tensor& weights_there :
       model.decoder->cross_attention_weights(batch.target_input, batch.target_lengths, memory)) {
    const Tensor weights = weights_there.cpu();  // [B, H, T, S]
    for (std::size_t pair = 0; pair < sources.size(); ++pair) {
      const auto rows = static_cast<std::int64_t>(targets[pair].size()) + 1;
      const auto columns = static_cast<std::int64_t>(sources[pair].size()) + 1;
      pairs[pair].push_back(
          weights[static_cast<std::int64_t>(pair)].narrow(1, 0, rows).narrow(2, 0, columns).contiguous());
    }
  }
  return pairs;
}

Tensor read_attention(const PairAttention& attention, const AttentionChoice& choice) {
  std::vector<Tensor> layers;
  for (const int layer : choice.layers) layers.push_back(attention[static_cast<std::size_t>(layer)]);
  if (layers.empty())
    layers.assign(attention.begin() + static_cast<std::ptrdiff_t>(attention.size() / 2), attention.end());
  const Tensor heads = at::stack(layers).mean(0);
  const Tensor steps = choice.head ? heads.select(0, *choice.head) : heads.mean(0);
  if (choice.shift == 0) return steps.contiguous();
  // </s> is nobody's input: its row stays.
  return at::cat({steps.narrow(0, 1, steps.size(0) - 1), steps.narrow(0, steps.size(0) - 1, 1)});
}

std::vector<Tensor> attention_of_pairs(TransformerImpl& model, const std::vector<Pieces>& sources,
                                       const std::vector<Pieces>& targets, const AttentionChoice& choice) {
  for (const int layer : choice.layers) check_index(layer, model.shape().decoder_layers, "layer");
  if (choice.head) check_index(*choice.head, model.shape().heads, "head");
  std::vector<Tensor> matrices;
  for (const PairAttention& pair : cross_attention_of_pairs(model, sources, targets)) {
    matrices.push_back(read_attention(pair, choice));
  }
  return matrices;
}

}  // namespace ferry
