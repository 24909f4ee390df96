// Rules of signs between neighbours: dots, letters. Each sign says how the values to both sides of
// it stand to one another; where all signs are given, pairs without one don't stand so.
#pragma once

#include <span>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

struct NeighbourSign {
  std::string_view label;  ///< before the cells of an entry: "white"
  std::string_view name;   ///< "white dot"
  bool (*holds)(int first, int second);
  Mark::Kind mark;
  std::string_view text = {};
};

/// Entries: "white: r1c1-r1c2 r4c4-r5c4", cells in twos, "all given" and "all white given".
/// `absence` names what is said of pairs without sign: "no dot".
void apply_signs(std::span<const NeighbourSign> signs, const std::string& absence,
                 const Geometry& geometry, const RuleUse& use, Constraints& out);

/// All signs of a solution; where two of them hold, one by chance.
std::vector<std::string> propose_signs(std::span<const NeighbourSign> signs,
                                       const Geometry& geometry, const Grid& solution,
                                       Random& random);

}  // namespace sudoku_sat
