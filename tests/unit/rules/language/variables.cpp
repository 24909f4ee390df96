// Statements with variables against brute force over all grids that the givens leave and all that
// the variables may be: counted with and without variables, listed, as models of each encoding's
// clauses, and by the check of solutions.
#include <bit>
#include <catch2/catch.hpp>
#include <functional>
#include <set>

#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/brute_force.hpp"
#include "support/cnf.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

// Four grids.
constexpr const char* few_grids = ".2.4.4.22.4.4.2.";

/// A choice for all cells: bit i for cell i.
using Shading = unsigned;

bool shaded(Shading shading, int row, int column) {
  return (shading >> (4 * row + column) & 1U) != 0;
}

/// The cells that a walk from `from` within the shading comes to.
Shading reached(Shading within, Shading from) {
  Shading all = from & within;
  while (true) {
    const Shading next = within &
                         (all | all << 4 | all >> 4 | (all & 0x7777U) << 1 | (all & 0xEEEEU) >> 1) &
                         0xFFFFU;
    if (next == all) return all;
    all = next;
  }
}

bool connected(Shading shading) {
  return shading == 0 || reached(shading, shading & (~shading + 1)) == shading;
}

bool square_of_one_colour(Shading shading) {
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      const Shading square = shading >> (4 * row + column) & 0x33U;
      if (square == 0 || square == 0x33U) return true;
    }
  }
  return false;
}

bool yin_yang(Shading shading) {
  return connected(shading) && connected(~shading & 0xFFFFU) && !square_of_one_colour(shading);
}

/// The sum of the shaded values in a row.
int shaded_sum(const std::vector<int>& grid, Shading shading, int row) {
  int sum = 0;
  for (int column = 0; column < 4; ++column) {
    if (shaded(shading, row, column)) sum += grid[static_cast<std::size_t>(4 * row + column)];
  }
  return sum;
}

/// A closed loop: each of its cells has two neighbours on it.
bool loop(Shading on) {
  for (int row = 0; row < 4; ++row) {
    for (int column = 0; column < 4; ++column) {
      if (!shaded(on, row, column)) continue;
      const Shading self = 1U << (4 * row + column);
      const Shading around =
          (self << 4 | self >> 4 | (self & 0x7777U) << 1 | (self & 0xEEEEU) >> 1) & on & 0xFFFFU;
      if (std::popcount(around) != 2) return false;
    }
  }
  return on != 0 && connected(on);
}

bool reaches_edge(Shading walls) { return reached(walls, 0xF99FU) == walls; }

/// One marked cell in each row, column and box of the grid, with different values.
bool modifiers(const std::vector<int>& grid, Shading marked) {
  std::set<int> rows;
  std::set<int> columns;
  std::set<int> boxes;
  std::set<int> values;
  for (int cell = 0; cell < 16; ++cell) {
    if ((marked >> cell & 1U) == 0) continue;
    rows.insert(cell / 4);
    columns.insert(cell % 4);
    boxes.insert(cell / 8 * 2 + cell % 4 / 2);
    values.insert(grid[static_cast<std::size_t>(cell)]);
  }
  return std::popcount(marked) == 4 && rows.size() == 4 && columns.size() == 4 &&
         boxes.size() == 4 && values.size() == 4;
}

struct ShadingCase {
  const char* rule;
  const char* text;
  std::function<bool(const std::vector<int>&, Shading)> holds;
};

