#include "data/finding.h"

#include <array>
#include <vector>

#include "base/errors.h"
#include "base/format.h"
#include "base/text.h"

namespace ferry {
namespace {

// Changed where nobody asks: only what a reader cannot see. Removed: what is beyond repair, teaches nothing or spoils
// the scores. Text that can be seen and may be meant is left.
constexpr std::array<FindingKind, static_cast<std::size_t>(Finding::Count_)> kind_table{{
    {Finding::Blank, "blank", "pair with a blank side", "pairs with a blank side", Treatment::Remove,
     "left out of training and of the loss"},
    {Finding::TooLong, "too_long", "pair that is too long", "pairs that are too long", Treatment::Remove,
     "left out of training: more than 16 characters for each piece of the limit (data.max_tokens), or over a megabyte"},
    {Finding::InvalidUtf8, "invalid_utf8", "line that is not UTF-8", "lines that are not UTF-8", Treatment::Remove,
     "the bytes are read as U+FFFD; if the whole file is in another encoding: iconv -f WINDOWS-1252 -t UTF-8"},
    {Finding::LostCharacter, "lost_characters", "line with lost characters (U+FFFD)",
     "lines with lost characters (U+FFFD)", Treatment::Remove,
     "an earlier conversion went wrong; convert the original text again"},
    {Finding::NulByte, "nul_bytes", "pair with NUL bytes", "pairs with NUL bytes", Treatment::Change, "read as blanks"},
    {Finding::ControlCharacter, "control_characters", "line with control characters", "lines with control characters",
     Treatment::Change, "invisible; form feeds and the like become blanks, the others go"},
    {Finding::LineSeparator, "line_separators", "line with U+2028, U+2029 or U+0085 inside",
     "lines with U+2028, U+2029 or U+0085 inside", Treatment::Change,
     "they end no line here, but in some other programs; they become blanks"},
    {Finding::ByteOrderMark, "byte_order_marks", "line with a byte order mark (U+FEFF) inside",
     "lines with byte order marks (U+FEFF) inside", Treatment::Change,
     "invisible, a trace of files put together; they go"},
    {Finding::NotNfc, "not_nfc", "line that is not in NFC", "lines that are not in NFC", Treatment::Change,
     "the same letter in two spellings, as \"é\" and as \"e\" with an accent; they become NFC"},
    {Finding::Entity, "entities", "line with HTML entities", "lines with HTML entities", Treatment::Leave,
     "&amp; and the like, from web pages or Moses' tokenizer; --change entities unescapes them"},
    {Finding::DoubleEncoded, "double_encoded", "line in UTF-8 encoded twice", "lines in UTF-8 encoded twice",
     Treatment::Leave, "as in \"cafÃ©\"; --change double_encoded decodes them"},
    {Finding::Tag, "tags", "line with HTML tags", "lines with HTML tags", Treatment::Leave,
     "good only if the text to translate has them, too"},
    {Finding::Identical, "identical", "pair with identical sides", "pairs with identical sides", Treatment::Leave,
     "names and numbers may stay as they are; many others teach copying"},
    {Finding::Untranslated, "untranslated", "pair with the same long line on both sides",
     "pairs with the same long line on both sides", Treatment::Remove,
     "over 40 columns, though the sides are in two languages: untranslated, and so teaches copying"},
    {Finding::Repeat, "repeats", "exact repeat", "exact repeats", Treatment::Remove,
     "of a pair that stands earlier, and so weighs more in training"},
    {Finding::DifferentTargets, "different_targets", "source with different targets", "sources with different targets",
     Treatment::Leave, "usual where there is more than one right translation; lines of the later targets"},
    {Finding::DifferentSources, "different_sources", "target with different sources", "targets with different sources",
     Treatment::Leave, "usual for short sentences; a target with very many is often misplaced text"},
    {Finding::LengthOutlier, "length_outliers", "pair of unlikely lengths", "pairs of unlikely lengths",
     Treatment::Remove, "more than 6 robust standard deviations off this corpus's usual ratio: hardly a translation"},
    {Finding::OtherScript, "other_script", "line in another script than the rest of its side",
     "lines in another script than the rest of their side", Treatment::Leave,
     "often not translated, or in a third language"},
    {Finding::OtherLanguage, "other_language", "line that looks like the other side's language",
     "lines that look like the other side's language", Treatment::Leave,
     "often not translated (judged by the letters; short lines are not)"},
    {Finding::SwappedSides, "swapped_sides", "pair whose sides seem to be swapped",
     "pairs whose sides seem to be swapped", Treatment::Leave, "each side looks like the other's language"},
    {Finding::PairInTraining, "pairs_in_training", "pair that stands in training, too",
     "pairs that stand in training, too", Treatment::Leave, "learnt by heart, so the scores are too good"},
    {Finding::SourceInTraining, "sources_in_training", "line whose source stands in training, too",
     "lines whose source stands in training, too", Treatment::Leave,
     "the scores may be too good (the pairs among them are counted above)"},
    {Finding::SourceInValidation, "sources_in_validation", "line whose source stands in validation, too",
     "lines whose source stands in validation, too", Treatment::Leave, "the best checkpoint is chosen by them"},
    {Finding::SourceInEvaluation, "sources_in_evaluation", "pair whose source stands in validation or test, too",
     "pairs whose source stands in validation or test, too", Treatment::Remove,
     "scores on those parts would be too good"},
}};

}  // namespace

std::span<const FindingKind> finding_kinds() {
  return kind_table;
}

const FindingKind& kind_of(Finding finding) {
  const FindingKind& kind = kind_table.at(static_cast<std::size_t>(finding));
  check(kind.finding == finding, "the table of findings is in order");
  return kind;
}

std::string counted(Finding finding, std::int64_t count) {
  return format("{} {}", count, count == 1 ? kind_of(finding).one : kind_of(finding).several);
}

std::string names_of(FindingSet findings) {
  std::vector<std::string> names;
  for (const FindingKind& kind : kind_table) {
    if (findings.has(kind.finding)) names.emplace_back(kind.name);
  }
  return join(names, ", ");
}

FindingSet findings_named(std::string_view names, const std::string& option) {
  FindingSet findings;
  std::vector<std::string> known;
  for (const FindingKind& kind : kind_table) known.emplace_back(kind.name);
  for (const std::string_view name : split(names, ',')) {
    std::size_t i = 0;
    while (i < known.size() && known[i] != name) ++i;
    if (i == known.size()) {
      const std::string nearest = nearest_name(name, known);
      throw UserError(Problem{.where = option,
                              .what = format("there is no finding \"{}\"", name),
                              .remedy = nearest.empty() ? "one of " + join(known, ", ") : format("{}?", nearest)});
    }
    findings.add(kind_table[i].finding);
  }
  return findings;
}

}  // namespace ferry
