#include "training/train_run.h"

#include <cerrno>
#include <optional>

#include <unistd.h>

#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"
#include "base/log.h"
#include "base/signals.h"
#include "base/threads.h"
#include "checkpoint/interrupted_save.h"
#include "checkpoint/restore.h"
#include "checkpoint/run_lock.h"
#include "training/final_alignment.h"
#include "training/memory_estimate.h"
#include "training/resume.h"
#include "training/space_check.h"
#include "training/stop_rules.h"
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

/// Everything that is known before the first thing is written.
struct Plan {
  std::optional<Checkpoint> earlier;  ///< what the run goes on from
  PreparedData data;
};

Plan make_plan(Config config, const TrainingOptions& options) {
  const SaidOnSignal said(
      "stopped by a signal before training began: nothing was written, the same command starts again\n");
  Plan plan;
  plan.earlier = earlier_sitting(config.run);
  if (plan.earlier) keep_options(config, *plan.earlier);
  plan.data = prepare_data(std::move(config), plan.earlier ? plan.earlier->tokenizers : TokenizerPair{});
  if (!plan.earlier) return plan;
  say_changed_options(plan.data.config, plan.earlier->config);
  keep_data(plan.data, *plan.earlier, options.accept_changed_data);
  return plan;
}

RunState make_state(const Plan& plan, const at::Device& device) {
  if (!plan.earlier) return new_run_state(plan.data, device);
  const fs::path place = plan.data.config.run / "checkpoints" / checkpoint_name(plan.earlier->progress.update);
  return restore_run_state(plan.data, *plan.earlier, place.string(), device);
}

void check_space_for(const RunState& state, const PreparedData& data) {
  // A run that has ended writes no more.
  if (reason_to_stop(data.config.training, state.progress)) return;
  check_space(data.config, least_size(to_checkpoint(state, data)));
}

// On a GPU its own memory is what runs out, and batches that do not fit there are computed in parts.
void foresee_memory(const Plan& plan, const at::Device& device) {
  if (!device.is_cpu()) return;
  HeldMemory held{.resident = resident_memory()};
  if (plan.earlier) {
    held.restored = static_cast<std::int64_t>(bytes_of(plan.earlier->model) + bytes_of(plan.earlier->training));
  }
  check_memory(estimate_memory(plan.data, held), available_memory(), plan.data.config);
}

void say_endless(const TrainingConfig& training) {
  const bool limited =
      training.max_updates.value() > 0 || training.max_epochs > 0 || training.max_minutes > 0 || training.patience > 0;
  if (!limited) {
    log::info(
        "no limit is stated (training.max_updates, max_epochs, max_minutes, patience): training goes on until it "
        "is stopped; Ctrl-C saves and ends it");
  }
}

[[noreturn]] void refuse_folder(const fs::path& folder, const std::error_code& reason) {
  const std::string remedy = remedy_for(reason);
  throw UserError(Problem{.where = "run",
                          .what = format("{}: cannot make the run folder: {}", folder.string(), reason.message()),
                          .remedy = remedy.empty() ? "another folder" : remedy});
}

/// Before an hour's corpus is read for it.
void expect_place_for(const fs::path& folder) {
  std::error_code failure;
  fs::path there = folder;
  while (!fs::exists(there, failure) && there.has_relative_path()) {
    if (failure) refuse_folder(folder, failure);
    there = there.parent_path();
  }
  if (!fs::is_directory(there, failure)) refuse_folder(folder, std::make_error_code(std::errc::not_a_directory));
  if (::access(there.c_str(), W_OK | X_OK) != 0) refuse_folder(folder, {errno, std::generic_category()});
}

/// Before checkpoints are looked for: what was being replaced when the program died is one of them.
void take_up_replaced(const fs::path& folder) {
  try {
    recover_replaced(folder);
  } catch (const std::system_error& error) {
    throw UserError(Problem{.where = folder.string(),
                            .what = format("cannot take up a checkpoint that was being replaced: {}", error.what()),
                            .remedy = remedy_for(error.code())});
  }
}

