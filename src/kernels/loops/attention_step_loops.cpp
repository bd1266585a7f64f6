// Attention of single queries (Vaswani et al. 2017, eq. 1): keys and values are read once, where they lie. Laying them
// out as attention_loops.cpp does pays when many queries see the same ones.
#include "kernels/loops/declarations.h"
#include "kernels/loops/softmax.h"

namespace ferry::kernels::FERRY_LOOPS {
namespace {

FERRY_INLINE float dot(const float* a, const float* b, int n) {
  Vector sum = {};
  int c = 0;
  for (; c + lanes <= n; c += lanes) sum += load_vector(a + c) * load_vector(b + c);
  float result = sum_of(sum);
  for (; c < n; ++c) result += a[c] * b[c];
  return result;
}

/// Columns [c, c + Count vectors) of the values' sum.
template <int Count>
FERRY_INLINE void weighted_sum(const float* weights, HeadView<const float> v, int keys, int c, float* out) {
  Vector sum[Count] = {};
  for (int j = 0; j < keys; ++j) {
    const Vector weight = all(weights[j]);
    const float* value = v.data + j * v.row_stride + c;
#pragma GCC unroll 8
    for (int i = 0; i < Count; ++i) sum[i] += weight * load_vector(value + i * lanes);
  }
#pragma GCC unroll 8
  for (int i = 0; i < Count; ++i) store_vector(out + c + i * lanes, sum[i]);
}

FERRY_INLINE void weighted_sums(const float* weights, HeadView<const float> v, int keys, int width, float* out) {
  constexpr int together = 4;
  int c = 0;
  for (; c + together * lanes <= width; c += together * lanes) weighted_sum<together>(weights, v, keys, c, out);
  for (; c + lanes <= width; c += lanes) weighted_sum<1>(weights, v, keys, c, out);
  for (; c < width; ++c) {
    float sum = 0;
    for (int j = 0; j < keys; ++j) sum += weights[j] * v.data[j * v.row_stride + c];
    out[c] = sum;
  }
}

}  // namespace

void attention_step(HeadView<const float> q, HeadView<const float> k, HeadView<const float> v, HeadView<float> out,
                    const StepShape& shape, float* weights) {
  for (int i = 0; i < shape.queries; ++i) {
    const float* query = q.data + i * q.row_stride;
    for (int j = 0; j < shape.keys; ++j) weights[j] = shape.scale * dot(query, k.data + j * k.row_stride, shape.width);
    softmax_row(weights, shape.keys, round_up16(shape.keys));
    weighted_sums(weights, v, shape.keys, shape.width, out.data + i * out.row_stride);
  }
}

}  // namespace ferry::kernels::FERRY_LOOPS
