// Puzzles in all the forms in which people write them.
#include <unistd.h>
#include <catch2/catch.hpp>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

std::string in_format(std::string_view name, const Picture& picture) {
  std::string text;
  for (const Format* format : formats()) {
    if (format->name == name) format->write(picture, text);
  }
  return text;
}

Grid some_values(const Geometry& geometry) {
  Grid grid(geometry.cells());
  for (std::size_t cell = 0; cell < grid.size(); ++cell) {
    grid[cell] = static_cast<Value>(cell * 7 % (static_cast<std::size_t>(geometry.size()) + 1));
  }
  return grid;
}

}  // namespace

TEST_CASE("a puzzle on one line is read") {
  CHECK(told(nine_line) == Told{"1 3x3 " + nine_line});
  CHECK(told("  " + nine_line + "  \n") == Told{"1 3x3 " + nine_line});
}

TEST_CASE("five symbols mean an empty cell, letters of either case 10 to 35") {
  CHECK(told(".0_*-1234.0_*-12") == Told{"1 2x2 .....1234.....12"});
  const auto items = read_all("aBcDeFgZ" + std::string(35 * 35 - 8, '.'));
  REQUIRE(items.at(0).puzzle);
  const Grid& grid = items[0].puzzle->givens;
  CHECK(Grid(grid.begin(), grid.begin() + 8) == Grid{10, 11, 12, 13, 14, 15, 16, 35});
}

TEST_CASE("text after white space, a colon or a hash is the label") {
  for (const std::string sign : {" ", "\t", ":", "#", " # ", ",", "  :  "}) {
    CHECK(told(nine_line + sign + "name: 7, x|y ") == Told{"1 3x3 " + nine_line + " name: 7, x|y"});
  }
}

TEST_CASE("blank lines and comments are skipped") {
  CHECK(told("# a\n\n  \t\n  # b\n" + nine_line + "\n#c\n\n" + nine_line) ==
        Told{"5 3x3 " + nine_line, "8 3x3 " + nine_line});
}

TEST_CASE("Windows line ends and a byte-order mark are ignored") {
  CHECK(told("\xEF\xBB\xBF" + nine_line + "\r\n\r\n" + nine_line + "\r\n") ==
        Told{"1 3x3 " + nine_line, "3 3x3 " + nine_line});
}

TEST_CASE("boards of different sizes follow each other") {
  CHECK(told("1..............4\n" + nine_line + "\n" + "1" + std::string(35, '.') + "\n") ==
        Told{"1 2x2 1..............4", "2 3x3 " + nine_line, "3 2x3 1" + std::string(35, '.')});
}

TEST_CASE("puzzles of one stream share their board") {
  const auto items = read_all(nine_line + "\n1..............4\n" + nine_line);
  REQUIRE(items.size() == 3);
  CHECK(items[0].puzzle->board == items[2].puzzle->board);
}

TEST_CASE("N lines of N symbols are one board") {
  CHECK(told(nine_rows) == Told{"1 3x3 " + nine_line});
  CHECK(told("12\n21", of_size(2)) == Told{"1 1x2 1221"});
  CHECK(told("1", of_size(1)) == Told{"1 1x1 1"});
}

TEST_CASE("boards follow each other with or without a blank line, a comment or a line's puzzle") {
  const std::string board = " 3x3 " + nine_line;
  CHECK(told(nine_rows + "\n" + nine_rows) == Told{"1" + board, "11" + board});
  CHECK(told(nine_rows + "# next\n" + nine_rows) == Told{"1" + board, "11" + board});
  CHECK(told(repeated(nine_rows, 3)) == Told{"1" + board, "10" + board, "19" + board});
  CHECK(told(nine_rows + nine_line + "\n" + nine_rows) ==
        Told{"1" + board, "10" + board, "11" + board});
}

TEST_CASE("boxes may have spaces between them") {
  CHECK(told("12 34\n.. ..\n3. .1\n.. ..\n") == Told{"1 2x2 1234....3..1...."});
  CHECK(told("123 456 789\n" + repeated("... ... ...\n", 8)) ==
        Told{"1 3x3 123456789" + std::string(72, '.')});
}

