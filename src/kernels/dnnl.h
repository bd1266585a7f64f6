// The one door to oneDNN, and the only place that knows which version it is (2.x or 3.x).
#pragma once

#include <optional>

#include <oneapi/dnnl/dnnl.hpp>

namespace ferry::kernels {

/// c = a b (+ bias), and what is done with it (added to what was there).
struct MatmulDescription {
  dnnl::memory::desc a, b, c;
  std::optional<dnnl::memory::desc> bias;
  dnnl::primitive_attr attributes;
};

/// Whether oneDNN makes use of these instructions: the processor has them, and ONEDNN_MAX_CPU_ISA does not forbid them.
/// (A set has all bits of those that it includes.)
inline bool dnnl_uses(dnnl::cpu_isa instructions) {
  const auto bits = static_cast<unsigned>(instructions);
  return (static_cast<unsigned>(dnnl::get_effective_cpu_isa()) & bits) == bits;
}

/// It works in a buffer that the caller gives.
inline dnnl::matmul::primitive_desc matmul_primitive(const dnnl::engine& engine, const MatmulDescription& product) {
  dnnl::primitive_attr attributes = product.attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  const dnnl::memory::desc bias = product.bias.value_or(dnnl::memory::desc());
#if DNNL_VERSION_MAJOR >= 3
  return {engine, product.a, product.b, bias, product.c, attributes};
#else
  return {dnnl::matmul::desc(product.a, product.b, bias, product.c), attributes, engine};
#endif
}

}  // namespace ferry::kernels
