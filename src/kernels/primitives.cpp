#ifdef FERRY_WITH_DNNL
#include "kernels/primitives.h"

#include <new>

#include "base/available_memory.h"

namespace ferry::kernels {

// oneDNN's own store of primitives is left unused: each takes a quarter of a megabyte of address space.
Primitives::Primitives() {
  dnnl::set_primitive_cache_capacity(0);
}

std::size_t Primitives::KeyHash::operator()(const MatmulKey& key) const {
  std::uint64_t hash = 0x9e3779b97f4a7c15ULL;
  for (const std::int64_t number : key.numbers) {
    hash = (hash ^ static_cast<std::uint64_t>(number)) * 0xff51afd7ed558ccdULL;
    hash ^= hash >> 32;
  }
  return hash;
}

Primitives::Prepared& Primitives::keep(const MatmulKey& key, const MatmulDescription& description) {
  if (kept_.size() >= most_primitives) kept_.clear();
  try {
    return kept_.emplace(key, prepare(description)).first->second;
  } catch (const std::bad_alloc&) {
  } catch (const dnnl::error& failure) {
    if (failure.status != dnnl_out_of_memory) throw;
  }
  kept_.clear();
  return kept_.emplace(key, prepare(description)).first->second;
}

Primitives::Prepared Primitives::prepare(const MatmulDescription& description) const {
  // oneDNN crashes where it gets no memory for the code that it makes.
  constexpr std::int64_t code = std::int64_t{16} << 20;
  if (address_space_left() < code) throw std::bad_alloc();
  const auto place = [&](const dnnl::memory::desc& of) { return dnnl::memory(of, engine_, nullptr); };
  const auto primitive = matmul_primitive(engine_, description);
  const dnnl::memory::desc scratch = primitive.scratchpad_desc();
  Prepared prepared{dnnl::matmul(primitive), {}, static_cast<std::int64_t>(scratch.get_size())};
  prepared.arguments.emplace(DNNL_ARG_SRC, place(description.a));
  prepared.arguments.emplace(DNNL_ARG_WEIGHTS, place(description.b));
  prepared.arguments.emplace(DNNL_ARG_DST, place(description.c));
  prepared.arguments.emplace(DNNL_ARG_SCRATCHPAD, place(scratch));
  if (description.bias) prepared.arguments.emplace(DNNL_ARG_BIAS, place(*description.bias));
  return prepared;
}

void Primitives::execute(Prepared& prepared, const MatmulOperands& operands) {
  auto& arguments = prepared.arguments;
  arguments.at(DNNL_ARG_SRC).set_data_handle(operands.a);
  arguments.at(DNNL_ARG_WEIGHTS).set_data_handle(operands.b);
  arguments.at(DNNL_ARG_DST).set_data_handle(operands.c);
  if (prepared.scratch_size > 0) {
    if (!scratch_.defined() || scratch_.numel() < prepared.scratch_size) {
      scratch_ = at::empty({prepared.scratch_size}, at::kByte);
    }
    arguments.at(DNNL_ARG_SCRATCHPAD).set_data_handle(scratch_.data_ptr());
  }
  if (operands.bias != nullptr) arguments.at(DNNL_ARG_BIAS).set_data_handle(operands.bias);
  prepared.matmul.execute(stream_, arguments);
  stream_.wait();
}

Primitives& primitives() {
  thread_local Primitives own;
  return own;
}

}  // namespace ferry::kernels
#endif
