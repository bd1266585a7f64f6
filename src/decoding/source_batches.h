// Which sentences are translated together. A pure function.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace ferry {

/// Groups sentences of like length, longest first, so that there is little padding and an even beat; each group has at
/// most `batch_tokens` source positions, padding counted, or is one sentence. `positions`: of each sentence, </s>
/// included. Every sentence is in one group.
std::vector<std::vector<std::size_t>> group_by_length(const std::vector<std::int64_t>& positions,
                                                      std::int64_t batch_tokens);

}  // namespace ferry
