// Texts that hold more than the signs of a board, as posts, tables, puzzle banks and programs have
// them: what each is read as, and what is said of that. None may become another puzzle.
#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <random>
#include <string>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

const std::string given_line = "1234....3412....";  // of 4x4
const std::string other_line =
    "98.76....7....4...6...8..2...29..6....4.5.3....8..49...1..6...3...1....5....92.86";
const std::string jigsaw_map =
    "144444449111111149122226649222226999333666999333688888356688887357777777355555557";

/// What was said of how the text was read.
std::string remarks_of(const std::string& text) {
  std::string remarks;
  for (const std::string& note : notes_on(text)) remarks += note + "\n";
  return remarks;
}

/// The lines of the text, each changed.
template <class Change>
std::string each_line(const std::string& text, Change change) {
  std::string out;
  for (std::size_t begin = 0, number = 1; begin < text.size(); ++number) {
    const std::size_t end = text.find('\n', begin);
    out += change(text.substr(begin, end - begin), number) + "\n";
    begin = end + 1;
  }
  return out;
}

/// The rows of a 9x9 puzzle with `gap` between the symbols.
std::string rows_of(const std::string& line, const std::string& gap = "") {
  std::string out;
  for (std::size_t cell = 0; cell < line.size(); ++cell) {
    out += line[cell];
    out += cell % 9 == 8 ? "\n" : gap;
  }
  return out;
}

std::string with_zeros(std::string line) {
  std::replace(line.begin(), line.end(), '.', '0');
  return line;
}

std::string without_dots(std::string text) {
  std::erase(text, '.');
  return text;
}

struct Case {
  std::string what;
  std::string text;
  Told read;
  std::string said = {};  ///< a part of the remark; empty: nothing is said
};

std::vector<Case> cases_of_lines() {
  const std::string named = "the 81 symbols on the line are the puzzle";
  return {
      {"a numbered list",
       "1. " + nine_line + "\n2. " + other_line + "\n",
       {"1 3x3 " + nine_line + " 1", "2 3x3 " + other_line + " 2"},
       named},
      {"a number and a puzzle", "1 " + nine_line, {"1 3x3 " + nine_line + " 1"}, named},
      {"a bank of hashes and ratings",
       "0000183b305c " + with_zeros(nine_line) + "  1.2\n",
       {"1 3x3 " + nine_line + " 0000183b305c 1.2"},
       named},
      {"a bullet", "- " + nine_line, {"1 3x3 " + nine_line}},
      {"a small puzzle in a list",
       "1) " + given_line,
       {"1 2x2 " + given_line + " 1"},
       "the 16 symbols"},
      {"quotes and a comma", "\"" + nine_line + "\",", {"1 3x3 " + nine_line}},
      {"a variable of a program",
       "puzzle = '" + nine_line + "'",
       {"1 3x3 " + nine_line + " puzzle"},
       named},
      {"a comment behind a semicolon", nine_line + ";easy", {"1 3x3 " + nine_line + " easy"}},
      {"names of columns",
       "id,puzzle\n1," + with_zeros(nine_line) + "\n",
       {"2 3x3 " + nine_line + " 1"},
       "line 1 (the column names of a table) is skipped"},
      {"a list of puzzles",
       "x = [\"" + nine_line + "\", \"" + other_line + "\"]\n",
       {"1 3x3 " + nine_line, "1 3x3 " + other_line}},
      {"a puzzle in a link",
       "https://www.sudokuwiki.org/sudoku.htm?bd=" + with_zeros(nine_line),
       {"1 3x3 " + nine_line}},
  };
}

