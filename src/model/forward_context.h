// What a forward pass needs to know besides its inputs: whether it is learning, in which type products are made, and
// where its random numbers come from.
#pragma once

#include <cstdint>

#include "base/random.h"
#include "base/tensor.h"
#include "kernels/dropout.h"

namespace ferry {

class ForwardContext {
 public:
  /// Dropout on; all of its randomness is a pure function of `key` and the order of the sites.
  static ForwardContext training(std::uint64_t key, at::ScalarType product_type = at::kFloat) {
    return {true, key, product_type};
  }
  /// The same for a batch that is a part of a larger one, whose dropout it keeps: so many real positions of the source,
  /// and of the target, stand there before its own.
  ForwardContext of_part(std::int64_t source_before, std::int64_t target_before) const {
    ForwardContext part = *this;
    part.source_before_ = source_before;
    part.target_before_ = target_before;
    return part;
  }
  /// Dropout off.
  static ForwardContext evaluation(at::ScalarType product_type = at::kFloat) { return {false, 0, product_type}; }

  /// Which side's positions are the rows from here on.
  void enter_source() { first_row_ = source_before_; }
  void enter_target() { first_row_ = target_before_; }

  /// The next dropout site.
  kernels::Dropout dropout(double probability) {
    if (!training_ || probability == 0) return {};
    return {probability, random_key(key_, "dropout", next_site_++), first_row_};
  }

  /// float32 or bfloat16: the type of every sublayer's input and output. Residual sums, norms and softmax are float32.
  at::ScalarType product_type() const { return product_type_; }

 private:
  ForwardContext(bool training, std::uint64_t key, at::ScalarType product_type)
      : training_(training), key_(key), product_type_(product_type) {}

  bool training_;
  std::uint64_t key_;
  at::ScalarType product_type_;
  std::uint64_t next_site_ = 0;
  std::int64_t source_before_ = 0, target_before_ = 0, first_row_ = 0;
};

}  // namespace ferry
