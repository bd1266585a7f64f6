// How many threads there are, and a loop that uses them outside of tensor code.
#pragma once

#include <cstddef>
#include <functional>

namespace ferry {

/// The processors this process may run on (an affinity mask or container limit counts).
int available_processors();

/// Sets the size of the thread pool (OpenMP's, which LibTorch, the BLAS and our kernels share). 0: all processors.
/// LibTorch 1.13 starts with one thread otherwise. Throws UserError where so many cannot be started.
void set_thread_count(int threads);
int thread_count();

/// How many threads tensor code uses that the calling thread starts, while an object of this class lives.
class TensorThreads {
 public:
  explicit TensorThreads(int threads);
  ~TensorThreads();
  TensorThreads(const TensorThreads&) = delete;
  TensorThreads& operator=(const TensorThreads&) = delete;

 private:
  int before_;
};

/// Calls work(worker, index) once for each index below count, the lowest first, on so many threads (the calling one is
/// worker 0), among which the threads of tensor code are divided; and waits. After an exception no further index is
/// begun, and the first one is rethrown.
void share_among_workers(int workers, std::size_t count, const std::function<void(int, std::size_t)>& work);

/// Calls work(begin, end) for consecutive ranges of `grain` elements (the last may be shorter) that cover [0, count),
/// on plain threads, and waits. The ranges do not depend on the number of threads; what is written by index does not,
/// either. Exceptions as above.
void for_ranges(std::size_t count, std::size_t grain, const std::function<void(std::size_t, std::size_t)>& work);

}  // namespace ferry
