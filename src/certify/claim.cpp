// Finds the solutions that a claim needs before it can become a formula. The fewest givens come
// from the search by implicit hitting sets (fewest_givens.cpp). It gives sets of cells that fewer
// givens cannot hit; for each of them we find another solution, which proves the set.
#include "proving.hpp"

#include <fmt/format.h>

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

Claim without_claim(const Puzzle& puzzle, const Limits& limits) {
  std::optional<Grid> solution = find_solution(puzzle, false, limits);
  if (!solution) return {.kind = Claim::Kind::unsat};
  return {.kind = Claim::Kind::unique, .solution = std::move(*solution)};
}

}  // namespace

Claim completed(const std::optional<Claim>& claim, const Puzzle& puzzle, const Limits& limits) {
  if (!claim) return without_claim(puzzle, limits);
  Claim whole{.kind = claim->kind, .cell = claim->cell, .value = claim->value};
  if (claim->kind == Claim::Kind::formula) {
    throw UsageError("the claim formula has no proof: `dimacs --certified` writes it");
  }
  whole.count = claim->count;
  const bool fewest = claim->kind == Claim::Kind::fewest;
  const bool count = claim->kind == Claim::Kind::count;
  if ((fewest || count) && !puzzle.board->variables().empty()) {
    throw UsageError(
        fmt::format("the claim {} is only for boards without variables besides the grid",
                    fewest ? "fewest" : "count"));
  }
  if (!fewest && claim->kind != Claim::Kind::unique) return whole;
  std::optional<Grid> solution = find_solution(puzzle, fewest, limits);
  if (!solution) throw FalseClaim("there is no solution");
  whole.solution = std::move(*solution);
  if (fewest) whole.others = find_others(puzzle, whole.solution, limits);
  return whole;
}

}  // namespace sudoku_sat::certify
