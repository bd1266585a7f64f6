#include "fuzz/scratch_folder.h"

#include <cstdlib>
#include <fstream>
#include <string>

#include "base/errors.h"

namespace ferry {
namespace {

struct ScratchFolder {
  ScratchFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "ferry_fuzz_XXXXXX").string();
    check(mkdtemp(name.data()) != nullptr, "there is a folder for temporary files");
    path = name;
  }
  ~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;

  std::filesystem::path path;
};

}  // namespace

const std::filesystem::path& scratch_folder() {
  static const ScratchFolder folder;
  return folder.path;
}

std::filesystem::path scratch_file(const char* name, std::string_view bytes) {
  const std::filesystem::path path = scratch_folder() / name;
  // Overwriting in place makes some file systems wait for the disk.
  std::filesystem::remove(path);
  std::ofstream file(path, std::ios::binary);
  file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  file.close();
  check(file.good(), "a temporary file can be written");
  return path;
}

}  // namespace ferry
