// Sets of groups of clauses: what a conclusion rests on. They are small (ten to fifty numbers), so
// sorted lists are faster than sets of bits.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace sudoku_sat {

/// Numbers of groups, ascending, each once.
using Groups = std::vector<std::uint32_t>;

/// Ways to show one thing: each a set of groups.
using Options = std::vector<Groups>;

inline bool contains(const Groups& groups, std::uint32_t group) {
  return std::binary_search(groups.begin(), groups.end(), group);
}

inline void add_group(Groups& groups, std::uint32_t group) {
  const auto place = std::lower_bound(groups.begin(), groups.end(), group);
  if (place == groups.end() || *place != group) groups.insert(place, group);
}

inline void add_groups(Groups& groups, const Groups& others) {
  for (const std::uint32_t group : others) add_group(groups, group);
}

}  // namespace sudoku_sat
