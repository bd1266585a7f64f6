#include "cli/translation_format.h"

#include "base/format.h"
#include "base/json.h"
#include "tokenizer/tokenizer.h"

namespace ferry {
namespace {

std::string text_line(const TranslatedHypothesis& one, bool score, bool alignment) {
  std::string line = one.text;
  if (score) line += format(" ||| {:.6f}", one.hypothesis.score);
  if (alignment) line += " ||| " + to_pharaoh(one.alignment);
  return line + '\n';
}

Json to_json(const TranslatedHypothesis& one, const TranslationFormat& wanted, const Tokenizer& target) {
  const Hypothesis& hypothesis = one.hypothesis;
  Json json{{"translation", one.text},
            {"score", hypothesis.score},
            {"log_probability", hypothesis.log_probability},
            {"length", hypothesis.log_probabilities.size()},
            {"hit_limit", hypothesis.hit_limit}};
  if (wanted.scores && !hypothesis.log_probabilities.empty()) {
    json["pieces"] = Json::array();
    for (const std::int32_t piece : hypothesis.pieces) json["pieces"].push_back(target.piece(piece));
    json["pieces"].push_back(target.piece(end_id));
    json["log_probabilities"] = hypothesis.log_probabilities;
  }
  if (wanted.alignment) {
    json["alignment"] = Json::array();
    for (const AlignmentLink& link : one.alignment) json["alignment"].push_back({link.source, link.target});
  }
  return json;
}

std::string json_line(const Translation& translation, std::int64_t line_number, const std::string& source,
                      const TranslationFormat& wanted, const Tokenizer& target) {
  Json json{{"line", line_number}, {"source", source}};
  json.update(to_json(translation.hypotheses.front(), wanted, target));
  if (wanted.n_best) {
    json["n_best"] = Json::array();
    for (const TranslatedHypothesis& one : translation.hypotheses)
      json["n_best"].push_back(to_json(one, wanted, target));
  }
  // The source may hold bytes that are no UTF-8.
  return json.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace

std::string formatted(const Translation& translation, std::int64_t line_number, const std::string& source,
                      const TranslationFormat& wanted, const Tokenizer& target) {
  if (wanted.json) return json_line(translation, line_number, source, wanted, target);
  if (!wanted.n_best) return text_line(translation.hypotheses.front(), wanted.scores, wanted.alignment);
  std::string lines;
  for (const TranslatedHypothesis& one : translation.hypotheses) {
    lines += format("{} ||| ", line_number - 1) + text_line(one, true, wanted.alignment);
  }
  return lines;
}

}  // namespace ferry
