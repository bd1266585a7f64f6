// The first values of the weights.
#pragma once

#include <cstdint>

#include "model/module.h"

namespace ferry {

/// Matrices of linear maps: uniform in +-sqrt(6 / (inputs + outputs)) (Glorot and Bengio 2010, eq. 16). Matrices over a
/// vocabulary (embeddings, output): normal with variance 1/D, so that rows times sqrt(D) have unit variance beside the
/// positions and logits start near unit variance; an embedding's row of padding is zero, an output's own matrix has
/// none. Biases 0, gains 1. The values are a pure function of seed and the parameter's name and sizes.
void initialize(Module& model, std::uint64_t seed);

}  // namespace ferry
