// Finds the solutions that a claim needs before it can become a formula. The fewest givens come
// from the search by implicit hitting sets (fewest_givens.cpp). It gives sets of cells that fewer
// givens cannot hit; for each of them we find another solution, which proves the set. Solutions
// that show all true candidates come from one solver, which is asked for values not seen yet.
#include "proving.hpp"

#include <fmt/format.h>

#include "files.hpp"
#include "generate/fewest_givens.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::certify {

namespace {

/// A solution; no value if there is none.
std::optional<Grid> find_solution(const Puzzle& puzzle, bool unique, const Limits& limits) {
  const Outcome outcome = PuzzleSolver({.unique = unique}).solve(puzzle, limits);
  if (outcome.solver_failed) throw SolverError(outcome.reason);
  if (outcome.undecided || outcome.status == Status::unknown) throw Stopped(limits.reached());
  if (unique && outcome.uniqueness == Uniqueness::several) {
    throw FalseClaim("there is a second solution");
  }
  return outcome.solution;
}

std::vector<generate::CellGroup> single_cells(std::size_t cells) {
  std::vector<generate::CellGroup> groups(cells);
  for (Cell cell = 0; cell < cells; ++cell) groups[cell] = {cell};
  return groups;
}

/// For each set, another solution that differs from the known one only in cells of the set.
std::vector<Grid> others_within(const std::set<std::vector<std::size_t>>& sets,
                                generate::AlternativeSolutions& alternatives) {
  std::vector<Grid> grids;
  generate::CellSet all(alternatives.solution().size());
  for (Cell cell = 0; cell < all.size(); ++cell) all.add(cell);
  for (const std::vector<std::size_t>& cells : sets) {
    generate::CellSet givens = all;
    for (const std::size_t cell : cells) givens.remove(static_cast<Cell>(cell));
    std::optional<Grid> other = alternatives.alternative(givens);
    if (!other) throw SolverError("internal error: a second solution could not be reproduced");
    grids.push_back(std::move(*other));
  }
  return grids;
}

/// The other solutions that show that fewer givens are not enough.
std::vector<Grid> find_others(const Puzzle& puzzle, const Grid& solution, const Limits& limits) {
  const std::vector<Grid> none_excluded;
  generate::AlternativeSolutions alternatives(puzzle.board, solution, none_excluded, limits);
  const std::vector<generate::CellGroup> cells = single_cells(solution.size());
  Random random(0);
  generate::FewestGivensSearch search(alternatives, cells, random, limits);
  const std::size_t givens = puzzle.given_count();
  const auto result = search.run([&](const FewestGivens& bounds, std::size_t) {
    if (bounds.most < givens) {
      throw FalseClaim(fmt::format("there is a puzzle with this solution and {} givens, not {}",
                                   bounds.most, givens));
    }
  });
  if (!result.bounds.proved()) throw Stopped(limits.reached());
  return others_within(search.sets(), alternatives);
}

/// For each given, another solution of the puzzle without it.
std::vector<Grid> others_without_each(const Puzzle& puzzle, const Grid& solution,
                                      const Limits& limits) {
  const std::vector<Grid> none_excluded;
  generate::AlternativeSolutions alternatives(puzzle.board, solution, none_excluded, limits);
  std::vector<Grid> grids;
  generate::CellSet givens(solution.size());
  givens.add(puzzle.given_cells());
  for (const Cell cell : puzzle.given_cells()) {
    generate::CellSet rest = givens;
    rest.remove(cell);
    std::optional<Grid> other = alternatives.alternative(rest);
    if (!other) {
      const Geometry& geometry = puzzle.geometry();
      throw FalseClaim(fmt::format("the given {}={} is not needed", geometry.name(cell),
                                   geometry.number(puzzle.givens[cell])));
    }
    grids.push_back(std::move(*other));
  }
  return grids;
}

/// Solutions with all values that cells have in any solution.
std::vector<Grid> solutions_of_candidates(const Puzzle& puzzle, const Limits& limits) {
  std::vector<Grid> grids;
  solvers::BoardSolver solver(*puzzle.board, limits);
  while (true) {
    solver.assume(puzzle);
    std::optional<Grid> found = solver.find(puzzle, limits);
    if (!found) return grids;
    grids.push_back(std::move(*found));
    const std::vector<Lit> others = other_candidates(grids, puzzle.geometry(), solver.variables());
    if (others.empty()) return grids;
    solver.solver().add_clause(others);
  }
}

Claim without_claim(const Puzzle& puzzle, const Limits& limits) {
  std::optional<Grid> solution = find_solution(puzzle, false, limits);
  if (!solution) return {.kind = Claim::Kind::unsat};
  return {.kind = Claim::Kind::unique, .solution = std::move(*solution)};
}

/// The number of `fewest` has to be that of the puzzle's givens.
void require_givens(const Claim& claim, const Puzzle& puzzle) {
  const std::string givens = std::to_string(puzzle.given_count());
  if (claim.count.empty() || claim.count == givens) return;
  throw FalseClaim(fmt::format("the puzzle has {} givens, not {}", givens, claim.count));
}

}  // namespace

Claim completed(const std::optional<Claim>& claim, const Puzzle& puzzle, const Limits& limits) {
  if (!claim) return without_claim(puzzle, limits);
  Claim whole{.kind = claim->kind, .cell = claim->cell, .value = claim->value};
  if (claim->kind == Claim::Kind::formula) {
    throw UsageError("the claim formula has no proof: `dimacs --certified` writes it");
  }
  whole.count = claim->count;
  if (claim->kind == Claim::Kind::impossible || claim->kind == Claim::Kind::unsat) return whole;
  if (claim->kind != Claim::Kind::unique && !puzzle.board->variables().empty()) {
    throw UsageError(
        fmt::format("the claim {} is only for boards without variables besides the grid",
                    to_string(*claim, puzzle.geometry())));
  }
  if (claim->kind == Claim::Kind::count) return whole;
  if (claim->kind == Claim::Kind::candidates) {
    whole.others = solutions_of_candidates(puzzle, limits);
    return whole;
  }
  const bool one = claim->kind != Claim::Kind::unique;
  std::optional<Grid> solution = find_solution(puzzle, one, limits);
  if (!solution) throw FalseClaim("there is no solution");
  whole.solution = std::move(*solution);
  if (claim->kind == Claim::Kind::minimal) {
    whole.others = others_without_each(puzzle, whole.solution, limits);
  }
  if (claim->kind == Claim::Kind::fewest) {
    require_givens(*claim, puzzle);
    whole.count = std::to_string(puzzle.given_count());
    whole.others = find_others(puzzle, whole.solution, limits);
  }
  return whole;
}

}  // namespace sudoku_sat::certify
