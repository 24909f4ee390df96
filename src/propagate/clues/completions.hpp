// The ways in which the candidates complete a clue, whatever it says.
#pragma once

#include <functional>

#include "marks.hpp"

namespace sudoku_sat::clues {

/// By place in the clue's cells, a value of each.
using Completion = std::vector<Value>;

/// Calls visit(values) for each way, with different values in cells that see each other, until it
/// returns false. Returns false if there are too many ways to look at.
bool for_each_completion(const Clue& clue, const Marks& marks,
                         const std::function<bool(const Completion& values)>& visit);

/// The texts of the ways, each once and sorted; nothing if there are none, too many, or a way has
/// no text.
std::vector<std::string> texts_of_ways(
    const Clue& clue, const Marks& marks, std::size_t most,
    const std::function<std::string(const Completion& values)>& text);

}  // namespace sudoku_sat::clues
