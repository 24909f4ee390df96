// The encoding sums: as many models as there are solutions, and what unit propagation finds with
// sets of values and with sums that follow from cages and units.
#include <algorithm>
#include <catch2/catch.hpp>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formats.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

Puzzle puzzle_of_rules(int size, const std::string& rules) {
  std::string text = fmt::format("size: {}\n{}grid:\n", size, rules);
  const auto width = static_cast<std::size_t>(size);
  for (int row = 0; row < size; ++row) text += std::string(width, '.') + "\n";
  return parse_puzzle(text);
}

support::Cnf formula_of(const Puzzle& puzzle) {
  MemorySink sink;
  encode(encoding_named("sums"), {*puzzle.board, VariableMap(puzzle.geometry())}, sink);
  return support::to_cnf(sink);
}

/// Random cages of a solved 4x4 grid: each cell joins that of a neighbour or begins its own.
std::string random_cages(Random& random, int offset) {
  constexpr int grid[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
  std::vector<std::vector<int>> cages;
  std::vector<std::size_t> cage_of(16);
  for (int cell = 0; cell < 16; ++cell) {
    const bool beside = cell % 4 != 0 && random.below(2) == 0;
    const bool below = !beside && cell >= 4 && random.below(2) == 0;
    std::size_t cage = cages.size();
    if (beside) cage = cage_of[static_cast<std::size_t>(cell - 1)];
    if (below) cage = cage_of[static_cast<std::size_t>(cell - 4)];
    if (cage == cages.size()) cages.emplace_back();
    const bool repeated = std::any_of(cages[cage].begin(), cages[cage].end(),
                                      [&](int other) { return grid[other] == grid[cell]; });
    if (repeated || cages[cage].size() == 4) {
      cage = cages.size();
      cages.emplace_back();
    }
    cages[cage].push_back(cell);
    cage_of[static_cast<std::size_t>(cell)] = cage;
  }
  std::string text = "cages:\n";
  for (const std::vector<int>& cage : cages) {
    if (random.below(5) == 0) continue;
    int sum = 0;
    std::string cells;
    for (const int cell : cage) {
      sum += grid[cell] + offset;
      cells += fmt::format(" r{}c{}", cell / 4 + 1, cell % 4 + 1);
    }
    text += fmt::format("  {}:{}\n", sum, cells);
  }
  return text;
}

/// By brute force; cages are judged by `verify`, which knows no clauses.
std::uint64_t solutions_of(const Puzzle& puzzle) {
  const std::vector<Grid> grids = support::all_solutions(puzzle);
  return static_cast<std::uint64_t>(
      std::count_if(grids.begin(), grids.end(),
                    [&](const Grid& grid) { return !verify(puzzle, grid).has_value(); }));
}

/// Models of rules and givens.
std::uint64_t count_with_givens(const Puzzle& puzzle, const Reduction& reduction) {
  const auto variables = variables_after(reduction, puzzle, direct_code());
  REQUIRE(variables);
  MemorySink sink;
  encode_puzzle(puzzle, *variables, {.encoding = &encoding_named("sums"), .reduction = &reduction},
                sink);
  return support::count_models(support::to_cnf(sink));
}

/// Whether unit propagation decides the variable of the cell and the value as `holds`.
bool decides(const Puzzle& puzzle, const std::vector<int>& assumed, Cell cell, int value,
             bool holds) {
  const auto found = support::propagate(formula_of(puzzle), assumed);
  REQUIRE(found);
  const Var variable = VariableMap(puzzle.geometry()).variable(cell, value);
  return std::find(found->begin(), found->end(), holds ? variable : -variable) != found->end();
}

}  // namespace

TEST_CASE("sums has a model for each solution of a killer") {
  Random random(4);
  std::size_t implied = 0;
  for (int round = 0; round < 40; ++round) {
    const int offset = round % 3 == 2 ? -1 : 0;
    const std::string rules = (offset != 0 ? "values: 0-3\n" : "") + random_cages(random, offset);
    CAPTURE(rules);
    const Puzzle puzzle = puzzle_of_rules(4, rules);
    CHECK(support::count_models(formula_of(puzzle)) == solutions_of(puzzle));
    MemorySink sink;
    const auto ranges =
        encode(encoding_named("sums"), {*puzzle.board, VariableMap(puzzle.geometry())}, sink);
    implied += std::count_if(ranges.begin(), ranges.end(),
                             [](const FamilyRange& range) { return range.name == "implied sums"; });
  }
  CHECK(implied > 10);
}

TEST_CASE("sums keeps a killer's solutions after a reduction") {
  Random random(5);
  for (const Reduction* reduction : reductions()) {
    for (int round = 0; round < 10; ++round) {
      Puzzle puzzle = puzzle_of_rules(4, random_cages(random, 0));
      const auto cell = static_cast<std::size_t>(round);
      puzzle.givens[cell] = Grid{1, 2, 3, 4, 3, 4, 1, 2, 2, 1}[cell];
      CAPTURE(reduction->name, round);
      const std::uint64_t models = count_with_givens(puzzle, *reduction);
      CHECK(models == solutions_of(puzzle));
    }
  }
}

TEST_CASE("values that no set of a cage has are excluded at once") {
  const Puzzle puzzle = puzzle_of_rules(9, "cages: 7: r1c1 r1c2 r2c1\n");
  for (const int value : {3, 5, 6, 7, 8, 9}) CHECK(decides(puzzle, {}, 0, value, false));
  for (const int value : {1, 2, 4}) CHECK_FALSE(decides(puzzle, {}, 0, value, false));
  // 6 + 8 + 9 and 7 + 8 + 8 is no set: without 6 in the last cells, the first has it.
  const Puzzle high = puzzle_of_rules(9, "cages: 23: r1c1 r1c2 r2c1\n");
  const VariableMap variables(high.geometry());
  CHECK(decides(high, {-variables.variable(1, 6), -variables.variable(9, 6)}, 0, 6, true));
}

TEST_CASE("the last cell of a row of cages has its value at once") {
  const Puzzle puzzle = puzzle_of_rules(9, "cages: 20: r1c1-r1c4; 20: r1c5-r1c8\n");
  CHECK(decides(puzzle, {}, 8, 5, true));
}

TEST_CASE("what cages have beside full rows is known at once") {
  const Puzzle puzzle =
      puzzle_of_rules(4, "cages: 6: r1c1 r1c2 r2c1; 8: r1c3 r1c4 r2c3; 7: r2c2 r3c2 r2c4\n");
  // The cages have all cells of two rows, and r3c2: 6 + 8 + 7 = 20 + r3c2.
  CHECK(decides(puzzle, {}, 9, 1, true));
}

TEST_CASE("sums without cages of different cells are written as diagrams") {
  const Puzzle puzzle = puzzle_of_rules(4, "sums: 9: r1c1 r2c2 r3c3 r4c4\n");
  MemorySink sink;
  const auto ranges =
      encode(encoding_named("sums"), {*puzzle.board, VariableMap(puzzle.geometry())}, sink);
  const auto has = [&](std::string_view name) {
    return std::any_of(ranges.begin(), ranges.end(),
                       [&](const FamilyRange& range) { return range.name == name; });
  };
  CHECK(has("sum diagrams"));
  CHECK_FALSE(has("sum sets"));
  CHECK(support::count_models(support::to_cnf(sink)) == solutions_of(puzzle));
}
