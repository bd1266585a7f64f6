#include "base/unicode.h"

#include <memory>

#include <unicode/ucasemap.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "base/errors.h"
#include "base/text.h"

namespace ferry {
namespace {

bool has_category(char32_t point, std::uint32_t mask) {
  return (U_GET_GC_MASK(static_cast<UChar32>(point)) & mask) != 0;
}

UScriptCode icu_script_of(char32_t point) {
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode script = uscript_getScript(static_cast<UChar32>(point), &status);
  return U_SUCCESS(status) != 0 ? script : USCRIPT_UNKNOWN;
}

}  // namespace

bool is_punctuation(char32_t point) {
  return has_category(point, U_GC_P_MASK);
}
bool is_symbol(char32_t point) {
  return has_category(point, U_GC_S_MASK);
}
bool is_number(char32_t point) {
  return has_category(point, U_GC_N_MASK);
}

bool is_letter(char32_t point) {
  return has_category(point, U_GC_L_MASK | U_GC_M_MASK);
}
bool is_written_without_blanks(char32_t point) {
  // ICU knows where lines may break between letters. Tibetan breaks at a mark between syllables, and has no blanks
  // between words either.
  const UScriptCode script = icu_script_of(point);
  return uscript_breaksBetweenLetters(script) != 0 || script == USCRIPT_TIBETAN;
}
bool is_chinese(char32_t point) {
  return icu_script_of(point) == USCRIPT_HAN;
}

std::string lower_case(std::string_view utf8) {
  UErrorCode status = U_ZERO_ERROR;
  // The empty name is the root locale: with the user's own, Turkish text would change the scores.
  const std::unique_ptr<UCaseMap, decltype(&ucasemap_close)> mapping(ucasemap_open("", 0, &status), &ucasemap_close);
  check(U_SUCCESS(status) != 0, "the root locale's case mapping exists");
  const std::string valid = is_valid_utf8(utf8) ? std::string(utf8) : to_utf8(code_points(utf8));
  std::string lowered(valid.size() + valid.size() / 2 + 8, '\0');
  for (;;) {
    status = U_ZERO_ERROR;
    const std::int32_t length =
        ucasemap_utf8ToLower(mapping.get(), lowered.data(), static_cast<std::int32_t>(lowered.size()), valid.data(),
                             static_cast<std::int32_t>(valid.size()), &status);
    const bool too_short = status == U_BUFFER_OVERFLOW_ERROR;
    lowered.resize(static_cast<std::size_t>(length));
    if (!too_short) break;
  }
  check(U_SUCCESS(status) != 0, "lower-casing valid UTF-8 succeeds");
  return lowered;
}

}  // namespace ferry
