// The fewest groups that show several things at once, each of which can be shown in several ways.
// See fewest_groups.cpp.
#pragma once

#include <span>
#include <vector>

#include "groups.hpp"

namespace sudoku_sat {

/// Ways to show one thing: each a set of groups.
using Options = std::vector<Groups>;

/// An object that is kept takes no memory anew for each of its thousands of answers.
class FewestGroups {
 public:
  /// The smallest set that contains `needed` and one of the options of each literal; where there
  /// are too many combinations to try them all, a small one. Requires: no list of options is empty.
  Groups find(const Groups& needed, std::span<const Options* const> literals);

 private:
  void choose(const Groups& groups);
  void shrink(std::size_t size);
  std::size_t cost(const Groups& option) const;
  bool shown(const Options& options) const;
  void choose_greedily();
  void search(std::size_t next);

  std::vector<const Options*> literals_;  ///< those with few options first
  Groups chosen_;                         ///< in the order of choice
  std::vector<bool> is_chosen_;           ///< by group
  Groups best_;
  int nodes_ = 0;
};

}  // namespace sudoku_sat
