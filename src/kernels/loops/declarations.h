// What the loop files define for the table, within the namespace of one instruction set.
#pragma once

#include "kernels/loops/loops.h"

namespace ferry::kernels::FERRY_LOOPS {

template <typename T>
void norm_forward(const float* x, const float* gain, const float* bias, T* y, float* mean, float* rstd,
                  std::ptrdiff_t rows, std::ptrdiff_t columns, float epsilon);
template <typename T>
void norm_backward(const T* dy, const float* x, const float* gain, const float* mean, const float* rstd,
                   const float* skip, float* dx, float* gain_grad, float* bias_grad, std::ptrdiff_t rows,
                   std::ptrdiff_t columns);
template <typename T>
void dropout_add(const T* x, const float* residual, float* out, std::ptrdiff_t begin, std::ptrdiff_t end,
                 DropoutRule rule);
template <typename T>
void dropout_backward(const float* dy, T* dx, std::ptrdiff_t begin, std::ptrdiff_t end, DropoutRule rule);
template <typename T>
void relu(T* y, std::ptrdiff_t begin, std::ptrdiff_t end, DropoutRule rule);
template <typename T>
void relu_backward(T* dy, const T* y, std::ptrdiff_t begin, std::ptrdiff_t end, float scale);
template <typename T>
void column_sums(const T* x, float* sums, std::ptrdiff_t rows, std::ptrdiff_t stride, std::ptrdiff_t begin,
                 std::ptrdiff_t end);
template <typename T>
void attention_forward(HeadView<const T> q, HeadView<const T> k, HeadView<const T> v, HeadView<T> out, float* weights,
                       const HeadShape& shape, float* scratch);
template <typename T>
void attention_backward(HeadView<const T> q, HeadView<const T> k, HeadView<const T> v, HeadView<const T> dout,
                        const float* weights, HeadView<T> dq, HeadView<T> dk, HeadView<T> dv, const HeadShape& shape,
                        float* scratch);
template <typename T>
void cross_entropy_row(float* logits, std::ptrdiff_t vocabulary, std::ptrdiff_t target, float smoothing, T* gradient,
                       double* result);
template <typename T>
void from_float(const float* x, T* y, std::ptrdiff_t begin, std::ptrdiff_t end);

void adamw(float* parameter, const float* gradient, float* first, float* second, float* average, std::ptrdiff_t begin,
           std::ptrdiff_t end, const AdamwStep& step);
double sum_of_squares(const float* x, std::ptrdiff_t begin, std::ptrdiff_t end);
void attention_step(HeadView<const float> q, HeadView<const float> k, HeadView<const float> v, HeadView<float> out,
                    const StepShape& shape, float* weights);
void embed(const float* table, const std::int64_t* ids, const float* positions, float* out, std::ptrdiff_t begin,
           std::ptrdiff_t end, std::ptrdiff_t length, std::ptrdiff_t columns, float scale, DropoutRule rule);
void embed_backward(const float* dy, const std::int64_t* ids, float* gradient, std::ptrdiff_t rows,
                    std::ptrdiff_t columns, std::ptrdiff_t begin, std::ptrdiff_t end, float scale, std::int64_t skip,
                    DropoutRule rule);
void transpose(const float* from, std::ptrdiff_t from_stride, float* to, std::ptrdiff_t to_stride, std::ptrdiff_t rows,
               std::ptrdiff_t columns);
double log_sum(const float* x, std::ptrdiff_t n);
float round_row(const float* x, std::uint8_t* q, std::ptrdiff_t n, Int8Rounding rounding);
void restore_row(const std::int32_t* sums, const Int8Columns& columns, float scale, float* y, std::ptrdiff_t n);
void pack_panel(const float* from, std::ptrdiff_t row, std::ptrdiff_t column, std::ptrdiff_t terms,
                std::ptrdiff_t columns, float* to);
void pack_strips(const float* from, std::ptrdiff_t stride, std::ptrdiff_t rows, std::ptrdiff_t terms, float* to);
void panel_product(const PanelProduct& product);
void few_rows_product(const FewRows& product, std::ptrdiff_t begin, std::ptrdiff_t end);

}  // namespace ferry::kernels::FERRY_LOOPS
