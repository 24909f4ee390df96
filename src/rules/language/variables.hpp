// Variables that a program declares, as cells beside the grid.
#pragma once

#include "meaning.hpp"

namespace sudoku_sat::rule::language {

/// Appends the variables, and what keeps them in their ranges; the graph learns their ranges too.
/// Throws: InputError where a declaration is wrong, or there are too many variables.
void declare(const Geometry& geometry, const Program& program, Expressions& graph,
             Constraints& out);

/// The number of the first cell behind those of the variables so far.
Cell next_cell(const Geometry& geometry, const std::vector<Variable>& variables);

/// The geometry with the names of all variables.
Geometry named_geometry(const Geometry& geometry, const std::vector<Variable>& variables);

}  // namespace sudoku_sat::rule::language
