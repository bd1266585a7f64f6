// What SentencePiece believes of a model file without looking: that its tables of characters are sound.
#pragma once

#include <string>
#include <string_view>

namespace ferry {

/// The fault for which a model's bytes must not come near the library; empty where there is none. The library looks
/// characters up in a table (precompiled_charsmap) whose entries it follows wherever they lead, also out of its memory.
std::string fault_in_model(std::string_view bytes);

}  // namespace ferry
