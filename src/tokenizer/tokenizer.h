// Text to pieces and back. What the program sees of SentencePiece; the library itself is opened at run time (see
// README.md in this folder) and never included outside it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "config/tokenizer_config.h"

namespace ferry {

/// The reserved pieces: the same four numbers in every tokenizer that Ferry trains.
inline constexpr std::int32_t pad_id = 0;
inline constexpr std::int32_t unknown_id = 1;
inline constexpr std::int32_t begin_id = 2;
inline constexpr std::int32_t end_id = 3;

/// One trained tokenizer. Const functions may be called from several threads at once.
class Tokenizer {
 public:
  virtual ~Tokenizer() = default;

  virtual int size() const = 0;
  /// Ids of the best segmentation, without begin and end. Never throws for bytes that are no UTF-8.
  virtual std::vector<std::int32_t> encode(std::string_view text) const = 0;
  /// Valid UTF-8 for any ids; reserved ids are left out, the unknown piece shows as U+2047.
  virtual std::string decode(std::span<const std::int32_t> ids) const = 0;
  /// One sampled segmentation for each text (unigram: Kudo 2018, smoothing `alpha`; BPE: dropout, Provilkov et al.
  /// 2020, probability `alpha`). A pure function of (model, texts, alpha, key).
  virtual std::vector<std::vector<std::int32_t>> sample(std::span<const std::string_view> texts, double alpha,
                                                        std::uint64_t key) const = 0;
  /// The piece as SentencePiece spells it, "▁word".
  virtual std::string piece(std::int32_t id) const = 0;
  /// The id of a piece, unknown_id when there is none.
  virtual std::int32_t id_of(std::string_view piece) const = 0;
  /// The model file's bytes, as stored in a checkpoint.
  virtual const std::string& model_bytes() const = 0;
  /// SHA-256 of the model file's bytes.
  virtual const std::string& fingerprint() const = 0;
};

/// Throws UserError naming `path` when these are not the bytes of a tokenizer, or when its reserved pieces clash.
std::shared_ptr<const Tokenizer> make_tokenizer(std::string model_bytes, const std::filesystem::path& path);
std::shared_ptr<const Tokenizer> load_tokenizer(const std::filesystem::path& path);

/// The tokenizers of the two sides; the same object twice when they are joint.
struct TokenizerPair {
  std::shared_ptr<const Tokenizer> source;
  std::shared_ptr<const Tokenizer> target;
  bool joint() const { return source == target; }
};

/// Reads tokenizer.model, or source.tokenizer.model and target.tokenizer.model, from a folder.
TokenizerPair load_tokenizers(const std::filesystem::path& folder);
/// True when the folder holds what load_tokenizers reads.
bool has_tokenizers(const std::filesystem::path& folder);
/// Name and contents of the one or two files that load_tokenizers reads.
std::vector<std::pair<std::string, std::string>> tokenizer_files(const TokenizerPair& tokenizers);

}  // namespace ferry
