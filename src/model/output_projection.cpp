#include "model/output_projection.h"

#include "kernels/stage.h"

namespace ferry {

Tensor OutputProjectionImpl::forward(const Tensor& states) const {
  const kernels::InStage stage(kernels::Stage::Output);
  return LinearImpl::forward(states).to(at::kFloat);
}

}  // namespace ferry
