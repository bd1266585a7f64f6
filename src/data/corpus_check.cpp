#include "data/corpus_check.h"

#include <algorithm>
#include <array>
#include <limits>

#include "base/errors.h"
#include "base/text.h"
#include "base/threads.h"
#include "data/encoded_corpus.h"
#include "data/language_profile.h"
#include "data/length_ratio.h"
#include "data/line_check.h"
#include "data/overlap.h"
#include "data/repeats.h"

namespace ferry {
namespace {

constexpr std::size_t pairs_in_range = 1024;

/// A text on the way to its findings.
struct Examination {
  const ParallelText* text = nullptr;
  std::vector<LineFacts> source;
  std::vector<LineFacts> target;
  std::vector<FindingSet> pair;        ///< what is found in pairs
  std::vector<std::uint32_t> in_use;   ///< indexes of the pairs that are neither blank nor too long
  std::int64_t different_targets = 0;  ///< sources that have them
  std::int64_t different_sources = 0;
  PartFindings findings;
};

void mark(std::vector<FindingSet>& pairs, const std::vector<std::uint32_t>& places, Finding finding) {
  for (const std::uint32_t place : places) pairs[place].add(finding);
}

void examine_lines(Examination& part, int max_tokens) {
  const ParallelText& text = *part.text;
  check(text.size() < std::numeric_limits<std::uint32_t>::max(), "pairs are counted with 32 bits");
  part.source.resize(text.size());
  part.target.resize(text.size());
  part.pair.resize(text.size());
  for_ranges(text.size(), pairs_in_range, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i) {
      if (is_blank(text.source[i]) || is_blank(text.target[i])) {
        part.pair[i].add(Finding::Blank);
        continue;
      }
      part.source[i] = inspect_line(text.source[i]);
      part.target[i] = inspect_line(text.target[i]);
      if (std::max(part.source[i].characters, part.target[i].characters) > most_characters(max_tokens)) {
        part.source[i] = part.target[i] = {};
        part.pair[i].add(Finding::TooLong);
      }
    }
  });
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (part.pair[i].empty()) part.in_use.push_back(static_cast<std::uint32_t>(i));
  }
}

void examine_nul_bytes(Examination& part) {
  const ParallelText& text = *part.text;
  auto nul = text.nul_lines.begin();
  for (const std::uint32_t i : part.in_use) {
    nul = std::lower_bound(nul, text.nul_lines.end(), text.lines[i]);
    if (nul == text.nul_lines.end()) return;
    if (*nul == text.lines[i]) part.pair[i].add(Finding::NulByte);
  }
}

void examine_identical_sides(Examination& part) {
  for (const std::uint32_t i : part.in_use) {
    if (trimmed(part.text->source[i]) == trimmed(part.text->target[i])) part.pair[i].add(Finding::Identical);
  }
}

// Between two languages only names, numbers and the like stay the same. Within one, as where errors are corrected,
// every sentence may.
void examine_untranslated(Examination& part) {
  constexpr std::size_t widest_name = 40;
  for (const std::uint32_t i : part.in_use) {
    if (part.pair[i].has(Finding::Identical) && display_width(trimmed(part.text->source[i])) > widest_name) {
      part.pair[i].add(Finding::Untranslated);
    }
  }
}

void examine_repeats(Examination& part) {
  const Repeats repeats = find_repeats(*part.text, part.in_use);
  mark(part.pair, repeats.pairs, Finding::Repeat);
  mark(part.pair, repeats.later_targets, Finding::DifferentTargets);
  mark(part.pair, repeats.later_sources, Finding::DifferentSources);
  part.different_targets = repeats.sources_with_different_targets;
  part.different_sources = repeats.targets_with_different_sources;
}

void examine_lengths(Examination& part) {
  std::vector<PairLengths> lengths;
  lengths.reserve(part.in_use.size());
  for (const std::uint32_t i : part.in_use) lengths.push_back({part.source[i].characters, part.target[i].characters});
  const LengthRule rule(lengths);
  part.findings.length_ratio = rule.ratio();
  for (std::size_t i = 0; i < lengths.size(); ++i) {
    if (rule.is_unlikely(lengths[i])) part.pair[part.in_use[i]].add(Finding::LengthOutlier);
  }
}

/// Marks the lines in another script; returns the one that most lines are in.
Script examine_scripts(std::vector<LineFacts>& lines, const std::vector<std::uint32_t>& in_use) {
  constexpr std::uint32_t enough_letter_bytes = 10;  // three or four Han characters, ten Latin letters: no mere name
  std::array<std::int64_t, 256> counts_of_script{};
  for (const std::uint32_t i : in_use) {
    if (lines[i].script != Script::None) ++counts_of_script.at(static_cast<std::size_t>(lines[i].script));
  }
  const auto most = std::max_element(counts_of_script.begin(), counts_of_script.end());
  const auto usual = static_cast<Script>(*most > 0 ? most - counts_of_script.begin() : 0);
  for (const std::uint32_t i : in_use) {
    if (lines[i].script != usual && lines[i].letter_bytes >= enough_letter_bytes) {
      lines[i].findings.add(Finding::OtherScript);
    }
  }
  return usual;
}

