// Reads a checkpoint back; nothing of it is used before all of it was verified.
#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"
#include "checkpoint/alignment_record.h"
#include "checkpoint/checkpoint.h"
#include "checkpoint/manifest.h"
#include "checkpoint/safetensors.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

// From the files that the manifest lists, not from whatever else may lie in the folder.
TokenizerPair read_tokenizers(const fs::path& folder, const Manifest& manifest) {
  std::vector<std::shared_ptr<const Tokenizer>> tokenizers;
  for (const std::string& name : tokenizer_names(manifest)) {
    tokenizers.push_back(load_tokenizer(folder / name));
    const int pieces = *manifest.find(name)->pieces;
    if (tokenizers.back()->size() != pieces) {
      refuse_as_corrupt(folder, format("{} has {} pieces instead of {}", name, tokenizers.back()->size(), pieces));
    }
  }
  return {.source = tokenizers.front(), .target = tokenizers.back()};
}

// The tensors, which must have been saved at the update that progress.json states.
NamedTensors read_tensors(const fs::path& folder, const char* name, std::int64_t update) {
  Safetensors file = read_safetensors(folder / name);
  for (const auto& [key, value] : file.metadata) {
    if (key == "update" && value != std::to_string(update)) {
      refuse_as_corrupt(folder, format("{} is of update {}, {} of update {}", name, value, progress_name, update));
    }
  }
  return std::move(file.tensors);
}

}  // namespace

Checkpoint load_checkpoint(const fs::path& path, Parts parts) {
  const fs::path folder = find_model(path);
  const Manifest manifest = read_manifest(folder);
  verify_files(folder, manifest, parts);
  const fs::path config = folder / config_name;
  Checkpoint checkpoint;
  checkpoint.config = parse_config(read_file(config), config);
  checkpoint.progress = progress_from_json(read_small_json(folder, progress_name), (folder / progress_name).string());
  if (manifest.find(alignment_name) != nullptr) {
    const ModelConfig& model = checkpoint.config.model;
    checkpoint.alignment =
        selected_attention_from_json(read_small_json(folder, alignment_name), model.decoder_layers.value_or(0),
                                     model.heads.value_or(0), (folder / alignment_name).string());
  }
  checkpoint.tokenizers = read_tokenizers(folder, manifest);
  checkpoint.model = read_tensors(folder, model_name, checkpoint.progress.update);
  if (parts == Parts::All) checkpoint.training = read_tensors(folder, training_name, checkpoint.progress.update);
  return checkpoint;
}

}  // namespace ferry