const ShadingCase shading_cases[] = {
    {"rule",
     "var s of cells; connected(cells, s); exactly 13 of s; not s(r1c2); "
     "sum(x in row(4): if s(x) then x else 0) > 6",
     [](const auto& grid, Shading s) {
       return connected(s) && std::popcount(s) == 13 && !shaded(s, 0, 1) &&
              shaded_sum(grid, s, 3) > 6;
     }},
    {"rule", "var s of cells; not connected(cells, s) or s(r1c1); exactly 3 of s; s(r3c3)",
     [](const auto&, Shading s) {
       return (!connected(s) || shaded(s, 0, 0)) && std::popcount(s) == 3 && shaded(s, 2, 2);
     }},
    {"rule", "var s of cells; connected(cells, s, 3); s(r4c4) and s(r3c4)",
     [](const auto&, Shading s) {
       return connected(s) && std::popcount(s) <= 3 && shaded(s, 3, 3) && shaded(s, 2, 3);
     }},
    {"rule", "var s of cells; not connected(cells, s, 2); at most 3 of s; s(r2c2)",
     [](const auto&, Shading s) {
       return !(connected(s) && std::popcount(s) <= 2) && std::popcount(s) <= 3 && shaded(s, 1, 1);
     }},
    {"rule", "var s of cells; connected(cells, s, 1)",
     [](const auto&, Shading s) { return std::popcount(s) <= 1; }},
    {"yin-yang", "row_sum(4, 5); shaded(r1c1)",
     [](const auto& grid, Shading s) {
       return yin_yang(s) && shaded_sum(grid, s, 3) == 5 && shaded(s, 0, 0);
     }},
    {"cave", "exactly 5 of wall; row_sum(4, 4)",
     [](const auto& grid, Shading s) {
       return connected(~s & 0xFFFFU) && reaches_edge(s) && std::popcount(s) == 5 &&
              shaded_sum(grid, s, 3) == 4;
     }},
    {"loop", "sum(x in row(4): if on_loop(x) then x else 0) < 6",
     [](const auto& grid, Shading s) { return loop(s) && shaded_sum(grid, s, 3) < 6; }},
    {"doublers", "sum(x in row(4): worth(x)) = 13",
     [](const auto& grid, Shading s) {
       return modifiers(grid, s) && 10 + shaded_sum(grid, s, 3) == 13;
     }},
    {"negators", "sum(x in row(4): worth(x)) = 2",
     [](const auto& grid, Shading s) {
       return modifiers(grid, s) && 10 - 2 * shaded_sum(grid, s, 3) == 2;
     }},
};

Puzzle puzzle_with(const char* rule, const char* text, const char* givens) {
  const Position begin{"test", 1, 1};
  const auto board =
      make_board(Geometry(4), {{&rule_named(rule), split_entries(text, begin), begin}});
  Grid grid;
  for (const char sign : std::string(givens)) {
    grid.push_back(sign == '.' ? Value{0} : static_cast<Value>(sign - '0'));
  }
  grid.resize(board->cells());
  return {board, std::move(grid)};
}

std::vector<std::vector<int>> grids_of(const char* givens) {
  std::vector<int> values;
  for (const char sign : std::string(givens)) values.push_back(sign == '.' ? 0 : sign - '0');
  std::vector<std::vector<int>> grids;
  support::for_each_solution(2, 2, values, [&](const std::vector<int>& grid) {
    grids.push_back(grid);
    return true;
  });
  return grids;
}

/// As many grids, and grids with variables, by all means there are.
void check_counts(const Puzzle& puzzle, std::uint64_t grids, std::uint64_t with_variables) {
  CHECK(sudoku_sat::count(puzzle).solutions == BigCount(grids));
  CHECK(sudoku_sat::count(puzzle, {.with_variables = true}).solutions == BigCount(with_variables));
  CHECK(solutions(puzzle).size() == grids);
  for (const Encoding& encoding : encodings()) {
    CAPTURE(encoding.name);
    for (const char* reduction : {"none", "units"}) {
      const Formulation formulation{.encoding = &encoding,
                                    .reduction = &reduction_named(reduction)};
      const Outcome outcome = solve(puzzle, {.formulation = formulation, .solutions = 0});
      INFO(outcome.reason);
      CHECK(outcome.solutions == grids);
    }
    MemorySink formula;
    const VariableMap variables(puzzle.geometry(), *encoding.code);
    encode_puzzle(puzzle, variables, {.encoding = &encoding}, formula);
    CHECK(support::count_models(support::to_cnf(formula)) == with_variables);
  }
}

}  // namespace

TEST_CASE("variables of all cells mean what brute force says of them", "[long]") {
  for (const ShadingCase& shading_case : shading_cases) {
    DYNAMIC_SECTION(shading_case.rule << ": " << shading_case.text) {
      const Puzzle puzzle = puzzle_with(shading_case.rule, shading_case.text, few_grids);
      std::uint64_t pairs = 0;
      std::uint64_t grids = 0;
      for (const std::vector<int>& grid : grids_of(few_grids)) {
        Grid values(grid.begin(), grid.end());
        values.resize(puzzle.board->cells());
        bool any = false;
        for (Shading shading = 0; shading < 0x10000U; ++shading) {
          const bool holds = shading_case.holds(grid, shading);
          pairs += holds ? 1 : 0;
          any = any || holds;
          // The check takes its time: all that hold, and some that don't.
          if (!holds && shading % 97 != 0) continue;
          for (unsigned i = 0; i < 16; ++i) {
            values[16 + i] = static_cast<Value>((shading >> i & 1U) + 1);
          }
          REQUIRE(verify(puzzle, values).has_value() == !holds);
        }
        grids += any ? 1 : 0;
      }
      REQUIRE(pairs > 0);
      check_counts(puzzle, grids, pairs);
    }
  }
}

