// The border between the program and the module that holds SentencePiece. Both sides are built by the same compiler, so
// standard types may cross it; our own error types do not, so that the module needs nothing of the program.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ferry::sentencepiece_module {

/// Ids the library finds in a model for the reserved pieces; -1: none.
struct ReservedIds {
  int pad = -1;
  int unknown = -1;
  int begin = -1;
  int end = -1;
};

/// One loaded model. Const functions may be called from several threads at once.
class Model {
 public:
  virtual ~Model() = default;
  virtual int size() const = 0;
  virtual ReservedIds reserved() const = 0;
  virtual bool is_control(int id) const = 0;
  virtual std::string piece(int id) const = 0;
  virtual int id_of(std::string_view piece) const = 0;
  virtual std::vector<int> encode(std::string_view text) const = 0;
  /// Every id must be in [0, size).
  virtual std::string decode(const std::vector<int>& ids) const = 0;
  /// Draws from the generator of the calling thread, see seed_this_thread. A model of characters has one segmentation.
  virtual std::vector<int> sample(std::string_view text, double alpha) const = 0;
};

/// Training lines, one at a time.
class Lines {
 public:
  virtual ~Lines() = default;
  virtual bool done() const = 0;
  virtual const std::string& line() const = 0;
  virtual void advance() = 0;
};

/// Options by SentencePiece's own names.
using TrainingOptions = std::vector<std::pair<std::string, std::string>>;

/// What the module offers.
struct Functions {
  /// The caller owns the model; null, with the reason, where the bytes are none.
  Model* (*open)(const std::string& bytes, std::string& reason);
  /// The model's bytes; empty, with the reason, where the library refuses.
  std::string (*train)(const TrainingOptions& options, Lines& lines, std::string& reason);
  /// Seeds the random generator of the calling thread, which must not have drawn from it before: the library makes one
  /// for each thread, at its first draw, and gives no way to seed it again. False when the library does not work at
  /// all.
  bool (*seed_this_thread)(std::uint32_t seed);
};

/// The name and type of the one symbol the program looks up.
inline constexpr const char* entry_name = "ferry_sentencepiece_functions";
using Entry = const Functions* (*)();

}  // namespace ferry::sentencepiece_module
