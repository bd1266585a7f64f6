#include "evaluation/signature.h"

#include "base/format.h"
#include "base/version.h"

namespace ferry {

std::string signature(std::string_view fields, const SignatureContext& context) {
  std::string resampling;
  if (context.resampling) {
    const bool bootstrap = context.resampling->method == ResamplingMethod::Bootstrap;
    resampling =
        format("{}:{}|seed:{}|", bootstrap ? "bs" : "ar", context.resampling->samples, context.resampling->seed);
  }
  return format("nrefs:{}|{}{}|version:ferry-{}", context.references, resampling, fields, version());
}

std::string_view case_field(bool lowercase) {
  return lowercase ? "case:lc" : "case:mixed";
}

}  // namespace ferry
