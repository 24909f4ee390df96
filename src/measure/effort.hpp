// What a search costs CaDiCaL. See effort.cpp.
#pragma once

#include "sudoku_sat/measure.hpp"

namespace sudoku_sat {

/// Medians over `runs` runs. No value where the formula is too large (Measurer::most_clauses).
/// Requires: runs > 0. Throws: Stopped, SolverError.
std::optional<SearchEffort> search_effort(const Puzzle& puzzle, std::size_t runs,
                                          const Limits& limits);

}  // namespace sudoku_sat
