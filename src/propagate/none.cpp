// No reduction: every candidate has its variables, and every encoding its published size.
#include "registry.hpp"

namespace sudoku_sat {

const Reduction reduction_entries::none{
    .name = "none",
    .summary = "nothing is removed; the givens are unit clauses",
    .source = "Lynce & Ouaknine, Sudoku as a SAT problem, AIMATH 2006",
    .apply = nullptr,
};

}  // namespace sudoku_sat
