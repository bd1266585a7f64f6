// The one door to oneDNN, and the only place that knows which version it is (2.x or 3.x).
#pragma once

#include <cstdint>
#include <new>

#include <oneapi/dnnl/dnnl.hpp>

#include "base/available_memory.h"

namespace ferry::kernels {

/// What is to be known of the primitive for c = a b (+ bias) (+ c).
inline dnnl::matmul::primitive_desc matmul_description(const dnnl::engine& engine, const dnnl::memory::desc& a,
                                                       const dnnl::memory::desc& b, const dnnl::memory::desc& bias,
                                                       const dnnl::memory::desc& c,
                                                       const dnnl::primitive_attr& attributes) {
#if DNNL_VERSION_MAJOR >= 3
  return {engine, a, b, bias, c, attributes};
#else
  return {dnnl::matmul::desc(a, b, bias, c), attributes, engine};
#endif
}

/// The primitive itself. Throws std::bad_alloc where little is left of a limit of address space: oneDNN crashes where
/// it gets no memory for the code that it makes.
inline dnnl::matmul make_matmul(const dnnl::engine& engine, const dnnl::memory::desc& a, const dnnl::memory::desc& b,
                                const dnnl::memory::desc& bias, const dnnl::memory::desc& c,
                                const dnnl::primitive_attr& attributes) {
  constexpr std::int64_t code = std::int64_t{16} << 20;
  if (address_space_left() < code) throw std::bad_alloc();
  return dnnl::matmul(matmul_description(engine, a, b, bias, c, attributes));
}

}  // namespace ferry::kernels
