// The plain 9x9 board with pencil marks: what the search on vectors finds is what backtracking
// finds that knows nothing but units and marks, on all vectors that this machine has.
#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <iterator>
#include <optional>
#include <string_view>

#include "search/formula_free_search.hpp"
#include "search/plain9/state.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/random_puzzles.hpp"
#include "support/setting.hpp"

using namespace sudoku_sat;

namespace {

using Marks = std::vector<std::vector<Value>>;

std::shared_ptr<const Board> marked_board(const Marks& marks) {
  const auto plain = make_board(Geometry(9));
  Constraints constraints{.all_different = plain->all_different()};
  for (Cell cell = 0; cell < marks.size(); ++cell) {
    if (marks[cell].size() == 9) continue;
    Allowed allowed;
    allowed.cell = cell;
    allowed.values = marks[cell];
    constraints.allowed.push_back(allowed);
  }
  return std::make_shared<const Board>(Geometry(9), constraints);
}

/// The values of a solved board, and in some of its cells others besides them.
Marks random_marks(std::size_t open_percent, Random& random) {
  const Grid solved = support::random_puzzle(Geometry(9), 81, random).givens;
  Marks marks(81);
  for (Cell cell = 0; cell < 81; ++cell) {
    const bool open = random.below(100) < open_percent;
    for (Value value = 1; value <= 9; ++value) {
      if (value == solved[cell] || (open && random.below(2) == 0)) marks[cell].push_back(value);
    }
  }
  return marks;
}

class Backtracking {
 public:
  Backtracking(Marks marks, std::size_t most) : marks_(std::move(marks)), most_(most) {}

  /// No value where that takes long.
  std::optional<std::vector<Grid>> grids() {
    search(Grid(81, 0));
    return nodes_ < max_nodes ? std::optional(found_) : std::nullopt;
  }

 private:
  bool fits(const Grid& grid, Cell cell, Value value) const {
    for (Cell other = 0; other < 81; ++other) {
      const bool sees = other / 9 == cell / 9 || other % 9 == cell % 9 ||
                        (other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3);
      if (sees && grid[other] == value) return false;
    }
    return true;
  }

  void search(Grid grid) {
    ++nodes_;
    Cell tightest = 81;
    std::vector<Value> fewest(10);
    for (Cell cell = 0; cell < 81; ++cell) {
      if (grid[cell] != 0) continue;
      std::vector<Value> left;
      std::copy_if(marks_[cell].begin(), marks_[cell].end(), std::back_inserter(left),
                   [&](Value value) { return fits(grid, cell, value); });
      if (left.size() >= fewest.size()) continue;
      tightest = cell;
      fewest = left;
    }
    if (tightest == 81) found_.push_back(grid);
    for (const Value value : fewest) {
      if (tightest == 81 || found_.size() >= most_ || nodes_ >= max_nodes) return;
      grid[tightest] = value;
      search(grid);
    }
  }

  static constexpr std::size_t max_nodes = 1500;

  Marks marks_;
  std::size_t most_;
  std::size_t nodes_ = 0;
  std::vector<Grid> found_;
};

std::shared_ptr<const Board> board_with(const std::string& rules) {
  return support::empty_puzzle(Geometry(9), rules).board;
}

/// Published as hard for programs: 585 candidates, one solution.
const std::string many_marks =
    "1.3.5.7.91234567891234567891234567891.3.5.78.1.3.567891.34567..123.56789123456789"
    "..345.7.9123456..9.234567891234567.9123456789..345...9123456789.2345.7.912345.789"
    "1234567891..4.6..9.2.4.6.8912.456.89123456789.23456789123456.8.12345678912.4.678."
    "12345678912.456.89.2.456.89123456789123456789..34567.9..34567.9.23...789123456789"
    "123.5678912...6...12.456.8912.45...91234567891.3456.891234.6.89123.5678912...6789"
    "123.5.78.12345678912345678912345.78912345678.1234567891234.6789..3....89123...789"
    "1.34567..12345678912345678912345678912345678.1.345678....456...1234567891...5678."
    "12345678912.4.6.89.2.4.6.89.2.4...891234..78912345678912345678912345678912.456789"
    "123.567891234.6789.234.678912345.789123...78.123456789..345678..23.56789123456789";

}  // namespace

