// What can be found in a parallel text that a person would want to know: the kinds, their names and what to do.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

namespace ferry {

/// In the order in which they are reported.
enum class Finding : std::uint8_t {
  Blank,
  TooLong,
  InvalidUtf8,
  LostCharacter,
  NulByte,
  ControlCharacter,
  LineSeparator,
  ByteOrderMark,
  NotNfc,
  Entity,
  DoubleEncoded,
  Tag,
  Identical,
  Untranslated,
  Repeat,
  DifferentTargets,
  DifferentSources,
  LengthOutlier,
  OtherScript,
  OtherLanguage,
  SwappedSides,
  PairInTraining,
  SourceInTraining,
  SourceInValidation,
  SourceInEvaluation,
  Count_,
};

/// Several findings at once.
class FindingSet {
 public:
  constexpr FindingSet() = default;
  constexpr FindingSet(std::initializer_list<Finding> findings) {
    for (const Finding finding : findings) add(finding);
  }
  constexpr void add(Finding finding) { bits_ |= bit(finding); }
  constexpr bool has(Finding finding) const { return (bits_ & bit(finding)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr FindingSet operator&(FindingSet other) const { return FindingSet(bits_ & other.bits_); }
  constexpr FindingSet operator|(FindingSet other) const { return FindingSet(bits_ | other.bits_); }
  constexpr FindingSet without(FindingSet other) const { return FindingSet(bits_ & ~other.bits_); }
  constexpr bool operator==(const FindingSet&) const = default;

 private:
  explicit constexpr FindingSet(std::uint32_t bits) : bits_(bits) {}
  static constexpr std::uint32_t bit(Finding finding) { return std::uint32_t{1} << static_cast<unsigned>(finding); }

  std::uint32_t bits_ = 0;
};

constexpr FindingSet every_finding() {
  FindingSet all;
  for (unsigned i = 0; i < static_cast<unsigned>(Finding::Count_); ++i) all.add(static_cast<Finding>(i));
  return all;
}

/// What is found in one side and counted by side; the others are found in pairs.
constexpr FindingSet findings_of_lines{Finding::InvalidUtf8,   Finding::LostCharacter, Finding::ControlCharacter,
                                       Finding::LineSeparator, Finding::ByteOrderMark, Finding::NotNfc,
                                       Finding::Entity,        Finding::DoubleEncoded, Finding::Tag,
                                       Finding::OtherScript,   Finding::OtherLanguage};

/// What text can be freed from. (NUL bytes are blanks as soon as a file is read.)
constexpr FindingSet repairable_findings{Finding::NulByte,       Finding::ControlCharacter, Finding::LineSeparator,
                                         Finding::ByteOrderMark, Finding::NotNfc,           Finding::Entity,
                                         Finding::DoubleEncoded};

/// What a cleaned copy never has: reading a text or training on it leaves no choice.
constexpr FindingSet never_kept{Finding::Blank, Finding::TooLong, Finding::NulByte};

/// Found in texts that are only scored, which are never repaired.
constexpr FindingSet findings_of_scored_texts{Finding::PairInTraining, Finding::SourceInTraining,
                                              Finding::SourceInValidation};

/// What `--fix` does where it is asked for nothing else.
enum class Treatment { Leave, Change, Remove };

struct FindingKind {
  Finding finding;
  std::string_view name;     ///< in options, JSON and lists of changes
  std::string_view one;      ///< what there is one of: "exact repeat"
  std::string_view several;  ///< "exact repeats"
  Treatment treatment;
  std::string_view advice;  ///< what it means for training
};

/// All kinds, in order.
std::span<const FindingKind> finding_kinds();
const FindingKind& kind_of(Finding finding);

/// "4 exact repeats".
std::string counted(Finding finding, std::int64_t count);

/// "repeats, not_nfc".
std::string names_of(FindingSet findings);

/// The findings of a list of names like "entities,tags". Throws UserError, placed at `option`, for a name that is none.
FindingSet findings_named(std::string_view names, const std::string& option);

}  // namespace ferry
