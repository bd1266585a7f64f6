#include "config/resolve.h"

#include <algorithm>
#include <cmath>

#include "base/errors.h"
#include "base/format.h"
#include "config/columns.h"
#include "config/presets.h"
#include "config/stated_conflicts.h"
#include "config/value_writer.h"

namespace ferry {
namespace {

/// To four decimals, for the eye.
double rounded(double number) {
  return std::round(number * 1e4) / 1e4;
}

/// Makes the choices one after the other, in the order of the file's sections; later ones build on earlier ones.
class Resolver {
 public:
  Resolver(Config& config, const CorpusSize& size)
      : config_(config),
        size_(size),
        recipe_(recipe_for(size.pairs)),
        corpus_(format("{} pairs: {}", size.pairs, recipe_.name)) {}

  std::vector<Choice> run() {
    limit_stated_ = config_.training.max_epochs > 0 || config_.training.max_minutes > 0;
    choose_tokenizer();
    choose_shape();
    choose_dropout();
    choose_training();
    choose_learning_rate();
    choose_rhythm();
    return std::move(choices_);
  }

 private:
  template <typename T>
  void choose(const char* option, Automatic<T>& value, T chosen, const std::string& why) {
    if (value.chosen()) return;
    value.choose(chosen);
    choices_.push_back({option, value_text(chosen), why});
  }

  void choose_tokenizer() {
    TokenizerConfig& tokenizer = config_.tokenizer;
    const auto [vocabulary, why] = vocabulary_for_text();
    choose("tokenizer.vocabulary", tokenizer.vocabulary, vocabulary, why);
    const bool characters = tokenizer.kind == TokenizerKind::Char;
    choose("tokenizer.sampling", tokenizer.sampling, characters ? 0.0 : recipe_.sampling,
           characters ? "characters have one segmentation only" : corpus_);
  }

  std::pair<int, std::string> vocabulary_for_text() const {
    const TokenizerConfig& tokenizer = config_.tokenizer;
    const std::int64_t least = (tokenizer.byte_fallback ? least_vocabulary_with_bytes : least_vocabulary) +
                               static_cast<std::int64_t>(tokenizer.symbols.size());
    if (tokenizer.kind == TokenizerKind::Char) {
      return {static_cast<int>(std::max<std::int64_t>(character_vocabulary, least)),
              "more characters than most languages write with"};
    }
    // Two tokenizers of one size: the side with less text sets it.
    const std::int64_t characters = tokenizer.joint ? size_.source_characters + size_.target_characters
                                                    : std::min(size_.source_characters, size_.target_characters);
    const std::int64_t bearable = characters / characters_per_vocabulary_piece;
    if (characters == 0 || bearable >= recipe_.vocabulary) {
      const std::int64_t vocabulary = std::max<std::int64_t>(recipe_.vocabulary, least);
      return {static_cast<int>(vocabulary), format("{}; {}", corpus_, recipe_.why)};
    }
    return {static_cast<int>(std::max(bearable, least)),
            format("{} characters of text, {} for each piece", characters, characters_per_vocabulary_piece)};
  }

  void choose_shape() {
    ModelConfig& model = config_.model;
    const bool named = model.preset != Preset::Auto;
    const Shape shape = named ? shape_of(model.preset) : recipe_.shape;
    const std::string from = named ? format("preset {}", name_of(model.preset)) : corpus_;
    choose_width_and_heads(shape, from);
    const int width = model.width.value();
    const double ratio = static_cast<double>(shape.feed_forward) / shape.width;
    choose("model.feed_forward", model.feed_forward, std::max(1, static_cast<int>(std::lround(ratio * width))),
           width == shape.width ? from : format("{} times the width", ratio));
    choose("model.encoder_layers", model.encoder_layers, shape.encoder_layers, from);
    choose("model.decoder_layers", model.decoder_layers, shape.decoder_layers, from);
  }

  void choose_width_and_heads(const Shape& shape, const std::string& from) {
    ModelConfig& model = config_.model;
    const int stated_heads = model.heads.value_or(shape.heads);
    if (shape.width % stated_heads == 0) {
      choose("model.width", model.width, shape.width, from);
    } else {
      // The next even multiple: positions come in pairs of sine and cosine.
      const int step = 2 * stated_heads;
      choose("model.width", model.width, (shape.width + step - 1) / step * step,
             format("{}, made a multiple of {} heads", from, stated_heads));
    }
    const int width = model.width.value();
    if (width % shape.heads == 0) {
      choose("model.heads", model.heads, shape.heads, from);
    } else {
      choose("model.heads", model.heads, near_divisors(width, shape.heads).below,
             format("the most up to {} that divide the width {}", shape.heads, width));
    }
  }

