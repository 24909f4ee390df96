// Grids copied from programs: lists in brackets, drawings in box-drawing characters, names between
// the puzzles of a file. None of that changes what was a puzzle by itself.
#include <catch2/catch.hpp>
#include <string>

#include "sudoku_sat/rule.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

const Told small_board{"1 2x2 12.4.4..2.4.43.1"};

std::string with_replaced(std::string text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size())) {
    text.replace(at, from.size(), to);
  }
  return text;
}

std::string label_of_only(const std::string& text) {
  const auto items = read_all(text);
  REQUIRE(items.size() == 1);
  REQUIRE(items[0].puzzle);
  return items[0].label;
}

}  // namespace

TEST_CASE("lists of Python, JavaScript, JSON, MATLAB, Prolog, C and NumPy are grids") {
  for (const std::string text : {
           "[[1,2,0,4],[0,4,0,0],[2,0,4,0],[4,3,0,1]]\n",
           "[\n  [1, 2, 0, 4],\n\n  [0, 4, 0, 0],  # the second\n  [2, 0, 4, 0],\n  [4, 3, 0, "
           "1],\n]\n",
           "grid = [[1, 2, None, 4], [None, 4, None, None],\n        [2, None, 4, None], [4, 3, "
           "None, 1]]\n",
           "const board = [[1,2,null,4],[null,4,null,null],[2,null,4,null],[4,3,null,1]];\n",
           "[[\"1\",\"2\",\".\",\"4\"],[\".\",\"4\",\".\",\".\"],[\"2\",\".\",\"4\",\".\"],[\"4\","
           "\"3\",\".\",\"1\"]]\n",
           "['12.4',\n '.4..',\n '2.4.',\n '43.1']\n",
           "A = [\n1 2 0 4;\n0 4 0 0;\n2 0 4 0;\n4 3 0 1];\n",
           "[1 2 0 4; 0 4 0 0; 2 0 4 0; 4 3 0 1]\n",
           "A = [1 2 0 4\n0 4 0 0\n2 0 4 0\n4 3 0 1]\n",
           "problem(1, [[1,2,_,4],\n            [_,4,_,_],\n            [2,_,4,_],\n            "
           "[4,3,_,1]]).\n",
           "int grid[4][4] = {{1,2,0,4},{0,4,0,0},{2,0,4,0},{4,3,0,1}}; // small\n",
           "{{1,2,0,4},\n {0,4,0,0},\n {2,0,4,0},\n {4,3,0,1}}\n",
           "[[1. 2. 0. 4.]\n [0. 4. 0. 0.]\n [2. 0. 4. 0.]\n [4. 3. 0. 1.]]\n",
           "x = np.array([[1, 2, 0, 4],\n              [0, 4, 0, 0],\n              [2, 0, 4, 0],\n"
           "              [4, 3, 0, 1]])\n",
           "((1,2,0,4),(0,4,0,0),(2,0,4,0),(4,3,0,1))\n",
           "[1,2,0,4,0,4,0,0,2,0,4,0,4,3,0,1]\n",
           "[[1,2,-1,4],[-1,4,-1,-1],[2,-1,4,-1],[4,3,-1,1]]\n",
           "let g: [[u8; 4]; 4] = [[1, 2, 0, 4], [0, 4, 0, 0], [2, 0, 4, 0], [4, 3, 0, 1]];\n",
           "let g: [[u8; 4]; 4] = [\n    [1, 2, 0, 4],\n    [0, 4, 0, 0],\n    [2, 0, 4, 0],\n"
           "    [4, 3, 0, 1],\n];\n",
           "let g = vec![\n    vec![1, 2, 0, 4],\n    vec![0, 4, 0, 0],\n    vec![2, 0, 4, 0],\n"
           "    vec![4, 3, 0, 1],\n];\n",
           "int[][] g = {{1,2,0,4},{0,4,0,0},{2,0,4,0},{4,3,0,1}};\n",
           "int[][] g = new int[][] {\n  {1,2,0,4},\n  {0,4,0,0},\n  {2,0,4,0},\n"
           "  {4,3,0,1}\n};\n",
           "std::vector<std::vector<int>> g = {\n  {1,2,0,4},\n  {0,4,0,0},\n  {2,0,4,0},\n"
           "  {4,3,0,1}};\n",
       }) {
    CAPTURE(text);
    REQUIRE(told(text) == small_board);
  }
}

