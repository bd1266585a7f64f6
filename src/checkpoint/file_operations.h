// The system calls by which a save changes the disk, each behind one function, so that a test can make any of them fail
// or "crash" the program there.
#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

namespace ferry {

enum class FileOperation { MakeFolder, Open, Write, Flush, Close, Rename, Exchange, Remove };

/// Called before each operation. 0 lets it through; another errno value makes it fail with that reason (a write then
/// leaves half of its bytes, as a full disk does); what it throws passes through the operation.
using FileOperationHook = std::function<int(FileOperation, const std::filesystem::path&)>;

/// Installs a hook for the time of its life; one at a time, and only while no other thread saves.
class ScopedFileOperationHook {
 public:
  explicit ScopedFileOperationHook(FileOperationHook hook);
  ~ScopedFileOperationHook();
  ScopedFileOperationHook(const ScopedFileOperationHook&) = delete;
  ScopedFileOperationHook& operator=(const ScopedFileOperationHook&) = delete;
};

// All that follow throw std::system_error, with what was tried and the reason, where the operating system refuses.

/// A new file; it must not exist yet.
class OutputFile {
 public:
  explicit OutputFile(std::filesystem::path path);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  void write(std::string_view bytes);
  /// Flushes to the disk and closes; without it the contents may be lost.
  void finish();

 private:
  std::filesystem::path path_;
  int descriptor_;
};

/// False when it existed already.
bool make_folder(const std::filesystem::path& folder);
/// Flushes a folder's list of names.
void flush_folder(const std::filesystem::path& folder);
void rename_path(const std::filesystem::path& from, const std::filesystem::path& to);
/// Lets two existing paths change their names in one move; false where the file system cannot.
bool exchange_paths(const std::filesystem::path& a, const std::filesystem::path& b);
/// Removes a folder and what it holds; nothing where there is none.
void remove_folder(const std::filesystem::path& folder);

}  // namespace ferry
