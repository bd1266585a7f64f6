// Loaded tensors into a model's own: by name, all of them, or not at all.
#pragma once

#include <string>

#include "checkpoint/named_tensors.h"

namespace ferry {

/// Copies each tensor of `from` into that of `into` of the same name (any device; between floating-point types the
/// values are converted). Throws one UserError that names every tensor which is missing, extra, of another shape or of
/// another kind, with `where` as the place; then nothing was copied.
void copy_tensors(const NamedTensors& from, const NamedTensors& into, const std::string& where);

}  // namespace ferry
