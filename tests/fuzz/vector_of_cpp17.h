// Read before everything else in builds with clang: in C++20 std::vector is constexpr, clang then looks into it
// wherever it stands, and finds that the headers of LibTorch 1.13 have vectors of types they complete only later. Here
// the vector of GCC's library is as in C++17: looked into where it is used.
#pragma once

#ifdef __cplusplus
#include <algorithm>
#include <memory>
#include <string>
#ifdef __GLIBCXX__
#pragma push_macro("_GLIBCXX20_CONSTEXPR")
#undef _GLIBCXX20_CONSTEXPR
#define _GLIBCXX20_CONSTEXPR
#define __fill_a1 \
  fill_bits_a1  // declared constexpr before, so for bits there is none: std::fill and resize do not link
#include <vector>
#undef __fill_a1
#pragma pop_macro("_GLIBCXX20_CONSTEXPR")
#endif
#endif
