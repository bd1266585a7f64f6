#include "checkpoint/safetensors.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <fstream>
#include <numeric>
#include <unordered_set>

#include "base/errors.h"
#include "base/format.h"
#include "base/text.h"

namespace ferry {

namespace fs = std::filesystem;

static_assert(std::endian::native == std::endian::little, "tensors are written as they lie in memory");

namespace {

// Wide elements first, so that every tensor starts at a multiple of its element's size: programs that map the file into
// memory then need no copy. The header keeps the order of the caller.
std::vector<std::size_t> order_of_data(const NamedTensors& tensors) {
  std::vector<std::size_t> order(tensors.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(), [&tensors](std::size_t a, std::size_t b) {
    return tensors[a].second.element_size() > tensors[b].second.element_size();
  });
  return order;
}

SafetensorsHeader describe(const NamedTensors& tensors, const Metadata& metadata) {
  SafetensorsHeader header{.metadata = metadata, .tensors = {}};
  std::unordered_set<std::string> names;
  for (const auto& [name, tensor] : tensors) {
    check(is_valid_utf8(name) && name != "__metadata__" && names.insert(name).second,
          "tensors are saved under names that are UTF-8, free, and given once");
    check(tensor.defined() && tensor.layout() == at::kStrided && !safetensors_type_name(tensor.scalar_type()).empty(),
          "tensors that are saved are dense and of a type that safetensors has");
    header.tensors.push_back(
        {.name = name, .type = tensor.scalar_type(), .shape = tensor.sizes().vec(), .begin = 0, .end = 0});
  }
  std::uint64_t begin = 0;
  for (const std::size_t i : order_of_data(tensors)) {
    header.tensors[i].begin = begin;
    begin += static_cast<std::uint64_t>(tensors[i].second.numel()) * tensors[i].second.element_size();
    header.tensors[i].end = begin;
  }
  return header;
}

[[noreturn]] void refuse(const fs::path& path, const std::string& fault) {
  throw UserError(Problem{.where = path.string(), .what = fault});
}

// An open file that was found to have a sound header.
struct OpenFile {
  std::ifstream stream;
  SafetensorsHeader header;
  std::uint64_t data_start = 0;
};

OpenFile open_safetensors(const fs::path& path) {
  std::error_code failure;
  if (!fs::is_regular_file(path, failure)) refuse(path, "cannot open: there is no such file");
  OpenFile file{.stream = std::ifstream(path, std::ios::binary), .header = {}};
  const std::uint64_t size = fs::file_size(path, failure);
  if (!file.stream || failure) refuse(path, "cannot open: " + system_reason());
  std::uint64_t length = 0;
  if (size < sizeof length) refuse(path, format("{} bytes are too few for a safetensors file", size));
  file.stream.read(reinterpret_cast<char*>(&length), sizeof length);
  const std::uint64_t rest = size - sizeof length;
  if (length > std::min(rest, safetensors_header_limit)) {
    refuse(path, length > rest ? format("the header of {} bytes is longer than the file", length)
                               : format("the header of {} bytes is longer than the format allows", length));
  }
  std::string text(length, '\0');
  if (!file.stream.read(text.data(), static_cast<std::streamsize>(length))) refuse(path, "cannot read the header");
  if (!text.starts_with('{')) refuse(path, "the header does not begin with {: this is no safetensors file");
  file.header = parse_safetensors_header(text, rest - length, path);
  file.data_start = sizeof length + length;
  return file;
}

Tensor read_tensor(OpenFile& file, const TensorEntry& entry, const fs::path& path) {
  Tensor tensor = at::empty(entry.shape, at::TensorOptions().dtype(entry.type));
  auto* data = static_cast<char*>(tensor.data_ptr());
  const auto bytes = static_cast<std::streamsize>(entry.end - entry.begin);
  if (bytes == 0) return tensor;
  file.stream.seekg(static_cast<std::streamoff>(file.data_start + entry.begin));
  if (!file.stream.read(data, bytes)) refuse(path, format("cannot read tensor \"{}\"", entry.name));
  // A bool that is neither 0 nor 1 is undefined behaviour wherever it is used.
  if (entry.type == at::kBool && std::any_of(data, data + bytes, [](char byte) { return (byte & ~1) != 0; })) {
    refuse(path, format("tensor \"{}\" of type BOOL holds other bytes than 0 and 1", entry.name));
  }
  return tensor;
}

}  // namespace

void write_safetensors(const NamedTensors& tensors, const Metadata& metadata, const ByteSink& sink) {
  const NoGradients no_gradients;
  check(tensors.size() <= safetensors_tensor_limit, "no more tensors are saved than can be read");
  const std::string header = to_text(describe(tensors, metadata));
  const std::uint64_t length = header.size();
  check(length <= safetensors_header_limit, "the header fits into the format");
  sink({reinterpret_cast<const char*>(&length), sizeof length});
  sink(header);
  for (const std::size_t i : order_of_data(tensors)) {
    const Tensor data = tensors[i].second.detach().to(at::kCPU).contiguous();
    if (data.nbytes() > 0) sink({static_cast<const char*>(data.data_ptr()), data.nbytes()});
  }
}

Safetensors read_safetensors(const fs::path& path) {
  OpenFile file = open_safetensors(path);
  Safetensors result{.tensors = {}, .metadata = file.header.metadata};
  for (const TensorEntry& entry : file.header.tensors) {
    result.tensors.emplace_back(entry.name, read_tensor(file, entry, path));
  }
  return result;
}

SafetensorsHeader read_safetensors_header(const fs::path& path) {
  return open_safetensors(path).header;
}

}  // namespace ferry
