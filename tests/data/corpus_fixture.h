// Small corpora for the tests of this folder.
#pragma once

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <unistd.h>

#include "base/files.h"
#include "data/encoded_corpus.h"
#include "data/parallel_text.h"
#include "tokenizer/invented_text.h"
#include "tokenizer/tokenizer_trainer.h"

namespace ferry {

/// A folder of its own for files, removed at the end.
class TemporaryFolder {
 public:
  explicit TemporaryFolder(const std::string& name)
      : path_(std::filesystem::temp_directory_path() / ("ferry_data_" + name + "_" + std::to_string(::getpid()))) {
    std::filesystem::remove_all(path_);
    std::filesystem::create_directories(path_);
  }
  ~TemporaryFolder() { std::filesystem::remove_all(path_); }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::filesystem::path write(const std::string& name, const std::string& bytes) const {
    write_file(path_ / name, bytes);
    return path_ / name;
  }

 private:
  std::filesystem::path path_;
};

/// data.max_tokens where nobody states it.
inline const int usual_limit = DataConfig{}.max_tokens;

/// A text of the given pairs, without a name.
inline ParallelText text_of(const std::vector<std::pair<std::string, std::string>>& pairs) {
  ParallelText text;
  for (const auto& [source, target] : pairs) {
    text.source.add(source);
    text.target.add(target);
    text.lines.push_back(++text.lines_read);
  }
  return text;
}

/// A corpus whose pairs have the given numbers of pieces, source and target; piece values tell pairs apart.
inline EncodedCorpus corpus_of_lengths(const std::vector<std::pair<int, int>>& lengths) {
  EncodedCorpus corpus;
  std::int32_t piece = 4;
  for (const auto& [source, target] : lengths) {
    corpus.source.add(std::vector<std::int32_t>(static_cast<std::size_t>(source), piece));
    corpus.target.add(std::vector<std::int32_t>(static_cast<std::size_t>(target), piece));
    corpus.lines.push_back(piece - 3);
    ++piece;
  }
  return corpus;
}

/// Pairs of random lengths from 1 to `longest` pieces a side, source and target of like length.
inline EncodedCorpus corpus_of_random_lengths(std::size_t pairs, int longest) {
  RandomStream random(3, "lengths");
  std::vector<std::pair<int, int>> lengths;
  for (std::size_t i = 0; i < pairs; ++i) {
    const int source = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(longest)));
    const int target = std::max(1, std::min(longest, source - 2 + static_cast<int>(random.below(5))));
    lengths.emplace_back(source, target);
  }
  return corpus_of_lengths(lengths);
}

/// Invented sentences paired with themselves read from the other end of the list.
inline ParallelText invented_text(std::size_t pairs) {
  const std::vector<std::string> sentences = invented_sentences(pairs);
  ParallelText text;
  text.name = "invented";
  for (std::size_t i = 0; i < pairs; ++i) {
    text.source.add(sentences[i]);
    text.target.add(sentences[pairs - 1 - i]);
    text.lines.push_back(static_cast<std::int64_t>(i) + 1);
  }
  text.lines_read = static_cast<std::int64_t>(pairs);
  return text;
}

/// A joint tokenizer of the invented sentences. BPE, since merging fills the vocabulary with pieces of several letters
/// by any version of SentencePiece: there is more than one segmentation to sample.
inline const TokenizerPair& invented_tokenizers() {
  static const TokenizerPair tokenizers = [] {
    TokenizerConfig config;
    config.kind = TokenizerKind::Bpe;
    config.vocabulary = 60;
    const std::vector<std::string> sentences = invented_sentences(200);
    const auto tokenizer = train_tokenizer(views(sentences), config).tokenizer;
    return TokenizerPair{tokenizer, tokenizer};
  }();
  return tokenizers;
}

inline std::filesystem::path shared_folder() {
  return std::filesystem::path(FERRY_SOURCE_DIR).parent_path() / "shared";
}

inline std::vector<std::vector<std::int32_t>> to_vectors(const IdSequences& sequences) {
  std::vector<std::vector<std::int32_t>> all;
  for (std::size_t i = 0; i < sequences.size(); ++i) all.emplace_back(sequences[i].begin(), sequences[i].end());
  return all;
}

}  // namespace ferry
