// Lines on which each two neighbours stand in a relation: said of a board, and drawn in a solution.
#pragma once

#include <functional>

#include "add_constraints.hpp"
#include "entry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

/// Each two neighbours on the line stand in a relation.
void relate_neighbours(const std::string& rule, int number, const std::vector<Cell>& line,
                       const Relation& relation, Constraints& out);

/// Entries of lines of three cells and more that may go on from `last` to `next`.
std::vector<std::string> propose_lines(const Geometry& geometry, Random& random,
                                       const std::function<bool(Cell last, Cell next)>& fits);

}  // namespace sudoku_sat
