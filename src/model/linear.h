// A linear map with a bias, the only kind of layer that has matrices besides the embeddings.
#pragma once

#include <memory>

#include "base/tensor.h"
#include "kernels/int8_product.h"

namespace ferry {

class LinearImpl : public torch::nn::Module {
 public:
  LinearImpl(std::int64_t inputs, std::int64_t outputs);
  /// x [.., I] -> [.., O], in x's type.
  Tensor forward(const Tensor& x) const;

  /// From now on products are made with the weight as it is now, rounded to 8 bits: for translation.
  void round_to_int8() { rounded_ = std::make_shared<const kernels::Int8Weight>(weight); }

  Tensor weight;  ///< [O, I]
  Tensor bias;    ///< [O]

 private:
  std::shared_ptr<const kernels::Int8Weight> rounded_;
};
TORCH_MODULE(Linear);

}  // namespace ferry
