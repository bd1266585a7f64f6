#include "evaluation/segments.h"

#include <utility>

#include "base/available_memory.h"
#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"

namespace ferry {
namespace {

constexpr std::size_t longest_segment = std::size_t{64} << 20;

}  // namespace

Segments read_segments(const std::filesystem::path& path) {
  Segments segments{.name = path == "-" ? "standard input" : path.string(), .lines = {}};
  LineReader reader(path, longest_segment);
  MemoryWatch watch(segments.name);
  for (std::string line; reader.next(line);) {
    // Not cut: a shortened line would be scored as if the translation were short.
    if (reader.cut()) {
      throw UserError(Problem{.where = segments.name,
                              .line = static_cast<int>(reader.line_number()),
                              .what = format("a segment of more than {} bytes", longest_segment),
                              .remedy = "one segment a line; lines end with a line feed"});
    }
    watch.took(sizeof(std::string) + line.size());
    segments.lines.push_back(line);
  }
  return segments;
}

void check_same_number(const Segments& hypotheses, const std::vector<Segments>& references) {
  if (references.empty()) throw UserError("there is no reference to compare with");
  std::vector<Problem> problems;
  for (const Segments& reference : references) {
    if (reference.lines.size() == hypotheses.lines.size()) continue;
    problems.push_back(Problem{
        .where = hypotheses.name,
        .what = format("{} segments, but the reference {} has {}", hypotheses.lines.size(), reference.name,
                       reference.lines.size()),
        .remedy = "one line for each line of the reference, in the same order; an empty translation is an empty line"});
  }
  if (!problems.empty()) throw UserError(std::move(problems));
  if (hypotheses.lines.empty()) {
    throw UserError(Problem{.where = hypotheses.name, .what = "has no lines, so there is nothing to score"});
  }
}

std::vector<std::string_view> references_of(const std::vector<Segments>& references, std::size_t segment) {
  std::vector<std::string_view> lines;
  lines.reserve(references.size());
  for (const Segments& reference : references) lines.emplace_back(reference.lines[segment]);
  return lines;
}

}  // namespace ferry
