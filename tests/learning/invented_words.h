// Corpora that are translated word by word, so that the right alignment is known: word i to word i.
#pragma once

#include <cstdint>
#include <random>
#include <set>
#include <string>
#include <vector>

namespace ferry::integration {

/// So many different words of two or three syllables; other seeds, other words.
inline std::vector<std::string> invented_words(std::size_t count, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  const std::string consonants = seed % 2 == 0 ? "bdgklmnprst" : "cfhjlqrvwxz";
  const std::string vowels = "aeiou";
  std::set<std::string> known;
  std::vector<std::string> words;
  while (words.size() < count) {
    std::string word;
    const std::uint64_t syllables = 2 + random() % 2;
    for (std::uint64_t i = 0; i < syllables; ++i) {
      word += consonants[random() % consonants.size()];
      word += vowels[random() % vowels.size()];
    }
    if (known.insert(word).second) words.push_back(word);
  }
  return words;
}

struct WordByWord {
  std::string source, target;  ///< lines of 2 to 10 words
};

/// `pairs` sentences of words drawn from `from`, each translated by the word at the same place of `to`.
inline WordByWord word_by_word(std::size_t pairs, const std::vector<std::string>& from,
                               const std::vector<std::string>& to, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  WordByWord text;
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    const std::uint64_t words = 2 + random() % 9;
    for (std::uint64_t i = 0; i < words; ++i) {
      const std::size_t word = random() % from.size();
      text.source += (i > 0 ? " " : "") + from[word];
      text.target += (i > 0 ? " " : "") + to[word];
    }
    text.source += '\n';
    text.target += '\n';
  }
  return text;
}

}  // namespace ferry::integration