TEST_CASE("texts in three quotes of Python are grids") {
  const std::string rows = "12.4\n.4..\n2.4.\n43.1\n";
  for (const std::string& text : {
           "grid = \"\"\"\n" + rows + "\"\"\"\n",
           "grid = '''\n" + rows + "'''.strip()\n",
           "\"\"\"\n" + rows + "\"\"\"\n",
           "solve(r\"\"\"\\\n" + rows + "\"\"\")\n",
           std::string("grid: str = \"\"\"12.4.4..2.4.43.1\"\"\"\n"),
       }) {
    CAPTURE(text);
    const Told items = told(text);
    REQUIRE(items.size() == 1);
    CHECK(items[0].substr(items[0].find(' ')) == " 2x2 12.4.4..2.4.43.1");
  }
  CHECK(told("grid = \"\"\"" + rows + "\"\"\"\n") == small_board);
  CHECK(told("a = '''\n" + rows + "'''\nb = '''\n" + rows + "'''\n").size() == 2);
}

TEST_CASE("a row of a list without its beginning is not a puzzle") {
  const std::string row = "[3, 1, 2, 2, 3, 1, 1, 2, 3]";
  CHECK(told(row) == Told{"1 1x3 312231123"});
  const Told items = told(row + ",\n" + row + ",\n");
  REQUIRE(items.size() == 1);
  CHECK_THAT(items[0], Catch::StartsWith("in:1: a row of a list"));
}

TEST_CASE("lists may come between other puzzles of a stream") {
  const std::string list = "[[1,2,0,4],[0,4,0,0],\n[2,0,4,0],[4,3,0,1]]\n";
  const Told items = told(list + list + "\n" + nine_rows + list);
  REQUIRE(items == Told{"1 2x2 12.4.4..2.4.43.1", "3 2x2 12.4.4..2.4.43.1", "6 3x3 " + nine_line,
                        "15 2x2 12.4.4..2.4.43.1"});
}

TEST_CASE("a list that is not a grid is one error, and what follows is read") {
  const auto error_of = [](const std::string& list) {
    const Told items = told(nine_rows + list + "\n" + nine_rows);
    REQUIRE(items.size() == 3);
    REQUIRE(items[2].substr(items[2].find(' ')) == " 3x3 " + nine_line);
    return items[1];
  };
  REQUIRE(error_of("[[1,2],[2]]") == "in:10: row 2 of the list has 1 values, the rows before it 2");
  REQUIRE_THAT(error_of("[[1,2],[2,1],[1,2]]"), Catch::Contains("3 rows of 2 values"));
  REQUIRE_THAT(error_of("[[1,,2],\n[2,1]]"), Catch::StartsWith("in:10:5: empty item between"));
  REQUIRE_THAT(error_of("[[1,2],\n[2,foo]]"), Catch::StartsWith("in:11:4: 'foo' is not a value"));
  REQUIRE_THAT(error_of("[[1,2],[2,3]]"), Catch::Contains("'3' is not a symbol of a 2x2 board"));
  REQUIRE_THAT(error_of("[[1,2],[2,1]] 1234"), Catch::Contains("'1234' after the list"));
  REQUIRE_THAT(error_of("[[[1,2],[2,1]]]"), Catch::Contains("lists are nested too deeply"));
  REQUIRE_THAT(error_of("[[1,2],[2,1]"), Catch::Contains("is not a value"));
  REQUIRE_THAT(error_of("[\"12\n]"), Catch::Contains("the closing quote is missing"));
  REQUIRE_THAT(told("[[1,2],[2,1]\n").front(), Catch::Contains("closing bracket is missing"));
}

