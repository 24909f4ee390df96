// How statements look on the board: `draw` in a puzzle file, and the resulting marks.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/rule.hpp"

using namespace sudoku_sat;
using Catch::Contains;

namespace {

const std::string cage_rule =
    "rule=let cage(total, line) = sum(line) = total; draw cage(total, line) = outline(line, "
    "total); ";

std::vector<Mark> marks_of_rules(const std::string& rules) {
  return make_board(Geometry(2, 2), parse_rules(rules, {}))->constraints().marks;
}

std::string refusal_of(const std::string& rules) {
  try {
    marks_of_rules(rules);
  } catch (const InputError& error) {
    return error.detail();
  }
  return "";
}

/// The picture with its caption.
std::string picture_of(const std::string& rules) {
  const auto board = make_board(Geometry(2, 2), parse_rules(rules, {}));
  const Grid grid(16, 0);
  std::string svg;
  format_named("svg").write(
      {.geometry = board->geometry(), .grid = grid, .board = board.get(), .caption = true}, svg);
  return svg;
}

}  // namespace

TEST_CASE("what a definition looks like is drawn at each of its calls", "[language][pictures]") {
  const auto marks = marks_of_rules(cage_rule + "cage(5, r1c1 r1c2); cage(6, r2c1 r3c1)");
  REQUIRE(marks.size() == 2);
  CHECK(marks[0].kind == Mark::Kind::outline);
  CHECK(marks[0].cells == std::vector<Cell>{0, 1});
  CHECK(marks[0].text == "5");
  CHECK(marks[0].statement == "cage(5, r1c1 r1c2)");
  CHECK(marks[1].cells == std::vector<Cell>{4, 8});
  CHECK(marks_of_rules(cage_rule + "for each x in row(1): cage(2, x) or true").empty());
  CHECK(marks_of_rules(cage_rule + "for each (a, b) in consecutive(row(1)): cage(a + b, [a, b])")
            .empty());
  CHECK(marks_of_rules(cage_rule + "cage(5, r1c1 r1c2) and cage(5, r2c1 r2c4)").size() == 2);
  CHECK(marks_of_rules(cage_rule + "let all_five(rows_of) = for each r in rows_of: cage(10, r); "
                                   "all_five([row(1), row(3)])")
            .size() == 2);
}

TEST_CASE("an arrow is a circle and a line, a clue outside is its number", "[language][pictures]") {
  const auto marks = marks_of_rules(
      "rule=let arrow_sum(c, line) = c = sum(line); "
      "draw arrow_sum(c, line) = arrow(c, line); arrow_sum(r1c1, r1c2 r1c3)");
  REQUIRE(marks.size() == 2);
  CHECK(marks[0].kind == Mark::Kind::circle);
  CHECK(marks[1].kind == Mark::Kind::arrow);
  CHECK(marks[1].cells == std::vector<Cell>{0, 1, 2});
  const auto outside = marks_of_rules("yin-yang=row_sum(2, 4)");
  REQUIRE(outside.size() == 1);
  CHECK(outside[0].kind == Mark::Kind::outside);
  CHECK(outside[0].text == "4");
  CHECK(outside[0].cells[0] == 4);
}

TEST_CASE("a caption shows the statements that are not drawn, and only those",
          "[language][pictures]") {
  const std::string drawn = picture_of(cage_rule + "cage(5, r1c1 r1c2)");
  CHECK_THAT(drawn, Contains(">5<") && !Contains("cage(") && !Contains("Rule:"));
  const std::string mixed = picture_of(cage_rule + "cage(5, r1c1 r1c2); r4c4 > 2");
  CHECK_THAT(mixed, Contains("r4c4 &gt; 2") && !Contains("cage(5"));
  CHECK_THAT(picture_of(cage_rule + "cage(5, r1c1 r1c2) and r1c1 > 2"), Contains("cage(5"));
  CHECK_THAT(
      picture_of("doublers=cage(7, r1c1 r1c2); worth(r1c1) < 3"),
      Contains(">7<") && Contains("Doublers") && Contains("worth(r1c1)") && !Contains("cage(7"));
  CHECK_THAT(picture_of("wrogn=1; r1c1 = 2; r1c2 = 3"),
             Contains("Wrogn (1): ") && Contains("r1c2 = 3"));
  CHECK_THAT(picture_of("yin-yang=row_sum(2, 4)"),
             Contains("Yin-yang: ") && !Contains("its lines"));
}

TEST_CASE("a drawing that can't be is refused, used or not", "[language][pictures]") {
  CHECK_THAT(refusal_of("rule=draw f(x) = outline(x); r1c1 = 1"), Contains("after a line `let f`"));
  const std::string f = "rule=let f(x) = sum(x) = 5; ";
  CHECK_THAT(refusal_of(f + "draw f(x, y) = outline(x); r1c1 = 1"),
             Contains("f is defined with 1 parameter and drawn with 2"));
  CHECK_THAT(refusal_of(f + "draw f(x) = cloud(x); r1c1 = 1"), Contains("one of outline, line"));
  CHECK_THAT(refusal_of(f + "draw f(x) = line(x, 5); r1c1 = 1"),
             Contains("'line' has 1 argument, not 2"));
  CHECK_THAT(refusal_of(f + "draw f(x) = line(x); draw f(x) = line(x); r1c1 = 1"),
             Contains("f is drawn twice"));
  CHECK_THAT(refusal_of(f + "draw f(x) = 5; r1c1 = 1"), Contains("what is drawn is one of"));
  CHECK(marks_of_rules("rule=let draw(x) = x = 1; draw(r1c1)").empty());
}
