// Rules of sums and sequences: the constraints they become, how pictures show them, and the errors
// for wrong data.
#include <catch2/catch.hpp>

#include "rules/parts/entry.hpp"
#include "support/rule_data.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;
using support::constraints_of;
using support::Drawn;
using support::error_of;
using support::marks_of;
using support::small_board;

namespace {}  // namespace

TEST_CASE("a cage is a sum and all-different") {
  const Constraints constraints = constraints_of("cages", "r5c5 r5c6; 10: r1c1 r1c2 r2c1");
  REQUIRE(constraints.all_different.size() == 2);
  REQUIRE(constraints.sums.size() == 1);
  CHECK(constraints.all_different[0].name() == "the cage at r5c5");
  CHECK(constraints.all_different[1].name() == "the 10-cage at r1c1");
  CHECK(constraints.sums[0].name() == "the 10-cage at r1c1");
  CHECK(constraints.sums[0].total == 10);
  CHECK(marks_of("cages", "r5c5 r5c6; 10: r1c1 r1c2 r2c1") ==
        std::vector<Drawn>{{Mark::Kind::outline, "r5c5 r5c6"},
                           {Mark::Kind::outline, "r1c1 r1c2 r2c1", "10"}});
}

TEST_CASE("a cage whose sum can't be reached is an error") {
  CHECK(error_of("cages", "18: r1c1 r1c2")
            .find("18 can't be reached by 2 different values (possible: 3 to 17)") !=
        std::string::npos);
  CHECK(error_of("cages", "5: r1c1 r1c2 r1c3").find("possible: 6 to 24") != std::string::npos);
  CHECK(error_of("cages", "r1c1-r1c9 r2c1").find("a cage of 10 cells") != std::string::npos);
  CHECK(error_of("cages", "5 r1c1") == "test:1:3: ':' is missing, as in \"10: r1c1 r1c2\"");
}

TEST_CASE("a little killer's sum is drawn outside, others in an outline") {
  CHECK(marks_of("sums", "22: r1c3-r7c9; 7: r1c1-r2c2") ==
        std::vector<Drawn>{{Mark::Kind::outside, "r1c3 r2c4", "22"},
                           {Mark::Kind::outline, "r1c1 r2c2", "7"}});
  CHECK(marks_of("sums", "17: r2c2-r9c9; 9: r1c1; 45: r1c9-r1c1; 20: r1c1-r1c5 r2c6") ==
        std::vector<Drawn>{{Mark::Kind::outline, "r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8 r9c9", "17"},
                           {Mark::Kind::outline, "r1c1", "9"},
                           {Mark::Kind::outside, "r1c9 r1c8", "45"},
                           {Mark::Kind::outline, "r1c1 r1c2 r1c3 r1c4 r1c5 r2c6", "20"}});
}

TEST_CASE("a sum is called by its number and its ends") {
  const Constraints constraints = constraints_of("sums", "22: r1c3-r7c9; 7: r1c1");
  CHECK(constraints.sums[0].name() == "the sum 22 from r1c3 to r7c9");
  CHECK(constraints.sums[1].name() == "the sum 7 at r1c1");
}

TEST_CASE("a sum that can't be reached is an error at the sum") {
  CHECK(error_of("sums", "2: r1c1; 19: r1c2-r2c1") ==
        "test:1:10: the sum 19 can't be reached by 2 values (possible: 2 to 18)");
  CHECK(error_of("sums", "2: r1c1-r3c3") ==
        "test:1:1: the sum 2 can't be reached by 3 values (possible: 3 to 27)");
  CHECK(error_of("sums", "r1c1").find("test:1:1: a number from 0 to ") == 0);
}

TEST_CASE("a circle of several cells is a number in base ten") {
  const Constraints constraints = constraints_of("arrows", "r2c1 r1c1: r1c2 r1c3 r1c4");
  REQUIRE(constraints.sums.size() == 1);
  const Sum& sum = constraints.sums[0];
  CHECK(sum.name() == "the arrow from r1c1");
  CHECK(cells_text(Geometry(9), sum.cells) == "r1c1 r2c1 r1c2 r1c3 r1c4");
  CHECK(sum.coefficients == std::vector<int>{10, 1, -1, -1, -1});
  CHECK(sum.total == 0);
}

TEST_CASE("an arrow is drawn from its circle on") {
  CHECK(
      marks_of("arrows", "r1c1 r1c2: r1c3 r2c4") ==
      std::vector<Drawn>{{Mark::Kind::arrow, "r1c2 r1c3 r2c4"}, {Mark::Kind::circle, "r1c1 r1c2"}});
}

TEST_CASE("an arrow that can't add up is an error") {
  CHECK(error_of("arrows", "r1c1: r2c1-r6c1", small_board).find("there is no cell r6c1") !=
        std::string::npos);
  CHECK(error_of("arrows", "r1c1: r2c1-r4c1 r4c2 r4c3", small_board) ==
        "test:1:7: the shaft adds up to at least 5, but the circle is at most 4");
  CHECK(error_of("arrows", "r1c1 r1c2: r2c1") ==
        "test:1:12: the shaft adds up to at most 9, but the circle is at least 11");
  CHECK(error_of("arrows", "r1c1: r1c2 r1c1") ==
        "test:1:7: r1c1 is both in the circle and on the shaft");
  CHECK(error_of("arrows", "r1c1-r1c5: r2c1") ==
        "test:1:1: a circle of 5 cells: at most 4 digits are possible");
  CHECK(error_of("arrows", "r1c1 r1c2") == "test:1:10: ':' is missing, as in \"r1c1: r1c2 r1c3\"");
}

