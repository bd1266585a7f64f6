// SentencePiece, opened so that it finds its own protobuf first (src/tokenizer/module_loader.cpp), takes memory by the
// operator new of the C++ library and gives it back by that of AddressSanitizer. Both are malloc's in the end.
extern "C" const char*
__asan_default_options() {  // NOLINT(bugprone-reserved-identifier): the name is AddressSanitizer's
  return "alloc_dealloc_mismatch=0";
}