// Of a pair with identical sides one side must look like the other's language: that is no news.
void examine_languages(Examination& part) {
  std::vector<std::uint32_t> different;
  for (const std::uint32_t i : part.in_use) {
    if (!part.pair[i].has(Finding::Identical)) different.push_back(i);
  }
  const LanguageVerdict foreign = lines_in_the_other_language(*part.text, different);
  if (foreign.two_languages) examine_untranslated(part);
  for (std::size_t i = 0; i < different.size(); ++i) {
    if (foreign.source[i] && foreign.target[i]) {
      part.pair[different[i]].add(Finding::SwappedSides);
    } else if (foreign.source[i]) {
      part.source[different[i]].findings.add(Finding::OtherLanguage);
    } else if (foreign.target[i]) {
      part.target[different[i]].findings.add(Finding::OtherLanguage);
    }
  }
}

Examination examine(const ParallelText& text, int max_tokens) {
  Examination part;
  part.text = &text;
  part.findings.name = text.name;
  part.findings.pairs_read = text.lines_read;
  examine_lines(part, max_tokens);
  examine_nul_bytes(part);
  examine_identical_sides(part);
  examine_repeats(part);
  examine_lengths(part);
  part.findings.source_script = examine_scripts(part.source, part.in_use);
  part.findings.target_script = examine_scripts(part.target, part.in_use);
  examine_languages(part);
  return part;
}

void examine_overlaps(Examination& train, Examination& valid, Examination& test) {
  for (Examination* scored : {&valid, &test}) {
    const Overlap overlap = find_overlap(*train.text, *scored->text);
    mark(scored->pair, overlap.pairs, Finding::PairInTraining);
    mark(scored->pair, overlap.sources, Finding::SourceInTraining);
    mark(train.pair, overlap.in_large, Finding::SourceInEvaluation);
  }
  mark(test.pair, find_overlap(*valid.text, *test.text).sources, Finding::SourceInValidation);
}

void count_left_out(Examination& part) {
  const ParallelText& text = *part.text;
  std::vector<LeftOut>& left_out = part.findings.left_out;
  left_out = text.left_out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (part.pair[i].has(Finding::Blank)) left_out.push_back({Reason::Blank, text.lines[i]});
    if (part.pair[i].has(Finding::TooLong)) left_out.push_back({Reason::TooLong, text.lines[i]});
  }
  std::stable_sort(left_out.begin(), left_out.end(),
                   [](const LeftOut& a, const LeftOut& b) { return a.line < b.line; });
  for (const auto& [reason, finding] :
       {std::pair(Reason::Blank, Finding::Blank), std::pair(Reason::TooLong, Finding::TooLong)}) {
    FindingCount count{.finding = finding};
    for (const LeftOut& pair : left_out) {
      if (pair.reason == reason) count.lines.add(pair.line);
    }
    count.count = count.lines.count();
    if (count.count > 0) part.findings.found.push_back(count);
  }
}

template <typename Sets>
void count_finding(Examination& part, FindingCount count, const Sets& findings_at) {
  for (std::size_t i = 0; i < part.text->size(); ++i) {
    if (findings_at(i).has(count.finding)) count.lines.add(part.text->lines[i]);
  }
  count.count = count.finding == Finding::DifferentTargets   ? part.different_targets
                : count.finding == Finding::DifferentSources ? part.different_sources
                                                             : count.lines.count();
  if (count.count > 0) part.findings.found.push_back(count);
}

PartFindings conclude(Examination part) {
  count_left_out(part);
  for (const FindingKind& kind : finding_kinds()) {
    const Finding finding = kind.finding;
    if (finding == Finding::Blank || finding == Finding::TooLong) continue;
    if (findings_of_lines.has(finding)) {
      count_finding(part, {finding, Side::Source}, [&](std::size_t i) { return part.source[i].findings; });
      count_finding(part, {finding, Side::Target}, [&](std::size_t i) { return part.target[i].findings; });
    } else {
      count_finding(part, {finding, Side::Both}, [&](std::size_t i) { return part.pair[i]; });
    }
  }
  part.findings.pairs = std::move(part.pair);
  for (std::size_t i = 0; i < part.findings.pairs.size(); ++i) {
    FindingSet& all = part.findings.pairs[i];
    all = all | part.source[i].findings | part.target[i].findings;
  }
  return std::move(part.findings);
}

}  // namespace

CorpusFindings check_corpus(const CorpusTexts& texts, int max_tokens) {
  Examination train = examine(texts.train, max_tokens);
  Examination valid = examine(texts.valid, max_tokens);
  Examination test = examine(texts.test, max_tokens);
  examine_overlaps(train, valid, test);
  return {conclude(std::move(train)), conclude(std::move(valid)), conclude(std::move(test))};
}

}  // namespace ferry
