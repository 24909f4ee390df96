// Puzzle files: a header and the puzzles below it.
#include <catch2/catch.hpp>

#include <algorithm>

#include "sudoku_sat/rule.hpp"
#include "support/sentences.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;
using Catch::Contains;

namespace {

/// The rules of the first puzzle's board as "name=entry;entry name".
std::string rules_of(const std::string& text, const BoardRequest& request = {}) {
  const auto items = read_all(text, request);
  if (items.empty()) return "nothing";
  if (!items[0].puzzle) return items[0].error;
  std::string all;
  for (const RuleText& rule : items[0].puzzle->board->rules()) {
    all += (all.empty() ? "" : " ") + rule.name;
    for (std::size_t i = 0; i < rule.entries.size(); ++i) {
      all += (i == 0 ? "=" : ";") + rule.entries[i];
    }
  }
  return all;
}

BoardRequest with_rules(std::string_view list) {
  return {{}, {}, parse_rules(list, {std::string(rules_option)})};
}

std::string lines(std::initializer_list<std::string> lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

const std::string four = "1..............4";

}  // namespace

TEST_CASE("a header says title, author, size and box") {
  const auto items = read_all("title:  The  Title \nauthor: A. N. Other\nsize: 6\nbox: 3x2\n\n1" +
                              std::string(35, '.') + " label\n");
  REQUIRE(items.size() == 1);
  REQUIRE(items[0].puzzle);
  CHECK(items[0].title == "The  Title");
  CHECK(items[0].author == "A. N. Other");
  CHECK(items[0].label == "label");
  CHECK(items[0].position.line == 6);
  CHECK(items[0].puzzle->geometry() == Geometry(3, 2));
  CHECK(items[0].puzzle->board->standard());
}

TEST_CASE("the box alone says the size too") {
  CHECK(told("box: 3x2\n") == Told{"1 3x2 " + std::string(36, '.')});
}

TEST_CASE("a header's line of rules names them, with data after '='") {
  CHECK(rules_of("rules: anti-king,anti-knight\n\n" + nine_line) == "anti-knight anti-king");
  CHECK(rules_of("rules: anti-king , cages = 10: r1c1 r1c2; r5c5,diagonals\n") ==
        "cages=10: r1c1 r1c2;r5c5 anti-king diagonals");
  CHECK(rules_of("rules:\n\n" + nine_line) == "");
}

TEST_CASE("a rule's data comes after its colon and on indented lines") {
  CHECK(rules_of("cages: 10: r1c1 r1c2; r5c5\n") == "cages=10: r1c1 r1c2;r5c5");
  CHECK(rules_of("cages:\n  10: r1c1 r1c2\n\tr5c5 ; 3: r9c8 r9c9\n") ==
        "cages=10: r1c1 r1c2;r5c5;3: r9c8 r9c9");
  CHECK(rules_of("cages: r1c1\n  r1c2;\nthermometers: r5c5-r5c7\ncages: r1c3\n") ==
        "cages=r1c1;r1c2;r1c3 thermometers=r5c5-r5c7");
  CHECK(rules_of("anti-knight:\n") == "anti-knight");
}

TEST_CASE("unknown keys and rules in a header are skipped if that is asked for") {
  const std::string text =
      "rules: anti-king, foo=r1c1, anti-knight, bar\nauthors: me\n  r1c1\n\n" + four;
  CHECK_THAT(rules_of(text), Contains("in:1:19: unknown rule 'foo'"));
  std::string told;
  const BoardRequest ignoring =
      ignoring_unknown([&](const std::string& what) { told += what + "\n"; });
  const std::string rules = rules_of(text, ignoring);
  const std::string wrong = rules_of("rules: anti-king,, anti-knight\n\n" + four, ignoring);
  CHECK(rules == "anti-knight anti-king");
  CHECK_THAT(told, Contains("in:1:19: unknown rule 'foo'") &&
                       Contains("in:1:42: unknown rule 'bar'") &&
                       Contains("in:2:1: unknown key 'authors'") && Contains("left out"));
  CHECK_THAT(wrong, Contains("a rule's name is missing"));
}

TEST_CASE("regions are drawn in a header") {
  const auto items = read_all("size: 4\nregions:\n  AAAB\n  ACBB\n  CCDB\n  CDDD\n\n" + four);
  REQUIRE(items.size() == 1);
  REQUIRE(items[0].puzzle);
  const std::vector<AllDifferent>& all = items[0].puzzle->board->all_different();
  CHECK(std::any_of(all.begin(), all.end(), [](const AllDifferent& constraint) {
    return constraint.rule == "region" && constraint.cells == std::vector<Cell>{0, 1, 2, 4};
  }));
}

TEST_CASE("a header ends at a blank line or at anything that does not belong to it") {
  const Told expected{"3 2x2 " + four};
  CHECK(told("title: x\n\n" + four) == expected);
  CHECK(told("size: 4\ntitle: x\n" + four) == expected);
  CHECK(told("size: 4\n\n  1. | ..\n  .. | ..\n  ---+---\n  .. | ..\n  .. | .4\n") == expected);
  CHECK(told("title: x\nsize: 4\n  1. | ..\n  .. | ..\n  ---+---\n  .. | ..\n  .. | .4\n") ==
        expected);
  CHECK(told("title: x\nsize: 4\n1...\n....\n....\n...4\n") == expected);
}

TEST_CASE("a line 'grid:' may come before the grid") {
  CHECK(told("size: 4\ngrid:\n  1...\n  ....\n  ....\n  ...4\n") == Told{"3 2x2 " + four});
  CHECK(told("grid:\n\n" + four) == Told{"3 2x2 " + four});
}

TEST_CASE("comments in a header are ignored") {
  CHECK(rules_of("# before\ntitle: x\n# between\ncages: r1c1\n  # of r1c2\n  r1c2\n#after\n" +
                 nine_line) == "cages=r1c1;r1c2");
}

TEST_CASE("a header may have Windows line ends and a byte-order mark") {
  const std::string text = "\xEF\xBB\xBFtitle: x\r\ncages:\r\n  r1c1\r\n  r1c2\r\n\r\n" + nine_line;
  CHECK(rules_of(text) == "cages=r1c1;r1c2");
  CHECK(read_all(text)[0].title == "x");
}

TEST_CASE("a header holds for all puzzles below it, which share their board") {
  const auto items = read_all("title: x\nrules: diagonals\n\n" + nine_line + " a\n" + nine_rows +
                              "\n" + nine_line + " b\n");
  REQUIRE(items.size() == 3);
  for (const PuzzleInput& item : items) {
    REQUIRE(item.puzzle);
    CHECK(item.title == "x");
    CHECK(item.puzzle->board == items[0].puzzle->board);
  }
  CHECK(items[0].puzzle->board->rules().size() == 1);
}

TEST_CASE("the next header begins anew") {
  const auto items = read_all("title: x\nrules: diagonals\n\n" + nine_line + "\n\nauthor: y\n\n" +
                              nine_line + "\nsize: 4\n" + four);
  REQUIRE(items.size() == 3);
  CHECK(items[0].puzzle->board->rules().size() == 1);
  CHECK(items[1].title.empty());
  CHECK(items[1].author == "y");
  CHECK(items[1].puzzle->board->standard());
  CHECK(items[2].puzzle->geometry() == Geometry(4));
}

TEST_CASE("headers with the same rules share a board") {
  const std::string one = "rules: diagonals\ncages: 3: r1c1 r1c2\n\n" + nine_line + "\n";
  const auto items = read_all(one + one + "rules: diagonals\ncages: 4: r1c1 r1c2\n");
  REQUIRE(items.size() == 3);
  CHECK(items[0].puzzle->board == items[1].puzzle->board);
  CHECK(items[0].puzzle->board != items[2].puzzle->board);
}

TEST_CASE("a header without a grid is a puzzle without givens") {
  const std::string empty(81, '.');
  CHECK(told("title: x") == Told{"1 3x3 " + empty});
  CHECK(told("\n\ntitle: x\n\n# end\n\n") == Told{"3 3x3 " + empty});
  CHECK(told("title: x\n\nsize: 4\n\n" + four + "\nrules: anti-king\n") ==
        Told{"1 3x3 " + empty, "5 2x2 " + four, "6 3x3 " + empty});
  CHECK(told("title: x", of_size(4)) == Told{"1 2x2 " + std::string(16, '.')});
}

TEST_CASE("an unknown key is named, with the one that was meant") {
  CHECK(told("titel: x\n\n" + nine_line) ==
        Told{"in:1:1: unknown key 'titel'; did you mean title?"});
  CHECK(told("size: 9\nthermometer: r1c1-r1c3\n") ==
        Told{"in:2:1: unknown key 'thermometer'; did you mean thermometers?"});
  CHECK_THAT(told("skyscrapers:\ntop: 1 . .\n").at(0),
             Contains("in:2:1: unknown key 'top'") && Contains("indent a rule's data"));
  CHECK(told("Title: x\nAuthor: me\nSIZE: 4\n") == Told{"1 2x2 " + std::string(16, '.')});
}

TEST_CASE("what may be a row or a label is not taken for a key") {
  CHECK_THAT(told("a: x\n").at(0), !Contains("key"));
  // Symbols of a board of 12 values.
  CHECK_THAT(told("aabbccaabbcc: x\n").at(0), !Contains("key"));
  CHECK(told(nine_line + " size: 4\n") == Told{"1 3x3 " + nine_line + " size: 4"});
}

TEST_CASE("errors of a header name line and column") {
  const auto error = [](const std::string& text) { return told(text).at(0); };
  CHECK(error("rules: diagonals, foo\n") == "in:1:19: unknown rule 'foo'; `list rules` shows all");
  CHECK(error("rules: anti-king,,diagonals\n") ==
        "in:1:18: a rule's name is missing between the commas");
  CHECK(error("# x\nsize: nine\n") ==
        "in:2:7: size: expected a number from 1 to 1290, or two such as 8x6, got 'nine'");
  CHECK(error("size: 1291\n") ==
        "in:1:7: size: expected a number from 1 to 1290, or two such as 8x6, got '1291'");
  CHECK(error({"size: 8x6x4"}) ==
        "in:1:7: size: expected a number from 1 to 1290, or two such as 8x6, got '6x4'");
  CHECK(error("size: 9\nbox: 3*3\n") ==
        "in:2:6: '3*3' is not a box: expected rows x columns, e.g. 2x3");
  CHECK(error("size: 9\nbox: 2x3\n") == "in:2:6: box 2x3 makes a board of size 6, but size is 9");
  CHECK(error("title: x\nsize: 9\ntitle: y\n") == "in:3:1: 'title' occurs twice in the header");
  CHECK(error("grid: 123\n") ==
        "in:1:7: the grid begins on the line below 'grid:' (several grids: 'grids:')");
  CHECK(error("title: a\x1B[0m\n") == "in:1:9: byte 0x1B in the title: a control character");
}

TEST_CASE("errors of a rule's data name line and column of what is wrong") {
  const auto error = [](const std::string& text) { return told(text).at(0); };
  CHECK_THAT(error("cages: 10: r1c1 r1c2; 9: r5c5 r0c6\n\n" + nine_line),
             Catch::StartsWith("in:1:31: ") && Contains("r0c6"));
  CHECK_THAT(error("size: 9\ncages:\n  10: r1c1 r1c2\n  3: r5c5;  7: r5c6 r0c1\n"),
             Catch::StartsWith("in:4:21: ") && Contains("r0c1"));
  CHECK_THAT(error("rules: cages=10: r1c1 r1c2, thermometers = r1c1-r2c9\n"),
             Catch::StartsWith("in:1:"));
  CHECK_THAT(error("title: x\nrules: anti-king, cages\n"),
             Catch::StartsWith("in:2:19: ") && Contains("cages"));
  CHECK_THAT(error("title: x\nthermometers:\n"), Catch::StartsWith("in:2:1: "));
}

TEST_CASE("a header that can't be read is one error with all that is below it") {
  CHECK(told("rules: foo\nsize: x\n  12: r1\n\n" + nine_line + "\n?\n" + nine_rows +
             "\ntitle: y\n\n" + nine_line) ==
        Told{"in:1:8: unknown rule 'foo'; `list rules` shows all", "19 3x3 " + nine_line});
  const Told data = told("cages: r0c1 r1c1\n\n" + nine_line + "\n" + nine_line +
                         "\n?\nsize: 4\n\n" + four + "\n");
  REQUIRE(data.size() == 2);
  CHECK_THAT(data[0], Catch::StartsWith("in:1:8: "));
  CHECK(data[1] == "8 2x2 " + four);
}

TEST_CASE("below a header that can't be read an endless input is not read to its end") {
  std::string text = "foo-bar: x\n\n";
  for (int i = 0; i < 30'000; ++i) text += "some-words\n\n";
  text += "size: 4\n";
  const Told items = told(text);
  REQUIRE(items.size() == 1);
  CHECK_THAT(items[0], Catch::StartsWith("in:1:1: unknown key 'foo-bar'") &&
                           Catch::EndsWith(" (and 9999 more; the rest was not read)"));
}

TEST_CASE("a puzzle of another size than its header says is an error of its own") {
  CHECK(told("size: 9\n\n" + four + "\n" + nine_line + "\n") ==
        Told{"in:3: a 4x4 board, but its header says size 9", "4 3x3 " + nine_line});
  CHECK(told("size: 4\n\n" + nine_rows) == Told{"in:3: a 9x9 board, but its header says size 4"});
}

TEST_CASE("a header's size decides how rows are read") {
  CHECK(told("size: 4\n" + four.substr(0, 4) + "\n....\n....\n...4\n") == Told{"2 2x2 " + four});
  CHECK(told("size: 2\n12..\n21..\n") == Told{"2 1x2 12..", "3 1x2 21.."});
}

TEST_CASE("size and box of the options that contradict a header are wrong usage") {
  CHECK(usage_error_of("size: 4\n", of_size(9)) ==
        "--size 9 contradicts the input: its board is 4x4");
  CHECK(usage_error_of("size: 6\nbox: 2x3\n", of_box(3, 2)) ==
        "--box 3x2 contradicts the input: its boxes are 2x3");
  CHECK(usage_error_of("size: 6\n", of_box(3, 3)) ==
        "--box 3x3 makes a board of size 9, but the input's is 6x6");
  CHECK(told("size: 6\n", of_box(3, 2)) == Told{"1 3x2 " + std::string(36, '.')});
}

TEST_CASE("rules of the options are added to those of a header, and to puzzles without one") {
  CHECK(rules_of(nine_line, with_rules("anti-king")) == "anti-king");
  CHECK(rules_of("cages: r1c1\nrules: diagonals\n", with_rules("anti-king,cages=r1c2")) ==
        "cages=r1c1;r1c2 anti-king diagonals");
}

TEST_CASE("rules of the options that don't go with a board are wrong usage") {
  const auto error = [](const std::string& list) {
    return usage_error_of("cages: 10: r1c1 r1c2\n\n" + nine_line, with_rules(list));
  };
  CHECK_THAT(error("cages=99: r5c5"), Catch::StartsWith("--rules: ") && Contains("99"));
  CHECK_THAT(error("thermometers"), Catch::StartsWith("--rules: ") && Contains("thermometers"));
  CHECK_THAT(usage_error_of(nine_line, with_rules("grids=r2c2")), Catch::StartsWith("--rules: "));
}

TEST_CASE("a header of several grids is followed by rows with '~' where no cell is") {
  const std::string header = lines({"size: 4", "grids: r1c1 r3c3", ""});
  const std::string rows = lines({"12..~~", "....~~", "......", "......", "~~....", "~~..34"});
  const std::string cells = "12......" + std::string(12, '.') + "......34";
  const Told expected{"4 2x2 " + cells};
  CHECK(told(header + rows) == expected);
  CHECK(told(header +
             lines({"12 | .. | ~~", ".. | .. | ~~", "---+----+---", ".. | .. | ..", ".. | .. | ..",
                    "---+----+---", "~~ | .. | ..", "~~ | .. | 34", "---+----+---"})) == expected);
  CHECK(told(header + lines({"1 2 . . ~ ~", ". . . . ~ ~", ". . . . . .", ". . . . . .",
                             "~ ~ . . . .", "~ ~ . . 3 4"})) == expected);
  CHECK(told(header + lines({"1,2,0,0,~,~", "0,0,0,0,~,~", ",,,,,", "0,0,0,0,0,0", "~,~,0,0,0,0",
                             "~,~,0,0,3,4"})) == expected);
  CHECK(told(header + cells) == expected);
  CHECK(told(header + "12..~~....~~............~~....~~..34 name") == Told{expected[0] + " name"});
  CHECK(told(header) == Told{"1 2x2 " + std::string(28, '.')});
}

TEST_CASE("puzzles of several grids follow each other") {
  const std::string header = lines({"size: 4", "grids: r1c1 r3c3", ""});
  const std::string rows = lines({"12..~~", "....~~", "......", "......", "~~....", "~~..34"});
  const std::string cells = "12......" + std::string(12, '.') + "......34";
  CHECK(told(header + rows + rows + "\n" + cells + "\n" + rows + "\nsize: 4\n" + four) ==
        Told{"4 2x2 " + cells, "10 2x2 " + cells, "17 2x2 " + cells, "18 2x2 " + cells,
             "26 2x2 " + four});
}

TEST_CASE("large grids on one board are read as numbers") {
  const std::string header = "size: 36\ngrids: r1c1 r31c31\n\n";
  const auto items = read_all(header + "36,1" + std::string(36 * 36 * 2 - 36 - 2, ',') + "\n");
  REQUIRE(items.size() == 1);
  INFO(items[0].error);
  REQUIRE(items[0].puzzle);
  CHECK(items[0].puzzle->givens[0] == 36);
  CHECK(items[0].puzzle->geometry().cells() == 36 * 36 * 2 - 36);
}

TEST_CASE("what is wrong in rows of several grids is named") {
  const std::string header = lines({"size: 4", "grids: r1c1 r3c3", ""});
  const auto error = [&](std::initializer_list<std::string> rows) {
    const Told items = told(header + lines(rows));
    return items.size() == 1 ? items[0] : std::to_string(items.size()) + " items";
  };
  CHECK(error({"12..~.", "....~~", "......"}) == "in:4:6: r1c6 is in no grid: use '~' there");
  CHECK(error({"12..~~", "...~~~", "......"}) ==
        "in:5:4: r2c4 is a cell: use '.' for an empty cell");
  CHECK(error({"12..~~", "....~~", ".....", "......"}) ==
        "in:6: row 3 has 5 symbols: the board is 6 cells wide, ~ where none is");
  CHECK(error({"12..~~", "....~~"}) == "in:5: 2 rows: the board has 6");
  CHECK(error({"12.5~~", "....~~"}) == "in:4:4: " + says::not_a_symbol("'5'", 4));
  CHECK(error({"1 2 . 17 ~ ~"}) == "in:4:7: " + says::other_values("r1c4 is 17", 1, 4));
  CHECK(error({"1 2 . 1~ ~ ~"}) == "in:4:7: '1~' is not a value");
  CHECK(error({std::string(27, '.')}) == "in:4: 27 symbols: the board has 28 cells on 36 places");
  CHECK(error({"12?.~~"}) == "in:4:3: " + says::not_a_symbol("'?'"));
}

TEST_CASE("a broken board of several grids is one error, and what follows it is read") {
  const std::string cells = "12......" + std::string(12, '.') + "......34";
  CHECK(told("size: 4\ngrids: r1c1 r3c3\n\n" + cells.substr(1) + "\n" + cells + "\n12\n34\n12\n\n" +
             cells) == Told{"in:4: 27 symbols: the board has 28 cells on 36 places",
                            "5 2x2 " + cells,
                            "in:6: row 1 has 2 symbols: the board is 6 cells wide, ~ where none is",
                            "10 2x2 " + cells});
}

TEST_CASE("grids that lie wrongly are an error of the header") {
  CHECK_THAT(told("grids: r2c2\n\n" + nine_line).at(0), Catch::StartsWith("in:1:8: "));
  CHECK_THAT(told("grids:\n").at(0), Catch::StartsWith("in:1:1: "));
}
