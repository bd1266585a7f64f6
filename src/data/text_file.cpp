#include "data/text_file.h"

#include "base/files.h"
#include "base/format.h"

namespace ferry {

std::vector<std::string> remarks(const TextFile& file) {
  const std::string path = file.path.string();
  std::vector<std::string> sentences;
  const auto remark = [&](const LineNumbers& found, const std::string& what) {
    if (!found.empty()) sentences.push_back(format("{}: {}: {}", path, what, found.names()));
  };
  if (file.byte_order_mark) sentences.push_back(format("{}: the byte order mark at its start is dropped", path));
  remark(file.nul, format("NUL bytes in {}, read as blanks", file.nul.counted()));
  remark(file.broken, format("bytes that are not UTF-8 in {}, read as U+FFFD", file.broken.counted()));
  remark(file.cut, format("{} cut after {} bytes", file.cut.counted(), LineReader::default_limit));
  return sentences;
}

}  // namespace ferry
