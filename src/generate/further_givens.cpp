// The fewest further givens that make a solution the only one: the search for fewest givens on a
// board that has the puzzle's givens as rules. Only cells whose values differ between solutions can
// matter. If there are few solutions, all of them are compared, and the one that needs the fewest
// givens is chosen. If there are very many, the search would take too long (on an empty board it
// would find the fewest givens of all); then any set whose givens are all needed is taken.
#include "fewest_givens.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat {

using namespace generate;

namespace {

/// The board with the givens as rules: each is the only value that its cell may hold.
std::shared_ptr<const Board> board_with(const Puzzle& puzzle) {
  if (puzzle.given_count() == 0) return puzzle.board;
  Constraints constraints = puzzle.board->constraints();
  for (const Cell cell : puzzle.given_cells()) {
    constraints.allowed.push_back({{"given", 0}, cell, {puzzle.givens[cell]}});
  }
  return std::make_shared<const Board>(puzzle.geometry(), std::move(constraints));
}

FurtherGivens without_dispensable(AlternativeSolutions& alternatives,
                                  const std::vector<CellGroup>& groups, const Limits& limits) {
  CellSet all(alternatives.solution().size());
  for (const CellGroup& group : groups) all.add(group);
  FurtherGivens further{.solution = {}, .cells = {}, .least = 1, .many = true};
  further.cells = MinimalGivens(alternatives, std::nullopt, nullptr, limits)
                      .find(all, in_order(groups))
                      .numbers();
  return further;
}

FurtherGivens fewest(AlternativeSolutions& alternatives, const std::vector<CellGroup>& groups,
                     const Limits& limits) {
  Random random(0);
  const auto result = FewestGivensSearch(alternatives, groups, random, limits).run();
  FurtherGivens further{
      .solution = {}, .cells = result.givens.numbers(), .least = result.bounds.least};
  if (!further.smallest()) further.stopped = limits.reached();
  return further;
}

/// Cells that distinguish the solution from all others. Each call gives fewer than the one before.
solvers::HittingSet told_apart(const Grid& solution, const std::vector<Grid>& solutions,
                               const std::vector<CellGroup>& groups, std::size_t most) {
  solvers::HittingSet hitting(std::vector<std::size_t>(groups.size(), 1), most);
  for (const Grid& other : solutions) {
    if (other == solution) continue;
    std::vector<std::size_t> differ;
    for (std::size_t i = 0; i < groups.size(); ++i) {
      if (other[groups[i][0]] != solution[groups[i][0]]) differ.push_back(i);
    }
    hitting.add(differ);
  }
  return hitting;
}

FurtherGivens fewest_of_all(const std::vector<Grid>& solutions,
                            const std::vector<CellGroup>& groups, const Limits& limits) {
  FurtherGivens best{.solution = {}, .cells = {}, .of_all = true};
  std::size_t most = groups.size();
  for (const Grid& solution : solutions) {
    if (most == 0) break;
    solvers::HittingSet hitting = told_apart(solution, solutions, groups, most);
    while (const auto items = hitting.find(most, limits)) {
      best.solution = solution;
      best.cells.clear();
      for (const std::size_t item : *items) best.cells.push_back(groups[item][0]);
      most = items->size() - 1;
    }
  }
  best.least = best.cells.size();
  return best;
}

/// Throws: SolverError unless the cells as givens leave one solution, and each of them is needed.
void check(const FurtherGivens& further, AlternativeSolutions& alternatives) {
  CellSet cells(alternatives.solution().size());
  cells.add(further.cells);
  if (alternatives.difference(cells) || !all_needed(cells, alternatives)) {
    throw SolverError("givens that were found to make the solution the only one do not");
  }
}

}  // namespace

FurtherGivens further_givens(const Puzzle& puzzle, const Grid& solution, const Limits& limits) {
  const TrueCandidates values = true_candidates(puzzle, {}, limits);
  std::vector<Cell> differing;
  for (Cell cell = 0; cell < values.size(); ++cell) {
    if (values[cell].size() > 1) differing.push_back(cell);
  }
  return further_givens(puzzle, solution, differing, limits);
}

FurtherGivens further_givens(const Puzzle& puzzle, const Grid& solution,
                             const std::vector<Cell>& differing, const Limits& limits) {
  std::vector<CellGroup> groups;
  for (const Cell cell : differing) groups.push_back({cell});
  if (groups.empty()) return {.solution = solution, .cells = {}, .of_all = true};
  const std::shared_ptr<const Board> board = board_with(puzzle);
  const std::vector<Grid> none;
  const Counted counted = count(puzzle, {.limit = max_distinguished + 1}, limits);
  if (counted.stopped) throw Stopped(*counted.stopped);
  FurtherGivens further;
  if (counted.solutions.number <= max_compared) {
    further = fewest_of_all(solutions(puzzle, {}, limits), groups, limits);
  } else {
    AlternativeSolutions alternatives(board, solution, none, limits);
    const bool many = counted.solutions.number > max_distinguished;
    further = many ? without_dispensable(alternatives, groups, limits)
                   : fewest(alternatives, groups, limits);
    further.solution = solution;
    if (further.stopped) return further;
  }
  AlternativeSolutions checker(board, further.solution, none, limits);
  check(further, checker);
  return further;
}

}  // namespace sudoku_sat
