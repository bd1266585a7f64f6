#include "data/encoded_corpus.h"

#include <algorithm>
#include <limits>

#include "base/errors.h"
#include "base/random.h"
#include "base/text.h"
#include "base/threads.h"

namespace ferry {

void IdSequences::reserve(std::size_t sequences, std::size_t ids) {
  ends_.reserve(sequences);
  ids_.reserve(ids);
}

void IdSequences::add(std::span<const std::int32_t> ids) {
  ids_.insert(ids_.end(), ids.begin(), ids.end());
  ends_.push_back(ids_.size());
}

void IdSequences::append(const IdSequences& others) {
  const std::uint64_t before = ids_.size();
  ids_.insert(ids_.end(), others.ids_.begin(), others.ids_.end());
  for (const std::uint64_t end : others.ends_) ends_.push_back(before + end);
}

std::span<const std::int32_t> IdSequences::operator[](std::size_t i) const {
  const std::uint64_t begin = i == 0 ? 0 : ends_[i - 1];
  return std::span(ids_).subspan(begin, ends_[i] - begin);
}

namespace {

// The unit of work of one thread, and how many units are in memory twice: in parts, before they are joined.
constexpr std::size_t pairs_in_part = 1024;
constexpr std::size_t parts_in_wave = 64;

/// Told before the text is encoded: that takes time and memory, and the result may look short, since a run of unknown
/// characters is one piece.
bool surely_too_long(std::string_view text, int max_tokens) {
  const std::int64_t most = most_characters(max_tokens);
  return static_cast<std::int64_t>(text.size()) > most && count_characters(text) > most;
}

void encode_range(const ParallelText& text, const TokenizerPair& tokenizers, int max_tokens, std::size_t begin,
                  std::size_t end, EncodedCorpus& part) {
  const auto longest = static_cast<std::size_t>(max_tokens);
  for (std::size_t i = begin; i < end; ++i) {
    if (surely_too_long(text.source[i], max_tokens) || surely_too_long(text.target[i], max_tokens)) {
      part.left_out.push_back({Reason::TooLong, text.lines[i]});
      continue;
    }
    const std::vector<std::int32_t> source = tokenizers.source->encode(text.source[i]);
    const std::vector<std::int32_t> target = tokenizers.target->encode(text.target[i]);
    if (source.empty() || target.empty()) {
      part.left_out.push_back({Reason::Blank, text.lines[i]});
    } else if (std::max(source.size(), target.size()) > longest) {
      part.left_out.push_back({Reason::TooLong, text.lines[i]});
    } else {
      part.source.add(source);
      part.target.add(target);
      part.lines.push_back(text.lines[i]);
    }
  }
}

void append(EncodedCorpus& corpus, const EncodedCorpus& part) {
  corpus.source.append(part.source);
  corpus.target.append(part.target);
  corpus.lines.insert(corpus.lines.end(), part.lines.begin(), part.lines.end());
  corpus.left_out.insert(corpus.left_out.end(), part.left_out.begin(), part.left_out.end());
}

/// Texts of some pairs of an encoded corpus.
struct Texts {
  std::vector<std::string_view> source;
  std::vector<std::string_view> target;
};

// Both lists of line numbers ascend, and the corpus has a part of the text's; `at` walks along the text.
Texts texts_of(const EncodedCorpus& corpus, const ParallelText& text, std::size_t begin, std::size_t end,
               std::size_t& at) {
  Texts texts;
  for (std::size_t i = begin; i < end; ++i) {
    while (at < text.size() && text.lines[at] != corpus.lines[i]) ++at;
    check(at < text.size(), "a corpus is sampled from the text it was encoded from");
    texts.source.push_back(text.source[at]);
    texts.target.push_back(text.target[at]);
  }
  return texts;
}

}  // namespace

EncodedCorpus encode_corpus(const ParallelText& text, const TokenizerPair& tokenizers, int max_tokens) {
  check(max_tokens > 0, "the length limit is positive");
  check(text.size() < std::numeric_limits<std::uint32_t>::max(), "pairs are counted with 32 bits");
  EncodedCorpus corpus;
  corpus.left_out = text.left_out;
  constexpr std::size_t pairs_in_wave = pairs_in_part * parts_in_wave;
  for (std::size_t wave = 0; wave < text.size(); wave += pairs_in_wave) {
    const std::size_t pairs = std::min(pairs_in_wave, text.size() - wave);
    std::vector<EncodedCorpus> parts((pairs + pairs_in_part - 1) / pairs_in_part);
    for_ranges(pairs, pairs_in_part, [&](std::size_t begin, std::size_t end) {
      encode_range(text, tokenizers, max_tokens, wave + begin, wave + end, parts[begin / pairs_in_part]);
    });
    for (const EncodedCorpus& part : parts) append(corpus, part);
  }
  std::stable_sort(corpus.left_out.begin(), corpus.left_out.end(),
                   [](const LeftOut& a, const LeftOut& b) { return a.line < b.line; });
  return corpus;
}

EncodedCorpus sample_corpus(const EncodedCorpus& best, const ParallelText& text, const TokenizerPair& tokenizers,
                            double alpha, int max_tokens, std::uint64_t seed, std::int64_t epoch,
                            const std::stop_token& stop) {
  EncodedCorpus corpus;
  corpus.lines = best.lines;
  corpus.left_out = best.left_out;
  const auto longest = static_cast<std::size_t>(max_tokens);
  const auto fits = [&](const std::vector<std::int32_t>& ids) { return !ids.empty() && ids.size() <= longest; };
  constexpr std::size_t pairs_in_wave = 16 * pairs_in_part;
  std::size_t at = 0;
  for (std::size_t begin = 0; begin < best.size() && !stop.stop_requested(); begin += pairs_in_wave) {
    const std::size_t end = std::min(best.size(), begin + pairs_in_wave);
    const Texts texts = texts_of(best, text, begin, end, at);
    const std::uint64_t key = random_key(seed, "segmentations of an epoch", static_cast<std::uint64_t>(epoch), begin);
    const auto sources = tokenizers.source->sample(texts.source, alpha, random_key(key, "source"));
    const auto targets = tokenizers.target->sample(texts.target, alpha, random_key(key, "target"));
    for (std::size_t i = begin; i < end; ++i) {
      const bool sampled = fits(sources[i - begin]) && fits(targets[i - begin]);
      corpus.source.add(sampled ? std::span<const std::int32_t>(sources[i - begin]) : best.source[i]);
      corpus.target.add(sampled ? std::span<const std::int32_t>(targets[i - begin]) : best.target[i]);
    }
  }
  return corpus;
}

std::string summary(const EncodedCorpus& corpus, const std::string& name, std::int64_t lines_read) {
  return summary(name, lines_read, corpus.size(), corpus.left_out);
}

}  // namespace ferry
