// Tables for people, set in columns.
#pragma once

#include <string>
#include <vector>

namespace ferry {

/// Rows as lines, each column as wide as its widest cell on a terminal, two blanks between; the last column is not
/// filled up.
std::string align_columns(const std::vector<std::vector<std::string>>& rows);

}  // namespace ferry
