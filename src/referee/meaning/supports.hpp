// What a cell can hold by the statements about it and others.
#pragma once

#include "search.hpp"

namespace sudoku_sat::meaning {

/// Removes numbers from the cells' domains that no grid can have by one of the statements, and by
/// what is removed then. Statements that would take too long are left out.
void reduce_by_statements(Facts& facts, const std::vector<Statement>& statements, Steps& steps);

}  // namespace sudoku_sat::meaning
