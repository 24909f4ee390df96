// A grid that obeys all rules, with some numbers given: it shows that clauses which these falsify
// are wrong.
#pragma once

#include <optional>

#include "search.hpp"

namespace sudoku_sat::meaning {

/// Nothing if there is none, or if a rule's check takes too long. Throws: OutOfSteps.
std::optional<Grid> complete(const referee::Puzzle& puzzle, const Facts& facts,
                             std::span<const std::pair<Cell, int>> numbers,
                             const std::vector<Values>& except, Steps& steps);

}  // namespace sudoku_sat::meaning
