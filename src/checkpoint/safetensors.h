// Tensors in a file, in the safetensors format (https://huggingface.co/docs/safetensors, "Format"): eight bytes with
// the header's length, little-endian; the header as JSON; the data of the tensors without gaps. Many programs read it,
// and unlike a pickle it cannot execute anything.
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "checkpoint/named_tensors.h"
#include "checkpoint/safetensors_header.h"

namespace ferry {

struct Safetensors {
  NamedTensors tensors;  ///< on the CPU, contiguous, owning their memory; in the order of the header
  Metadata metadata;
};

/// Takes the bytes of a file in order, piece by piece.
using ByteSink = std::function<void(std::string_view)>;

/// Writes tensors of any device and stride; read_safetensors gives them back bit by bit, in the same order. Names are
/// UTF-8, each once. No more than one tensor is copied at a time.
void write_safetensors(const NamedTensors& tensors, const Metadata& metadata, const ByteSink& sink);

/// Throws UserError naming the file and the fault where it is not a sound safetensors file. Takes the memory of the
/// tensors, which is no more than the file is long, some times that of the header, and less than a kilobyte for each of
/// at most 100,000 tensors.
Safetensors read_safetensors(const std::filesystem::path& path);

/// What the file holds, without its data; the same checks.
SafetensorsHeader read_safetensors_header(const std::filesystem::path& path);

}  // namespace ferry
