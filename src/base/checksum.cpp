#include "base/checksum.h"

#include <array>
#include <fstream>
#include <vector>

#include <openssl/evp.h>

#include "base/errors.h"
#include "base/format.h"

namespace ferry {

struct Sha256::State {
  EVP_MD_CTX* context = EVP_MD_CTX_new();
  ~State() { EVP_MD_CTX_free(context); }
};

Sha256::Sha256() : state_(std::make_unique<State>()) {
  check(state_->context != nullptr && EVP_DigestInit_ex(state_->context, EVP_sha256(), nullptr) == 1,
        "SHA-256 is available");
}

Sha256::~Sha256() = default;

void Sha256::add(std::string_view bytes) {
  check(EVP_DigestUpdate(state_->context, bytes.data(), bytes.size()) == 1, "SHA-256 takes bytes");
}

std::string Sha256::hex() const {
  std::array<unsigned char, EVP_MAX_MD_SIZE> digest{};
  unsigned int size = 0;
  const State copy;
  check(copy.context != nullptr && EVP_MD_CTX_copy_ex(copy.context, state_->context) == 1 &&
            EVP_DigestFinal_ex(copy.context, digest.data(), &size) == 1,
        "SHA-256 ends");
  std::string text;
  for (unsigned int i = 0; i < size; ++i) text += format("{:02x}", digest.at(i));
  return text;
}

std::string sha256(std::string_view bytes) {
  Sha256 sum;
  sum.add(bytes);
  return sum.hex();
}

std::string sha256_of_file(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw UserError(Problem{.where = path.string(), .what = "cannot open: " + system_reason()});
  Sha256 sum;
  std::vector<char> buffer(1 << 20);
  while (file.read(buffer.data(), static_cast<std::streamsize>(buffer.size())) || file.gcount() > 0) {
    sum.add({buffer.data(), static_cast<std::size_t>(file.gcount())});
  }
  return sum.hex();
}

}  // namespace ferry
