// Rules of pairs and single cells: the constraints they become, how pictures show them, and the
// errors for wrong data.
#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/parts/add_constraints.hpp"
#include "rules/parts/entry.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/rule_data.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat;
using support::constraints_of;
using support::Drawn;
using support::error_of;
using support::marks_of;

namespace {

std::string cells_of(const std::vector<Cell>& cells) { return cells_text(Geometry(9), cells); }

/// "r1c1-r1c2" of relations, in their order.
std::vector<std::string> pairs_of(const Constraints& constraints) {
  std::vector<std::string> pairs;
  for (const PairRelation& pair : constraints.relations) {
    pairs.push_back(cells_of({pair.first}) + "-" + cells_of({pair.second}));
  }
  return pairs;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("chess rules say of all pairs of a 9x9 board that they differ") {
  CHECK(constraints_of("anti-knight").all_different.size() == 224);
  CHECK(constraints_of("anti-king").all_different.size() == 272);
  CHECK(constraints_of("toroidal", "king").all_different.size() == 324);
  CHECK(constraints_of("toroidal", "knight").all_different.size() == 324);
  CHECK(constraints_of("toroidal", "king knight").all_different.size() == 648);
  CHECK(constraints_of("toroidal", "king; knight").all_different.size() == 648);
  CHECK(constraints_of("toroidal").all_different.size() == 648);
}

TEST_CASE("pairs within a row, column or box don't come once more on a board with anti-knight") {
  const auto board = make_board(Geometry(9), {{find_rule("anti-knight")}});
  CHECK(board->all_different().size() == 27 + 224 - 9 * 4 * 2);
}

TEST_CASE("a queen of one value makes relations, queens of all values make diagonals") {
  const Constraints nine = constraints_of("anti-queen", "9");
  CHECK(nine.all_different.empty());
  CHECK(nine.relations.size() == 408);
  const ValueRelation& relation = *nine.relations[0].relation;
  CHECK_FALSE(relation.allows(9, 9));
  CHECK(relation.allows(8, 8));
  CHECK(constraints_of("anti-queen", "7 8; 9").relations.size() == 408);
  for (const std::string_view data : {"", "1 2 3 4 5 6 7 8 9"}) {
    const Constraints all = constraints_of("anti-queen", data);
    CHECK(all.all_different.size() == 30);
    CHECK(all.relations.empty());
  }
}

TEST_CASE("rules of consecutive neighbours make a relation of each pair") {
  const Constraints beside = constraints_of("non-consecutive");
  CHECK(beside.relations.size() == 144);
  CHECK(beside.relations[0].name() == "non-consecutive");
  CHECK(beside.relations[0].relation->allows(4, 4));
  CHECK_FALSE(beside.relations[0].relation->allows(4, 5));
  CHECK_FALSE(beside.relations[0].relation->allows(5, 4));
  CHECK(constraints_of("anti-consecutive-diagonal").relations.size() == 128);
}

TEST_CASE("diagonals, windows and groups are units") {
  for (const auto& [rule, units] :
       std::vector<std::pair<std::string, std::size_t>>{{"diagonals", 2},
                                                        {"windoku", 4},
                                                        {"asterisk", 1},
                                                        {"center-dot", 1},
                                                        {"disjoint-groups", 9}}) {
    const Constraints constraints = constraints_of(rule);
    CHECK(constraints.all_different.size() == units);
    for (const AllDifferent& unit : constraints.all_different) CHECK(unit.cells.size() == 9);
  }
  CHECK(constraints_of("windoku", "", Geometry(16)).all_different.size() == 9);
}

TEST_CASE("units besides rows, columns and boxes are called by their place") {
  const auto name_of = [](const char* rule, std::size_t index) {
    return constraints_of(rule).all_different.at(index).name();
  };
  CHECK(name_of("diagonals", 1) == "the diagonal from r9c1 to r1c9");
  CHECK(name_of("windoku", 3) == "the window at r6c6");
  CHECK(name_of("disjoint-groups", 1) == "the disjoint group of r1c2");
  CHECK(name_of("asterisk", 0) == "the asterisk");
  CHECK(name_of("center-dot", 0) == "the group of center dots");
  CHECK(name_of("anti-queen", 2) == "the diagonal from r7c1 to r9c3");
}

TEST_CASE("asterisk and center dots have the published cells") {
  CHECK(cells_of(constraints_of("asterisk").all_different[0].cells) ==
        "r2c5 r3c3 r3c7 r5c2 r5c5 r5c8 r7c3 r7c7 r8c5");
  CHECK(cells_of(constraints_of("center-dot").all_different[0].cells) ==
        "r2c2 r2c5 r2c8 r5c2 r5c5 r5c8 r8c2 r8c5 r8c8");
  CHECK(cells_of(constraints_of("windoku").all_different[3].cells) ==
        "r6c6 r6c7 r6c8 r7c6 r7c7 r7c8 r8c6 r8c7 r8c8");
  CHECK(cells_of(constraints_of("disjoint-groups").all_different[1].cells) ==
        "r1c2 r1c5 r1c8 r4c2 r4c5 r4c8 r7c2 r7c5 r7c8");
}

TEST_CASE("on a board of several grids units carry the number of their grid") {
  const Geometry two(Geometry(9), {{0, 0}, {6, 6}});
  Names names;
  for (const AllDifferent& unit : constraints_of("diagonals", "", two).all_different) {
    names.push_back(unit.name());
  }
  CHECK(names == Names{"the diagonal from r1c1 to r9c9", "the diagonal from r9c1 to r1c9",
                       "the diagonal from r7c7 to r15c15", "the diagonal from r15c7 to r7c15"});
  CHECK(constraints_of("asterisk", "", two).all_different[1].name() == "grid 2 asterisk");
}

TEST_CASE("a Latin square has rows and columns only") {
  CHECK(make_board(Geometry(9), {{find_rule("latin")}})->all_different().size() == 18);
}

TEST_CASE("a thermometer bounds its cells, a slow one doesn't") {
  const Constraints constraints = constraints_of("thermometers", "r1c1-r1c4; slow: r5c5 r6c6");
  CHECK(pairs_of(constraints) == Names{"r1c1-r1c2", "r1c2-r1c3", "r1c3-r1c4", "r5c5-r6c6"});
  REQUIRE(constraints.allowed.size() == 4);
  CHECK(constraints.allowed[0].values == std::vector<Value>{1, 2, 3, 4, 5, 6});
  CHECK(constraints.allowed[3].values == std::vector<Value>{4, 5, 6, 7, 8, 9});
  CHECK_FALSE(constraints.relations[0].relation->allows(3, 3));
  CHECK(constraints.relations[3].relation->allows(3, 3));
  CHECK_FALSE(constraints.relations[3].relation->allows(3, 2));
  CHECK(constraints.allowed[3].name() == "the thermometer from r1c1");
  CHECK(constraints.relations[2].name() == "the thermometer from r1c1");
  CHECK(constraints.relations[3].name() == "the slow thermometer from r5c5");
}

TEST_CASE("dots mean relations, and if all are given, so does their absence") {
  const Constraints some = constraints_of("kropki", "white: r1c1-r1c2 r1c3 r1c2; black: r1c1-r2c1");
  CHECK(pairs_of(some) == Names{"r1c1-r1c2", "r1c3-r1c2", "r1c1-r2c1"});
  CHECK(some.relations[1].name() == "the white dot between r1c2 and r1c3");
  CHECK(some.relations[2].name() == "the black dot between r1c1 and r2c1");
  const Constraints all = constraints_of("kropki", "all given; white: r1c2-r1c1 r5c5-r6c5");
  CHECK(all.relations.size() == 144);
  const PairRelation& none = all.relations.back();
  CHECK(none.name() == "no dot");
  CHECK(none.relation->allows(1, 3));
  CHECK_FALSE(none.relation->allows(1, 2));
  CHECK_FALSE(none.relation->allows(8, 4));
  CHECK_FALSE(none.relation->allows(5, 4));
  CHECK(constraints_of("kropki", "all given").relations.size() == 144);
}

TEST_CASE("if all dots of one colour are given, this says nothing about the other") {
  const Constraints white = constraints_of("kropki", "white: r1c1-r1c2; all white given");
  CHECK(white.relations.size() == 144);
  CHECK(white.relations.back().relation->allows(4, 8));
  CHECK_FALSE(white.relations.back().relation->allows(4, 5));
}

TEST_CASE("an x is a sum of 10, a v of 5") {
  const Constraints constraints = constraints_of("xv", "x: r1c1-r1c2; v: r2c1-r2c2; all given");
  CHECK(constraints.relations.size() == 144);
  CHECK(constraints.relations[0].relation->allows(1, 9));
  CHECK_FALSE(constraints.relations[0].relation->allows(1, 4));
  CHECK(constraints.relations[1].relation->allows(1, 4));
  CHECK_FALSE(constraints.relations[2].relation->allows(1, 4));
  CHECK_FALSE(constraints.relations[2].relation->allows(4, 6));
  CHECK(constraints.relations[0].name() == "the X between r1c1 and r1c2");
  CHECK(constraints.relations[1].name() == "the V between r2c1 and r2c2");
  CHECK(constraints.relations[2].name() == "no X or V");
}

TEST_CASE("an inequality goes from the smaller cell to the greater one") {
  CHECK(pairs_of(constraints_of("inequalities", "r1c1>r1c2 r1c2 < r2c2; r5c5<r9c9")) ==
        Names{"r1c2-r1c1", "r1c2-r2c2", "r5c5-r9c9"});
  CHECK(constraints_of("inequalities", "r1c1>r1c2").relations[0].name() ==
        "the sign between r1c1 and r1c2");
}

TEST_CASE("mirrored cells of a palindrome and places of clones are equal") {
  CHECK(pairs_of(constraints_of("palindromes", "r1c1-r1c4; r5c5 r6c6 r7c5")) ==
        Names{"r1c1-r1c4", "r1c2-r1c3", "r5c5-r7c5"});
  CHECK(pairs_of(constraints_of("clones", "r1c1 r1c2: r5c5 r5c6: r8c3 r8c4")) ==
        Names{"r1c1-r5c5", "r1c2-r5c6", "r1c1-r8c3", "r1c2-r8c4"});
  CHECK(constraints_of("palindromes", "r1c1-r1c4").relations[1].name() ==
        "the palindrome from r1c1 to r1c4");
  CHECK(constraints_of("clones", "r1c1 r1c2: r5c5 r5c6").relations[1].name() ==
        "the clones at r1c1 and r5c5");
}

TEST_CASE("cells of a renban line differ by less than its length") {
  const Constraints constraints = constraints_of("renban", "r1c1 r2c2 r3c3 r4c4");
  CHECK(constraints.relations.size() == 6);
  REQUIRE(constraints.all_different.size() == 1);
  CHECK(constraints.all_different[0].name() == "the renban line from r1c1 to r4c4");
  CHECK(constraints.relations[0].relation->allows(1, 4));
  CHECK_FALSE(constraints.relations[0].relation->allows(5, 1));
}

TEST_CASE("a whisper needs a difference of half the values or the one that is given") {
  const Constraints constraints = constraints_of("whispers", "r1c1-r1c3; 4: r5c5 r6c6");
  CHECK(pairs_of(constraints) == Names{"r1c1-r1c2", "r1c2-r1c3", "r5c5-r6c6"});
  CHECK(constraints.relations[1].name() == "the whisper line from r1c1 to r1c3");
  CHECK_FALSE(constraints.relations[0].relation->allows(1, 5));
  CHECK(constraints.relations[0].relation->allows(6, 1));
  CHECK(constraints.relations[2].relation->allows(1, 5));
  const Constraints small = constraints_of("whispers", "r1c1-r1c3", Geometry(6));
  CHECK(small.relations[0].relation->allows(1, 4));
  CHECK_FALSE(small.relations[0].relation->allows(1, 3));
}

TEST_CASE("even, odd and allowed values are lists") {
  CHECK(constraints_of("even", "r1c1 r2c2").allowed[1].values == std::vector<Value>{2, 4, 6, 8});
  CHECK(constraints_of("even", "r1c1 r2c2").allowed[1].name() == "even");
  CHECK(constraints_of("odd", "r1c1").allowed[0].values == std::vector<Value>{1, 3, 5, 7, 9});
  const Constraints listed = constraints_of("allowed", "3 1 2: r1c1; 9: r5c5 r6c6");
  CHECK(listed.allowed[0].values == std::vector<Value>{1, 2, 3});
  CHECK(listed.allowed[2].name() == "allowed values");
  CHECK(constraints_of("allowed", "A 12: r1c1", Geometry(12)).allowed[0].values ==
        std::vector<Value>{10, 12});
}

TEST_CASE("pictures show lines, shades and figures of rules") {
  using Kind = Mark::Kind;
  CHECK(marks_of("diagonals")[1] ==
        Drawn{Kind::line, "r9c1 r8c2 r7c3 r6c4 r5c5 r4c6 r3c7 r2c8 r1c9"});
  CHECK(marks_of("windoku").size() == 4);
  CHECK(marks_of("thermometers", "r1c1-r1c3") ==
        std::vector<Drawn>{{Kind::thermometer, "r1c1 r1c2 r1c3"}});
  CHECK(marks_of("whispers", "5: r1c1-r1c2") ==
        std::vector<Drawn>{{Kind::thick_line, "r1c1 r1c2"}});
  CHECK(marks_of("clones", "r1c1: r5c5") ==
        std::vector<Drawn>{{Kind::shade, "r1c1"}, {Kind::shade, "r5c5"}});
  CHECK(marks_of("even", "r1c1 r1c2") ==
        std::vector<Drawn>{{Kind::square, "r1c1"}, {Kind::square, "r1c2"}});
  CHECK(marks_of("odd", "r1c1") == std::vector<Drawn>{{Kind::disc, "r1c1"}});
}

TEST_CASE("pictures show dots, letters and signs between cells") {
  using Kind = Mark::Kind;
  CHECK(marks_of("kropki", "white: r1c1-r1c2; black: r2c1-r1c1; all given") ==
        std::vector<Drawn>{{Kind::white_dot, "r1c1 r1c2"}, {Kind::black_dot, "r2c1 r1c1"}});
  CHECK(marks_of("xv", "x: r1c1-r1c2; v: r2c1-r1c1") ==
        std::vector<Drawn>{{Kind::text, "r1c1 r1c2", "X"}, {Kind::text, "r2c1 r1c1", "V"}});
  CHECK(marks_of("inequalities", "r1c1<r1c2 r1c1>r1c2 r1c2<r1c1 r1c1<r2c1 r1c1>r2c1 r1c1<r2c2") ==
        std::vector<Drawn>{{Kind::text, "r1c1 r1c2", "<"},
                           {Kind::text, "r1c1 r1c2", ">"},
                           {Kind::text, "r1c1 r1c2", ">"},
                           {Kind::text, "r1c1 r2c1", "^"},
                           {Kind::text, "r1c1 r2c1", "v"},
                           {Kind::arrow, "r2c2 r1c1"}});
}

TEST_CASE("a board that a rule doesn't go with is an error at the rule") {
  const Geometry six(2, 3);
  CHECK(error_of("windoku", "", six) ==
        "test:1:1: rule 'windoku': windows lie evenly between square boxes, such as 2x2 or 3x3; "
        "this board has boxes of 2x3");
  CHECK(error_of("windoku", "", Geometry(1)) ==
        "test:1:1: rule 'windoku': windows lie evenly between square boxes, such as 2x2 or 3x3; "
        "this board has boxes of 1x1");
  CHECK(error_of("asterisk", "", six) ==
        "test:1:1: rule 'asterisk': it is a figure of 9x9 boards with boxes of 3x3; this board has "
        "boxes of 2x3");
  CHECK(error_of("center-dot", "", six) ==
        "test:1:1: rule 'center-dot': boxes of 2x3 have no cell in their centre; those with odd "
        "numbers of rows and columns have, such as 3x3");
  CHECK(error_of("toroidal", "", Geometry(Geometry(4), {{0, 0}, {2, 2}})) ==
        "test:1:1: rule 'toroidal': a board of several grids has no opposite edges to go on at");
  CHECK(error_of("even", "r1c1", Geometry(1)) ==
        "test:1:1: rule 'even': no value from 1 to 1 is even");
}

TEST_CASE("wrong values and pieces are errors with a position") {
  CHECK(error_of("anti-queen", "7 10") == "test:1:3: " + says::out_of_range("10", 1, 9));
  CHECK(error_of("anti-queen", "7 x") == "test:1:3: a number from 1 to 9 is missing");
  CHECK(error_of("toroidal", "king queen") ==
        "test:1:6: the pieces are king, knight or both, as in \"king knight\"");
  CHECK(error_of("whispers", "9: r1c1 r1c2") == "test:1:1: " + says::out_of_range("9", 1, 8));
  CHECK(error_of("allowed", "1 2 1: r1c1") == "test:1:5: the value 1 occurs twice");
  CHECK(error_of("allowed", "1 2") == "test:1:4: ':' is missing, as in \"1 2 3: r1c1 r1c2\"");
}

TEST_CASE("a line that can't hold its values is an error at its first cell") {
  const std::string ten = "r1c1-r1c9 r2c1";
  CHECK(error_of("thermometers", ten) ==
        "test:1:1: a thermometer of 10 cells: 9 different values are possible");
  CHECK(error_of("thermometers", "r5c5 r5c6; slow: " + ten) == "no error");
  CHECK(error_of("renban", "r5c5 r5c6; " + ten) ==
        "test:1:12: a renban line of 10 cells: 9 different values are possible");
  for (const auto rule : {"thermometers", "palindromes", "renban", "whispers"}) {
    CHECK(error_of(rule, "r1c1 r1c2; r2c1") ==
          "test:1:12: 1 cell is too few: at least 2 are needed");
  }
}

TEST_CASE("labels that a rule doesn't know are errors that show those it knows") {
  CHECK(error_of("thermometers", "fast: r1c1-r1c4") ==
        "test:1:1: cells come here, as in \"r1c1-r1c4\" or \"slow: r1c1-r1c4\"");
  const std::string dots =
      "entries are \"white: r1c1-r1c2 r4c4-r5c4\", \"black: r1c1-r1c2 r4c4-r5c4\", \"all given\" "
      "or "
      "\"all white given\"";
  CHECK(error_of("kropki", "r1c1-r1c2") == "test:1:1: " + dots);
  CHECK(error_of("kropki", "white: r1c1-r1c2; all") == "test:1:22: " + dots);
  CHECK(error_of("kropki", "all red given") == "test:1:9: " + dots);
  CHECK(error_of("kropki", "all black or white given") == "test:1:11: " + dots);
  CHECK(error_of("kropki", "all given now") == "test:1:11: 'now' is too much");
  CHECK(error_of("xv", "v r1c1-r1c2") == "test:1:3: ':' is missing, as in \"v: r1c1-r1c2\"");
}

TEST_CASE("signs between cells that are not neighbours are errors") {
  CHECK(error_of("kropki", "white: r1c1-r1c3") ==
        "test:1:13: r1c3 is not a neighbour of r1c1: a sign lies between two cells side by side");
  CHECK(error_of("kropki", "white: r1c1-r1c2 r2c2") == "test:1:22: a cell is missing, as in r1c2");
  CHECK(error_of("xv", "x: r1c1-r1c2", Geometry(4)) ==
        "test:1:1: no two of the values 1 to 4 fit the sign 'x'");
}

TEST_CASE("an inequality without sign or with one cell is an error") {
  CHECK(error_of("inequalities", "r1c1>r1c2 r1c3") ==
        "test:1:15: '<' or '>' is missing, as in \"r1c1<r1c2\"");
  CHECK(error_of("inequalities", "r1c1>r1c1") == "test:1:6: a cell can't be less than itself");
}

TEST_CASE("clones that don't match are errors") {
  CHECK(error_of("clones", "r1c1 r1c2: r5c5") ==
        "test:1:12: expected as many cells as in the first group: 2 instead of 1");
  CHECK(error_of("clones", "r1c1 r1c2") ==
        "test:1:10: ':' is missing, as in \"r1c1 r1c2: r5c5 r5c6\"");
  CHECK(error_of("clones", "r1c1 r1c2: r2c2 r1c2") ==
        "test:1:12: r1c2 is in the same place of the first group");
}

TEST_CASE("rules that say too much of a large board are refused before memory runs out") {
  CHECK_THROWS_AS(constraints_of("anti-queen", "9", Geometry(400)), UsageError);
  CHECK_THROWS_AS(rule::check_relation_memory(Geometry(max_size), 1000), UsageError);
  CHECK_NOTHROW(rule::check_relation_memory(Geometry(9), 1000));
}
