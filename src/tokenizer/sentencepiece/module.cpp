// The only file that includes SentencePiece. It is built as a module of its own and opened at run time, because the
// library brings a copy of protobuf that must not meet LibTorch's (see README.md one folder up).
#include <exception>
#include <memory>
#include <mutex>
#include <unordered_map>

#include <sentencepiece_processor.h>
#include <sentencepiece_trainer.h>

#include "tokenizer/sentencepiece/module_interface.h"

namespace ferry::sentencepiece_module {
namespace {

class LoadedModel : public Model {
 public:
  sentencepiece::util::Status load(const std::string& bytes) { return processor_.LoadFromSerializedProto(bytes); }

  int size() const override { return processor_.GetPieceSize(); }
  ReservedIds reserved() const override {
    return {processor_.pad_id(), processor_.unk_id(), processor_.bos_id(), processor_.eos_id()};
  }
  bool is_control(int id) const override { return processor_.IsControl(id); }
  std::string piece(int id) const override { return processor_.IdToPiece(id); }
  int id_of(std::string_view piece) const override { return processor_.PieceToId(view(piece)); }

  std::vector<int> encode(std::string_view text) const override {
    std::vector<int> ids;
    processor_.Encode(view(text), &ids).IgnoreError();
    return ids;
  }
  std::string decode(const std::vector<int>& ids) const override {
    std::string text;
    processor_.Decode(ids, &text).IgnoreError();
    return text;
  }
  std::vector<int> sample(std::string_view text, double alpha) const override {
    // -1: from all segmentations (unigram); BPE looks at alpha only. Character models have one segmentation and refuse.
    std::vector<int> ids;
    if (!processor_.SampleEncode(view(text), -1, static_cast<float>(alpha), &ids).ok()) return encode(text);
    return ids;
  }

 private:
  static absl::string_view view(std::string_view text) { return {text.data(), text.size()}; }

  sentencepiece::SentencePieceProcessor processor_;
};

class LineIterator : public sentencepiece::SentenceIterator {
 public:
  explicit LineIterator(Lines& lines) : lines_(lines) {}
  bool done() const override { return lines_.done(); }
  void Next() override { lines_.advance(); }
  const std::string& value() const override { return lines_.line(); }
  sentencepiece::util::Status status() const override { return {}; }

 private:
  Lines& lines_;
};

Model* open(const std::string& bytes, std::string& reason) {
  try {
    auto model = std::make_unique<LoadedModel>();
    const auto status = model->load(bytes);
    if (status.ok()) return model.release();
    reason = status.message();
  } catch (const std::exception& failure) {
    reason = failure.what();
  }
  return nullptr;
}

std::string train(const TrainingOptions& options, Lines& lines, std::string& reason) {
  try {
    std::string model;
    LineIterator iterator(lines);
    const std::unordered_map<std::string, std::string> by_name(options.begin(), options.end());
    const auto status = sentencepiece::SentencePieceTrainer::Train(by_name, &iterator, &model);
    if (status.ok()) return model;
    reason = status.message();
  } catch (const std::exception& failure) {
    reason = failure.what();
  }
  return {};
}

// A model of one letter. Sampling from a unigram model always draws, whereas sampling from the user's model may not (no
// text, nothing to merge), and then the thread's generator would be made later, from another thread's seed.
std::unique_ptr<LoadedModel> make_primer() {
  struct OneLine : Lines {
    bool done() const override { return over; }
    const std::string& line() const override { return text; }
    void advance() override { over = true; }
    std::string text = "a";
    bool over = false;
  } lines;
  std::string reason;
  const std::string bytes = train({{"model_type", "unigram"},
                                   {"vocab_size", "16"},
                                   {"hard_vocab_limit", "false"},
                                   {"num_threads", "1"},
                                   {"minloglevel", "3"}},
                                  lines, reason);
  auto model = std::make_unique<LoadedModel>();
  if (!model->load(bytes).ok()) return nullptr;
  return model;
}

bool seed_this_thread(std::uint32_t seed) {
  static const std::unique_ptr<LoadedModel> primer = make_primer();
  if (primer == nullptr) return false;
  // The library keeps one seed for the whole process; hence one thread at a time from setting it to the first draw.
  static std::mutex one_at_a_time;
  const std::lock_guard lock(one_at_a_time);
  constexpr std::uint32_t means_random_device = 0xFFFFFFFF;
  sentencepiece::SetRandomGeneratorSeed(seed == means_random_device ? 0 : seed);
  primer->sample("a", 1.0);
  return true;
}

constexpr Functions functions{open, train, seed_this_thread};

}  // namespace
}  // namespace ferry::sentencepiece_module

extern "C" __attribute__((visibility("default"))) const ferry::sentencepiece_module::Functions*
ferry_sentencepiece_functions() {
  return &ferry::sentencepiece_module::functions;
}
