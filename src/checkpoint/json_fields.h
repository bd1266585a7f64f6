// Numbers and texts out of a JSON object that anybody may have written.
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "base/errors.h"
#include "base/format.h"
#include "base/json.h"

namespace ferry {

/// Takes values out of an object by key and collects every problem, so that one message names them all.
class JsonFields {
 public:
  JsonFields(const Json& object, std::string where, std::string prefix)
      : object_(object), where_(std::move(where)), prefix_(std::move(prefix)) {}

  void count(const char* key, std::int64_t& value) {
    const Json* field = find(key);
    if (field == nullptr) return;
    constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    // Parsed from text, a whole number without a sign is unsigned; put in by the program it may be signed.
    const bool whole = field->is_number_integer();
    const bool negative = whole && !field->is_number_unsigned() && field->get<std::int64_t>() < 0;
    if (!whole || negative || field->get<std::uint64_t>() > most) return refuse(key, "a whole number from 0");
    value = field->get<std::int64_t>();
  }

  // What earlier versions did not write keeps its default where it is absent.
  bool has(const char* key) const { return object_.contains(key); }

  void number(const char* key, double& value) {
    const Json* field = find(key);
    if (field == nullptr) return;
    if (!field->is_number() || !std::isfinite(field->get<double>())) return refuse(key, "a number");
    value = field->get<double>();
  }

  void positive(const char* key, double& value) {
    const Json* field = find(key);
    if (field == nullptr) return;
    if (!field->is_number() || !(field->get<double>() > 0) || !std::isfinite(field->get<double>())) {
      return refuse(key, "a number above 0");
    }
    value = field->get<double>();
  }

  void number_or_null(const char* key, std::optional<double>& value) {
    const Json* field = find(key);
    if (field == nullptr || field->is_null()) return;
    number(key, value.emplace());
  }

  void text(const char* key, std::string& value) {
    const Json* field = find(key);
    if (field == nullptr) return;
    if (!field->is_string()) return refuse(key, "a text");
    value = field->get<std::string>();
  }

  const Json* array(const char* key) {
    const Json* field = find(key);
    if (field == nullptr || field->is_array()) return field;
    refuse(key, "a list");
    return nullptr;
  }

  void add(const JsonFields& inner) { problems.insert(problems.end(), inner.problems.begin(), inner.problems.end()); }

  void counts(const char* key, std::vector<std::int64_t>& values) {
    const Json* field = find(key);
    if (field == nullptr) return;
    if (!field->is_array()) return refuse(key, "a list of whole numbers");
    for (const Json& element : *field) {
      if (!element.is_number_integer() || element < 0) return refuse(key, "a list of whole numbers");
      values.push_back(element.get<std::int64_t>());
    }
  }

  void numbers(const char* key, std::vector<double>& values) {
    const Json* field = find(key);
    if (field == nullptr) return;
    if (!field->is_array()) return refuse(key, "a list of numbers");
    for (const Json& element : *field) {
      if (!element.is_number() || !std::isfinite(element.get<double>())) return refuse(key, "a list of numbers");
      values.push_back(element.get<double>());
    }
  }

  void flag(const char* key, bool& value) {
    const Json* field = find(key);
    if (field == nullptr) return;
    if (!field->is_boolean()) return refuse(key, "true or false");
    value = field->get<bool>();
  }

  const Json* object(const char* key) {
    const Json* field = find(key);
    if (field == nullptr || field->is_object()) return field;
    refuse(key, "an object");
    return nullptr;
  }

  std::vector<Problem> problems;

 private:
  const Json* find(const char* key) {
    const auto found = object_.find(key);
    if (found != object_.end()) return &*found;
    problems.push_back({.where = where_, .what = format("the key {}{} is missing", prefix_, key)});
    return nullptr;
  }

  void refuse(const char* key, const char* wanted) {
    problems.push_back(
        {.where = where_, .what = format("{}{} is {}, not {}", prefix_, key, shown(object_[key]), wanted)});
  }

  const Json& object_;
  std::string where_;
  std::string prefix_;
};

}  // namespace ferry
