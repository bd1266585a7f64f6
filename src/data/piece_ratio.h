// How long a translation may become, as the training pairs show it.
#pragma once

#include "data/encoded_corpus.h"

namespace ferry {

/// A limit of this many pieces for each source piece, plus `allowance`, holds all but a thousandth of the pairs (which
/// may be wrong ones). 0 where there are no pairs.
double piece_ratio(const EncodedCorpus& corpus, int allowance);

}  // namespace ferry
