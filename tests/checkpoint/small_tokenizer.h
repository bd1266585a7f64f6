// A SentencePiece model without its table of characters, which makes 240 of its 241 kilobytes: tests that try every
// byte of a file need small ones. It works like any other, but normalises nothing.
#pragma once

#include <string>
#include <string_view>

namespace ferry {

/// `model` is what Tokenizer::model_bytes gives: a message of protocol buffers.
std::string without_character_table(std::string_view model);

}  // namespace ferry
