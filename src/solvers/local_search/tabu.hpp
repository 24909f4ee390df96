// A local search that begins with a value in each cell and changes one after the other until
// nothing conflicts. See tabu.cpp.
#pragma once

#include <cstdint>
#include <memory>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// A local search (local_search.hpp). A conflict of limit_conflicts() counts as much as twenty
/// thousand groups and conflicts looked at. Its statistics' decisions are its moves.
std::unique_ptr<Solver> make_tabu(std::uint64_t seed = 1);

}  // namespace sudoku_sat
