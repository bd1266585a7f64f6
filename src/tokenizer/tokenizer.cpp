#include "tokenizer/tokenizer.h"

#include <future>
#include <utility>

#include "base/checksum.h"
#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"
#include "base/random.h"
#include "base/text.h"
#include "base/threads.h"
#include "tokenizer/model_check.h"
#include "tokenizer/module_loader.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

// Texts that share one random generator. Fixed, so that what is sampled does not depend on the number of threads.
constexpr std::size_t texts_per_generator = 1000;

class SentencePieceTokenizer : public Tokenizer {
 public:
  SentencePieceTokenizer(std::unique_ptr<const sentencepiece_module::Model> model, std::string bytes)
      : model_(std::move(model)), bytes_(std::move(bytes)), fingerprint_(sha256(bytes_)) {}

  int size() const override { return model_->size(); }
  std::vector<std::int32_t> encode(std::string_view text) const override { return model_->encode(text); }
  std::string decode(std::span<const std::int32_t> ids) const override;
  std::vector<std::vector<std::int32_t>> sample(std::span<const std::string_view> texts, double alpha,
                                                std::uint64_t key) const override;
  std::string piece(std::int32_t id) const override {
    check(id >= 0 && id < size(), "a piece's id is within the vocabulary");
    return model_->piece(id);
  }
  std::int32_t id_of(std::string_view piece) const override { return model_->id_of(piece); }
  const std::string& model_bytes() const override { return bytes_; }
  const std::string& fingerprint() const override { return fingerprint_; }

 private:
  std::unique_ptr<const sentencepiece_module::Model> model_;
  std::string bytes_;
  std::string fingerprint_;
};

std::string SentencePieceTokenizer::decode(std::span<const std::int32_t> ids) const {
  std::vector<int> kept;
  kept.reserve(ids.size());
  for (const std::int32_t id : ids) {
    if (id < 0 || id >= size()) {
      kept.push_back(unknown_id);
    } else if (!model_->is_control(id)) {
      kept.push_back(id);
    }
  }
  std::string text = model_->decode(kept);
  // The library turns broken runs of byte pieces into U+FFFD itself; a foreign model may hold anything as a piece.
  return is_valid_utf8(text) ? text : to_utf8(code_points(text));
}

std::vector<std::vector<std::int32_t>> SentencePieceTokenizer::sample(std::span<const std::string_view> texts,
                                                                      double alpha, std::uint64_t key) const {
  std::vector<std::vector<std::int32_t>> samples(texts.size());
  for_ranges(texts.size(), texts_per_generator, [&](std::size_t begin, std::size_t end) {
    const auto seed = static_cast<std::uint32_t>(random_key(key, "segmentation", begin / texts_per_generator));
    // A thread of its own, because the library seeds a thread's generator only once, at its first draw.
    std::async(std::launch::async, [&, seed] {
      check(sentencepiece_functions().seed_this_thread(seed), "SentencePiece can learn a model of one letter");
      for (std::size_t i = begin; i < end; ++i) samples[i] = model_->sample(texts[i], alpha);
    }).get();
  });
  return samples;
}

void check_reserved(const sentencepiece_module::Model& model, const fs::path& path) {
  const sentencepiece_module::ReservedIds ids = model.reserved();
  const bool right = ids.pad == pad_id && ids.unknown == unknown_id && ids.begin == begin_id && ids.end == end_id;
  if (right) return;
  throw UserError(Problem{
      .where = path.string(),
      .what = format("the reserved pieces of this tokenizer have the ids pad {}, unk {}, bos {}, eos {} (-1: none)",
                     ids.pad, ids.unknown, ids.begin, ids.end),
      .remedy = format("Ferry needs pad {}, unk {}, bos {}, eos {}: train it with `ferry tokenizer train`, or with "
                       "SentencePiece's --pad_id={} --unk_id={} --bos_id={} --eos_id={}",
                       pad_id, unknown_id, begin_id, end_id, pad_id, unknown_id, begin_id, end_id)});
}

}  // namespace

std::shared_ptr<const Tokenizer> make_tokenizer(std::string model_bytes, const fs::path& path) {
  const std::string fault = model_bytes.empty() ? "it is empty" : fault_in_model(model_bytes);
  std::string reason;  // in terms of SentencePiece's source, of no use to a person
  std::unique_ptr<const sentencepiece_module::Model> model;
  if (fault.empty()) model.reset(sentencepiece_functions().open(model_bytes, reason));
  if (model == nullptr) {
    throw UserError(Problem{.where = path.string(),
                            .what = fault.empty() ? "not a tokenizer" : "not a tokenizer: " + fault,
                            .remedy = "a SentencePiece model (tokenizer.model) is expected"});
  }
  check_reserved(*model, path);
  return std::make_shared<SentencePieceTokenizer>(std::move(model), std::move(model_bytes));
}

std::shared_ptr<const Tokenizer> load_tokenizer(const fs::path& path) {
  return make_tokenizer(read_file(path), path);
}

}  // namespace ferry
