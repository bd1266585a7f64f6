#include "base/threads.h"

#include <atomic>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "base/tensor.h"

namespace ferry {
namespace {

TEST(Threads, EveryIndexIsWorkedOnOnceWhateverTheNumberOfWorkers) {
  for (const int workers : {1, 2, 3, 8}) {
    for (const std::size_t count : {0, 1, 2, 7, 100}) {
      std::vector<std::atomic<int>> done(count);
      share_among_workers(workers, count, [&](int worker, std::size_t index) {
        EXPECT_LT(worker, workers);
        ++done.at(index);
      });
      for (const std::atomic<int>& times : done) EXPECT_EQ(times, 1);
    }
  }
}

TEST(Threads, AWorkerIsOneThread) {
  std::mutex mutex;
  std::set<std::pair<int, std::thread::id>> seen;
  share_among_workers(3, 60, [&](int worker, std::size_t) {
    const std::scoped_lock lock(mutex);
    seen.emplace(worker, std::this_thread::get_id());
  });
  std::set<int> workers;
  std::set<std::thread::id> threads;
  for (const auto& [worker, thread] : seen) {
    workers.insert(worker);
    threads.insert(thread);
    EXPECT_EQ(worker == 0, thread == std::this_thread::get_id());
  }
  EXPECT_EQ(workers.size(), seen.size());
  EXPECT_EQ(threads.size(), seen.size());
}

TEST(Threads, WorkersDivideTheThreadsOfTensorCodeAndGiveThemBack) {
  const int before = at::get_num_threads();
  at::set_num_threads(7);
  for (const auto& [workers, most] : {std::pair(1, 7), std::pair(2, 4), std::pair(4, 2), std::pair(9, 1)}) {
    std::atomic<int> wrong = 0;
    share_among_workers(workers, 40, [&, workers = workers, most = most](int worker, std::size_t) {
      const int own = at::get_num_threads();
      const bool first_ones = worker < 7 % workers;
      if (own != (workers > 7 ? 1 : 7 / workers + (first_ones ? 1 : 0)) || own > most) ++wrong;
    });
    EXPECT_EQ(wrong, 0) << workers << " workers";
    EXPECT_EQ(at::get_num_threads(), 7);
  }
  at::set_num_threads(before);
}

TEST(Threads, AfterAnExceptionNothingMoreIsBegunAndItComesOut) {
  for (const int workers : {1, 3}) {
    std::atomic<int> begun = 0;
    const auto fail_at_once = [&](int, std::size_t) {
      ++begun;
      throw std::runtime_error("the first one");
    };
    EXPECT_THROW(share_among_workers(workers, 1000, fail_at_once), std::runtime_error);
    EXPECT_LE(begun, workers);
  }
}

TEST(Threads, RangesCoverEverythingOnce) {
  for (const std::size_t count : {0, 1, 9, 10, 11, 1000}) {
    std::vector<std::atomic<int>> done(count);
    for_ranges(count, 10, [&](std::size_t begin, std::size_t end) {
      EXPECT_EQ(begin % 10, 0);
      EXPECT_LE(end - begin, 10);
      for (std::size_t i = begin; i < end; ++i) ++done.at(i);
    });
    for (const std::atomic<int>& times : done) EXPECT_EQ(times, 1);
  }
}

}  // namespace
}  // namespace ferry
