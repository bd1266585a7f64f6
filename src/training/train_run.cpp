#include "training/train_run.h"

#include <optional>

#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"
#include "base/log.h"
#include "base/text.h"
#include "base/threads.h"
#include "checkpoint/restore.h"
#include "checkpoint/run_lock.h"
#include "training/trainer.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

void say_model(const RunState& state) {
  const TransformerShape& shape = state.model->shape();
  log::info("model: {}+{} layers, width {}, {} heads, feed-forward {}, {:.2f} million parameters", shape.encoder_layers,
            shape.decoder_layers, shape.width, shape.heads, shape.feed_forward,
            static_cast<double>(state.parameters->size()) / 1e6);
}

/// What a checkpoint's weights depend on must stay; limits, validation and the like may change.
void refuse_other_model(const Config& before, const Config& now, const fs::path& checkpoint) {
  std::vector<std::string> changed;
  if (!(before.model == now.model)) changed.emplace_back("model");
  if (!(before.tokenizer == now.tokenizer)) changed.emplace_back("tokenizer");
  if (before.seed != now.seed) changed.emplace_back("seed");
  if (changed.empty()) return;
  throw UserError(Problem{.where = checkpoint.string(),
                          .what = format("this run was begun with other settings in: {}", join(changed, ", ")),
                          .remedy = "the settings in its config.yaml go on; for new ones give another run folder"});
}

void create_folder(const fs::path& folder) {
  try {
    make_folders(folder);
  } catch (const std::system_error& error) {
    throw UserError(Problem{.where = folder.string(),
                            .what = "cannot make the run folder: " + error.code().message(),
                            .remedy = remedy_for(error.code())});
  }
}

std::optional<Checkpoint> earlier_sitting(const fs::path& run_folder) {
  const fs::path newest = newest_sound_checkpoint(run_folder);
  if (newest.empty()) return std::nullopt;
  log::info("going on from {}", newest.string());
  return load_checkpoint(newest, Parts::All);
}

// Who changes the rate has drawn the conclusion that training drew before by lowering it.
void forget_set_backs(Progress& progress) {
  if (progress.set_backs > 0) log::info("learning_rate has changed: it holds as it is stated");
  progress.set_backs = 0;
  progress.rate_factor = 1;
}

void score_test_part(const PreparedData& data, const fs::path& run_folder, at::ScalarType product_type) {
  if (data.config.data.test.empty()) return;
  const ParallelText text = read_parallel_text(data.config.data.test, "test", true);
  const EncodedCorpus corpus = encode_corpus(text, data.tokenizers, data.config.data.max_tokens);
  const fs::path place = find_model(run_folder);
  Transformer model = restore_model(load_checkpoint(place, Parts::Model), place.string());
  ValidationOptions options = validation_options(data.config, product_type);
  options.translation.search.beam = data.config.decoding.beam;
  Validator validator(text, corpus, data.tokenizers, options);
  const Validation result = validator.validate(model);
  log::info("test, beam {}: BLEU {:.2f}  chrF {:.2f}  perplexity {:.2f}  ({} sentences, {})",
            options.translation.search.beam, result.bleu.score, result.chrf.score, result.loss.perplexity(),
            text.size(), place.filename().string());
}

}  // namespace

void check_run(const Config& config) {
  set_thread_count(config.threads);
  const PreparedData data = prepare_data(config, {});
  const RunState state = new_run_state(data, at::kCPU);
  say_model(state);
  log::info("the configuration and the data are sound; nothing was written (--dry-run)");
}

void train_run(const Config& config) {
  set_thread_count(config.threads);
  const at::Device device = choose_device(config.device);
  const fs::path& folder = config.run;
  std::optional<Checkpoint> earlier;
  if (fs::exists(folder)) earlier = earlier_sitting(folder);
  const PreparedData data = prepare_data(config, earlier ? earlier->tokenizers : TokenizerPair{});
  if (earlier) refuse_other_model(earlier->config, data.config, folder / "last");

  create_folder(folder / "checkpoints");
  const RunLock lock(folder);
  log::attach_file((folder / "log.txt").string());
  write_file(folder / "config.yaml", to_yaml(data.config, folder));
  RunState state =
      earlier ? restore_run_state(data, *earlier, (folder / "last").string(), device) : new_run_state(data, device);
  say_model(state);
  log::info("{}", describe_machine(device, choose_product_type(data.config.precision, device)));

  if (earlier && !(earlier->config.learning_rate == data.config.learning_rate)) forget_set_backs(state.progress);

  Trainer trainer(data, state, folder, device);
  const std::string reason = trainer.train();
  log::info("training ends after {} updates, {}: {}", state.progress.update, duration(state.progress.seconds), reason);
  score_test_part(data, folder, choose_product_type(data.config.precision, device));
  log::info("model: {}", find_model(folder).string());
}

}  // namespace ferry
