#include "cli/benchmark_report.h"

#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"

namespace ferry {
namespace {

Json read_result(const std::filesystem::path& path) {
  Json result = Json::parse(read_file(path), nullptr, false);
  if (result.is_object()) return result;
  throw UserError(Problem{.where = path.string(),
                          .what = "is no result of a benchmark",
                          .remedy = "a file that holds what `ferry benchmark ... --json` printed"});
}

/// now / earlier of every number that both have, objects inside included.
Json ratios(const Json& now, const Json& earlier) {
  Json result = Json::object();
  for (const auto& [name, value] : now.items()) {
    if (!earlier.contains(name)) continue;
    const Json& before = earlier[name];
    if (value.is_object() && before.is_object()) {
      result[name] = ratios(value, before);
    } else if (value.is_number() && before.is_number() && before.get<double>() != 0) {
      result[name] = value.get<double>() / before.get<double>();
    }
  }
  return result;
}

std::string line(const std::string& name, const Json& value, const Json* earlier, const Json* ratio) {
  std::string text = format("{:<28} {:>14.6g}", name, value.get<double>());
  if (ratio != nullptr) text += format("  {:>14.6g}  x {:.3f}", earlier->get<double>(), ratio->get<double>());
  return text + '\n';
}

std::string lines(const Json& now, const Json& earlier, const Json& ratio, const std::string& indent) {
  std::string text;
  for (const auto& [name, value] : now.items()) {
    const bool both = ratio.contains(name);
    if (value.is_object()) {
      text += indent + name + '\n';
      text += lines(value, both ? earlier[name] : Json::object(), both ? ratio[name] : Json::object(), indent + "  ");
    } else if (value.is_number()) {
      text += line(indent + name, value, both ? &earlier[name] : nullptr, both ? &ratio[name] : nullptr);
    }
  }
  return text;
}

}  // namespace

std::string benchmark_report(const Json& result, const BenchmarkReport& how) {
  const bool compared = !how.earlier.empty();
  const Json earlier = compared ? read_result(how.earlier) : Json::object();
  const Json ratio = ratios(result, earlier);
  if (!how.json) {
    const std::string head = compared ? format("{:<28} {:>14}  {:>14}\n", "", "now", "earlier") : "";
    return head + lines(result, earlier, ratio, "");
  }
  Json whole = result;
  if (compared) {
    whole["earlier"] = earlier;
    whole["ratio"] = ratio;
  }
  return whole.dump(2) + '\n';
}

}  // namespace ferry
