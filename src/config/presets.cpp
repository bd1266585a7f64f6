#include "config/presets.h"

#include <algorithm>
#include <array>

#include "base/errors.h"

namespace ferry {
namespace {

constexpr std::int64_t no_limit = std::numeric_limits<std::int64_t>::max();

constexpr std::array<Recipe, 4> table{{
    {
        .below_pairs = 20'000,
        .name = "tiny corpus",
        .why = "a small vocabulary, small batches and some dropout keep a small corpus from being learned by heart",
        .shape = {.width = 256, .heads = 4, .feed_forward = 512, .encoder_layers = 3, .decoder_layers = 3},
        .dropout = 0.2,
        .attention_dropout = 0.1,
        .feed_forward_dropout = 0.2,
        .vocabulary = 2'000,
        .sampling = 0.0,
        .batch_tokens = 1'024,
        .epochs = 45,
        .average_decay = 0.995,
        .peak = 1.5e-3,
        .schedule = Schedule::Cosine,
        .warmup_share = 0.1,
    },
    {
        .below_pairs = 200'000,
        .name = "small corpus",
        .why = "three layers of width 256 learn what a corpus of this size can teach, in an hour or two on two cores",
        .shape = {.width = 256, .heads = 4, .feed_forward = 1'024, .encoder_layers = 3, .decoder_layers = 3},
        .dropout = 0.15,
        .attention_dropout = 0.1,
        .feed_forward_dropout = 0.15,
        .vocabulary = 8'000,
        .sampling = 0.0,
        .batch_tokens = 4'096,
        .epochs = 30,
        .average_decay = 0.999,
        .peak = 1e-3,
        .schedule = Schedule::Cosine,
        .warmup_share = 0.1,
    },
    {
        .below_pairs = 1'000'000,
        .name = "medium corpus",
        .why = "a narrower base: the full one would take weeks without a GPU and gain little",
        .shape = {.width = 384, .heads = 6, .feed_forward = 1'536, .encoder_layers = 4, .decoder_layers = 4},
        .dropout = 0.1,
        .attention_dropout = 0.1,
        .feed_forward_dropout = 0.1,
        .vocabulary = 16'000,
        .sampling = 0.0,
        .batch_tokens = 8'192,
        .epochs = 15,
        .average_decay = 0.9995,
        .peak = 8e-4,
        .schedule = Schedule::Cosine,
        .warmup_share = 0.1,
    },
    {
        .below_pairs = no_limit,
        .name = "large corpus",
        .why = "the base model of the Transformer's authors, which a corpus of this size fills",
        .shape = {.width = 512, .heads = 8, .feed_forward = 2'048, .encoder_layers = 6, .decoder_layers = 6},
        .dropout = 0.1,
        .attention_dropout = 0.1,
        .feed_forward_dropout = 0.1,
        .vocabulary = 32'000,
        .sampling = 0.0,
        .batch_tokens = 8'192,
        .epochs = 10,
        .average_decay = 0.9999,
        .peak = 7e-4,
        .schedule = Schedule::Cosine,
        .warmup_share = 0.04,
    },
}};

}  // namespace

Shape shape_of(Preset preset) {
  switch (preset) {
    case Preset::Tiny:
      return {.width = 128, .heads = 4, .feed_forward = 512, .encoder_layers = 3, .decoder_layers = 3};
    case Preset::Small:
      return {.width = 256, .heads = 4, .feed_forward = 1'024, .encoder_layers = 3, .decoder_layers = 3};
    case Preset::Base:
      return {.width = 512, .heads = 8, .feed_forward = 2'048, .encoder_layers = 6, .decoder_layers = 6};
    case Preset::Big:
      return {.width = 1'024, .heads = 16, .feed_forward = 4'096, .encoder_layers = 6, .decoder_layers = 6};
    case Preset::Auto:
      break;
  }
  throw InternalError("only a named preset has a shape");
}

std::span<const Recipe> recipes() {
  return table;
}

const Recipe& recipe_for(std::int64_t pairs) {
  return *std::find_if(table.begin(), table.end() - 1,
                       [pairs](const Recipe& recipe) { return pairs < recipe.below_pairs; });
}

}  // namespace ferry
