// The boards of `compare --each-rule`: a rule on each.
#pragma once

#include "boards.hpp"

namespace sudoku_sat::report {

/// The empty board of each geometry with each rule by itself, besides those on by default. Rules
/// that need data get data that hold in a random grid, by --seed. source.warn names those without a
/// board. Throws: Stopped.
std::vector<PuzzleGroup> boards_with_each_rule(const std::vector<Geometry>& geometries,
                                               std::uint64_t seed, const BoardSource& source);

}  // namespace sudoku_sat::report