  void choose_dropout() {
    ModelConfig& model = config_.model;
    const bool stated = model.dropout.chosen();
    choose("model.dropout", model.dropout, recipe_.dropout, corpus_);
    const double dropout = model.dropout.value();
    const std::string why = stated ? "as model.dropout" : corpus_;
    choose("model.attention_dropout", model.attention_dropout, stated ? dropout : recipe_.attention_dropout, why);
    choose("model.feed_forward_dropout", model.feed_forward_dropout, stated ? dropout : recipe_.feed_forward_dropout,
           why);
    const bool joint = config_.tokenizer.joint;
    choose("model.tie", model.tie, joint ? Tie::All : Tie::Target,
           joint ? "both languages share a vocabulary" : "each language has its own vocabulary");
  }

  void choose_training() {
    TrainingConfig& training = config_.training;
    choose("training.batch_tokens", training.batch_tokens, recipe_.batch_tokens, corpus_);
    expected_updates_ = expected_updates();
    const double longest = rounded(1.0 - 1.0 / std::max(1.0, average_share * expected_updates_));
    const bool short_run = longest < recipe_.average_decay;
    choose("training.average_decay", training.average_decay, short_run ? longest : recipe_.average_decay,
           short_run ? format("reaches back over a tenth of {} updates", expected_updates_) : corpus_);
    const bool cosine = config_.learning_rate.schedule.value_or(recipe_.schedule) == Schedule::Cosine;
    const bool cosine_stated = cosine && config_.learning_rate.schedule.chosen();
    if (limit_stated_ && !cosine_stated) {
      choose("training.max_updates", training.max_updates, 0, "another limit is stated");
    } else {
      choose("training.max_updates", training.max_updates, expected_updates_,
             limit_stated_ ? "the cosine ends at a number of updates"
                           : format("{}; about {} passes", corpus_, recipe_.epochs));
    }
  }

  /// How long the run will be, as far as that is known now; the warm-up and the rhythm of validation follow it.
  int expected_updates() const {
    const TrainingConfig& training = config_.training;
    const int stated = training.max_updates.value_or(0);
    if (stated > 0) return stated;
    const auto characters = static_cast<double>(std::max(size_.source_characters, size_.target_characters));
    const double pieces =
        characters > 0 ? characters / characters_per_piece : static_cast<double>(size_.pairs) * pieces_per_sentence;
    const double positions_an_update = static_cast<double>(training.batch_tokens.value()) * training.accumulate;
    const double updates_an_epoch = std::ceil(pieces / positions_an_update);
    if (training.max_epochs > 0)
      return static_cast<int>(std::min(updates_an_epoch * training.max_epochs, most_updates));
    return static_cast<int>(std::clamp(updates_an_epoch * recipe_.epochs, least_updates, most_updates));
  }

  void choose_learning_rate() {
    LearningRateConfig& rate = config_.learning_rate;
    choose("learning_rate.peak", rate.peak, recipe_.peak, corpus_);
    const bool endless = config_.training.max_updates.value() == 0;
    const bool no_cosine = endless && recipe_.schedule == Schedule::Cosine;
    choose("learning_rate.schedule", rate.schedule, no_cosine ? Schedule::InverseSqrt : recipe_.schedule,
           no_cosine ? "the number of updates is not known" : corpus_);
    const double share = recipe_.warmup_share * expected_updates_;
    choose("learning_rate.warmup_updates", rate.warmup_updates,
           std::min(static_cast<int>(std::lround(share)), most_warmup_updates),
           format("{:.0f} % of {} updates, at most {}", 100 * recipe_.warmup_share, expected_updates_,
                  most_warmup_updates));
  }

  void choose_rhythm() {
    const int every = std::max(1, expected_updates_ / validations_in_a_run);
    choose("validation.every", config_.validation.every, every,
           format("{} times in {} updates", validations_in_a_run, expected_updates_));
    choose("checkpoint.every", config_.checkpoint.every, config_.validation.every.value(), "as validation.every");
  }

  Config& config_;
  const CorpusSize& size_;
  const Recipe& recipe_;
  const std::string corpus_;
  bool limit_stated_ = false;
  int expected_updates_ = 0;
  std::vector<Choice> choices_;
};

void refuse_conflicts(const Config& config) {
  std::vector<Problem> conflicts = stated_conflicts(config);
  if (!conflicts.empty()) throw UserError(std::move(conflicts));
}

}  // namespace

std::vector<Choice> resolve(Config& config, const CorpusSize& size) {
  refuse_conflicts(config);
  std::vector<Choice> choices = Resolver(config, size).run();
  // A stated value can also clash with a chosen one: a long warm-up with a short run.
  refuse_conflicts(config);
  return choices;
}

std::string to_table(const std::vector<Choice>& choices) {
  std::vector<std::vector<std::string>> rows{{"option", "chosen", "why"}};
  for (const Choice& choice : choices) rows.push_back({choice.option, choice.value, choice.why});
  return align_columns(rows);
}

}  // namespace ferry
