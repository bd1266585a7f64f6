#include "checkpoint/safetensors.h"

#include <cmath>
#include <limits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/files.h"
#include "base/format.h"
#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

using testing::HasSubstr;

std::string written(const NamedTensors& tensors, const Metadata& metadata = {}) {
  std::string bytes;
  write_safetensors(tensors, metadata, [&bytes](std::string_view piece) { bytes += piece; });
  return bytes;
}

class SafetensorsTest : public testing::Test {
 protected:
  Safetensors read(const std::string& bytes) {
    overwrite(file_, bytes);
    return read_safetensors(file_);
  }
  std::string refusal(const std::string& bytes) {
    return error_of([&] { read(bytes); });
  }

  TemporaryFolder folder_;
  std::filesystem::path file_ = folder_.path / "x.safetensors";
};

// The example of the format's description, spelled out byte by byte.
TEST_F(SafetensorsTest, WritesTheBytesThatTheFormatPrescribes) {
  const std::string header = R"({"ab":{"dtype":"I16","shape":[2],"data_offsets":[0,4]}})";
  ASSERT_EQ(header.size(), 55U);
  EXPECT_EQ(written({{"ab", at::tensor({258, -1}, at::kShort)}}),
            std::string("\x38\0\0\0\0\0\0\0", 8) + header + " " + std::string("\x02\x01\xFF\xFF", 4));
}

TEST_F(SafetensorsTest, GivesBackEveryTypeBitByBitInTheOrderGiven) {
  NamedTensors tensors;
  for (const auto type : {at::kBool, at::kByte, at::kChar, at::kShort, at::kHalf, at::kBFloat16, at::kInt, at::kFloat,
                          at::kLong, at::kDouble}) {
    tensors.emplace_back(std::string(safetensors_type_name(type)), at::tensor({0, 1, 1}).to(type));
  }
  const Metadata metadata{{"format", "pt"}, {"z", "last"}, {"a", "\"quoted\"\n"}};
  const Safetensors back = read(written(tensors, metadata));
  EXPECT_TRUE(same(back.tensors, tensors));
  EXPECT_EQ(back.metadata, metadata);
}

TEST_F(SafetensorsTest, KeepsNotANumberInfinityAndNegativeZero) {
  const auto values = at::tensor({std::nan(""), -std::numeric_limits<double>::infinity(), -0.0}, at::kDouble);
  const Tensor back = read(written({{"x", values}})).tensors.front().second;
  EXPECT_TRUE(back.view(at::kLong).equal(values.view(at::kLong)));
}

TEST_F(SafetensorsTest, KeepsScalarsEmptyTensorsAndTheEmptyList) {
  const NamedTensors tensors{{"scalar", at::tensor(2.5).reshape({})},
                             {"empty", at::empty({0, 3, 0})},
                             {"one", at::ones({1, 1, 1, 1, 1, 1})},
                             {"empty too", at::empty({0})}};
  EXPECT_TRUE(same(read(written(tensors)).tensors, tensors));
  EXPECT_TRUE(read(written({})).tensors.empty());
}

TEST_F(SafetensorsTest, WritesWhatATensorMeansWhateverItsStrides) {
  const Tensor base = at::arange(24, at::kFloat).reshape({4, 6});
  const NamedTensors views{{"transposed", base.t()},
                           {"slice", base.slice(1, 1, 6, 2)},
                           {"expanded", base.select(0, 1).unsqueeze(0).expand({3, 6})},
                           {"with gradient", base.clone().requires_grad_()}};
  EXPECT_TRUE(same(read(written(views)).tensors, views));
}

TEST_F(SafetensorsTest, KeepsAnyNameThatIsUtf8) {
  const NamedTensors tensors{{"größe.重み.😀", at::ones({2})}, {"", at::ones({1})}, {"a \"b\"\\\n", at::ones({3})}};
  EXPECT_TRUE(same(read(written(tensors)).tensors, tensors));
}

TEST_F(SafetensorsTest, ReadTensorsOwnTheirMemory) {
  Tensor tensor = read(written({{"x", at::ones({4})}})).tensors.front().second;
  std::filesystem::remove(file_);
  tensor.add_(1);
  EXPECT_TRUE(tensor.equal(at::full({4}, 2.0)));
  EXPECT_TRUE(tensor.is_contiguous());
}

TEST_F(SafetensorsTest, EachTensorStartsAtAMultipleOfItsElementSize) {
  overwrite(file_, written({{"a", at::ones({3}, at::kByte)}, {"b", at::ones({3}, at::kDouble)}, {"c", at::ones({1})}}));
  const auto length = std::filesystem::file_size(file_) - 3 - 24 - 4;
  EXPECT_EQ(length % 8, 0U);
  for (const TensorEntry& entry : read_safetensors_header(file_).tensors) {
    EXPECT_EQ(entry.begin % at::elementSize(entry.type), 0U) << entry.name;
  }
}

TEST_F(SafetensorsTest, RefusesEveryShorterAndEveryLongerFile) {
  const std::string whole = written({{"x", at::ones({3})}}, {{"a", "b"}});
  for (std::size_t length = 0; length < whole.size(); ++length) {
    EXPECT_THAT(refusal(whole.substr(0, length)), HasSubstr(file_.string())) << length;
  }
  EXPECT_THAT(refusal(whole + '\0'), HasSubstr("nothing describes the last 1 bytes"));
}

TEST_F(SafetensorsTest, AnyChangedByteIsRefusedOrOnlyChangesContents) {
  const std::string whole = written({{"x", at::ones({3})}, {"y", at::ones({2}, at::kBool)}}, {{"a", "b"}});
  for (std::size_t i = 0; i < whole.size(); ++i) {
    for (const unsigned mask : {0x01U, 0x20U, 0x80U, 0xFFU}) {
      std::string changed = whole;
      changed[i] = static_cast<char>(static_cast<unsigned char>(changed[i]) ^ mask);
      // Anything but a UserError escapes and fails the test.
      const std::string fault = error_of([&] { EXPECT_LE(read(changed).tensors.size(), 2U); });
      EXPECT_TRUE(fault == "no error" || fault.find(file_.string()) != std::string::npos) << fault;
    }
  }
}

TEST_F(SafetensorsTest, RefusesABoolThatIsNeitherTrueNorFalse) {
  std::string bytes = written({{"x", at::ones({2}, at::kBool)}});
  bytes.back() = '\x02';
  EXPECT_THAT(refusal(bytes), HasSubstr("\"x\" of type BOOL holds other bytes than 0 and 1"));
}

TEST_F(SafetensorsTest, RefusesWhatIsNoFile) {
  EXPECT_THAT(error_of([&] { read_safetensors(folder_.path); }), HasSubstr("no such file"));
  EXPECT_THAT(error_of([&] { read_safetensors(folder_.path / "none"); }), HasSubstr("no such file"));
}

}  // namespace
}  // namespace ferry
