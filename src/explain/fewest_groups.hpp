// The fewest groups that show several things at once, each of which can be shown in several ways.
// See fewest_groups.cpp.
#pragma once

#include <span>

#include "groups.hpp"

namespace sudoku_sat {

/// Ways to show one thing: each a set of groups.
using Options = std::vector<Groups>;

/// The smallest set that contains `needed` and one of the options of each literal; where there are
/// too many combinations to try them all, a small one. Requires: no list of options is empty.
Groups fewest_groups(const Groups& needed, std::span<const Options* const> literals);

}  // namespace sudoku_sat
