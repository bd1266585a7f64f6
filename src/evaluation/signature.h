// How a score was computed, as one line that can be printed beside it (Post 2018, section 4). The form is sacreBLEU's,
// so that scripts which read its signatures read ours; the version field says that the number is Ferry's.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "evaluation/bootstrap.h"

namespace ferry {

/// What a signature says besides the metric's own options.
struct SignatureContext {
  std::size_t references = 1;                 ///< for each segment
  std::optional<Resampling> resampling = {};  ///< shown as "bs:1000|seed:12345" or "ar:10000|seed:12345"
};

/// The metric's own fields between those that all signatures have: "nrefs:1|" + fields + "|version:ferry-0.1.0".
std::string signature(std::string_view fields, const SignatureContext& context);

/// "case:lc" or "case:mixed".
std::string_view case_field(bool lowercase);

}  // namespace ferry
