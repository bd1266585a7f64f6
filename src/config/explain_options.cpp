// The field lists as a table for people.
#include <algorithm>
#include <string>
#include <vector>

#include "base/format.h"
#include "base/text.h"
#include "config/columns.h"
#include "config/config.h"
#include "config/option_names.h"
#include "config/value_writer.h"

namespace ferry {
namespace {

class TableWriter {
 public:
  std::vector<std::vector<std::string>> rows{{"option", "default", "allowed", "on resume", "meaning"}};

  template <typename T>
  void option(const char* key, const T& value, const char* meaning, const Range& range = {},
              OnResume on_resume = OnResume::Stays) {
    const std::string name = dotted(section_, key);
    const auto& required = required_options();
    const bool must = std::find(required.begin(), required.end(), name) != required.end();
    const bool free = section_may_change_ || on_resume == OnResume::MayChange;
    rows.push_back({name, must ? "(required)" : default_text(value), allowed(value, range),
                    free ? "may change" : "stays", meaning});
  }

  template <typename Section>
  void section(const char* key, const Section& value, const char* meaning, OnResume on_resume = OnResume::Stays) {
    const std::string outer = section_;
    const bool outer_may_change = section_may_change_;
    section_ = dotted(section_, key);
    section_may_change_ = outer_may_change || on_resume == OnResume::MayChange;
    rows.push_back({});
    rows.push_back({section_ + ":", "", "", "", meaning});
    Section::fields(value, *this);
    section_ = outer;
    section_may_change_ = outer_may_change;
  }

 private:
  template <typename T>
  static std::string default_text(const T& value) {
    return value_text(value);
  }
  static std::string default_text(const std::filesystem::path&) { return ""; }
  template <typename T>
  static std::string default_text(const std::vector<T>&) {
    return "(none)";
  }

  /// "auto, 1 to 256", "unigram, bpe, char", "whole number, at least 0".
  template <typename T>
  static std::string allowed(const T& value, const Range& range) {
    if constexpr (is_automatic<T>) {
      return "auto, " + allowed(value.value_or({}), range);
    } else if constexpr (std::is_enum_v<T>) {
      const auto names = names_of(T{});
      return join({names.begin(), names.end()}, ", ");
    } else if constexpr (std::is_same_v<T, bool>) {
      return "true, false";
    } else if constexpr (std::is_same_v<T, std::uint64_t>) {
      return "whole number";
    } else if constexpr (std::is_arithmetic_v<T>) {
      return to_string(range);
    } else if constexpr (std::is_same_v<T, std::filesystem::path>) {
      return "path";
    } else if constexpr (std::is_same_v<T, std::vector<std::filesystem::path>>) {
      return "path, or a list of them";
    } else {
      return "text, or a list of them";
    }
  }

  std::string section_;
  bool section_may_change_ = false;
};

}  // namespace

std::string explain_options() {
  TableWriter writer;
  const Config defaults;
  Config::fields(defaults, writer);
  return align_columns(writer.rows);
}

}  // namespace ferry
