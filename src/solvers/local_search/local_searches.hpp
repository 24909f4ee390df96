// All local searches (what they have in common is in local_search.hpp), each in a file of its own,
// which says how it works.
#pragma once

#include <cstdint>
#include <memory>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// Decides one value after the other, the likeliest first. Its work is counted in messages.
std::unique_ptr<Solver> make_decimation(std::uint64_t seed = 1);

/// Begins with a value in each cell and changes one after the other until nothing conflicts. Its
/// work is counted in groups and conflicts looked at; its statistics' decisions are its moves.
std::unique_ptr<Solver> make_tabu(std::uint64_t seed = 1);

}  // namespace sudoku_sat
