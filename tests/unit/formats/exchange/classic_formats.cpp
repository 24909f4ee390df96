// Formats of the classic 9x9 Sudoku: they are read, written text is read back, and puzzles that
// they can't express are refused. The texts are as the programs themselves write them.
#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "sudoku_sat/rule.hpp"
#include "support/sentences.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

const std::string candidates_drawn =
    ".------------------.------------------.------------------.\n"
    "| 5     3     124  | 26    7     2468 | 1489  1249  248  |\n"
    "| 6     247   247  | 1     9     5    | 3478  234   2478 |\n"
    "| 12    9     8    | 23    34    24   | 13457 6     247  |\n"
    ":------------------+------------------+------------------:\n"
    "| 8     125   1259 | 579   6     147  | 4579  2459  3    |\n"
    "| 4     25    2569 | 8     5     3    | 579   259   1    |\n"
    "| 7     15    1359 | 59    2     14   | 4589  459   6    |\n"
    ":------------------+------------------+------------------:\n"
    "| 139   6     13479| 357   35    7    | 2     8     4    |\n"
    "| 23    278   237  | 4     1     9    | 36    3     5    |\n"
    "| 123   1245  12345| 2356  8     26   | 1346  7     9    |\n"
    "'------------------'------------------'------------------'\n";

std::string picture_as(const std::string& format, const Picture& picture) {
  std::string text;
  format_named(format).write(picture, text);
  return text;
}

/// The values that the cell may have by the rule `pencilmarks`; empty: it says nothing of it.
std::vector<Value> allowed_in(const Puzzle& puzzle, Cell cell) {
  for (const Allowed& allowed : puzzle.board->constraints().allowed) {
    if (allowed.cell == cell) return allowed.values;
  }
  return {};
}

}  // namespace

TEST_CASE("sdk: the puzzle is read, what a player has entered is not") {
  REQUIRE(told("#ARuud\n#DA puzzle\n[Puzzle]\n" + nine_rows + "[State]\n" + nine_rows) ==
          Told{"4 3x3 " + nine_line});
  REQUIRE(told("[Puzzle]\n" + nine_rows + "\n[Puzzle]\n" + nine_rows).size() == 2);
  REQUIRE(told("[Sudoku]\n" + nine_rows) == Told{"2 3x3 " + nine_line});
  REQUIRE(told("[Puzzle]\n" + nine_rows + "[Solution]\n" + nine_rows + "[Notes]\nhard\n") ==
          Told{"2 3x3 " + nine_line});
  CHECK_THAT(notes_on("[Puzzle]\n" + nine_rows + "[Notes]\nhard\n").back(),
             Catch::Contains("what is below [Notes] is skipped"));
}

TEST_CASE("ss: a grid with stars at its corners is a drawn grid") {
  REQUIRE(told("*-----------*\n|53.|.7.|...|\n|6..|195|...|\n|.98|...|.6.|\n|---+---+---|\n"
               "|8..|.6.|..3|\n|4..|8.3|..1|\n|7..|.2.|..6|\n|---+---+---|\n"
               "|.6.|...|28.|\n|...|419|..5|\n|...|.8.|.79|\n*-----------*\n") ==
          Told{"2 3x3 " + nine_line});
}

TEST_CASE("pencil marks drawn by forums are the rule pencilmarks, single ones givens") {
  const Puzzle puzzle = only_puzzle(candidates_drawn);
  REQUIRE(puzzle.givens[0] == 5);
  REQUIRE(puzzle.givens[2] == 0);
  REQUIRE(allowed_in(puzzle, 2) == std::vector<Value>{1, 2, 4});
  REQUIRE(allowed_in(puzzle, 24) == std::vector<Value>{1, 3, 4, 5, 7});
}

