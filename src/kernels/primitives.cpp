#ifdef FERRY_WITH_DNNL
#include "kernels/primitives.h"

#include <mutex>
#include <new>

#include "base/available_memory.h"
#include "kernels/product.h"

namespace ferry::kernels {
namespace {

// oneDNN crashes where it gets no memory for the code that it makes.
void need_room_for_code() {
  constexpr std::int64_t code = std::int64_t{16} << 20;
  if (address_space_left() < code) throw std::bad_alloc();
}

}  // namespace

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

void Primitives::rethrow(const dnnl::error& failure) {
  if (failure.status == dnnl_out_of_memory) throw std::bad_alloc();
  throw failure;
}

void Primitives::forget() {
  kept_.clear();
  scratch_ = Tensor();
}

Primitives::Prepared& Primitives::keep(const MatmulKey& key, const MatmulDescription& description) {
  if (kept_.size() >= most_primitives) forget();
  try {
    return kept_.emplace(key, prepare(description)).first->second;
  } catch (const std::bad_alloc&) {
  } catch (const dnnl::error& failure) {
    if (failure.status != dnnl_out_of_memory) throw;
  }
  forget();
  return kept_.emplace(key, prepare(description)).first->second;
}

dnnl::matmul::primitive_desc Primitives::plan(const MatmulDescription& description) const try {
  need_room_for_code();
  return matmul_primitive(engine_, description);
} catch (const dnnl::error& failure) {
  rethrow(failure);
}

Primitives::Prepared Primitives::prepare(const MatmulDescription& description) const {
  // One thread at a time, or several would count on the same room.
  static std::mutex mutex;
  const std::scoped_lock lock(mutex);
  const auto place = [&](const dnnl::memory::desc& of) { return dnnl::memory(of, engine_, nullptr); };
  const auto primitive = plan(description);
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
    arguments.at(DNNL_ARG_SCRATCHPAD).set_data_handle(scratch(prepared.scratch_size));
  }
  if (operands.bias != nullptr) arguments.at(DNNL_ARG_BIAS).set_data_handle(operands.bias);
  prepared.matmul.execute(stream_, arguments);
  stream_.wait();
}

void* Primitives::scratch(std::int64_t size) {
  if (!scratch_.defined() || scratch_.numel() < size) {
    scratch_ = Tensor();  // or both would be there for a moment
    scratch_ = at::empty({size}, at::kByte);
  }
  return scratch_.data_ptr();
}

void Primitives::reorder(const dnnl::memory::desc& from, void* from_data, const dnnl::memory::desc& to,
                         void* to_data) try {
  need_room_for_code();
  dnnl::memory source(from, engine_, from_data);
  dnnl::memory target(to, engine_, to_data);
  dnnl::reorder(source, target).execute(stream_, source, target);
  stream_.wait();
} catch (const dnnl::error& failure) {
  rethrow(failure);
}

Primitives& primitives() {
  thread_local Primitives own;
  return own;
}

int threads_for(std::int64_t multiplications) {
  return multiplications < few_multiplications ? 1 : at::get_num_threads();
}

}  // namespace ferry::kernels
#endif
