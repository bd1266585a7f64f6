// A value that the file may leave to Ferry: "auto" until the size of the corpus is known, then a number.
#pragma once

#include <optional>

#include "base/errors.h"

namespace ferry {

template <typename T>
class Automatic {
 public:
  Automatic() = default;
  Automatic(T value) : value_(value) {}  // NOLINT(google-explicit-constructor): reads as a plain value

  bool chosen() const { return value_.has_value(); }
  /// The value; only after the configuration was resolved.
  T value() const {
    check(value_.has_value(), "an automatic option is chosen before it is used");
    return *value_;
  }
  T value_or(T other) const { return value_.value_or(other); }
  /// Sets the value unless the file stated one.
  void choose(T value) {
    if (!value_) value_ = value;
  }
  bool operator==(const Automatic&) const = default;

 private:
  std::optional<T> value_;
};

}  // namespace ferry
