// `boards --families`: our program as it is against the one setting of all solvers that turns out
// the best for a family, chosen in hindsight.
#pragma once

#include "bench.hpp"

namespace sudoku_sat::bench {

/// Adds a row for each family and question: one solution, whether it is the only one, and the same
/// boards with a given changed. Times are processor times, except those of two threads.
void measure_families(Bench& bench);

}  // namespace sudoku_sat::bench
