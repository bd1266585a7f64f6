// How translations are written down.
#pragma once

#include <cstdint>
#include <string>

#include "decoding/translator.h"

namespace ferry {

struct TranslationFormat {
  bool json = false;
  bool n_best = false;     ///< all hypotheses, not the best alone
  bool scores = false;     ///< always with n_best and json
  bool alignment = false;  ///< Pharaoh pairs of words, source-target, from 0
};

/// What is written for one line, line feed included. Fields are separated by " ||| ", as Moses does:
///
///     text [||| score] [||| alignment]
///     number ||| text ||| score [||| alignment]        with n_best, one line each; numbers are from 0
///
/// JSON: one object on one line, with the number of the line from 1.
std::string formatted(const Translation& translation, std::int64_t line_number, const std::string& source,
                      const TranslationFormat& wanted, const Tokenizer& target);

}  // namespace ferry
