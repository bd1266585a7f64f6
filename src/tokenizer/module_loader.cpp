#include "tokenizer/module_loader.h"

#include <filesystem>
#include <string>
#include <vector>

#include <dlfcn.h>

#include "base/errors.h"
#include "base/format.h"
#include "base/text.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

// Next to the program (build tree, archives), where an installation puts it, and where this build made it (tests).
std::vector<fs::path> candidates() {
  std::vector<fs::path> paths;
  std::error_code ignored;
  const fs::path program = fs::read_symlink("/proc/self/exe", ignored);
  if (!program.empty()) {
    paths.push_back(program.parent_path() / FERRY_SENTENCEPIECE_MODULE);
    paths.push_back(program.parent_path().parent_path() / "lib" / "ferry" / FERRY_SENTENCEPIECE_MODULE);
  }
  paths.emplace_back(FERRY_SENTENCEPIECE_MODULE_BUILT);
  return paths;
}

// RTLD_DEEPBIND lets SentencePiece find its own protobuf before the one LibTorch has already brought into the process.
// AddressSanitizer refuses the flag in dlopen, because it then sees less of what the library does. It sees enough, so
// the same is asked of dlmopen.
void* open_library(const fs::path& path) {
  constexpr int flags = RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND;
#ifdef FERRY_SANITIZED
  return dlmopen(LM_ID_BASE, path.c_str(), flags);
#else
  return dlopen(path.c_str(), flags);
#endif
}

const sentencepiece_module::Functions& open_module() {
  std::vector<std::string> reasons;
  for (const fs::path& path : candidates()) {
    std::error_code ignored;
    if (!fs::exists(path, ignored)) {
      reasons.push_back(format("{}: not there", path.string()));
      continue;
    }
    void* const module = open_library(path);
    if (module == nullptr) {
      reasons.emplace_back(dlerror());
      continue;
    }
    const auto entry = reinterpret_cast<sentencepiece_module::Entry>(dlsym(module, sentencepiece_module::entry_name));
    if (entry != nullptr) return *entry();
    reasons.push_back(format("{}: not a module of Ferry", path.string()));
    dlclose(module);
  }
  throw UserError(format("cannot open the tokenizer module: {}", join(reasons, "; ")),
                  "install Ferry again, and the package libsentencepiece0");
}

}  // namespace

const sentencepiece_module::Functions& sentencepiece_functions() {
  static const sentencepiece_module::Functions& functions = open_module();
  return functions;
}

}  // namespace ferry
