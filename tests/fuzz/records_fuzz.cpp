// The JSON files of a checkpoint: the bytes are given to the reader of each.
#include <string>

#include "base/errors.h"
#include "checkpoint/alignment_record.h"
#include "checkpoint/manifest.h"
#include "checkpoint/progress.h"
#include "fuzz/fuzz_target.h"
#include "fuzz/scratch_folder.h"

namespace ferry {
namespace {

/// As the writer leaves them, and the reader then finds them.
Json through_text(const Json& json) {
  scratch_file("written.json", json.dump(2));
  return read_small_json(scratch_folder(), "written.json");
}

void read_as_manifest(std::string_view bytes) {
  scratch_file(manifest_name, bytes);
  const Manifest manifest = read_manifest(scratch_folder());
  const std::string written = to_text(manifest);
  scratch_file(manifest_name, written);
  const Manifest again = read_manifest(scratch_folder());
  check(to_text(again) == written && again.files.size() == manifest.files.size(),
        "what is written of a manifest reads back equal");
  for (const FileRecord& file : manifest.files) {
    check(scratch_folder() / file.name == scratch_folder() / std::filesystem::path(file.name).filename(),
          "a manifest names files of its own folder");
  }
}

void read_as_progress(const Json& json) {
  const Progress progress = progress_from_json(json, progress_name);
  check(progress_from_json(through_text(to_json(progress)), progress_name) == progress,
        "what is written of a run's progress reads back equal");
}

void read_as_alignment(const Json& json) {
  constexpr int layers = 3;
  constexpr int heads = 4;
  const SelectedAttention selected = selected_attention_from_json(json, layers, heads, alignment_name);
  check(selected_attention_from_json(through_text(to_json(selected)), layers, heads, alignment_name) == selected,
        "what is written of an alignment reads back equal");
}

}  // namespace
}  // namespace ferry

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes = ferry::as_text(data, size);
  ferry::read_or_refuse([&] { ferry::read_as_manifest(bytes); });
  ferry::read_or_refuse([&] {
    ferry::scratch_file("record.json", bytes);
    const ferry::Json json = ferry::read_small_json(ferry::scratch_folder(), "record.json");
    ferry::read_or_refuse([&] { ferry::read_as_progress(json); });
    ferry::read_or_refuse([&] { ferry::read_as_alignment(json); });
  });
  return 0;
}
