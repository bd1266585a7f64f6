#include "kernels/attention.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "base/errors.h"
#include "kernels/attention_step.h"
#include "kernels/gradients.h"
#include "kernels/instruction_set.h"
#include "kernels/stage.h"

namespace ferry::kernels {

using torch::autograd::AutogradContext;
using torch::autograd::Function;
using torch::autograd::variable_list;

namespace {

/// The sentences of one side among the rows of a matrix.
class Sentences {
 public:
  /// Without padding as `rows` has it, else x [B, longest, D]; lengths undefined: none has padding.
  Sentences(const Tensor& x, const std::optional<SentenceRows>& rows, const Tensor& lengths)
      : starts_(rows ? rows->starts.data_ptr<std::int64_t>() : nullptr),
        count_(rows ? rows->sentences() : x.size(0)),
        longest_(rows ? rows->longest : x.size(1)) {
    const Tensor& real = rows ? rows->lengths : lengths;
    lengths_ = real.defined() ? real.data_ptr<std::int32_t>() : nullptr;
  }

  std::int64_t count() const { return count_; }
  std::int64_t longest() const { return longest_; }
  std::int64_t start(std::int64_t sentence) const { return packed() ? starts_[sentence] : sentence * longest_; }
  int real(std::int64_t sentence) const {
    return lengths_ != nullptr ? lengths_[sentence] : static_cast<int>(longest_);
  }
  /// Its padding included.
  int rows(std::int64_t sentence) const { return packed() ? real(sentence) : static_cast<int>(longest_); }

  template <typename T>
  HeadView<T> head(const Tensor& x, std::int64_t sentence, std::int64_t head, int heads) const {
    const std::int64_t row = x.stride(-2);
    const std::int64_t first = packed() ? start(sentence) * row : sentence * x.stride(0);
    return {data_of<std::remove_const_t<T>>(x) + first + head * (x.size(-1) / heads), row};
  }

 private:
  bool packed() const { return starts_ != nullptr; }

  const std::int64_t* starts_;
  const std::int32_t* lengths_;
  std::int64_t count_, longest_;
};

/// Every head of every sentence is an item: sentence * heads + head.
struct Geometry {
  Geometry(const Tensor& q, const Tensor& k, int number_of_heads, const AttentionVisibility& visibility)
      : queries(q, visibility.query_rows, {}),
        keys(k, visibility.key_rows, visibility.key_lengths),
        width(q.size(-1)),
        heads(number_of_heads),
        causal(visibility.causal) {}

  std::int64_t weight_columns() const { return round_up16(keys.longest()); }
  /// Of a query's row: all of its heads.
  std::int64_t dropout_columns() const { return heads * keys.longest(); }
  /// Where the kept weights of an item begin.
  std::int64_t kept(std::int64_t item) const {
    const std::int64_t sentence = item / heads;
    return (queries.start(sentence) * heads + item % heads * queries.rows(sentence)) * weight_columns();
  }
  HeadShape head(std::int64_t item, const DropoutRule& rule) const {
    const std::int64_t sentence = item / heads;
    const auto columns = static_cast<int>(width / heads);
    return {.queries = queries.rows(sentence),
            .keys = keys.rows(sentence),
            .real_keys = keys.real(sentence),
            .width = columns,
            .weight_columns = static_cast<int>(weight_columns()),
            .causal = causal,
            .scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(columns))),
            .dropout = rule,
            .dropout_first =
                static_cast<std::uint64_t>(queries.start(sentence) * dropout_columns() + item % heads * keys.longest()),
            .dropout_stride = static_cast<std::uint64_t>(dropout_columns())};
  }
  template <typename T>
  HeadView<T> of_queries(const Tensor& x, std::int64_t item) const {
    return queries.head<T>(x, item / heads, item % heads, heads);
  }
  template <typename T>
  HeadView<T> of_keys(const Tensor& x, std::int64_t item) const {
    return keys.head<T>(x, item / heads, item % heads, heads);
  }

