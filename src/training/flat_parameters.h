// A model's parameters as one block of memory, so that an update is one pass over it.
#pragma once

#include <string>
#include <vector>

#include "checkpoint/named_tensors.h"
#include "model/module.h"

namespace ferry {

/// Moves every parameter of a model, and its gradient, into two flat buffers; the parameters become views of them.
class FlatParameters {
 public:
  explicit FlatParameters(Module& model);

  const Tensor& values() const { return values_; }        ///< [P] float32
  const Tensor& gradients() const { return gradients_; }  ///< [P] float32; backward passes add to it
  std::int64_t size() const { return values_.numel(); }
  /// Matrices come first, [0, matrices_end); gains and biases after them are not decayed.
  std::int64_t matrices_end() const { return matrices_end_; }

  /// A buffer of the same layout, by parameter name, each name with `prefix` before it: views.
  NamedTensors named(const Tensor& flat, const std::string& prefix = "") const;

  void clear_gradients() { gradients_.zero_(); }

 private:
  struct Place {
    std::string name;
    Tensor parameter;
    std::int64_t begin;
  };
  void lay_out(Module& model);

  Tensor values_, gradients_;
  std::vector<Place> places_;
  std::int64_t matrices_end_ = 0;
};

/// Exchanges the numbers of two buffers while it lives: validation sees the averaged weights, training the raw ones.
class ExchangedWeights {
 public:
  /// Nothing happens where `other` is undefined.
  ExchangedWeights(const FlatParameters& parameters, const Tensor& other);
  ~ExchangedWeights() { exchange(); }
  ExchangedWeights(const ExchangedWeights&) = delete;
  ExchangedWeights& operator=(const ExchangedWeights&) = delete;

 private:
  void exchange();
  Tensor mine_, other_;
};

}  // namespace ferry
