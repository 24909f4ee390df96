// The reductions: what is removed before a puzzle is encoded.
#include "probing.hpp"
#include "registry.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

using namespace propagation;

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

std::optional<Candidates> apply_probe(const Puzzle& puzzle, const Limits& limits) {
  Propagation state(*puzzle.board, limits);
  if (!state.decide_all(puzzle.givens) || !probe(state, 1)) return std::nullopt;
  return state.candidates();
}

}  // namespace

// Every candidate has its variables, and every encoding its published size.
const Reduction reduction_entries::none{
    .name = "none",
    .summary = "nothing is removed; the givens are unit clauses",
    .source = "Lynce & Ouaknine, Sudoku as a SAT problem, AIMATH 2006",
    .apply = nullptr,
};

// Consequences are not propagated: a cell with one candidate left stays open.
const Reduction reduction_entries::givens{
    .name = "givens",
    .summary = "the givens' cells, and their values in peers",
    .source = "Kwon & Jain, Optimized CNF encoding for Sudoku puzzles, LPAR 2006",
    .apply = apply_givens,
};

// Kwon & Jain's reduction, repeated. What is left has at least two candidates in each open cell, at
// least two places for each value that a unit lacks.
const Reduction reduction_entries::unit_propagation{
    .name = "unit-propagation",
    .alias = "units",
    .summary = "everything that unit propagation on the extended encoding decides",
    .source = "Lynce & Ouaknine, Sudoku as a SAT problem, AIMATH 2006",
    .apply = [](const Puzzle& puzzle, const Limits& limits) { return propagate(puzzle, limits); },
};

// Costs a propagation for each candidate.
const Reduction reduction_entries::probe{
    .name = "probe",
    .summary = "everything that failed literals decide, after unit propagation",
    .source = "Freeman 1995; on Sudoku Lynce & Ouaknine, AIMATH 2006",
    .apply = apply_probe,
};

}  // namespace sudoku_sat
