// Finds and opens the module that holds SentencePiece (see README.md).
#pragma once

#include "tokenizer/sentencepiece/module_interface.h"

namespace ferry {

/// Opens the module at the first call; it stays open. Throws UserError with every place that was tried when it is not
/// there or cannot be opened (SentencePiece itself not installed).
const sentencepiece_module::Functions& sentencepiece_functions();

}  // namespace ferry
