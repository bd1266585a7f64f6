#include "model/module.h"

#include <algorithm>
#include <stdexcept>

namespace ferry {

NamedParameters Module::named_parameters() const {
  NamedParameters all = parameters_;
  for (const auto& [name, part] : parts_) {
    for (auto& [rest, value] : part->named_parameters()) all.emplace_back(name + "." + rest, value);
  }
  return all;
}

Tensor Module::parameter(std::string_view name) const {
  for (const auto& [own, value] : named_parameters()) {
    if (own == name) return value;
  }
  throw std::out_of_range("the model has no parameter " + std::string(name));
}

std::vector<Module*> Module::modules() {
  std::vector<Module*> all{this};
  for (const auto& [name, part] : parts_) {
    const std::vector<Module*> more = part->modules();
    all.insert(all.end(), more.begin(), more.end());
  }
  return all;
}

void Module::to(const at::Device& device) {
  // In place, so that everyone who shares a tensor (tied embeddings) follows.
  for (auto& [name, value] : named_parameters()) value.set_data(value.to(device));
}

Tensor Module::register_parameter(std::string name, Tensor value) {
  expect_new(name);
  value.set_requires_grad(true);
  parameters_.emplace_back(std::move(name), value);
  return value;
}

void Module::expect_new(const std::string& name) const {
  const auto is_it = [&name](const auto& entry) { return entry.first == name; };
  check(std::ranges::none_of(parameters_, is_it) && std::ranges::none_of(parts_, is_it),
        "no two parts or parameters of a module have the same name");
}

}  // namespace ferry
