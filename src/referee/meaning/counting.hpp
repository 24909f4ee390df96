// What follows from clauses by counting cells and values.
#pragma once

#include "models.hpp"

namespace sudoku_sat::meaning {

/// Clauses about cells and full units that hold in each model: that there is a value, that there
/// aren't two. Nothing unless each variable of a cell stands for one value. Throws: OutOfSteps.
std::vector<int> clauses_by_counting(const Question& question, const Facts& facts, Models& models);

}  // namespace sudoku_sat::meaning
