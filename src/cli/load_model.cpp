#include "cli/load_model.h"

#include <map>
#include <string>

#include "checkpoint/checkpoint.h"
#include "checkpoint/restore.h"

namespace ferry {

void add_precision_option(CLI::App& command, kernels::FixedPrecision& precision) {
  using kernels::FixedPrecision;
  const std::map<std::string, FixedPrecision> names{
      {"float32", FixedPrecision::Float32}, {"bfloat16", FixedPrecision::Bfloat16}, {"int8", FixedPrecision::Int8}};
  command
      .add_option(
          "--precision", precision,
          "float32, or for speed bfloat16 or int8: weights rounded to 16 or 8 bits; a few translations become others")
      ->transform(CLI::CheckedTransformer(names))
      ->type_name("float32|bfloat16|int8");
}

LoadedModel load_model(const std::filesystem::path& path, kernels::FixedPrecision precision) {
  const std::filesystem::path folder = find_model(path);
  const Checkpoint checkpoint = load_checkpoint(folder, Parts::Model);
  Transformer model = restore_model(checkpoint, folder.string());
  model->fix_weights(precision);
  return {folder, checkpoint.config, checkpoint.tokenizers, model,
          checkpoint.alignment ? checkpoint.alignment->choice : AttentionChoice{}};
}

}  // namespace ferry
