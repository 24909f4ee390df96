// What rules say, in a clause: "odd and even values alternate". For sentences that would otherwise
// only name a clue.
#pragma once

#include <string_view>

namespace sudoku_sat::clues {

/// By the name of the rule's constraints, without their side; empty if it has none here.
std::string_view saying_of_rule(std::string_view rule);

}  // namespace sudoku_sat::clues
