#include "checkpoint/alignment_record.h"

#include "base/errors.h"
#include "base/format.h"

namespace ferry {
namespace {

[[noreturn]] void refuse_record(const std::string& where, const std::string& what) {
  throw UserError(Problem{
      .where = where, .what = what, .remedy = "copy the checkpoint again from where it is whole, or use another one"});
}

const Json& member(const Json& json, const char* key, const std::string& where) {
  const auto found = json.is_object() ? json.find(key) : json.end();
  if (found == json.end()) refuse_record(where, format("the key {} is missing", key));
  return *found;
}

/// A whole number from 0 to below `end`.
int index_of(const Json& json, int end, const char* key, const std::string& where) {
  const bool fits = json.is_number_integer() && json >= 0 && json < end;
  if (!fits) refuse_record(where, format("{} is {}, not a number from 0 to {}", key, shown(json), end - 1));
  return json.get<int>();
}

}  // namespace

Json to_json(const SelectedAttention& selected) {
  const AttentionChoice& choice = selected.choice;
  return {{"layers", choice.layers},
          {"head", choice.head ? Json(*choice.head) : Json(nullptr)},
          {"shift", choice.shift},
          {"agreement", selected.agreement},
          {"pairs", selected.pairs}};
}

SelectedAttention selected_attention_from_json(const Json& json, int layers, int heads, const std::string& where) {
  SelectedAttention selected;
  const Json& list = member(json, "layers", where);
  if (!list.is_array()) refuse_record(where, format("layers is {}, not a list", shown(list)));
  for (const Json& layer : list) selected.choice.layers.push_back(index_of(layer, layers, "layers", where));
  const Json& head = member(json, "head", where);
  if (!head.is_null()) selected.choice.head = index_of(head, heads, "head", where);
  selected.choice.shift = index_of(member(json, "shift", where), 2, "shift", where);
  const Json& agreement = member(json, "agreement", where);
  if (!agreement.is_number()) refuse_record(where, format("agreement is {}, not a number", shown(agreement)));
  selected.agreement = agreement.get<double>();
  const Json& pairs = member(json, "pairs", where);
  if (!pairs.is_number_integer() || pairs < 0)
    refuse_record(where, format("pairs is {}, not a whole number", shown(pairs)));
  selected.pairs = pairs.get<std::int64_t>();
  return selected;
}

}  // namespace ferry
