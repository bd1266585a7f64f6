// make_tokenizer: the bytes are a SentencePiece model; one that is accepted has a few texts to encode and decode.
#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <vector>

#include "base/errors.h"
#include "base/text.h"
#include "fuzz/fuzz_target.h"
#include "tokenizer/tokenizer.h"

namespace ferry {
namespace {

// Ordinary text, blanks and nothing, what normalization changes, the stand-in for a blank, reserved pieces, no UTF-8.
constexpr std::array<std::string_view, 8> texts{"rada miko sela 12 (13).",
                                                "",
                                                "   ",
                                                "\xEF\xBC\xA1\xEF\xAC\x81 \xC2\xBD e\xCC\x81",
                                                "\xE2\x96\x81\xE2\x96\x85",
                                                "<s></s>",
                                                "a\xFF\x80z\xF0\x9F",
                                                "\xF0\x9F\x99\x82\xE4\xB8\xAD\xE6\x96\x87"};

void check_ids(const Tokenizer& tokenizer, const std::vector<std::int32_t>& ids) {
  const auto known = [&](std::int32_t id) { return id >= 0 && id < tokenizer.size(); };
  check(std::all_of(ids.begin(), ids.end(), known), "text becomes pieces of the vocabulary");
  check(is_valid_utf8(tokenizer.decode(ids)), "pieces become UTF-8");
}

void read(std::string_view bytes) {
  const auto tokenizer = make_tokenizer(std::string(bytes), "tokenizer.model");
  check(tokenizer->size() > end_id, "a tokenizer has the reserved pieces");
  for (const std::string_view text : texts) check_ids(*tokenizer, tokenizer->encode(text));
  // Where the best segmentation has a fault in it, long texts meet it more often.
  std::string all;
  for (int i = 0; i < 20; ++i) {
    for (const std::string_view text : texts) all += text;
  }
  check_ids(*tokenizer, tokenizer->encode(all));
  std::vector<std::int32_t> every(static_cast<std::size_t>(tokenizer->size()) + 2);
  std::iota(every.begin(), every.end(), -1);
  check(is_valid_utf8(tokenizer->decode(every)), "any ids become UTF-8");
  for (std::int32_t id = 0; id < tokenizer->size(); ++id) {
    const std::int32_t found = tokenizer->id_of(tokenizer->piece(id));
    check(found >= 0 && found < tokenizer->size(), "a piece has an id of the vocabulary");
  }
  for (const auto& ids : tokenizer->sample(texts, 0.1, 1)) check_ids(*tokenizer, ids);
}

}  // namespace
}  // namespace ferry

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  ferry::read_or_refuse([&] { ferry::read(ferry::as_text(data, size)); });
  return 0;
}
