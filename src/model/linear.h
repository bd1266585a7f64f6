// A linear map with a bias, the only kind of layer that has matrices besides the embeddings.
#pragma once

#include <memory>

#include "kernels/fixed_weight.h"
#include "model/module.h"

namespace ferry {

class LinearImpl : public Module {
 public:
  /// `shared`: the weight of another layer, [O, I], or undefined for one of its own.
  LinearImpl(std::int64_t inputs, std::int64_t outputs, const Tensor& shared = {});
  /// x [.., I] -> [.., O], in x's type.
  Tensor forward(const Tensor& x) const;

  /// From now on products are made with the weight as it is now, without gradients: for translation.
  void fix(kernels::FixedPrecision precision) { fixed_ = kernels::fixed_weight(weight, precision); }
  bool is_fixed() const { return fixed_ != nullptr; }

  Tensor weight;  ///< [O, I]
  Tensor bias;    ///< [O]

 private:
  std::shared_ptr<const kernels::FixedWeight> fixed_;
};
using Linear = Part<LinearImpl>;

/// Several maps of the same x, each with the result that it alone would give; on the way back they take less time.
std::vector<Tensor> apply_all(const std::vector<Linear>& maps, const Tensor& x);

}  // namespace ferry