TEST_CASE("pencil marks of 9x9 have the solutions that backtracking finds, on all vectors") {
  Random random(52);
  std::size_t several = 0;
  std::size_t unique = 0;
  std::size_t none = 0;
  for (std::size_t i = support::random_inputs(1200); i > 0; --i) {
    Marks marks = random_marks(40 + random.below(45), random);
    // Without one of its values there is often no solution.
    if (i % 4 == 0) marks[random.below(81)].pop_back();
    const auto known = Backtracking(marks, 3).grids();
    if (!known) continue;
    const std::vector<Grid>& expected = *known;
    (expected.empty() ? none : expected.size() == 1 ? unique : several) += 1;
    const auto board = marked_board(marks);
    const Puzzle puzzle{board, Grid(81, 0)};
    REQUIRE(search::State9::fit_with_marks(*board));
    std::optional<search::FormulaFreeSearch::Result> first;
    for (const search::Vectors9& vectors : search::all_vectors9()) {
      if (!vectors.here) continue;
      const support::Setting setting("SUDOKU_SAT_VECTORS", vectors.name);
      const auto found = search::FormulaFreeSearch::make(*board)->search(Grid(81, 0), 3, Limits());
      CAPTURE(vectors.name, marks);
      REQUIRE(found.complete);
      REQUIRE(found.solutions == expected.size());
      if (!expected.empty()) REQUIRE(support::verify_text(puzzle, found.first).empty());
      if (expected.size() == 1) REQUIRE(found.first == expected.front());
      if (!first) first = found;
      REQUIRE(found.cubes == first->cubes);
      REQUIRE(found.refuted == first->refuted);
      REQUIRE(found.first == first->first);
    }
    CHECK(count(puzzle, {.limit = 3}, Limits()).solutions.number == expected.size());
    CHECK(solve(puzzle).status == (expected.empty() ? Status::unsatisfiable : Status::solved));
  }
  CHECK(several > 5);
  CHECK(unique > 5);
  CHECK(none > 5);
}

TEST_CASE("givens besides pencil marks keep to these") {
  Marks marks(81, {1, 2, 3, 4, 5, 6, 7, 8, 9});
  marks[0] = {1, 2};
  marks[80] = {};
  const auto search = search::FormulaFreeSearch::make(*marked_board(marks));
  CHECK(search->search(Grid(81, 0), 1, Limits()).solutions == 0);
  marks[80] = {3, 4};
  const auto other = search::FormulaFreeSearch::make(*marked_board(marks));
  Grid givens(81, 0);
  givens[0] = 3;
  CHECK(other->search(givens, 1, Limits()).solutions == 0);
  givens[0] = 2;
  givens[80] = 4;
  const auto found = other->search(givens, 1, Limits());
  REQUIRE(found.solutions == 1);
  CHECK(found.first[0] == 2);
  CHECK(found.first[80] == 4);
}

TEST_CASE("boards of 9x9 with rules on single cells alone are searched on vectors") {
  for (const char* rules : {"allowed=1 2: r1c1; 3 4 5: r2c2", "even=r1c1 r5c5", "odd=r9c9",
                            "values=0-8, even=r1c1", "pencilmarks"}) {
    CAPTURE(rules);
    const std::string marks = std::string_view(rules) == "pencilmarks" ? "=" + many_marks : "";
    CHECK(search::State9::fit_with_marks(*board_with(rules + marks)));
  }
  for (const char* rules : {"diagonals", "anti-knight", "cages=10: r1c1 r1c2", "latin",
                            "kropki=white: r1c1-r1c2", "yin-yang", "doublers", "values=0-9"}) {
    CAPTURE(rules);
    CHECK_FALSE(search::State9::fit_with_marks(*board_with(rules)));
  }
  CHECK(search::State9::fit_with_marks(*make_board(Geometry(9))));
  CHECK_FALSE(search::State9::fit_with_marks(*make_board(Geometry(6))));
  CHECK_FALSE(search::State9::fit_with_marks(*make_board(Geometry(1, 9))));
}

TEST_CASE("a search of millions of cubes asks its limits") {
  const auto search = search::FormulaFreeSearch::make(*board_with("pencilmarks=" + many_marks));
  std::atomic<bool> interrupted = false;
  int polls = 0;
  const Limits limits(std::nullopt, &interrupted, [&] { interrupted = ++polls >= 3; });
  CHECK_THROWS_AS(search->search(Grid(81, 0), 2, limits), Stopped);
  CHECK(polls >= 3);
  const auto given_up = search->search(Grid(81, 0), 2, Limits(), 100'000);
  CHECK_FALSE(given_up.complete);
  CHECK(given_up.cubes == 100'000);
}

TEST_CASE("pencil marks that leave hundreds of candidates are solved without a formula") {
  const auto puzzle = support::empty_puzzle(Geometry(9), "pencilmarks=" + many_marks);
  const Outcome outcome =
      PuzzleSolver({.unique = true, .statistics = true}).solve(puzzle, Limits());
  CHECK(outcome.uniqueness == Uniqueness::unique);
  CHECK(outcome.decided_by == DecidedBy::cubes);
  CHECK(outcome.statistics.decisions > 1'000'000);
  CHECK(support::verify_text(puzzle, *outcome.solution).empty());
}
