// How much work is below a state. See work.cpp.
#pragma once

#include "propagate/states.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

/// The logarithm, to the base 2, of the number of leaves of the search tree, in units of 1/65536;
/// 0 where the state is complete. Throws: Stopped at a limit of the state's.
std::uint64_t estimated_work(const Propagation& state, Random& random);

}  // namespace sudoku_sat