  Sentences queries, keys;
  std::int64_t width;
  int heads;
  bool causal;
};

// As x. Rows that are a power of two of bytes apart fall on the same lines of the cache where a product reads them
// across, for the gradient of a weight; in bfloat16, where a row is half as long, that costs a quarter of its time.
Tensor rows_apart(const Tensor& x) {
  constexpr std::int64_t line = 32;  // bfloat16 numbers of a cache line
  const std::int64_t width = x.size(-1);
  if (x.scalar_type() != at::kBFloat16 || width % (4 * line) != 0) return at::empty(x.sizes(), x.options());
  std::vector<std::int64_t> sizes = x.sizes().vec();
  sizes.back() += line;
  return at::empty(sizes, x.options()).narrow(-1, 0, width);
}

void clear_others(const std::optional<SentenceRows>& rows, const Tensor& x) {
  if (rows) rows->clear_others(x);
}

Tensor with_unit_stride(const Tensor& x) {
  return x.stride(-1) == 1 ? x : x.contiguous();
}

template <typename Work>
void for_each_head(const Geometry& geometry, const Work& work) {
  const std::int64_t queries = geometry.queries.longest();
  const std::int64_t keys = geometry.keys.longest();
  const std::int64_t columns = geometry.width / geometry.heads;
  const std::size_t scratch_size =
      attention_scratch_size(static_cast<int>(queries), static_cast<int>(keys), static_cast<int>(columns));
  const std::int64_t grain = 1 + few_multiplications_of_heads / std::max<std::int64_t>(queries * keys * columns, 1);
  at::parallel_for(0, geometry.queries.count() * geometry.heads, grain, [&](std::int64_t begin, std::int64_t end) {
    constexpr std::size_t line = 16;  // floats of a cache line: a vector across two of them costs twice
    std::vector<float> memory(scratch_size + line);
    void* scratch = memory.data();
    std::size_t space = memory.size() * sizeof(float);
    std::align(line * sizeof(float), scratch_size * sizeof(float), scratch, space);
    for (std::int64_t item = begin; item < end; ++item) work(item, static_cast<float*>(scratch));
  });
}

/// A visibility, for the way back.
struct KeptVisibility : torch::CustomClassHolder {
  explicit KeptVisibility(AttentionVisibility kept) : visibility(std::move(kept)) {}
  AttentionVisibility visibility;
};

class Attention : public Function<Attention> {
 public:
  static Tensor forward(AutogradContext* context, const Tensor& q_in, const Tensor& k_in, const Tensor& v_in, int heads,
                        const AttentionVisibility& visibility, const Dropout& dropout, bool keep) {
    context->saved_data["stage"] = current_stage();
    const Tensor q = with_unit_stride(q_in);
    const Tensor k = with_unit_stride(k_in);
    const Tensor v = with_unit_stride(v_in);
    Tensor out = rows_apart(q);
    const Geometry geometry(q, k, heads, visibility);
    Tensor weights;
    if (keep) {
      weights = at::empty({q.numel() / q.size(-1), heads, geometry.weight_columns()}, q.options().dtype(at::kFloat));
    }
    const DropoutRule rule = rule_of(dropout, geometry.dropout_columns());
    with_type(q, [&](auto tag) {
      using T = decltype(tag);
      for_each_head(geometry, [&](std::int64_t item, float* scratch) {
        float* kept = keep ? data_of<float>(weights) + geometry.kept(item) : nullptr;
        typed_loops<T>().attention_forward(geometry.of_queries<const T>(q, item), geometry.of_keys<const T>(k, item),
                                           geometry.of_keys<const T>(v, item), geometry.of_queries<T>(out, item), kept,
                                           geometry.head(item, rule), scratch);
      });
    });
    clear_others(visibility.query_rows, out);
    if (keep) context->save_for_backward({q, k, v, weights});
    context->saved_data["heads"] = static_cast<std::int64_t>(heads);
    context->saved_data["visibility"] = c10::IValue::make_capsule(c10::make_intrusive<KeptVisibility>(visibility));
    keep_dropout(context, dropout);
    return out;
  }