TEST_CASE("variables are numbers of any range") {
  const Puzzle puzzle = puzzle_with(
      "rule", "var t in 1..20; var u in {2, 19}; t = r4c2 * 5 + u mod 3; u + t > 12", few_grids);
  std::uint64_t pairs = 0;
  std::uint64_t grids = 0;
  for (const std::vector<int>& grid : grids_of(few_grids)) {
    bool any = false;
    for (const int u : {2, 19}) {
      const int t = grid[13] * 5 + u % 3;
      if (t > 20 || u + t <= 12) continue;
      ++pairs;
      any = true;
    }
    grids += any ? 1 : 0;
  }
  check_counts(puzzle, grids, pairs);
}

TEST_CASE("regions of unknown shape are connected and have every value") {
  const Puzzle puzzle =
      puzzle_with("chaos-construction", "region(r1c1) = region(r1c4)", "1234341221434321");
  // Each region is a tetromino with all values: all ways to cut the grid are tried.
  const std::vector<int> grid = grids_of("1234341221434321").front();
  std::vector<Shading> shapes;
  for (Shading shape = 0; shape < 0x10000U; ++shape) {
    std::set<int> values;
    for (int cell = 0; cell < 16; ++cell) {
      if ((shape >> cell & 1U) != 0) values.insert(grid[static_cast<std::size_t>(cell)]);
    }
    if (std::popcount(shape) == 4 && values.size() == 4 && connected(shape))
      shapes.push_back(shape);
  }
  std::uint64_t cuts = 0;
  const std::function<void(Shading, int)> cut = [&](Shading rest, int regions) {
    if (rest == 0) {
      ++cuts;
      return;
    }
    const Shading first = rest & (~rest + 1);
    for (const Shading shape : shapes) {
      const bool row = regions > 0 || (shape & 0x9U) == 0x9U;
      if ((shape & first) != 0 && (shape & ~rest) == 0 && row) cut(rest & ~shape, regions + 1);
    }
  };
  cut(0xFFFFU, 0);
  REQUIRE(cuts > 0);
  check_counts(puzzle, 1, cuts);
}

TEST_CASE("the given number of a wrogn puzzle's clues are wrong") {
  const Puzzle puzzle =
      puzzle_with("wrogn", "2; r4c2 = 3; r4c4 > 1; r4c2 + r4c4 = 5; r1c1 = 1", few_grids);
  std::uint64_t grids = 0;
  for (const std::vector<int>& grid : grids_of(few_grids)) {
    const int wrong =
        (grid[13] != 3) + (grid[15] <= 1) + (grid[13] + grid[15] != 5) + (grid[0] != 1);
    grids += wrong == 2 ? 1 : 0;
  }
  check_counts(puzzle, grids, grids);
}

TEST_CASE("connected cells of a 9x9 board take fewer than 100,000 clauses") {
  const Position begin{"test", 1, 1};
  const auto board = make_board(
      Geometry(9),
      {{&rule_named("rule"), split_entries("var s of cells; connected(cells, s)", begin), begin}});
  REQUIRE(board->formulas().size() == 1);
  CHECK(board->formulas()[0].clauses() < 100'000);
}

TEST_CASE("regions of unknown shape on a 9x9 board take fewer than 150,000 clauses in all") {
  const auto board = make_board(Geometry(9), {{&rule_named("chaos-construction")}});
  std::size_t clauses = 0;
  for (const ClauseConstraint& formula : board->formulas()) clauses += formula.clauses();
  CHECK(clauses < 150'000);
}

TEST_CASE("wrong declarations are named with line and column") {
  const auto message = [](const char* text) -> std::string {
    try {
      puzzle_with("rule", text, few_grids);
    } catch (const Error& error) {
      return error.what();
    }
    return "";
  };
  CHECK(message("var total in 1..20; totl = 3") ==
        "test:1:21: unknown name 'totl'; did you mean total?");
  CHECK(message("var row in 1..3").find("name of the language") != std::string::npos);
  CHECK(message("var t in 1..3; var t").find("defined twice") != std::string::npos);
  CHECK(message("var t in r1c1..3").find("doesn't depend on cells") != std::string::npos);
  CHECK(message("var t in 1..99999999").find("should be from") != std::string::npos);
  CHECK(message("var s of rows; s(r1c1)").find("no s of this cell") != std::string::npos);
}
