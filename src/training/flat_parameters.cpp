#include "training/flat_parameters.h"

namespace ferry {

FlatParameters::FlatParameters(Module& model) {
  const NoGradients guard;
  lay_out(model);
  values_ = at::empty({places_.back().begin + places_.back().parameter.numel()}, places_.front().parameter.options());
  gradients_ = at::zeros_like(values_);
  for (const Place& place : places_) {
    Tensor parameter = place.parameter;
    const std::int64_t count = parameter.numel();
    Tensor home = values_.narrow(0, place.begin, count).view(parameter.sizes());
    home.copy_(parameter);
    // In place, so that everyone who shares this tensor (tied embeddings) follows.
    parameter.set_data(home);
    parameter.mutable_grad() = gradients_.narrow(0, place.begin, count).view(parameter.sizes());
  }
}

void FlatParameters::lay_out(Module& model) {
  std::int64_t begin = 0;
  const NamedParameters parameters = model.named_parameters();
  for (const bool matrices : {true, false}) {
    for (const auto& [name, values] : parameters) {
      if ((values.dim() >= 2) != matrices) continue;
      places_.push_back({name, values, begin});
      begin += values.numel();
    }
    if (matrices) matrices_end_ = begin;
  }
}

NamedTensors FlatParameters::named(const Tensor& flat, const std::string& prefix) const {
  NamedTensors tensors;
  for (const Place& place : places_) {
    const Tensor& parameter = place.parameter;
    tensors.emplace_back(prefix + place.name, flat.narrow(0, place.begin, parameter.numel()).view(parameter.sizes()));
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