std::vector<Case> cases_of_rows() {
  const Told nine{"1 3x3 " + nine_line};
  const std::string numbers = rows_of(with_zeros(nine_line), ",");
  const std::string index = "row and column numbers are ignored";
  const auto counted = [](const std::string& line, std::size_t number) {
    return std::to_string(number - 1) + "," + line;
  };
  return {
      {"rows in YAML",
       each_line(rows_of(with_zeros(nine_line), ", "),
                 [](const std::string& line, std::size_t) { return "- [" + line + "]"; }),
       nine},
      {"bullets before rows",
       each_line(nine_rows, [](const std::string& line, std::size_t) { return "- " + line; }), nine,
       "list marks before the rows are ignored"},
      {"numbers before rows",
       each_line(nine_rows,
                 [](const std::string& line, std::size_t number) {
                   return std::to_string(number) + ". " + line;
                 }),
       nine, "a column with row numbers is ignored"},
      {"a table of pandas",
       ",0,1,2,3,4,5,6,7,8\n" + each_line(numbers, counted),
       {"2 3x3 " + nine_line},
       index},
      {"a table of pandas, printed",
       "   0  1  2  3  4  5  6  7  8\n" +
           each_line(rows_of(with_zeros(nine_line), "  "),
                     [](const std::string& line, std::size_t number) {
                       return std::to_string(number - 1) + "  " + line;
                     }),
       {"2 3x3 " + nine_line},
       index},
      {"a table in Markdown with both",
       "| |0|1|2|3|4|5|6|7|8|\n|---|---|---|---|---|---|---|---|---|---|\n" +
           each_line(rows_of(with_zeros(nine_line), "|"),
                     [](const std::string& line, std::size_t number) {
                       return "|" + std::to_string(number - 1) + "|" + line + "|";
                     }),
       {"3 3x3 " + nine_line},
       index},
      {"cells of a spreadsheet", without_dots(rows_of(nine_line, "\t")), nine},
      {"letters above the columns",
       "A,B,C,D,E,F,G,H,I\n" + numbers,
       {"2 3x3 " + nine_line},
       "a row with column numbers is ignored"},
      {"a quotation",
       each_line(nine_rows, [](const std::string& line, std::size_t) { return "> " + line; }),
       nine},
      {"a block of code", "```text\n" + nine_rows + "```\n", {"2 3x3 " + nine_line}},
      {"a block of a forum", "[code]\n" + nine_rows + "[/code]\n", {"2 3x3 " + nine_line}},
      {"breaks of lines",
       each_line(nine_rows,
                 [](const std::string& line, std::size_t number) {
                   return line + (number % 2 == 0 ? "<br>" : "\\");
                 }),
       nine},
      {"no-break spaces", rows_of(nine_line, "\xC2\xA0"), nine},
      {"no-break spaces of Windows", rows_of(nine_line, "\xA0"), nine},
  };
}

std::vector<Case> cases_of_zeros() {
  return {
      {"null and 0 in one list",
       "[[0, null, 2, 3], [2, 3, null, 1], [null, 0, 3, 2], "
       "[null, null, null, 0]]",
       {"1 2x2 1.3434.2.143...1"},
       "0 and null for an empty cell: the values are 0 to 3"},
      {"null and 0 that can be no value",
       "[[0, null, 0, 3], [2, 3, null, 1], [1, 0, 3, 2], "
       "[null, null, null, 0]]",
       {"1 2x2 ...323.11.32...."},
       "0 is read as an empty cell, as null is"},
      {"dots and zeros",
       "0123\n23.0\n..32\n3...\n",
       {"1 2x2 123434.1..434..."},
       "0 and . for an empty cell: the values are 0 to 3"},
      {"dots and a zero", "0123\n23.1\n..32\n3...\n", {"1 2x2 .12323.1..323..."}},
      {"dots and zeros with the largest value",
       "0124\n23.0\n..32\n4...\n",
       {"1 2x2 .12423....324..."}},
  };
}

void check(const Case& tried) {
  INFO(tried.what);
  CAPTURE(tried.text);
  CHECK(told(tried.text) == tried.read);
  const std::string said = remarks_of(tried.text);
  CAPTURE(said);
  CHECK((tried.said.empty() ? said.empty() : said.find(tried.said) != said.npos));
}

}  // namespace

TEST_CASE("a puzzle after other text on its line is read, with that text as its label") {
  for (const Case& tried : cases_of_lines()) check(tried);
}

TEST_CASE("text around the rows of a board is ignored") {
  for (const Case& tried : cases_of_rows()) check(tried);
}

TEST_CASE("zeros beside another sign of empty cells are values if they can be") {
  for (const Case& tried : cases_of_zeros()) check(tried);
}

TEST_CASE("a board of one or four cells is read only if it is asked for") {
  for (const std::string text : {"1", "- this is a note", "1221", "12\n21\n", "[[1, 2], [2, 1]]"}) {
    CAPTURE(text);
    CHECK_THAT(told(text).front(), Catch::Contains("which is read only if --size"));
  }
  CHECK(told("1", of_size(1)) == Told{"1 1x1 1"});
  CHECK(told("1221", of_size(2)) == Told{"1 1x2 1221"});
  CHECK(told("size: 2\n\n12\n21\n") == Told{"3 1x2 1221"});
}

