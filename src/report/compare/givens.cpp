// Strength against the number of givens is measured on the same grids throughout: a puzzle's cells
// have a fixed random order, its own givens first, then the other cells of its solution, and the
// first K are given. So each puzzle with more givens has all those of one with fewer.
#include "givens.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::report {

namespace {

/// A puzzle's solution, and the cells in the order in which they become givens.
struct OrderedSolution {
  std::shared_ptr<const Board> board;
  Grid solution;
  std::vector<Cell> order;
};

std::optional<OrderedSolution> ordered(const PuzzleGroup& group, std::size_t number,
                                       const BoardSource& source) {
  const Puzzle& puzzle = group.puzzles[number];
  OrderedSolution result{puzzle.board, {}, {}};
  const bool family = !group.solutions.empty();
  if (family) {
    result.solution = group.solutions[number];
  } else {
    const Limits limits = source.solving_limits();
    const Outcome outcome = solve(puzzle, {}, limits);
    if (outcome.undecided) limits.check();
    if (!outcome.solution) {
      source.fail(fmt::format("{}: no solution that --givens could take givens from",
                              to_line(puzzle.geometry(), puzzle.givens)));
      return std::nullopt;
    }
    result.solution = *outcome.solution;
  }
  result.order = Random(1, number).permutation<Cell>(puzzle.givens.size(), 0);
  if (!family) {
    std::stable_partition(result.order.begin(), result.order.end(),
                          [&](Cell cell) { return puzzle.givens[cell] != 0; });
  }
  return result;
}

/// The numbers of --givens. Throws: UsageError for one that the group's boards have no room for.
std::vector<std::size_t> givens_option(const app::OptionValues& options, const PuzzleGroup& group) {
  std::vector<std::size_t> numbers;
  for (const std::string& text : options.list("givens")) {
    numbers.push_back(app::number_in("givens", text, 0, group.puzzles.front().givens.size()));
  }
  return numbers;
}

Puzzle first_givens(const OrderedSolution& from, std::size_t number) {
  Puzzle puzzle{from.board, Grid(from.solution.size(), 0)};
  for (std::size_t i = 0; i < number; ++i) {
    puzzle.givens[from.order[i]] = from.solution[from.order[i]];
  }
  return puzzle;
}

}  // namespace

std::vector<PuzzleGroup> with_givens(const app::OptionValues& options,
                                     const std::vector<PuzzleGroup>& groups,
                                     const BoardSource& source) {
  // All numbers are checked before the first puzzle is solved.
  std::vector<std::vector<std::size_t>> numbers;
  for (const PuzzleGroup& group : groups) numbers.push_back(givens_option(options, group));
  std::vector<PuzzleGroup> result;
  for (std::size_t i = 0; i < groups.size(); ++i) {
    std::vector<OrderedSolution> solutions;
    for (std::size_t number = 0; number < groups[i].puzzles.size(); ++number) {
      auto one = ordered(groups[i], number, source);
      if (one) solutions.push_back(*std::move(one));
    }
    if (solutions.empty()) continue;
    for (const std::size_t givens : numbers[i]) {
      PuzzleGroup& made = result.emplace_back();
      made.givens = static_cast<int>(givens);
      for (const OrderedSolution& one : solutions) {
        made.puzzles.push_back(first_givens(one, givens));
      }
    }
  }
  return result;
}

}  // namespace sudoku_sat::report
