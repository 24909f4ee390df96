// The boards of the rules' matrix.
#pragma once

#include <span>
#include <string_view>

namespace sudoku_sat::matrix {

/// A kind of board, and the header that makes one.
struct BoardKind {
  std::string_view name;
  std::string_view header;
};

std::span<const BoardKind> board_kinds();

}  // namespace sudoku_sat::matrix
