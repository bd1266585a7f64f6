#include "checkpoint/progress.h"

#include <cmath>
#include <limits>
#include <vector>

#include "base/errors.h"
#include "base/format.h"

namespace ferry {
namespace {

// Takes values out of an object by key and collects every problem, so that one message names them all.
class Fields {
 public:
  Fields(const Json& object, std::string where, std::string prefix)
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

  void add(const Fields& inner) { problems.insert(problems.end(), inner.problems.begin(), inner.problems.end()); }

  void counts(const char* key, std::vector<std::int64_t>& values) {
    const Json* field = find(key);
    if (field == nullptr) return;
    if (!field->is_array()) return refuse(key, "a list of whole numbers");
    for (const Json& element : *field) {
      if (!element.is_number_integer() || element < 0) return refuse(key, "a list of whole numbers");
      values.push_back(element.get<std::int64_t>());
    }
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

// JSON has no infinity. A score that is none is worse than any that is: the same as no score yet.
Json number_or_null(double number) {
  return std::isfinite(number) ? Json(number) : Json(nullptr);
}

Json to_json(const std::vector<FileFingerprint>& side) {
  Json files = Json::array();
  for (const FileFingerprint& file : side) files.push_back({{"lines", file.lines}, {"sha256", file.sha256}});
  return files;
}

Json to_json(const TextFingerprint& text) {
  return {{"source", to_json(text.source)}, {"target", to_json(text.target)}};
}

void read_side(Fields& fields, const char* key, const std::string& where, const std::string& prefix,
               std::vector<FileFingerprint>& side) {
  const Json* files = fields.array(key);
  if (files == nullptr) return;
  for (const Json& file : *files) {
    Fields inner(file, where, format("{}{}.", prefix, key));
    FileFingerprint& read = side.emplace_back();
    inner.count("lines", read.lines);
    inner.text("sha256", read.sha256);
    fields.add(inner);
  }
}

void read_text(Fields& fields, const char* key, const std::string& where, TextFingerprint& text) {
  const Json* sides = fields.object(key);
  if (sides == nullptr) return;
  const std::string prefix = format("data.{}.", key);
  Fields inner(*sides, where, prefix);
  read_side(inner, "source", where, prefix, text.source);
  read_side(inner, "target", where, prefix, text.target);
  fields.add(inner);
}

void put(const std::optional<Quality>& quality, const char* score, const char* loss, Json& json) {
  json[score] = quality ? number_or_null(quality->score) : Json(nullptr);
  json[loss] = json[score].is_null() ? Json(nullptr) : number_or_null(quality->loss);
}

// A score without a loss, of an earlier version, loses every tie.
void take(Fields& fields, const char* score, const char* loss, std::optional<Quality>& quality) {
  std::optional<double> known_score;
  std::optional<double> known_loss;
  fields.number_or_null(score, known_score);
  if (fields.has(loss)) fields.number_or_null(loss, known_loss);
  if (known_score) quality = Quality{.score = *known_score, .loss = known_loss.value_or(Quality{}.loss)};
}

}  // namespace

Json to_json(const Progress& progress) {
  Json json{{"update", progress.update},
            {"position", {{"epoch", progress.position.epoch}, {"batch", progress.position.batch}}},
            {"source_tokens", progress.source_tokens},
            {"target_tokens", progress.target_tokens},
            {"seconds", progress.seconds}};
  put(progress.best, "best_score", "best_loss", json);
  json["best_update"] = progress.best_update;
  json["validations_without_gain"] = progress.validations_without_gain;
  json["validated_update"] = progress.validated_update;
  json["bad_updates_in_a_row"] = progress.bad_updates_in_a_row;
  json["set_backs"] = progress.set_backs;
  json["rate_factor"] = progress.rate_factor;
  put(progress.quality, "score", "loss", json);
  json["averaged_update"] = progress.averaged_update;
  if (!progress.average_of.empty()) json["average_of"] = progress.average_of;
  if (progress.data) {
    json["data"] = {{"train", to_json(progress.data->train)}, {"valid", to_json(progress.data->valid)}};
  }
  return json;
}

Progress progress_from_json(const Json& json, const std::string& where) {
  if (!json.is_object()) throw UserError(Problem{.where = where, .what = "holds no JSON object"});
  Progress progress;
  Fields fields(json, where, "");
  fields.count("update", progress.update);
  if (const Json* position = fields.object("position")) {
    Fields inner(*position, where, "position.");
    inner.count("epoch", progress.position.epoch);
    inner.count("batch", progress.position.batch);
    fields.add(inner);
  }
  fields.count("source_tokens", progress.source_tokens);
  fields.count("target_tokens", progress.target_tokens);
  fields.number("seconds", progress.seconds);
  take(fields, "best_score", "best_loss", progress.best);
  fields.count("best_update", progress.best_update);
  fields.count("validations_without_gain", progress.validations_without_gain);
  progress.validated_update = progress.update;
  if (fields.has("validated_update")) fields.count("validated_update", progress.validated_update);
  if (fields.has("bad_updates_in_a_row")) fields.count("bad_updates_in_a_row", progress.bad_updates_in_a_row);
  if (fields.has("set_backs")) fields.count("set_backs", progress.set_backs);
  if (fields.has("rate_factor")) fields.positive("rate_factor", progress.rate_factor);
  if (fields.has("data")) {
    DataFingerprint& data = progress.data.emplace();
    if (const Json* texts = fields.object("data")) {
      Fields inner(*texts, where, "data.");
      read_text(inner, "train", where, data.train);
      read_text(inner, "valid", where, data.valid);
      fields.add(inner);
    }
  }
  if (fields.has("score")) take(fields, "score", "loss", progress.quality);
  if (fields.has("averaged_update")) fields.count("averaged_update", progress.averaged_update);
  if (fields.has("average_of")) fields.counts("average_of", progress.average_of);
  if (!fields.problems.empty()) throw UserError(fields.problems);
  return progress;
}

}  // namespace ferry