TEST_CASE("sixteen lines of sixteen symbols are a 16x16 board, any other number 4x4 puzzles") {
  const std::string line = "1..............4";
  const auto board = read_all(repeated(line + "\n", 16));
  REQUIRE(board.size() == 1);
  CHECK(board[0].puzzle->geometry() == Geometry(16));
  for (const int lines : {1, 2, 15, 17, 40}) {
    const Told puzzles = told(repeated(line + " name\n", lines));
    REQUIRE(puzzles.size() == static_cast<std::size_t>(lines));
    CHECK(puzzles.back() == std::to_string(lines) + " 2x2 " + line + " name");
  }
  CHECK(told(repeated(line + "\n", 16), of_size(4)).size() == 16);
}

TEST_CASE("a single line of a square number of symbols is a puzzle of its own") {
  CHECK(told("1..2", of_size(2)) == Told{"1 1x2 1..2"});
  CHECK(told("1.......3 name") == Told{"1 1x3 1.......3 name"});
}

TEST_CASE("the size that is asked for decides between rows and puzzles") {
  CHECK(told("12..\n21..\n", of_size(2)) == Told{"1 1x2 12..", "2 1x2 21.."});
  CHECK(told("1...\n....\n....\n...4\n", of_size(4)) == Told{"1 2x2 1..............4"});
}

TEST_CASE("a box decides the geometry") {
  CHECK(told("1.....\n......\n......\n......\n......\n.....6", of_box(3, 2)) ==
        Told{"1 3x2 1" + std::string(34, '.') + "6"});
  const BoardRequest both{6, Geometry(3, 2)};
  CHECK(both.geometry(6) == Geometry(3, 2));
}

TEST_CASE("numbers with white space between them are rows, or a whole puzzle") {
  CHECK(told("1 2 . 4\n0 0 0 0\n3 * 1 2\n- _ . 1\n") == Told{"1 2x2 12.4....3.12...1"});
  CHECK(told("1 2 . 4 0 0 0 0 3 * 1 2 - _ . 1 # name\n") == Told{"1 2x2 12.4....3.12...1 name"});
  const auto sixteen =
      read_all("16 1 0 0 0 0 0 0 0 0 0 0 0 0 0 A\n" + repeated(repeated("0 ", 16) + "\n", 15));
  REQUIRE(sixteen.size() == 1);
  CHECK(sixteen[0].puzzle->givens[0] == 16);
  CHECK(sixteen[0].puzzle->givens[15] == 10);
}

TEST_CASE("36 rows of 36 numbers are a board, fewer lines 6x6 puzzles") {
  const std::string row = "1" + repeated(" 0", 34) + " 6\n";
  const auto board = read_all(repeated(row, 36));
  REQUIRE(board.size() == 1);
  CHECK(board[0].puzzle->geometry() == Geometry(36));
  CHECK(told(repeated(row, 2)).size() == 2);
}

TEST_CASE("comma-separated lines are rows; one line may be a whole puzzle with a label") {
  CHECK(told("1,2\n2,\n", of_size(2)) == Told{"1 1x2 122."});
  CHECK(told(" 1, 2 ,.,4\n0,,,\n3,_,1,2\n,,,1\n") == Told{"1 2x2 12.4....3.12...1"});
  CHECK(told("1,,,2,,,,3,,,,,,,,4 name, x") == Told{"1 2x2 1..2...3.......4 name, x"});
}

TEST_CASE("two puzzles of which a comma is between are a puzzle and its solution") {
  CHECK(told(nine_line + "," + nine_line) == Told{"1 3x3 " + nine_line + " " + nine_line});
}

