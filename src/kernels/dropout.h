// Dropout without state (Srivastava et al. 2014): whether an element is dropped is a hash of (key, index), so the way
// back computes it again instead of keeping a mask, and a resumed run drops what the undisturbed one would have
// dropped.
#pragma once

#include <cstdint>

#include "base/tensor.h"
#include "kernels/loops/loops.h"

namespace ferry::kernels {

/// One dropout site in one forward pass.
struct Dropout {
  double probability = 0;
  std::uint64_t key = 0;
  /// Of a part of a larger tensor, the row there that is its first: the elements dropped are those that would be
  /// dropped there. (On a GPU others are.)
  std::int64_t first_row = 0;
};

/// For a tensor whose rows have so many elements.
DropoutRule rule_of(const Dropout& dropout, std::int64_t columns);

/// The factors, 0 or 1 / (1 - probability), that this site multiplies a tensor [.., columns] of this shape with;
/// float32. On the CPU the ones the loops use; elsewhere from the device's own generator, seeded with the key.
Tensor dropout_factors(const Dropout& dropout, at::IntArrayRef shape, const at::Device& device);

/// Keeps a site for the way back of a custom function, and gives it back there.
void keep_dropout(torch::autograd::AutogradContext* context, const Dropout& dropout);
Dropout kept_dropout(torch::autograd::AutogradContext* context);

/// residual [..] float32 + dropout(x [..]): the sum around every sublayer.
Tensor dropout_add(const Tensor& x, const Tensor& residual, const Dropout& dropout);
Tensor dropout_add_plain(const Tensor& x, const Tensor& residual, const Dropout& dropout);

}  // namespace ferry::kernels
