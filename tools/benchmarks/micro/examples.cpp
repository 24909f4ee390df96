#include "examples.hpp"

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::micro {

Puzzle nine(std::string_view line) {
  static const std::shared_ptr<const Board> board = make_board(Geometry(9));
  return {board, from_line(board->geometry(), line, {"example"})};
}

}  // namespace sudoku_sat::micro
