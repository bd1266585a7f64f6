// Sentences of a small invented language, the same at every run.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"

namespace ferry {

/// Words of one to three syllables, so that there are pieces to be found between characters and words.
inline std::vector<std::string> invented_sentences(std::size_t count) {
  static constexpr std::array<std::string_view, 14> syllables{"ra", "da", "mi", "ko", "te", "su",  "bol",
                                                              "an", "fi", "re", "ku", "no", "sap", "zu"};
  RandomStream random(1, "invented text");
  std::vector<std::string> sentences;
  for (std::size_t i = 0; i < count; ++i) {
    std::string sentence;
    for (std::uint64_t word = 0, words = 2 + random.below(7); word < words; ++word) {
      for (std::uint64_t part = 0, parts = 1 + random.below(3); part < parts; ++part) {
        sentence += syllables[random.below(syllables.size())];
      }
      sentence += ' ';
    }
    sentences.push_back(sentence + '.');
  }
  return sentences;
}

inline std::vector<std::string_view> views(const std::vector<std::string>& texts) {
  return {texts.begin(), texts.end()};
}

}  // namespace ferry
