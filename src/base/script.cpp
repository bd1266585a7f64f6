#include "base/script.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

#include "base/errors.h"

namespace ferry {
namespace {

constexpr auto latin = static_cast<Script>(USCRIPT_LATIN);
constexpr auto han_and_kana = static_cast<Script>(USCRIPT_JAPANESE);

}  // namespace

Script script_of(char32_t point) {
  if (point < 0x80) return (point | 0x20U) >= 'a' && (point | 0x20U) <= 'z' ? latin : Script::None;
  const auto code = static_cast<UChar32>(point);
  if (u_isUAlphabetic(code) == 0) return Script::None;
  UErrorCode status = U_ZERO_ERROR;
  const UScriptCode script = uscript_getScript(code, &status);
  check(U_SUCCESS(status) != 0 && script >= 0 && script < 256, "every character has a script");
  switch (script) {
    case USCRIPT_COMMON:
    case USCRIPT_INHERITED:
    case USCRIPT_UNKNOWN:
      return Script::None;
    case USCRIPT_HAN:
    case USCRIPT_HIRAGANA:
    case USCRIPT_KATAKANA:
    case USCRIPT_BOPOMOFO:
      return han_and_kana;
    default:
      return static_cast<Script>(script);
  }
}

std::string name_of(Script script) {
  if (script == Script::None) return "no letters";
  if (script == han_and_kana) return "Han and Kana";
  return uscript_getName(static_cast<UScriptCode>(script));
}

}  // namespace ferry
