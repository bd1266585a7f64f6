#include "base/threads.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <latch>
#include <thread>
#include <vector>

#include <omp.h>
#include <sched.h>

#include "base/errors.h"
#include "base/format.h"
#include "base/tensor.h"

namespace ferry {
namespace {

int chosen_threads = 0;

/// The number is a thread's own. Not with at::set_num_threads: from then on each thread that asks LibTorch for its
/// number makes it build a pool of plain threads anew, which takes milliseconds, and for ever where one cannot be
/// started.
void set_tensor_threads(int threads) {
  at::get_num_threads();  // where a thread first asks, LibTorch sets a number of its own
  omp_set_num_threads(threads);
}

/// Throws where so many threads cannot run at once.
void expect_threads(int count) {
  std::latch known(1);
  std::vector<std::jthread> others;
  try {
    for (int i = 1; i < count; ++i) others.emplace_back([&known] { known.wait(); });
  } catch (const std::exception&) {
    known.count_down();
    throw UserError(format("only {} of {} threads can be started", others.size() + 1, count),
                    "fewer threads (--threads, threads), or a higher limit of processes (ulimit -u) or of address "
                    "space (ulimit -v)");
  }
  known.count_down();
}

/// Gives the next index that nobody has; false when there is none.
using NextIndex = std::function<bool(std::size_t& index)>;

/// Calls run(worker, next) on so many threads, of which the calling one is the first.
void on_threads(int workers, std::size_t count, const std::function<void(int, const NextIndex&)>& run) {
  std::atomic<std::size_t> begun{0};
  std::atomic<bool> failed = false;
  std::exception_ptr failure;
  const NextIndex next = [&](std::size_t& index) { return !failed && (index = begun++) < count; };
  const auto guarded = [&](int worker) {
    try {
      run(worker, next);
    } catch (...) {
      if (!failed.exchange(true)) failure = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> threads;  // which join at the end of their block
    try {
      for (int worker = 1; worker < workers; ++worker) threads.emplace_back(guarded, worker);
    } catch (const std::exception&) {  // no more to be had: fewer do the same work
    }
    guarded(0);
  }
  if (failure) std::rethrow_exception(failure);
}

}  // namespace

int available_processors() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof(set), &set) == 0) return std::max(1, CPU_COUNT(&set));
  return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

void set_thread_count(int threads) {
  chosen_threads = threads > 0 ? threads : available_processors();
  expect_threads(chosen_threads);
  set_tensor_threads(chosen_threads);
  // Now, while there is memory for their stacks: OpenMP ends the program where it cannot start one.
  std::atomic<int> started = 0;
#pragma omp parallel num_threads(chosen_threads)
  ++started;
}

int thread_count() {
  return chosen_threads > 0 ? chosen_threads : available_processors();
}

TensorThreads::TensorThreads(int threads) : before_(at::get_num_threads()) {
  set_tensor_threads(threads);
}

TensorThreads::~TensorThreads() {
  omp_set_num_threads(before_);
}

void share_among_workers(int workers, std::size_t count, const std::function<void(int, std::size_t)>& work) {
  workers = static_cast<int>(std::clamp<std::size_t>(count, 1, static_cast<std::size_t>(workers)));
  const int threads = at::get_num_threads();
  on_threads(workers, count, [&](int worker, const NextIndex& next) {
    const TensorThreads share(std::max(1, threads / workers + (worker < threads % workers ? 1 : 0)));
    for (std::size_t index = 0; next(index);) work(worker, index);
  });
}

void for_ranges(std::size_t count, std::size_t grain, const std::function<void(std::size_t, std::size_t)>& work) {
  check(grain > 0, "a range has elements");
  const std::size_t ranges = (count + grain - 1) / grain;
  const auto workers = static_cast<int>(std::min<std::size_t>(static_cast<std::size_t>(thread_count()), ranges));
  on_threads(workers, ranges, [&](int, const NextIndex& next) {
    const TensorThreads alone(1);
    for (std::size_t range = 0; next(range);) work(range * grain, std::min(count, (range + 1) * grain));
  });
}

}  // namespace ferry
