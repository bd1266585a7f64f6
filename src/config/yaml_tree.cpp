#include "config/yaml_tree.h"

#include <algorithm>
#include <map>
#include <sstream>
#include <utility>

#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include "base/format.h"
#include "config/fault_text.h"

namespace ferry {
namespace {

constexpr std::size_t deepest_nesting = 16;

/// Thrown through the parser to stop it where going on makes no sense.
struct Stop {};

/// Turns a place in the parser's counting (bytes, from 0) into ours (characters, from 1). All columns are worked out
/// at once: a file of one long line would otherwise cost its square.
class Places {
 public:
  explicit Places(const std::string& text) : columns_(text.size() + 1) {
    int column = 1;
    for (std::size_t i = 0; i <= text.size(); ++i) {
      const bool continues = i < text.size() && (static_cast<unsigned char>(text[i]) & 0xC0U) == 0x80U;
      columns_[i] = continues ? column - 1 : column++;
      if (i < text.size() && text[i] == '\n') column = 1;
    }
  }

  void set(YamlNode& node, const YAML::Mark& mark) const { std::tie(node.line, node.column) = of(mark); }
  std::pair<int, int> of(const YAML::Mark& mark) const {
    if (mark.is_null()) return {0, 0};
    return {mark.line + 1, columns_[std::min<std::size_t>(static_cast<std::size_t>(mark.pos), columns_.size() - 1)]};
  }

 private:
  std::vector<int> columns_;
};

class TreeBuilder : public YAML::EventHandler {
 public:
  TreeBuilder(const std::string& text, const std::string& where, std::vector<Problem>& problems)
      : text_(text), where_(where), problems_(problems), places_(text) {}

  /// What was read. Of what a fault left open, sections keep the keys they have, and lists, which would be read as if
  /// they ended there, are dropped.
  YamlNode take_root() {
    while (!open_.empty()) {
      if (open_.back().node.kind == YamlNode::Kind::List) {
        open_.pop_back();
        if (!open_.empty()) open_.back().has_key = false;
      } else {
        close();
      }
    }
    return std::move(root_);
  }

  void complain(const YAML::Mark& mark, std::string what, std::string remedy) {
    const auto [line, column] = places_.of(mark);
    problems_.push_back({where_, line, column, std::move(what), std::move(remedy)});
  }

  void OnDocumentStart(const YAML::Mark& mark) override {
    if (++documents_ < 2) return;
    complain(mark, "a second document starts here", "a configuration is one document: take out the line ---");
    throw Stop{};
  }
  void OnDocumentEnd() override {}

  void OnNull(const YAML::Mark& mark, YAML::anchor_t anchor) override {
    refuse_anchor(mark, anchor);
    YamlNode node;
    places_.set(node, mark);
    // The parser keeps no text here, but an option that takes texts may mean one.
    const std::string_view rest = std::string_view(text_).substr(static_cast<std::size_t>(std::max(mark.pos, 0)));
    const std::string_view word = rest.substr(0, rest.find_first_of(" \t\n,]}:#"));
    if (word == "~" || word == "null" || word == "Null" || word == "NULL") node.text = word;
    add(std::move(node));
  }

  void OnAlias(const YAML::Mark& mark, YAML::anchor_t) override {
    complain(mark, "an alias (*), which a configuration cannot use", "write the value out; a text with * needs quotes");
    throw Stop{};
  }

  void OnScalar(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                const std::string& value) override {
    refuse_anchor(mark, anchor);
    refuse_tag(mark, tag);
    refuse_open_quote(mark);
    YamlNode node;
    places_.set(node, mark);
    node.kind = YamlNode::Kind::Text;
    node.text = value;
    node.quoted = tag == "!";
    add(std::move(node));
  }

  void OnSequenceStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                       YAML::EmitterStyle::value) override {
    open(mark, tag, anchor, YamlNode::Kind::List);
  }
  void OnSequenceEnd() override { close(); }
  void OnMapStart(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor,
                  YAML::EmitterStyle::value) override {
    open(mark, tag, anchor, YamlNode::Kind::Map);
  }
  void OnMapEnd() override { close(); }

 private:
  /// A list or map that is not complete yet.
  struct Open {
    YamlNode node;
    bool has_key = false;
    YamlNode key;
    std::map<std::string, int, std::less<>> line_of_key;
  };

  void refuse_anchor(const YAML::Mark& mark, YAML::anchor_t anchor) {
    if (anchor == 0) return;
    complain(mark, "an anchor (&), which a configuration cannot use",
             "write the value out; a text with & needs quotes");
    throw Stop{};
  }

