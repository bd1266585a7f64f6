// Makes one of the operations by which Ferry changes the disk fail.
#pragma once

#include "base/errors.h"
#include "base/file_operations.h"

namespace ferry {

/// The n-th operation (from 0) fails with `reason`, an errno value; those after it do not.
class FailingOperation {
 public:
  FailingOperation(int n, int reason)
      : hook_([this, n, reason](FileOperation, const std::filesystem::path&) { return count_++ == n ? reason : 0; }),
        n_(n) {}

  /// Whether there was an n-th operation.
  bool reached() const { return count_ > n_; }

 private:
  int count_ = 0;
  ScopedFileOperationHook hook_;
  int n_;
};

/// Whether it throws a UserError.
template <typename Action>
bool throws(const Action& action) {
  try {
    action();
  } catch (const UserError&) {
    return true;
  }
  return false;
}

}  // namespace ferry
