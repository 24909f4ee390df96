// Rules with variables besides the grid as the referee reads them: right and wrong grids, and
// numbers of shadings.
#include <algorithm>
#include <catch2/catch.hpp>

#include "referee/rules.hpp"
#include "sudoku_sat/rule.hpp"

using namespace sudoku_sat::referee;

namespace {

Grid grid_of(const std::string& digits) {
  Grid grid;
  for (const char digit : digits) grid.push_back(digit - '0');
  return grid;
}

Board prepared(int size, const std::string& rule, const std::string& data) {
  Board board = make_board(size, size);
  change_board(board, rule, data);
  return board;
}

bool keeps(int size, const std::string& rule, const std::string& data, const std::string& digits) {
  const Grid grid = grid_of(digits);
  const std::vector<Statement> statements = statements_of(prepared(size, rule, data), rule, data);
  return std::all_of(statements.begin(), statements.end(),
                     [&](const Statement& statement) { return statement.holds(grid); });
}

const std::string small = "1234341221434321";

long long ways(const std::string& rule, const std::string& data = "") {
  return count_variables(prepared(4, rule, data), rule, data, grid_of(small));
}

}  // namespace

TEST_CASE("the referee keeps to rules beside the grid") {
  const auto [rule, data, expected] = GENERATE(table<std::string, std::string, bool>({
      {"yin-yang", "row_sum(1, 10); not shaded(r4c4)", true},
      {"yin-yang", "row_sum(2, 10); row_sum(3, 10)", false},
      {"yin-yang", "column_sum(1, 0); row_sum(4, 6)", true},
      {"cave", "wall(r1c1); not wall(r1c2); row_sum(1, 1)", true},
      {"cave", "wall(r2c2); exactly 1 of wall", false},
      {"cave", "row_sum(2, 10); not wall(r1c1); not wall(r4c1)", false},
      {"loop", "row_sum(1, 3); row_sum(2, 7); row_sum(3, 0); row_sum(4, 0)", true},
      {"loop", "on_loop(r1c1); not on_loop(r1c2)", false},
      {"loop", "exactly 12 of on_loop", true},
      {"chaos-construction", "region(r1c1) = 1", true},
      {"chaos-construction", "region(r1c1) = region(r2c3)", false},
      {"chaos-construction", "for each x in row(1): region(x) = 1", true},
      {"wrogn", "1; r1c1 = 1; r1c2 = 1", true},
      {"wrogn", "1; r1c1 = 1; r1c2 = 2", false},
      {"wrogn", "2; r1c1 = 2; r1c2 = 1; r1c3 = 3", true},
  }));
  CAPTURE(rule, data);
  CHECK(keeps(4, rule, data, small) == expected);
}

TEST_CASE("the referee counts what lies beside the grid") {
  CHECK(ways("yin-yang") == 96);
  CHECK(ways("cave") == 9350);
  CHECK(ways("loop") == 24);
  CHECK(ways("loop", "apart_diagonally") == 22);
  CHECK(ways("wrogn", "1; r1c1 = 1; r1c2 = 1") == 1);
  CHECK(ways("wrogn", "2; r1c1 = 1; r1c2 = 1") == 0);
}

TEST_CASE("the referee lets one cell of each row, column, box and value count otherwise") {
  // 4 3 2 1    The cells r1c1, r2c4, r3c3, r4c2 hold 4, 3, 1, 2.
  // 2 1 4 3
  // 3 4 1 2
  // 1 2 3 4
  const std::string grid = "4321214334121234";
  CHECK(keeps(4, "doublers", "worth(r1c1) = 8; worth(r2c4) = 6; worth(r1c2) = 3", grid));
  CHECK(keeps(4, "doublers", "cage(10, r1c1 r1c3); arrow(r1c1, r2c1 r2c4)", grid));
  CHECK(keeps(4, "negators", "cage(-2, r1c1 r1c3); worth(r2c4) = -3", grid));
  CHECK_FALSE(keeps(4, "doublers", "worth(r1c1) = 8; worth(r1c2) = 6", grid));
  CHECK_FALSE(keeps(4, "doublers", "worth(r1c1) = 8; worth(r2c2) = 2", grid));
  CHECK_FALSE(keeps(4, "doublers", "worth(r1c1) = 8; worth(r2c3) = 8", grid));
  CHECK_FALSE(keeps(4, "doublers", "worth(r1c1) = 12", grid));
  CHECK(count_variables(prepared(4, "doublers", ""), "doublers", "", grid_of(grid)) == 4);
}

