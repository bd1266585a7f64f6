#include "cli/load_model.h"

#include <map>
#include <string>

#include "checkpoint/checkpoint.h"
#include "checkpoint/restore.h"

namespace ferry {

void add_precision_option(CLI::App& command, TranslationPrecision& precision) {
  const std::map<std::string, TranslationPrecision> names{{"float32", TranslationPrecision::Float32},
                                                          {"int8", TranslationPrecision::Int8}};
  command
      .add_option("--precision", precision,
                  "float32, or int8: weights rounded to 8 bits, for speed; a few translations become others")
      ->transform(CLI::CheckedTransformer(names))
      ->type_name("float32|int8");
}

LoadedModel load_model(const std::filesystem::path& path, TranslationPrecision precision) {
  const std::filesystem::path folder = find_model(path);
  const Checkpoint checkpoint = load_checkpoint(folder, Parts::Model);
  Transformer model = restore_model(checkpoint, folder.string());
  if (precision == TranslationPrecision::Int8) model->round_to_int8();
  return {folder, checkpoint.config, checkpoint.tokenizers, model,
          checkpoint.alignment ? checkpoint.alignment->choice : AttentionChoice{}};
}

}  // namespace ferry
