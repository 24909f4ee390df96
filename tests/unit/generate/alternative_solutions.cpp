// Questions about other solutions, in any order: the answers are those of listing all of them.
#include "generate/alternative_solutions.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "generate/random_grid.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/inputs.hpp"

using namespace sudoku_sat;

namespace {

/// All solutions with the givens.
std::vector<Grid> listed(const std::shared_ptr<const Board>& board, const generate::CellSet& givens,
                         const Grid& solution) {
  std::vector<Grid> grids;
  enumerate({board, generate::values_on(givens, solution)}, {.limit = 0}, Limits(),
            [&](const Grid& grid) { grids.push_back(grid); });
  return grids;
}

/// The last ones with one cell more or less, or each cell one time in two.
generate::CellSet next_givens(const generate::CellSet& last, Random& random) {
  generate::CellSet givens = last;
  const auto cell = static_cast<Cell>(random.below(last.size()));
  const std::size_t kind = random.below(3);
  if (kind == 0) givens.add(cell);
  if (kind == 1) givens.remove(cell);
  if (kind != 2) return givens;
  givens = generate::CellSet(last.size());
  for (Cell one = 0; one < last.size(); ++one) {
    if (random.below(2) == 0) givens.add(one);
  }
  return givens;
}

/// `excluded`: solutions that don't count; sorted.
void check_questions(const std::shared_ptr<const Board>& board, int questions, Random& random,
                     const std::vector<Grid>& excluded = {}) {
  const Limits limits;
  const Grid solution =
      generate::random_grid(board, Grid(board->cells(), 0), excluded, random, limits).value();
  generate::AlternativeSolutions alternatives(board, solution, excluded, limits);
  generate::CellSet givens(board->cells());
  for (Cell cell = 0; cell < givens.size(); ++cell) givens.add(cell);
  int wrong = 0;
  for (int question = 0; question < questions; ++question) {
    givens = next_givens(givens, random);
    if (givens.count() < board->cells() / 3) continue;
    std::vector<Grid> grids = listed(board, givens, solution);
    std::erase_if(grids, [&](const Grid& grid) {
      return std::binary_search(excluded.begin(), excluded.end(), grid);
    });
    const auto cell = static_cast<Cell>(random.below(givens.size()));
    const bool another = std::any_of(
        grids.begin(), grids.end(), [&](const Grid& grid) { return grid[cell] != solution[cell]; });
    if (random.below(4) == 0) alternatives.expect(givens);
    wrong += alternatives.another_value(cell, givens) == another ? 0 : 1;
    const auto other = alternatives.alternative(givens);
    wrong += other.has_value() == (grids.size() > 1) ? 0 : 1;
    wrong += !other || std::count(grids.begin(), grids.end(), *other) == 1 ? 0 : 1;
  }
  CHECK(wrong == 0);
}

}  // namespace

TEST_CASE("questions about other solutions get the answers of listing, in any order", "[tasks]") {
  Random random(7, 0);
  for (std::size_t grid = 0; grid < support::random_inputs(40); ++grid) {
    check_questions(make_board(Geometry(4)), 2500, random);
  }
  for (std::size_t grid = 0; grid < support::random_inputs(8); ++grid) {
    check_questions(make_board(Geometry(6)), 100, random);
  }
}

TEST_CASE("excluded solutions do not answer questions about others", "[tasks]") {
  Random random(9, 0);
  const auto board = make_board(Geometry(4));
  const std::vector<Grid> all = listed(board, generate::CellSet(16), Grid(16, 0));
  REQUIRE(all.size() == 288);
  for (int grid = 0; grid < 10; ++grid) {
    std::vector<Grid> excluded;
    std::copy_if(all.begin(), all.end(), std::back_inserter(excluded),
                 [&](const Grid&) { return random.below(3) > 0; });
    std::sort(excluded.begin(), excluded.end());
    check_questions(board, 500, random, excluded);
  }
}

TEST_CASE("questions about other solutions are answered where other rules hold", "[tasks]") {
  Random random(8, 0);
  const RuleUse less{find_rule("inequalities"), {{"r1c1<r1c2"}, {"r3c3<r3c4"}}};
  for (int grid = 0; grid < 4; ++grid) check_questions(make_board(Geometry(6), {less}), 50, random);
}
