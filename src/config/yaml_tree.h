// YAML as the tree that is written in the file: every text as it stands there, with its place. Nothing is guessed about
// types: whether `no`, `010` or `1e-4` is a text or a number is for the option that reads it to say.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/errors.h"

namespace ferry {

struct YamlEntry;

struct YamlNode {
  enum class Kind { Null, Text, List, Map };

  Kind kind = Kind::Null;
  std::string text;                ///< of a Text; of a Null what stands in the file ("~", "null" or nothing)
  bool quoted = false;             ///< a text in quotes or a block: certainly meant as text
  int line = 0;                    ///< from 1; 0: from no file
  int column = 0;                  ///< in characters, from 1
  std::vector<YamlNode> items;     ///< of a List
  std::vector<YamlEntry> entries;  ///< of a Map, in the order of the file, no key twice

  /// The value of a key, or nothing.
  const YamlNode* find(std::string_view key) const;
};

struct YamlEntry {
  YamlNode key;
  YamlNode value;
};

struct YamlDocument {
  YamlNode root;
  bool complete = true;  ///< false: a fault ended the reading, and the root holds what stands before it
};

/// The tree of a text in UTF-8 with LF line ends. Adds to `problems` what is wrong: syntax, keys given twice, keys that
/// are no plain text, anchors, aliases and tags (a configuration needs none, and nested aliases can grow without
/// bound), nesting beyond sixteen levels, a second document.
YamlDocument parse_yaml(const std::string& text, const std::string& where, std::vector<Problem>& problems);

}  // namespace ferry
