#include "data/text_fingerprint.h"

#include <algorithm>
#include <filesystem>
#include <numeric>

#include "base/format.h"

namespace ferry {
namespace {

using FilesOfSide = std::vector<FileFingerprint>;

std::int64_t lines_of(const FilesOfSide& side) {
  return std::accumulate(side.begin(), side.end(), std::int64_t{0},
                         [](std::int64_t sum, const FileFingerprint& file) { return sum + file.lines; });
}

bool same_text(const FilesOfSide& a, const FilesOfSide& b) {
  if (a.empty() || b.empty()) return a.empty() == b.empty();
  return a.back().sha256 == b.back().sha256;
}

// At the first file that is other where files can be compared one by one, else for the side as a whole.
void compare(const FilesOfSide& before, const FilesOfSide& now, const std::vector<std::filesystem::path>& paths,
             const char* name, std::vector<Problem>& problems) {
  if (same_text(before, now)) return;
  std::string where = paths.empty() ? name : paths.front().string();
  std::int64_t lines = lines_of(now);
  std::int64_t lines_before = lines_of(before);
  if (before.size() == now.size() && now.size() == paths.size()) {
    const auto [other, earlier] = std::mismatch(now.begin(), now.end(), before.begin());
    where = paths[static_cast<std::size_t>(other - now.begin())].string();
    lines = other->lines;
    lines_before = earlier->lines;
  } else if (paths.size() > 1) {
    where += format(" and {} more", paths.size() - 1);
  }
  const std::string what = lines == lines_before
                               ? format("other text in the same number of lines, {}", lines)
                               : format("{} line{}, before {}", lines, lines == 1 ? "" : "s", lines_before);
  problems.push_back({.where = where, .what = format("the {} text changed: {}", name, what)});
}

FilesOfSide side_of(const std::vector<TextFile>& files) {
  constexpr std::size_t most = 100;
  FilesOfSide side;
  for (const TextFile& file : files) side.push_back({.lines = file.lines, .sha256 = file.sha256});
  if (side.size() > most) side = {{.lines = lines_of(side), .sha256 = side.back().sha256}};
  return side;
}

}  // namespace

TextFingerprint fingerprint(const ParallelText& text) {
  const FilesOfSide source = side_of(text.source_files);
  return {.source = source, .target = text.target_files.empty() ? source : side_of(text.target_files)};
}

std::vector<Problem> changes(const TextFingerprint& before, const TextFingerprint& now, const ParallelFiles& files) {
  std::vector<Problem> problems;
  compare(before.source, now.source, files.source, "source", problems);
  compare(before.target, now.target, files.target, "target", problems);
  return problems;
}

}  // namespace ferry
