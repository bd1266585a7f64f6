#include "base/threads.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

#include <omp.h>
#include <sched.h>

#include "base/tensor.h"

namespace ferry {
namespace {

int chosen_threads = 0;

}  // namespace

int available_processors() {
  cpu_set_t set;
  CPU_ZERO(&set);
  if (sched_getaffinity(0, sizeof(set), &set) == 0) return std::max(1, CPU_COUNT(&set));
  return std::max(1U, std::thread::hardware_concurrency());
}

void set_thread_count(int threads) {
  chosen_threads = threads > 0 ? threads : available_processors();
  omp_set_num_threads(chosen_threads);
  at::set_num_threads(chosen_threads);
}

int thread_count() {
  return chosen_threads > 0 ? chosen_threads : available_processors();
}

void for_ranges(std::size_t count, std::size_t grain, const std::function<void(std::size_t, std::size_t)>& work) {
  const std::size_t ranges = (count + grain - 1) / std::max<std::size_t>(grain, 1);
  const std::size_t workers = std::min<std::size_t>(static_cast<std::size_t>(thread_count()), ranges);
  std::atomic<std::size_t> next{0};
  std::exception_ptr failure;
  std::mutex failure_mutex;
  const auto run = [&] {
    for (std::size_t range = next++; range < ranges; range = next++) {
      try {
        work(range * grain, std::min(count, (range + 1) * grain));
      } catch (...) {
        const std::lock_guard lock(failure_mutex);
        if (!failure) failure = std::current_exception();
      }
    }
  };
  std::vector<std::thread> threads;
  for (std::size_t i = 1; i < workers; ++i) threads.emplace_back(run);
  run();
  for (std::thread& thread : threads) thread.join();
  if (failure) std::rethrow_exception(failure);
}

}  // namespace ferry