TEST_CASE("a map of regions after a puzzle makes it a jigsaw") {
  const std::string rows = rows_of(other_line, " ");
  const std::string map_rows = rows_of(jigsaw_map, " ");
  for (const std::string& text :
       {other_line + "\n" + jigsaw_map + "\n", other_line + jigsaw_map + "\n",
        other_line + "\n\n# regions\n" + jigsaw_map, rows + map_rows, rows + "\n" + map_rows,
        "9 9\n" + rows + map_rows}) {
    CAPTURE(text);
    const Puzzle puzzle = only_puzzle(text);
    CHECK(to_line(puzzle.geometry(), puzzle.givens) == other_line);
    REQUIRE(puzzle.board->rules().size() == 1);
    CHECK(puzzle.board->rules()[0].name == "regions");
    CHECK(puzzle.board->rules()[0].entries[0].size() == 9);
    CHECK_THAT(remarks_of(text), Catch::Contains("a map of its regions"));
  }
  for (const std::string& text : {jigsaw_map + "\n" + other_line, map_rows + rows}) {
    CAPTURE(text);
    CHECK(only_puzzle(text).board->rules().size() == 1);
    CHECK_THAT(remarks_of(text), Catch::Contains("a map of its regions"));
  }
  // Of a map that comes too late it is not known whose it is.
  CHECK_THAT(told(other_line + " name\n\n1\n" + jigsaw_map).back(),
             Catch::Contains("a map of regions"));
  const auto pairs = read_all(repeated(other_line + "\n" + jigsaw_map + "\n", 3) + nine_line);
  REQUIRE(pairs.size() == 4);
  CHECK(pairs[2].puzzle->board->rules().size() == 1);
  CHECK(pairs[3].puzzle->board->rules().empty());
  CHECK_THAT(only_error(jigsaw_map), Catch::Contains("a map of regions"));
  CHECK_THAT(only_error(map_rows), Catch::Contains("a map of regions"));
}

TEST_CASE("a solution is not taken for a map of regions") {
  const std::string solution =
      "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
  CHECK(told(nine_line + "\n" + solution + "\n").size() == 2);
  const std::string rows =
      "111111111222222222333333333444444444555555555666666666777777777888888888"
      "999999999";
  CHECK(told(nine_line + "\n" + rows + "\n").size() == 2);
}

TEST_CASE("five puzzles whose corners agree are one samurai") {
  const Geometry board(Geometry(9), {{0, 0}, {0, 12}, {6, 6}, {12, 0}, {12, 12}});
  std::mt19937 random(3);
  Grid givens(board.grid_cells());
  for (Value& value : givens) value = static_cast<Value>(random() % 4 == 0 ? random() % 9 + 1 : 0);
  std::string text;
  for (const Origin& origin : board.grids()) {
    Grid grid;
    for (int cell = 0; cell < 81; ++cell) {
      grid.push_back(givens[board.cell(origin.row + cell / 9, origin.column + cell % 9)]);
    }
    text += to_line(grid) + "\n";
  }
  const Puzzle puzzle = only_puzzle(text);
  CHECK(puzzle.givens == givens);
  CHECK_FALSE(puzzle.geometry().single());
  CHECK_THAT(remarks_of(text), Catch::Contains("read as one"));
  CHECK(told(text, of_size(9)).size() == 5);
  CHECK(told(text + nine_line + "\n").size() == 6);
  CHECK(told(repeated(nine_line + "\n", 5)).size() == 5);
  CHECK(told(repeated(std::string(81, '.') + "\n", 5)).size() == 5);
}

TEST_CASE("a board of 21 rows that is empty where a samurai has no cell is one") {
  const std::string six(6, '.');
  const std::string nine(9, '.');
  const auto rows = [](const std::string& row, int times) { return repeated(row + "\n", times); };
  const std::string outer = "123456789..." + nine;
  std::string text = rows(outer, 1) + rows(nine + "..." + nine, 5) + rows(std::string(21, '.'), 3) +
                     rows(six + nine + six, 3) + rows(std::string(21, '.'), 3) +
                     rows(nine + "..." + nine, 5) + rows(outer, 1);
  const Puzzle puzzle = only_puzzle(text);
  CHECK(puzzle.geometry().grids().size() == 5);
  CHECK_THAT(remarks_of(text), Catch::Contains("none where a samurai has no cell"));
  CHECK(told(text, of_size(21)).front().starts_with("1 3x7 "));
  text[10] = '1';
  CHECK_THAT(told(text).front(), Catch::Contains("several grids of 9x9"));
}

