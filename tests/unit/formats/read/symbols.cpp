// Other symbols than digits and letters from 1 on: as --symbols says, and 0 to F where a 16x16
// board shows that 0 is a value. No given is lost without a word.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

BoardRequest in_symbols_of(const std::string& symbols) {
  BoardRequest request;
  request.symbols = symbols;
  return request;
}

/// A full 16x16 grid, value 1 as the first symbol; of `cells` cells those after are empty.
std::string sixteen(const std::string& symbols, std::size_t cells, char empty) {
  std::string text;
  for (std::size_t row = 0; row < 16; ++row) {
    for (std::size_t column = 0; column < 16; ++column) {
      const std::size_t value = (row % 4 * 4 + row / 4 + column) % 16;
      text += row * 16 + column < cells ? symbols[value] : empty;
    }
  }
  return text;
}

std::string in_rows(const std::string& line) {
  std::string rows;
  for (std::size_t i = 0; i < line.size(); i += 16) rows += line.substr(i, 16) + "\n";
  return rows;
}

const std::string hexadecimal = "0123456789ABCDEF";
const std::string usual = "123456789ABCDEFG";

}  // namespace

TEST_CASE("the requested symbols represent the values in order") {
  REQUIRE(told("ab..\n..DC\n..A.\n....\n", in_symbols_of("ABCD")) ==
          Told{"1 2x2 12....43..1....."});
  REQUIRE(told("01....32..0.....", in_symbols_of("0-3")) == Told{"1 2x2 12....43..1....."});
  REQUIRE(told("aA....bB..a.....", in_symbols_of("aABb")) == Told{"1 2x2 12....43..1....."});
  REQUIRE(told("0 1 . .\n. . 3 2\n. . 0 .\n. . . .\n", in_symbols_of("0-3")) ==
          Told{"1 2x2 12....43..1....."});
  REQUIRE(told("0 1 -1 -1\n-1 -1 3 2\n-1 -1 0 -1\n-1 -1 -1 -1\n", in_symbols_of("0-3")) ==
          Told{"1 2x2 12....43..1....."});
  REQUIRE(told("| 0 1 | . . |\n| . . | 3 2 |\n| . . | 0 . |\n| . . | . . |\n",
               in_symbols_of("0-3")) == Told{"1 2x2 12....43..1....."});
}

TEST_CASE("a header is read in the usual symbols, its grid in those asked for") {
  const auto items =
      read_all("title: 0-3\ncages:\n  3: r1c1 r1c2\n\n0...............\n", in_symbols_of("0-3"));
  REQUIRE(items.size() == 1);
  REQUIRE(items[0].puzzle);
  REQUIRE(items[0].title == "0-3");
  REQUIRE(items[0].puzzle->givens[0] == 1);
}

TEST_CASE("a symbol that was not asked for is named") {
  REQUIRE(told("G...............", in_symbols_of("0-3")) ==
          Told{"in:1:1: 'G' is neither one of the symbols 0123 nor . for an empty cell"});
  REQUIRE(told("12..\n..4.\n....\n....\n", in_symbols_of("0-3")) ==
          Told{"in:2:3: '4' is neither one of the symbols 0123 nor . for an empty cell"});
}

TEST_CASE("symbols that can't be are wrong usage") {
  for (const std::string wrong : {"9-0", "1123", "1 2", "12.", "0-", "\xC3\xA4", "F-0", "ab|"}) {
    CAPTURE(wrong);
    REQUIRE_THAT(usage_error_of("1...............", in_symbols_of(wrong)),
                 Catch::StartsWith("--symbols "));
  }
  REQUIRE(usage_error_of(nine_line, in_symbols_of("1-4")) ==
          "");  // an error of the puzzle: 5 is none of them
  REQUIRE(usage_error_of(std::string(81, '.'), in_symbols_of("1-4")) ==
          "--symbols 1234: 4 symbols, but 9 values on the board");
}

