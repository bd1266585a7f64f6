#include "tokenizer/tokenizer_trainer.h"

#include <algorithm>
#include <utility>

#include "base/errors.h"
#include "base/format.h"
#include "base/text.h"
#include "tokenizer/module_loader.h"
#include "tokenizer/training_lines.h"

namespace ferry {
namespace {

// More than any text has characters, which then all get a piece.
constexpr int boundless_vocabulary = 1 << 21;

class LineSequence : public sentencepiece_module::Lines {
 public:
  explicit LineSequence(const std::vector<std::string_view>& lines) : lines_(lines) { show(); }
  bool done() const override { return next_ >= lines_.size(); }
  const std::string& line() const override { return line_; }
  void advance() override {
    ++next_;
    show();
  }

 private:
  void show() {
    if (!done()) line_.assign(lines_[next_]);
  }

  const std::vector<std::string_view>& lines_;
  std::size_t next_ = 0;
  std::string line_;
};

std::vector<Problem> problems_of(const std::vector<std::string>& symbols) {
  std::vector<Problem> problems;
  const auto refuse = [&](std::string what, const char* remedy) {
    problems.push_back({.where = "tokenizer.symbols", .what = std::move(what), .remedy = remedy});
  };
  for (std::size_t i = 0; i < symbols.size(); ++i) {
    const std::string& symbol = symbols[i];
    const std::u32string points = code_points(symbol);
    if (symbol == "<pad>" || symbol == "<unk>" || symbol == "<s>" || symbol == "</s>") {
      refuse(format("\"{}\" is a reserved piece, which every tokenizer has", symbol), "choose another symbol");
    } else if (symbol.size() == 6 && symbol.starts_with("<0x") && symbol.ends_with(">")) {
      refuse(format("\"{}\" is the name of a byte piece", symbol), "choose another symbol");
    } else if (is_blank(symbol) || std::any_of(points.begin(), points.end(), is_white_space)) {
      refuse(format("\"{}\" is blank or holds white space, at which text is split first", symbol),
             "choose a symbol without white space");
    } else if (symbol.find("\u2581") != std::string::npos) {
      refuse(format("\"{}\" holds U+2581, which stands for the blank before a word", symbol), "choose another symbol");
    } else if (!is_valid_utf8(symbol) || symbol.find(reserved_character) != std::string::npos) {
      refuse(format("symbol {} is not valid UTF-8 or holds the reserved U+2585", i + 1), "choose another symbol");
    } else if (std::find(symbols.begin(), symbols.begin() + static_cast<std::ptrdiff_t>(i), symbol) !=
               symbols.begin() + static_cast<std::ptrdiff_t>(i)) {
      refuse(format("\"{}\" stands twice", symbol), "name each symbol once");
    }
  }
  return problems;
}

// The library reads a list as one line of comma-separated values.
std::string to_csv(const std::vector<std::string>& values) {
  std::string csv;
  for (const std::string& value : values) {
    csv += csv.empty() ? "\"" : ",\"";
    for (const char letter : value) csv += letter == '"' ? "\"\"" : std::string(1, letter);
    csv += '"';
  }
  return csv;
}

const char* model_type(TokenizerKind kind) {
  switch (kind) {
    case TokenizerKind::Unigram:
      return "unigram";
    case TokenizerKind::Bpe:
      return "bpe";
    case TokenizerKind::Char:
      return "char";
  }
  throw InternalError("every kind of tokenizer has a name");
}

sentencepiece_module::TrainingOptions options_for(const TokenizerConfig& config, TokenizerKind kind, int vocabulary) {
  sentencepiece_module::TrainingOptions options{
      {"model_type", model_type(kind)},
      {"vocab_size", std::to_string(vocabulary)},
      // Off: fewer pieces than asked for is not an error.
      {"hard_vocab_limit", "false"},
      {"character_coverage", format("{}", config.character_coverage)},
      {"byte_fallback", config.byte_fallback ? "true" : "false"},
      {"max_sentence_length", std::to_string(longest_training_line)},
      // The pieces of a unigram model depend on the number of threads.
      {"num_threads", "1"},
      {"pad_id", std::to_string(pad_id)},
      {"unk_id", std::to_string(unknown_id)},
      {"bos_id", std::to_string(begin_id)},
      {"eos_id", std::to_string(end_id)},
      // Nothing from the library on standard error; what matters is in the remarks.
      {"minloglevel", "3"}};
  if (!config.symbols.empty()) options.emplace_back("user_defined_symbols", to_csv(config.symbols));
  return options;
}

std::shared_ptr<const Tokenizer> try_training(const std::vector<std::string_view>& lines, const TokenizerConfig& config,
                                              TokenizerKind kind, int vocabulary, std::string& reason) {
  LineSequence sequence(lines);
  std::string model = sentencepiece_functions().train(options_for(config, kind, vocabulary), sequence, reason);
  return model.empty() ? nullptr : make_tokenizer(std::move(model), "the new tokenizer");
}

void check_config(const TokenizerConfig& config) {
  std::vector<Problem> problems = problems_of(config.symbols);
  if (!(config.character_coverage >= 0.98 && config.character_coverage <= 1.0)) {
    problems.push_back({.where = "tokenizer.character_coverage",
                        .what = format("{} is out of range", config.character_coverage),
                        .remedy = "a share from 0.98 to 1 is expected"});
  }
  if (!problems.empty()) throw UserError(std::move(problems));
}

}  // namespace

TrainedTokenizer train_tokenizer(const std::vector<std::string_view>& lines, const TokenizerConfig& config,
                                 std::span<const std::int64_t> line_numbers) {
  check_config(config);
  TrainingLines chosen = choose_training_lines(lines, line_numbers);
  TrainedTokenizer result{
      .tokenizer = nullptr, .vocabulary_asked = config.vocabulary.value(), .remarks = std::move(chosen.remarks)};
  std::string reason;
  result.tokenizer = try_training(chosen.lines, config, config.kind, result.vocabulary_asked, reason);
  if (result.tokenizer == nullptr) {
    // Too few pieces for the characters? A tokenizer of characters alone has the smallest possible size.
    std::string ignored;
    const auto smallest = try_training(chosen.lines, config, TokenizerKind::Char, boundless_vocabulary, ignored);
    if (smallest != nullptr && smallest->size() > result.vocabulary_asked) {
      result.tokenizer = try_training(chosen.lines, config, config.kind, smallest->size(), reason);
    }
  }
  if (result.tokenizer == nullptr) throw UserError(format("no tokenizer can be learnt from this text: {}", reason));
  result.vocabulary_reached = result.tokenizer->size();
  if (result.vocabulary_reached < result.vocabulary_asked) {
    result.remarks.push_back(format("vocabulary: {} pieces asked for, {} reached; the text allows no more",
                                    result.vocabulary_asked, result.vocabulary_reached));
  } else if (result.vocabulary_reached > result.vocabulary_asked) {
    result.remarks.push_back(
        format("vocabulary: {} pieces asked for, {} made; so many are needed for the reserved "
               "pieces and the characters (tokenizer.character_coverage leaves rare ones out)",
               result.vocabulary_asked, result.vocabulary_reached));
  }
  return result;
}

}  // namespace ferry
