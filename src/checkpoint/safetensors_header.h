// The header of a safetensors file: which tensor lies where. Everything a file may lie about is checked here, before
// any memory is taken for a tensor.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "checkpoint/named_tensors.h"

namespace ferry {

/// The texts under "__metadata__".
using Metadata = std::vector<std::pair<std::string, std::string>>;

/// One tensor's place; bytes count from the end of the header.
struct TensorEntry {
  std::string name;
  at::ScalarType type = at::kFloat;
  std::vector<std::int64_t> shape;
  std::uint64_t begin = 0;
  std::uint64_t end = 0;
};

struct SafetensorsHeader {
  Metadata metadata;
  std::vector<TensorEntry> tensors;  ///< in the order of the header
};

/// The format's own limit on the header's length in bytes.
inline constexpr std::uint64_t safetensors_header_limit = 100'000'000;
/// More tensors than any model has: each, though it be empty, takes some memory.
inline constexpr std::size_t safetensors_tensor_limit = 100'000;
/// More axes than any model has; LibTorch itself cannot work with more than 64.
inline constexpr std::size_t safetensors_axis_limit = 32;

/// "F32" and the like; empty for types that the format or this program does not know.
std::string_view safetensors_type_name(at::ScalarType type);
std::optional<at::ScalarType> safetensors_type(std::string_view name);

/// Parses the JSON text of a header in front of `data_bytes` bytes of data. Throws UserError naming `path` and the
/// fault: no JSON or another structure, too many tensors, a name twice, an unknown type, a shape whose size overflows
/// or differs from its bytes, places outside the file, overlaps and holes.
SafetensorsHeader parse_safetensors_header(std::string_view json, std::uint64_t data_bytes,
                                           const std::filesystem::path& path);

/// The header's JSON text, padded with blanks to a multiple of eight bytes.
std::string to_text(const SafetensorsHeader& header);

/// "[3, 4]"
std::string shape_text(at::IntArrayRef shape);

}  // namespace ferry
