#include "kernels/instruction_set.h"

#include <cstdlib>

#include "base/errors.h"
#include "base/format.h"
#include "base/text.h"
#ifdef FERRY_WITH_DNNL
#include "kernels/dnnl.h"
#endif

namespace ferry::kernels {
namespace {

struct Chosen {
  std::string name;
  const Loops* loops;
};

Chosen first_choice() {
  const auto sets = runnable_loops();
  const char* wish = std::getenv("FERRY_INSTRUCTIONS");
  if (wish == nullptr || *wish == '\0') return {sets.back().first, sets.back().second};
  std::vector<std::string> names;
  for (const auto& [name, table] : sets) {
    if (name == wish) return {name, table};
    names.push_back(name);
  }
  throw UserError(Problem{.where = "environment variable FERRY_INSTRUCTIONS",
                          .what = format("no instruction set \"{}\" runs here", wish),
                          .remedy = format("one of {}, or leave it unset", join(names, ", "))});
}

Chosen& chosen() {
  static Chosen choice = first_choice();
  return choice;
}

}  // namespace

std::vector<std::pair<std::string, const Loops*>> runnable_loops() {
  std::vector<std::pair<std::string, const Loops*>> sets{{"baseline", &baseline::loops}};
#ifdef FERRY_HAS_LOOPS_avx2
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") && __builtin_cpu_supports("bmi2")) {
    sets.emplace_back("avx2", &avx2::loops);
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512cd")) {
      sets.emplace_back("avx512", &avx512::loops);
    }
  }
#endif
  return sets;
}

const Loops& loops() {
  return *chosen().loops;
}

const std::string& instruction_set() {
  return chosen().name;
}

void use_loops(const std::string& name) {
  for (const auto& [known, table] : runnable_loops()) {
    if (known == name) {
      chosen() = {known, table};
      return;
    }
  }
  throw InternalError(format("no loops named {} run here", name));
}

#ifdef FERRY_WITH_DNNL

bool has_bfloat16_products() {
  static const bool has = dnnl_uses(dnnl::cpu_isa::avx512_core_bf16);
  return has;
}

bool dnnl_is_fast_in_float32() {
  static const bool has = dnnl_uses(dnnl::cpu_isa::avx512_core);
  return has && instruction_set() == "avx512";
}

bool has_exact_int8_products() {
  static const bool has = dnnl_uses(dnnl::cpu_isa::avx512_core_vnni);
  return has;
}

#else

bool has_exact_int8_products() {
  return true;
}

bool has_bfloat16_products() {
  return false;
}

bool dnnl_is_fast_in_float32() {
  return false;
}

#endif

bool fits_loops(const Tensor& tensor) {
  return tensor.device().is_cpu() && (tensor.scalar_type() == at::kFloat || tensor.scalar_type() == at::kBFloat16);
}

}  // namespace ferry::kernels
