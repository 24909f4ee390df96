// The questions for the solver, asked directly and compared with a list of all solutions.
#include "generate/alternative_solutions.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "propagate/states.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

struct Question {
  Grid givens;
  Cell cell;
};

/// Some of the open cells as givens too, and one that is not.
Question random_question(const Puzzle& puzzle, const Grid& solution, Random& random) {
  std::vector<Cell> open = random.permutation(solution.size(), Cell{0});
  std::erase_if(open, [&](Cell cell) { return puzzle.givens[cell] != 0; });
  const std::size_t givens = random.below(std::min<std::size_t>(open.size(), 6));
  Question question{puzzle.givens, open[givens]};
  for (std::size_t i = 0; i < givens; ++i) question.givens[open[i]] = solution[open[i]];
  return question;
}

bool extends(const Grid& grid, const Grid& givens) {
  for (Cell cell = 0; cell < grid.size(); ++cell) {
    if (givens[cell] != 0 && givens[cell] != grid[cell]) return false;
  }
  return true;
}

/// Asks for other solutions than one of the puzzle's and half of the others; `all` are all of them.
/// Returns how many were found.
std::size_t check_answers(const Puzzle& puzzle, const std::vector<Grid>& all, Random& random,
                          int questions) {
  const Limits limits;
  const Grid& solution = all[random.below(all.size())];
  std::vector<Grid> excluded;
  for (const Grid& grid : all) {
    if (grid != solution && random.below(2) == 0) excluded.push_back(grid);
  }
  const auto is_excluded = [&](const Grid& grid) {
    return std::find(excluded.begin(), excluded.end(), grid) != excluded.end();
  };
  generate::AlternativeSolver solver(puzzle.board, solution, excluded, limits);
  std::size_t answers = 0;
  for (int i = 0; i < questions; ++i) {
    const Question question = random_question(puzzle, solution, random);
    propagation::Propagation state(*puzzle.board, limits);
    REQUIRE(state.decide_all(question.givens));
    if (!state.remove(question.cell, solution[question.cell])) continue;
    const bool expected = std::any_of(all.begin(), all.end(), [&](const Grid& grid) {
      return extends(grid, question.givens) && grid[question.cell] != solution[question.cell] &&
             !is_excluded(grid);
    });
    const auto found = solver.find(state.candidates(), question.cell);
    REQUIRE(found.has_value() == expected);
    if (!found) continue;
    ++answers;
    CHECK(extends(*found, question.givens));
    CHECK((*found)[question.cell] != solution[question.cell]);
    CHECK(!is_excluded(*found));
  }
  return answers;
}

}  // namespace

TEST_CASE("the solver finds another value of a cell if there is one") {
  Random random(4);
  const Puzzle puzzle{make_board(Geometry(4)), Grid(16, 0)};
  const std::vector<Grid> all = support::all_solutions(puzzle);
  std::size_t answers = 0;
  for (int round = 0; round < 20; ++round) answers += check_answers(puzzle, all, random, 40);
  CHECK(answers > 100);
}

TEST_CASE("the solver also finds another value of a cell if there are many rules") {
  Random random(16);
  const auto board = make_board(Geometry(16));
  Puzzle puzzle{board, shuffled_pattern(board->geometry(), random)};
  for (Value& value : puzzle.givens) {
    if (value <= 3) value = 0;
  }
  const std::vector<Grid> all = support::all_solutions(puzzle);
  REQUIRE(all.size() > 10);
  std::size_t answers = 0;
  for (int round = 0; round < 10; ++round) answers += check_answers(puzzle, all, random, 10);
  CHECK(answers > 20);
  CHECK(answers < 100);
}
