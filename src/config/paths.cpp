#include "config/paths.h"

#include <algorithm>
#include <cstdlib>

namespace ferry {
namespace fs = std::filesystem;

namespace {

fs::path links_followed(const fs::path& path) {
  std::error_code error;
  fs::path followed = fs::weakly_canonical(path, error);
  return error ? path : followed;
}

/// Without `.`, `..` and an end slash. Where a symbolic link stands before a `..`, taking the two away could name
/// something else, and the path is left as it is.
fs::path tidy(const fs::path& path) {
  const fs::path normal = path.lexically_normal();
  const bool climbs = std::find(path.begin(), path.end(), "..") != path.end();
  if (climbs && links_followed(path) != links_followed(normal)) return path;
  return !normal.has_filename() && normal.has_relative_path() ? normal.parent_path() : normal;
}

fs::path with_home(const fs::path& written) {
  const char* home = std::getenv("HOME");
  if (!written.string().starts_with("~/") || home == nullptr || *home == '\0') return written;
  return fs::path(home) / written.string().substr(2);
}

}  // namespace

fs::path folder_of(const fs::path& file) {
  return links_followed(fs::absolute(file).parent_path());
}

fs::path absolute_path(const fs::path& written, const fs::path& folder) {
  return tidy(fs::absolute(folder) / with_home(written));
}

std::string written_path(const fs::path& path, const fs::path& folder) {
  if (path.empty()) return "";
  const fs::path whole = fs::absolute(path);
  if (folder.empty() || whole != tidy(whole)) return whole.string();
  const fs::path base = links_followed(fs::absolute(folder));
  std::string relative = whole.lexically_relative(base).string();
  if (relative.starts_with('~')) relative.insert(0, "./");
  return !relative.empty() && absolute_path(relative, base) == whole ? relative : whole.string();
}

}  // namespace ferry
