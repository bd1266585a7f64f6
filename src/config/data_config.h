// Section `data`: which files, and which pairs of them.
#pragma once

#include <filesystem>
#include <vector>

#include "config/field.h"

namespace ferry {

/// The two sides of a parallel text; any number of files a side, read one after another.
struct ParallelFiles {
  std::vector<std::filesystem::path> source;
  std::vector<std::filesystem::path> target;

  bool empty() const { return source.empty() && target.empty(); }
  bool operator==(const ParallelFiles&) const = default;

  template <typename Self, typename Visitor>
  static void fields(Self& self, Visitor& visit) {
    visit.option("source", self.source, "text in the language translated from; .gz is read as it is");
    visit.option("target", self.target, "its translation, line by line");
  }
};

struct DataConfig {
  ParallelFiles train;
  ParallelFiles valid;
  ParallelFiles test;
  int max_tokens = 128;  ///< a side, without begin and end

  bool operator==(const DataConfig&) const = default;

  template <typename Self, typename Visitor>
  static void fields(Self& self, Visitor& visit) {
    // What a file holds must stay, not its name: corpus_fingerprint.
    visit.section("train", self.train, "the pairs that are learned from", OnResume::MayChange);
    visit.section("valid", self.valid, "the pairs that validation translates; they decide which checkpoint is best",
                  OnResume::MayChange);
    visit.section("test", self.test, "the pairs that are scored once, at the end", OnResume::MayChange);
    visit.option("max_tokens", self.max_tokens, "pairs with more pieces than this on a side are left out and counted",
                 between(1, 100000));
  }
};

}  // namespace ferry