TEST_CASE("a between line is a sequence that begins with both ends") {
  const Constraints constraints = constraints_of("between", "r1c1-r1c4; r2c1 r3c2 r4c3 r5c3");
  REQUIRE(constraints.sequences.size() == 2);
  const Sequence& first = constraints.sequences[0];
  CHECK(first.name() == "the between line from r1c1 to r1c4");
  CHECK(cells_text(Geometry(9), first.cells) == "r1c1 r1c4 r1c2 r1c3");
  CHECK(cells_text(Geometry(9), first.cells_on_board()) == "r1c1 r1c2 r1c3 r1c4");
  CHECK(first.diagram->allows(std::vector<Value>{7, 3, 5, 5}));
  CHECK_FALSE(first.diagram->allows(std::vector<Value>{7, 3, 5, 3}));
  CHECK(first.diagram == constraints.sequences[1].diagram);
  CHECK(marks_of("between", "r1c1-r1c4") ==
        std::vector<Drawn>{{Mark::Kind::line, "r1c1 r1c2 r1c3 r1c4"},
                           {Mark::Kind::circle, "r1c1"},
                           {Mark::Kind::circle, "r1c4"}});
  CHECK(error_of("between", "r1c1 r1c2") == "test:1:1: 2 cells are too few: at least 3 are needed");
  CHECK(error_of("between", "r1c1 r1c2 r2c2", Geometry(2)) ==
        "test:1:1: no value lies between two of 1 to 2");
}

TEST_CASE("a quadruple is one to four values around a corner") {
  const Constraints constraints = constraints_of("quadruples", "2 1: r1c1; 1 2: r5c5; 9 9: r2c2");
  REQUIRE(constraints.sequences.size() == 3);
  CHECK(constraints.sequences[0].name() == "quadruple 1 2 at r1c1");
  CHECK(constraints.sequences[0].diagram == constraints.sequences[1].diagram);
  CHECK(constraints.sequences[2].diagram->allows(std::vector<Value>{9, 1, 1, 9}));
  CHECK_FALSE(constraints.sequences[2].diagram->allows(std::vector<Value>{9, 1, 1, 1}));
  CHECK(marks_of("quadruples", "3 1 2: r1c1") ==
        std::vector<Drawn>{{Mark::Kind::text, "r1c1 r1c2 r2c1 r2c2", "1 2 3"}});
  CHECK(error_of("quadruples", "1: r9c1") == "test:1:4: no four cells have r9c1 at the top left");
  CHECK(error_of("quadruples", "1 2 3 4 5: r1c1") ==
        "test:1:1: 5 values: expected 1 to 4, e.g. \"1 2 3: r1c1\"");
  CHECK(error_of("quadruples", "1 10: r1c1") == "test:1:3: " + says::out_of_range("10", 1, 9));
}

TEST_CASE("diagrams of four cells allow what the rule says in words") {
  for (const auto& [rule, data] : {std::pair("between", "r1c1-r1c4"),
                                   {"quadruples", "1: r1c1"},
                                   {"quadruples", "1 3 4: r1c1"},
                                   {"quadruples", "2 2: r1c1"},
                                   {"quadruples", "1 1 3 3: r1c1"}}) {
    const Sequence sequence = constraints_of(rule, data, small_board).sequences.at(0);
    for (std::size_t number = 0; number < 256; ++number) {
      std::vector<Value> values;
      for (std::size_t rest = number; values.size() < 4; rest /= 4) {
        values.push_back(static_cast<Value>(rest % 4 + 1));
      }
      CHECK(sequence.diagram->allows(values) == sequence.holds(values));
    }
  }
}

TEST_CASE("pencil marks are N signs for each cell of the board") {
  const std::string rest = "; 1234123412341234; 1234 1234 1234 1234; 1.34 1234 1234 1234";
  const Constraints constraints =
      constraints_of("pencilmarks", ".23. 000. 1234 1234" + rest, small_board);
  REQUIRE(constraints.allowed.size() == 3);
  CHECK(constraints.allowed[0].values == std::vector<Value>{2, 3});
  CHECK(constraints.allowed[1].values.empty());
  CHECK(constraints.allowed[2].cell == 12);
  CHECK(constraints.allowed[2].name() == "pencil marks");
}

TEST_CASE("letters are signs of pencil marks above nine") {
  const Geometry ten(10);
  std::string data = "123456789a 12345678.. ..........";
  for (int cell = 3; cell < 100; ++cell) data += " 123456789A";
  const Constraints constraints = constraints_of("pencilmarks", data, ten);
  REQUIRE(constraints.allowed.size() == 2);
  CHECK(constraints.allowed[0].cell == 1);
}

TEST_CASE("wrong pencil marks are errors with their place") {
  CHECK(error_of("pencilmarks", "123x 1234", small_board) ==
        "test:1:4: 'x' is in the place of 4: expected '4' or '.'");
  CHECK(error_of("pencilmarks", "1234 2134", small_board) ==
        "test:1:6: '2' is in the place of 1: expected '1' or '.'");
  CHECK(error_of("pencilmarks", "1234 1234", small_board) ==
        "test:1:1: 8 characters: 64 are needed");
  CHECK(error_of("pencilmarks", std::string(730, '.')) ==
        "test:1:1: 730 characters: 729 are needed");
  CHECK(error_of("pencilmarks", ".", Geometry(36)) ==
        "test:1:1: rule 'pencilmarks': it has signs for 35 values, not for 36");
}
