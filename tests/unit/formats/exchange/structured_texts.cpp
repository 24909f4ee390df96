// JSON, XML and settings of programs that name cells by their places, killers with cells in lists
// or lines, saved games of other programs, and links: the same puzzle in each, or what is wrong.
#include <algorithm>
#include <catch2/catch.hpp>

#include "formats/exchange/programs.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

/// Something for each cell of nine_line that is a given, or for each cell, between commas.
std::string for_cells(bool givens_alone, const std::function<std::string(int, int, char)>& cell) {
  std::string out;
  for (int i = 0; i < 81; ++i) {
    const char c = nine_line[static_cast<std::size_t>(i)];
    if (givens_alone && c == '.') continue;
    out += (out.empty() ? "" : ", ") + cell(i / 9, i % 9, c);
  }
  return out;
}

std::string number(int value) { return std::to_string(value); }
std::string quoted(const std::string& text) { return "\"" + text + "\""; }

/// The puzzle with 0 for empty cells.
std::string zeros() {
  std::string line = nine_line;
  std::ranges::replace(line, '.', '0');
  return line;
}

struct Said {
  std::string what;
  std::string text;
};

std::vector<Said> json_with_places() {
  const auto name = [](int row, int column) {
    return std::string(1, static_cast<char>('A' + row)) + number(column + 1);
  };
  const auto rc = [](int row, int column) {
    return "r" + number(row + 1) + "c" + number(column + 1);
  };
  const auto xy = [](int row, int column, char c) {
    return "{\"x\":" + number(column) + ",\"y\":" + number(row) + ",\"value\":" + c + "}";
  };
  return {
      {"names of rows and columns",
       "{\"puzzle\": {" +
           for_cells(true, [&](int r, int c, char v) { return quoted(rc(r, c)) + ": " + v; }) +
           "}}"},
      {"a dictionary of Python",
       "{" +
           for_cells(false,
                     [&](int r, int c, char v) { return "'" + name(r, c) + "': '" + v + "'"; }) +
           "}"},
      {"candidates", "{" +
                         for_cells(false,
                                   [&](int r, int c, char v) {
                                     return "'" + name(r, c) + "': '" +
                                            (v == '.' ? "123456789" : std::string(1, v)) + "'";
                                   }) +
                         "}"},
      {"tuples",
       "clues = {" +
           for_cells(true, [](int r, int c,
                              char v) { return "(" + number(r) + ", " + number(c) + "): " + v; }) +
           "}\n"},
      {"x and y", "{\"response\":true,\"size\":\"9\",\"squares\":[" + for_cells(true, xy) + "]}"},
      {"positions of GNOME Sudoku", "{\"cells\":[" +
                                        for_cells(true,
                                                  [](int r, int c, char v) {
                                                    return "{\"position\":[" + number(r) + "," +
                                                           number(c) + "],\"value\":" + v +
                                                           ",\"fixed\":true,\"earmarks\":[]}";
                                                  }) +
                                        "]}"},
      {"names without quotes", "{puzzle: '" + nine_line + "', level: 3,}"},
      {"a message", "{\"input\":[{\"role\":\"system\",\"content\":\"Solve it.\"},{\"content\":\"" +
                        nine_line + "\"}],\"ideal\":\"" + std::string(81, '1') + "\"}"},
      {"a link", "{\"puzzle_url\": \"https://puzz.link/p?sudoku/9/9/" + nine_line + "\"}"},
  };
}

std::vector<Said> files() {
  std::string rows = "<sudoku size=\"9\">\n";
  for (std::size_t row = 0; row < 9; ++row) {
    rows += "<row>";
    for (const char c : nine_line.substr(9 * row, 9)) {
      rows += "<cell>" + (c == '.' ? std::string() : std::string(1, c)) + "</cell>";
    }
    rows += "</row>\n";
  }
  std::string letters;
  for (const char c : nine_line) letters += c == '.' ? '_' : static_cast<char>('a' + (c - '0'));
  std::string pzpr = "pzprv3.1\nsudoku\n9\n";
  for (std::size_t i = 0; i < nine_line.size(); ++i) {
    pzpr += std::string(1, nine_line[i]) + (i % 9 == 8 ? "\n" : " ");
  }
  const std::string solo = "5_3b7d6b1_9_5d9_8d6a8c6c3_4b8a3b1_7c2c6a6d2_8d4_1_9b5d8b7_9";
  const std::string save =
      "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Solo\n"
      "PARAMS  :3:3x3\nCPARAMS :5:3x3du\nDESC    :59:" +
      solo + "\nNSTATES :1:1\n";
  return {
      {"elements of a puzzle", "<sudoku><puzzle>" + nine_line + "</puzzle><solution>" +
                                   std::string(81, '1') + "</solution></sudoku>"},
      {"rows of cells", "<?xml version=\"1.0\"?>\n" + rows + "</sudoku>\n"},
      {"cells with places", "<sudoku>\n" +
                                for_cells(true,
                                          [](int r, int c, char v) {
                                            return "<cell row=\"" + number(r + 1) + "\" col=\"" +
                                                   number(c + 1) + "\" value=\"" + v + "\"/>";
                                          }) +
                                "</sudoku>\n"},
      {"KSudoku",
       "<!DOCTYPE ksudoku>\n<ksudoku>\n<game>\n<puzzle><graph order=\"9\" "
       "type=\"sudoku\"/>\n<values>" +
           letters + "</values>\n</puzzle></game>\n</ksudoku>\n"},
      {"a game alone", "<game data=\"" + zeros() + "\" />\n"},
      {"pzpr with a field on each line", pzpr + repeated(". . . . . . . . .\n", 9)},
      {"a saved game of Solo", save},
      {"a link to Solo",
       "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#3x3:" + solo},
      {"a game ID with its name", "Game ID: 3x3:" + solo},
      {"settings", "[Sudoku]\nVersion=1\nPuzzle=" + nine_line + "\n"},
  };
}

