#include "cli/load_model.h"

#include "checkpoint/checkpoint.h"
#include "checkpoint/restore.h"

namespace ferry {

LoadedModel load_model(const std::filesystem::path& path) {
  const std::filesystem::path folder = find_model(path);
  const Checkpoint checkpoint = load_checkpoint(folder, Parts::Model);
  return {folder, checkpoint.config, checkpoint.tokenizers, restore_model(checkpoint, folder.string()),
          checkpoint.alignment ? checkpoint.alignment->choice : AttentionChoice{}};
}

}  // namespace ferry
