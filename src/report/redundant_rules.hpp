// Entries of a board's rules that follow from the rest of a puzzle.
#pragma once

#include <string>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::report {

/// The board with these rules instead of its own. Null if they make no such board without the rest:
/// for example, other entries use what a missing one declares.
std::shared_ptr<const Board> board_with(const Board& whole, const std::vector<RuleText>& texts);

/// The entries without which `solution` is still the only one: "cages 9: r1c1 r1c2"; for a rule
/// without data its name. Rules that change the board or replace another rule are not considered.
/// Requires: `solution` is the puzzle's only one. Throws: Stopped, SolverError.
std::vector<std::string> redundant_rules(const Puzzle& puzzle, const Grid& solution,
                                         const Limits& limits);

}  // namespace sudoku_sat::report
