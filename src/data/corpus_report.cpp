#include "data/corpus_report.h"

#include "base/format.h"
#include "base/text.h"

namespace ferry {
namespace {

const char* what_fix_does(Finding finding) {
  switch (kind_of(finding).treatment) {
    case Treatment::Remove:
      return "; --fix removes the pairs";
    case Treatment::Change:
      return "; --fix changes the text";
    case Treatment::Leave:
      return "; --fix leaves them";
  }
  return "";
}

const char* name_of(Side side) {
  return side == Side::Source ? "source" : "target";
}

/// What is known of the files themselves and is in no pair.
std::vector<std::string> file_remarks(const TextFile& file) {
  std::vector<std::string> remarks_of_file;
  if (file.byte_order_mark) remarks_of_file.push_back("a byte order mark at its start, dropped");
  if (!file.carriage_returns.empty()) {
    const std::int64_t count = file.carriage_returns.count();
    remarks_of_file.push_back(
        format("{} of {} lines end with CR LF, the CR is dropped{}", count, file.lines,
               count == file.lines ? std::string() : format(" ({})", file.carriage_returns.names())));
  }
  return remarks_of_file;
}

std::string about_files(const ParallelText& text) {
  std::string lines;
  for (const std::vector<TextFile>* side : {&text.source_files, &text.target_files}) {
    for (const TextFile& file : *side) {
      for (const std::string& remark : file_remarks(file)) lines += format("  {}: {}\n", file.path.string(), remark);
    }
  }
  if (text.source_files.size() > 1 || text.target_files.size() > 1) {
    lines += "  line numbers count the lines of all files of a side\n";
  }
  return lines;
}

std::string found_lines(const PartFindings& findings, const FindingKind& kind, Purpose purpose) {
  std::vector<std::string> sides;
  std::int64_t count = 0;
  for (const FindingCount& found : findings.found) {
    if (found.finding != kind.finding) continue;
    count += found.count;
    sides.push_back(found.side == Side::Both
                        ? found.lines.names()
                        : format("{} in {}: {}", found.count, name_of(found.side), found.lines.names()));
  }
  if (sides.empty()) return "";
  return format("  {}: {}\n      {}: {}{}\n", counted(kind.finding, count), join(sides, "; "), kind.name, kind.advice,
                purpose == Purpose::Training ? what_fix_does(kind.finding) : "");
}

Json lines_as_json(std::int64_t count, const LineNumbers& lines) {
  return {{"count", count}, {"lines", lines.first()}};
}

Json finding_as_json(const PartFindings& findings, const FindingKind& kind) {
  const bool by_side = findings_of_lines.has(kind.finding);
  Json json = by_side ? Json{{"count", 0}} : lines_as_json(0, {});
  if (by_side) json["source"] = json["target"] = lines_as_json(0, {});
  std::int64_t count = 0;
  for (const FindingCount& found : findings.found) {
    if (found.finding != kind.finding) continue;
    count += found.count;
    Json& place = by_side ? json[name_of(found.side)] : json;
    place = lines_as_json(found.count, found.lines);
  }
  json["count"] = count;
  return json;
}

Json files_as_json(const std::vector<TextFile>& files) {
  Json json = Json::array();
  for (const TextFile& file : files) {
    json.push_back({{"path", file.path.string()},
                    {"lines", file.lines},
                    {"byte_order_mark", file.byte_order_mark},
                    {"carriage_returns", lines_as_json(file.carriage_returns.count(), file.carriage_returns)},
                    {"nul_bytes", lines_as_json(file.nul.count(), file.nul)},
                    {"invalid_utf8", lines_as_json(file.broken.count(), file.broken)},
                    {"cut", lines_as_json(file.cut.count(), file.cut)}});
  }
  return json;
}

}  // namespace

std::string report(const ParallelText& text, const PartFindings& findings, Purpose purpose) {
  std::string lines =
      summary(findings.name, findings.pairs_read, static_cast<std::size_t>(findings.pairs_used()), findings.left_out) +
      "\n";
  const std::string found = short_report(findings);
  lines += found.empty() ? "  nothing else was found\n" : format("  found: {}\n", found);
  lines += format("  source: {}; target: {}; {:.2f} target characters for a source character\n",
                  name_of(findings.source_script), name_of(findings.target_script), findings.length_ratio);
  lines += about_files(text);
  for (const FindingKind& kind : finding_kinds()) lines += found_lines(findings, kind, purpose);
  return lines;
}

std::string short_report(const PartFindings& findings) {
  std::vector<std::string> parts;
  for (const FindingKind& kind : finding_kinds()) {
    if (kind.finding == Finding::Blank || kind.finding == Finding::TooLong) continue;
    std::int64_t count = 0;
    for (const FindingCount& found : findings.found) count += found.finding == kind.finding ? found.count : 0;
    if (count > 0) parts.push_back(counted(kind.finding, count));
  }
  return join(parts, ", ");
}

Json to_json(const ParallelText& text, const PartFindings& findings) {
  Json by_name;
  for (const FindingKind& kind : finding_kinds()) {
    by_name[std::string(kind.name)] = finding_as_json(findings, kind);
  }
  return {{"pairs", findings.pairs_read},
          {"used", findings.pairs_used()},
          {"left_out", findings.left_out.size()},
          {"files", {{"source", files_as_json(text.source_files)}, {"target", files_as_json(text.target_files)}}},
          {"scripts", {{"source", name_of(findings.source_script)}, {"target", name_of(findings.target_script)}}},
          {"length_ratio", findings.length_ratio},
          {"findings", by_name}};
}

}  // namespace ferry
