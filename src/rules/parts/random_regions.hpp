// A random division of a solved board into regions, to make up jigsaws.
#pragma once

#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule {

/// For each cell the number of its region, from 0: orthogonally connected ones, each with each
/// value of the solution once. Empty where the solution's boxes don't have each value once.
/// Requires: geometry.single().
std::vector<int> random_regions(const Geometry& geometry, const Grid& solution, Random& random);

}  // namespace sudoku_sat::rule
