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
  const TensorThreads seven(7);
  // Of 7 threads each worker's.
  const std::vector<std::vector<int>> shares{{7}, {4, 3}, {3, 2, 2}, {2, 2, 2, 1}, {1, 1, 1, 1, 1, 1, 1, 1, 1}};
  for (const std::vector<int>& share : shares) {
    std::atomic<int> wrong = 0;
    share_among_workers(static_cast<int>(share.size()), 40, [&](int worker, std::size_t) {
      if (at::get_num_threads() != share.at(static_cast<std::size_t>(worker))) ++wrong;
    });
    EXPECT_EQ(wrong, 0) << share.size() << " workers";
    EXPECT_EQ(at::get_num_threads(), 7);
  }
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

TEST(Threads, WhereThereIsLittleToDoFewWork) {
  for (const std::size_t count : {0, 1, 2}) {
    std::mutex mutex;
    std::set<std::thread::id> threads;
    share_among_workers(8, count, [&](int, std::size_t) {
      const std::scoped_lock lock(mutex);
      threads.insert(std::this_thread::get_id());
    });
    EXPECT_LE(threads.size(), count);
  }
  const TensorThreads five(5);
  share_among_workers(8, 1, [&](int worker, std::size_t) {
    EXPECT_EQ(worker, 0);
    EXPECT_EQ(at::get_num_threads(), 5);
  });
}

TEST(Threads, AnExceptionInARangeComesOut) {
  EXPECT_THROW(for_ranges(100, 10,
                          [](std::size_t begin, std::size_t) {
                            if (begin == 50) throw std::runtime_error("the sixth");
                          }),
               std::runtime_error);
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
