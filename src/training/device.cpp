#include "training/device.h"

#include <dlfcn.h>

#include "base/errors.h"
#include "base/format.h"
#include "base/threads.h"
#include "kernels/instruction_set.h"

namespace ferry {
namespace {

// The library that the loader serves sgemm_ from, and OpenBLAS's own word on its threading where it has one.
std::string blas_in_use() {
  void* function = dlsym(RTLD_DEFAULT, "sgemm_");
  Dl_info info = {};
  if (function == nullptr || dladdr(function, &info) == 0 || info.dli_fname == nullptr) return "BLAS built in";
  using Threading = int (*)();
  if (void* threading = dlsym(RTLD_DEFAULT, "openblas_get_parallel")) {
    switch (reinterpret_cast<Threading>(threading)()) {
      case 0:
        return "OpenBLAS (one thread)";
      case 1:
        return "OpenBLAS (pthreads: slow beside OpenMP; install libopenblas0-openmp and build again)";
      default:
        return "OpenBLAS (OpenMP)";
    }
  }
  const std::string path = info.dli_fname;
  return "BLAS " + path.substr(path.rfind('/') + 1);
}

}  // namespace

at::Device choose_device(DeviceKind kind) {
  const bool present = at::hasCUDA();
  if (kind == DeviceKind::Cuda && !present) {
    throw UserError("device: cuda was asked for, but LibTorch sees no GPU",
                    "device: auto takes a GPU when there is one, device: cpu never");
  }
  return kind == DeviceKind::Cpu || !present ? at::Device(at::kCPU) : at::Device(at::kCUDA, 0);
}

at::ScalarType choose_product_type(Precision precision, const at::Device& device) {
  const bool fast = device.is_cuda() || kernels::has_bfloat16_products();
  const bool wanted = precision == Precision::Bfloat16 || (precision == Precision::Auto && fast);
  return wanted ? at::kBFloat16 : at::kFloat;
}

std::string describe_machine(const at::Device& device, at::ScalarType product_type) {
  const char* type = product_type == at::kBFloat16 ? "bfloat16" : "float32";
  if (device.is_cuda()) return format("one GPU, {} products", type);
  return format("{} thread{}, {} loops, {} products, {}", thread_count(), thread_count() == 1 ? "" : "s",
                kernels::instruction_set(), type, blas_in_use());
}

}  // namespace ferry
