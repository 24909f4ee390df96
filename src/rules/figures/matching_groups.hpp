// Groups of cells that agree in something, for puzzles to be generated.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

/// Entries "r1c1 r1c2: r5c5 r5c6" of random groups of `shortest` to `longest` neighbours with the
/// same key, no cell twice: up to `count` entries of two or three groups.
std::vector<std::string> propose_matching_groups(
    const Geometry& geometry, const Grid& solution, Random& random, std::size_t shortest,
    std::size_t longest, std::size_t count,
    const std::function<std::vector<int>(std::vector<int>)>& key_of);

}  // namespace sudoku_sat
