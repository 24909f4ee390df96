// A plain SAT solver (Davis, Logemann & Loveland 1962) that shares nothing with the program: the
// claims of the program's solver are checked with it.
#pragma once

#include <vector>

namespace sudoku_sat::support {

/// Whether all clauses can hold together, with the assumptions. For formulas that are easy, or made
/// of few clauses.
bool satisfiable(const std::vector<std::vector<int>>& clauses, const std::vector<int>& assumptions);

}  // namespace sudoku_sat::support
