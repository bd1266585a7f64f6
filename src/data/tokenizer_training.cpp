#include "data/tokenizer_training.h"

#include "tokenizer/tokenizer_trainer.h"

namespace ferry {
namespace {

std::vector<std::string_view> all_of(const TextLines& lines) {
  std::vector<std::string_view> views;
  views.reserve(lines.size());
  for (std::size_t i = 0; i < lines.size(); ++i) views.push_back(lines[i]);
  return views;
}

std::shared_ptr<const Tokenizer> learn_side(const char* side, const TextLines& lines, const ParallelText& text,
                                            const TokenizerConfig& config, std::vector<std::string>& remarks) {
  TrainedTokenizer trained = train_tokenizer(all_of(lines), config, text.lines);
  for (const std::string& remark : trained.remarks) remarks.push_back(std::string(side) + ": " + remark);
  return trained.tokenizer;
}

}  // namespace

LearnedTokenizers learn_tokenizers(const ParallelText& text, const TokenizerConfig& config) {
  if (!config.joint) {
    LearnedTokenizers learned;
    learned.tokenizers.source = learn_side("source", text.source, text, config, learned.remarks);
    learned.tokenizers.target = learn_side("target", text.target, text, config, learned.remarks);
    return learned;
  }
  std::vector<std::string_view> lines = all_of(text.source);
  const std::vector<std::string_view> target = all_of(text.target);
  lines.insert(lines.end(), target.begin(), target.end());
  std::vector<std::int64_t> numbers = text.lines;
  numbers.insert(numbers.end(), text.lines.begin(), text.lines.end());
  TrainedTokenizer trained = train_tokenizer(lines, config, numbers);
  return {{trained.tokenizer, trained.tokenizer}, std::move(trained.remarks)};
}

}  // namespace ferry
