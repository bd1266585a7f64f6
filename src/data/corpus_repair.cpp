#include "data/corpus_repair.h"

#include <algorithm>
#include <system_error>

#include <unistd.h>

#include "base/errors.h"
#include "base/file_operations.h"
#include "base/files.h"
#include "base/format.h"
#include "base/signals.h"
#include "base/threads.h"
#include "data/line_check.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

struct RepairedLines {
  TextLines lines;
  std::vector<bool> changed;
};

/// In parallel, some thousand lines at a time.
RepairedLines repair_lines(const TextLines& lines, const std::vector<FindingSet>& found, FindingSet change) {
  constexpr std::size_t lines_in_wave = 1 << 16;
  RepairedLines repaired;
  repaired.changed = std::vector<bool>(lines.size());
  for (std::size_t wave = 0; wave < lines.size(); wave += lines_in_wave) {
    std::vector<std::string> texts(std::min(lines_in_wave, lines.size() - wave));
    for_ranges(texts.size(), 256, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) {
        const std::string_view line = lines[wave + i];
        texts[i] = (found[wave + i] & change).empty() ? std::string(line) : repair_line(line, change);
      }
    });
    for (std::size_t i = 0; i < texts.size(); ++i) {
      repaired.changed[wave + i] = texts[i] != lines[wave + i];
      repaired.lines.add(texts[i]);
    }
  }
  return repaired;
}

/// A training text with its lines repaired, and which findings were the reason, for each pair.
struct RepairedText {
  ParallelText text;
  std::vector<FindingSet> changes;
};

RepairedText repair_text(const ParallelText& text, const PartFindings& findings, FindingSet change) {
  RepairedText repaired;
  RepairedLines source = repair_lines(text.source, findings.pairs, change);
  RepairedLines target = repair_lines(text.target, findings.pairs, change);
  repaired.text.name = text.name;
  repaired.text.source = std::move(source.lines);
  repaired.text.target = std::move(target.lines);
  repaired.text.lines = text.lines;
  repaired.text.lines_read = text.lines_read;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool changed = source.changed[i] || target.changed[i];
    // NUL bytes became blanks when the file was read.
    const FindingSet always = findings.pairs[i] & FindingSet{Finding::NulByte};
    repaired.changes.push_back(changed ? findings.pairs[i] & change : always);
  }
  return repaired;
}

void list_files(const ParallelText& text, std::string& list) {
  for (const std::vector<TextFile>* side : {&text.source_files, &text.target_files}) {
    for (const TextFile& file : *side) {
      if (file.byte_order_mark) list += format("# {}: the byte order mark is dropped\n", file.path.string());
      if (file.carriage_returns.empty()) continue;
      list += format("# {}: carriage returns at the end of {} are dropped\n", file.path.string(),
                     file.carriage_returns.counted());
    }
  }
}

/// The files' contents.
struct Cleaned {
  std::string source;
  std::string target;
  std::string list;
  RepairCounts counts;
};

void list_entry(std::string& list, std::int64_t line, const char* what, FindingSet reasons) {
  list += format("{}\t{}\t{}\n", line, what, names_of(reasons));
}

/// `reasons`: for each pair of the repaired text why it is removed; none where it is kept.
Cleaned clean(const ParallelText& original, const RepairedText& repaired, const std::vector<FindingSet>& reasons) {
  Cleaned cleaned;
  list_files(original, cleaned.list);
  auto left_out = original.left_out.begin();
  const auto list_left_out_before = [&](std::int64_t line) {
    for (; left_out != original.left_out.end() && left_out->line < line; ++left_out) {
      const Finding reason = left_out->reason == Reason::Blank ? Finding::Blank : Finding::TooLong;
      list_entry(cleaned.list, left_out->line, "removed", {reason});
      ++cleaned.counts.removed;
    }
  };
  for (std::size_t i = 0; i < repaired.text.size(); ++i) {
    const std::int64_t line = original.lines[i];
    list_left_out_before(line);
    if (!reasons[i].empty()) {
      list_entry(cleaned.list, line, "removed", reasons[i]);
      ++cleaned.counts.removed;
      continue;
    }
    if (!repaired.changes[i].empty()) {
      list_entry(cleaned.list, line, "changed", repaired.changes[i]);
      ++cleaned.counts.changed;
    }
    cleaned.source.append(repaired.text.source[i]).append("\n");
    cleaned.target.append(repaired.text.target[i]).append("\n");
    ++cleaned.counts.written;
  }
  list_left_out_before(original.lines_read + 1);
  return cleaned;
}

/// Written aside, then moved into place as a whole.
void write_folder(const fs::path& asked, const Cleaned& cleaned) {
  const fs::path folder = asked.has_filename() ? asked : asked.parent_path();  // without a slash at its end
  const fs::path aside = folder.string() + format(".{}.partial", ::getpid());
  const auto add = [&aside](const char* name, const std::string& text) {
    write_file(aside / name, text);
    stop_if_asked();
  };
  const SavingOnSignal saving;  // so that a signal does not leave behind what is half written
  try {
    make_folders(aside);
    add("source.txt", cleaned.source);
    add("target.txt", cleaned.target);
    add("changes.tsv", cleaned.list);
    put_into_place(aside, folder);
    stop_if_asked();
  } catch (const std::system_error& error) {
    try_to_remove(aside);
    throw UserError(Problem{.where = folder.string(),
                            .what = format("cannot make the folder: {}", error.what()),
                            .remedy = remedy_for(error.code())});
  } catch (...) {
    try_to_remove(aside);
    throw;
  }
}

}  // namespace

RepairPlan default_plan() {
  RepairPlan plan;
  for (const FindingKind& kind : finding_kinds()) {
    if (kind.treatment == Treatment::Change) plan.change.add(kind.finding);
    if (kind.treatment == Treatment::Remove) plan.remove.add(kind.finding);
  }
  return plan;
}

void refuse_used_folder(const fs::path& folder) {
  std::error_code none;
  if (!fs::exists(fs::symlink_status(folder, none)) || (fs::is_directory(folder, none) && fs::is_empty(folder, none))) {
    return;
  }
  throw UserError(Problem{.where = folder.string(),
                          .what = "exists already, and nothing is overwritten",
                          .remedy = "name a folder that is not there yet"});
}

RepairCounts write_repaired(const CorpusTexts& texts, const CorpusFindings& findings, int max_tokens,
                            const RepairPlan& plan, const fs::path& folder) {
  refuse_used_folder(folder);
  const RepairedText repaired = repair_text(texts.train, findings.train, plan.change);
  const CorpusFindings after = check_corpus({repaired.text, texts.valid, texts.test}, max_tokens);
  const FindingSet remove = plan.remove | FindingSet{Finding::Blank, Finding::TooLong};
  // The parts that are scored stay as they are: what overlapped with them before it was changed still does.
  const FindingSet remove_by_original = remove & FindingSet{Finding::SourceInEvaluation, Finding::NulByte};
  std::vector<FindingSet> reasons;
  for (std::size_t i = 0; i < repaired.text.size(); ++i) {
    reasons.push_back((after.train.pairs[i] & remove) | (findings.train.pairs[i] & remove_by_original));
  }
  const Cleaned cleaned = clean(texts.train, repaired, reasons);
  write_folder(folder, cleaned);
  return cleaned.counts;
}

}  // namespace ferry
