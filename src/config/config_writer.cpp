// Values to YAML: the field lists walked the other way.
#include "base/format.h"
#include "config/config.h"
#include "config/paths.h"
#include "config/value_writer.h"

namespace ferry {
namespace {

class TreeWriter {
 public:
  explicit TreeWriter(const std::filesystem::path& folder) : folder_(folder) {}

  template <typename T>
  void option(const char* key, const T& value, const char*, const Range& = {}, OnResume = OnResume::Stays) {
    text += format("{}{}: {}\n", indentation_, key, written(value));
  }

  template <typename Section>
  void section(const char* key, const Section& value, const char*, OnResume = OnResume::Stays) {
    text += format("{}{}:\n", indentation_, key);
    indentation_ += "  ";
    Section::fields(value, *this);
    indentation_.resize(indentation_.size() - 2);
  }

  std::string text;

 private:
  template <typename T>
  std::string written(const T& value) const {
    return value_text(value);
  }
  std::string written(const std::string& value) const { return yaml_text(value); }
  std::string written(const std::filesystem::path& value) const { return yaml_text(written_path(value, folder_)); }
  /// One value alone, else [first, second].
  template <typename T>
  std::string written(const std::vector<T>& values) const {
    if (values.size() == 1) return written(values.front());
    std::string list;
    for (const T& value : values) list += (list.empty() ? "" : ", ") + written(value);
    return format("[{}]", list);
  }

  const std::filesystem::path& folder_;
  std::string indentation_;
};

}  // namespace

std::string to_yaml(const Config& config, const std::filesystem::path& folder) {
  TreeWriter writer(folder);
  Config::fields(config, writer);
  return writer.text;
}

}  // namespace ferry
