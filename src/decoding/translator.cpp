#include "decoding/translator.h"

#include <algorithm>

#include "base/errors.h"
#include "base/log.h"
#include "base/text.h"
#include "base/threads.h"
#include "decoding/ensemble_scorer.h"
#include "decoding/model_scorer.h"
#include "decoding/source_batches.h"
#include "kernels/stage.h"

namespace ferry {
namespace {

constexpr std::size_t lines_per_thread = 256;

std::unique_ptr<Scorer> make_scorer(const std::vector<Transformer>& models) {
  if (models.size() == 1) return std::make_unique<ModelScorer>(models.front());
  std::vector<std::unique_ptr<Scorer>> members;
  for (const Transformer& model : models) members.push_back(std::make_unique<ModelScorer>(model));
  return std::make_unique<EnsembleScorer>(std::move(members));
}

std::vector<int> words_of(const Tokenizer& tokenizer, const Pieces& pieces) {
  std::vector<std::string> spelled;
  for (const std::int32_t piece : pieces) spelled.push_back(tokenizer.piece(piece));
  return words_of_pieces(spelled);
}

}  // namespace

TranslationOptions translation_options(const DecodingConfig& config) {
  TranslationOptions options;
  options.search.beam = config.beam;
  options.search.length_penalty.alpha = config.length_penalty;
  options.search.max_length_ratio = config.max_length_ratio.value_or(least_length_ratio);
  options.batch_tokens = config.batch_tokens;
  return options;
}

Translator::Translator(std::vector<Transformer> models, TokenizerPair tokenizers, TranslationOptions options)
    : models_(std::move(models)), tokenizers_(std::move(tokenizers)), options_(std::move(options)) {
  check(!models_.empty(), "something translates");
}

std::vector<Translation> Translator::translate(const Passage& passage) {
  const std::vector<Source> sources = encode(passage);
  std::vector<std::size_t> real;
  std::vector<std::int64_t> positions;
  for (std::size_t line = 0; line < sources.size(); ++line) {
    if (sources[line].pieces.empty()) continue;
    real.push_back(line);
    positions.push_back(static_cast<std::int64_t>(sources[line].pieces.size()) + 1);
  }
  std::vector<Translation> translations(sources.size(), Translation{{TranslatedHypothesis{}}});
  std::vector<std::vector<std::size_t>> groups = group_by_length(positions, options_.batch_tokens);
  for (std::vector<std::size_t>& group : groups) {
    for (std::size_t& index : group) index = real[index];
  }
  translate_groups(sources, groups, translations);
  counts_.lines += static_cast<std::int64_t>(sources.size());
  counts_.blank += static_cast<std::int64_t>(sources.size() - real.size());
  for (const std::size_t line : real) count(translations[line]);
  return translations;
}

std::vector<Translator::Source> Translator::encode(const Passage& passage) {
  check(passage.prefixes.empty() || passage.prefixes.size() == passage.lines.size(), "every line has its prefix");
  const kernels::InStage stage(kernels::Stage::Data);
  std::vector<Source> sources(passage.lines.size());
  for_ranges(sources.size(), lines_per_thread, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      if (!is_blank(passage.lines[i])) sources[i].pieces = tokenizers_.source->encode(passage.lines[i]);
    }
  });
  const auto most = static_cast<std::size_t>(options_.max_source_pieces);
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const std::int64_t line = passage.first_line + static_cast<std::int64_t>(i);
    Pieces& pieces = sources[i].pieces;
    if (pieces.size() > most) {
      log::warning("line {}: too long, only the first {} of its {} pieces are translated", line, most, pieces.size());
      pieces.resize(most);
      ++counts_.cut;
    }
    Pieces prefix;
    if (!passage.prefixes.empty()) prefix = tokenizers_.target->encode(passage.prefixes[i]);
    counts_.unknown_prefixes += std::ranges::count(prefix, unknown_id) > 0 ? 1 : 0;
    sources[i].rules = sentence_rules(options_.search, static_cast<std::int64_t>(pieces.size()), std::move(prefix),
                                      static_cast<std::uint64_t>(line));
  }
  return sources;
}

void Translator::translate_groups(const std::vector<Source>& sources,
                                  const std::vector<std::vector<std::size_t>>& groups,
                                  std::vector<Translation>& translations) const {
  const bool on_cpu = models_.front()->output->bias.device().is_cpu();
  const int workers = on_cpu ? std::min(at::get_num_threads(), most_batches_at_once) : 1;
  std::vector<std::unique_ptr<Scorer>> scorers;
  for (int worker = 0; worker < workers; ++worker) scorers.push_back(make_scorer(models_));
  const auto translate_one = [&](int worker, std::size_t group) {
    translate_group(*scorers[static_cast<std::size_t>(worker)], sources, groups[group], translations);
  };
  // Fewer groups than there are workers are left to all threads, one after another.
  const std::size_t side_by_side = groups.size() - groups.size() % static_cast<std::size_t>(workers);
  share_among_workers(workers, side_by_side, translate_one);
  for (std::size_t group = side_by_side; group < groups.size(); ++group) translate_one(0, group);
}

void Translator::translate_group(Scorer& scorer, const std::vector<Source>& sources,
                                 const std::vector<std::size_t>& group, std::vector<Translation>& translations) const {
  std::vector<Pieces> pieces;
  SearchBatch batch;
  for (const std::size_t line : group) {
    pieces.push_back(sources[line].pieces);
    batch.sentences.push_back(sources[line].rules);
  }
  batch.source = collate_source(pieces);
  std::vector<std::vector<Hypothesis>> found = search(scorer, batch, options_.search);
  for (std::size_t i = 0; i < group.size(); ++i) {
    Translation& translation = translations[group[i]];
    translation.hypotheses.clear();
    for (Hypothesis& hypothesis : found[i]) {
      std::string text = text_of(hypothesis.pieces);
      translation.hypotheses.push_back({.text = std::move(text), .hypothesis = std::move(hypothesis)});
    }
    if (options_.alignment) add_alignments(pieces[i], translation);
  }
}

void Translator::add_alignments(const Pieces& source, Translation& translation) const {
  const std::vector<int> source_words = words_of(*tokenizers_.source, source);
  std::vector<Pieces> targets;
  for (const TranslatedHypothesis& one : translation.hypotheses) targets.push_back(one.hypothesis.pieces);
  Transformer first = models_.front();  // a handle, not a copy
  // The finished hypotheses go through the model once more, whole: cheaper than keeping the attention of all those that
  // search gave up on the way.
  const std::vector<Tensor> weights =
      soft_alignments(*first, std::vector<Pieces>(targets.size(), source), targets, options_.alignment_options);
  for (std::size_t i = 0; i < targets.size(); ++i) {
    translation.hypotheses[i].alignment =
        word_alignment(weights[i], source_words, words_of(*tokenizers_.target, targets[i]));
  }
}

std::string Translator::text_of(const Pieces& pieces) const {
  // With byte fallback a model can spell a line feed.
  return as_one_line(tokenizers_.target->decode(pieces));
}

void Translator::count(const Translation& translation) {
  const Hypothesis& best = translation.hypotheses.front().hypothesis;
  counts_.hit_limit += best.hit_limit ? 1 : 0;
  counts_.pieces += best.length();
}

}  // namespace ferry
