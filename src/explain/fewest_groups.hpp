// The fewest groups with which several literals are false, where each can be false for one of some
// sets of groups. See fewest_groups.cpp.
#pragma once

#include <span>

#include "groups.hpp"

namespace sudoku_sat {

/// Ways to show one thing: each a set of groups.
using Options = std::vector<Groups>;

/// The smallest set that holds `needed` and one of the options of each literal; close to the
/// smallest where there are too many combinations to try. Requires: no list of options is empty.
Groups fewest_groups(const Groups& needed, std::span<const Options* const> literals);

}  // namespace sudoku_sat
