// Rules that change the board, and regions of distinct values: the constraints they become, and the
// errors for wrong data.
#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>

#include "rules/parts/entry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/rule_data.hpp"

using namespace sudoku_sat;
using support::constraints_of;
using support::Drawn;
using support::error_of;
using support::marks_of;
using support::small_board;

namespace {

std::shared_ptr<const Board> board_with(std::string_view rule, std::string_view data,
                                        const Geometry& geometry) {
  return make_board(geometry,
                    {{find_rule(rule), split_entries(data, {"test", 1, 1}), {"test", 1, 1}}});
}

const std::string samurai = "r1c1 r1c13 r7c7 r13c1 r13c13";

}  // namespace

TEST_CASE("grids make a samurai board of 369 cells whose shared boxes count once") {
  const auto board = board_with("grids", samurai, Geometry(9));
  CHECK(board->cells() == 369);
  CHECK(board->all_different().size() == 5 * 27 - 4);
  CHECK(board->geometry().find(8, 8));
  CHECK_FALSE(board->geometry().find(0, 10));
  CHECK(board->rules() == std::vector<RuleText>{{"grids", {samurai}}});
}

TEST_CASE("grids in several entries are those of one board") {
  CHECK(board_with("grids", "r1c1 r1c13; r7c7; r13c1; r13c13", Geometry(9))->geometry() ==
        board_with("grids", samurai, Geometry(9))->geometry());
}

TEST_CASE("grids keep the order in which they are given") {
  const auto board = make_board(Geometry(4), parse_rules("grids=r3c3 r1c1", {"test"}));
  REQUIRE(board->geometry().grids().size() == 2);
  CHECK(board->geometry().grids()[0].row == 2);
  CHECK(board->geometry().grids()[1].row == 0);
}

TEST_CASE("grids that make no board are an error") {
  CHECK(error_of("grids", "r1c1 r0c7") == "test:1:6: rows and columns count from 1");
  CHECK(error_of("grids", "r1c1 12") == "test:1:6: '12' is not a cell: write it as r1c2");
  CHECK(error_of("grids", "r1c1 r1c1") == "test:1:1: two grids are in the same place");
  CHECK(error_of("grids", "r2c1").find("test:1:1: no grid begins in the first row") == 0);
  CHECK(error_of("grids", "r1c1 r99999999c1").find("are too large") != std::string::npos);
}

TEST_CASE("rules of one grid say so on a board of several") {
  for (const std::string rule : {"regions", "skyscrapers", "sandwich", "x-sums", "margin-sums"}) {
    const RuleUse grids{find_rule("grids"), {{"r1c1 r3c3"}}};
    const RuleUse use{find_rule(rule), {{"top: 1 . . ."}}, {"test", 2, 1}};
    CHECK_THROWS_WITH(make_board(small_board, {grids, use}),
                      "test:2:1: rule '" + rule + "': it needs a board of one grid");
  }
}

TEST_CASE("regions replace the boxes") {
  const auto board = board_with("regions", "A A A B; CABB; CCDB; CDDD", small_board);
  REQUIRE(board->all_different().size() == 12);
  CHECK(board->all_different()[8].name() == "the region at r1c1");
  CHECK(cells_text(small_board, board->all_different()[8].cells) == "r1c1 r1c2 r1c3 r2c2");
  CHECK(cells_text(small_board, board->all_different()[10].cells) == "r2c1 r3c1 r3c2 r4c1");
}

TEST_CASE("regions may be drawn or listed") {
  const auto drawn = constraints_of("regions", "AAAB; CABB; CCDB; CDDD", small_board);
  const auto listed = constraints_of("regions",
                                     "r1c1-r1c3 r2c2; r1c4 r2c3 r2c4 r3c4; r2c1 r3c1 r3c2 r4c1; "
                                     "r3c3 r4c2-r4c4",
                                     small_board);
  CHECK(drawn.all_different == listed.all_different);
}

