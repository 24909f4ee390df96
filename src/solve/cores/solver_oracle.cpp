#include "solver_oracle.hpp"

#include "solvers/board_solver.hpp"

namespace sudoku_sat::cores {

namespace {

// Loading more takes gigabytes: CaDiCaL needs about 160 bytes per clause.
constexpr std::uint64_t max_clauses = 15'000'000;

// Above this number, a second solver for checks takes too long to load.
constexpr std::uint64_t few_clauses = 2'000'000;

std::uint64_t clauses_of_rules(const Board& board) {
  return size_of(formulation_for_solver(board), board).clauses;
}

}  // namespace

std::vector<Lit> literals_of_givens(const Puzzle& puzzle) {
  return given_literals(puzzle, VariableMap(puzzle.geometry()));
}

SolverOracle::SolverOracle(const Limits& limits) : limits_(limits), solver_(make_solver({})) {}

void SolverOracle::set_literals(std::vector<Lit> literals) {
  literals_ = std::move(literals);
  forget();
}

void SolverOracle::forget() { all_required_ = solver_->new_vars(1); }

SubsetOracle::Verdict SolverOracle::ask(const Subset& subset) {
  for (const std::uint32_t item : subset) solver_->assume(literals_[item]);
  if (solvers::satisfiable(*solver_, limits_)) return {true, holding()};
  Subset used;
  for (const std::uint32_t item : subset) {
    if (solver_->failed(literals_[item])) used.push_back(item);
  }
  return {false, std::move(used)};
}

void SolverOracle::require(const Subset& subset) {
  std::vector<Lit> clause{-all_required_};
  for (const std::uint32_t item : subset) clause.push_back(literals_[item]);
  solver_->add_clause(clause);
}

std::optional<Subset> SolverOracle::find() {
  solver_->assume(all_required_);
  if (!solvers::satisfiable(*solver_, limits_)) return std::nullopt;
  return holding();
}

bool SolverOracle::implied(std::uint32_t item, const Subset& subset) {
  for (const std::uint32_t other : subset) solver_->assume(literals_[other]);
  solver_->assume(-literals_[item]);
  if (!solvers::satisfiable(*solver_, limits_)) return true;
  holding();  // checks the solution
  return false;
}

bool GivensOracle::fits(const Board& board) { return clauses_of_rules(board) <= max_clauses; }

bool GivensOracle::fits_twice(const Board& board) { return clauses_of_rules(board) <= few_clauses; }

GivensOracle::GivensOracle(Puzzle puzzle, const Limits& limits)
    : SolverOracle(limits),
      puzzle_(std::move(puzzle)),
      cells_(puzzle_.given_cells()),
      variables_(puzzle_.geometry()) {
  if (!fits(*puzzle_.board)) {
    throw SolverError("the board is too large: its rules have more than 15 million clauses");
  }
  solvers::load_rules(*puzzle_.board, variables_, formulation_for_solver(*puzzle_.board), solver(),
                      limits);
  set_literals(literals_of_givens(puzzle_));
}

/// The solver's solution is checked by the rules first.
Subset GivensOracle::holding() {
  const Puzzle blank{puzzle_.board, Grid(puzzle_.givens.size(), 0)};
  const Grid grid = solvers::verified_model(blank, variables_, &solver());
  Subset items;
  for (std::uint32_t item = 0; item < cells_.size(); ++item) {
    if (grid[cells_[item]] == puzzle_.givens[cells_[item]]) items.push_back(item);
  }
  return items;
}

}  // namespace sudoku_sat::cores
