// Inputs that are nearly right: seeds with a few faults.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ferry {

/// No input grows beyond this many bytes, whatever is copied into it.
inline constexpr std::size_t longest_input = 1 << 16;

/// The input of that number, a pure function of the seeds (at least one) and the number.
std::string mutated(const std::vector<std::string>& seeds, std::uint64_t number);

}  // namespace ferry
