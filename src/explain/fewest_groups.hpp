// The fewest groups that show several things at once, each of which can be shown in several ways.
// See fewest_groups.cpp.
#pragma once

#include <span>
#include <vector>

#include "group_set.hpp"

namespace sudoku_sat {

/// An object that is kept takes no memory anew for each of its thousands of answers.
class FewestGroups {
 public:
  /// The smallest set that contains `needed` and one of the options of each literal; where there
  /// are too many combinations to try them all, a small one. Requires: no list of options is empty.
  Groups find(const Groups& needed, std::span<const Options* const> literals);

 private:
  bool shown(const Options& options) const;
  void search(std::size_t next);

  std::vector<const Options*> literals_;  ///< those with few options first
  GroupSet chosen_;
  Groups best_;
  int nodes_ = 0;
};

}  // namespace sudoku_sat
