// Cubes as clauses, and as text in the lines in which cube solvers exchange them (iCNF: Wieringa,
// Niemenmaa & Heljanko, PDMC 2009).
#pragma once

#include <vector>

#include "sudoku_sat/certificate.hpp"

namespace sudoku_sat::certify {

/// 0 for the empty cube.
Var largest_variable(const Cube& cube);

/// A unit clause for each literal, each ended by 0.
std::vector<Lit> as_units(const Cube& cube);

/// A clause for each cube, which says that it does not hold.
std::vector<Lit> none_of(const std::vector<Cube>& cubes);

}  // namespace sudoku_sat::certify
