#include "model/initialization.h"

#include <cmath>

#include "base/random.h"
#include "tokenizer/tokenizer.h"

namespace ferry {
namespace {

bool is_over_vocabulary(const std::string& name) {
  return name.find("embedding") != std::string::npos || name == "output.weight";
}

void fill(Tensor& values, bool over_vocabulary, RandomStream stream) {
  const auto rows = static_cast<double>(values.size(0));
  const auto columns = static_cast<double>(values.size(1));
  const double bound = std::sqrt(6.0 / (rows + columns));
  auto* numbers = values.data_ptr<float>();
  for (std::int64_t i = 0; i < values.numel(); ++i) {
    numbers[i] = static_cast<float>(over_vocabulary ? stream.normal() / std::sqrt(columns)
                                                    : (2.0 * stream.uniform() - 1.0) * bound);
  }
}

}  // namespace

void initialize(Module& model, std::uint64_t seed) {
  const NoGradients guard;
  for (auto& [name, values] : model.named_parameters()) {
    if (values.dim() != 2) continue;  // gains and biases have their values already
    const bool over_vocabulary = is_over_vocabulary(name);
    fill(values, over_vocabulary, RandomStream(random_key(seed, name)));
    if (over_vocabulary && name != "output.weight") values[pad_id].zero_();
  }
}

}  // namespace ferry
