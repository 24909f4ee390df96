// Inputs that aren't puzzles: one error each, with the place and what is wrong.
#include <catch2/catch.hpp>

#include <random>

#include "support/fixtures.hpp"
#include "support/sentences.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

/// The one error that such an input gives.
std::string error_of(std::string text, const BoardRequest& request = {}) {
  const Told items = told(std::move(text), request);
  return items.size() == 1 ? items[0] : std::to_string(items.size()) + " items";
}

}  // namespace

TEST_CASE("a symbol that no cell can hold is named with line and column") {
  CHECK(error_of(support::with(nine_line, 16, 'x')) == "in:1:17: " + says::not_a_symbol("'x'", 9));
  CHECK(error_of(support::with(nine_line, 16, '?')) == "in:1:17: " + says::not_a_symbol("'?'", 9));
  CHECK(error_of(support::with(nine_line, 16, '\xE2')) ==
        "in:1:17: " + says::not_a_symbol("byte 0xE2", 9));
  CHECK(error_of("\n" + support::with(nine_rows, 10 + 2, 'a')) ==
        "in:3:3: " + says::not_a_symbol("'a'", 9));
  CHECK(error_of("H" + std::string(255, '.')) == "in:1:1: " + says::not_a_symbol("'H'", 16));
}

TEST_CASE("NUL bytes and control characters are named with line and column") {
  CHECK(error_of(support::with(nine_line, 4, '\0')) == "in:1:5: NUL byte: not a text file");
  CHECK(error_of(support::with(nine_rows, 10, '\0')) == "in:2:1: NUL byte: not a text file");
  CHECK(error_of(nine_line + support::with(" a.b", 2, '\0')) ==
        "in:1:84: NUL byte: not a text file");
  CHECK(error_of(nine_line + " a\x1B[0m") ==
        "in:1:84: byte 0x1B in the label: a control character");
}

TEST_CASE("UTF-16 is named") {
  CHECK(error_of(std::string("\xFF\xFE\x35\0\x33\0", 6)) ==
        "in:1:1: UTF-16: save the file as UTF-8");
  CHECK(error_of(std::string("\xFE\xFF\0\x35\n\0", 6)) == "in:1:1: UTF-16: save the file as UTF-8");
}

TEST_CASE("a line with too few or too many symbols says how many") {
  CHECK(error_of(nine_line.substr(1)) == "in:1: 80 symbols: a 9x9 puzzle has 81, one is missing");
  CHECK(error_of(std::string(728, '.')) ==
        "in:1: 728 symbols: a 27x27 puzzle, like the pencil marks of a 9x9 puzzle, has 729, one is "
        "missing");
  CHECK(error_of("A" + std::string(727, '.')) ==
        "in:1: 728 symbols: a 27x27 puzzle has 729, one is missing");
  CHECK(error_of(nine_line + "1") == "in:1: 82 symbols: a 9x9 puzzle has 81, one too many");
  CHECK(error_of(nine_line.substr(3)) == "in:1: 78 symbols: a 9x9 puzzle has 81, 3 are missing");
  CHECK(error_of(std::string(60, '.')) == "in:1: 60 symbols: an 8x8 puzzle has 64, 4 are missing");
  CHECK(error_of(std::string(36 * 36, '.')) ==
        "in:1: 1296 symbols: a puzzle of symbols on one line has at most 1225");
}

TEST_CASE("a value out of range is named with its cell") {
  CHECK(error_of("1,2,3,4\n,,,\n3,4,1,10\n0,0,0,0\n") ==
        "in:3:7: " + says::other_values("r3c4 is 10", 1, 4));
  CHECK(error_of("1 2 3 4\n0 0 0 0\n11 4 1 0\n0 0 0 0\n") ==
        "in:3:1: " + says::other_values("r3c1 is 11", 1, 4));
  CHECK(error_of("1 2 3 4 0 0 0 0 0 0 0 10 0 0 0 0\n") ==
        "in:1:23: " + says::other_values("r3c4 is 10", 1, 4));
  CHECK(error_of("|1 2|\n|2 10|\n") == "in:2:4: " + says::other_values("r2c2 is 10", 1, 2));
}

TEST_CASE("a word that is not a value is named") {
  CHECK(error_of("1,2\n2,abc\n") ==
        "in:2:3: 'abc' is not a value: expected a number up to 1290, or 0 for an empty cell");
  CHECK(error_of("1 2\n2 12345\n") ==
        "in:2:3: '12345' is not a value: expected a number up to 1290, or 0 for an empty cell");
}

TEST_CASE("a ragged row is named") {
  CHECK(error_of("12.\n..\n...\n") == "in:2: row 2 has 2 symbols, the rows before it 3");
  CHECK(error_of("1,2\n2,1,1\n") == "in:2: row 2 has 3 values, the rows before it 2");
  CHECK(error_of("|12|34|\n|..|..|\n|.|..|\n|..|..|\n") ==
        "in:3: row 3 has 3 symbols, the rows before it 4");
  CHECK(error_of("12.\n..\n...\n", of_size(4)) == "in:1: row 1 has 3 symbols, a 4x4 board has 4");
}

