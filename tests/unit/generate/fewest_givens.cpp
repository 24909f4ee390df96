// The fewest givens of a solution, compared with all subsets of its cells.
#include <algorithm>
#include <atomic>
#include <bit>
#include <catch2/catch.hpp>
#include <utility>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/rule.hpp"
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

/// The size of the smallest set of cells in which the grid differs from each of the others.
std::size_t fewest_to_tell_apart(const std::vector<int>& grid,
                                 const std::vector<std::vector<int>>& others) {
  std::vector<unsigned> differences;
  for (const std::vector<int>& other : others) {
    unsigned cells = 0;
    for (std::size_t i = 0; i < grid.size(); ++i) cells |= grid[i] != other[i] ? 1U << i : 0U;
    differences.push_back(cells);
  }
  int fewest = 16;
  for (unsigned cells = 0; cells < 1U << 16; ++cells) {
    const bool tells = std::all_of(differences.begin(), differences.end(),
                                   [&](unsigned difference) { return (difference & cells) != 0; });
    if (tells) fewest = std::min(fewest, std::popcount(cells));
  }
  return static_cast<std::size_t>(fewest);
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

TEST_CASE("with excluded solutions, the fewest givens need to exclude only the others") {
  const auto board = make_board(Geometry(4));
  std::vector<std::vector<int>> all;
  support::for_each_solution(2, 2, std::vector<int>(16, 0), [&](const std::vector<int>& grid) {
    all.push_back(grid);
    return true;
  });
  REQUIRE(all.size() == 288);
  Random random(5);
  for (const std::size_t kept : {2U, 5U, 20U, 60U}) {
    CAPTURE(kept);
    random.shuffle(all);
    const Grid solution(all[0].begin(), all[0].end());
    std::vector<Grid> excluded;
    for (std::size_t i = kept; i < all.size(); ++i) {
      excluded.emplace_back(all[i].begin(), all[i].end());
    }
    const std::vector<std::vector<int>> others(all.begin() + 1,
                                               all.begin() + static_cast<std::ptrdiff_t>(kept));
    const Generator generator(
        board, {.seed = 1, .fewest = true, .solutions = {solution}, .excluded = excluded});
    const Generated made = generator.make(0, Limits());
    REQUIRE(made.puzzle);
    CHECK(made.fewest->proved());
    CHECK(made.puzzle->given_count() == fewest_to_tell_apart(all[0], others));
  }
}

TEST_CASE("the bounds of the fewest givens never get worse") {
  for (std::uint64_t index = 0; index < 5; ++index) {
    FewestGivens last{.least = 0, .most = 36};
    const Generator generator(make_board(Geometry(6)), {.seed = 3, .fewest = true});
    generator.make(index, Limits(), [&](const GenerateProgress& progress) {
      if (!progress.fewest) return;
      CHECK(progress.fewest->least >= last.least);
      CHECK(progress.fewest->most <= last.most);
      last = *progress.fewest;
    });
    CHECK(last.proved());
  }
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

TEST_CASE("a limit that comes before any puzzle leaves none") {
  const std::atomic<bool> interrupted = true;
  const Generator generator(make_board(Geometry(9)), {.seed = 1, .fewest = true});
  const Generated made = generator.make(0, Limits(std::nullopt, &interrupted));
  CHECK_FALSE(made.puzzle);
  CHECK_FALSE(made.fewest);
}

TEST_CASE("the bounds are kept if a limit ends the search for the fewest givens") {
  const Generator generator(make_board(Geometry(9)), {.seed = 1, .fewest = true});
  const Generated made = generator.make(0, Limits(1.0, nullptr));
  REQUIRE(made.puzzle);
  REQUIRE(made.fewest);
  CHECK(made.fewest->most == made.puzzle->given_count());
  CHECK(made.fewest->least < made.fewest->most);
  CHECK_FALSE(made.reason.empty());
}