TEST_CASE("a drawn grid is read, with or without an outer border") {
  CHECK(told("+-----+-----+\n| 1 2 | . 4 |\n| . . | . . |\n+-----+-----+\n"
             "| 3 . | 1 2 |\n| . . | . 1 |\n+-----+-----+\n") == Told{"2 2x2 12.4....3.12...1"});
  CHECK(told("12|.4\n..|..\n--+--\n3.|12\n..|.1\n") == Told{"1 2x2 12.4....3.12...1"});
  CHECK(told("1 2 | . 4\n. . | . .\n---------\n3 . | 1 2\n. . | . 1\n") ==
        Told{"1 2x2 12.4....3.12...1"});
  CHECK(told("---------\n|12|.4|\n|..|..|\n=========\n|3.|12|\n|..|.1|\n---------\n") ==
        Told{"2 2x2 12.4....3.12...1"});
}

TEST_CASE("dashes in a drawn grid are a row of empty cells if the board lacks one") {
  CHECK(told("- - | - -\n1 2 | 3 4\n- - | - -\n3 4 | 1 2\n") == Told{"1 2x2 ....1234....3412"});
  CHECK(told("|1|2|\n|-|-|\n|2|1|\n", of_size(2)) == Told{"1 1x2 1221"});
}

TEST_CASE("lines of dashes alone are empty cells") {
  CHECK(told("--\n--\n", of_size(2)) == Told{"1 1x2 ...."});
  const std::string empty(81, '.');
  CHECK(told(std::string(81, '-') + "\n" + std::string(81, '-') + "\n" + nine_line) ==
        Told{"1 3x3 " + empty, "2 3x3 " + empty, "3 3x3 " + nine_line});
}

TEST_CASE("drawn numbers are distinguished from drawn symbols by the number of rows") {
  CHECK(told("|12|34|\n|..|..|\n|..|..|\n|..|..|\n") == Told{"1 2x2 1234............"});
  std::string rows = "| 10 2 3 4 5 | 6 7 8 9 1 |\n";
  CHECK(told(rows + repeated("| . . . . . | . . . . . |\n", 9)) ==
        Told{"1 2x5 A234567891" + std::string(90, '.')});
}

TEST_CASE("several drawings follow each other") {
  const std::string drawing = "|12|\n|21|\n";
  CHECK(told(drawing + "\n" + drawing, of_size(2)) == Told{"1 1x2 1221", "4 1x2 1221"});
  CHECK(told(drawing + drawing, of_size(2)) == Told{"1 1x2 1221", "3 1x2 1221"});
}

TEST_CASE("what the formats write is read back, at every size") {
  for (const int size : {1, 2, 3, 4, 6, 9, 10, 12, 16, 25, 35, 36, 49, 100}) {
    const Geometry geometry(size);
    const Grid grid = some_values(geometry);
    Grid givens = grid;
    for (std::size_t cell = 0; cell < givens.size(); cell += 2) givens[cell] = 0;
    const std::vector<Cell> marked{0};
    for (const std::string_view format : {"grid", "line", "csv"}) {
      CAPTURE(size, format);
      for (const Picture& picture :
           {Picture{geometry, grid}, Picture{geometry, grid, &givens, marked}}) {
        // Small ones aren't read without being asked for.
        const auto items =
            read_all(in_format(format, picture), size > 2 ? BoardRequest() : of_size(size));
        REQUIRE(items.size() == 1);
        REQUIRE(items[0].puzzle);
        CHECK(items[0].puzzle->givens == grid);
      }
    }
  }
}

TEST_CASE("a puzzle that has come through a pipe is there before the next one is written") {
  int ends[2];
  REQUIRE(::pipe(ends) == 0);
  PuzzleReader reader(LineReader::open("/dev/fd/" + std::to_string(ends[0])), {});
  const std::string line = nine_line + "\n";
  for (int i = 0; i < 2; ++i) {
    REQUIRE(::write(ends[1], line.data(), line.size()) == static_cast<ssize_t>(line.size()));
    const std::optional<PuzzleInput> item = reader.next();
    REQUIRE(item);
    CHECK(item->puzzle);
  }
  ::close(ends[1]);
  CHECK_FALSE(reader.next());
  ::close(ends[0]);
}

TEST_CASE("the end of the input stays the end") {
  PuzzleReader reader(LineReader::of_text(nine_line, "in"), {});
  CHECK(reader.next());
  CHECK_FALSE(reader.next());
  CHECK_FALSE(reader.next());
}
