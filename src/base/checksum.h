// SHA-256, so that a user can verify a checkpoint with `sha256sum`. The one door to OpenSSL.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace ferry {

/// Takes bytes piece by piece. Checksums are 64 lower-case hexadecimal digits.
class Sha256 {
 public:
  Sha256();
  ~Sha256();
  Sha256(const Sha256&) = delete;
  Sha256& operator=(const Sha256&) = delete;

  void add(std::string_view bytes);
  /// Of what was added so far; more may be added after it.
  std::string hex() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

std::string sha256(std::string_view bytes);

/// Throws UserError when the file cannot be read.
std::string sha256_of_file(const std::filesystem::path& path);

}  // namespace ferry
