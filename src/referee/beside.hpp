// The rules about something beside the grid, as programs of the rule language.
#pragma once

#include <memory>
#include <string_view>

#include "language_program.hpp"

namespace sudoku_sat::referee::beside {

/// The sentences of the rule and of its data. Throws NotUnderstood.
std::shared_ptr<language::Program> program_of(const Board& board, std::string_view rule,
                                              std::string_view data);

}  // namespace sudoku_sat::referee::beside