TEST_CASE("regions that are proposed for a solution are connected, and not the boxes") {
  const Rule& rule = rule_named("regions");
  const Geometry geometry(9);
  const Puzzle empty{make_board(geometry), Grid(81, 0)};
  const Grid solution = solve(empty).solution.value();
  Random random(1);
  const std::vector<std::string> drawn = rule.propose(rule, geometry, solution, random);
  REQUIRE(drawn.size() == 9);
  CHECK(drawn != std::vector<std::string>{"AAABBBCCC", "AAABBBCCC", "AAABBBCCC", "DDDEEEFFF",
                                          "DDDEEEFFF", "DDDEEEFFF", "GGGHHHIII", "GGGHHHIII",
                                          "GGGHHHIII"});
  RuleUse use{&rule};
  for (const std::string& row : drawn) use.entries.push_back({row});
  const auto board = make_board(geometry, {use});
  CHECK_FALSE(verify({board, Grid(81, 0)}, solution));
  for (std::uint32_t region = 18; region < 27; ++region) {
    const std::vector<Cell>& cells = board->all_different()[region].cells;
    std::vector<Cell> reached{cells[0]};
    for (std::size_t i = 0; i < reached.size(); ++i) {
      for (const Cell cell : cells) {
        const bool known = std::find(reached.begin(), reached.end(), cell) != reached.end();
        const int steps = std::abs(geometry.row(cell) - geometry.row(reached[i])) +
                          std::abs(geometry.column(cell) - geometry.column(reached[i]));
        if (!known && steps == 1) reached.push_back(cell);
      }
    }
    CHECK(reached.size() == 9);
  }
  Grid no_boxes(81);
  for (Cell cell = 0; cell < 81; ++cell) {
    no_boxes[cell] = static_cast<Value>((cell / 9 + cell % 9) % 9 + 1);
  }
  CHECK(rule.propose(rule, geometry, no_boxes, random).empty());
}

TEST_CASE("a drawing of regions has N rows of N cells, N for each region") {
  CHECK(error_of("regions", "AABB; AABB; CCDD", small_board) ==
        "test:1:13: 3 rows are drawn: 4 are needed");
  CHECK(error_of("regions", "AABB; AABB; CCDD; CCDD; A", small_board) ==
        "test:1:25: 5 rows are drawn: 4 are needed");
  CHECK(error_of("regions", "AABB; AAB; CCDD; CCDD", small_board) ==
        "test:1:7: 3 cells are drawn in row 2: 4 are needed");
  CHECK(error_of("regions", "AABB; AABBB; CCDD; CCDD", small_board) ==
        "test:1:7: 5 cells are drawn in row 2: 4 are needed");
  CHECK(error_of("regions", "AABB; AABB; CCDD; CCCD", small_board) ==
        "test:1:13: region 'C' has 5 cells: 4 are needed");
  CHECK(error_of("regions", "AABB; AABB; CEDD; CCDD", small_board) ==
        "test:1:13: region 'C' has 3 cells: 4 are needed");
}

TEST_CASE("listed regions overlap nowhere and leave nothing out") {
  CHECK(error_of("regions", "r1c1-r1c4; r2c1-r2c3 r1c3", small_board) ==
        "test:1:12: r1c3 lies in two regions");
  CHECK(error_of("regions", "r1c1-r1c4; r2c1-r2c4; r3c1-r3c4; r4c1-r4c3", small_board) ==
        "test:1:1: rule 'regions': r4c4 lies in no region");
  CHECK(error_of("regions", "r1c1-r1c4 r2c1; r2c2-r2c4; r3c1-r3c4; r4c1-r4c4", small_board) ==
        "test:1:1: region 1 has 5 cells: 4 are needed");
}

TEST_CASE("extra regions are shaded and hold at most N cells") {
  const Constraints constraints = constraints_of("extra", "r1c1 r2c2; r3c3-r3c5");
  REQUIRE(constraints.all_different.size() == 2);
  CHECK(constraints.all_different[1].name() == "the extra region at r3c3");
  CHECK(marks_of("extra", "r1c1 r2c2") == std::vector<Drawn>{{Mark::Kind::shade, "r1c1 r2c2"}});
  CHECK(error_of("extra", "r1c1-r1c9 r2c1") ==
        "test:1:1: an extra region of 10 cells: 9 different values are possible");
  CHECK(error_of("extra", "r1c1") == "test:1:1: 1 cell is too few: at least 2 are needed");
}

TEST_CASE("a free grid has no rules but those that are added") {
  const auto solutions = [](const std::string& rules, int size) {
    const auto board = make_board(Geometry(size), parse_rules(rules, {"test", 1, 1}));
    return to_string(count({board, Grid(board->cells(), 0)}, {}, Limits()).solutions);
  };
  CHECK(solutions("free-grid", 2) == "16");
  CHECK(solutions("free-grid", 6) == "10314424798490535546171949056");
  CHECK(solutions("free-grid, sums=4: r1c1-r1c3", 3) == "2187");
  CHECK(solutions("free-grid, cages=4: r1c1 r2c1", 3) == "4374");
  CHECK(solutions("free-grid, rule=for each x in neighbours: x[1] != x[2]", 2) == "2");
}

TEST_CASE("rules of whole lines need rows and columns") {
  for (const char* rule :
       {"skyscrapers=top: 1 . . .", "sandwich=left: 2 . . .", "full-rank=top: 1 . . ."}) {
    CAPTURE(rule);
    CHECK_THROWS_WITH(
        make_board(Geometry(4), parse_rules(std::string("free-grid, ") + rule, {"test", 1, 1})),
        Catch::Contains("needs lines that hold each value once"));
  }
}
