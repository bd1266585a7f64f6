// read_parallel_text, check_corpus and write_repaired: the bytes are the files of the two sides, with a line ====
// between them, or, without it, one file of two columns. Either may be a gzip file.
#include <algorithm>
#include <filesystem>
#include <string>

#include <zlib.h>

#include "base/errors.h"
#include "base/files.h"
#include "base/text.h"
#include "data/corpus_check.h"
#include "data/corpus_repair.h"
#include "data/corpus_report.h"
#include "data/parallel_text.h"
#include "fuzz/fuzz_target.h"
#include "fuzz/scratch_folder.h"

namespace ferry {
namespace {

constexpr int max_tokens = 100;

bool is_plain_line(std::string_view line) {
  return line.find_first_of(std::string_view("\n\0", 2)) == std::string_view::npos &&
         line.size() <= LineReader::default_limit && !is_blank(line);
}

void check_lines(const ParallelText& text) {
  const std::size_t size = text.size();
  check(text.source.size() == size && text.target.size() == size, "both sides have as many lines as there are pairs");
  check(static_cast<std::size_t>(text.lines_read) == size + text.left_out.size(), "each pair is kept or left out");
  for (std::size_t i = 0; i < size; ++i) {
    check(is_plain_line(text.source[i]) && is_plain_line(text.target[i]), "a kept line is one line and not blank");
    check(text.lines[i] > (i == 0 ? 0 : text.lines[i - 1]) && text.lines[i] <= text.lines_read, "line numbers rise");
  }
}

void check_findings(const ParallelText& text, const PartFindings& findings) {
  check(findings.pairs.size() == text.size() && findings.pairs_read == text.lines_read, "each pair is looked at");
  check(findings.pairs_used() >= 0, "no more pairs are left out than were read");
  for (const FindingCount& found : findings.found) {
    check(found.count > 0 && found.count <= text.lines_read, "a finding is made in at most every pair");
  }
  check(!report(text, findings, Purpose::Training).empty(), "there is something to say of every text");
  check(is_valid_utf8(to_json(text, findings).dump()), "the findings are JSON");
}

CorpusFindings findings_of(const ParallelText& text) {
  const ParallelText none;
  return check_corpus({.train = text, .valid = none, .test = none}, max_tokens);
}

void check_repair(const ParallelText& text, const CorpusFindings& findings) {
  const ParallelText none;
  const std::filesystem::path folder = scratch_folder() / "repaired";
  const RepairCounts counts =
      write_repaired({.train = text, .valid = none, .test = none}, findings, max_tokens, default_plan(), folder);
  const ParallelText again =
      read_parallel_text({.source = {folder / "source.txt"}, .target = {folder / "target.txt"}}, "repaired");
  std::filesystem::remove_all(folder);
  check(again.lines_read == counts.written && again.left_out.empty(), "what was written is read, and all of it kept");
  for (std::size_t i = 0; i < again.size(); ++i) {
    check(is_valid_utf8(again.source[i]) && is_valid_utf8(again.target[i]), "what was repaired is UTF-8");
  }
}

std::filesystem::path compressed_copy(const std::filesystem::path& path, std::string_view bytes) {
  std::filesystem::path copy = path;
  copy += ".gz";
  const gzFile file = gzopen(copy.c_str(), "wb1");
  check(file != nullptr, "a gzip file can be made");
  if (!bytes.empty()) gzwrite(file, bytes.data(), static_cast<unsigned>(bytes.size()));
  check(gzclose(file) == Z_OK, "a gzip file can be written");
  return copy;
}

bool same_lines(const ParallelText& a, const ParallelText& b) {
  for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
    if (a.source[i] != b.source[i] || a.target[i] != b.target[i]) return false;
  }
  return a.lines == b.lines && a.nul_lines == b.nul_lines && a.lines_read == b.lines_read;
}

void read(std::string_view bytes) {
  const auto [source, target] = two_parts(bytes);
  const bool columns = source.size() == bytes.size();
  const auto source_file = scratch_file(columns ? "columns.tsv" : "source.txt", source);
  const auto target_file = columns ? source_file : scratch_file("target.txt", target);
  const ParallelText text = read_parallel_text({.source = {source_file}, .target = {target_file}}, "training");
  check_lines(text);
  // A text that is a gzip file itself would be packed twice, and is unpacked once.
  constexpr std::string_view gzip = "\x1F\x8B";
  if (!source.starts_with(gzip) && !target.starts_with(gzip)) {
    const auto source_copy = compressed_copy(source_file, source);
    const auto target_copy = columns ? source_copy : compressed_copy(target_file, target);
    check(same_lines(text, read_parallel_text({.source = {source_copy}, .target = {target_copy}}, "training")),
          "a gzip file is read as what it holds");
  }
  const CorpusFindings findings = findings_of(text);
  check_findings(text, findings.train);
  check_repair(text, findings);
}

}  // namespace
}  // namespace ferry

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ferry::read_or_refuse([&] { ferry::read(ferry::as_text(data, size)); });
  return 0;
}
