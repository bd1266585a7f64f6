// read_safetensors and read_safetensors_header: the bytes are the file.
#include <cstring>
#include <string>

#include "base/errors.h"
#include "checkpoint/safetensors.h"
#include "fuzz/fuzz_target.h"
#include "fuzz/scratch_folder.h"

namespace ferry {
namespace {

// By their bytes: a NaN is not equal to itself.
bool same(const Safetensors& a, const Safetensors& b) {
  if (a.metadata != b.metadata || a.tensors.size() != b.tensors.size()) return false;
  for (std::size_t i = 0; i < a.tensors.size(); ++i) {
    const auto& [name, tensor] = a.tensors[i];
    const auto& [other_name, other] = b.tensors[i];
    const bool alike = name == other_name && tensor.scalar_type() == other.scalar_type() &&
                       tensor.sizes() == other.sizes() && tensor.nbytes() == other.nbytes();
    if (!alike || (tensor.nbytes() > 0 && std::memcmp(tensor.data_ptr(), other.data_ptr(), tensor.nbytes()) != 0)) {
      return false;
    }
  }
  return true;
}

void read(std::string_view bytes) {
  const auto file = scratch_file("bytes.safetensors", bytes);
  bool sound_header = true;
  try {
    read_safetensors_header(file);
  } catch (const UserError&) {
    sound_header = false;
  }
  const Safetensors read = read_safetensors(file);
  check(sound_header, "the header of a sound file is sound");
  std::size_t bytes_of_tensors = 0;
  for (const auto& [name, tensor] : read.tensors) bytes_of_tensors += tensor.nbytes();
  check(bytes_of_tensors < bytes.size(), "tensors take no more memory than the file is long");
  std::string written;
  write_safetensors(read.tensors, read.metadata, [&](std::string_view part) { written += part; });
  check(same(read, read_safetensors(scratch_file("written.safetensors", written))),
        "what is written of tensors reads back equal");
}

}  // namespace
}  // namespace ferry

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ferry::read_or_refuse([&] { ferry::read(ferry::as_text(data, size)); });
  return 0;
}
