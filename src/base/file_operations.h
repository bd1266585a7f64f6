// The system calls by which Ferry changes the disk, each behind one function: whatever it writes (checkpoints, links,
// configuration, results, logs) goes through here, so that a test can make any of them fail or "crash" the program
// there.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace ferry {

enum class FileOperation { MakeFolder, Open, Write, Cut, Flush, Close, Rename, Exchange, Link, Remove };

/// Called before each operation. 0 lets it through; another errno value makes it fail with that reason (a write then
/// leaves half of its bytes, as a full disk does); what it throws passes through the operation.
using FileOperationHook = std::function<int(FileOperation, const std::filesystem::path&)>;

/// Installs a hook for the time of its life; one at a time, and only while no other thread writes.
class ScopedFileOperationHook {
 public:
  explicit ScopedFileOperationHook(FileOperationHook hook);
  ~ScopedFileOperationHook();
  ScopedFileOperationHook(const ScopedFileOperationHook&) = delete;
  ScopedFileOperationHook& operator=(const ScopedFileOperationHook&) = delete;
};

// All that follow throw std::system_error, with what was tried and the reason, where the operating system refuses.

/// New: the file must not exist yet. Emptied: what it held is gone; devices and named pipes are written to as they are.
/// Appended: what is written goes to its end.
enum class Opening { New, Emptied, Appended };

class OutputFile {
 public:
  OutputFile(std::filesystem::path path, Opening opening);
  /// What the program was started with as its standard output.
  static OutputFile standard_output();
  ~OutputFile();
  OutputFile(OutputFile&& other) noexcept;
  OutputFile& operator=(OutputFile&&) = delete;

  void write(std::string_view bytes);
  std::uint64_t size() const;
  /// Makes the file as long as it was.
  void cut(std::uint64_t size);
  /// Flushes to the disk and closes; without it the contents may be lost.
  void finish();
  /// Closes what has no disk to flush to. Standard output stays open for others.
  void close();

 private:
  OutputFile(std::filesystem::path path, int descriptor);

  std::filesystem::path path_;
  int descriptor_;
};

/// False when it existed already.
bool make_folder(const std::filesystem::path& folder);
/// Makes a folder and those above it that are missing, and flushes each new name. Returns those made, outermost first;
/// where one cannot be made there is none of them.
std::vector<std::filesystem::path> make_folders(const std::filesystem::path& folder);
/// Flushes a folder's list of names.
void flush_folder(const std::filesystem::path& folder);
void rename_path(const std::filesystem::path& from, const std::filesystem::path& to);
/// Renames, and flushes the list of names that it stands in then; where only that fails it has moved all the same.
void put_into_place(const std::filesystem::path& from, const std::filesystem::path& to);
/// Lets two existing paths change their names in one move; false where the file system cannot.
bool exchange_paths(const std::filesystem::path& a, const std::filesystem::path& b);
/// A new symbolic link.
void make_link(const std::filesystem::path& link, const std::filesystem::path& target);
/// Removes a file, a link, or a folder and what it holds; nothing where there is none.
void remove_path(const std::filesystem::path& path);
/// The same on the way out of a failure that is the one to report: it throws nothing.
void try_to_remove(const std::filesystem::path& path) noexcept;

/// Bytes that this user can still write where `path` is, or will be; none where the system does not tell.
std::optional<std::uint64_t> free_space(const std::filesystem::path& path);

/// True where the disk, or what this user may use of it, is full.
bool means_full(const std::error_code& reason);
/// What a user can do about it; empty where that is not known.
std::string remedy_for(const std::error_code& reason);

}  // namespace ferry
