// A given follows from others if these leave no other value possible in its cell. One solver keeps
// the rules and answers for all givens. That a given is needed is shown by a solution, which is
// checked by the rules. That it follows is asked once more, of a second solver, unless the board is
// too large for two.
#include "solver_oracle.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cores;

namespace {

Subset all_but(std::uint32_t item, Subset subset) {
  std::erase(subset, item);
  return subset;
}

/// A second oracle, made when it is first asked.
class SecondOracle {
 public:
  SecondOracle(const Puzzle& puzzle, const Limits& limits) : puzzle_(puzzle), limits_(limits) {}

  /// Throws: SolverError if the item does not follow.
  void require_implied(std::uint32_t item, const Subset& subset) {
    if (!GivensOracle::fits_twice(*puzzle_.board)) return;
    if (!oracle_) oracle_.emplace(puzzle_, limits_);
    if (!oracle_->implied(item, subset)) {
      throw SolverError("internal error: a given was wrongly found to be redundant");
    }
  }

 private:
  const Puzzle& puzzle_;
  const Limits& limits_;
  std::optional<GivensOracle> oracle_;
};

}  // namespace

std::vector<Cell> redundant_givens(const Puzzle& puzzle, const Limits& limits) {
  GivensOracle oracle(puzzle, limits);
  const std::vector<Cell> cells = given_cells(puzzle);
  const Subset all = complement({}, cells.size());
  SecondOracle checker(puzzle, limits);
  Subset redundant;
  for (const std::uint32_t item : all) {
    if (oracle.implied(item, all_but(item, all))) redundant.push_back(item);
  }
  for (const std::uint32_t item : redundant) checker.require_implied(item, all_but(item, all));
  std::vector<Cell> follow;
  for (const std::uint32_t item : redundant) follow.push_back(cells[item]);
  return follow;
}

std::optional<Puzzle> irreducible(const Puzzle& puzzle, const Limits& limits) {
  GivensOracle oracle(puzzle, limits);
  const std::vector<Cell> cells = given_cells(puzzle);
  Subset kept = complement({}, cells.size());
  if (!oracle.ask(kept).consistent) return std::nullopt;
  for (auto item = static_cast<std::uint32_t>(cells.size()); item-- > 0;) {
    const Subset others = all_but(item, kept);
    if (oracle.implied(item, others)) kept = others;
  }
  const Subset left_out = complement(kept, cells.size());
  SecondOracle checker(puzzle, limits);
  for (const std::uint32_t item : left_out) checker.require_implied(item, kept);
  Puzzle result = puzzle;
  for (const std::uint32_t item : left_out) result.givens[cells[item]] = 0;
  return result;
}

}  // namespace sudoku_sat
