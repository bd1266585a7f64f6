// Writing and reading back: nothing is lost, and other YAML readers see what is meant.
#include <filesystem>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/errors.h"
#include "base/text.h"
#include "config/config.h"
#include "config/option_names.h"

namespace ferry {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::Not;

/// Sets every member to something else than its default. The structured bindings name the members one by one: a member
/// added to a struct and not here does not compile, and one added here and not to its field list is lost on the way.
Config config_with_every_field_changed() {
  Config config;
  auto& [run, seed, device, precision, threads, data, tokenizer, model, training, learning_rate, validation, checkpoint,
         decoding, places] = config;
  places.note("run", {.where = "config.yaml", .line = 1, .what = "run"});
  run = "/runs/no";
  seed = 18446744073709551615U;
  device = DeviceKind::Cuda;
  precision = Precision::Bfloat16;
  threads = 3;
  {
    auto& [train, valid, test, max_tokens] = data;
    auto& [source, target] = train;
    source = {"/data/a b.en", "/data/[x], {y}: #z.en"};
    target = {"/data/train.no"};
    valid = {.source = {"/data/\xE6\x97\xA5\xE6\x9C\xAC.ja"}, .target = {"/data/\"quoted\" \\ \t.en"}};
    test = {.source = {"/1", "/2", "/3"}, .target = {"/~"}};
    max_tokens = 77;
  }
  {
    auto& [kind, vocabulary, joint, sampling, byte_fallback, character_coverage, symbols] = tokenizer;
    kind = TokenizerKind::Bpe;
    vocabulary = 1234;
    joint = false;
    sampling = 0.125;
    byte_fallback = true;
    character_coverage = 0.98;
    symbols = {"no", "<2de>", "null", "~", "1e3", "\xE2\x80\xA8", "'"};
  }
  {
    auto& [preset, width, heads, feed_forward, encoder_layers, decoder_layers, dropout, attention_dropout,
           feed_forward_dropout, activation, tie] = model;
    preset = Preset::Big;
    width = 48;
    heads = 3;
    feed_forward = 99;
    encoder_layers = 5;
    decoder_layers = 7;
    dropout = 0.25;
    attention_dropout = 1.0 / 3.0;
    feed_forward_dropout = 0.0;
    activation = Activation::Swiglu;
    tie = Tie::None;
  }
  {
    auto& [batch_tokens, accumulate, label_smoothing, clip_norm, optimizer, weight_decay, beta1, beta2, epsilon,
           average_decay, max_updates, max_epochs, max_minutes, patience, log_every] = training;
    batch_tokens = 11;
    accumulate = 12;
    label_smoothing = 0.2;
    clip_norm = 1e22;
    optimizer = OptimizerKind::Adamw;  // the only one there is
    weight_decay = 1e-300;
    beta1 = 0.8;
    beta2 = 0.999;
    epsilon = 1e-6;
    average_decay = 0.9999;
    max_updates = 1300;
    max_epochs = 13;
    max_minutes = 0.5;
    patience = 14;
    log_every = 15;
  }
  {
    auto& [peak, schedule, warmup_updates] = learning_rate;
    peak = 1e6;
    schedule = Schedule::Cosine;
    warmup_updates = 16;
  }
  {
    auto& [every, metric, tokenize, samples] = validation;
    every = 17;
    metric = Metric::Chrf;
    tokenize = MetricTokenizer::Chinese;
    samples = 0;
  }
  {
    auto& [every, keep, keep_best, average] = checkpoint;
    every = 18;
    keep = 19;
    keep_best = 22;
    average = 23;
  }
  {
    auto& [beam, length_penalty, max_length_ratio, batch_tokens] = decoding;
    beam = 20;
    length_penalty = 0.6;
    max_length_ratio = 2.5;
    batch_tokens = 21;
  }
  return config;
}

Config with_required_options() {
  Config config;
  config.run = "/r";
  config.data.train = {.source = {"/s"}, .target = {"/t"}};
  return config;
}

TEST(ConfigRoundTrip, TheChangedConfigDiffersFromTheDefaultsInEveryLine) {
  const std::string defaults = to_yaml(Config());
  const std::string changed = to_yaml(config_with_every_field_changed());
  const auto lines = split(defaults, '\n');
  const std::set<std::string_view> default_lines(lines.begin(), lines.end());
  for (const std::string_view line : split(changed, '\n')) {
    const bool is_section = line.ends_with(':') || line.empty();
    if (is_section || line.ends_with("optimizer: adamw")) continue;
    EXPECT_FALSE(default_lines.contains(line)) << line;
  }
}

TEST(ConfigRoundTrip, EveryFieldSurvivesWritingAndReading) {
  const Config config = config_with_every_field_changed();
  EXPECT_EQ(parse_config(to_yaml(config), "/somewhere/config.yaml"), config);
}

TEST(ConfigRoundTrip, EveryFieldSurvivesWithPathsRelativeToTheFolder) {
  const Config config = config_with_every_field_changed();
  EXPECT_EQ(parse_config(to_yaml(config, "/runs/no"), "/runs/no/config.yaml"), config);
}

TEST(ConfigRoundTrip, AutomaticValuesStayAutomatic) {
  const Config config = with_required_options();
  EXPECT_THAT(to_yaml(config), HasSubstr("  width: auto\n"));
  EXPECT_THAT(to_yaml(config), HasSubstr("  tie: auto\n"));
  EXPECT_EQ(parse_config(to_yaml(config), "/x.yaml"), config);
}

TEST(ConfigRoundTrip, PathsAreWrittenRelativeToTheFolderAndReadBackAsWhatTheyWere) {
  Config config = with_required_options();
  config.run = "/somewhere/runs/one";
  config.data.train.source = {"/somewhere/data/train.en"};
  const std::string yaml = to_yaml(config, "/somewhere/runs/one");
  EXPECT_THAT(yaml, HasSubstr("source: ../../data/train.en\n"));
  EXPECT_EQ(parse_config(yaml, "/somewhere/runs/one/config.yaml"), config);
  EXPECT_EQ(parse_config(yaml, "/moved/runs/two/config.yaml").data.train.source.front(), "/moved/data/train.en");
}

// A YAML 1.1 reader takes each of these for something else than text when it stands there bare.
TEST(ConfigRoundTrip, TextsThatAnotherReaderWouldMisreadAreQuoted) {
  Config config = with_required_options();
  for (const std::string text :
       {"no",   "No", "NO",   "on",    "off",  "yes",  "y",     "N",   "nan", ".nan",     ".inf",       "null",
        "Null", "~",  "true", "False", "0x1",  "1e3",  "1_000", "010", "0o7", "12:30:45", "2024-01-01", "=",
        "<<",   "-",  "- a",  "? a",   "a: b", "a #b", "*a",    "&a",  "!a",  "%a",       "@a",         "`a",
        "{a",   "[a", "|",    ">",     "",     " a",   "a ",    "...", "---", "a\nb"}) {
    config.tokenizer.symbols = {text, "plain"};
    const std::string yaml = to_yaml(config);
    EXPECT_THAT(yaml, HasSubstr("symbols: [\"")) << text;
    if (!text.empty()) {
      EXPECT_EQ(parse_config(yaml, "/x.yaml"), config) << text;
    }
  }
}

TEST(ConfigRoundTrip, PlainWordsAndPathsNeedNoQuotes) {
  Config config = with_required_options();
  config.run = "/runs/messages_en-de.2";
  EXPECT_THAT(to_yaml(config), HasSubstr("run: /runs/messages_en-de.2\n"));
}

TEST(ConfigRoundTrip, NumbersWithAnExponentHaveThePointThatYaml11Wants) {
  EXPECT_THAT(to_yaml(with_required_options()), HasSubstr("epsilon: 1.0e-09\n"));
}

TEST(ConfigRoundTrip, APathThatIsNotUtf8IsRefusedByName) {
  Config config = with_required_options();
  config.run = "/runs/\xFF";
  EXPECT_THROW(to_yaml(config), UserError);
}

TEST(ConfigRoundTrip, TheSavedConfigHoldsTheOverride) {
  const std::string yaml = "run: r\ndata: {train: {source: s, target: t}}\ntraining: {max_updates: 10}\n";
  const Config overridden = parse_config(yaml, "/c/c.yaml", {"training.max_updates=20"});
  EXPECT_THAT(to_yaml(overridden), HasSubstr("max_updates: 20\n"));
  EXPECT_EQ(parse_config(to_yaml(overridden), "/elsewhere/c.yaml"), overridden);
}

TEST(ConfigRoundTrip, TheExplanationNamesEveryOptionThatIsWritten) {
  const std::string table = explain_options();
  std::set<std::string> names;
  for (const OptionName& name : option_names()) {
    const std::string full = dotted(name.section, name.key);
    EXPECT_TRUE(names.insert(full).second) << full;
    EXPECT_THAT(table, HasSubstr("\n" + full + (name.is_section ? ":" : " ")));
  }
  EXPECT_GE(names.size(), 60U);
}

}  // namespace
}  // namespace ferry
