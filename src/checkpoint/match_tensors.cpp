#include "checkpoint/match_tensors.h"

#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/errors.h"
#include "base/format.h"
#include "checkpoint/safetensors_header.h"

namespace ferry {
namespace {

using Index = std::unordered_map<std::string_view, Tensor>;

Index index_of(const NamedTensors& tensors) {
  Index index;
  for (const auto& [name, tensor] : tensors) {
    check(index.emplace(name, tensor).second, "a list of named tensors has each name once");
  }
  return index;
}

// What keeps one tensor from being copied into the other, empty when nothing does.
std::string mismatch(const Tensor& from, const Tensor& into) {
  if (from.sizes() != into.sizes()) {
    return format("has the shape {}, but the model's has {}", shape_text(from.sizes()), shape_text(into.sizes()));
  }
  if (from.scalar_type() != into.scalar_type() && !(from.is_floating_point() && into.is_floating_point())) {
    return format("has the type {}, but the model's has {}", safetensors_type_name(from.scalar_type()),
                  safetensors_type_name(into.scalar_type()));
  }
  // None is ever saved; with one of them every translation would be empty.
  if (from.is_floating_point() && !at::isfinite(from).all().item<bool>()) return "holds numbers that are not finite";
  return "";
}

}  // namespace

void copy_tensors(const NamedTensors& from, const NamedTensors& into, const std::string& where) {
  const Index given = index_of(from);
  const Index wanted = index_of(into);
  std::vector<Problem> problems;
  for (const auto& [name, tensor] : into) {
    const auto found = given.find(name);
    const std::string fault = found == given.end()
                                  ? format("is missing, the model has it with the shape {}", shape_text(tensor.sizes()))
                                  : mismatch(found->second, tensor);
    if (!fault.empty()) problems.push_back({.where = where, .what = format("tensor {} {}", name, fault)});
  }
  for (const auto& [name, tensor] : from) {
    if (wanted.contains(name)) continue;
    problems.push_back(
        {.where = where,
         .what = format("tensor {} of the shape {} is not part of the model", name, shape_text(tensor.sizes()))});
  }
  if (!problems.empty()) throw UserError(std::move(problems));
  const NoGradients no_gradients;
  for (const auto& [name, tensor] : into) {
    Tensor target = tensor;
    target.copy_(given.at(name));
  }
}

}  // namespace ferry
