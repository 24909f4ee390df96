// Where there is one solution, it says which candidates are in none. Else a solver is asked about
// one candidate after the other; each solution that it finds answers for all candidates in it.
#include "false_candidates.hpp"

#include "statements.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

namespace {

constexpr std::size_t most_false = 48;
/// The solver's conflicts, after which it ends with what it has.
constexpr std::int64_t most_conflicts_to_find = 1500;
/// That a solver may take to say which groups imply a literal.
constexpr std::int64_t most_microseconds_to_tell = 2'000'000;

}  // namespace

FalseCandidates::FalseCandidates(const Puzzle& puzzle, const ReasonedClauses& clauses,
                                 std::size_t reasons, const Limits& limits)
    : puzzle_(puzzle), clauses_(clauses), reasons_(reasons), limits_(limits) {}

void FalseCandidates::add_fact(Lit fact) {
  facts_.push_back(fact);
  if (solver_) solver_->add_fact(fact);
}

std::vector<Lit> FalseCandidates::among(const std::vector<Lit>& candidates) {
  const Grid* const solution = only_solution();
  if (solution == nullptr) return by_solver(candidates);
  const Statements statements(puzzle_.geometry());
  std::vector<Lit> found;
  for (const Lit candidate : candidates) {
    const Statement statement = statements.statement(candidate);
    if ((*solution)[statement.cell] != statement.value) found.push_back(candidate);
  }
  return found;
}

Groups FalseCandidates::reasons(std::span<const Lit> literals) {
  const Groups all = solver().all();
  Groups used;
  for (const Lit literal : literals) {
    if (used == all) break;
    add_groups(used, solver().used_or_all(all, literal, most_microseconds_to_tell));
  }
  return used;
}

const Grid* FalseCandidates::only_solution() {
  if (!solved_) {
    Outcome outcome = PuzzleSolver({.unique = true}).solve(puzzle_, limits_);
    if (outcome.uniqueness == Uniqueness::unique && determines_variables(*outcome.solution)) {
      only_ = std::move(outcome.solution);
    }
    solved_ = true;
  }
  return only_ ? &*only_ : nullptr;
}

/// One grid may have several regions or shadings: a solution then says nothing of theirs.
bool FalseCandidates::determines_variables(const Grid& solution) {
  const Geometry& geometry = puzzle_.geometry();
  if (geometry.grid_cells() == geometry.cells()) return true;
  const Statements statements(geometry);
  const Groups all = solver().all();
  for (auto cell = static_cast<Cell>(geometry.grid_cells()); cell < geometry.cells(); ++cell) {
    if (!solver().imply(all, statements.variable(cell, solution[cell]))) return false;
  }
  return true;
}

GroupSolver& FalseCandidates::solver() {
  if (!solver_) {
    solver_.emplace(clauses_, reasons_, limits_);
    for (const Lit fact : facts_) solver_->add_fact(fact);
  }
  return *solver_;
}

std::vector<Lit> FalseCandidates::by_solver(const std::vector<Lit>& candidates) {
  const std::int64_t enough = solver().conflicts() + most_conflicts_to_find;
  const Groups all = solver().all();
  std::vector<Lit> found;
  for (const Lit candidate : candidates) {
    if (found.size() == most_false) break;
    if (!found.empty() && solver().conflicts() > enough) break;
    if (in_a_solution_.contains(candidate)) continue;
    if (solver().imply(all, -candidate)) {
      found.push_back(candidate);
      continue;
    }
    for (const Lit other : candidates) {
      if (solver().is_true(other)) in_a_solution_.insert(other);
    }
  }
  return found;
}

}  // namespace sudoku_sat
