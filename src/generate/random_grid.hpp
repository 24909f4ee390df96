// Solutions of a board, drawn at random.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "search/solution_tree.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

/// A solution that holds `givens` (one value for each cell, 0 where nothing is given) and is none
/// of `excluded` (ascending); no value where there is none. The same numbers from `random` give the
/// same grid. Throws: Stopped, SolverError.
std::optional<Grid> random_grid(const std::shared_ptr<const Board>& board, const Grid& givens,
                                const std::vector<Grid>& excluded, Random& random,
                                const Limits& limits);

}  // namespace sudoku_sat
