// Givens that follow from others: together with the others no other value is possible in the cell.
// One solver keeps the rules and answers for all of them. That a given is needed shows in a
// solution, which is checked by the rules; that those left out follow is asked again at the end, of
// another solver if the board is not too large for two.
#include "solver_oracle.hpp"
#include "sudoku_sat/error.hpp"

namespace sudoku_sat {

namespace {

Subset all_but(std::uint32_t item, Subset subset) {
  std::erase(subset, item);
  return subset;
}

}  // namespace

std::vector<Cell> redundant_givens(const Puzzle& puzzle, const Limits& limits) {
  GivensOracle oracle(puzzle, limits);
  const std::vector<Cell> cells = given_cells(puzzle);
  const Subset all = complement({}, cells.size());
  std::vector<Cell> redundant;
  for (const std::uint32_t item : all) {
    if (oracle.implied(item, all_but(item, all))) redundant.push_back(cells[item]);
  }
  return redundant;
}

std::optional<Puzzle> irreducible(const Puzzle& puzzle, const Limits& limits) {
  GivensOracle oracle(puzzle, limits);
  const std::vector<Cell> cells = given_cells(puzzle);
  Subset kept = complement({}, cells.size());
  if (!oracle.ask(kept).stands) return std::nullopt;
  for (auto item = static_cast<std::uint32_t>(cells.size()); item-- > 0;) {
    const Subset others = all_but(item, kept);
    if (oracle.implied(item, others)) kept = others;
  }
  const Subset left_out = complement(kept, cells.size());
  if (!left_out.empty() && GivensOracle::fits_twice(*puzzle.board)) {
    GivensOracle checker(puzzle, limits);
    for (const std::uint32_t item : left_out) {
      if (!checker.implied(item, kept)) throw SolverError("a given that was left out is needed");
    }
  }
  Puzzle result = puzzle;
  for (const std::uint32_t item : left_out) result.givens[cells[item]] = 0;
  return result;
}

}  // namespace sudoku_sat
