// How long each kernel takes beside its plain form, forward and backward, on the shapes of a small Transformer: batches
// of 2,048 positions, width 256, feed-forward 1024, vocabulary 8,000. Built with -DFERRY_BENCHMARKS=ON.
#include <benchmark/benchmark.h>

#include "base/tensor_memory.h"
#include "base/threads.h"
#include "kernels/adamw.h"
#include "kernels/attention.h"
#include "kernels/dropout.h"
#include "kernels/embedding.h"
#include "kernels/feed_forward.h"
#include "kernels/linear.h"
#include "kernels/norm.h"
#include "kernels/output_loss.h"
#include "kernels/product.h"

namespace ferry::kernels {
namespace {

constexpr std::int64_t sentences = 128;
constexpr std::int64_t length = 16;
constexpr std::int64_t positions = sentences * length;
constexpr std::int64_t width = 256;
constexpr std::int64_t inner = 1024;
constexpr std::int64_t vocabulary = 8000;
constexpr Dropout tenth{0.1, 0x1234567890abcdefULL};

enum class Form { Fused, Plain };

Tensor leaf(at::IntArrayRef sizes, at::ScalarType type = at::kFloat) {
  return at::randn(sizes).to(type).requires_grad_(true);
}

/// Times `function` and its way back from a gradient of ones.
template <typename Function>
void forward_and_backward(benchmark::State& state, const std::vector<Tensor>& leaves, const Function& function) {
  for (auto _ : state) {
    function().sum().backward();
    for (Tensor input : leaves) input.mutable_grad() = Tensor();
  }
}

void count_flop(benchmark::State& state, double flop) {
  state.counters["GFLOP/s"] =
      benchmark::Counter(flop * static_cast<double>(state.iterations()) / 1e9, benchmark::Counter::kIsRate);
}

void product_of(benchmark::State& state, at::ScalarType type, std::int64_t rows) {
  const Tensor a = at::randn({rows, width}).to(type);
  const Tensor b = at::randn({inner, width}).to(type);
  Tensor c = at::empty({rows, inner}, a.options());
  for (auto _ : state) product_into(c, a, b.t());
  count_flop(state, 2.0 * static_cast<double>(rows * width * inner));
}

/// The two products of the way back: the gradient of the input, and that of the weight, which sums over positions.
void product_for_input_gradient(benchmark::State& state, at::ScalarType type) {
  const Tensor dy = at::randn({positions, inner}).to(type);
  const Tensor weight = at::randn({inner, width}).to(type);
  Tensor dx = at::empty({positions, width}, dy.options());
  for (auto _ : state) product_into(dx, dy, weight);
  count_flop(state, 2.0 * static_cast<double>(positions * width * inner));
}

void product_for_weight_gradient(benchmark::State& state, at::ScalarType type) {
  const Tensor dy = at::randn({positions, inner}).to(type);
  const Tensor x = at::randn({positions, width}).to(type);
  Tensor dweight = at::empty({inner, width}, at::kFloat);
  for (auto _ : state) product_into(dweight, dy.t(), x);
  count_flop(state, 2.0 * static_cast<double>(positions * width * inner));
}

void linear_of(benchmark::State& state, at::ScalarType type, Form form) {
  const Tensor x = leaf({positions, width}, type);
  const Tensor weight = leaf({inner, width});
  const Tensor bias = leaf({inner});
  forward_and_backward(state, {x, weight, bias},
                       [&] { return form == Form::Fused ? linear(x, weight, bias) : linear_plain(x, weight, bias); });
  count_flop(state, 6.0 * static_cast<double>(positions * width * inner));
}

void feed_forward_of(benchmark::State& state, at::ScalarType type, Form form) {
  const Tensor x = leaf({positions, width}, type);
  const FeedForwardWeights weights{leaf({inner, width}), leaf({inner}), leaf({width, inner}), leaf({width})};
  forward_and_backward(state, {x, weights.inner, weights.inner_bias, weights.outer, weights.outer_bias}, [&] {
    return form == Form::Fused ? feed_forward(x, weights, tenth) : feed_forward_plain(x, weights, tenth);
  });
  count_flop(state, 12.0 * static_cast<double>(positions * width * inner));
}

void attention_of(benchmark::State& state, at::ScalarType type, Form form) {
  const SentenceRows rows(at::full({sentences}, length - 2, at::kInt), length);
  const Tensor q = leaf({rows.rows(), width}, type);
  const Tensor k = leaf({rows.rows(), width}, type);
  const Tensor v = leaf({rows.rows(), width}, type);
  const AttentionVisibility visibility{.key_lengths = {}, .causal = false, .query_rows = rows, .key_rows = rows};
  forward_and_backward(state, {q, k, v}, [&] {
    return form == Form::Fused ? attention(q, k, v, 4, visibility, tenth)
                               : attention_plain(q, k, v, 4, visibility, tenth);
  });
}

void norm_of(benchmark::State& state, Form form) {
  const Tensor x = leaf({positions, width});
  const Tensor gain = leaf({width});
  const Tensor bias = leaf({width});
  forward_and_backward(state, {x, gain, bias}, [&] {
    return form == Form::Fused ? layer_norm(x, gain, bias, at::kFloat) : layer_norm_plain(x, gain, bias, at::kFloat);
  });
}

void dropout_add_of(benchmark::State& state, Form form) {
  const Tensor x = leaf({positions, width});
  const Tensor residual = leaf({positions, width});
  forward_and_backward(state, {x, residual}, [&] {
    return form == Form::Fused ? dropout_add(x, residual, tenth) : dropout_add_plain(x, residual, tenth);
  });
}

void embedding_of(benchmark::State& state, Form form) {
  const Tensor table = leaf({vocabulary, width});
  const Tensor ids = at::randint(4, vocabulary, {sentences, length}, at::kLong);
  const Tensor places = at::randn({length, width});
  const EmbeddingOptions options{.scale = 16, .padding_id = 0};
  forward_and_backward(state, {table}, [&] {
    return form == Form::Fused ? embed(table, ids, places, options, tenth)
                               : embed_plain(table, ids, places, options, tenth);
  });
}

void output_loss_of(benchmark::State& state, at::ScalarType type, Form form) {
  const Tensor hidden = leaf({positions, width}, type);
  const Tensor weight = leaf({vocabulary, width});
  const Tensor bias = leaf({vocabulary});
  const Tensor targets = at::randint(4, vocabulary, {positions}, at::kLong);
  forward_and_backward(state, {hidden, weight, bias}, [&] {
    return (form == Form::Fused ? output_loss(hidden, weight, bias, targets, 0.1)
                                : output_loss_plain(hidden, weight, bias, targets, 0.1))
        .loss;
  });
  count_flop(state, 6.0 * static_cast<double>(positions * width * vocabulary));
}

void adamw_of(benchmark::State& state, Form form) {
  constexpr std::int64_t parameters = 7'600'000;
  const AdamwBuffers buffers{at::randn({parameters}), at::randn({parameters}), at::zeros({parameters}),
                             at::ones({parameters}), at::zeros({parameters})};
  for (auto _ : state) {
    (form == Form::Fused ? adamw : adamw_plain)(buffers, {.rate = 1e-3, .average_weight = 0.001}, 0, parameters);
  }
  state.SetBytesProcessed(state.iterations() * parameters * 4 * 9);
}

BENCHMARK_CAPTURE(product_of, float32_one_row, at::kFloat, 1);
BENCHMARK_CAPTURE(product_of, float32_one_sentence, at::kFloat, 16);
BENCHMARK_CAPTURE(product_of, float32, at::kFloat, positions);
BENCHMARK_CAPTURE(product_of, bfloat16, at::kBFloat16, positions);
BENCHMARK_CAPTURE(product_for_input_gradient, float32, at::kFloat);
BENCHMARK_CAPTURE(product_for_input_gradient, bfloat16, at::kBFloat16);
BENCHMARK_CAPTURE(product_for_weight_gradient, float32, at::kFloat);
BENCHMARK_CAPTURE(product_for_weight_gradient, bfloat16, at::kBFloat16);
BENCHMARK_CAPTURE(linear_of, float32_fused, at::kFloat, Form::Fused);
BENCHMARK_CAPTURE(linear_of, float32_plain, at::kFloat, Form::Plain);
BENCHMARK_CAPTURE(linear_of, bfloat16_fused, at::kBFloat16, Form::Fused);
BENCHMARK_CAPTURE(linear_of, bfloat16_plain, at::kBFloat16, Form::Plain);
BENCHMARK_CAPTURE(feed_forward_of, float32_fused, at::kFloat, Form::Fused);
BENCHMARK_CAPTURE(feed_forward_of, float32_plain, at::kFloat, Form::Plain);
BENCHMARK_CAPTURE(feed_forward_of, bfloat16_fused, at::kBFloat16, Form::Fused);
BENCHMARK_CAPTURE(attention_of, float32_fused, at::kFloat, Form::Fused);
BENCHMARK_CAPTURE(attention_of, float32_plain, at::kFloat, Form::Plain);
BENCHMARK_CAPTURE(attention_of, bfloat16_fused, at::kBFloat16, Form::Fused);
BENCHMARK_CAPTURE(norm_of, fused, Form::Fused);
BENCHMARK_CAPTURE(norm_of, plain, Form::Plain);
BENCHMARK_CAPTURE(dropout_add_of, fused, Form::Fused);
BENCHMARK_CAPTURE(dropout_add_of, plain, Form::Plain);
BENCHMARK_CAPTURE(embedding_of, fused, Form::Fused);
BENCHMARK_CAPTURE(embedding_of, plain, Form::Plain);
BENCHMARK_CAPTURE(output_loss_of, float32_fused, at::kFloat, Form::Fused);
BENCHMARK_CAPTURE(output_loss_of, float32_plain, at::kFloat, Form::Plain);
BENCHMARK_CAPTURE(output_loss_of, bfloat16_fused, at::kBFloat16, Form::Fused);
BENCHMARK_CAPTURE(adamw_of, fused, Form::Fused);
BENCHMARK_CAPTURE(adamw_of, plain, Form::Plain);

}  // namespace
}  // namespace ferry::kernels

int main(int count, char** arguments) {
  ferry::set_thread_count(0);
  ferry::use_tensor_memory();  // as the program does
  benchmark::Initialize(&count, arguments);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
