// Grids as people write them: blank lines between bands, the size on a line before the grid, blanks
// for empty cells in a drawing, -1 for an empty cell. None of that changes what was a puzzle by
// itself.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <string>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

const std::string first_band = "53..7....\n6..195...\n.98....6.\n";
const std::string second_band = "8...6...3\n4..8.3..1\n7...2...6\n";
const std::string third_band = ".6....28.\n...419..5\n....8..79\n";
const std::string banded = first_band + "\n" + second_band + "\n" + third_band;

/// The bands of a text, of each line of which `change` makes something else.
std::string changed(const std::string& text, std::string (*change)(const std::string& line)) {
  std::string out;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    const std::string line = text.substr(begin, end - begin);
    out += (line.empty() ? line : change(line)) + "\n";
    begin = end + 1;
  }
  return out;
}

std::string grouped_line(const std::string& line) {
  return line.substr(0, 3) + " " + line.substr(3, 3) + " " + line.substr(6);
}

std::string spaced_line(const std::string& line) {
  std::string out;
  for (const char c : line) out += std::string(1, c) + " ";
  return out;
}

std::string boxed_line(const std::string& line) {
  std::string out = "|";
  for (std::size_t i = 0; i < line.size(); ++i) {
    out += std::string(" ") + (line[i] == '.' ? ' ' : line[i]) + (i % 3 == 2 ? " |" : "");
  }
  return out;
}

std::string celled_line(const std::string& line) {
  std::string out = "|";
  for (const char c : line) out += std::string(" ") + (c == '.' ? ' ' : c) + " |";
  return out;
}

std::string tight_line(const std::string& row) {
  std::string line = row;
  std::replace(line.begin(), line.end(), '.', ' ');
  line.insert(6, "|").insert(3, "|");
  while (line.back() == ' ') line.pop_back();
  return line;
}

std::string comma_line(const std::string& line) {
  std::string out;
  for (const char c : line) out += std::string(out.empty() ? "" : ",") + (c == '.' ? '0' : c);
  return out;
}

bool is_row(const std::string& line) { return line.size() == 9 && line[0] != '-'; }
std::string grouped_bands(const std::string& line) {
  return is_row(line) ? grouped_line(line) : line;
}
std::string spaced_bands(const std::string& line) {
  return is_row(line) ? spaced_line(line) : line;
}

Told nine_at(int line) { return {std::to_string(line) + " 3x3 " + nine_line}; }

}  // namespace

TEST_CASE("blank lines may come between the bands of a board") {
  for (const auto& text : {banded, changed(banded, grouped_line), changed(banded, spaced_line),
                           changed(banded, boxed_line),
                           first_band + "\n\n# the middle\n" + second_band + "\n" + third_band}) {
    CAPTURE(text);
    REQUIRE(told(text) == nine_at(1));
  }
  const Told two = told(banded + "\n" + banded + "\n" + nine_rows);
  REQUIRE(two.size() == 3);
  REQUIRE(two[1] == "13 3x3 " + nine_line);
  REQUIRE(two[2] == "25 3x3 " + nine_line);
}

TEST_CASE("lines and comments may come between the bands of a board") {
  for (const std::string line : {"-----------", "---+---+---", "------+-------+------", "# band"}) {
    const std::string between = line + "\n";
    const std::string text = first_band + between + second_band + between + third_band;
    for (const auto& lined : {text, changed(text, grouped_bands), changed(text, spaced_bands)}) {
      CAPTURE(lined);
      REQUIRE(told(lined) == nine_at(1));
    }
  }
  // A row of empty cells is none.
  REQUIRE(told("1--4\n----\n--3-\n4---\n") == Told{"1 2x2 1..4......3.4..."});
  REQUIRE(told("12.4\n.4..\n----\n2.4.\n43.1\n") == Told{"1 2x2 12.4.4..2.4.43.1"});
}

TEST_CASE("a semicolon may end each row") {
  const auto ended = [](const std::string& line) { return line + ";"; };
  for (const auto& text : {std::string(nine_rows), changed(nine_rows, grouped_line),
                           changed(nine_rows, spaced_line), changed(nine_rows, comma_line)}) {
    CAPTURE(text);
    REQUIRE(told(changed(text, ended)) == nine_at(1));
  }
}

TEST_CASE("a table of Markdown may have blank cells") {
  for (const std::string rule : {"---|", " --- |", ":-:|", ":---:|"}) {
    std::string line = "|";
    for (int i = 0; i < 9; ++i) line += rule;
    line += '\n';
    std::string text = changed(nine_rows, celled_line);
    const std::string headed = celled_line(".........") + "\n" + line + text;
    text.insert(text.find('\n') + 1, line);
    std::string narrow = text;
    std::erase(narrow, ' ');
    CAPTURE(text);
    CHECK(told(text) == nine_at(1));
    CHECK(told(narrow) == nine_at(1));
    const Told items = told(headed);
    REQUIRE(items.size() == 1);
    CHECK(items[0].ends_with(" 3x3 " + std::string(nine_line)));
  }
}

