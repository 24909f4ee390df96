// Smaller cases that still differ.
#pragma once

#include "matrix/case.hpp"

namespace sudoku_sat::matrix {

/// The case with fewer rules, entries and words, and more givens, as long as it differs.
Case shrunk(Case puzzle, std::size_t turn);

}  // namespace sudoku_sat::matrix
