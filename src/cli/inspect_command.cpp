#include "cli/inspect_command.h"

#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>

#include <CLI/CLI.hpp>

#include "base/errors.h"
#include "base/files.h"
#include "base/format.h"
#include "base/json.h"
#include "base/text.h"
#include "checkpoint/alignment_record.h"
#include "checkpoint/checkpoint.h"
#include "tokenizer/tokenizer.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;

Json learned(const Checkpoint& checkpoint) {
  Json parameters = Json::array();
  std::int64_t count = 0;
  for (const auto& [name, tensor] : checkpoint.model) {
    parameters.push_back({{"name", name}, {"shape", tensor.sizes().vec()}, {"count", tensor.numel()}});
    count += tensor.numel();
  }
  return {{"parameters", parameters}, {"count", count}};
}

// What is computed afresh in each forward pass, with its shape: nothing of it is stored.
Json state() {
  return Json::array({{{"name", "encoder self-attention weights"}, {"shape", "[B, H, S, S]"}},
                      {{"name", "decoder self-attention weights"}, {"shape", "[B, H, T, T]"}},
                      {{"name", "cross-attention weights"}, {"shape", "[B, H, T, S]"}},
                      {{"name", "memory"}, {"shape", "[B, S, D]"}},
                      {{"name", "cached self-attention keys and values, in decoding"}, {"shape", "[R, T, D]"}},
                      {{"name", "cached memory keys and values, in decoding"}, {"shape", "[B, S, D]"}}});
}

// Validations of checkpoints, or of means of them, from the run's metrics.jsonl where there is one.
Json score_history(const fs::path& run_folder, const std::string& event) {
  Json history = Json::array();
  std::ifstream file(run_folder / "metrics.jsonl");
  std::string line;
  while (std::getline(file, line)) {
    const Json entry = Json::parse(line, nullptr, false);
    if (entry.is_object() && entry.value("event", "") == event) history.push_back(entry);
  }
  return history;
}

Json describe_tokenizer(const Tokenizer& tokenizer) {
  Json reserved;
  for (const auto& [name, id] :
       {std::pair{"pad", pad_id}, {"unknown", unknown_id}, {"begin", begin_id}, {"end", end_id}}) {
    reserved[name] = {{"id", id}, {"piece", tokenizer.piece(id)}};
  }
  return {{"pieces", tokenizer.size()}, {"reserved", reserved}, {"sha256", tokenizer.fingerprint()}};
}

Json describe_checkpoint(const fs::path& place) {
  const fs::path folder = find_model(place);
  const Checkpoint checkpoint = load_checkpoint(folder, Parts::Model);
  Json json{{"checkpoint", folder.string()}, {"progress", to_json(checkpoint.progress)}};
  if (checkpoint.alignment) json["alignment"] = to_json(*checkpoint.alignment);
  json["tokenizer"] = checkpoint.tokenizers.joint()
                          ? describe_tokenizer(*checkpoint.tokenizers.target)
                          : Json{{"source", describe_tokenizer(*checkpoint.tokenizers.source)},
                                 {"target", describe_tokenizer(*checkpoint.tokenizers.target)}};
  json["learned"] = learned(checkpoint);
  json["configuration"] = {
      {"heads", checkpoint.config.model.heads.value()},
      {"columns_per_head", checkpoint.config.model.width.value() / checkpoint.config.model.heads.value()},
      {"scaling", "1 / sqrt(columns per head)"},
      {"masks",
       {{"encoder self-attention", "source padding"},
        {"decoder self-attention", "causal and target padding"},
        {"cross-attention", "source padding"}}},
      {"yaml", to_yaml(checkpoint.config)}};
  json["state"] = state();
  // Of a link like run/best: the run that holds what it points at.
  std::error_code none;
  const fs::path around = fs::canonical(folder / "..", none);
  const fs::path run = around.empty() || fs::exists(place / "checkpoints", none) ? place : around.parent_path();
  json["scores"] = score_history(run, "validation");
  json["averages"] = score_history(run, "average");
  return json;
}

// "900, 1000, 1100"
std::string listed(const Json& numbers) {
  std::vector<std::string> texts;
  for (const Json& number : numbers) texts.push_back(number.dump());
  return join(texts, ", ");
}

