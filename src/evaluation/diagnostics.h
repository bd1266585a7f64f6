// What is wrong with a part's translations that a score does not tell apart: too long or short, empty, going round in
// circles, not translated at all.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/json.h"
#include "evaluation/segments.h"

namespace ferry {

/// Counts over the lines whose source is not blank; they add.
struct Diagnostics {
  std::int64_t lines = 0;
  std::int64_t empty = 0;     ///< nothing where the source has something
  std::int64_t repeated = 0;  ///< see repeats_itself
  std::int64_t copied = 0;    ///< the source's words as they are, where the reference has others
  std::int64_t cut = 0;       ///< made to end by max_length_ratio
  std::int64_t translated_pieces = 0;
  std::int64_t reference_pieces = 0;  ///< of the references of these lines, in the same tokenizer
  std::int64_t source_pieces = 0;
  std::int64_t unknown_source_pieces = 0;
  std::int64_t unknown_reference_pieces = 0;

  bool operator==(const Diagnostics&) const = default;
  double share(std::int64_t count) const { return ratio(count, lines); }
  double length_ratio() const { return ratio(translated_pieces, reference_pieces); }
  double unknown_source() const { return ratio(unknown_source_pieces, source_pieces); }
  double unknown_reference() const { return ratio(unknown_reference_pieces, reference_pieces); }

 private:
  static double ratio(std::int64_t part, std::int64_t whole) {
    return whole > 0 ? static_cast<double>(part) / static_cast<double>(whole) : 0;
  }
};

/// The most often that any stretch of a text stands there in immediate succession, among those that take twelve
/// characters or more in all; 1 where none does. A blank is thought at the end, so that "la la la la" has four.
std::int64_t most_repeats(std::string_view text);

/// Whether a translation goes round in circles: some stretch stands there at least three times in succession, and half
/// as often again as any does in its source and in its reference (numbers, rulers and rhymes repeat themselves
/// rightly). Works on characters, so that it serves words, parts of words and languages without blanks alike.
bool repeats_itself(std::string_view translation, std::string_view source, std::string_view reference);

/// What the texts alone tell: lines, empty, repeated, copied. Throws UserError when the streams differ in length.
Diagnostics diagnose(const Segments& translations, const Segments& sources, const Segments& references);

/// Shares and ratios, for metrics.jsonl and `evaluate --json`.
Json to_json(const Diagnostics& diagnostics);
/// The same as one line for people.
std::string to_line(const Diagnostics& diagnostics);

}  // namespace ferry
