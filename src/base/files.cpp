#include "base/files.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include <poll.h>
#include <unistd.h>
#include <zlib.h>

#include "base/errors.h"
#include "base/format.h"
#include "base/number.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

/// What cannot be looked at is none: opening it says why.
bool is_folder(const fs::path& path) {
  std::error_code none;
  return fs::is_directory(path, none);
}

}  // namespace

struct LineReader::Input {
  gzFile file = nullptr;  ///< null: standard input as it is typed
  bool typed_end = false;
  std::array<char, 1 << 16> buffer{};
  std::size_t begin = 0;
  std::size_t end = 0;

  ~Input() {
    if (file != nullptr) gzclose(file);
  }
};

LineReader::LineReader(const fs::path& path, std::size_t limit_bytes, Reading reading)
    : path_(path), input_(std::make_unique<Input>()), limit_(limit_bytes) {
  if (path == "-" && reading == Reading::AsTyped) return;
  if (path != "-" && is_folder(path)) {
    throw UserError(Problem{.where = path.string(), .what = "cannot open: this is a folder, a text file is expected"});
  }
  errno = 0;
  // gzopen reads a file that is not compressed as it is.
  input_->file = path == "-" ? gzdopen(dup(STDIN_FILENO), "rb") : gzopen(path.c_str(), "rb");
  if (input_->file == nullptr) {
    throw UserError(
        Problem{.where = path.string(), .what = format("cannot open {}: {}", path.string(), system_reason())});
  }
  gzbuffer(input_->file, 1 << 17);
}

LineReader::~LineReader() = default;
LineReader::LineReader(LineReader&&) noexcept = default;

// What is there, without waiting for a whole block. A terminal goes on after its end (Ctrl-D); we do not.
std::size_t LineReader::read_typed() {
  if (input_->typed_end) return 0;
  ssize_t count = 0;
  while ((count = ::read(STDIN_FILENO, input_->buffer.data(), input_->buffer.size())) < 0 &&
         (errno == EINTR || errno == EAGAIN)) {
    // Another program that has the same terminal or pipe may have made it one that does not wait.
    pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    if (errno == EAGAIN) ::poll(&input, 1, -1);
  }
  if (count < 0) {
    throw UserError(Problem{.where = "standard input",
                            .what = format("cannot read after line {}: {}", line_number_, system_reason())});
  }
  input_->typed_end = count == 0;
  return static_cast<std::size_t>(count);
}

std::size_t LineReader::read_block() {
  const int count = gzread(input_->file, input_->buffer.data(), static_cast<unsigned>(input_->buffer.size()));
  int code = Z_OK;
  const char* reason = gzerror(input_->file, &code);
  if (count < 0 || (code != Z_OK && code != Z_STREAM_END)) {
    throw UserError(
        Problem{.where = path_.string(),
                .what = format("cannot read after line {}: {}", line_number_,
                               code == Z_ERRNO ? system_reason() : std::string(reason)),
                .remedy = code == Z_ERRNO ? "" : "a damaged or cut gzip file must be made or copied again"});
  }
  return static_cast<std::size_t>(count);
}

bool LineReader::fill() {
  input_->begin = 0;
  input_->end = input_->file == nullptr ? read_typed() : read_block();
  return input_->end > 0;
}

