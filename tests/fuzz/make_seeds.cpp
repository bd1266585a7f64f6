// Makes the seeds that no editor can: make_seeds tests/fuzz/seeds. What it makes is checked in; it is needed again only
// to change them.
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>

#include <zlib.h>

#include "base/errors.h"
#include "base/files.h"
#include "tokenizer/module_loader.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

struct Words : sentencepiece_module::Lines {
  bool done() const override { return lines == 40; }
  const std::string& line() const override { return text; }
  void advance() override {
    ++lines;
    text = (lines % 2 == 0 ? "rada miko sela" : "sela mika rado") + std::string(lines % 3 == 0 ? " toma." : ", 12");
  }

  int lines = 0;
  std::string text = "miko rada toma";
};

/// Of a few hundred bytes: without the table of characters that makes ordinary models large, or with one of three rows.
std::string tokenizer(const std::string& kind, sentencepiece_module::TrainingOptions more) {
  more.insert(more.end(), {{"model_type", kind},
                           {"vocab_size", "40"},
                           {"hard_vocab_limit", "false"},
                           {"num_threads", "1"},
                           {"minloglevel", "2"},
                           {"pad_id", "0"},
                           {"unk_id", "1"},
                           {"bos_id", "2"},
                           {"eos_id", "3"}});
  Words words;
  std::string reason;
  std::string model = sentencepiece_functions().train(more, words, reason);
  if (model.empty()) throw UserError("no model is learnt: " + reason);
  return model;
}

void make_tokenizers(const fs::path& folder) {
  const sentencepiece_module::TrainingOptions plain{{"normalization_rule_name", "identity"}};
  write_file(folder / "unigram.model", tokenizer("unigram", plain));
  write_file(folder / "bpe.model", tokenizer("bpe", plain));
  write_file(folder / "char.model", tokenizer("char", plain));
  auto symbols = plain;
  symbols.insert(symbols.end(), {{"user_defined_symbols", "<2de>,mi"}, {"split_digits", "true"}});
  write_file(folder / "symbols.model", tokenizer("unigram", symbols));
  auto bytes = plain;
  bytes.insert(bytes.end(), {{"byte_fallback", "true"}, {"vocab_size", "300"}});
  write_file(folder / "bytes.model", tokenizer("bpe", bytes));
  const fs::path table = folder / "table.tsv";
  write_file(table, "41\t61\nFF21\t61\nFB01\t66 69\n");
  write_file(folder / "table.model", tokenizer("unigram", {{"normalization_rule_tsv", table.string()}}));
  write_file(folder / "both_tables.model", tokenizer("char", {{"normalization_rule_tsv", table.string()},
                                                              {"denormalization_rule_tsv", table.string()}}));
  fs::remove(table);
}

std::string compressed(const std::string& text) {
  const fs::path file = fs::temp_directory_path() / "ferry_seed.gz";
  const gzFile packed = gzopen(file.c_str(), "wb9");
  gzwrite(packed, text.data(), static_cast<unsigned>(text.size()));
  gzclose(packed);
  std::string bytes = read_file(file);
  fs::remove(file);
  return bytes;
}

std::string safetensors(const std::string& header, std::size_t data) {
  std::string bytes;
  for (unsigned i = 0; i < 8; ++i) bytes += static_cast<char>(static_cast<std::uint64_t>(header.size()) >> (8 * i));
  return bytes + header + std::string(data, '\1');
}

void make_tensors(const fs::path& folder) {
  write_file(folder / "none.safetensors", safetensors("{}", 0));
  write_file(folder / "one.safetensors",
             safetensors(R"({"x":{"dtype":"F32","shape":[2,3],"data_offsets":[0,24]}})", 24));
  write_file(folder / "types.safetensors",
             safetensors(R"({"__metadata__":{"format":"pt","update":"12"},)"
                         R"("a":{"dtype":"F64","shape":[],"data_offsets":[0,8]},)"
                         R"("b":{"dtype":"BF16","shape":[2,0],"data_offsets":[8,8]},)"
                         R"("c":{"dtype":"BOOL","shape":[4],"data_offsets":[8,12]},)"
                         R"("d\u00e9":{"dtype":"I16","shape":[1,1,2],"data_offsets":[12,16]}}  )",
                         16));
}

}  // namespace
}  // namespace ferry

int main(int count, char** words) {
  if (count != 2) return 2;
  const std::filesystem::path seeds = words[1];
  ferry::make_tokenizers(seeds / "tokenizer");
  ferry::make_tensors(seeds / "safetensors");
  ferry::write_file(seeds / "text" / "packed", ferry::compressed("One line.\nTwo lines.\n") + "\n====\n" +
                                                   ferry::compressed("Eine Zeile.\nZwei Zeilen.\n"));
  return 0;
}
