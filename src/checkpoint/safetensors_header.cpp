#include "checkpoint/safetensors_header.h"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_set>

#include "base/errors.h"
#include "base/format.h"
#include "base/json.h"

namespace ferry {
namespace {

constexpr std::array<std::pair<std::string_view, at::ScalarType>, 10> type_names{{{"F64", at::kDouble},
                                                                                  {"F32", at::kFloat},
                                                                                  {"F16", at::kHalf},
                                                                                  {"BF16", at::kBFloat16},
                                                                                  {"I64", at::kLong},
                                                                                  {"I32", at::kInt},
                                                                                  {"I16", at::kShort},
                                                                                  {"I8", at::kChar},
                                                                                  {"U8", at::kByte},
                                                                                  {"BOOL", at::kBool}}};

// Follows the parser event by event. A header has three levels and no others, so each event either fits the state or
// ends the parse: depth cannot grow, names given twice are seen (a tree of values would keep one in silence), and the
// work is linear in the length of the text.
class HeaderEvents : public nlohmann::json_sax<Json> {
 public:
  SafetensorsHeader header;
  std::string fault;

  bool start_object(std::size_t) override {
    if (state_ == State::Start) return enter(State::Root);
    if (state_ != State::Root) return unexpected("an object");
    return enter(name_ == "__metadata__" ? State::Metadata : State::Entry);
  }

  bool key(std::string& text) override {
    key_ = text;
    if (state_ == State::Root) {
      name_ = text;
      seen_.clear();
      if (name_ != "__metadata__") header.tensors.emplace_back().name = text;
      if (header.tensors.size() > safetensors_tensor_limit) {
        return refuse(format("the header has more than {} tensors", safetensors_tensor_limit));
      }
      return names_.insert(text).second || refuse(format("\"{}\" is given twice", text));
    }
    if (!seen_.insert(text).second) return refuse(format("\"{}\" of \"{}\" is given twice", text, name_));
    const bool known = text == "dtype" || text == "shape" || text == "data_offsets";
    return state_ == State::Metadata || known || refuse(format("\"{}\" of tensor \"{}\" is not known", text, name_));
  }

  bool string(std::string& text) override {
    if (state_ == State::Metadata) {
      header.metadata.emplace_back(key_, text);
      return true;
    }
    if (state_ != State::Entry || key_ != "dtype") return unexpected("a text");
    const auto type = safetensors_type(text);
    if (!type) return refuse(format("tensor \"{}\" has the type \"{}\", which is not supported", name_, text));
    header.tensors.back().type = *type;
    return true;
  }

  bool start_array(std::size_t) override {
    if (state_ != State::Entry || key_ == "dtype") return unexpected("an array");
    offsets_ = 0;
    return enter(key_ == "shape" ? State::Shape : State::Offsets);
  }

  bool number_unsigned(std::uint64_t value) override {
    TensorEntry* tensor = state_ == State::Shape || state_ == State::Offsets ? &header.tensors.back() : nullptr;
    if (tensor == nullptr) return unexpected("a number");
    if (state_ == State::Offsets) {
      if (++offsets_ > 2) return refuse(format("tensor \"{}\" has more than two data_offsets", name_));
      (offsets_ == 1 ? tensor->begin : tensor->end) = value;
      return true;
    }
    if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) {
      return refuse(format("the shape of tensor \"{}\" is too large", name_));
    }
    tensor->shape.push_back(static_cast<std::int64_t>(value));
    return tensor->shape.size() <= safetensors_axis_limit ||
           refuse(format("tensor \"{}\" has more than {} axes", name_, safetensors_axis_limit));
  }

  bool end_array() override {
    if (state_ == State::Offsets && offsets_ != 2) {
      return refuse(format("tensor \"{}\" has not two data_offsets", name_));
    }
    return enter(State::Entry);
  }

  bool end_object() override {
    if (state_ == State::Root) return enter(State::Done);
    if (state_ == State::Entry && seen_.size() != 3) {
      return refuse(format("tensor \"{}\" lacks one of dtype, shape and data_offsets", name_));
    }
    return enter(State::Root);
  }

  // The parser gives numbers without a sign to number_unsigned, and those too large for it to number_float.
  bool number_integer(std::int64_t value) override {
    return refuse(format("\"{}\" of tensor \"{}\" holds the negative number {}", key_, name_, value));
  }
  bool number_float(double, const std::string& text) override {
    return refuse(format("\"{}\" of tensor \"{}\" holds {}, which is no whole number in range", key_, name_, text));
  }
  bool null() override { return unexpected("null"); }
  bool boolean(bool) override { return unexpected("true or false"); }
  bool binary(Json::binary_t&) override { return unexpected("binary data"); }
  bool parse_error(std::size_t position, const std::string&, const nlohmann::detail::exception&) override {
    return refuse(format("the header is not valid JSON at its byte {}", position));
  }