TEST_CASE("a text of another kind is refused by its name, with what would be right") {
  const std::vector<std::pair<std::string, std::string>> texts{
      {"c a comment\np cnf 729 1\n1 0\n", "a formula (DIMACS), not a puzzle"},
      {"p cnf 729 1\n1 0\n", "a formula (DIMACS)"},
      {"p wcnf 64 2 99\n99 1 2 0\n", "a weighted formula (WCNF)"},
      {"c a comment\np knf 64 2\n1 2 0\n", "a formula with cardinality constraints (KNF)"},
      {"p qcnf 64 2\n1 2 0\n", "a quantified formula (QDIMACS)"},
      {"168 0\n165 0\n", "r1c6: two values, 8 and 5"},
      {"SumoCueV1=0J0=8J0=0J0", "SumoCue with 3 cells: a board has 81"},
      {"3x3::k:3595:3595:3844:3844", "81 numbers after 'k:', not 4"},
      {"3x3kad:zzzc,__aaa___a_a___aa,10_6_8a11a9a12b", "cages: too few letters"},
      {"pzprv3/sudoku/4/. 1 . . /. . . 2 /", "a puzzle of pzpr that is cut"},
      {"\\begin{sudoku}\n|2|5|1|.\n|1|2|3|.\n\\end{sudoku}\n", "of 2 rows with 6 cells in all"},
      {"https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VZNb",
       "the link of Penpa+ is cut or damaged"},
      {"https://puzz.link/p?sudoku/4", "the link contains no puzzle"},
      {"https://example.com/puzzles/17", "the link to example.com contains no readable puzzle"},
  };
  for (const auto& [text, message] : texts) {
    CAPTURE(text);
    CHECK_THAT(only_error(text), Catch::Contains(message));
  }
}

TEST_CASE("a wrapped puzzle is itself or none") {
  using Wrap = std::string (*)(const std::string& line, std::size_t number);
  const auto digits = [](std::size_t number) { return std::to_string(number); };
  static const auto to_text = digits;
  const std::vector<Wrap> wraps{
      [](const std::string& line, std::size_t n) { return to_text(n) + ". " + line; },
      [](const std::string& line, std::size_t n) { return to_text(n) + ") " + line; },
      [](const std::string& line, std::size_t n) { return to_text(n) + ": " + line; },
      [](const std::string& line, std::size_t n) { return "#" + to_text(n) + " " + line; },
      [](const std::string& line, std::size_t n) { return to_text(n) + "\t" + line; },
      [](const std::string& line, std::size_t n) { return to_text(n) + "." + line; },
      [](const std::string& line, std::size_t n) { return to_text(n - 1) + "," + line; },
      [](const std::string& line, std::size_t) { return "- " + line; },
      [](const std::string& line, std::size_t) { return "* " + line; },
      [](const std::string& line, std::size_t) { return "+ " + line; },
      [](const std::string& line, std::size_t) { return "> " + line; },
      [](const std::string& line, std::size_t) { return "\"" + line + "\""; },
      [](const std::string& line, std::size_t) { return "'" + line + "',"; },
      [](const std::string& line, std::size_t) { return line + " # easy"; },
      [](const std::string& line, std::size_t) { return line + "  // 3"; },
      [](const std::string& line, std::size_t) { return line + ";7.2"; },
      [](const std::string& line, std::size_t) { return "\xC2\xA0" + line + "\xC2\xA0"; },
      [](const std::string& line, std::size_t) { return "    " + line + "   "; },
      [](const std::string& line, std::size_t) { return "| " + line + " |"; },
      [](const std::string& line, std::size_t) { return "[" + line + "],"; },
      [](const std::string& line, std::size_t) { return line + "\\"; },
  };
  const std::vector<std::pair<std::string, std::string>> around{{"", ""},
                                                                {"```\n", "```\n"},
                                                                {"[code]\n", "[/code]\n"},
                                                                {"9\n", ""},
                                                                {"Puzzles of this week\n\n", ""},
                                                                {"puzzle,solution\n", ""},
                                                                {"\n\n", "\n"}};
  int read = 0;
  int refused = 0;
  for (const std::string& puzzle : {nine_line, other_line}) {
    const std::vector<std::string> texts{puzzle + "\n", puzzle + "\n" + puzzle + "\n",
                                         rows_of(puzzle), rows_of(with_zeros(puzzle), " "),
                                         rows_of(with_zeros(puzzle), ",")};
    for (const std::string& text : texts) {
      for (const Wrap wrap : wraps) {
        for (const auto& [before, after] : around) {
          const std::string whole = before + each_line(text, wrap) + after;
          CAPTURE(whole);
          try {
            for (const PuzzleInput& item : read_all(whole)) {
              if (item.puzzle) {
                ++read;
                REQUIRE(to_line(item.puzzle->geometry(), item.puzzle->givens) == puzzle);
                REQUIRE(item.puzzle->board->rules().empty());
              } else {
                ++refused;
              }
            }
          } catch (const InputError&) {
            ++refused;
          }
        }
      }
    }
  }
  CHECK(read > refused);
}