TEST_CASE("what is not a band is an error, and what follows it is read") {
  const Told items = told(first_band + "\n" + second_band + "\n" + nine_rows);
  REQUIRE(items.size() == 3);
  REQUIRE(items[0] == "in:3: rows 4 to 9 are missing: 3 rows of 9 symbols");
  REQUIRE(items[1] == "in:7: rows 4 to 9 are missing: 3 rows of 9 symbols");
  REQUIRE(items[2] == "9 3x3 " + nine_line);
  // Small boards with blank lines between them are no bands.
  REQUIRE(told("12\n21\n\n12\n21\n", of_size(2)) == Told{"1 1x2 1221", "4 1x2 1221"});
  REQUIRE(told("123321132\n\n1.......3\n").size() == 2);
}

TEST_CASE("an impossible value is named in a board of bands too") {
  std::string text = banded;
  text[text.find('8')] = 'X';
  REQUIRE_THAT(told(text).front(), Catch::StartsWith("in:3:3: 'X' is not a symbol of a 9x9 board"));
}

TEST_CASE("the size may come before the grid") {
  for (const std::string size : {"9\n", "9 9\n", "9x9\n", "3 3\n", "9\n\n", "  9\n"}) {
    CAPTURE(size);
    const int line = static_cast<int>(std::count(size.begin(), size.end(), '\n')) + 1;
    REQUIRE(told(size + nine_rows) == nine_at(line));
    REQUIRE(told(size + banded) == nine_at(line));
    REQUIRE(told(size + changed(nine_rows, spaced_line)) == nine_at(line));
    REQUIRE(told(size + changed(nine_rows, boxed_line)) == nine_at(line));
  }
  REQUIRE(told("9\n" + nine_rows + "9\n" + nine_rows).size() == 2);
  REQUIRE(told("4\n1 2 3 4\n0 0 0 0\n0 0 0 0\n0 0 0 0\n") == Told{"2 2x2 1234............"});
}

TEST_CASE("a number before the grid that isn't its size is an error") {
  REQUIRE_THAT(told("8\n" + nine_rows).front(),
               Catch::Contains("'8' is not a symbol of a 1x1 board"));
  REQUIRE(told("2 2\n1 2\n", of_size(2)) == Told{"1 1x2 2212"});
}

TEST_CASE("blanks in a drawing are empty cells") {
  for (const auto& line : {boxed_line, celled_line, tight_line}) {
    const std::string text = changed(nine_rows, line);
    CAPTURE(text);
    REQUIRE(told(text) == nine_at(1));
  }
}

TEST_CASE("a row of a drawing may be blank") {
  const std::string rows = "1...\n....\n..3.\n...4\n";
  const std::string text = changed(rows, celled_line);
  REQUIRE(told(text) == Told{"1 2x2 1.........3....4"});
}

TEST_CASE("what the format grid draws is read with blanks for its dots, or refused") {
  std::mt19937 random(5);
  int read = 0;
  for (int i = 0; i < 60; ++i) {
    const Geometry geometry(std::array{4, 6, 9, 10, 16, 36}[static_cast<std::size_t>(i % 6)]);
    Grid grid(geometry.cells());
    for (Value& value : grid) {
      const auto drawn =
          static_cast<Value>(random() % static_cast<unsigned>(2 * geometry.size()) + 1);
      value = drawn > geometry.size() ? Value{0} : drawn;
    }
    std::string text;
    format_named("grid").write({.geometry = geometry, .grid = grid}, text);
    std::replace(text.begin(), text.end(), '.', ' ');
    const std::vector<PuzzleInput> items = read_all(text);
    CAPTURE(text);
    REQUIRE(items.size() == 1);
    if (!items[0].puzzle) continue;
    REQUIRE(items[0].puzzle->givens == grid);
    ++read;
  }
  REQUIRE(read >= 50);
}

TEST_CASE("a drawing with blanks that could be read in two ways is refused") {
  // Each value may be in the first or the second cell of its box.
  REQUIRE(told("|   1   |       |\n|       |   2   |\n|   3   |       |\n|       |   4   |\n") ==
          Told{"in:1: the empty cells of this drawn grid can't be located: write . for each"});
}

TEST_CASE("among numbers -1 is an empty cell") {
  const Told grid{"1 2x2 43....12.......3"};
  REQUIRE(told("4 3 -1 -1\n-1 -1 1 2\n-1 -1 -1 -1\n-1 -1 -1 3\n") == grid);
  REQUIRE(told("4,3,-1,-1\n-1,-1,1,2\n-1,-1,-1,-1\n-1,-1,-1,3\n") == grid);
  REQUIRE(told("4,3,-1,-1,-1,-1,1,2,-1,-1,-1,-1,-1,-1,-1,3\n") == grid);
  REQUIRE_THAT(told("4 3 -2 -1\n-1 -1 1 2\n-1 -1 -1 -1\n-1 -1 -1 3\n").front(),
               Catch::Contains("'-2' is not a value"));
}