 private:
  enum class State { Start, Root, Metadata, Entry, Shape, Offsets, Done };

  bool enter(State state) {
    state_ = state;
    return true;
  }
  bool refuse(std::string text) {
    fault = std::move(text);
    return false;
  }
  bool unexpected(const char* what) {
    return refuse(name_.empty() ? format("the header starts with {}, not with an object", what)
                                : format("\"{}\" holds {} where the format has something else", name_, what));
  }

  State state_ = State::Start;
  std::string name_;
  std::string key_;
  int offsets_ = 0;
  std::unordered_set<std::string> names_;
  std::unordered_set<std::string> seen_;
};

// Bytes of a tensor, none where that number overflows. Empty axes count as one in the check: LibTorch computes strides
// from the other axes even where there is no element.
std::optional<std::uint64_t> bytes_of(const TensorEntry& tensor) {
  std::uint64_t bytes = at::elementSize(tensor.type);
  bool empty = false;
  for (const std::int64_t axis : tensor.shape) {
    empty = empty || axis == 0;
    if (__builtin_mul_overflow(bytes, static_cast<std::uint64_t>(std::max<std::int64_t>(axis, 1)), &bytes)) return {};
  }
  if (bytes > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max())) return {};
  return empty ? 0 : bytes;
}

// The fault in the places of the tensors, empty when they cover the data once and completely.
std::string fault_in_places(const SafetensorsHeader& header, std::uint64_t data_bytes) {
  std::vector<const TensorEntry*> order;
  for (const TensorEntry& tensor : header.tensors) {
    const auto bytes = bytes_of(tensor);
    if (!bytes) return format("the shape of tensor \"{}\" is too large", tensor.name);
    if (tensor.begin > tensor.end) return format("tensor \"{}\" ends before it begins", tensor.name);
    if (tensor.end > data_bytes) {
      return format("tensor \"{}\" ends at byte {} of {} bytes of data", tensor.name, tensor.end, data_bytes);
    }
    if (tensor.end - tensor.begin != *bytes) {
      return format("tensor \"{}\" of shape {} and type {} takes {} bytes, but {} are set aside", tensor.name,
                    shape_text(tensor.shape), safetensors_type_name(tensor.type), *bytes, tensor.end - tensor.begin);
    }
    order.push_back(&tensor);
  }
  std::sort(order.begin(), order.end(), [](const TensorEntry* a, const TensorEntry* b) {
    return std::pair(a->begin, a->end) < std::pair(b->begin, b->end);
  });
  std::uint64_t covered = 0;
  for (const TensorEntry* tensor : order) {
    if (tensor->begin < covered) return format("tensor \"{}\" overlaps another one", tensor->name);
    if (tensor->begin > covered) return format("nothing describes the bytes before tensor \"{}\"", tensor->name);
    covered = tensor->end;
  }
  return covered == data_bytes ? "" : format("nothing describes the last {} bytes", data_bytes - covered);
}

}  // namespace

std::string_view safetensors_type_name(at::ScalarType type) {
  for (const auto& [name, known] : type_names) {
    if (known == type) return name;
  }
  return {};
}

std::optional<at::ScalarType> safetensors_type(std::string_view name) {
  for (const auto& [known, type] : type_names) {
    if (known == name) return type;
  }
  return {};
}

SafetensorsHeader parse_safetensors_header(std::string_view json, std::uint64_t data_bytes,
                                           const std::filesystem::path& path) {
  HeaderEvents events;
  if (Json::sax_parse(json, &events)) events.fault = fault_in_places(events.header, data_bytes);
  if (!events.fault.empty()) throw UserError(Problem{.where = path.string(), .what = events.fault});
  return std::move(events.header);
}

std::string to_text(const SafetensorsHeader& header) {
  // Written piece by piece: a tree of values that keeps the order of keys searches all of them at each insertion.
  std::string text = "{";
  if (!header.metadata.empty()) {
    Json metadata = Json::object();
    for (const auto& [key, value] : header.metadata) metadata[key] = value;
    text += "\"__metadata__\":" + metadata.dump();
  }
  for (const TensorEntry& tensor : header.tensors) {
    const Json entry = {{"dtype", std::string(safetensors_type_name(tensor.type))},
                        {"shape", tensor.shape},
                        {"data_offsets", {tensor.begin, tensor.end}}};
    if (text.size() > 1) text += ',';
    text += format("{}:{}", Json(tensor.name).dump(), entry.dump());
  }
  text += "}";
  text.resize((text.size() + 7) / 8 * 8, ' ');
  return text;
}

std::string shape_text(at::IntArrayRef shape) {
  std::string text = "[";
  for (const std::int64_t axis : shape) text += format("{}{}", text.size() > 1 ? ", " : "", axis);
  return text + "]";
}

}  // namespace ferry
