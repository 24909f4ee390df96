// The questions that go to the solver, asked of it directly: against a list of all solutions.
#include "generate/alternative_solver.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "propagate/states.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

struct Question {
  Grid givens;
  Cell cell;
};

/// Some cells of the solution as givens, and one that is not.
Question random_question(const Grid& solution, std::size_t givens, Random& random) {
  const auto cells = random.permutation(solution.size(), Cell{0});
  Question question{Grid(solution.size(), 0), cells[givens]};
  for (std::size_t i = 0; i < givens; ++i) question.givens[cells[i]] = solution[cells[i]];
  return question;
}

}  // namespace

TEST_CASE("the solver finds another value of a cell where there is one, and no other grid") {
  const Limits limits;
  Random random(4);
  const auto board = make_board(Geometry(4));
  const std::vector<Grid> all = support::all_solutions({board, Grid(16, 0)});
  std::size_t answers = 0;
  for (int round = 0; round < 20; ++round) {
    const Grid& solution = all[random.below(all.size())];
    std::vector<Grid> excluded;
    for (const Grid& grid : all) {
      if (grid != solution && random.below(2) == 0) excluded.push_back(grid);
    }
    AlternativeSolver solver(board, solution, excluded, limits);
    for (int i = 0; i < 40; ++i) {
      const Question question = random_question(solution, random.below(6), random);
      Propagation state(*board, limits);
      REQUIRE(state.decide_all(question.givens));
      if (!state.remove(question.cell, solution[question.cell])) continue;
      const bool expected = std::any_of(all.begin(), all.end(), [&](const Grid& grid) {
        for (Cell cell = 0; cell < 16; ++cell) {
          if (question.givens[cell] != 0 && question.givens[cell] != grid[cell]) return false;
        }
        return grid[question.cell] != solution[question.cell] &&
               std::find(excluded.begin(), excluded.end(), grid) == excluded.end();
      });
      const auto found = solver.find(state.candidates(), question.cell);
      REQUIRE(found.has_value() == expected);
      if (!found) continue;
      ++answers;
      CHECK((*found)[question.cell] != solution[question.cell]);
      CHECK(std::find(excluded.begin(), excluded.end(), *found) == excluded.end());
    }
  }
  CHECK(answers > 100);
}
