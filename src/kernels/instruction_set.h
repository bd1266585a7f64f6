// Which of the compiled instruction sets this processor runs, decided once.
#pragma once

#include <string>
#include <vector>

#include "base/tensor.h"
#include "kernels/loops/loops.h"

namespace ferry::kernels {

/// The loops in use: the best the processor can run, or the one named by the environment variable FERRY_INSTRUCTIONS
/// (baseline, avx2, avx512). Throws UserError, the first time, where that names none which runs here.
const Loops& loops();
/// Its name.
const std::string& instruction_set();

/// Every set this processor can run, by name; for tests that compare them.
std::vector<std::pair<std::string, const Loops*>> runnable_loops();
/// Makes loops() give another set, for tests and benchmarks.
void use_loops(const std::string& name);

/// True when the processor multiplies bfloat16 numbers itself (AVX512-BF16, which those with AMX have, too) and oneDNN
/// is there to make use of it, so that it is faster than float32.
bool has_bfloat16_products();

/// True where oneDNN multiplies float32 numbers with AVX-512, and the loops in use are made for it, too. Everywhere
/// else loops of our own do (panels.h), which with AVX2 are faster.
bool dnnl_is_fast_in_float32();

/// True where products of 8 bits are added without an overflow: oneDNN has AVX512-VNNI for them, or is not there.
bool has_exact_int8_products();

/// True for tensors the loops can work on: on the CPU, float32 or bfloat16.
bool fits_loops(const Tensor& tensor);

template <typename T>
const TypedLoops<T>& typed_loops();
template <>
inline const TypedLoops<float>& typed_loops<float>() {
  return loops().f32;
}
template <>
inline const TypedLoops<Bf16>& typed_loops<Bf16>() {
  return loops().bf16;
}

/// The numbers of a contiguous tensor as the loops see them.
template <typename T>
T* data_of(const Tensor& tensor) {
  return static_cast<T*>(tensor.data_ptr());
}

/// Calls `work` with a float or a Bf16, whichever the tensor's type asks for.
template <typename Work>
void with_type(const Tensor& tensor, Work&& work) {
  if (tensor.scalar_type() == at::kBFloat16) {
    work(Bf16{});
  } else {
    work(float{});
  }
}

/// Elements that one thread takes at least, so that waking it pays.
inline constexpr std::int64_t element_grain = 16384;

}  // namespace ferry::kernels
