#include "cli/align_command.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <optional>

#include <CLI/CLI.hpp>

#include "base/format.h"
#include "base/json.h"
#include "base/threads.h"
#include "cli/alignment_page.h"
#include "cli/load_model.h"
#include "cli/number_checks.h"
#include "cli/pair_files.h"
#include "cli/result_output.h"
#include "decoding/soft_alignment.h"

namespace ferry {
namespace {

constexpr std::size_t pairs_at_once = 32;

struct AlignArguments {
  PairFiles files;
  std::optional<int> layer, head;
  bool attention = false;
  bool soft = false;
  std::string html;  ///< empty: no page
};

/// A stated layer or head means its attention as it is; the other one is then the mean.
AlignmentOptions alignment_options(const AlignArguments& arguments, const AttentionChoice& best) {
  if (!arguments.layer && !arguments.head) {
    return {.method = arguments.attention ? AlignmentMethod::Attention : AlignmentMethod::Influence, .attention = best};
  }
  AttentionChoice stated{.head = arguments.head};
  if (arguments.layer) stated.layers = {*arguments.layer};
  return {.method = AlignmentMethod::Attention, .attention = stated};
}

std::vector<std::string> spelled(const Tokenizer& tokenizer, const Pieces& ids) {
  std::vector<std::string> pieces;
  for (const std::int32_t id : ids) pieces.push_back(tokenizer.piece(id));
  return pieces;
}

/// The pieces of both sides with </s>, and the rows of their weights.
std::string soft_line(const AlignedPair& pair) {
  std::vector<std::string> source = pair.source;
  std::vector<std::string> target = pair.target;
  source.emplace_back("</s>");
  target.emplace_back("</s>");
  Json rows = Json::array();
  const auto cells = pair.weights.accessor<float, 2>();
  for (std::int64_t t = 0; t < pair.weights.size(0); ++t) {
    Json row = Json::array();
    for (std::int64_t s = 0; s < pair.weights.size(1); ++s) row.push_back(cells[t][s]);
    rows.push_back(row);
  }
  return Json{{"source", source}, {"target", target}, {"weights", rows}}.dump(-1, ' ', false,
                                                                              Json::error_handler_t::replace);
}

/// The pairs from `begin` on, a few at once.
std::vector<AlignedPair> align_pairs(LoadedModel& loaded, const EncodedCorpus& corpus, std::size_t begin,
                                     const AlignmentOptions& options) {
  std::vector<Pieces> sources;
  std::vector<Pieces> targets;
  for (std::size_t i = begin; i < std::min(corpus.size(), begin + pairs_at_once); ++i) {
    sources.emplace_back(corpus.source[i].begin(), corpus.source[i].end());
    targets.emplace_back(corpus.target[i].begin(), corpus.target[i].end());
  }
  const std::vector<Tensor> weights = soft_alignments(*loaded.model, sources, targets, options);
  std::vector<AlignedPair> pairs;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    AlignedPair pair{.source = spelled(*loaded.tokenizers.source, sources[i]),
                     .target = spelled(*loaded.tokenizers.target, targets[i]),
                     .weights = weights[i],
                     .links = {}};
    pair.links = word_alignment(weights[i], words_of_pieces(pair.source), words_of_pieces(pair.target));
    pairs.push_back(std::move(pair));
  }
  return pairs;
}

void run_align(const AlignArguments& arguments) {
  set_thread_count(arguments.files.threads);
  refuse_overwriting("--html", arguments.html, {arguments.files.source, arguments.files.target});
  LoadedModel loaded = load_model(arguments.files.model);
  const EncodedCorpus corpus = encode_all_pairs(arguments.files, loaded.tokenizers);
  const AlignmentOptions options = alignment_options(arguments, loaded.attention);
  std::optional<ResultOutput> page;
  if (!arguments.html.empty()) {
    page.emplace(arguments.html);
    page->write(page_begin(format("Alignments by {}", loaded.folder.filename().string())));
  }
  std::int64_t number = 0;
  for (std::size_t begin = 0; begin < corpus.size(); begin += pairs_at_once) {
    for (const AlignedPair& pair : align_pairs(loaded, corpus, begin, options)) {
      std::cout << (arguments.soft ? soft_line(pair) : to_pharaoh(pair.links)) << '\n';
      if (page) page->write(heat_map(pair, ++number));
    }
  }
  if (!page) return;
  page->write(page_end());
  page->complete();
}

}  // namespace

void add_align_command(CLI::App& app) {
  const auto arguments = std::make_shared<AlignArguments>();
  CLI::App* command = app.add_subcommand(
      "align", "word alignments of given pairs, by what hiding each source piece from cross-attention costs");
  add_pair_options(*command, arguments->files);
  command->add_flag("--attention", arguments->attention,
                    "by the weights of cross-attention alone, of the part that aligns best: faster, less right");
  command->add_option("--layer", arguments->layer, "by the attention of this decoder layer, from 0")
      ->check(whole_number_from(0));
  command->add_option("--head", arguments->head, "by the attention of this head, from 0; default: the mean of all")
      ->check(whole_number_from(0));
  command->add_flag("--soft", arguments->soft,
                    "pieces and weights as one JSON object a line, instead of Pharaoh's i-j");
  command->add_option("--html", arguments->html, "heat maps of the weights as well, one page that needs no network")
      ->type_name("FILE");
  command->callback([arguments] { run_align(*arguments); });
}

}  // namespace ferry