TEST_CASE("sdx: candidates in rows of words, u before what a player has entered") {
  std::string rows;
  for (int row = 0; row < 9; ++row)
    rows += row == 4 ? "u4 12 3 4 5 6 7 8 9\n" : "12 345 6 7 8 9 123456789 5 6\n";
  const Puzzle puzzle = only_puzzle(rows);
  REQUIRE(puzzle.givens[36] == 0);
  REQUIRE(allowed_in(puzzle, 36).empty());
  REQUIRE(puzzle.givens[2] == 6);
  REQUIRE(allowed_in(puzzle, 1) == std::vector<Value>{3, 4, 5});
}

TEST_CASE("a row of numbers with one that is too large is not a row of candidates") {
  std::string rows = "12 2 3 4 5 6 7 8 9\n";
  for (int row = 1; row < 9; ++row) rows += "0 0 0 0 0 0 0 0 0\n";
  REQUIRE(told(rows) == Told{"in:1:1: " + says::other_values("r1c1 is 12", 1, 9)});
}

TEST_CASE("729 characters of which nine are a cell's are its pencil marks") {
  std::string line = "1........";
  for (int cell = 1; cell < 81; ++cell) line += cell % 2 == 0 ? "123456789" : ".2.4.....";
  const auto items = read_all(line + " label\n" + line + "\n" + nine_line + "\n");
  REQUIRE(items.size() == 3);
  REQUIRE(items[0].label == "label");
  REQUIRE(items[0].puzzle->givens[0] == 1);
  REQUIRE(allowed_in(*items[1].puzzle, 1) == std::vector<Value>{2, 4});
  REQUIRE(items[2].puzzle->board->rules().empty());
  // A board of 27x27 is none of them.
  line[10] = '1';
  REQUIRE(read_all(line)[0].puzzle->geometry().size() == 27);
}

TEST_CASE("OpenSudoku: games are digits or the fields of cells") {
  std::string fields = "version: 2\n";
  for (const char c : nine_line) {
    fields += (c == '.' ? std::string("0|0|1|") : std::string(1, c) + "|0|0|");
  }
  std::string zeros = nine_line;
  std::replace(zeros.begin(), zeros.end(), '.', '0');
  const std::string text =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n"
      "<folder name=\"A &amp; B\" created=\"1\">\n<game created=\"1\" data=\"" +
      fields + "\" />\n<game data='" + zeros + "'/></folder></opensudoku>\n";
  const auto items = read_all(text + nine_line + "\n");
  REQUIRE(items.size() == 3);
  for (const PuzzleInput& item : items) {
    CAPTURE(item.error);
    REQUIRE(item.puzzle);
    REQUIRE(to_line(item.puzzle->geometry(), item.puzzle->givens) == nine_line);
  }
  REQUIRE(items[1].title == "A & B");
  REQUIRE(items[2].title.empty());
}

TEST_CASE("OpenSudoku: entities, CDATA and comments are those of XML") {
  const std::string game = "<game data=\"8" + std::string(80, '0') + "\" />";
  const auto items = read_all("<opensudoku>\n<!-- " + game +
                              " <name>not it</name> -->\n<name>Tom&#39;s &#x263A; <![CDATA[<1 & "
                              "2>]]></name>\n<author>A &lt;b&gt;</author>\n" +
                              game + "\n</opensudoku>\n");
  REQUIRE(items.size() == 1);
  CHECK(items[0].error.empty());
  CHECK(items[0].title == "Tom's \u263A <1 & 2>");
  CHECK(items[0].author == "A <b>");
}

TEST_CASE("OpenSudoku: malformed XML is reported with its place") {
  CHECK(told("<opensudoku>\n<folder>\n  <game data=\"1\" /></opensudoku>\n").front() ==
        "in:3:22: malformed XML: Start-end tags mismatch");
  CHECK_THAT(told("\n<opensudoku><game data=\"1 /></opensudoku>\n").front(),
             Catch::StartsWith("in:2:") && Catch::Contains("malformed XML"));
  CHECK_THAT(told("<!-- <opensudoku></opensudoku> -->\n<a/>\n").front(), Catch::Contains("XML"));
}

