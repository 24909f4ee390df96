// The fewest givens of a solution, against all subsets of its cells.
#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>
#include <utility>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"
#include "support/brute_force.hpp"

using namespace sudoku_sat;

namespace {

std::vector<int> on(unsigned cells, const std::vector<int>& grid) {
  std::vector<int> givens(grid.size(), 0);
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    if ((cells >> cell & 1U) != 0) givens[cell] = grid[cell];
  }
  return givens;
}

/// By trying all sets of cells of a 4x4 grid.
std::size_t fewest_by_brute_force(const Grid& solution) {
  const std::vector<int> grid(solution.begin(), solution.end());
  for (int count = 0; count <= 16; ++count) {
    for (unsigned cells = 0; cells < 1U << 16; ++cells) {
      if (std::popcount(cells) != count) continue;
      if (support::count_solutions(2, 2, on(cells, grid), 2) == 1) {
        return static_cast<std::size_t>(count);
      }
    }
  }
  return 16;
}

const Grid miracle_solution = from_line(
    Geometry(9),
    "483726159726159483159483726837261594261594837594837261372615948615948372948372615", {"here"});

std::shared_ptr<const Board> miracle_board() {
  return make_board(Geometry(9), parse_rules("anti-knight,anti-king,non-consecutive", {"here"}));
}

}  // namespace

TEST_CASE("the fewest givens of a 4x4 grid are as few as brute force finds") {
  const auto board = make_board(Geometry(4));
  const Generator generator(board, {.seed = 7, .fewest = true});
  for (std::uint64_t index = 0; index < 3; ++index) {
    const Generated made = generator.make(index, Limits());
    REQUIRE(made.puzzle);
    REQUIRE(made.fewest);
    CHECK(made.fewest->proved());
    CHECK(made.puzzle->given_count() == made.fewest->least);
    CHECK(made.fewest->least == fewest_by_brute_force(made.solution));
    const std::vector<int> givens(made.puzzle->givens.begin(), made.puzzle->givens.end());
    CHECK(support::count_solutions(2, 2, givens) == 1);
  }
}

TEST_CASE("no minimal 6x6 puzzle of a grid has fewer givens than the fewest") {
  const auto board = make_board(Geometry(6));
  const Generated fewest = Generator(board, {.seed = 2, .fewest = true}).make(0, Limits());
  REQUIRE(fewest.puzzle);
  CHECK(fewest.fewest->proved());
  const Generator minimal(board, {.seed = 2, .solutions = {fewest.solution}});
  for (std::uint64_t index = 0; index < 30; ++index) {
    const Generated made = minimal.make(index, Limits());
    REQUIRE(made.puzzle);
    CHECK(made.puzzle->given_count() >= fewest.puzzle->given_count());
  }
}

TEST_CASE("a Miracle puzzle has two givens at the fewest") {
  const Generated made = Generator(miracle_board(), {.seed = 1, .fewest = true}).make(0, Limits());
  REQUIRE(made.puzzle);
  CHECK(made.puzzle->given_count() == 2);
  CHECK(made.fewest->proved());
}

TEST_CASE("solutions that are excluded don't count against the fewest givens") {
  const Generator generator(miracle_board(),
                            {.seed = 1, .fewest = true, .excluded = {miracle_solution}});
  const Generated made = generator.make(0, Limits());
  REQUIRE(made.puzzle);
  CHECK(made.solution != miracle_solution);
  CHECK(made.fewest->proved());
  CHECK(made.fewest->least <= 2);
}

TEST_CASE("symmetric givens are the fewest among the symmetric ones") {
  const auto table = symmetries();
  const auto half_turn = std::find_if(
      table.begin(), table.end(), [](const Symmetry& entry) { return entry.name == "rotate180"; });
  const auto board = make_board(Geometry(4));
  const Generated made =
      Generator(board, {.seed = 1, .fewest = true, .symmetry = &*half_turn}).make(0, Limits());
  REQUIRE(made.puzzle);
  CHECK(made.fewest->proved());
  CHECK(made.puzzle->given_count() % 2 == 0);
  for (std::size_t cell = 0; cell < 16; ++cell) {
    CHECK((made.puzzle->givens[cell] == 0) == (made.puzzle->givens[15 - cell] == 0));
  }
}

TEST_CASE("the bounds stand where a limit ends the search for the fewest givens") {
  const Generator generator(make_board(Geometry(9)), {.seed = 1, .fewest = true});
  const Generated made = generator.make(0, Limits(1.0, nullptr));
  REQUIRE(made.puzzle);
  REQUIRE(made.fewest);
  CHECK(made.fewest->most == made.puzzle->given_count());
  CHECK(made.fewest->least < made.fewest->most);
  CHECK_FALSE(made.reason.empty());
}
