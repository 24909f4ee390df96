// Lines on which any two neighbours stand in a relation: as constraints, and drawn from a solution.
#pragma once

#include <functional>

#include "add_constraints.hpp"
#include "entry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

/// The cells, with the first one once more at the end where the line is closed.
std::vector<Cell> drawn_line(const CellLine& line);

/// Any two neighbours on the line stand in a relation.
void relate_neighbours(const std::string& rule, int number, const std::string& label,
                       const std::vector<Cell>& line, const Relation& relation, Constraints& out);

/// Entries for lines of three cells and more, which go on from `last` to `next` where fits(last,
/// next).
std::vector<std::string> propose_lines(const Geometry& geometry, Random& random,
                                       const std::function<bool(Cell last, Cell next)>& fits);

}  // namespace sudoku_sat