  static variable_list backward(AutogradContext* context, const variable_list& gradients) {
    const InStage stage(stage_of(context->saved_data["stage"].toInt()), Direction::Backward);
    const variable_list saved = context->get_saved_variables();
    const Tensor& q = saved[0];
    const Tensor& k = saved[1];
    const Tensor& v = saved[2];
    auto& kept = context->saved_data;
    const auto capsule = kept["visibility"].toCapsule();
    const AttentionVisibility& visibility = static_cast<const KeptVisibility&>(*capsule).visibility;
    const Geometry geometry(q, k, static_cast<int>(kept["heads"].toInt()), visibility);
    const DropoutRule rule = rule_of(kept_dropout(context), geometry.dropout_columns());
    const Tensor dout = gradients[0].contiguous();
    Tensor dq = rows_apart(q);
    Tensor dk = rows_apart(k);
    Tensor dv = rows_apart(v);
    with_type(q, [&](auto tag) {
      using T = decltype(tag);
      for_each_head(geometry, [&](std::int64_t item, float* scratch) {
        const Geometry& g = geometry;
        typed_loops<T>().attention_backward(
            g.of_queries<const T>(q, item), g.of_keys<const T>(k, item), g.of_keys<const T>(v, item),
            g.of_queries<const T>(dout, item), data_of<float>(saved[3]) + g.kept(item), g.of_queries<T>(dq, item),
            g.of_keys<T>(dk, item), g.of_keys<T>(dv, item), g.head(item, rule), scratch);
      });
    });
    clear_others(visibility.query_rows, dq);
    for (const Tensor& gradient : {dk, dv}) clear_others(visibility.key_rows, gradient);
    return {dq, dk, dv, {}, {}, {}, {}};
  }
};

}  // namespace

namespace {

void check_sides(const Tensor& q, const Tensor& k, const AttentionVisibility& visibility) {
  const auto& [key_lengths, causal, query_rows, key_rows] = visibility;
  check(query_rows.has_value() == key_rows.has_value(), "both sides have padding, or none");
  if (query_rows) {
    check(q.size(0) == query_rows->rows() && k.size(0) == key_rows->rows(), "every row has its place");
    check(query_rows->sentences() == key_rows->sentences(), "every sentence has queries and keys");
    check(!key_lengths.defined(), "the lengths of rows are their own");
  } else {
    check(q.dim() == 3 && q.size(0) == k.size(0), "every sentence has queries and keys");
    check(!key_lengths.defined() || (key_lengths.is_contiguous() && key_lengths.size(0) == k.size(0)),
          "every sentence has a length");
  }
}

}  // namespace

Tensor attention(const Tensor& q, const Tensor& k, const Tensor& v, int heads, const AttentionVisibility& visibility,
                 const Dropout& dropout) {
  check(q.size(-1) % heads == 0 && k.sizes() == v.sizes() && q.size(-1) == k.size(-1), "heads divide the width");
  check_sides(q, k, visibility);
  if (!fits_loops(q) || q.numel() == 0 || k.numel() == 0) {
    return attention_plain(q, k, v, heads, visibility, dropout);
  }
  const bool learns = wants_gradient({q, k, v});
  const bool is_step = !learns && !visibility.query_rows && !visibility.causal && dropout.probability == 0;
  if (is_step && q.scalar_type() == at::kFloat) {
    return attention_step(with_unit_stride(q), with_unit_stride(k), with_unit_stride(v), heads, visibility.key_lengths);
  }
  return Attention::apply(q, k, v, heads, visibility, dropout, learns);
}

}  // namespace ferry::kernels
