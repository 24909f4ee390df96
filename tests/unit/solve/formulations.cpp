// What `auto` means: which encoding solvers, proofs and written formulas of a puzzle get.
#include <array>
#include <catch2/catch.hpp>

#include "solve/portfolio.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

const std::string rows_of_four = "....\n....\n....\n....\n";
const std::string killer =
    "size: 4\ncages: 6: r1c1 r1c2 r2c1; 8: r1c3 r1c4 r2c3; 7: r2c2 r3c2 r2c4\ngrid:\n" +
    rows_of_four;
const std::string plain = "size: 4\ngrid:\n" + rows_of_four;
const std::string repeating = "size: 4\nsums: 6: r1c1 r2c2 r3c3\ngrid:\n" + rows_of_four;

std::string_view name_of(const Formulation& formulation) { return formulation.encoding->name; }

std::string_view solver_gets(const Puzzle& puzzle, const SolveOptions& options = {}) {
  return name_of(solving::solver_plan(puzzle, options).members.front().formulation);
}

Puzzle large_killer() {
  std::string text = "size: 10\ncages: 6: r1c1 r1c2 r1c3\ngrid:\n";
  for (int row = 0; row < 10; ++row) text += "..........\n";
  return parse_puzzle(text);
}

bool has_sum(const std::vector<int>& grid, const std::array<std::size_t, 3>& cells, int total) {
  const auto [a, b, c] = std::array{grid[cells[0]], grid[cells[1]], grid[cells[2]]};
  return a + b + c == total && a != b && a != c && b != c;
}

/// Of `killer`.
bool obeys_cages(const std::vector<int>& grid) {
  return has_sum(grid, {0, 1, 4}, 6) && has_sum(grid, {2, 3, 6}, 8) && has_sum(grid, {5, 9, 7}, 7);
}

}  // namespace

TEST_CASE("auto: solvers and proofs of killers up to 9x9 get sums, a written formula doesn't",
          "[solve]") {
  const Puzzle cages = parse_puzzle(killer);
  CHECK(solver_gets(cages) == "sums");
  CHECK(name_of(proving_formulation(cages)) == "sums");
  CHECK(name_of(formulation_for_solver(*cages.board)) == "sums");
  CHECK(name_of(formulation_for(cages)) == "extended");
  for (const Puzzle& other : {parse_puzzle(plain), parse_puzzle(repeating), large_killer()}) {
    CHECK(solver_gets(other) == "extended");
    CHECK(name_of(proving_formulation(other)) == "extended");
    CHECK(name_of(formulation_for(other)) == "extended");
  }
}

TEST_CASE("auto: an encoding that is named is taken, and the rest of a formulation is kept",
          "[solve]") {
  const Puzzle cages = parse_puzzle(killer);
  const Formulation minimal{.encoding = &encoding_named("minimal")};
  CHECK(solver_gets(cages, {.formulation = minimal}) == "minimal");
  CHECK(proving_formulation(cages, minimal) == minimal);
  CHECK(formulation_for(cages, minimal) == minimal);
  const Formulation open{.amo = *AtMostOne::parse("sequential"), .reencoding = {.order = true}};
  for (const Formulation& chosen : {proving_formulation(cages, open), formulation_for(cages, open),
                                    formulation_for_solver(*cages.board, open)}) {
    CHECK(chosen.amo == open.amo);
    CHECK(chosen.reencoding == open.reencoding);
    CHECK(chosen.reduction == &default_reduction());
  }
}

TEST_CASE("auto: solvers find all solutions of a killer", "[solve]") {
  const Puzzle cages = parse_puzzle(killer);
  std::uint64_t all = 0;
  support::for_each_solution(2, 2, std::vector<int>(16, 0), [&](const std::vector<int>& grid) {
    if (obeys_cages(grid)) ++all;
    return true;
  });
  REQUIRE(all > 1);
  SolveOptions options{.solver = choose_solver("in-process"), .solutions = 0};
  const Outcome outcome = PuzzleSolver(options).solve(cages, Limits());
  CHECK(outcome.encoding == "sums");
  CHECK(outcome.solutions == all);
}
