// Boards of more than 64 values, whose candidates are no single number: what each relation of two
// cells and each diagram excludes by itself, without sentences.
#pragma once

#include "propagate/techniques/finding.hpp"

namespace sudoku_sat::clues {

std::optional<propagation::Finding> find_on_wide_board(const TechniqueState& state);
bool apply_on_wide_board(TechniqueState& state);

}  // namespace sudoku_sat::clues