TEST_CASE("OpenSudoku: a game may lie as deep as a text can be long") {
  constexpr std::size_t deep = 200'000;
  std::string text = "<opensudoku>";
  for (std::size_t i = 0; i < deep; ++i) text += "<folder>";
  text += "<game data=\"" + std::string(81, '0') + "\" />";
  for (std::size_t i = 0; i < deep; ++i) text += "</folder>";
  const auto items = read_all(text + "</opensudoku>\n");
  REQUIRE(items.size() == 1);
  CHECK(items[0].puzzle);
}

TEST_CASE("OpenSudoku: XML that is not a collection is reported") {
  CHECK(
      told("<?xml version=\"1.0\"?>\n<page></page>\n").front() ==
      "in:1: XML without a puzzle: expected a <game> of OpenSudoku, or elements or attributes that "
      "have all cells");
  CHECK_THAT(told("<opensudoku>\n<game data=\"00").front(),
             Catch::Contains("truncated XML: </opensudoku> is missing"));
  CHECK(told("<opensudoku>\n</opensudoku>\n").front() ==
        "in:1: a collection of OpenSudoku without a <game>");
  CHECK_THAT(told("<opensudoku><game data=\"123\"/></opensudoku>").front(),
             Catch::Contains("the data of a game is not a puzzle: '123'"));
}

TEST_CASE("formats of the classic Sudoku read back what they write") {
  const Geometry geometry(9);
  const Grid grid = only_puzzle(nine_line).givens;
  for (const char* name : {"sdk", "ss", "opensudoku"}) {
    const std::string text = picture_as(name, {.geometry = geometry, .grid = grid});
    CAPTURE(name, text);
    REQUIRE(only_puzzle(text).givens == grid);
  }
}

TEST_CASE("pencil marks come back from each of their formats") {
  const Puzzle puzzle = only_puzzle(nine_line);
  const Picture picture{
      .geometry = puzzle.geometry(), .grid = puzzle.givens, .board = puzzle.board.get()};
  const std::string marks = picture_as("marks", picture);
  REQUIRE(marks.size() == 730);
  REQUIRE(marks.substr(2 * 9, 9) == "12.4.....");
  for (const char* name : {"sdx", "pencilmarks", "marks"}) {
    const Puzzle back = only_puzzle(picture_as(name, picture));
    CAPTURE(name);
    for (Cell cell = 0; cell < 81; ++cell) {
      std::string read(9, '.');
      for (const Value value : allowed_in(back, cell)) {
        read[value - std::size_t{1}] = static_cast<char>('0' + value);
      }
      REQUIRE(read == marks.substr(cell * 9, 9));
    }
  }
}

TEST_CASE("what these formats have no place for is refused, or left out and noted") {
  const Grid grid(81);
  const Geometry geometry(9);
  const auto knights = make_board(geometry, parse_rules("anti-knight", {"rules"}));
  for (const char* name : {"sdk", "ss", "sdx", "pencilmarks", "marks", "opensudoku"}) {
    CAPTURE(name);
    const Geometry four(4);
    const Grid small(16);
    CHECK_THROWS_WITH(picture_as(name, {.geometry = four, .grid = small}),
                      Catch::Contains("supports only 9x9 boards with 3x3 boxes"));
    Picture picture{.geometry = geometry, .grid = grid, .board = knights.get()};
    CHECK_THROWS_WITH(picture_as(name, picture), Catch::Contains("anti-knight"));
    std::string told;
    const ExchangePolicy policy{true, [&](const std::string& what) { told += what; }};
    picture.policy = &policy;
    CHECK_FALSE(picture_as(name, picture).empty());
    CHECK_THAT(told, Catch::EndsWith("cannot express rules (here anti-knight): left out"));
  }
}
