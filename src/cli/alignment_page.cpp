#include "cli/alignment_page.h"

#include "base/format.h"

namespace ferry {
namespace {

// The colour's strength is the weight, set for each cell; everything else stands here once.
constexpr const char* style = R"(
body { font: 14px/1.4 sans-serif; margin: 2em; color: #222; background: #fff; }
table { border-collapse: collapse; margin: 0 0 2em; }
caption { text-align: left; font-weight: bold; padding: .3em 0; }
th { font-weight: normal; white-space: pre; padding: .1em .4em; }
thead th { writing-mode: vertical-rl; text-align: left; }
tbody th { text-align: right; }
td { width: 1.6em; height: 1.6em; border: 1px solid #ddd; background: rgba(20, 80, 160, var(--w)); }
td.link { outline: 2px solid #d2691e; outline-offset: -2px; }
)";

std::string escaped(std::string_view text) {
  std::string safe;
  for (const char letter : text) {
    switch (letter) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        safe += letter;
    }
  }
  return safe;
}

std::string heading(const std::string& piece, const char* scope) {
  return format("<th scope=\"{}\" dir=\"auto\">{}</th>", scope, escaped(piece));
}

bool linked(const std::vector<AlignmentLink>& links, int source, int target) {
  for (const AlignmentLink& link : links) {
    if (link.source == source && link.target == target) return true;
  }
  return false;
}

}  // namespace

std::string page_begin(const std::string& title) {
  return format(
      "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>{0}</title>\n<style>{1}</style>\n</head>\n"
      "<body>\n<h1>{0}</h1>\n<p>Columns: the source. Rows: its translation. The darker a cell, the more the row's "
      "piece "
      "owes to the column's; framed are the links of words.</p>\n",
      escaped(title), style);
}

std::string heat_map(const AlignedPair& pair, std::int64_t number) {
  std::vector<std::string> source = pair.source;
  std::vector<std::string> target = pair.target;
  std::vector<int> source_words = words_of_pieces(source);
  std::vector<int> target_words = words_of_pieces(target);
  source.emplace_back("</s>");
  target.emplace_back("</s>");
  source_words.push_back(-1);
  target_words.push_back(-1);
  std::string table = format("<table>\n<caption>{}</caption>\n<thead><tr><td></td>", number);
  for (const std::string& piece : source) table += heading(piece, "col");
  table += "</tr></thead>\n<tbody>\n";
  const auto cells = pair.weights.accessor<float, 2>();
  for (std::size_t t = 0; t < target.size(); ++t) {
    table += "<tr>" + heading(target[t], "row");
    for (std::size_t s = 0; s < source.size(); ++s) {
      const float weight = cells[static_cast<std::int64_t>(t)][static_cast<std::int64_t>(s)];
      table += format("<td{0} style=\"--w:{1:.3f}\" title=\"{2} &rarr; {3}: {1:.3f}\"></td>",
                      linked(pair.links, source_words[s], target_words[t]) ? " class=\"link\"" : "", weight,
                      escaped(source[s]), escaped(target[t]));
    }
    table += "</tr>\n";
  }
  return table + "</tbody>\n</table>\n";
}

std::string page_end() {
  return "</body>\n</html>\n";
}

}  // namespace ferry
