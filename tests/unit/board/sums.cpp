// Sums as a board works with them: values of one cell, pairs of two cells, diagrams of more, each
// compared with all tuples of values.
#include <algorithm>
#include <catch2/catch.hpp>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

using namespace sudoku_sat;

namespace {

bool allows(const Board& board, const Grid& grid) {
  for (const Allowed& allowed : board.allowed()) {
    const auto& values = allowed.values;
    if (std::find(values.begin(), values.end(), grid[allowed.cell]) == values.end()) return false;
  }
  for (const PairRelation& pair : board.relations()) {
    if (!pair.relation->allows(grid[pair.first], grid[pair.second])) return false;
  }
  for (const auto& diagram : board.diagrams()) {
    std::vector<Value> values;
    for (const Cell cell : *diagram.cells) values.push_back(grid[cell]);
    if (!diagram.diagram->allows(values)) return false;
  }
  return true;
}

/// Calls visit(grid) with all values of the first `cells` cells; the others are 1.
template <class Visit>
void for_each_filling(const Geometry& geometry, std::size_t cells, Visit&& visit) {
  Grid grid(geometry.cells(), 1);
  for (;;) {
    visit(grid);
    std::size_t cell = 0;
    while (cell < cells && grid[cell] == geometry.size()) grid[cell++] = 1;
    if (cell == cells) return;
    ++grid[cell];
  }
}

/// The first cells of a board, `count` of them.
std::vector<Cell> first_cells(std::size_t count) {
  std::vector<Cell> cells;
  for (Cell cell = 0; cell < count; ++cell) cells.push_back(cell);
  return cells;
}

bool repeats(const Grid& grid, std::size_t cells) {
  std::vector<Value> values(grid.begin(), grid.begin() + static_cast<std::ptrdiff_t>(cells));
  std::sort(values.begin(), values.end());
  return std::adjacent_find(values.begin(), values.end()) != values.end();
}

/// Compares a sum's board with all tuples. Returns how many the board allows.
std::size_t check_sum(const Sum& sum, bool distinct) {
  const Geometry geometry(4);
  Constraints constraints;
  if (distinct) constraints.all_different.push_back({{"row", 1}, sum.cells});
  constraints.sums.push_back(sum);
  const Board board(geometry, constraints);
  std::size_t allowed = 0;
  for_each_filling(geometry, sum.cells.size(), [&](const Grid& grid) {
    int total = 0;
    for (std::size_t i = 0; i < sum.cells.size(); ++i) total += sum.coefficient(i) * grid[i];
    const bool excluded = distinct && repeats(grid, sum.cells.size());
    const bool found = allows(board, grid) && !excluded;
    allowed += found ? 1U : 0U;
    REQUIRE(found == (total == sum.total && !excluded));
  });
  return allowed;
}

/// The coefficients that are tried for so many cells; none: all are 1.
std::vector<std::vector<int>> coefficient_choices(std::size_t cells) {
  const std::vector<int> some{10, 1, -1, -2};
  const auto end = static_cast<std::ptrdiff_t>(cells);
  return {{}, {some.begin(), some.begin() + end}, {some.rbegin(), some.rbegin() + end}};
}

}  // namespace

TEST_CASE("a board allows the values that have the sum, and no others") {
  for (std::size_t cells = 1; cells <= 4; ++cells) {
    for (const std::vector<int>& coefficients : coefficient_choices(cells)) {
      for (const bool distinct : {false, true}) {
        std::size_t allowed = 0;
        for (int total = -20; total <= 60; ++total) {
          CAPTURE(cells, coefficients, distinct, total);
          allowed += check_sum({{"sum", 1}, first_cells(cells), coefficients, total}, distinct);
        }
        CHECK(allowed > 0);
      }
    }
  }
}

