// alignment.json: which part of a checkpoint's cross-attention aligns best, where that was found out.
#pragma once

#include <string>

#include "base/json.h"
#include "decoding/attention_selection.h"

namespace ferry {

Json to_json(const SelectedAttention& selected);
/// Throws UserError naming `where` and what is missing, ill-typed, or more than the model has.
SelectedAttention selected_attention_from_json(const Json& json, int layers, int heads, const std::string& where);

}  // namespace ferry
