// parse_config and resolve: the bytes are a configuration's file and, behind a line ====, an override.
#include <string>
#include <vector>

#include "base/errors.h"
#include "config/config.h"
#include "config/resolve.h"
#include "fuzz/fuzz_target.h"

namespace ferry {
namespace {

constexpr const char* file = "/folder/config.yaml";

bool reads_back(const Config& config) {
  // What no file can hold is refused here, and in order.
  const std::string written = to_yaml(config);
  try {
    return parse_config(written, file) == config;
  } catch (const UserError&) {
    return false;
  }
}

void read(std::string_view yaml, std::string_view override_text) {
  std::vector<std::string> overrides;
  if (!override_text.empty()) overrides.emplace_back(override_text);
  Config config = parse_config(std::string(yaml), file, overrides);
  check(reads_back(config), "what is written of a configuration reads back equal");
  resolve(config, {.pairs = 3000, .source_characters = 100'000, .target_characters = 100'000});
  check(reads_back(config), "what is written of a resolved configuration reads back equal");
}

}  // namespace
}  // namespace ferry

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto parts = ferry::two_parts(ferry::as_text(data, size));
  ferry::read_or_refuse([&] { ferry::read(parts.first, parts.second); });
  return 0;
}
