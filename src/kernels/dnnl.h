// The one door to oneDNN, and the only place that knows which version it is (2.x or 3.x).
#pragma once

#include <oneapi/dnnl/dnnl.hpp>

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

/// The primitive itself.
inline dnnl::matmul make_matmul(const dnnl::engine& engine, const dnnl::memory::desc& a, const dnnl::memory::desc& b,
                                const dnnl::memory::desc& bias, const dnnl::memory::desc& c,
                                const dnnl::primitive_attr& attributes) {
  return dnnl::matmul(matmul_description(engine, a, b, bias, c, attributes));
}

}  // namespace ferry::kernels
