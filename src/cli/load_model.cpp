#include "cli/load_model.h"

#include <map>
#include <string>

#include "checkpoint/checkpoint.h"
#include "checkpoint/restore.h"

namespace ferry {

void add_precision_option(CLI::App& command, TranslationPrecision& precision) {
  const std::map<std::string, TranslationPrecision> names{{"float32", TranslationPrecision::Float32},
                                                          {"bfloat16", TranslationPrecision::Bfloat16},
                                                          {"int8", TranslationPrecision::Int8}};
  command
      .add_option(
          "--precision", precision,
          "float32, or for speed bfloat16 or int8: weights rounded to 16 or 8 bits; a few translations become others")
      ->transform(CLI::CheckedTransformer(names))
      ->type_name("float32|bfloat16|int8");
}

LoadedModel load_model(const std::filesystem::path& path, TranslationPrecision precision) {
  const std::filesystem::path folder = find_model(path);
  const Checkpoint checkpoint = load_checkpoint(folder, Parts::Model);
  Transformer model = restore_model(checkpoint, folder.string());
  if (precision == TranslationPrecision::Bfloat16) model->fix_weights(kernels::FixedPrecision::Bfloat16);
  if (precision == TranslationPrecision::Int8) model->fix_weights(kernels::FixedPrecision::Int8);
  return {folder, checkpoint.config, checkpoint.tokenizers, model,
          checkpoint.alignment ? checkpoint.alignment->choice : AttentionChoice{}};
}

}  // namespace ferry
