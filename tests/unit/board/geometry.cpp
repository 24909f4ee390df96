// Board geometry, and the boards made by the default rules.
#include "sudoku_sat/board.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;

TEST_CASE("default boxes are the squarest, with no more rows than columns") {
  const auto box = [](int size) {
    const Geometry geometry(size);
    return std::pair(geometry.box_rows(), geometry.box_columns());
  };
  CHECK(box(1) == std::pair(1, 1));
  CHECK(box(4) == std::pair(2, 2));
  CHECK(box(6) == std::pair(2, 3));
  CHECK(box(7) == std::pair(1, 7));
  CHECK(box(9) == std::pair(3, 3));
  CHECK(box(12) == std::pair(3, 4));
  CHECK(box(100) == std::pair(10, 10));
  CHECK(box(1290) == std::pair(30, 43));
}

TEST_CASE("sizes out of range are refused") {
  CHECK_THROWS_WITH(Geometry(0), says::out_of_range("board size 0", 1, 1290));
  CHECK_THROWS_AS(Geometry(-9), UsageError);
  CHECK_THROWS_AS(Geometry(1291), UsageError);
  CHECK_THROWS_AS(Geometry(40, 40), UsageError);
  CHECK_THROWS_AS(Geometry(2000000000, 2000000000), UsageError);
  CHECK_THROWS_AS(Geometry(0, 3), UsageError);
}

TEST_CASE("a box is read as rows x columns") {
  CHECK(parse_box("2x3") == Geometry(2, 3));
  CHECK(parse_box("3X2") == Geometry(3, 2));
  for (const char* text : {"", "x", "3", "3x", "x3", "3x3x3", "-1x3", "0x3", "3 x 3", "3,3",
                           "99999999999x1", "1x99999999999", "ax3"}) {
    CAPTURE(text);
    CHECK_THROWS_AS(parse_box(text), UsageError);
  }
}

TEST_CASE("cells know their row, column, box and name") {
  const Geometry geometry(2, 3);
  const Cell cell = geometry.cell(3, 4);
  CHECK(geometry.row(cell) == 3);
  CHECK(geometry.column(cell) == 4);
  CHECK(geometry.box(cell) == 3);
  CHECK(geometry.name(cell) == "r4c5");
}

TEST_CASE("boxes that are not square divide the board") {
  const auto board = make_board(Geometry(2, 5));
  for (const AllDifferent& constraint : board->all_different()) {
    CAPTURE(constraint.name());
    CHECK(std::set(constraint.cells.begin(), constraint.cells.end()).size() == 10);
  }
  CHECK(board->all_different().size() == 30);
}

TEST_CASE("a cell's peers are those of its row, column and box, once each") {
  const auto board = make_board(Geometry(9));
  const auto peers = board->peers(0);
  CHECK(peers.size() == 20);
  CHECK(std::is_sorted(peers.begin(), peers.end()));
  CHECK(std::set(peers.begin(), peers.end()).size() == 20);
  CHECK(make_board(Geometry(1, 7))->peers(0).size() == 12);
  CHECK(make_board(Geometry(1))->peers(0).empty());
}

TEST_CASE("a cell knows the constraints to which it belongs") {
  const auto board = make_board(Geometry(9));
  for (const std::uint32_t number : board->constraints_of(40)) {
    const auto& cells = board->all_different()[number].cells;
    CHECK(std::count(cells.begin(), cells.end(), Cell{40}) == 1);
  }
  CHECK(board->constraints_of(40).size() == 3);
}

TEST_CASE("boards have the same rules where geometry, rules and their data are the same") {
  const auto with = [](const char* rules) {
    return make_board(Geometry(4), parse_rules(rules, {"test"}));
  };
  const auto cages = with("cages=5: r1c1 r1c2");
  CHECK(cages->same_rules(*cages));
  CHECK(cages->same_rules(*with("cages=5: r1c1 r1c2")));
  CHECK_FALSE(cages->same_rules(*with("cages=6: r1c1 r1c2")));
  CHECK_FALSE(cages->same_rules(*make_board(Geometry(4))));
  CHECK(make_board(Geometry(4))->same_rules(*make_board(Geometry(4))));
  CHECK_FALSE(make_board(Geometry(6))->same_rules(*make_board(Geometry(3, 2))));
  CHECK_FALSE(with("anti-knight")->same_rules(*with("anti-king")));
}

TEST_CASE("boards whose further constraints have no text are the same only if they are one") {
  Constraints constraints;
  constraints.sums.push_back({{"sum", 1}, {0, 1, 2}, {}, 6});
  const Board board(Geometry(4), constraints);
  constraints.sums[0].total = 7;
  CHECK(board.same_rules(board));
  CHECK_FALSE(board.same_rules(Board(Geometry(4), constraints)));
}