TEST_CASE("sums of one, two and more cells take different forms") {
  Constraints constraints;
  for (std::size_t cells = 1; cells <= 4; ++cells) {
    constraints.sums.push_back({{"sum", static_cast<int>(cells)}, first_cells(cells), {}, 4});
  }
  const Board board(Geometry(4), constraints);
  REQUIRE(board.allowed().size() == 1);
  CHECK(board.allowed()[0].values == std::vector<Value>{4});
  REQUIRE(board.relations().size() == 1);
  CHECK(board.relations()[0].name() == "sum 2");
  CHECK(board.diagrams().size() == 2);
  CHECK_FALSE(board.only_all_different());
}

TEST_CASE("the diagram of a cage knows that its values are distinct") {
  const std::vector<Cell> cells = first_cells(3);
  Constraints constraints;
  constraints.sums.push_back({{"sum", 1}, cells, {}, 6});
  const Board free(Geometry(4), constraints);
  constraints.all_different.push_back({{"cage", 1}, cells});
  const Board cage(Geometry(4), constraints);
  const std::vector<Value> twice{2, 2, 2};
  CHECK(free.diagrams()[0].diagram->allows(twice));
  CHECK_FALSE(cage.diagrams()[0].diagram->allows(twice));
  CHECK(cage.diagrams()[0].diagram->allows(std::vector<Value>{3, 1, 2}));
}

TEST_CASE("cells that pairwise share constraints hold distinct values too") {
  Constraints constraints;
  constraints.sums.push_back({{"sum", 1}, {0, 1, 4}, {}, 6});
  constraints.all_different = {{{"row", 1}, {0, 1}}, {{"column", 1}, {0, 4}}, {{"box", 1}, {1, 4}}};
  const Board board(Geometry(4), constraints);
  CHECK_FALSE(board.diagrams()[0].diagram->allows(std::vector<Value>{2, 2, 2}));
}

TEST_CASE("sums that ask the same share a diagram") {
  Constraints constraints;
  constraints.sums.push_back({{"sum", 1}, {0, 1, 2}, {}, 6});
  constraints.sums.push_back({{"sum", 2}, {4, 5, 6}, {}, 6});
  constraints.sums.push_back({{"sum", 3}, {4, 5, 6}, {}, 7});
  constraints.sums.push_back({{"sum", 4}, {4, 5, 6}, {1, 1, 2}, 6});
  const Board board(Geometry(4), constraints);
  CHECK(board.diagrams()[0].diagram == board.diagrams()[1].diagram);
  CHECK(board.diagrams()[0].diagram != board.diagrams()[2].diagram);
  CHECK(board.diagrams()[0].diagram != board.diagrams()[3].diagram);
}

TEST_CASE("a sum of cells that may be equal shares no diagram with one of distinct values") {
  Constraints constraints;
  constraints.all_different.push_back({{"cage", 1}, {0, 1, 2}});
  constraints.sums.push_back({{"sum", 1}, {0, 1, 2}, {}, 6});
  constraints.sums.push_back({{"sum", 2}, {4, 5, 6}, {}, 6});
  const Board board(Geometry(4), constraints);
  const std::vector<Value> twice{2, 2, 2};
  CHECK_FALSE(board.diagrams()[0].diagram->allows(twice));
  CHECK(board.diagrams()[0].distinct);
  CHECK(board.diagrams()[1].diagram->allows(twice));
  CHECK_FALSE(board.diagrams()[1].distinct);
}

TEST_CASE("where sets of values are too many a diagram knows the partial sums") {
  const Geometry geometry(25);
  Constraints constraints;
  constraints.all_different.push_back({{"row", 1}, first_cells(25)});
  constraints.sums.push_back({{"cage", 1}, first_cells(12), {}, 150});
  const Board board(geometry, constraints);
  const Diagram& diagram = *board.diagrams()[0].diagram;
  for (std::size_t layer = 0; layer <= 12; ++layer) CHECK(diagram.nodes(layer) <= 150);
  CHECK(diagram.allows(std::vector<Value>{1, 2, 3, 4, 5, 6, 25, 24, 23, 22, 21, 14}));
}

TEST_CASE("a sum too large for any diagram is an error") {
  Constraints constraints;
  constraints.sums.push_back({{"sum", 1}, first_cells(900), {}, 100'000});
  CHECK_THROWS_AS(Board(Geometry(400), constraints), UsageError);
}
