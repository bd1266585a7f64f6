// The one door to oneDNN, and the only place that knows which version it is (2.x or 3.x).
#pragma once

#include <oneapi/dnnl/dnnl.hpp>

namespace ferry::kernels {

/// The primitive for c = a b (+ bias) (+ c).
inline dnnl::matmul make_matmul(const dnnl::engine& engine, const dnnl::memory::desc& a, const dnnl::memory::desc& b,
                                const dnnl::memory::desc& bias, const dnnl::memory::desc& c,
                                const dnnl::primitive_attr& attributes) {
#if DNNL_VERSION_MAJOR >= 3
  return dnnl::matmul(dnnl::matmul::primitive_desc(engine, a, b, bias, c, attributes));
#else
  return dnnl::matmul(dnnl::matmul::primitive_desc(dnnl::matmul::desc(a, b, bias, c), attributes, engine));
#endif
}

}  // namespace ferry::kernels
