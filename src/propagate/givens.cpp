// What the givens alone decide: their cells, and their values in peers. Nothing is concluded from
// that: a cell with one candidate left stays open (Kwon & Jain 2006).
#include "registry.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

namespace {

std::optional<Candidates> apply_givens(const Puzzle& puzzle, const Limits& limits) {
  const Board& board = *puzzle.board;
  if (!conflicts(board, puzzle.givens, 1).empty()) return std::nullopt;
  Candidates candidates(board.geometry());
  for (Cell cell = 0; cell < board.cells(); ++cell) {
    if (puzzle.givens[cell] != 0) candidates.decide(cell, puzzle.givens[cell]);
  }
  for (Cell cell = 0; cell < board.cells(); ++cell) {
    if (puzzle.givens[cell] == 0) continue;
    limits.check();
    for (const std::uint32_t constraint : board.constraints_of(cell)) {
      for (const Cell peer : board.cells_of(constraint)) {
        if (peer != cell) candidates.remove(peer, puzzle.givens[cell]);
      }
    }
  }
  for (Cell cell = 0; cell < board.cells(); ++cell) {
    if (candidates.count_up_to_two(cell) == 0) return std::nullopt;
  }
  return candidates;
}

}  // namespace

const Reduction reduction_entries::givens{
    .name = "givens",
    .summary = "the givens' cells, and their values in peers",
    .source = "Kwon & Jain, Optimized CNF encoding for Sudoku puzzles, LPAR 2006",
    .apply = apply_givens,
};

}  // namespace sudoku_sat
