// What every part of the model is: some parameters, and further parts, each under a name. The model needs no more of
// torch::nn::Module than this, and its headers take as long to compile as all others of LibTorch together.
#pragma once

#include <concepts>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/errors.h"
#include "base/format.h"
#include "base/tensor.h"

namespace ferry {

using NamedParameters = std::vector<std::pair<std::string, Tensor>>;

class Module {
 public:
  Module() = default;
  virtual ~Module() = default;
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  /// Its own parameters, then those of its parts, in the order of their registration and under their whole names
  /// (decoder.layers.2.cross_attention.query.weight). They share the memory of the model's.
  NamedParameters named_parameters() const;
  /// The one with this name. Throws std::out_of_range where there is none.
  Tensor parameter(std::string_view name) const;
  /// Itself, its parts and theirs.
  std::vector<Module*> modules();

  void to(const at::Device& device);

 protected:
  /// Returns the tensor, of which gradients are wanted from now on. Each name is given once.
  Tensor register_parameter(std::string name, Tensor value);

  template <typename Part>
  Part register_module(std::string name, Part part) {
    expect_new(name);
    parts_.emplace_back(std::move(name), part.shared());
    return part;
  }

  /// As many parts of one kind: name.0, name.1 and so on.
  template <typename Part, typename... Arguments>
  std::vector<Part> register_modules(const std::string& name, int count, const Arguments&... arguments) {
    std::vector<Part> parts;
    for (int i = 0; i < count; ++i) {
      parts.push_back(register_module(format("{}.{}", name, i), Part(arguments...)));
    }
    return parts;
  }

 private:
  void expect_new(const std::string& name) const;

  NamedParameters parameters_;
  std::vector<std::pair<std::string, std::shared_ptr<Module>>> parts_;
};

/// A part as those who use it hold it: copies are the same part. Calling it is calling its `forward`.
template <std::derived_from<Module> Implementation>
class Part {
 public:
  /// None yet.
  Part(std::nullptr_t) {}
  template <typename... Arguments>
  requires std::constructible_from<Implementation, Arguments...>
  explicit Part(Arguments&&... arguments)
      : shared_(std::make_shared<Implementation>(std::forward<Arguments>(arguments)...)) {}

  Implementation* operator->() { return shared().get(); }
  const Implementation* operator->() const { return shared().get(); }
  Implementation& operator*() { return *shared(); }
  const Implementation& operator*() const { return *shared(); }
  const std::shared_ptr<Implementation>& shared() const {
    check(shared_ != nullptr, "a part of the model is made before it is used");
    return shared_;
  }

  template <typename... Arguments>
  decltype(auto) operator()(Arguments&&... arguments) {
    return shared()->forward(std::forward<Arguments>(arguments)...);
  }

 private:
  std::shared_ptr<Implementation> shared_;
};

}  // namespace ferry
