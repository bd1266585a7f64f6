// The table of one instruction set.
#include "kernels/loops/declarations.h"
#include "kernels/loops/numbers.h"

namespace ferry::kernels::FERRY_LOOPS {
namespace {

template <typename T>
constexpr TypedLoops<T> typed() {
  return {norm_forward<T>,  norm_backward<T>, dropout_add<T>,       dropout_backward<T>,   relu<T>,
          relu_backward<T>, column_sums<T>,   attention_forward<T>, attention_backward<T>, cross_entropy_row<T>,
          from_float<T>};
}

}  // namespace

extern const Loops loops;
const Loops loops = {typed<float>(), typed<Bf16>(), adamw,     sum_of_squares,   attention_step, embed,
                     embed_backward, transpose,     log_sum,   few_rows_product, panel_shape,    pack_panel,
                     pack_strips,    panel_product, round_row, restore_row};

}  // namespace ferry::kernels::FERRY_LOOPS
