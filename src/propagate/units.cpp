// The fixpoint of unit propagation on the extended encoding: Kwon & Jain's reduction, repeated.
// What is left has at least two candidates in each open cell, at least two places for each value
// that a unit lacks.
#include "registry.hpp"

namespace sudoku_sat {

const Reduction reduction_entries::units{
    .name = "units",
    .summary = "all that unit propagation on the extended encoding decides",
    .source = "Lynce & Ouaknine, Sudoku as a SAT problem, AIMATH 2006",
    .apply = [](const Puzzle& puzzle, const Limits& limits) { return propagate(puzzle, limits); },
};

}  // namespace sudoku_sat
