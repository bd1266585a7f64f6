// Headers of safetensors files that lie: each must be refused with the reason, without a crash and without taking the
// memory it claims to need.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/format.h"
#include "checkpoint/safetensors.h"
#include "checkpoint/tiny_checkpoint.h"

namespace ferry {
namespace {

using testing::AllOf;
using testing::HasSubstr;

std::string little_endian(std::uint64_t value) {
  std::string bytes;
  for (int i = 0; i < 8; ++i) bytes += static_cast<char>(value >> (8 * i));
  return bytes;
}

std::string refusal_of_bytes(const std::string& bytes) {
  const TemporaryFolder folder;
  const auto file = folder.path / "hostile.safetensors";
  overwrite(file, bytes);
  const std::string error = error_of([&] { read_safetensors(file); });
  if (error != "no error") {
    EXPECT_THAT(error, HasSubstr("hostile.safetensors: "));
  }
  return error;
}

std::string refusal(const std::string& header, std::size_t data = 8) {
  return refusal_of_bytes(little_endian(header.size()) + header + std::string(data, '\0'));
}

std::string entry(const std::string& type, const std::string& shape, const std::string& offsets) {
  return format(R"({{"dtype":{},"shape":{},"data_offsets":{}}})", type, shape, offsets);
}

std::string one(const std::string& type, const std::string& shape, const std::string& offsets) {
  return R"({"x":)" + entry(type, shape, offsets) + "}";
}

TEST(HostileHeader, TheHonestOneBesideThemIsAccepted) {
  EXPECT_EQ(refusal(one(R"("F32")", "[2]", "[0,8]")), "no error");
  EXPECT_EQ(refusal(one(R"("F32")", "[2]", "[0,8]") + "   "), "no error");
}

TEST(HostileHeader, LengthsBeyondTheFileOrTheLimitAreRefused) {
  EXPECT_THAT(refusal_of_bytes(little_endian(~std::uint64_t{0}) + "{}"), HasSubstr("longer than the file"));
  EXPECT_THAT(refusal_of_bytes(little_endian(std::uint64_t{1} << 63) + "{}"), HasSubstr("longer than the file"));
  EXPECT_THAT(refusal_of_bytes(little_endian(3) + "{}"), HasSubstr("longer than the file"));
  EXPECT_THAT(refusal_of_bytes(little_endian(0) + "{}"), HasSubstr("no safetensors file"));

  const TemporaryFolder folder;  // 100 MB and one byte, without taking them on the disk
  const auto file = folder.path / "sparse.safetensors";
  overwrite(file, little_endian(safetensors_header_limit + 1));
  std::filesystem::resize_file(file, 8 + safetensors_header_limit + 1);
  EXPECT_THAT(error_of([&] { read_safetensors(file); }), HasSubstr("longer than the format allows"));
}

TEST(HostileHeader, TextThatIsNoJsonIsRefused) {
  for (const char* text : {"{", "{]", "{\"x\"", "{}{}", "{} x", "{\"x\":}", "{'x':1}", "{\"x\xff\":1}",
                           "{\"\\ud800\":1}", "{\"x\":NaN}"}) {
    EXPECT_THAT(refusal(text), HasSubstr("not valid JSON")) << text;
  }
  EXPECT_THAT(refusal(std::string("{\0}", 3)), HasSubstr("not valid JSON"));
  EXPECT_THAT(refusal("[]"), HasSubstr("no safetensors file"));
}

TEST(HostileHeader, OtherStructuresThanThatOfTheFormatAreRefused) {
  for (const char* text : {R"({"x":1})", R"({"x":null})", R"({"x":true})", R"({"x":[]})", R"({"x":"F32"})",
                           R"({"__metadata__":{"a":1}})", R"({"__metadata__":{"a":{}}})", R"({"__metadata__":[]})"}) {
    EXPECT_THAT(refusal(text, 0), HasSubstr("where the format has something else")) << text;
  }
  EXPECT_THAT(refusal(R"({"x":{}})"), HasSubstr("lacks one of dtype, shape and data_offsets"));
  EXPECT_THAT(refusal(R"({"x":{"dtype":"F32","shape":[2]}})"), HasSubstr("lacks one of"));
  EXPECT_THAT(refusal(R"({"x":{"type":"F32"}})"), HasSubstr("\"type\" of tensor \"x\" is not known"));
  EXPECT_THAT(refusal(one(R"("F32")", "2", "[0,8]")), HasSubstr("something else"));
  EXPECT_THAT(refusal(one(R"("F32")", "[[2]]", "[0,8]")), HasSubstr("something else"));
  EXPECT_THAT(refusal(one(R"("F32")", R"(["2"])", "[0,8]")), HasSubstr("something else"));
  EXPECT_THAT(refusal(one(R"("F32")", "[2]", "[8]")), HasSubstr("has not two data_offsets"));
  EXPECT_THAT(refusal(one(R"("F32")", "[2]", "[0,8,8]")), HasSubstr("more than two data_offsets"));
}

TEST(HostileHeader, NestingOfAnyDepthIsRefusedAtOnce) {
  const std::string depth(1'000'000, '[');
  EXPECT_THAT(refusal(R"({"x":)" + depth), HasSubstr("something else"));
  EXPECT_THAT(refusal(one(R"("F32")", depth, "[0,8]")), HasSubstr("something else"));
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += R"({"x":)";
  EXPECT_THAT(refusal(objects), HasSubstr("\"x\" of tensor \"x\" is not known"));
}

TEST(HostileHeader, MoreTensorsThanAnyModelHasAreRefused) {
  const auto header_of = [](std::size_t count) {
    std::string header = "{";
    for (std::size_t i = 0; i < count; ++i) {
      header += format(R"({}"{}":{})", i == 0 ? "" : ",", i, entry(R"("U8")", "[0]", "[0,0]"));
    }
    return header + "}";
  };
  EXPECT_EQ(refusal(header_of(safetensors_tensor_limit), 0), "no error");
  EXPECT_THAT(refusal(header_of(safetensors_tensor_limit + 1), 0), HasSubstr("more than 100000 tensors"));
}

TEST(HostileHeader, NamesGivenTwiceAreRefused) {
  const std::string empty = entry(R"("F32")", "[0]", "[0,0]");
  EXPECT_THAT(refusal(format(R"({{"x":{},"x":{}}})", empty, empty), 0), HasSubstr("\"x\" is given twice"));
  EXPECT_THAT(refusal(format(R"({{"x":{},"\u0078":{}}})", empty, empty), 0), HasSubstr("\"x\" is given twice"));
  EXPECT_THAT(refusal(R"({"__metadata__":{},"__metadata__":{}})", 0), HasSubstr("given twice"));
  EXPECT_THAT(refusal(R"({"__metadata__":{"a":"1","a":"2"}})", 0),
              HasSubstr("\"a\" of \"__metadata__\" is given twice"));
  EXPECT_THAT(refusal(R"({"x":{"dtype":"F32","dtype":"F32"}})"), HasSubstr("\"dtype\" of \"x\" is given twice"));
}

TEST(HostileHeader, TypesThatAreNotKnownAreRefused) {
  for (const char* type : {R"("")", R"("f32")", R"("U64")", R"("F8_E4M3")", R"("F32 ")"}) {
    EXPECT_THAT(refusal(one(type, "[2]", "[0,8]")), HasSubstr("not supported")) << type;
  }
}

TEST(HostileHeader, ShapesWhoseSizeOverflowsAreRefused) {
  // 2^62 elements of four bytes are 2^64 bytes, that is 0; 2^32 x 2^32 likewise; with an empty axis all are 0 in truth.
  for (const char* shape :
       {"[4611686018427387904]", "[4294967296,4294967296]", "[9223372036854775807,2]",
        "[0,4611686018427387904,4611686018427387904]", "[9223372036854775808]", "[18446744073709551615]"}) {
    EXPECT_THAT(refusal(one(R"("F32")", shape, "[0,0]"), 0), HasSubstr("the shape of tensor \"x\" is too large"))
        << shape;
  }
  std::string axes = "[1";
  for (int i = 0; i < 100'000; ++i) axes += ",1";
  EXPECT_THAT(refusal(one(R"("F32")", axes + "]", "[0,4]"), 4), HasSubstr("more than 32 axes"));
}

TEST(HostileHeader, ShapesThatDoNotFitTheirBytesAreRefused) {
  EXPECT_THAT(refusal(one(R"("F32")", "[3]", "[0,8]")),
              AllOf(HasSubstr("takes 12 bytes"), HasSubstr("8 are set aside")));
  EXPECT_THAT(refusal(one(R"("F64")", "[2]", "[0,8]")), HasSubstr("of shape [2] and type F64 takes 16 bytes"));
  EXPECT_THAT(refusal(one(R"("F32")", "[]", "[0,8]")), HasSubstr("takes 4 bytes"));
  EXPECT_THAT(refusal(one(R"("F32")", "[1000000000000]", "[0,8]")), HasSubstr("takes 4000000000000 bytes"));
}

TEST(HostileHeader, NumbersThatAreNegativeBrokenOrTooLargeAreRefused) {
  EXPECT_THAT(refusal(one(R"("F32")", "[-2]", "[0,8]")), HasSubstr("negative number -2"));
  EXPECT_THAT(refusal(one(R"("F32")", "[2]", "[-8,0]")), HasSubstr("negative number -8"));
  EXPECT_THAT(refusal(one(R"("F32")", "[2.0]", "[0,8]")), HasSubstr("no whole number in range"));
  EXPECT_THAT(refusal(one(R"("F32")", "[2]", "[0,8e0]")), HasSubstr("no whole number in range"));
  EXPECT_THAT(refusal(one(R"("F32")", "[2]", "[0,36893488147419103232]")), HasSubstr("no whole number in range"));
}

TEST(HostileHeader, PlacesOutsideTheFileAreRefused) {
  EXPECT_THAT(refusal(one(R"("F32")", "[2]", "[8,16]")), HasSubstr("ends at byte 16 of 8 bytes of data"));
  EXPECT_THAT(refusal(one(R"("F32")", "[2]", "[8,0]")), HasSubstr("ends before it begins"));
  EXPECT_THAT(refusal(one(R"("F32")", "[2]", "[18446744073709551608,0]")), HasSubstr("ends before it begins"));
  EXPECT_THAT(refusal(one(R"("F32")", "[2]", "[0,18446744073709551615]")), HasSubstr("of 8 bytes of data"));
}

TEST(HostileHeader, OverlapsAndHolesAreRefused) {
  const auto two = [](const char* a, const char* b) {
    return format(R"({{"a":{},"b":{}}})", entry(R"("U8")", "[4]", a), entry(R"("U8")", "[4]", b));
  };
  EXPECT_EQ(refusal(two("[4,8]", "[0,4]")), "no error");
  EXPECT_THAT(refusal(two("[0,4]", "[2,6]"), 6), HasSubstr("tensor \"b\" overlaps another one"));
  EXPECT_THAT(refusal(two("[0,4]", "[0,4]"), 4), HasSubstr("overlaps another one"));
  EXPECT_THAT(refusal(two("[0,4]", "[5,9]"), 9), HasSubstr("nothing describes the bytes before tensor \"b\""));
  EXPECT_THAT(refusal(two("[1,5]", "[5,9]"), 9), HasSubstr("nothing describes the bytes before tensor \"a\""));
  EXPECT_THAT(refusal(two("[0,4]", "[4,8]"), 9), HasSubstr("nothing describes the last 1 bytes"));
  EXPECT_THAT(refusal("{}", 1), HasSubstr("nothing describes the last 1 bytes"));
}

}  // namespace
}  // namespace ferry
