#include "free_values.hpp"

namespace sudoku_sat::search {

std::vector<bool> free_values(const Puzzle& puzzle) {
  const Board& board = *puzzle.board;
  std::vector<bool> free(static_cast<std::size_t>(board.size()) + 1, board.only_all_different());
  for (const Value given : puzzle.givens) free[given] = false;  // also 0, an open cell
  return free;
}

}  // namespace sudoku_sat::search
