// Refuses a limit of address space that is too small to start under, before the libraries start: OpenBLAS takes its
// buffers then, and where it does not get them it asks again for ever.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace {

/// What the libraries map between their being loaded and `main`, measured: for themselves, and for each thread of the
/// BLAS its buffer of 128 MiB; and one more at its first product.
constexpr unsigned long libraries_take = 80UL << 20;
constexpr unsigned long thread_takes = 132UL << 20;

/// As OpenBLAS counts them. (std::getenv does not know the environment yet.)
unsigned long threads_of_blas(char** environment) {
  constexpr std::string_view name = "OMP_NUM_THREADS=";
  const long processors = std::clamp(::sysconf(_SC_NPROCESSORS_ONLN), 1L, 64L);
  long threads = processors;
  for (; *environment != nullptr; ++environment) {
    if (std::string_view(*environment).starts_with(name))
      threads = std::strtol(*environment + name.size(), nullptr, 10);
  }
  return static_cast<unsigned long>(std::clamp(threads, 1L, processors));
}

/// Bytes that the process maps already; 0 where the kernel does not tell.
unsigned long mapped() {
  char text[64] = {};
  const int file = ::open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t length = ::read(file, text, sizeof text - 1);
  ::close(file);
  return length > 0 ? std::strtoul(text, nullptr, 10) * static_cast<unsigned long>(::sysconf(_SC_PAGESIZE)) : 0;
}

void look_at_address_space(int /*argc*/, char** /*argv*/, char** environment) {
  rlimit limit = {};
  if (::getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return;
  const unsigned long needed = mapped() + libraries_take + (threads_of_blas(environment) + 1) * thread_takes;
  if (limit.rlim_cur >= needed) return;
  std::fprintf(stderr,
               "error: the limit of address space (ulimit -v) is %lu MB, and the program takes %lu MB to start\n"
               "    a higher limit, or none: ulimit -v unlimited\n",
               static_cast<unsigned long>(limit.rlim_cur) / 1000000, needed / 1000000);
  ::_exit(2);
}

/// What stands here runs before the constructors of every library.
[[gnu::section(".preinit_array"), gnu::used]] void (*const before_all)(int, char**, char**) = look_at_address_space;

}  // namespace
