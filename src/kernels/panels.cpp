#include "kernels/panels.h"

#include <algorithm>

#include "kernels/instruction_set.h"
#include "kernels/rows.h"

namespace ferry::kernels {
namespace {

// A panel of so many terms (16 KB) stays in the innermost cache while all strips of a block of rows (96 KB) pass by,
// and the block in the next one while all panels do.
constexpr std::int64_t terms_of_block = 256;
constexpr std::int64_t rows_of_block = 96;
constexpr std::int64_t most_terms_of_block = terms_of_block * 3 / 2;  // a short rest belongs to the last block

/// Calls work(begin, count) for the blocks of so many terms.
template <typename Work>
void for_each_block_of_terms(std::int64_t terms, const Work& work) {
  std::int64_t count = 0;
  for (std::int64_t begin = 0; begin < terms; begin += count) {
    count = terms - begin;
    if (count > most_terms_of_block) count = terms_of_block;
    work(begin, count);
  }
}

struct Range {
  std::int64_t begin, count;
};

Tensor room_for_strips(const Tensor& a, std::int64_t rows) {
  const std::int64_t strip = loops().panel_shape.strip;
  const std::int64_t whole = pieces_of(std::min(rows, rows_of_block), strip) * strip;
  return at::empty({whole * std::min(a.size(1), most_terms_of_block)}, a.options());
}

/// The part of the result that one thread makes.
void multiply_part(const Tensor& c, const Tensor& a, const Tensor& panels, const Tensor& bias, Sum sum, Range rows,
                   Range columns) {
  const std::int64_t width = loops().panel_shape.width;
  const bool in_strips = a.stride(1) != 1;
  const Tensor strips = in_strips ? room_for_strips(a, rows.count) : Tensor();
  const std::int64_t all_columns = panels.size(1);
  for_each_block_of_terms(a.size(1), [&](std::int64_t term, std::int64_t terms) {
    for (std::int64_t row = rows.begin; row < rows.begin + rows.count; row += rows_of_block) {
      const std::int64_t count = std::min(rows_of_block, rows.begin + rows.count - row);
      const float* left = data_of<float>(a) + row * a.stride(0) + term * a.stride(1);
      if (in_strips) {
        loops().pack_strips(left, a.stride(1), count, terms, data_of<float>(strips));
        left = data_of<float>(strips);
      }
      loops().panel_product({.a = left,
                             .panels = data_of<float>(panels) + term * all_columns + columns.begin * terms,
                             .bias = bias.defined() && term == 0 ? data_of<float>(bias) + columns.begin : nullptr,
                             .c = data_of<float>(c) + row * c.stride(0) + columns.begin,
                             .a_row = a.stride(0),
                             .panel_stride = terms * width,
                             .c_row = c.stride(0),
                             .rows = count,
                             .terms = terms,
                             .columns = columns.count,
                             .a_is_in_strips = in_strips,
                             .add = term > 0 || sum == Sum::Add});
    }
  });
}

}  // namespace

Panels::Panels(const Tensor& b) : terms_(b.size(0)), columns_(b.size(1)) {
  const std::int64_t width = loops().panel_shape.width;
  const std::int64_t count = pieces_of(columns_, width);
  panels_ = at::empty({terms_, count * width}, b.options());
  const std::int64_t grain = std::max<std::int64_t>(1, element_grain / (width * terms_));
  at::parallel_for(0, count, grain, [&](std::int64_t begin, std::int64_t end) {
    for_each_block_of_terms(terms_, [&](std::int64_t term, std::int64_t terms) {
      for (std::int64_t panel = begin; panel < end; ++panel) {
        const std::int64_t column = panel * width;
        loops().pack_panel(data_of<float>(b) + term * b.stride(0) + column * b.stride(1), b.stride(0), b.stride(1),
                           terms, std::min(width, columns_ - column),
                           data_of<float>(panels_) + (term * count + panel * terms) * width);
      }
    });
  });
}

void Panels::product_into(const Tensor& c, const Tensor& a, const Tensor& bias, Sum sum) const {
  const std::int64_t width = loops().panel_shape.width;
  // Not whole strips: of 43 strips one thread would get 22 and the other 21.
  constexpr std::int64_t rows_of_unit = 2;
  const std::int64_t row_units = pieces_of(a.size(0), rows_of_unit);
  const std::int64_t panels = pieces_of(columns_, width);
  const bool by_rows = row_units >= 2 * panels || row_units >= std::int64_t{32} * at::get_num_threads();
  const std::int64_t units = by_rows ? row_units : panels;
  const std::int64_t multiplications = a.size(0) * terms_ * columns_;
  const std::int64_t grain = std::max<std::int64_t>(1, few_multiplications * units / multiplications);
  at::parallel_for(0, units, grain, [&](std::int64_t begin, std::int64_t end) {
    const auto part = [&](std::int64_t unit, std::int64_t all) {
      return Range{begin * unit, std::min(end * unit, all) - begin * unit};
    };
    multiply_part(c, a, panels_, bias, sum, by_rows ? part(rows_of_unit, a.size(0)) : Range{0, a.size(0)},
                  by_rows ? Range{0, columns_} : part(width, columns_));
  });
}

void product_by_panels(const Tensor& c, const Tensor& a, const Tensor& b, const Tensor& bias, Sum sum) {
  // Of long sums so many terms at a time that the panels (2 MB, or one block) stay in a cache; the blocks are the same
  // as of the whole.
  constexpr std::int64_t most_numbers = std::int64_t{512} << 10;
  const std::int64_t most_terms = std::max<std::int64_t>(1, most_numbers / b.size(1) / terms_of_block) * terms_of_block;
  std::int64_t count = 0;
  for (std::int64_t term = 0; term < a.size(1); term += count) {
    count = a.size(1) - term;
    if (count > most_terms + most_terms_of_block - terms_of_block) count = most_terms;
    const Panels panels(b.narrow(0, term, count));
    panels.product_into(c, a.narrow(1, term, count), term == 0 ? bias : Tensor(), term == 0 ? sum : Sum::Add);
  }
}

}  // namespace ferry::kernels
