// Memory that runs out in the middle of an update, as LibTorch meets it: its allocator calls posix_memalign, and the
// program's own is taken before the C library's. Others are let through: oneDNN does not survive a small allocation
// that fails while it makes its code.
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <limits>

#include <dlfcn.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "base/errors.h"
#include "training/memory_shortage.h"
#include "training/tiny_run.h"

namespace {

std::atomic<std::size_t> largest_allocation{std::numeric_limits<std::size_t>::max()};
std::atomic<long> allocations_until_failure{-1};

bool called_by_torch(const void* caller) {
  Dl_info info = {};
  return ::dladdr(caller, &info) != 0 && std::strstr(info.dli_fname, "libc10") != nullptr;
}

bool must_fail(std::size_t bytes) {
  const bool counted_out = allocations_until_failure.load() > 0 && allocations_until_failure.fetch_sub(1) == 1;
  return counted_out || bytes > largest_allocation.load();
}

}  // namespace

extern "C" int posix_memalign(void** memory, std::size_t alignment, std::size_t bytes) noexcept {
  *memory = called_by_torch(__builtin_return_address(0)) && must_fail(bytes)
                ? nullptr
                : std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
  return *memory == nullptr ? ENOMEM : 0;
}

namespace ferry {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

/// While it lives no single allocation of a tensor may be larger.
struct LargestAllocation {
  explicit LargestAllocation(std::size_t bytes) { largest_allocation = bytes; }
  ~LargestAllocation() { largest_allocation = std::numeric_limits<std::size_t>::max(); }
};

/// The table of positions, larger than what the tests allow, is there before they begin.
void make_positions(TinyRun& run) {
  const EncodedCorpus corpus = tiny_corpus(1);
  add_gradients(*run.model, {collate(corpus, pair_range(0, 1))}, 1, {});
  run.optimizer.discard_gradients();
}

/// Short sentences and one long one.
EncodedCorpus corpus_with_a_long_pair(std::size_t long_length) {
  EncodedCorpus corpus = tiny_corpus(6);
  const std::vector<std::int32_t> ids(long_length, 9);
  corpus.source.add(ids);
  corpus.target.add(ids);
  corpus.lines.push_back(4711);
  return corpus;
}

void expect_same_gradient(const TinyRun& a, const TinyRun& b) {
  // After the first update the first moment is a tenth of the gradient.
  const NamedTensors one = a.optimizer.state();
  const NamedTensors other = b.optimizer.state();
  for (std::size_t i = 0; i < one.size(); ++i) {
    EXPECT_TRUE(at::allclose(one[i].second, other[i].second, 1e-3, 1e-8)) << one[i].first;
  }
}

TEST(OutOfMemory, ABatchThatDoesNotFitIsComputedInPartsWithTheSameLossAndGradient) {
  const EncodedCorpus corpus = tiny_corpus();
  const std::vector<Batch> batches{collate(corpus, pair_range(0, 10)), collate(corpus, pair_range(10, 24))};
  TinyRun whole(0.3);
  TinyRun parts(0.3);
  const StepResult one = whole.step(batches, 1);
  StepResult other;
  make_positions(parts);
  {
    // The embedding of ten sentences of ten pieces of 16 numbers has 6,400 bytes.
    const LargestAllocation limit(4000);
    other = parts.step(batches, 1);
  }
  EXPECT_EQ(one.most_positions, 0);
  EXPECT_GT(other.most_positions, 0);
  EXPECT_TRUE(other.applied);
  EXPECT_TRUE(other.left_out.empty());
  EXPECT_EQ(one.totals.tokens, other.totals.tokens);
  EXPECT_EQ(one.totals.correct, other.totals.correct);
  EXPECT_EQ(one.source_tokens, other.source_tokens);
  EXPECT_NEAR(one.totals.loss, other.totals.loss, 1e-6 * one.totals.loss);
  EXPECT_NEAR(one.gradient_norm, other.gradient_norm, 1e-5 * one.gradient_norm);
  expect_same_gradient(whole, parts);
}

TEST(OutOfMemory, AFailureAtAnyAllocationOfAnUpdateLeavesNoTraceInIt) {
  const EncodedCorpus corpus = tiny_corpus();
  const std::vector<Batch> batches{collate(corpus, pair_range(0, 5)), collate(corpus, pair_range(5, 12))};
  TinyRun whole;
  const StepResult one = whole.step(batches, 1);
  int failures = 0;
  for (long allocation = 1;; allocation += 7) {
    TinyRun disturbed;
    allocations_until_failure = allocation;
    const StepResult other = add_gradients(*disturbed.model, batches, 1, {});
    const bool failed = allocations_until_failure.exchange(-1) <= 0;
    if (!failed) break;
    ++failures;
    ASSERT_GT(other.most_positions, 0) << allocation;
    EXPECT_EQ(one.totals.tokens, other.totals.tokens);
    EXPECT_NEAR(one.totals.loss, other.totals.loss, 1e-5 * one.totals.loss) << allocation;
    EXPECT_NEAR(one.gradient_norm, disturbed.optimizer.gradient_norm(other.totals.tokens), 1e-5 * one.gradient_norm)
        << allocation;
  }
  EXPECT_GT(failures, 20) << "most allocations of an update were tried";
}

TEST(OutOfMemory, WhatDidNotFitOnceIsNotTriedAgain) {
  const EncodedCorpus corpus = tiny_corpus();
  const std::vector<Batch> batches{collate(corpus, pair_range(0, 24))};
  TinyRun run;
  make_positions(run);
  const StepResult first = [&] {
    const LargestAllocation limit(4000);
    return run.step(batches, 1);
  }();
  StepOptions options;
  MemoryShortage shortage;
  EXPECT_FALSE(shortage.note(first, corpus, 1, options).is_null());
  EXPECT_EQ(options.most_positions, first.most_positions);
  const LargestAllocation limit(4000);
  const StepResult second = run.step(batches, 2, options);
  EXPECT_EQ(second.most_positions, first.most_positions);
  EXPECT_TRUE(shortage.note(second, corpus, 2, options).is_null());
}

TEST(OutOfMemory, ASentenceThatDoesNotFitAloneIsLeftOutAndNamedAndTheOthersAreLearnt) {
  const EncodedCorpus corpus = corpus_with_a_long_pair(200);
  TinyRun without;
  TinyRun with;
  const StepResult one = without.step({collate(corpus, pair_range(0, 6))}, 1);
  StepResult other;
  make_positions(with);
  const std::vector<Batch> batches{collate(corpus, pair_range(0, 7))};
  {
    const LargestAllocation limit(10'000);  // 200 pieces of 16 numbers have 12,800 bytes
    other = with.step(batches, 1);
  }
  EXPECT_THAT(other.left_out, ElementsAre(6U));
  EXPECT_EQ(one.totals.tokens, other.totals.tokens);
  EXPECT_NEAR(one.totals.loss, other.totals.loss, 1e-5 * one.totals.loss);
  expect_same_gradient(without, with);
  StepOptions options;
  const Json told = MemoryShortage().note(other, corpus, 1, options);
  EXPECT_EQ(told["lines"], Json({4711}));
}

TEST(OutOfMemory, AnUpdateOfWhichNothingFitsChangesNothingAndThreeInARowEndTraining) {
  const EncodedCorpus corpus = corpus_with_a_long_pair(200);
  TinyRun run;
  const Tensor before = run.parameters.values().detach().clone();
  StepResult result;
  make_positions(run);
  const std::vector<Batch> batches{collate(corpus, pair_range(6, 7))};
  {
    const LargestAllocation limit(10'000);
    result = run.step(batches, 1);
  }
  EXPECT_FALSE(result.applied);
  EXPECT_EQ(result.totals.tokens, 0);
  EXPECT_TRUE(at::equal(before, run.parameters.values()));
  MemoryShortage shortage;
  StepOptions options;
  shortage.note(result, corpus, 1, options);
  shortage.note(result, corpus, 2, options);
  try {
    shortage.note(result, corpus, 3, options);
    FAIL() << "training goes on without ever learning";
  } catch (const UserError& error) {
    EXPECT_THAT(error.what(), HasSubstr("model.width"));
  }
}

TEST(OutOfMemory, AnotherFailureIsNotTakenForWantOfMemory) {
  const EncodedCorpus corpus = tiny_corpus();
  Batch broken = collate(corpus, pair_range(0, 4));
  broken.target_output = broken.target_output.slice(1, 0, 1);
  TinyRun run;
  EXPECT_ANY_THROW(run.step({broken}, 1));
}

}  // namespace
}  // namespace ferry
