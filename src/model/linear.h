// A linear map with a bias, the only kind of layer that has matrices besides the embeddings.
#pragma once

#include "base/tensor.h"

namespace ferry {

class LinearImpl : public torch::nn::Module {
 public:
  LinearImpl(std::int64_t inputs, std::int64_t outputs);
  /// x [.., I] -> [.., O], in x's type.
  Tensor forward(const Tensor& x) const;

  Tensor weight;  ///< [O, I]
  Tensor bias;    ///< [O]
};
TORCH_MODULE(Linear);

}  // namespace ferry
