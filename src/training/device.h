// Where the tensors live and in which type they are multiplied.
#pragma once

#include "base/tensor.h"
#include "config/config.h"

namespace ferry {

/// `auto`: a GPU when LibTorch sees one. Throws UserError when cuda is asked for and there is none.
at::Device choose_device(DeviceKind kind);

/// `auto`: bfloat16 where the processor (or GPU) multiplies it faster than float32, else float32.
at::ScalarType choose_product_type(Precision precision, const at::Device& device);

/// One line for the log: device, instruction set, BLAS, threads.
std::string describe_machine(const at::Device& device, at::ScalarType product_type);

}  // namespace ferry
