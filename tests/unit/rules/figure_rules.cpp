// Rules of figures, of dots with numbers and of clues: errors in their data, their names, and how
// they are drawn.
#include <algorithm>
#include <catch2/catch.hpp>

#include "sudoku_sat/rule.hpp"
#include "support/rule_data.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;
using support::constraints_of;
using support::Drawn;
using support::error_of;
using support::marks_of;

TEST_CASE("an error in a figure has its position") {
  CHECK(error_of("zippers", "r1c1 r1c2") == "test:1:1: 2 cells are too few: at least 3 are needed");
  CHECK(error_of("zippers", "r1c1-r1c3; r1c1 r9c10") == "test:1:17: " + says::no_cell("r9c10", 9));
  CHECK(error_of("nabners", "r1c1-r1c6") ==
        "test:1:1: 6 cells: 5 values without two consecutive ones are possible");
  CHECK(error_of("sum-lines", "100: r1c1 r1c2") == "test:1:1: " + says::out_of_range("100", 1, 18));
  CHECK(error_of("region-sum-lines", "r1c1 r1c2") ==
        "test:1:1: the line lies in one box: it has no second sum");
  CHECK(error_of("entropic-lines", "r1c1-r1c3", Geometry(4)) ==
        "test:1:1: 4 values are not as many low, middle and high ones");
  CHECK(error_of("equal-sums", "r1c1 r1c2") ==
        "test:1:10: ':' is missing, as in \"r1c1 r1c2: r5c5 r5c6 r6c6: r9c9 r9c8\"");
  CHECK(error_of("same-values", "r1c1 r1c2: r5c5") ==
        "test:1:1: the groups at r1c1 and r5c5 don't have equally many cells");
  CHECK(error_of("product-cages", "22: r1c1 r1c2") ==
        "test:1:1: the product 22 can't be reached by 2 different values from 1 to 9");
  CHECK(error_of("product-cages", "r1c1 r1c2") ==
        "test:1:1: a number is missing, as in \"24: r1c1 r1c2 r2c1\"");
  CHECK(error_of("equality-cages", "r1c1-r1c3") ==
        "test:1:1: 3 cells can't be as many odd as even ones");
  CHECK(error_of("contains-exactly", "1 10: r1c1-r1c3") ==
        "test:1:1: " + says::out_of_range("10", 1, 9));
  CHECK(error_of("look-and-say", "3: r1c1-r1c3") ==
        "test:1:1: 3 is not an amount (1 to 9) followed by a value, e.g. \"23\" for two 3s");
  CHECK(error_of("counting-circles", "r1c1 r2c2; r2c2") == "test:1:12: r2c2 comes twice");
  CHECK(error_of("minimums", "r1c1 x") == "test:1:6: 'x' is too much");
}

TEST_CASE("an error in dots, clues and offsets has its position") {
  CHECK(error_of("ratio-dots", "3: r1c1-r1c3") ==
        "test:1:9: r1c3 is not a neighbour of r1c1: a dot lies between two cells side by side");
  CHECK(error_of("sum-dots", "r1c1-r1c2") ==
        "test:1:1: a number is missing, as in \"12: r1c1-r1c2 r4c4-r5c4\"");
  CHECK(error_of("outside", "top: 0 . . . . . . . .") ==
        "test:1:6: " + says::out_of_range("0", 1, 999999999));
  CHECK(error_of("outside", "top: 1234 . . . . . . . .") ==
        "test:1:6: 1234: these digits don't fit in 3 cells of a line");
  CHECK(error_of("rossini", "top: > . . . . . . . .") ==
        "test:1:6: expected an arrow v or ^, or a dot for none");
  CHECK(error_of("little-killers", "top: 1")
            .starts_with("test:1:1: a side and a direction are missing: top-right, "));
  CHECK(error_of("leapers", "0 0") ==
        "test:1:3: a cell is no step away from itself: 1 2 is a knight's move");
  CHECK(error_of("leapers", "1 2: a + c != 10") == "test:1:10: unknown name 'c'");
}

TEST_CASE("constraints of figures are named after what is on the board") {
  CHECK(constraints_of("zippers", "r1c1 r2c2 r3c3").sums.at(0).name() ==
        "the zipper line from r1c1 to r3c3");
  CHECK(constraints_of("product-cages", "24: r1c1 r1c2").relations.at(0).name() ==
        "the cage of product 24 at r1c1");
  CHECK(constraints_of("numbered-rooms", "top: . . 5 . . . . . .").sequences.at(0).name() ==
        "the numbered room 5 at the top of column 3");
  CHECK(constraints_of("lunchboxes", "8: r1c1-r1c5").sequences.at(0).name() ==
        "the lunchbox of 8 from r1c1 to r1c5");
}

TEST_CASE("figures are drawn as they are known") {
  using Kind = Mark::Kind;
  CHECK(marks_of("lockouts", "r1c1 r2c2 r3c3") ==
        std::vector<Drawn>{{Kind::line, "r1c1 r2c2 r3c3"},
                           {Kind::circle, "r1c1", "diamond"},
                           {Kind::circle, "r3c3", "diamond"}});
  CHECK(marks_of("sum-lines", "r1c1 r1c2; 12: r5c5 r5c6 r6c6 r6c5 r5c5") ==
        std::vector<Drawn>{{Kind::thick_line, "r1c1 r1c2"},
                           {Kind::thick_line, "r5c5 r5c6 r6c6 r6c5 r5c5", "12"}});
  CHECK(marks_of("ratio-dots", "3: r1c1-r1c2; r2c2-r3c2") ==
        std::vector<Drawn>{{Kind::black_dot, "r1c1 r1c2", "3"}, {Kind::black_dot, "r2c2 r3c2"}});
}

TEST_CASE("lines of whispers and renban may be closed") {
  CHECK(constraints_of("whispers", "r1c1 r1c2 r2c2 r2c1 r1c1").relations.size() == 4);
  CHECK(constraints_of("whispers", "r1c1 r1c2 r2c2 r2c1").relations.size() == 3);
  CHECK(constraints_of("renban", "r1c1 r1c2 r2c2 r2c1 r1c1").all_different.at(0).cells.size() == 4);
  CHECK(error_of("whispers", "r1c1 r1c2 r1c1 r2c2") == "test:1:1: r1c1 comes twice");
}

TEST_CASE("a cell that occurs twice in a sum counts twice") {
  const Sum sum = constraints_of("sums", "20: r1c1 r1c2 r1c1").sums.at(0);
  CHECK(sum.cells == std::vector<Cell>{0, 1});
  CHECK(sum.coefficients == std::vector<int>{2, 1});
  CHECK(error_of("sums", "28: r1c1 r1c2 r1c1").starts_with("test:1:1: the sum 28 can't be"));
}
