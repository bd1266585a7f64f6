#include "training/preparation.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include "base/errors.h"
#include "base/format.h"
#include "base/log.h"
#include "base/text.h"
#include "config/resolve.h"
#include "config/value_writer.h"
#include "data/corpus_report.h"
#include "data/piece_ratio.h"
#include "data/tokenizer_training.h"

namespace ferry {
namespace {

std::int64_t characters(const TextLines& lines) {
  std::int64_t count = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) count += count_characters(lines[i]);
  return count;
}

ParallelText read_part(const ParallelFiles& files, const std::string& name, bool keep_blank) {
  ParallelText text = read_parallel_text(files, name, keep_blank);
  for (const std::string& remark : text.remarks) log::warning("{}: {}", name, remark);
  return text;
}

/// In short; it is `ferry check-data` that tells more. That a text to be scored stands in training makes scores too
/// good, so it is a warning.
void say_findings(const PartFindings& part) {
  const std::string found = short_report(part);
  if (found.empty()) return;
  constexpr FindingSet spoils_scores{Finding::SourceInTraining, Finding::PairInTraining};
  const bool serious = std::any_of(part.found.begin(), part.found.end(),
                                   [&](const FindingCount& count) { return spoils_scores.has(count.finding); });
  log::write(serious ? log::Level::Warning : log::Level::Info, format("{}: found {}", part.name, found));
}

void check_texts(const CorpusTexts& texts, int max_tokens) {
  const CorpusFindings findings = check_corpus(texts, max_tokens);
  for (const PartFindings* part : {&findings.train, &findings.valid, &findings.test}) say_findings(*part);
}

// Before a tokenizer is to be learnt of nothing.
void refuse_without_pairs(const ParallelText& text, const ParallelFiles& files) {
  if (text.size() > 0) return;
  throw UserError(
      Problem{.where = files.source.front().string(),
              .what = format("there is no pair in it and {}: {}", files.target.front().string(), summary(text)),
              .remedy = "line i of one file must be the translation of line i of the other"});
}

void refuse_empty(const ParallelText& text, const EncodedCorpus& corpus, const Config& config) {
  if (corpus.size() > 0) return;
  throw UserError(
      Problem{.where = config.data.train.source.front().string(),
              .what = format("no pair can be used: {}", summary(text.name, text.lines_read, 0, corpus.left_out)),
              .remedy = "data.max_tokens is the limit of a pair's length"});
}

// A fixed limit would cut translations into a language of many pieces, and let those into one of few run on.
void choose_length_limit(const EncodedCorpus& train, DecodingConfig& config, std::vector<Choice>& choices) {
  if (config.max_length_ratio.chosen()) return;
  constexpr double margin = 1.25;
  const double seen = piece_ratio(train, translation_allowance);
  const double tenths = std::ceil(10 * margin * seen);
  config.max_length_ratio.choose(std::max(least_length_ratio, tenths / 10));
  choices.push_back({"decoding.max_length_ratio", value_text(config.max_length_ratio.value()),
                     format("training targets take up to {:.2f} pieces for each of the source", seen)});
}

}  // namespace

StreamOptions stream_options(const Config& config) {
  return {.batch_tokens = config.training.batch_tokens.value(),
          .sampling = config.tokenizer.sampling.value(),
          .max_tokens = config.data.max_tokens,
          .seed = config.seed};
}

PreparedData prepare_data(Config config, const TokenizerPair& known) {
  const auto start = std::chrono::steady_clock::now();
  PreparedData data;
  data.train_text = read_part(config.data.train, "training", false);
  refuse_without_pairs(data.train_text, config.data.train);
  if (!config.data.valid.empty()) {
    data.valid_text = read_part(config.data.valid, "validation", true);
    refuse_without_pairs(data.valid_text, config.data.valid);
  }
  {
    // Only to find out now, and not after hours of training, whether it can be read and is sound.
    ParallelText test_text;
    if (!config.data.test.empty()) test_text = read_part(config.data.test, "test", true);
    check_texts({data.train_text, data.valid_text, test_text}, config.data.max_tokens);
  }

  std::vector<Choice> choices = resolve(config, {.pairs = static_cast<std::int64_t>(data.train_text.size()),
                                                 .source_characters = characters(data.train_text.source),
                                                 .target_characters = characters(data.train_text.target)});
  data.tokenizers = known;
  if (!known.source) {
    LearnedTokenizers learned = learn_tokenizers(data.train_text, config.tokenizer);
    for (const std::string& remark : learned.remarks) log::warning("tokenizer: {}", remark);
    data.tokenizers = learned.tokenizers;
  }
  data.train = encode_corpus(data.train_text, data.tokenizers, config.data.max_tokens);
  refuse_empty(data.train_text, data.train, config);
  choose_length_limit(data.train, config.decoding, choices);
  data.valid = encode_corpus(data.valid_text, data.tokenizers, config.data.max_tokens);

  log::info("{}", summary("training", data.train_text.lines_read, data.train.size(), data.train.left_out));
  if (data.valid_text.lines_read > 0) {
    log::info("{}", summary("validation", data.valid_text.lines_read, data.valid.size(), data.valid.left_out));
  }
  if (!choices.empty()) log::info("chosen for this corpus:\n{}", to_table(choices));
  log::info("vocabulary: {} pieces{}; data ready in {:.1f} s", data.tokenizers.target->size(),
            data.tokenizers.joint()
                ? " for both sides"
                : format(" on the target side, {} on the source side", data.tokenizers.source->size()),
            std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  data.config = std::move(config);
  return data;
}

}  // namespace ferry