bool LineReader::next(std::string& line) {
  line.clear();
  had_nul_ = had_carriage_return_ = cut_ = false;
  bool any = false;
  bool ended = false;
  while (!ended) {
    if (input_->begin == input_->end && !fill()) break;
    any = true;
    const char* start = input_->buffer.data() + input_->begin;
    const std::size_t available = input_->end - input_->begin;
    const auto* stop = static_cast<const char*>(std::memchr(start, '\n', available));
    const std::size_t length = stop != nullptr ? static_cast<std::size_t>(stop - start) : available;
    const std::size_t room = limit_ - std::min(limit_, line.size());
    if (length > room) cut_ = true;
    line.append(start, std::min(length, room));
    input_->begin += length + (stop != nullptr ? 1 : 0);
    ended = stop != nullptr;
  }
  if (!any) return false;
  ++line_number_;
  // Bytes that UTF-8 never has. Read as UTF-8, such a file would be words with a blank after each letter.
  if (line_number_ == 1 && (line.starts_with("\xFF\xFE") || line.starts_with("\xFE\xFF"))) {
    throw UserError(Problem{.where = path_ == "-" ? "standard input" : path_.string(),
                            .line = 1,
                            .what = "the file is in UTF-16, text files must be in UTF-8",
                            .remedy = "iconv -f UTF-16 -t UTF-8 FILE"});
  }
  if (line_number_ == 1 && line.starts_with("\xEF\xBB\xBF")) {
    had_byte_order_mark_ = true;
    line.erase(0, 3);
  }
  had_carriage_return_ = line.ends_with('\r') && !cut_;
  if (had_carriage_return_) line.pop_back();
  for (char& letter : line) {
    if (letter == '\0') {
      letter = ' ';
      had_nul_ = true;
    }
  }
  return true;
}

std::string read_file(const fs::path& path) {
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  const auto refuse_to = [&path](const char* action, const std::string& reason) {
    throw UserError(Problem{.where = path.string(), .what = format("cannot {} {}: {}", action, path.string(), reason)});
  };
  const std::unique_ptr<std::FILE, Close> file(std::fopen(path.c_str(), "rbe"));
  if (file == nullptr) refuse_to("open", system_reason());
  if (is_folder(path)) refuse_to("open", "this is a folder");
  std::string bytes;
  std::array<char, 1 << 16> block{};
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), file.get())) {
    bytes.append(block.data(), count);
  }
  if (std::ferror(file.get()) != 0) refuse_to("read", system_reason());
  return bytes;
}

namespace {

// Beside the path, so that both are in one file system; with our number, so that two programs do not share it.
constexpr std::string_view partial_ending = ".partial";
fs::path beside(const fs::path& path) {
  return path.string() + format(".{}{}", ::getpid(), partial_ending);
}

[[noreturn]] void refuse(const fs::path& path, const char* action, const std::error_code& reason) {
  throw UserError(Problem{
      .where = path.string(), .what = format("cannot {}: {}", action, reason.message()), .remedy = remedy_for(reason)});
}

OutputFile open_emptied(const fs::path& path, const fs::path& aside) {
  try {
    return {aside, Opening::Emptied};
  } catch (const std::system_error& error) {
    refuse(path, "write", error.code());
  }
}

}  // namespace

FileReplacement::FileReplacement(fs::path path)
    : path_(std::move(path)), aside_(beside(path_)), removed_(aside_.string()), file_(open_emptied(path_, aside_)) {}

FileReplacement::~FileReplacement() {
  if (!aside_.empty()) try_to_remove(aside_);
}

void FileReplacement::write(std::string_view bytes) {
  try {
    file_.write(bytes);
  } catch (const std::system_error& error) {
    refuse(path_, "write", error.code());
  }
}

void FileReplacement::complete() {
  try {
    file_.finish();
  } catch (const std::system_error& error) {
    refuse(path_, "write", error.code());
  }
  try {
    put_into_place(aside_, path_);
  } catch (const std::system_error& error) {
    refuse(path_, "move into place", error.code());
  }
  aside_.clear();
}

void write_file(const fs::path& path, std::string_view bytes) {
  FileReplacement file(path);
  file.write(bytes);
  file.complete();
}

std::optional<int> replacing_process(std::string_view name) {
  if (!name.ends_with(partial_ending)) return {};
  name.remove_suffix(partial_ending.size());
  const std::size_t dot = name.rfind('.');
  if (dot == std::string_view::npos || dot == 0) return {};
  const std::string_view digits = name.substr(dot + 1);
  const auto process = number_of<int>(digits);
  return process && *process > 0 ? process : std::nullopt;
}

void replace_link(const fs::path& link, const fs::path& target) {
  const fs::path aside = beside(link);
  try {
    // Left by an earlier process that happened to have our number.
    remove_path(aside);
    make_link(aside, target);
    put_into_place(aside, link);
  } catch (const std::system_error& error) {
    try_to_remove(aside);
    refuse(link, "make the link", error.code());
  }
}

}  // namespace ferry
