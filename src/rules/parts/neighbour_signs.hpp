// Rules of signs between neighbours: dots, letters. Each sign stands for a relation between the
// values on both sides of it; where all signs are given, the relation holds for no other pair.
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

/// Entries: "white: r1c1-r1c2 r4c4-r5c4", cells in pairs, "all given" and "all white given".
/// `absence` names the constraint on pairs without a sign: "no dot".
void apply_signs(std::span<const NeighbourSign> signs, const std::string& absence,
                 const Geometry& geometry, const RuleUse& use, Constraints& out);

/// All signs of a solution; where several hold for a pair, a random one of them.
std::vector<std::string> propose_signs(std::span<const NeighbourSign> signs,
                                       const Geometry& geometry, const Grid& solution,
                                       Random& random);

}  // namespace sudoku_sat