TEST_CASE("lists have the shape of the board") {
  const BoardRequest tall{{}, {}, parse_rules("shape=6x4", {"test"})};
  const std::string rows = "[[1,0,0,0],[0,2,0,0],[0,0,3,0],[0,0,0,4],[5,0,0,0],[0,6,0,0]]\n";
  const auto items = read_all(rows + "\n[1,0,0,0,0,2,0,0,0,0,3,0,0,0,0,4,5,0,0,0,0,6,0,0]\n", tall);
  REQUIRE(items.size() == 2);
  for (const PuzzleInput& item : items) {
    INFO(item.error);
    REQUIRE(item.puzzle);
    CHECK(item.puzzle->geometry().height() == 6);
    CHECK(to_line(item.puzzle->geometry(), item.puzzle->givens) == "1....2....3....45....6..");
  }
  CHECK_THAT(told("[[1,2],[2,1]]\n", tall).front(),
             Catch::Contains("a list of 2 rows of 2 values: the board has 6 rows of 4"));
  CHECK_THAT(told("[[9,0,0,0],[0,2,0,0],[0,0,3,0],[0,0,0,4],[5,0,0,0],[0,6,0,0]]\n", tall).front(),
             Catch::StartsWith("in:1: "));
  CHECK_THAT(told(rows).front(), Catch::Contains("6 rows of 4 values") && Catch::Contains("6x4"));
  CHECK(told("[[1,0,0,0,0,0],[0,0,0,2,0,0],[0,0,0,0,0,3],[0,0,4,0,0,0],[0,5,0,0,0,0],"
             "[0,0,0,0,6,0]]\n") == Told{"1 2x3 1........2.......3..4....5........6."});
}

TEST_CASE("lists of several grids have a sign where no cell is") {
  const Told items = told(
      "grids: r1c1 r3c3\nsize: 4\n\n[[1,0,0,0,~,~],[0,0,0,0,~,~],[0,0,0,0,0,0],[0,0,0,0,0,0],"
      "['~','~',0,0,0,0],['~','~',0,0,0,2]]\n");
  REQUIRE(items.size() == 1);
  CHECK(items[0] == "4 2x2 1..........................2");
}

TEST_CASE("the size of a list, or of its boxes, may be on the line before it") {
  const std::string list = "[[1,2,0,4],[0,4,0,0],\n[2,0,4,0],[4,3,0,1]]\n";
  for (const std::string size : {"2", "4", "4x4", "2 2"}) {
    CAPTURE(size);
    CHECK(told(size + "\n" + list) == Told{"2 2x2 12.4.4..2.4.43.1"});
    CHECK(told(size + "\n\n" + list) == Told{"3 2x2 12.4.4..2.4.43.1"});
  }
  CHECK(told("3\n" + list) ==
        Told{"in:1: size '3' does not match the list of 4 rows that follows"});
  CHECK(told("1234............\n" + list) ==
        Told{"1 2x2 1234............", "2 2x2 12.4.4..2.4.43.1"});
}

TEST_CASE("JSON whose grid has values instead of objects is a puzzle") {
  for (const std::string text : {
           "{\"grid\": [[1,2,0,4],[0,4,0,null],[2,0,4,-1],[4,3,\"\",\"1\"]]}\n",
           "{\n  \"size\": 4,\n  \"grid\": [\n    [1, 2, \".\", 4],\n    [0, 4, 0, 0],\n    [2, 0, "
           "4, 0],\n    [4, 3, 0, 1]\n  ]\n}\n",
       }) {
    const Puzzle puzzle = only_puzzle(text);
    CHECK(puzzle.geometry() == Geometry(4));
    CHECK(to_line(puzzle.givens) == "12.4.4..2.4.43.1");
  }
  CHECK(only_error("{\"grid\": [[1,2],[2,3]]}\n") ==
        "in:1: grid[1][1]: 3 is not a value from 1 to 2");
  CHECK_THAT(only_error("{\"grid\": [[1,2],[2,true]]}\n"),
             Catch::Contains("grid[1][1]: expected a value or an object"));
  CHECK(only_error("{\"grid\": [[1,2],[2]]}\n") == "in:1: grid[1]: expected 2 cells");
}

