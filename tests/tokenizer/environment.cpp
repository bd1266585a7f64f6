// All tests of this folder need the library.
#include "tokenizer/needs_sentencepiece.h"

namespace ferry {
namespace {

class Library : public testing::Environment {
 public:
  void SetUp() override { FERRY_NEEDS_SENTENCEPIECE(); }
};

[[maybe_unused]] const testing::Environment* const library = testing::AddGlobalTestEnvironment(new Library);

}  // namespace
}  // namespace ferry
