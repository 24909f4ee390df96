// Statements that hold in a solution, for puzzles to be generated.
#pragma once

#include <string>
#include <vector>

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule::language {

/// Four to eight, of cells that lie side by side, each of another kind than the one before it.
std::vector<std::string> propose_statements(const Geometry& geometry, const Grid& solution,
                                            Random& random);

}  // namespace sudoku_sat::rule::language
