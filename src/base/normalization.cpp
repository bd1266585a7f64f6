#include "base/normalization.h"

#include <algorithm>

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>

#include "base/errors.h"

namespace ferry {
namespace {

const icu::Normalizer2& composition() {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* normalizer = icu::Normalizer2::getNFCInstance(status);
  check(U_SUCCESS(status) != 0, "ICU knows NFC");
  return *normalizer;
}

icu::StringPiece piece(std::string_view text) {
  return {text.data(), static_cast<std::int32_t>(text.size())};
}

// Below U+0300, whose first byte in UTF-8 is 0xCC, no character combines with another.
bool surely_nfc(std::string_view utf8) {
  return std::none_of(utf8.begin(), utf8.end(), [](char byte) { return static_cast<unsigned char>(byte) >= 0xCC; });
}

}  // namespace

bool is_nfc(std::string_view utf8) {
  if (surely_nfc(utf8)) return true;
  UErrorCode status = U_ZERO_ERROR;
  const bool normal = composition().isNormalizedUTF8(piece(utf8), status) != 0;
  check(U_SUCCESS(status) != 0, "any text can be looked at");
  return normal;
}

std::string to_nfc(std::string_view utf8) {
  UErrorCode status = U_ZERO_ERROR;
  std::string composed;
  icu::StringByteSink<std::string> sink(&composed, static_cast<std::int32_t>(utf8.size()));
  composition().normalizeUTF8(0, piece(utf8), sink, nullptr, status);
  check(U_SUCCESS(status) != 0, "any text can be normalised");
  return composed;
}

}  // namespace ferry
