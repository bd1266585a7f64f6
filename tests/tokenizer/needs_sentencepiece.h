// What tests do where SentencePiece cannot be used (src/tokenizer/README.md).
#pragma once

#include <gtest/gtest.h>

/// Skips the current test, or from an Environment all tests, in builds with sanitizers.
#ifdef FERRY_SANITIZED
#define FERRY_NEEDS_SENTENCEPIECE() GTEST_SKIP() << "SentencePiece cannot be used in a build with sanitizers"
#else
#define FERRY_NEEDS_SENTENCEPIECE() static_cast<void>(0)
#endif