void print_tokenizer(const Json& tokenizer, const std::string& title) {
  std::cout << format("{}: {} pieces", title, tokenizer["pieces"].get<int>());
  for (const auto& [name, entry] : tokenizer["reserved"].items()) {
    std::cout << format("; {} {} {}", name, entry["id"].get<int>(), entry["piece"].get<std::string>());
  }
  std::cout << '\n';
}

void print_checkpoint(const Json& json) {
  std::cout << "checkpoint: " << json["checkpoint"].get<std::string>() << '\n'
            << "progress: " << json["progress"].dump() << '\n';
  if (json["progress"].contains("average_of")) {
    std::cout << "weights: the mean of the checkpoints after updates " << listed(json["progress"]["average_of"])
              << '\n';
  }
  if (json.contains("alignment")) std::cout << "alignment: " << json["alignment"].dump() << '\n';
  if (json["tokenizer"].contains("pieces")) {
    print_tokenizer(json["tokenizer"], "tokenizer");
  } else {
    print_tokenizer(json["tokenizer"]["source"], "source tokenizer");
    print_tokenizer(json["tokenizer"]["target"], "target tokenizer");
  }
  const Json& parameters = json["learned"]["parameters"];
  std::cout << format("\nlearned: {} parameters in {} tensors\n", json["learned"]["count"].get<std::int64_t>(),
                      parameters.size());
  for (const Json& parameter : parameters) {
    std::cout << format("  {:<55} {:>16} {:>12}\n", parameter["name"].get<std::string>(), parameter["shape"].dump(),
                        parameter["count"].get<std::int64_t>());
  }
  const Json& configuration = json["configuration"];
  std::cout << "\nconfiguration: heads, scaling, masks, and the rest of the YAML\n"
            << format("  heads {}, columns per head {}, scores times {}\n", configuration["heads"].dump(),
                      configuration["columns_per_head"].dump(), configuration["scaling"].get<std::string>());
  for (const auto& [where, mask] : configuration["masks"].items()) {
    std::cout << format("  mask of {}: {}\n", where, mask.get<std::string>());
  }
  const auto yaml = configuration["yaml"].get<std::string>();
  for (const std::string_view line : split(yaml, '\n')) {
    if (!line.empty()) std::cout << "  " << line << '\n';
  }
  std::cout << "\nstate: computed afresh in every forward pass, never stored\n";
  for (const Json& entry : json["state"]) {
    std::cout << format("  {:<55} {:>16}\n", entry["name"].get<std::string>(), entry["shape"].get<std::string>());
  }
  if (!json["scores"].empty()) std::cout << "\nvalidations\n";
  Json entries = json["scores"];
  entries.insert(entries.end(), json["averages"].begin(), json["averages"].end());
  for (const Json& entry : entries) {
    std::cout << format("  update {:>7}  loss {:.4f}  BLEU {:>6.2f}  chrF {:>6.2f}{}\n",
                        entry["update"].get<std::int64_t>(), entry["loss"].get<double>(),
                        entry["bleu"]["score"].get<double>(), entry["chrf"]["score"].get<double>(),
                        entry.contains("of") ? "  mean of updates " + listed(entry["of"]) : "");
  }
}

}  // namespace

void add_inspect_command(CLI::App& app) {
  struct Arguments {
    std::string path;
    bool json = false;
  };
  const auto arguments = std::make_shared<Arguments>();
  CLI::App* command = app.add_subcommand("inspect", "what a run, a checkpoint or a tokenizer holds");
  command->add_option("PATH", arguments->path, "run folder, checkpoint folder or tokenizer file")->required();
  command->add_flag("--json", arguments->json, "one JSON object");
  command->callback([arguments] {
    const fs::path path = arguments->path;
    std::error_code none;
    const bool tokenizer = fs::is_regular_file(path, none);
    const Json json = tokenizer ? describe_tokenizer(*load_tokenizer(path)) : describe_checkpoint(path);
    if (arguments->json) {
      std::cout << json.dump(2) << '\n';
    } else if (tokenizer) {
      print_tokenizer(json, path.string());
    } else {
      print_checkpoint(json);
    }
  });
}

}  // namespace ferry
