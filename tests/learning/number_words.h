// Which English word each part of a German number word translates, for numbers as scripts/make_numbers.py spells them.
#pragma once

#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace ferry::integration {

/// "zwei" of "twenty-two": the place of the English word, from 0.
struct NumberPart {
  std::string german;
  int english = 0;
};

inline const std::map<std::string, std::string>& number_dictionary() {
  static const std::map<std::string, std::string> german{
      {"zero", "null"},        {"one", "eins"},           {"two", "zwei"},          {"three", "drei"},
      {"four", "vier"},        {"five", "fünf"},          {"six", "sechs"},         {"seven", "sieben"},
      {"eight", "acht"},       {"nine", "neun"},          {"ten", "zehn"},          {"eleven", "elf"},
      {"twelve", "zwölf"},     {"thirteen", "dreizehn"},  {"fourteen", "vierzehn"}, {"fifteen", "fünfzehn"},
      {"sixteen", "sechzehn"}, {"seventeen", "siebzehn"}, {"eighteen", "achtzehn"}, {"nineteen", "neunzehn"},
      {"twenty", "zwanzig"},   {"thirty", "dreißig"},     {"forty", "vierzig"},     {"fifty", "fünfzig"},
      {"sixty", "sechzig"},    {"seventy", "siebzig"},    {"eighty", "achtzig"},    {"ninety", "neunzig"},
      {"hundred", "hundert"},  {"thousand", "tausend"}};
  return german;
}

/// The parts in German order; joined they are the German word.
inline std::vector<NumberPart> number_parts(const std::string& english) {
  std::vector<NumberPart> parts;
  std::istringstream stream(english);
  int place = 0;
  for (std::string word; stream >> word; ++place) {
    // "eins" loses its s before whatever follows.
    if (!parts.empty() && parts.back().german == "eins") parts.back().german = "ein";
    const std::size_t hyphen = word.find('-');
    if (hyphen == std::string::npos) {
      parts.push_back({number_dictionary().at(word), place});
      continue;
    }
    std::string ones = number_dictionary().at(word.substr(hyphen + 1));
    if (ones == "eins") ones = "ein";
    parts.push_back({ones, place});
    parts.push_back({"und", place});
    parts.push_back({number_dictionary().at(word.substr(0, hyphen)), place});
  }
  return parts;
}

}  // namespace ferry::integration
