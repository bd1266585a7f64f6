#include "config/changed_options.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "config/option_names.h"
#include "config/value_writer.h"

namespace ferry {
namespace {

std::string text_of(const std::string& value) {
  return yaml_text(value);
}
std::string text_of(const std::filesystem::path& value) {
  return value.string();
}
template <typename T>
std::string text_of(const std::vector<T>& values) {
  std::vector<std::string> texts;
  for (const T& value : values) texts.push_back(text_of(value));
  return "[" + join(texts, ", ") + "]";
}
template <typename T>
std::string text_of(const T& value) {
  return value_text(value);
}

/// Where the options of one Config stand, in the order of the field lists.
struct Addresses {
  std::vector<const void*> found;

  template <typename T>
  void option(const char*, const T& value, const char*, const Range& = {}, OnResume = OnResume::Stays) {
    found.push_back(&value);
  }
  template <typename Section>
  void section(const char*, const Section& section, const char*, OnResume = OnResume::Stays) {
    Section::fields(section, *this);
  }
};

/// Visits one Config beside another: `meet` gets the name, both values, and what holds on resume. The lists are the
/// same, so the n-th option of both is the same option, and of the same type.
template <typename Meet>
class SideBySide {
 public:
  SideBySide(const Config& other, Meet meet) : meet_(std::move(meet)) { Config::fields(other, others_); }

  template <typename T>
  void option(const char* key, T& value, const char*, const Range& = {}, OnResume on_resume = OnResume::Stays) {
    const auto& other = *static_cast<const T*>(others_.found.at(next_++));
    meet_(dotted(section_, key), value, other, std::max(in_section_, on_resume));
  }
  template <typename Section>
  void section(const char* key, Section& section, const char*, OnResume on_resume = OnResume::Stays) {
    const std::string outer = std::exchange(section_, dotted(section_, key));
    const OnResume outer_on_resume = std::exchange(in_section_, std::max(in_section_, on_resume));
    Section::fields(section, *this);
    section_ = outer;
    in_section_ = outer_on_resume;
  }

 private:
  Meet meet_;
  Addresses others_;
  std::size_t next_ = 0;
  std::string section_;
  OnResume in_section_ = OnResume::Stays;  ///< the freest there is counts
};

}  // namespace

std::vector<ChangedOption> changed_options(const Config& before, const Config& now) {
  std::vector<ChangedOption> changed;
  SideBySide visit(before, [&](const std::string& name, const auto& value, const auto& earlier, OnResume on_resume) {
    if (!(value == earlier)) changed.push_back({name, text_of(earlier), text_of(value), on_resume});
  });
  Config::fields(now, visit);
  return changed;
}

void keep_choices(Config& config, const Config& earlier) {
  SideBySide visit(earlier, [](const std::string&, auto& value, const auto& chosen, OnResume on_resume) {
    using T = std::remove_cvref_t<decltype(value)>;
    if constexpr (is_automatic<T>) {
      if (on_resume != OnResume::MayChange && !value.chosen()) value = chosen;
    }
  });
  Config::fields(config, visit);
}

}  // namespace ferry