  void refuse_tag(const YAML::Mark& mark, const std::string& tag) {
    if (tag.empty() || tag == "?" || tag == "!") return;
    complain(mark, "a tag (!), which a configuration cannot use", "a text that begins with ! needs quotes");
  }

  /// The parser takes the end of the file for a closing quote.
  void refuse_open_quote(const YAML::Mark& mark) {
    std::size_t i = static_cast<std::size_t>(std::max(mark.pos, 0));
    const char quote = i < text_.size() ? text_[i] : ' ';
    if (quote != '"' && quote != '\'') return;
    for (++i; i < text_.size(); ++i) {
      const bool doubled = quote == '\'' && text_[i] == quote && i + 1 < text_.size() && text_[i + 1] == quote;
      const bool escaped = quote == '"' && text_[i] == '\\';
      if (doubled || escaped) {
        ++i;
      } else if (text_[i] == quote) {
        return;
      }
    }
    complain(mark, "a quote that is never closed", "close it before the end of the line");
    throw Stop{};
  }

  void open(const YAML::Mark& mark, const std::string& tag, YAML::anchor_t anchor, YamlNode::Kind kind) {
    refuse_anchor(mark, anchor);
    refuse_tag(mark, tag);
    if (open_.size() >= deepest_nesting) {
      complain(mark, format("nested more than {} levels deep", deepest_nesting), "a configuration has four levels");
      throw Stop{};
    }
    Open started;
    places_.set(started.node, mark);
    started.node.kind = kind;
    open_.push_back(std::move(started));
  }

  void close() {
    YamlNode node = std::move(open_.back().node);
    open_.pop_back();
    add(std::move(node));
  }

  void add(YamlNode node) {
    if (open_.empty()) {
      root_ = std::move(node);
    } else if (open_.back().node.kind == YamlNode::Kind::List) {
      open_.back().node.items.push_back(std::move(node));
    } else if (!open_.back().has_key) {
      open_.back().key = std::move(node);
      open_.back().has_key = true;
    } else {
      add_entry(open_.back(), std::move(node));
    }
  }

  void add_entry(Open& map, YamlNode value) {
    map.has_key = false;
    YamlNode key = std::move(map.key);
    const bool nothing = value.kind == YamlNode::Kind::Null && value.text.empty();
    // For a missing value the parser names the place of what comes next.
    if (nothing) std::tie(value.line, value.column) = std::pair(key.line, key.column);
    if (key.kind == YamlNode::Kind::List || key.kind == YamlNode::Kind::Map) {
      problems_.push_back({where_, key.line, key.column, "a key that is a list or mapping", "a key is a plain name"});
      return;
    }
    const auto [earlier, is_new] = map.line_of_key.emplace(key.text, key.line);
    if (is_new) {
      map.node.entries.push_back({std::move(key), std::move(value)});
      return;
    }
    problems_.push_back({where_, key.line, key.column,
                         format("{} is given twice, first on line {}", shortened(key.text), earlier->second),
                         "keep one of them"});
  }

  const std::string& text_;
  const std::string& where_;
  std::vector<Problem>& problems_;
  Places places_;
  YamlNode root_;
  std::vector<Open> open_;
  int documents_ = 0;
};

void complain_about_syntax(TreeBuilder& builder, const YAML::Exception& error) {
  if (error.msg.find("referenced anchor") != std::string::npos || error.msg.find("alias") != std::string::npos) {
    builder.complain(error.mark, "an alias (*), which a configuration cannot use",
                     "write the value out; a text with * needs quotes");
    return;
  }
  builder.complain(error.mark, "this is not YAML: " + error.msg, remedy_for_syntax(error.msg));
}

}  // namespace

const YamlNode* YamlNode::find(std::string_view key) const {
  const auto found =
      std::find_if(entries.begin(), entries.end(), [&](const YamlEntry& entry) { return entry.key.text == key; });
  return found == entries.end() ? nullptr : &found->value;
}

YamlDocument parse_yaml(const std::string& text, const std::string& where, std::vector<Problem>& problems) {
  TreeBuilder builder(text, where, problems);
  std::istringstream stream(text);
  YamlDocument document;
  try {
    YAML::Parser parser(stream);
    while (parser.HandleNextDocument(builder)) {
    }
  } catch (const Stop&) {
    document.complete = false;  // the problem is recorded
  } catch (const YAML::Exception& error) {
    document.complete = false;
    complain_about_syntax(builder, error);
  }
  document.root = builder.take_root();
  return document;
}

}  // namespace ferry
