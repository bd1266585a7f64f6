#include "base/files.h"

#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <sstream>

#include <fcntl.h>
#include <unistd.h>
#include <zlib.h>

#include "base/errors.h"
#include "base/format.h"

namespace ferry {

namespace fs = std::filesystem;

struct LineReader::Input {
  gzFile file = nullptr;
  std::array<char, 1 << 16> buffer{};
  std::size_t begin = 0;
  std::size_t end = 0;

  ~Input() {
    if (file != nullptr) gzclose(file);
  }
};

LineReader::LineReader(const fs::path& path, std::size_t limit_bytes)
    : path_(path), input_(std::make_unique<Input>()), limit_(limit_bytes) {
  if (path != "-" && fs::is_directory(path)) {
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

bool LineReader::fill() {
  const int count = gzread(input_->file, input_->buffer.data(), static_cast<unsigned>(input_->buffer.size()));
  int code = Z_OK;
  const char* reason = gzerror(input_->file, &code);
  if (count < 0 || (code != Z_OK && code != Z_STREAM_END)) {
    throw UserError(Problem{.where = path_.string(),
                            .what = format("cannot read after line {}: {}", line_number_,
                                           code == Z_ERRNO ? system_reason() : std::string(reason)),
                            .remedy = "a damaged or cut gzip file must be made or copied again"});
  }
  input_->begin = 0;
  input_->end = static_cast<std::size_t>(count);
  return count > 0;
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
  std::ifstream file(path, std::ios::binary);
  if (!file || fs::is_directory(path)) {
    throw UserError(
        Problem{.where = path.string(),
                .what = format("cannot open {}: {}", path.string(),
                               fs::is_directory(path) ? std::string("this is a folder") : system_reason())});
  }
  std::ostringstream bytes;
  bytes << file.rdbuf();
  return std::move(bytes).str();
}

namespace {

[[noreturn]] void fail(const fs::path& path, const char* action) {
  throw UserError(Problem{.where = path.string(), .what = format("cannot {}: {}", action, system_reason())});
}

class Descriptor {
 public:
  Descriptor(const fs::path& path, int flags) : value_(::open(path.c_str(), flags, 0644)) {}
  ~Descriptor() {
    if (value_ >= 0) ::close(value_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return value_; }

 private:
  int value_;
};

}  // namespace

void write_file(const fs::path& path, std::string_view bytes) {
  const fs::path aside = path.string() + format(".{}.partial", ::getpid());
  try {
    const Descriptor file(aside, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC);
    if (file.get() < 0) fail(path, "write");
    while (!bytes.empty()) {
      const ssize_t written = ::write(file.get(), bytes.data(), bytes.size());
      if (written < 0 && errno != EINTR) fail(path, "write");
      if (written > 0) bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    if (::fsync(file.get()) != 0) fail(path, "flush");
    if (::rename(aside.c_str(), path.c_str()) != 0) fail(path, "move into place");
  } catch (...) {
    ::unlink(aside.c_str());
    throw;
  }
}

void flush_to_disk(const fs::path& path) {
  const Descriptor file(path, O_RDONLY | O_CLOEXEC);
  if (file.get() < 0) fail(path, "open");
  if (::fsync(file.get()) != 0 && errno != EINVAL) fail(path, "flush");
}

void replace_link(const fs::path& link, const fs::path& target) {
  const fs::path aside = link.string() + format(".{}.partial", ::getpid());
  ::unlink(aside.c_str());
  if (::symlink(target.c_str(), aside.c_str()) != 0) fail(link, "make the link");
  if (::rename(aside.c_str(), link.c_str()) != 0) {
    ::unlink(aside.c_str());
    fail(link, "move the link into place");
  }
}

}  // namespace ferry
