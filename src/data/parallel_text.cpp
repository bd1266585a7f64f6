#include "data/parallel_text.h"

#include <algorithm>
#include <filesystem>

#include "base/available_memory.h"
#include "base/errors.h"
#include "base/format.h"
#include "base/line_numbers.h"
#include "base/text.h"
#include "data/side_reader.h"

namespace ferry {

namespace fs = std::filesystem;

void TextLines::reserve(std::size_t lines, std::size_t bytes) {
  ends_.reserve(lines);
  bytes_.reserve(bytes);
}

void TextLines::add(std::string_view line) {
  bytes_ += line;
  ends_.push_back(bytes_.size());
}

std::string_view TextLines::operator[](std::size_t i) const {
  const std::uint64_t begin = i == 0 ? 0 : ends_[i - 1];
  return std::string_view(bytes_).substr(begin, ends_[i] - begin);
}

namespace {

struct Pair {
  std::string_view source;
  std::string_view target;
  bool cut = false;      ///< a side was too long to be read whole
  bool had_nul = false;  ///< on either side
};

/// Sorts pairs into kept ones and those left out.
class Collector {
 public:
  Collector(ParallelText& text, bool keep_all) : text_(text), keep_all_(keep_all), watch_(text.name) {}

  void add(const Pair& pair) {
    const std::int64_t line = ++text_.lines_read;
    watch_.took(bytes_a_pair + pair.source.size() + pair.target.size());
    if (pair.had_nul) text_.nul_lines.push_back(line);
    if (!keep_all_ && (is_blank(pair.source) || is_blank(pair.target))) {
      text_.left_out.push_back({Reason::Blank, line});
    } else if (!keep_all_ && pair.cut) {
      text_.left_out.push_back({Reason::TooLong, line});
    } else {
      text_.source.add(pair.source);
      text_.target.add(pair.target);
      text_.lines.push_back(line);
    }
  }

 private:
  /// What is noted of a pair whether it is kept or not, and where the lines of a kept one end.
  static constexpr std::size_t bytes_a_pair = sizeof(LeftOut) + 2 * sizeof(std::uint64_t);

  ParallelText& text_;
  bool keep_all_;
  MemoryWatch watch_;
};

std::string counts(const SideReader& side) {
  std::vector<std::string> parts;
  for (const auto& file : side.files()) parts.push_back(format("{} has {}", file.path.string(), file.lines));
  return parts.size() == 1 ? parts[0] : format("{} ({} in all)", join(parts, ", "), side.lines());
}

// Also where only the totals agree: files that are paired one with one must agree one by one, or sentences in the
// middle are paired wrongly.
void check_counts(const std::string& name, const SideReader& source, const SideReader& target) {
  const std::string remedy = "line i of one side must be the translation of line i of the other";
  if (source.files().size() > 1 && source.files().size() == target.files().size()) {
    std::vector<Problem> problems;
    for (std::size_t i = 0; i < source.files().size(); ++i) {
      const TextFile& from = source.files()[i];
      const TextFile& to = target.files()[i];
      if (from.lines == to.lines) continue;
      problems.push_back({.where = name,
                          .what = format("different numbers of lines: {} has {}, {} has {}", from.path.string(),
                                         from.lines, to.path.string(), to.lines),
                          .remedy = remedy});
    }
    if (!problems.empty()) throw UserError(std::move(problems));
  }
  if (source.lines() == target.lines()) return;
  throw UserError(
      Problem{.where = name,
              .what = format("different numbers of lines: source {}; target {}", counts(source), counts(target)),
              .remedy = remedy});
}

void read_two_sides(const ParallelFiles& files, ParallelText& text, Collector& collector) {
  SideReader source(files.source);
  SideReader target(files.target);
  std::string source_line;
  std::string target_line;
  while (source.next(source_line) && target.next(target_line)) {
    collector.add({source_line, target_line, source.cut() || target.cut(), source.had_nul() || target.had_nul()});
  }
  source.drain();
  target.drain();
  check_counts(text.name, source, target);
  text.source_files = source.files();
  text.target_files = target.files();
}

bool are_columns(const ParallelFiles& files) {
  const auto is_tsv = [](const fs::path& path) {
    return path.extension() == ".tsv" || (path.extension() == ".gz" && path.stem().extension() == ".tsv");
  };
  return files.source == files.target && std::all_of(files.source.begin(), files.source.end(), is_tsv);
}

void read_columns(const ParallelFiles& files, ParallelText& text, Collector& collector) {
  constexpr std::size_t most_named = 10;
  SideReader rows(files.source);
  std::vector<Problem> problems;
  std::size_t wrong = 0;
  for (std::string row; rows.next(row);) {
    const std::vector<std::string_view> columns = split(row, '\t');
    if (columns.size() == 2) {
      collector.add({columns[0], columns[1], rows.cut(), rows.had_nul()});
    } else if (++wrong <= most_named) {
      problems.push_back({.where = rows.path().string(),
                          .line = static_cast<int>(rows.line_in_file()),
                          .what = format("{} column{}", columns.size(), columns.size() == 1 ? "" : "s"),
                          .remedy = "source, one tab and target are expected"});
    }
  }
  if (wrong > most_named) problems.push_back({.where = text.name, .what = format("{} such lines in all", wrong)});
  if (!problems.empty()) throw UserError(std::move(problems));
  text.source_files = rows.files();
}

const char* name_of(Reason reason) {
  return reason == Reason::Blank ? "blank" : "too long";
}

}  // namespace

ParallelText read_parallel_text(const ParallelFiles& files, const std::string& name, bool keep_blank) {
  if (files.source.empty() || files.target.empty()) {
    const char* missing = files.empty() ? "source and target" : files.source.empty() ? "source" : "target";
    throw UserError(Problem{.where = name, .what = format("no {} files are given", missing)});
  }
  ParallelText text;
  text.name = name;
  Collector collector(text, keep_blank);
  if (are_columns(files)) {
    read_columns(files, text, collector);
  } else {
    read_two_sides(files, text, collector);
  }
  for (const std::vector<TextFile>* side : {&text.source_files, &text.target_files}) {
    for (const TextFile& file : *side) {
      const std::vector<std::string> found = remarks(file);
      text.remarks.insert(text.remarks.end(), found.begin(), found.end());
    }
  }
  return text;
}

std::string summary(const ParallelText& text) {
  return summary(text.name, text.lines_read, text.size(), text.left_out);
}

std::string summary(const std::string& name, std::int64_t lines_read, std::size_t used,
                    const std::vector<LeftOut>& left_out) {
  std::string sentence = name.empty() ? "" : name + ": ";
  sentence +=
      format("{} pair{} read, {} used; {} left out", lines_read, lines_read == 1 ? "" : "s", used, left_out.size());
  std::string separator = ": ";
  for (const Reason reason : {Reason::Blank, Reason::TooLong}) {
    LineNumbers lines;
    for (const LeftOut& pair : left_out) {
      if (pair.reason == reason) lines.add(pair.line);
    }
    if (lines.empty()) continue;
    sentence += format("{}{} {} ({})", separator, lines.count(), name_of(reason), lines.names());
    separator = ", ";
  }
  return sentence;
}

}  // namespace ferry
