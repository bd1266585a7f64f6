#include "training/benchmark.h"

#include <chrono>

#include "base/files.h"
#include "base/log.h"
#include "base/memory.h"
#include "base/threads.h"
#include "kernels/product_rate.h"
#include "kernels/stage.h"
#include "training/learning_rate.h"
#include "training/memory_estimate.h"
#include "training/run_state.h"
#include "training/train_step.h"

namespace ferry {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Forward and twice as much backward; the embeddings are looked up, not multiplied.
double products_flop(const TransformerShape& shape, double source_positions, double target_positions) {
  const auto width = static_cast<double>(shape.width);
  const double inner = static_cast<double>(shape.feed_forward) * (shape.activation == Activation::Swiglu ? 3 : 2);
  const double encoder = shape.encoder_layers * (4 * width * width + width * inner);
  const double decoder = shape.decoder_layers * (6 * width * width + width * inner);
  const double memory = shape.decoder_layers * 2 * width * width;  // cross-attention's keys and values
  const double output = width * static_cast<double>(shape.target_vocabulary);
  return 6 * (source_positions * (encoder + memory) + target_positions * (decoder + output));
}

std::vector<Batch> next_batch(BatchStream& stream) {
  const kernels::InStage stage(kernels::Stage::Data);
  return {stream.next()};
}

Json rows_of(const Tensor& ids) {
  Json rows = Json::array();
  const auto cells = ids.accessor<std::int64_t, 2>();
  for (std::int64_t r = 0; r < ids.size(0); ++r) {
    Json row = Json::array();
    for (std::int64_t c = 0; c < ids.size(1); ++c) row.push_back(cells[r][c]);
    rows.push_back(row);
  }
  return rows;
}

Json as_json(const TransformerShape& shape) {
  return {{"width", shape.width},
          {"heads", shape.heads},
          {"feed_forward", shape.feed_forward},
          {"encoder_layers", shape.encoder_layers},
          {"decoder_layers", shape.decoder_layers},
          {"vocabulary", shape.target_vocabulary},
          {"dropout", shape.dropout}};
}

}  // namespace

Json benchmark_training(const Config& config, const BenchmarkOptions& options) {
  set_thread_count(config.threads);
  const at::Device device = choose_device(config.device);
  const PreparedData data = prepare_data(config, {});
  const MemoryEstimate memory = estimate_memory(data, {.resident = resident_memory()});
  RunState state = new_run_state(data, device);
  const StepOptions how = step_options(data.config, device);
  log::info("{}", describe_machine(device, how.product_type));
  BatchStream stream(data.train, data.train_text, data.tokenizers, stream_options(data.config), {});
  Json recorded{
      {"shape", as_json(state.model->shape())}, {"warmup", options.warmup_updates}, {"batches", Json::array()}};
  double seconds = 0;
  double flop = 0;
  std::int64_t target_tokens = 0;
  for (int update = 1; update <= options.warmup_updates + options.updates; ++update) {
    const auto begin = Clock::now();
    if (update == options.warmup_updates + 1) kernels::start_stage_clock();
    const std::vector<Batch> batches = next_batch(stream);
    if (!options.batches.empty()) {
      recorded["batches"].push_back({{"source", rows_of(batches[0].source.ids)},
                                     {"target_input", rows_of(batches[0].target_input)},
                                     {"target_output", rows_of(batches[0].target_output)}});
    }
    const double rate = learning_rate(data.config.learning_rate, data.config.training.max_updates.value(), update);
    const StepResult step = train_step(*state.model, *state.optimizer, batches, update, rate, how);
    if (update <= options.warmup_updates) continue;
    seconds += seconds_since(begin);
    target_tokens += step.totals.tokens;
    flop += products_flop(state.model->shape(), static_cast<double>(step.source_tokens),
                          static_cast<double>(step.totals.tokens));
  }
  if (!options.batches.empty()) write_file(options.batches, recorded.dump());
  Json stages;
  for (const auto& [name, spent] : kernels::stop_stage_clock()) stages[name] = spent / options.updates;
  const TransformerShape& shape = state.model->shape();
  return {{"target_tokens_per_second", static_cast<double>(target_tokens) / seconds},
          {"seconds", seconds},
          {"updates", options.updates},
          {"target_tokens", target_tokens},
          {"peak_memory_bytes", peak_memory_bytes()},
          {"estimated_memory_bytes", memory.peak()},
          {"product_gflops", kernels::product_gflops({2048, shape.width, shape.feed_forward}, how.product_type)},
          {"achieved_gflops", flop / seconds / 1e9},
          {"stages", stages}};
}

}  // namespace ferry