TEST_CASE("missing rows and rows too many are counted") {
  const std::string eight = nine_rows.substr(0, 80);
  CHECK(error_of(eight) == "in:8: row 9 is missing: 8 rows of 9 symbols");
  CHECK(error_of(nine_rows.substr(0, 60)) == "in:6: rows 7 to 9 are missing: 6 rows of 9 symbols");
  CHECK(error_of(nine_rows + nine_rows.substr(0, 10)) ==
        "in:10: 10 rows of 9 symbols: a 9x9 board has 9 rows, one too many");
  CHECK(error_of("|1 2|\n+---+\n") == "in:1: row 2 is missing: 1 row of 2 values");
  CHECK(error_of("12.\n", of_size(3)) == "in:1: rows 2 to 3 are missing: 1 row of 3 symbols");
}

TEST_CASE("fifteen rows of a 16x16 board are not fifteen bad 4x4 puzzles") {
  CHECK(error_of(repeated("GFEDCBA987654321\n", 15)) ==
        "in:15: row 16 is missing: 15 rows of 16 symbols");
}

TEST_CASE("a broken run of rows is one error, and what follows it is read") {
  const std::string board = "3x3 " + nine_line;
  CHECK(told(nine_line + "\n" + support::with(nine_rows, 12, '?') + "\n" + nine_rows) ==
        Told{"1 " + board, "in:3:3: " + says::not_a_symbol("'?'"), "12 " + board});
  CHECK(told(nine_line + "\nsome words\nand more of them\n" + nine_line) ==
        Told{"1 " + board,
             "in:2:1: 's' is not a symbol of a 2x2 board: expected 1 to 2, or . for an empty cell",
             "4 " + board});
  CHECK(told(nine_rows + nine_rows + "12\n" + repeated("123456789\n", 50) + "\n" + nine_line)
            .size() == 4);
}

TEST_CASE("in a stream bad lines are errors of their own, also before the first puzzle") {
  const std::string bad = nine_line.substr(1);
  const std::string error = ": 80 symbols: a 9x9 puzzle has 81, one is missing";
  CHECK(told(bad + "\n" + bad + "\n" + nine_line + "\n" + bad) ==
        Told{"in:1" + error, "in:2" + error, "3 3x3 " + nine_line, "in:4" + error});
  CHECK(told("1..............4\n1..............5\n1..............\n") ==
        Told{"1 2x2 1..............4", "in:2:16: " + says::not_a_symbol("'5'", 4),
             "in:3: 15 symbols: a 4x4 puzzle has 16, one is missing"});
}

TEST_CASE("an input without any puzzle gives one error") {
  for (const std::string text : {"", "# a\n\n"}) {
    CHECK_THROWS_WITH(read_all(text), "in: contains no puzzle");
  }
  CHECK(error_of(repeated(nine_line.substr(1) + "\n", 42)) ==
        "in:1: 80 symbols: a 9x9 puzzle has 81, one is missing (and 41 more)");
  CHECK(error_of("+---+\n+---+\n") == "in:1: borders of a drawn grid without rows");
  CHECK(error_of(": name\n") == "in:1: a label without a puzzle before it");
  CHECK(error_of("?\n\n1\n\n----\n") == "in:1:1: " + says::not_a_symbol("'?'") + " (and 2 more)");
}

TEST_CASE("an input of noise gives one error and is not read to its end") {
  std::minstd_rand random(1);
  std::string noise(10'000'000, ' ');
  for (char& byte : noise) byte = static_cast<char>(random() >> 8);
  CHECK_THAT(error_of(noise), Catch::Contains("is not a symbol") &&
                                  Catch::EndsWith(" (and 9999 more; the rest was not read)"));
}

TEST_CASE("a line longer than any puzzle can't be read") {
  CHECK_THROWS_AS(read_all(std::string(20'000'000, '5')), InputError);
}

TEST_CASE("a row longer than any row is an error, not memory") {
  CHECK(error_of("1" + std::string(20'000, ' ') + "|\n2|\n") ==
        "in:1: a row of 20002 bytes is too long");
  CHECK(error_of("|" + std::string(50, '1') + "|\n|1|\n") ==
        "in:1: a row of 50 symbols: at most 35 are possible, larger boards are written in numbers");
}

TEST_CASE("another size than the one asked for is wrong usage") {
  CHECK(usage_error_of(nine_line, of_size(6)) ==
        "--size 6 contradicts the input: its board is 9x9");
  CHECK(usage_error_of(nine_rows, of_size(6)) ==
        "--size 6 contradicts the input: its board is 9x9");
  CHECK(usage_error_of("1..2", of_size(9)) == "--size 9 contradicts the input: its board is 2x2");
  CHECK(usage_error_of("|12|\n|21|\n", of_size(9)) ==
        "--size 9 contradicts the input: its board is 2x2");
  CHECK(usage_error_of(nine_line, of_box(2, 3)) ==
        "--box 2x3 makes a board of size 6, but the input's is 9x9");
}

TEST_CASE("a size or box that no board can have is wrong usage before anything is read") {
  CHECK(usage_error_of("", {6, Geometry(3, 3)}) ==
        "--box 3x3 makes a board of size 9, not 6 as --size says");
  CHECK(usage_error_of("", of_size(10'007)) == says::out_of_range("board size 10007", 1, 1290));
}

TEST_CASE("a malformed puzzle does not contradict the size asked for") {
  CHECK(error_of(nine_line.substr(1), of_size(9)) ==
        "in:1: 80 symbols: a 9x9 puzzle has 81, one is missing");
  CHECK(error_of(nine_line.substr(0, 64), of_size(9)) ==
        "in:1: 64 symbols: a 9x9 puzzle has 81, 17 are missing");
  CHECK(error_of("12\n2\n", of_size(9)) == "in:1: row 1 has 2 symbols, a 9x9 board has 9");
}
