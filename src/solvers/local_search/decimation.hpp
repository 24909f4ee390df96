// A local search that decides one value after the other, the likeliest first. See
// decimation.cpp.
#pragma once

#include <cstdint>
#include <memory>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

/// A local search (local_search.hpp). A conflict of limit_conflicts() counts as much as five
/// thousand messages.
std::unique_ptr<Solver> make_decimation(std::uint64_t seed = 1);

}  // namespace sudoku_sat
