// Pre-norm, decided here and nowhere else: x + dropout(sublayer(norm(x))) (Xiong et al. 2020, figure 1b).
#pragma once

#include <functional>

#include "model/forward_context.h"
#include "model/module.h"

namespace ferry {

/// Normalises by rows: x [.., D] float32 -> [.., D] in the context's product type.
class NormImpl : public Module {
 public:
  explicit NormImpl(std::int64_t width);
  Tensor forward(const Tensor& x, const ForwardContext& context) const;

  Tensor weight;  ///< [D], the gain
  Tensor bias;    ///< [D]
};
using Norm = Part<NormImpl>;

/// A sublayer's surroundings. It is registered under the name of its norm, which is all it learns.
class ResidualImpl : public NormImpl {
 public:
  ResidualImpl(std::int64_t width, double dropout) : NormImpl(width), dropout_(dropout) {}
  /// x [.., D] float32; `sublayer` gets norm(x).
  Tensor forward(const Tensor& x, ForwardContext& context, const std::function<Tensor(const Tensor&)>& sublayer) const;

 private:
  double dropout_;
};
using Residual = Part<ResidualImpl>;

}  // namespace ferry