TEST_CASE("0 to F are the values of a 16x16 board on which no two zeros clash") {
  const std::string puzzle = sixteen(hexadecimal, 100, '.');
  const std::string expected = "1 4x4 " + sixteen(usual, 100, '.');
  REQUIRE(told(puzzle) == Told{expected});
  REQUIRE(told(in_rows(puzzle)) == Told{expected});
  REQUIRE(told(sixteen(hexadecimal, 256, '.')) == Told{"1 4x4 " + sixteen(usual, 256, '.')});
  REQUIRE(read_all(puzzle)[0].symbols == hexadecimal);
  const auto remarks = notes_on(puzzle + "\n" + puzzle + "\n");
  REQUIRE(remarks.size() == 1);
  REQUIRE_THAT(remarks[0], Catch::StartsWith("in:1: 0 and letters up to F: the values are 0 to F"));
}

TEST_CASE("zeros for empty cells stay empty cells, and a note says so") {
  const std::string zeros = sixteen(usual.substr(0, 15) + "0", 100, '0');
  REQUIRE(told(zeros) == Told{"1 4x4 " + sixteen(usual.substr(0, 15) + ".", 100, '.')});
  REQUIRE(notes_on(zeros).size() == 1);
  REQUIRE_THAT(notes_on(zeros)[0], Catch::Contains("0 is read as an empty cell, it comes twice"));
  // Nothing is said where a G tells.
  REQUIRE(notes_on(sixteen(usual, 100, '0')).empty());
  std::string both = sixteen(hexadecimal, 100, '.');
  both[200] = both[201] = '0';
  const auto remarks = notes_on(both);
  REQUIRE(remarks.size() == 1);
  REQUIRE_THAT(remarks[0], Catch::Contains("0 is read as an empty cell, as . is"));
}

TEST_CASE("0 to F with commas between them are read as without") {
  const auto with_commas = [](const std::string& line) {
    std::string rows;
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (line[i] != '.') rows += line[i];
      rows += i % 16 == 15 ? '\n' : ',';
    }
    return rows;
  };
  REQUIRE(told(with_commas(sixteen(hexadecimal, 100, '.'))) ==
          Told{"1 4x4 " + sixteen(usual, 100, '.')});
  const std::string numbers = with_commas(sixteen(usual.substr(0, 15) + "0", 100, '0'));
  REQUIRE(told(numbers) == Told{"1 4x4 " + sixteen(usual.substr(0, 15) + ".", 100, '.')});
  REQUIRE(notes_on(numbers).size() == 1);
}

TEST_CASE("zeros beside -1 are values if they can be, else empty cells, and a note says so") {
  const std::string values = "0 1 -1 -1\n-1 -1 3 2\n-1 -1 0 -1\n-1 -1 -1 -1\n";
  REQUIRE(told(values) == Told{"1 2x2 12....43..1....."});
  REQUIRE(notes_on(values).size() == 1);
  REQUIRE_THAT(notes_on(values)[0], Catch::Contains("the values are 0 to 3"));
  const std::string empty = "0 1 0 -1\n-1 -1 3 2\n-1 -1 0 -1\n-1 -1 -1 -1\n";
  REQUIRE(told(empty) == Told{"1 2x2 .1....32........"});
  REQUIRE(notes_on(empty).size() == 1);
  REQUIRE_THAT(notes_on(empty)[0], Catch::Contains("0 is read as an empty cell, as -1 is"));
}

TEST_CASE("a grid is written in the symbols of its puzzle") {
  const Geometry geometry(4);
  const Grid grid{1, 2, 3, 4, 0, 0, 0, 0, 4, 3, 2, 1, 0, 0, 0, 0};
  const Picture picture{.geometry = geometry, .grid = grid, .symbols = "0123"};
  std::string line;
  format_named("line").write(picture, line);
  REQUIRE(line == "0123....3210....\n");
  std::string table;
  format_named("csv").write(picture, table);
  REQUIRE(table == "0,1,2,3\n.,.,.,.\n3,2,1,0\n.,.,.,.\n");
  REQUIRE(told(table, in_symbols_of("0-3")) == Told{"1 2x2 1234....4321...."});
  std::string drawn;
  format_named("grid").write(picture, drawn);
  REQUIRE_THAT(drawn, Catch::Contains("0") && !Catch::Contains("4"));
  REQUIRE(told(drawn, in_symbols_of("0-3")) == Told{"2 2x2 1234....4321...."});
}