/// The cages of a 4x4 killer: its four boxes, the first of three cells and one.
const std::string boxes_rules =
    "cages; 6: r1c1 r1c2 r2c1; 4: r2c2; 10: r1c3 r1c4 r2c3 r2c4; 10: r3c1 r3c2 r4c1 r4c2; "
    "10: r3c3 r3c4 r4c3 r4c4";

}  // namespace

TEST_CASE("cells with their places in JSON are the board") {
  for (const Said& said : json_with_places()) {
    INFO(said.what << ":\n" << said.text);
    const Puzzle puzzle = only_puzzle(said.text);
    CHECK(puzzle.board->rules().empty());
    CHECK(to_line(puzzle.geometry(), puzzle.givens) == nine_line);
  }
}

TEST_CASE("files of other programs are the board") {
  for (const Said& said : files()) {
    INFO(said.what << ":\n" << said.text);
    const Puzzle puzzle = only_puzzle(said.text);
    CHECK(to_line(puzzle.geometry(), puzzle.givens) == nine_line);
  }
}

TEST_CASE("candidates by cell are pencil marks") {
  std::string cells = "{";
  for (int i = 0; i < 81; ++i) {
    cells += (i > 0 ? ", '" : "'") + std::string(1, static_cast<char>('A' + i / 9)) +
             number(i % 9 + 1) + "': '" +
             (i == 0   ? "12"
              : i == 1 ? "5"
                       : "123456789") +
             "'";
  }
  CHECK_THAT(rules_read(cells + "}"), Catch::StartsWith("pencilmarks; 12...........5...."));
}

TEST_CASE("letters that go along the columns are columns") {
  std::string cells = "{";
  for (int i = 0; i < 16; ++i) {
    cells += (i > 0 ? ", \"" : "\"") + std::string(1, static_cast<char>('A' + i % 4)) +
             number(i / 4 + 1) + "\": " + (i < 4 ? number(i + 1) : "0");
  }
  const Puzzle puzzle = only_puzzle(cells + "}");
  CHECK(to_line(puzzle.geometry(), puzzle.givens) == "1234............");
}

TEST_CASE("cages in JSON have cells as pairs, objects, names or numbers") {
  const std::string pairs =
      "{\"cages\": [{\"sum\": 6, \"cells\": [[0,0],[0,1],[1,0]]}, {\"sum\": 4, \"cells\": "
      "[[1,1]]}, "
      "{\"sum\": 10, \"cells\": [[0,2],[0,3],[1,2],[1,3]]}, {\"sum\": 10, \"cells\": "
      "[[2,0],[2,1],[3,0],[3,1]]}, {\"sum\": 10, \"cells\": [[2,2],[2,3],[3,2],[3,3]]}]}";
  CHECK(rules_read(pairs) == boxes_rules);
  const std::string names =
      "{\"size\": 4, \"cages\": [{\"value\": 6, \"cells\": [\"R1C1\", \"R1C2\", \"R2C1\"]}]}";
  CHECK(rules_read(names) == "cages; 6: r1c1 r1c2 r2c1");
  const std::string beside = "{\"grid\": \"1" + std::string(15, '.') +
                             "\", \"cages\": [{\"total\": 6, \"cells\": [{\"row\": 0, \"col\": 0}, "
                             "{\"row\": 3, \"col\": 3}]}]}";
  CHECK(rules_read(beside) == "cages; 6: r1c1 r4c4");
  const std::string list =
      "cages = [\n (6, [(0, 0), (0, 1), (1, 0)]),\n (4, [(1, 1)]),\n"
      " (5, [(3, 2), (3, 3)])]\n";
  CHECK(rules_read(list) == "cages; 6: r1c1 r1c2 r2c1; 4: r2c2; 5: r4c3 r4c4");
}

