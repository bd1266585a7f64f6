// Products with a float32 weight that is laid out once, where a product would lay it out each time.
#pragma once

#include "kernels/fixed_weight.h"
#include "kernels/product.h"

namespace ferry::kernels {

class Float32Weight : public FixedWeight {
 public:
  /// weight [O, I] float32 on the CPU; kept, not copied: it must not change while this lives.
  explicit Float32Weight(const Tensor& weight);

 protected:
  Tensor product_of_rows(const Tensor& rows, const Tensor& bias) const override;

 private:
  RightFactor factor_;
};

}  // namespace ferry::kernels
