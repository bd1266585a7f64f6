#include "checkpoint/manifest.h"

#include <algorithm>

#include "base/checksum.h"
#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"
#include "base/json.h"

namespace ferry {

namespace fs = std::filesystem;

namespace {

constexpr const char* joint_tokenizer = "tokenizer.model";
constexpr const char* source_tokenizer = "source.tokenizer.model";
constexpr const char* target_tokenizer = "target.tokenizer.model";

// Our JSON files take a kilobyte, or eighty where the corpus has hundreds of files. A longer one is not ours, and trees
// of values of its size might be costly.
constexpr std::uintmax_t json_limit = 1 << 17;
// Models of SentencePiece take a few megabytes. What is longer, and of another size than recorded, is not looked into.
constexpr std::uintmax_t tokenizer_limit = 64 << 20;
// Ours nest five levels deep. Whoever copies or writes out a tree of values needs a stack as deep as it is.
constexpr int deepest_nesting = 16;

// A manifest comes with a folder from anywhere; its names must not lead out of it.
bool is_plain_file_name(const std::string& name) {
  return !name.empty() && name != "." && name != ".." && name != manifest_name &&
         name.find_first_of(std::string_view("/\\\0", 3)) == std::string::npos;
}

FileRecord record_from_json(const fs::path& folder, const std::string& name, const Json& json) {
  const auto fault = [&](const char* what) {
    refuse_as_corrupt(folder, format("{}: \"{}\" {}", manifest_name, name, what));
  };
  if (!is_plain_file_name(name)) fault("is not a plain file name");
  if (!json.is_object()) fault("is no object");
  FileRecord record{.name = name, .size = 0, .sha256 = {}, .pieces = {}};
  const auto size = json.find("size");
  if (size == json.end() || !size->is_number_unsigned()) fault("has no size");
  record.size = size->get<std::uint64_t>();
  const auto sum = json.find("sha256");
  if (sum == json.end() || !sum->is_string()) fault("has no sha256");
  record.sha256 = sum->get<std::string>();
  if (const auto pieces = json.find("pieces"); pieces != json.end()) {
    if (!pieces->is_number_unsigned() || pieces->get<std::uint64_t>() > (1U << 30U))
      fault("has pieces that are no number");
    record.pieces = pieces->get<int>();
  }
  return record;
}

void check_version(const fs::path& folder, const Json& manifest) {
  const auto version = manifest.find("format_version");
  if (version == manifest.end() || !version->is_number_integer()) {
    refuse_as_corrupt(folder, format("{}: there is no format_version", manifest_name));
  }
  if (*version == checkpoint_format_version) return;
  const std::string what = format("checkpoint {} has format version {}; this program reads version {}", folder.string(),
                                  version->dump(), checkpoint_format_version);
  const std::string remedy = "use the version of ferry that wrote it";
  if (version->get<std::int64_t>() > checkpoint_format_version) {
    throw NewerCheckpoint(what + ": a newer ferry wrote it", remedy);
  }
  throw UserError(what, remedy);
}

// How a tokenizer file that is not the recorded one differs, in terms of tokenizers where it is one: its number of
// pieces where that differs, else its checksum.
std::string tokenizer_difference(const fs::path& file, const FileRecord& record, const std::string& sum) {
  try {
    const auto other = make_tokenizer(read_file(file), file);
    if (other->size() != *record.pieces) {
      return format("another tokenizer than the model was trained with: {} pieces instead of {}", other->size(),
                    *record.pieces);
    }
  } catch (const UserError&) {
    return format("damaged: sha256 {} instead of {}", sum, record.sha256);
  }
  return format("another tokenizer than the model was trained with: sha256 {} instead of {}", sum, record.sha256);
}

// A folder from anywhere must not have us read outside of it, and a copy of it must be whole.
void refuse_link(const fs::path& folder, const std::string& name) {
  std::error_code failure;
  if (fs::is_symlink(folder / name, failure)) {
    refuse_as_corrupt(folder, name + " is a link; a checkpoint holds its files itself");
  }
}

void verify_file(const fs::path& folder, const FileRecord& record, bool checksum) {
  const fs::path file = folder / record.name;
  std::error_code failure;
  refuse_link(folder, record.name);
  if (!fs::exists(file, failure)) refuse_as_corrupt(folder, record.name + " is missing");
  // A pipe or device would be read for ever.
  if (!fs::is_regular_file(file, failure)) refuse_as_corrupt(folder, record.name + " is not a file");
  const std::uintmax_t size = fs::file_size(file, failure);
  if (failure) refuse_as_corrupt(folder, format("{}: {}", record.name, failure.message()));
  const std::string other_size = format("{} has {} bytes instead of {}", record.name, size, record.size);
  // What is said about a tokenizer of another size comes below.
  const bool other_tokenizer = checksum && record.pieces && size <= tokenizer_limit;
  if (size != record.size && !other_tokenizer) refuse_as_corrupt(folder, other_size);
  if (!checksum) return;
  const std::string sum = sha256_of_file(file);
  if (sum == record.sha256 && size == record.size) return;
  if (sum == record.sha256) refuse_as_corrupt(folder, other_size);
  if (record.pieces) refuse_as_corrupt(folder, record.name + ": " + tokenizer_difference(file, record, sum));
  refuse_as_corrupt(folder, format("{} is damaged: sha256 {} instead of {}", record.name, sum, record.sha256));
}

}  // namespace

const FileRecord* Manifest::find(const std::string& name) const {
  const auto found =
      std::find_if(files.begin(), files.end(), [&](const FileRecord& file) { return file.name == name; });
  return found == files.end() ? nullptr : &*found;
}

std::string to_text(const Manifest& manifest) {
  Json files = Json::object();
  for (const FileRecord& file : manifest.files) {
    files[file.name] = {{"size", file.size}, {"sha256", file.sha256}};
    if (file.pieces) files[file.name]["pieces"] = *file.pieces;
  }
  return Json{{"format_version", checkpoint_format_version}, {"files", files}}.dump(2) + "\n";
}

Manifest read_manifest(const fs::path& folder) {
  const Json json = read_small_json(folder, manifest_name);
  if (!json.is_object()) refuse_as_corrupt(folder, format("{}: no JSON object", manifest_name));
  check_version(folder, json);
  const auto files = json.find("files");
  if (files == json.end() || !files->is_object()) {
    refuse_as_corrupt(folder, format("{}: there is no list of files", manifest_name));
  }
  Manifest manifest;
  for (const auto& [name, record] : files->items()) manifest.files.push_back(record_from_json(folder, name, record));
  std::vector<std::string> needed = tokenizer_names(manifest);
  needed.insert(needed.end(), {model_name, training_name, config_name, progress_name});
  for (const std::string& name : needed) {
    if (manifest.find(name) == nullptr) refuse_as_corrupt(folder, format("{}: {} is not listed", manifest_name, name));
  }
  for (const std::string& name : tokenizer_names(manifest)) {
    if (!manifest.find(name)->pieces) refuse_as_corrupt(folder, format("{}: {} has no pieces", manifest_name, name));
  }
  return manifest;
}

void verify_files(const fs::path& folder, const Manifest& manifest, Parts parts) {
  for (const FileRecord& record : manifest.files) {
    verify_file(folder, record, parts == Parts::All || record.name != training_name);
  }
}

void verify_checkpoint(const fs::path& folder, Parts parts) {
  verify_files(folder, read_manifest(folder), parts);
}

std::vector<std::string> tokenizer_names(const Manifest& manifest) {
  if (manifest.find(source_tokenizer) != nullptr) return {source_tokenizer, target_tokenizer};
  return {joint_tokenizer};
}

bool is_checkpoint_folder(const fs::path& folder) {
  std::error_code failure;
  return fs::exists(folder / manifest_name, failure) || fs::exists(folder / model_name, failure);
}

void refuse_as_corrupt(const fs::path& folder, const std::string& fault) {
  throw UserError(format("corrupt checkpoint {}: {}", folder.string(), fault),
                  "copy it again from where it is whole, or use another checkpoint");
}

Json read_small_json(const fs::path& folder, const std::string& name) {
  const fs::path file = folder / name;
  std::error_code failure;
  refuse_link(folder, name);
  if (!fs::is_regular_file(file, failure)) refuse_as_corrupt(folder, name + " is missing");
  if (fs::file_size(file, failure) > json_limit) refuse_as_corrupt(folder, name + " is too long");
  const auto check_depth = [&](int depth, Json::parse_event_t, Json&) {
    if (depth > deepest_nesting) refuse_as_corrupt(folder, format("{} is nested too deep", name));
    return true;
  };
  try {
    return Json::parse(read_file(file), check_depth);
  } catch (const Json::exception&) {
    refuse_as_corrupt(folder, name + " is not valid JSON");
  }
}

}  // namespace ferry