TEST_CASE("the referee's cages hold no digit twice even if cells are modified") {
  const std::string grid = "4321214334121234";
  CHECK(keeps(4, "doublers", "worth(r1c2) + worth(r2c4) = 9", grid));
  CHECK_FALSE(keeps(4, "doublers", "cage(9, r1c2 r2c4)", grid));
}

TEST_CASE("the referee adds up the two digits of Schroedinger cells") {
  // 5 stands where a cell holds the two digits that its row, column and box miss.
  const std::string rule = "schrodinger-cells", grid = "5432325445232345";
  CHECK(keeps(4, rule, "two(r1c1); holds(r1c1, 0); not holds(r1c1, 2); holds(r1c2, 4)", grid));
  CHECK(keeps(4, rule, "worth(r1c1) = 1; cage(5, r1c1 r1c2); arrow(r1c2, r3c1)", grid));
  CHECK_FALSE(keeps(4, rule, "cage(6, r1c1 r1c2)", grid));
  CHECK_FALSE(keeps(4, rule, "two(r1c2)", grid));
  CHECK_FALSE(keeps(4, rule, "", small));
  CHECK_FALSE(keeps(4, rule, "", "5432325445232340"));
  CHECK_FALSE(keeps(4, rule, "", "5432305445232345"));
}

TEST_CASE("the referee asks for a zero and a missing digit in doppelganger lines") {
  const std::string rule = "doppelganger-zero", grid = "4320203131040412";
  CHECK(keeps(4, rule, "row_misses[1] = 1; row_misses[2] = 4; column_misses[1] = 1", grid));
  CHECK(keeps(4, rule, "box_misses[1] = 1; all_different(row_misses)", grid));
  CHECK_FALSE(keeps(4, rule, "row_misses[1] = 2", grid));
  CHECK_FALSE(keeps(4, rule, "", "0123230110323210"));
  CHECK_FALSE(keeps(4, rule, "", small));
}

TEST_CASE("the referee looks for boxes in a larger grid") {
  CHECK(keeps(3, "deconstruction", "1 of 2x2; corner(r1c1)", "430210000"));
  CHECK(keeps(3, "deconstruction", "1 of 1x3", "000312000"));
  CHECK_FALSE(keeps(3, "deconstruction", "1 of 2x2; corner(r1c2)", "430210000"));
  CHECK_FALSE(keeps(3, "deconstruction", "2 of 2x2", "430210000"));
  CHECK_FALSE(keeps(3, "deconstruction", "1 of 2x2", "430240000"));
  CHECK_FALSE(keeps(3, "deconstruction", "1 of 2x2", "430211000"));
  CHECK_FALSE(keeps(3, "deconstruction", "1 of 2x2", "430210001"));
  CHECK_FALSE(keeps(3, "deconstruction", "1 of 2x2", "430200000"));
  CHECK_FALSE(keeps(4, "deconstruction", "2 of 1x2", "1200000000001200"));
  CHECK(keeps(4, "deconstruction", "2 of 1x2", "1200000000000012"));
}

TEST_CASE("the referee prepares boards for rules beside the grid") {
  CHECK(prepared(4, "chaos-construction", "").units.size() == 8);
  CHECK(prepared(4, "deconstruction", "1 of 2x2").units.empty());
  CHECK(prepared(4, "schrodinger-cells", "").last_value == 5);
  CHECK(prepared(4, "doppelganger-zero", "").last_value == 4);
  CHECK(prepared(4, "doppelganger-zero", "").first_value == 0);
  CHECK(prepared(4, "yin-yang", "").first_value == 1);
  CHECK(is_beside("cave"));
  CHECK_FALSE(is_beside("cages"));
}

TEST_CASE("the referee says what it doesn't understand of rules beside the grid") {
  const auto [rule, data] = GENERATE(table<std::string, std::string>({
      {"yin-yang", "wall(r1c1)"},
      {"cave", "shaded(r1c1)"},
      {"doublers", "cage(12)"},
      {"deconstruction", ""},
      {"deconstruction", "4 boxes"},
      {"wrogn", ""},
      {"wrogn", "r1c1 = 1"},
      {"cages", "12"},
      {"anti-pawn", ""},
  }));
  CAPTURE(rule, data);
  CHECK_THROWS_AS(statements_of(make_board(4, 4), rule, data), NotUnderstood);
}
