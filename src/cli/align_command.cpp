#include "cli/align_command.h"

#include <iostream>
#include <memory>

#include <CLI/CLI.hpp>

#include "base/json.h"
#include "base/threads.h"
#include "cli/load_model.h"
#include "cli/pair_files.h"
#include "decoding/alignment.h"

namespace ferry {
namespace {

constexpr std::size_t pairs_at_once = 32;

struct AlignArguments {
  PairFiles files;
  AttentionChoice attention;
  bool soft = false;
};

std::vector<std::string> spelled(const Tokenizer& tokenizer, const Pieces& ids) {
  std::vector<std::string> pieces;
  for (const std::int32_t id : ids) pieces.push_back(tokenizer.piece(id));
  return pieces;
}

/// The pieces of both sides with </s>, and the rows of the attention.
std::string soft_line(const Tensor& attention, std::vector<std::string> source, std::vector<std::string> target) {
  source.emplace_back("</s>");
  target.emplace_back("</s>");
  Json rows = Json::array();
  const auto cells = attention.accessor<float, 2>();
  for (std::int64_t t = 0; t < attention.size(0); ++t) {
    Json row = Json::array();
    for (std::int64_t s = 0; s < attention.size(1); ++s) row.push_back(cells[t][s]);
    rows.push_back(row);
  }
  return Json{{"source", source}, {"target", target}, {"weights", rows}}.dump(-1, ' ', false,
                                                                              Json::error_handler_t::replace);
}

void run_align(const AlignArguments& arguments) {
  set_thread_count(arguments.files.threads);
  LoadedModel loaded = load_model(arguments.files.model);
  const EncodedCorpus corpus = encode_all_pairs(arguments.files, loaded.tokenizers);
  for (std::size_t begin = 0; begin < corpus.size(); begin += pairs_at_once) {
    std::vector<Pieces> sources;
    std::vector<Pieces> targets;
    for (std::size_t i = begin; i < std::min(corpus.size(), begin + pairs_at_once); ++i) {
      sources.emplace_back(corpus.source[i].begin(), corpus.source[i].end());
      targets.emplace_back(corpus.target[i].begin(), corpus.target[i].end());
    }
    const std::vector<Tensor> attention = attention_of_pairs(*loaded.model, sources, targets, arguments.attention);
    for (std::size_t i = 0; i < sources.size(); ++i) {
      const std::vector<std::string> source = spelled(*loaded.tokenizers.source, sources[i]);
      const std::vector<std::string> target = spelled(*loaded.tokenizers.target, targets[i]);
      std::cout << (arguments.soft
                        ? soft_line(attention[i], source, target)
                        : to_pharaoh(word_alignment(attention[i], words_of_pieces(source), words_of_pieces(target))))
                << '\n';
    }
  }
}

}  // namespace

void add_align_command(CLI::App& app) {
  const auto arguments = std::make_shared<AlignArguments>();
  CLI::App* command = app.add_subcommand("align", "word alignments of given pairs, from cross-attention");
  add_pair_options(*command, arguments->files);
  command
      ->add_option("--layer", arguments->attention.layer, "decoder layer, from 0; default: the mean of the upper half")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--head", arguments->attention.head, "head, from 0; default: the mean of all")
      ->check(CLI::NonNegativeNumber);
  command->add_flag("--soft", arguments->soft,
                    "pieces and weights as one JSON object a line, instead of Pharaoh's i-j");
  command->callback([arguments] { run_align(*arguments); });
}

}  // namespace ferry
