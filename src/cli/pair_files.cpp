#include "cli/pair_files.h"

#include "base/errors.h"
#include "base/log.h"
#include "cli/number_checks.h"

namespace ferry {

void add_pair_options(CLI::App& command, PairFiles& files) {
  command.add_option("MODEL", files.model, "run folder or checkpoint folder")->required();
  command.add_option("--source", files.source, "text in the source language")->required()->type_name("FILE");
  command.add_option("--target", files.target, "its translation, line by line")->required()->type_name("FILE");
  add_threads_option(command, files.threads);
}

EncodedCorpus encode_all_pairs(const PairFiles& files, const TokenizerPair& tokenizers) {
  constexpr int longest_pair = 1000;
  const ParallelText text = read_parallel_text({.source = {files.source}, .target = {files.target}}, "pairs", true);
  for (const std::string& remark : text.remarks) log::warning("{}", remark);
  EncodedCorpus corpus = encode_corpus(text, tokenizers, longest_pair);
  if (!corpus.left_out.empty()) {
    throw UserError(
        Problem{.where = files.source,
                .what = summary("pairs", text.lines_read, corpus.size(), corpus.left_out),
                .remedy = "every pair needs text on both sides, and no more pieces than the model can take"});
  }
  return corpus;
}

}  // namespace ferry