TEST_CASE("regions in JSON may be lists of cells") {
  CHECK_THAT(rules_read("{\"grid\": \"1" + std::string(15, '.') +
                        "\", \"regions\": [[[0,0],[0,1],[1,0],[2,0]], [[0,2],[0,3],[1,3],[1,2]], "
                        "[[1,1],[2,1],[3,1],[3,0]], [[2,2],[2,3],[3,2],[3,3]]]}"),
             Catch::StartsWith("regions; 1122; 1322; 1344; 3344"));
}

TEST_CASE("a rule that JSON or a file of settings has beside the board is not dropped") {
  CHECK(rules_read("{\"puzzle\": \"" + nine_line + "\", \"diagonals\": true}") == "diagonals");
  CHECK(rules_read("puzzle=" + nine_line + "\ndiagonals=yes\n") == "diagonals");
  CHECK_THAT(only_error("{\"puzzle\": \"" + nine_line + "\", \"arrows\": [[1]]}"),
             Catch::Contains("'arrows'"));
}

TEST_CASE("a map of letters and their sums is a killer") {
  const std::string sums = "a=6 b=4 c=10\nd: 10\ne = 10\n";
  CHECK(rules_read("aacc\nabcc\nddee\nddee\n" + sums) == boxes_rules);
  const Puzzle puzzle = only_puzzle("1... aacc\n.... abcc\n.... ddee\n...4 ddee\n" + sums);
  CHECK(to_line(puzzle.geometry(), puzzle.givens) == "1..............4");
}

TEST_CASE("lines of sums and cells are a killer") {
  CHECK(rules_read("6 1,1 1,2 2,1\n4 2,2\n5 4,3 4,4\n") ==
        "cages; 6: r1c1 r1c2 r2c1; 4: r2c2; 5: r4c3 r4c4");
  CHECK(rules_read("r1c1+r1c2+r2c1 = 6\nr2c2 = 4\nr4c3+r4c4 = 5\n") ==
        "cages; 6: r1c1 r1c2 r2c1; 4: r2c2; 5: r4c3 r4c4");
  CHECK(rules_read("6 = 11 + 12 + 21\n4 = 22\n5 = 43 + 44\n") ==
        "cages; 6: r1c1 r1c2 r2c1; 4: r2c2; 5: r4c3 r4c4");
}

TEST_CASE("links say what is wrong with them") {
  CHECK_THAT(only_error("https://sudokuexchange.com/play/?s=" + nine_line.substr(1)),
             Catch::Contains("80 symbols: a 9x9 puzzle has 81, 1 is missing"));
  CHECK_THAT(only_error("https://puzz.link/p?slither/10/10/g18"),
             Catch::Contains("not a sudoku: 'slither'"));
  CHECK_THAT(only_error("3x3db#123456789012345"), Catch::Contains("a random seed of Solo"));
  CHECK(only_puzzle("https://lisudoku.xyz/solver?import=1000003002000004").given_count() == 4);
}

TEST_CASE("SudokuWiki's boards have two digits for each cell") {
  // A given 5, an entered 3, candidates.
  const std::string board = "S9B" + std::string("05") + "0c" + repeated("1j", 79);
  const auto items = read_all("https://www.sudokuwiki.org/sudoku.htm?bd=" + board);
  REQUIRE(items.size() == 1);
  REQUIRE(items[0].puzzle);
  CHECK(items[0].puzzle->given_count() == 1);
  CHECK(items[0].entries[1] == 3);
}

TEST_CASE("E and O in rows are even and odd cells") {
  CHECK(rules_read("4 4\n1 E . O\n. . . .\n. 2 . .\nO . . 4\n") == "even; r1c2 | odd; r1c4 r4c1");
  CHECK(format::boards_of_parity_marks("1 O O O\nO O O O\nO 2 O O\nO O O 4\n", {}).empty());
}

TEST_CASE("a saved game of another puzzle is named") {
  CHECK_THAT(
      only_error("SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nGAME    :4:Mines\n"),
      Catch::Contains("a saved game of Mines"));
}

TEST_CASE("that a puzzle of SudokuPad has no regions is said") {
  std::string rows;
  for (int row = 0; row < 4; ++row) rows += std::string(row > 0 ? "," : "") + "[{},{},{},{}]";
  const auto notes = notes_on("{\"cells\":[" + rows + "],\"regions\":[]}");
  REQUIRE_FALSE(notes.empty());
  CHECK_THAT(notes[0], Catch::Contains("it has no regions"));
}
