// The possible numbers of variables besides the grid, compared with all grids and all numbers by
// brute force.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

using Numbers = std::set<std::int64_t>;

// Four grids.
constexpr const char* few_grids = ".2.4.4.22.4.4.2.";

const std::string statements =
    "var t in 1..70; var u in {-3, 17, 39}; var s in {1, 3}; var b; t = r1c1 * 7 + r2c3 * r4c4 + "
    "s; "
    "u + t > 30; b iff r1c1 = s";

Puzzle puzzle_with(const std::string& text, const std::string& givens) {
  const Position begin{"test", 1, 1};
  const auto board =
      make_board(Geometry(4), {{&rule_named("rule"), split_entries(text, begin), begin}});
  Grid grid(board->cells(), 0);
  for (std::size_t i = 0; i < givens.size(); ++i) {
    if (givens[i] != '.') grid[i] = static_cast<Value>(givens[i] - '0');
  }
  return {board, std::move(grid)};
}

/// By variable, of all grids but one.
std::vector<Numbers> numbers_by_brute_force(const std::string& text, const Grid& without = {}) {
  std::vector<int> givens;
  for (const char c : text) givens.push_back(c == '.' ? 0 : c - '0');
  std::vector<Numbers> result(4);
  support::for_each_solution(2, 2, givens, [&](const std::vector<int>& grid) {
    if (!without.empty() && std::equal(grid.begin(), grid.end(), without.begin())) return true;
    for (const int u : {-3, 17, 39}) {
      for (const int s : {1, 3}) {
        const int t = grid[0] * 7 + grid[6] * grid[15] + s;
        if (u + t <= 30) continue;
        result[0].insert(t);
        result[1].insert(u);
        result[2].insert(s);
        result[3].insert(grid[0] == s ? 1 : 0);
      }
    }
    return true;
  });
  return result;
}

std::vector<VariableCandidates> found_in(const Puzzle& puzzle,
                                         const std::vector<Grid>& excluded = {},
                                         std::size_t most = 1'000) {
  const AllCandidates found = all_candidates(puzzle, excluded, {}, most);
  CHECK(found.cells == true_candidates(puzzle, excluded));
  return found.variables;
}

void require_same(const std::vector<VariableCandidates>& found,
                  const std::vector<Numbers>& expected) {
  REQUIRE(found.size() == expected.size());
  for (std::size_t i = 0; i < found.size(); ++i) {
    CAPTURE(i);
    CHECK(found[i].complete);
    CHECK(found[i].numbers == std::vector(expected[i].begin(), expected[i].end()));
  }
}

}  // namespace

TEST_CASE("the numbers of variables are those of all solutions that are not excluded") {
  for (const std::string givens : {few_grids, "12..34..21..43..", "................", ".4......"}) {
    CAPTURE(givens);
    const Puzzle puzzle = puzzle_with(statements, givens + std::string(16 - givens.size(), '.'));
    const std::string text = givens + std::string(16 - givens.size(), '.');
    require_same(found_in(puzzle), numbers_by_brute_force(text));
    const Grid one = solutions(puzzle, {.limit = 1}).at(0);
    require_same(found_in(puzzle, {one}), numbers_by_brute_force(text, one));
  }
}

TEST_CASE("only the requested number of a variable's numbers is listed") {
  const std::string empty(16, '.');
  const Puzzle puzzle = puzzle_with(statements, empty);
  const Numbers all = numbers_by_brute_force(empty)[0];
  REQUIRE(all.size() > 20);
  const VariableCandidates exactly = found_in(puzzle, {}, all.size())[0];
  CHECK(exactly.complete);
  CHECK(exactly.numbers.size() == all.size());
  for (const std::size_t most : {all.size() - 1, std::size_t{3}}) {
    const auto found = found_in(puzzle, {}, most);
    CHECK_FALSE(found[0].complete);
    REQUIRE(found[0].numbers.size() == most);
    CHECK(std::is_sorted(found[0].numbers.begin(), found[0].numbers.end()));
    for (const std::int64_t number : found[0].numbers) CHECK(all.contains(number));
    CHECK(found[1].complete);
    CHECK(found[1].numbers == std::vector<std::int64_t>{-3, 17, 39});
  }
}

TEST_CASE("variables of a puzzle without a solution have no numbers") {
  for (const char* text :
       {"var t in 1..70; t = r1c1 + 50; t < 51", "var t in 1..70; t = r1c1 + 9"}) {
    const Puzzle puzzle = puzzle_with(text, "11..............");
    const auto found = found_in(puzzle);
    REQUIRE(found.size() == 1);
    CHECK(found[0].numbers.empty());
  }
}
