#include "checkpoint/progress.h"

#include <cmath>
#include <vector>

#include "base/errors.h"
#include "base/format.h"
#include "checkpoint/json_fields.h"

namespace ferry {
namespace {

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

void read_side(JsonFields& fields, const char* key, const std::string& where, const std::string& prefix,
               std::vector<FileFingerprint>& side) {
  const Json* files = fields.array(key);
  if (files == nullptr) return;
  for (const Json& file : *files) {
    JsonFields inner(file, where, format("{}{}.", prefix, key));
    FileFingerprint& read = side.emplace_back();
    inner.count("lines", read.lines);
    inner.text("sha256", read.sha256);
    fields.add(inner);
  }
}

void read_text(JsonFields& fields, const char* key, const std::string& where, TextFingerprint& text) {
  const Json* sides = fields.object(key);
  if (sides == nullptr) return;
  const std::string prefix = format("data.{}.", key);
  JsonFields inner(*sides, where, prefix);
  read_side(inner, "source", where, prefix, text.source);
  read_side(inner, "target", where, prefix, text.target);
  fields.add(inner);
}

void put(const std::optional<Quality>& quality, const char* score, const char* loss, Json& json) {
  json[score] = quality ? number_or_null(quality->score) : Json(nullptr);
  json[loss] = json[score].is_null() ? Json(nullptr) : number_or_null(quality->loss);
}

// A score without a loss, of an earlier version, loses every tie.
void take(JsonFields& fields, const char* score, const char* loss, std::optional<Quality>& quality) {
  std::optional<double> known_score;
  std::optional<double> known_loss;
  fields.number_or_null(score, known_score);
  if (fields.has(loss)) fields.number_or_null(loss, known_loss);
  if (known_score) quality = Quality{.score = *known_score, .loss = known_loss.value_or(Quality{}.loss)};
}

Json to_json(const UnreportedUpdates& unreported) {
  return {{"updates", unreported.updates},        {"target_tokens", unreported.totals.tokens},
          {"correct", unreported.totals.correct}, {"loss", unreported.totals.loss},
          {"nll", unreported.totals.nll},         {"norms", unreported.norms}};
}

void read_unreported(JsonFields& fields, const std::string& where, UnreportedUpdates& unreported) {
  const Json* object = fields.object("unreported");
  if (object == nullptr) return;
  JsonFields inner(*object, where, "unreported.");
  inner.count("updates", unreported.updates);
  inner.count("target_tokens", unreported.totals.tokens);
  inner.count("correct", unreported.totals.correct);
  inner.number("loss", unreported.totals.loss);
  inner.number("nll", unreported.totals.nll);
  inner.number("norms", unreported.norms);
  fields.add(inner);
}

Json to_json(const LossLevel& level) {
  return {{"lowest", number_or_null(level.lowest)}, {"recent", level.recent}, {"left", level.left}};
}

void read_level(JsonFields& fields, const std::string& where, LossLevel& level) {
  const Json* object = fields.object("loss_level");
  if (object == nullptr) return;
  JsonFields inner(*object, where, "loss_level.");
  std::optional<double> lowest;
  inner.number_or_null("lowest", lowest);
  if (lowest) level.lowest = *lowest;
  inner.numbers("recent", level.recent);
  inner.flag("left", level.left);
  fields.add(inner);
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
  json["returns"] = progress.returns;
  json["rate_factor"] = progress.rate_factor;
  put(progress.quality, "score", "loss", json);
  json["averaged_update"] = progress.averaged_update;
  json["unreported"] = to_json(progress.unreported);
  json["loss_level"] = to_json(progress.loss_level);
  if (!progress.average_of.empty()) json["average_of"] = progress.average_of;
  if (progress.data) {
    json["data"] = {{"train", to_json(progress.data->train)}, {"valid", to_json(progress.data->valid)}};
  }
  return json;
}

Progress progress_from_json(const Json& json, const std::string& where) {
  if (!json.is_object()) throw UserError(Problem{.where = where, .what = "holds no JSON object"});
  Progress progress;
  JsonFields fields(json, where, "");
  fields.count("update", progress.update);
  if (const Json* position = fields.object("position")) {
    JsonFields inner(*position, where, "position.");
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
  progress.returns = progress.set_backs;
  if (fields.has("returns")) fields.count("returns", progress.returns);
  if (fields.has("rate_factor")) fields.positive("rate_factor", progress.rate_factor);
  if (fields.has("data")) {
    DataFingerprint& data = progress.data.emplace();
    if (const Json* texts = fields.object("data")) {
      JsonFields inner(*texts, where, "data.");
      read_text(inner, "train", where, data.train);
      read_text(inner, "valid", where, data.valid);
      fields.add(inner);
    }
  }
  if (fields.has("score")) take(fields, "score", "loss", progress.quality);
  if (fields.has("averaged_update")) fields.count("averaged_update", progress.averaged_update);
  if (fields.has("unreported")) read_unreported(fields, where, progress.unreported);
  if (fields.has("loss_level")) read_level(fields, where, progress.loss_level);
  if (fields.has("average_of")) fields.counts("average_of", progress.average_of);
  if (!fields.problems.empty()) throw UserError(fields.problems);
  return progress;
}

}  // namespace ferry
