// What each piece of a translation needs of its source.
#pragma once

#include "decoding/attention_reading.h"

namespace ferry {

/// [target pieces + 1, source pieces + 1] float32, on the CPU: how many nats less likely each target piece (and at last
/// </s>) becomes when one source position is hidden from the cross-attention of all layers; negative where it becomes
/// likelier. Everything else stays: the encoder has seen the whole source, the target is the given one. One pass of the
/// decoder for each source position, as many together as fit in some 200 MB. The source has at least one piece.
Tensor source_influence(TransformerImpl& model, const Pieces& source, const Pieces& target);

}  // namespace ferry