TEST_CASE("megabytes of comments and blank lines without a puzzle are an error") {
  const std::string comment = "#" + std::string(1U << 20, ' ') + "\n\n";
  CHECK_THAT(told(repeated(comment, 17) + nine_rows).front(),
             Catch::Contains("16 MiB of blank lines, comments and text without a puzzle"));
  CHECK(told(repeated(comment, 9) + nine_rows + repeated(comment, 9) + nine_rows).size() == 2);
}

TEST_CASE("box-drawing characters are the borders of a grid") {
  const std::string light =
      "┌─────┬─────┐\n│ 1 2 │ . 4 │\n│ . 4 │ . . │\n├─────┼─────┤\n"
      "│ 2 . │ 4 . │\n│ 4 3 │ . 1 │\n└─────┴─────┘\n";
  const std::string cells =
      "╔═══╤═══╦═══╤═══╗\n║ 1 │ 2 ║   │ 4 ║\n╟───┼───╫───┼───╢\n║   │ 4 ║   │   ║\n"
      "╠═══╪═══╬═══╪═══╣\n║ 2 │   ║ 4 │   ║\n╟───┼───╫───┼───╢\n║ 4 │ 3 ║   │ 1 ║\n"
      "╚═══╧═══╩═══╧═══╝\n";
  const std::string inner = "1 2 │ 0 4\n0 4 │ 0 0\n────┼────\n2 0 │ 4 0\n4 3 │ 0 1\n";
  const std::string heavy = with_replaced(with_replaced(light, "│", "┃"), "─", "━");
  for (const std::string& text : {light, heavy, cells, inner, with_replaced(light, ".", " "),
                                  with_replaced(light, ".", "·"), with_replaced(inner, "0", " ")}) {
    CAPTURE(text);
    Told items = told(text);
    REQUIRE(items.size() == 1);
    REQUIRE(items[0].substr(1) == small_board[0].substr(1));
  }
}

TEST_CASE("box-drawing characters in titles and labels stay as they are") {
  REQUIRE(label_of_only(nine_line + " # ─ │ ┼\n") == "─ │ ┼");
  const auto items = read_all("title: a │ b\n\n" + nine_rows);
  REQUIRE(items.size() == 1);
  REQUIRE(items[0].title == "a │ b");
}

TEST_CASE("a line with a name and a number between puzzles is the label of the next one") {
  for (const std::string name : {"Grid 01", "Puzzle 2", "SUDOKU #3", "game 17"}) {
    const auto items = read_all(name + "\n" + nine_rows + name + ":\n" + nine_rows + "\n" + name +
                                "\n" + nine_line + "\n" + nine_line + " # mine\n");
    CAPTURE(name);
    REQUIRE(items.size() == 4);
    for (const PuzzleInput& item : items) REQUIRE(item.puzzle);
    REQUIRE(items[0].label == name);
    REQUIRE(items[1].label == name);
    REQUIRE(items[2].label == name);
    REQUIRE(items[3].label == "mine");
  }
  REQUIRE(told("Grid 01\n" + nine_rows) == Told{"2 3x3 " + nine_line + " Grid 01"});
}

TEST_CASE("the order of the boxes may come before the grid") {
  REQUIRE(told("3\n" + nine_rows) == Told{"2 3x3 " + nine_line});
  REQUIRE(told("3\n\n" + nine_rows) == Told{"3 3x3 " + nine_line});
  REQUIRE(told("2\n1 2 0 4\n0 4 0 0\n2 0 4 0\n4 3 0 1\n") == Told{"2 2x2 12.4.4..2.4.43.1"});
  REQUIRE_THAT(told("2\n" + nine_rows).front(), Catch::Contains("'2' is not a symbol"));
  REQUIRE_THAT(told("3\n" + nine_line + "\n").front(), Catch::Contains("'3' is not a symbol"));
}