/// Another process may have trained here, and ended, while this one prepared its data.
void expect_no_checkpoints(const fs::path& folder) {
  if (list_checkpoints(folder).empty()) return;
  throw UserError(Problem{.where = folder.string(),
                          .what = "another process has begun this run meanwhile",
                          .remedy = "the same command again goes on from its newest checkpoint"});
}

void create_folder(const fs::path& folder) {
  try {
    make_folders(folder);
  } catch (const std::system_error& error) {
    refuse_folder(folder, error.code());
  }
}

/// A run that is found to have ended changes nothing in its folder.
void write_where_it_differs(const fs::path& file, const std::string& text) {
  if (!fs::exists(file) || read_file(file) != text) write_file(file, text);
}

void score_test_part(const PreparedData& data, const fs::path& run_folder, const at::Device& device) {
  if (data.config.data.test.empty()) return;
  const ParallelText text = read_parallel_text(data.config.data.test, "test", true);
  const EncodedCorpus corpus = encode_corpus(text, data.tokenizers, data.config.data.max_tokens);
  const fs::path place = find_model(run_folder);
  Transformer model = restore_model(load_checkpoint(place, Parts::Model), place.string());
  model->to(device);
  if (device.is_cpu()) model->fix_weights(kernels::FixedPrecision::Float32);
  ValidationOptions options = validation_options(data.config);
  options.translation.search.beam = data.config.decoding.beam;
  Validator validator(text, corpus, data.tokenizers, options);
  const Validation result = validator.validate(model);
  log::info("test, beam {}: BLEU {:.2f}  chrF {:.2f}  perplexity {:.2f}  ({} sentences, {})",
            options.translation.search.beam, result.bleu.score, result.chrf.score, result.loss.perplexity(),
            text.size(), place.filename().string());
}

}  // namespace

void check_run(const Config& config, const TrainingOptions& options) {
  set_thread_count(config.threads);
  if (list_checkpoints(config.run).empty()) expect_place_for(config.run);
  const Plan plan = make_plan(config, options);
  foresee_memory(plan, choose_device(config.device));
  const RunState state = make_state(plan, at::kCPU);
  say_model(state);
  check_space_for(state, plan.data);
  log::info("the configuration and the data are sound; nothing was written (--dry-run)");
}

void train_run(const Config& config, const TrainingOptions& options) {
  set_thread_count(config.threads);
  const at::Device device = choose_device(config.device);
  const fs::path& folder = config.run;
  // Before its checkpoint is read: another process may still be training here.
  std::optional<RunLock> lock;
  std::error_code none;
  if (fs::is_directory(folder / "checkpoints", none)) {
    lock.emplace(folder);
    take_up_replaced(folder);
  } else {
    expect_place_for(folder);
  }
  Plan plan = make_plan(config, options);
  const PreparedData& data = plan.data;
  foresee_memory(plan, device);
  RunState state = make_state(plan, device);
  plan.earlier.reset();  // its tensors are in the state now
  check_space_for(state, data);

  create_folder(folder / "checkpoints");
  if (!lock) {
    lock.emplace(folder);
    expect_no_checkpoints(folder);
  }
  log::attach_file((folder / "log.txt").string());
  write_where_it_differs(folder / "config.yaml", to_yaml(data.config, folder));
  say_model(state);
  log::info("{}", describe_machine(device, choose_product_type(data.config.precision, device)));

  say_endless(data.config.training);
  Trainer trainer(data, state, folder, device);
  const std::string reason = trainer.train();
  const SaidOnSignal said("stopped by a signal after training: the model is saved, the same command does the rest\n");
  log::info("training ends after {} updates, {}: {}", state.progress.update, duration(state.progress.seconds), reason);
  record_alignment(data, device);
  score_test_part(data, folder, device);
  log::info("model: {}", find_model(folder).string());
}

}  // namespace ferry
