#include "training/flat_parameters.h"

namespace ferry {

FlatParameters::FlatParameters(Module& model) {
  const NoGradients guard;
  lay_out(model);
  const NamedParameters parameters = model.named_parameters();
  std::int64_t size = 0;
  for (const auto& [name, values] : parameters) size += values.numel();
  values_ = at::empty({size}, parameters.front().second.options());
  gradients_ = at::zeros_like(values_);
  for (const Place& place : places_) {
    Tensor parameter = place.parameter;
    const std::int64_t count = parameter.numel();
    Tensor home = values_.narrow(0, place.begin, count).view(place.sizes);
    home.copy_(parameter);
    // In place, so that everyone who shares this tensor (tied embeddings) follows.
    parameter.set_data(home);
    parameter.mutable_grad() = gradients_.narrow(0, place.begin, count).view(place.sizes);
  }
}

void FlatParameters::lay_out(Module& model) {
  std::int64_t begin = 0;
  for (const bool matrices : {true, false}) {
    for (const auto& [name, values] : model.named_parameters()) {
      if ((values.dim() >= 2) != matrices) continue;
      places_.push_back({name, values, begin, values.sizes().vec()});
      begin += values.numel();
    }
    if (matrices) matrices_end_ = begin;
  }
}

NamedTensors FlatParameters::named(const Tensor& flat, const std::string& prefix) const {
  NamedTensors tensors;
  for (const Place& place : places_) {
    std::int64_t count = 1;
    for (const std::int64_t size : place.sizes) count *= size;
    tensors.emplace_back(prefix + place.name, flat.narrow(0, place.begin, count).view(place.sizes));
  }
  return tensors;
}

ExchangedWeights::ExchangedWeights(const FlatParameters& parameters, const Tensor& other)
    : mine_(parameters.values()), other_(other) {
  exchange();
}

void ExchangedWeights::exchange() {
  if (!other_.defined()) return;
  const NoGradients guard;
  const Tensor kept = mine_.clone();
  mine_.copy_(other_);
  other_.copy_(kept);
}

}  // namespace ferry
