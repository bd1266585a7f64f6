// oneDNN's matrix products, made once and kept: making one costs 0.2 ms, and the number of rows changes with each
// batch.
#pragma once

#include <array>
#include <cstdint>
#include <unordered_map>

#include "base/tensor.h"
#include "kernels/dnnl.h"

namespace ferry::kernels {

/// Everything that distinguishes one product from another: sizes, strides or layout, types, threads.
struct MatmulKey {
  std::array<std::int64_t, 12> numbers;
  bool operator==(const MatmulKey&) const = default;
};

/// Addresses of the matrices; bias may be null.
struct MatmulOperands {
  void* a;
  void* b;
  void* c;
  void* bias = nullptr;
};

/// Those of one thread.
class Primitives {
 public:
  Primitives();

  std::size_t size() const { return kept_.size(); }

  /// Runs the product of this key; `describe` gives its MatmulDescription where there is none yet. Throws
  /// std::bad_alloc where memory has run out.
  template <typename Describe>
  void run(const MatmulKey& key, const MatmulOperands& operands, const Describe& describe) try {
    const auto found = kept_.find(key);
    execute(found != kept_.end() ? found->second : keep(key, describe()), operands);
  } catch (const dnnl::error& failure) {
    rethrow(failure);
  }

  /// How oneDNN would make a product. Throws std::bad_alloc.
  dnnl::matmul::primitive_desc plan(const MatmulDescription& description) const;

  /// Copies a matrix into another layout. Throws std::bad_alloc.
  void reorder(const dnnl::memory::desc& from, void* from_data, const dnnl::memory::desc& to, void* to_data);

 private:
  // The arguments stay, too: only their addresses change. What a product needs to work in is one buffer for all: each
  // would keep some megabytes of its own.
  struct Prepared {
    dnnl::matmul matmul;
    std::unordered_map<int, dnnl::memory> arguments;
    std::int64_t scratch_size;  ///< bytes
  };
  struct KeyHash {
    std::size_t operator()(const MatmulKey& key) const;
  };

  [[noreturn]] static void rethrow(const dnnl::error& failure);
  Prepared& keep(const MatmulKey& key, const MatmulDescription& description);
  Prepared prepare(const MatmulDescription& description) const;
  void execute(Prepared& prepared, const MatmulOperands& operands);
  void* scratch(std::int64_t size);
  void forget();

  dnnl::engine engine_{dnnl::engine::kind::cpu, 0};
  dnnl::stream stream_{engine_};
  std::unordered_map<MatmulKey, Prepared, KeyHash> kept_;
  Tensor scratch_;
};

Primitives& primitives();

/// When so many have gathered, or memory runs out, all are forgotten; the few in use come back at once.
inline constexpr std::size_t most_primitives = 2048;

/// One for a product of few_multiplications (product.h) at most. How many oneDNN uses is decided when a product is
/// made.
int threads_for(std::int64_t multiplications);

}  // namespace ferry::kernels
