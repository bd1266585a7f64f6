#include "base/tensor_memory.h"

#include <cstring>
#include <limits>
#include <new>

#include <sys/mman.h>

#include "base/available_memory.h"
#include "base/block_pool.h"
#include "base/tensor.h"

namespace ferry {

namespace {

// Smaller ones change hands too often for the pool, and do not grow the heap.
constexpr std::size_t large = std::size_t{64} << 10;

// What tensors leave to the rest of the process: stacks of threads, code that oneDNN makes, texts.
constexpr std::int64_t reserve = std::int64_t{96} << 20;

std::byte* fresh_memory(std::size_t bytes) {
  if (available_memory().bytes < static_cast<std::int64_t>(bytes) + reserve) throw std::bad_alloc();
  void* const memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) throw std::bad_alloc();
  madvise(memory, bytes, MADV_HUGEPAGE);  // only advice: where it is refused, pages are small
  return static_cast<std::byte*>(memory);
}

// Never destroyed: tensors may outlive everything static.
BlockPool& pool() {
  static auto* const blocks = new BlockPool(fresh_memory);
  return *blocks;
}

// At its first product OpenBLAS takes a buffer of 128 MiB, and where it does not get it, it asks again for ever: under
// a limit of address space it gets it before tensors come near the limit.
void let_blas_take_its_buffer() {
  if (address_space_left() == std::numeric_limits<std::int64_t>::max()) return;
  const Tensor matrix = at::ones({256, 256});
  at::mm(matrix, matrix);
}

class TensorMemory final : public at::Allocator {
 public:
  explicit TensorMemory(at::Allocator* small) : small_(small) { small_deleter_ = small->raw_deleter(); }

  // Constant in LibTorch 1.13 and not in later versions, where a pure function more is to be had: without `override`,
  // the ones that the version knows are overridden.
  // NOLINTBEGIN(modernize-use-override, cppcoreguidelines-explicit-virtual-functions)
  at::DataPtr allocate(std::size_t bytes) const { return allocated(bytes); }
  at::DataPtr allocate(std::size_t bytes) { return allocated(bytes); }
  void copy_data(void* to, const void* from, std::size_t bytes) const { std::memcpy(to, from, bytes); }
  // For those that keep an address alone, as oneDNN within LibTorch does.
  at::DeleterFnPtr raw_deleter() const { return small_deleter_ == nullptr ? nullptr : give_back; }
  // NOLINTEND(modernize-use-override, cppcoreguidelines-explicit-virtual-functions)

 private:
  at::DataPtr allocated(std::size_t bytes) const {
    if (bytes < large) return small_->allocate(bytes);
    std::byte* const block = pool().take(bytes);
    return {block, block, give_back, at::kCPU};
  }
  static void give_back(void* memory) {
    if (!pool().give_back(static_cast<std::byte*>(memory))) small_deleter_(memory);
  }

  at::Allocator* small_;
  static inline at::DeleterFnPtr small_deleter_ = nullptr;
};

}  // namespace

void use_tensor_memory() {
  let_blas_take_its_buffer();
#ifndef __SANITIZE_ADDRESS__
  static TensorMemory memory(c10::GetCPUAllocator());
  c10::SetCPUAllocator(&memory, 1);
#endif
}

}  // namespace ferry
