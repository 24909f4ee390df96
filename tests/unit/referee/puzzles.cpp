// The referee on whole puzzles: the examples of puzzles/variants, boards of all shapes, and the
// numbers of their grids.
#include <fmt/format.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "referee/referee.hpp"
#include "referee/rules.hpp"
#include "support/fixtures.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat::referee;

namespace {

struct Example {
  std::string name;
  std::string header;
  Puzzle puzzle;
  Grid solution;
};

int value_of(char sign) { return sign >= 'A' ? sign - 'A' + 10 : sign - '0'; }

/// One sign for each cell that is there.
Grid read_grid(const Board& board, const std::string& line) {
  Grid grid(static_cast<std::size_t>(board.cell_count()), no_value);
  std::size_t place = 0;
  for (std::size_t i = 0; i < grid.size(); ++i) {
    if (board.present[i]) grid[i] = value_of(line.at(place++));
  }
  CHECK(place == line.size());
  return grid;
}

std::string header_of(const std::string& name) {
  std::ifstream file(sudoku_sat::support::source_path("puzzles/variants/" + name));
  std::string header;
  for (std::string line; std::getline(file, line) && !line.empty();) header += line + "\n";
  return header;
}

/// Those of rules that are about the grid alone; others have tests of their own.
std::vector<Example> examples() {
  std::ifstream table(sudoku_sat::support::source_path("puzzles/variants/solutions.tsv"));
  std::vector<Example> found;
  for (std::string name, solution; table >> name >> solution;) {
    const std::string rule = name.substr(0, name.find('.'));
    if (is_beside(rule)) continue;
    const std::string header = header_of(name);
    Puzzle puzzle = parse_puzzle(header);
    const Grid grid = read_grid(puzzle.board, solution);
    found.push_back({name, header, std::move(puzzle), grid});
  }
  return found;
}

std::string broken(const Puzzle& puzzle, const Grid& grid) {
  return broken_statement(puzzle, grid).value_or("");
}

Grid exchanged(Grid grid, int a, int b) {
  for (int& value : grid) {
    if (value == a || value == b) value = a + b - value;
  }
  return grid;
}

/// Grids in which no row, column or box is worse for it: two values, the first two rows or columns
/// exchanged.
std::vector<Grid> changed(const Board& board, const Grid& grid) {
  std::vector<Grid> found;
  for (int a = board.first_value; a <= board.last_value; ++a) {
    for (int b = board.first_value; b < a; ++b) found.push_back(exchanged(grid, a, b));
  }
  Grid rows = grid;
  Grid columns = grid;
  for (int i = 0; i < board.size; ++i) {
    const auto cell = [&](int r, int c) { return static_cast<std::size_t>(board.cell(r, c)); };
    if (i < board.columns) std::swap(rows[cell(0, i)], rows[cell(1, i)]);
    if (i < board.rows) std::swap(columns[cell(i, 0)], columns[cell(i, 1)]);
  }
  found.push_back(rows);
  found.push_back(columns);
  return found;
}

/// Grids in which lines of all directions meet the same numbers in turn.
std::vector<Grid> of_equal_lines(const Board& board) {
  std::mt19937 random(11);
  std::uniform_int_distribution<int> values(board.first_value, board.last_value);
  std::vector<int> line(static_cast<std::size_t>(std::max(board.rows, board.columns)));
  std::vector<Grid> grids;
  for (int round = 0; round < 12; ++round) {
    if (round % 4 == 0) std::ranges::generate(line, [&] { return values(random); });
    Grid grid(static_cast<std::size_t>(board.cell_count()), no_value);
    for (const Cell cell : cells_of(board)) {
      const bool along_rows = round % 4 < 2;
      const int place = along_rows ? board.column_of(cell) : board.row_of(cell);
      const int length = along_rows ? board.columns : board.rows;
      grid[static_cast<std::size_t>(cell)] =
          line[static_cast<std::size_t>(round % 2 == 0 ? place : length - 1 - place)];
    }
    grids.push_back(std::move(grid));
  }
  return grids;
}

long long count(const std::string& header, long long limit = 1'000'000) {
  const Puzzle puzzle = parse_puzzle(header);
  return count_solutions(
      puzzle, Grid(static_cast<std::size_t>(puzzle.board.cell_count()), no_value), limit);
}

}  // namespace

TEST_CASE("the referee finds nothing broken in the solutions of puzzles/variants", "[referee]") {
  for (const Example& example : examples()) {
    CAPTURE(example.name);
    CHECK(broken(example.puzzle, example.solution) == "");
  }
}

TEST_CASE("each example's rule notices a change to the solution that keeps its units",
          "[referee]") {
  for (const Example& example : examples()) {
    const std::string rule = example.name.substr(0, example.name.find('.'));
    if (!named_rules().contains(rule)) continue;
    std::set<std::string> rules;
    for (const Grid& grid : changed(example.puzzle.board, example.solution)) {
      const std::string text = broken(example.puzzle, grid);
      rules.insert(text.substr(0, text.find(' ')));
    }
    CAPTURE(rule);
    CHECK(rules.contains(rule));
    CHECK(!rules.contains("rows"));
  }
}

TEST_CASE("a statement of the referee looks at its own cells alone", "[referee]") {
  std::mt19937 random(7);
  for (const Example& example : examples()) {
    const Board& board = example.puzzle.board;
    std::uniform_int_distribution<int> values(board.first_value, board.last_value);
    CAPTURE(example.name);
    Grid other = example.solution;
    for (int& value : other) value = value == no_value ? no_value : values(random);
    for (const Statement& statement : example.puzzle.statements) {
      if (statement.cells.empty()) continue;
      Grid grid = other;
      for (const Cell cell : statement.cells) {
        grid[static_cast<std::size_t>(cell)] = example.solution[static_cast<std::size_t>(cell)];
      }
      if (!statement.holds(grid)) FAIL(statement.rule);
    }
  }
}

TEST_CASE("a statement that remembers others' answers gives its own", "[referee]") {
  std::vector<std::string> headers;
  for (const Example& example : examples()) headers.push_back(example.header);
  for (const sudoku_sat::support::RuleCase& one : sudoku_sat::support::rule_cases()) {
    if (is_beside(std::string(one.rule))) continue;
    headers.push_back(fmt::format("size: {}\n{}: {}\n", one.size, one.rule, one.data));
  }
  std::size_t understood = 0;
  for (const std::string& header : headers) {
    CAPTURE(header);
    Puzzle puzzle;
    try {
      puzzle = parse_puzzle(header);
    } catch (const NotUnderstood&) {
      // The program has put these into other words before it asks.
      continue;
    }
    ++understood;
    for (const Grid& grid : of_equal_lines(puzzle.board)) {
      const Puzzle fresh = parse_puzzle(header);
      for (std::size_t i = 0; i < fresh.statements.size(); ++i) {
        if (puzzle.statements[i].holds(grid) != fresh.statements[i].holds(grid))
          FAIL(fresh.statements[i].rule);
      }
    }
  }
  CAPTURE(understood, headers.size());
  CHECK(understood * 10 > headers.size() * 9);
}

TEST_CASE("the referee counts the grids of small boards", "[referee]") {
  CHECK(count("size: 4\n") == 288);
  CHECK(count("size: 4\nvalues: 0-3\n") == 288);
  CHECK(count("size: 4\n", 100) == 100);
  CHECK(count("size: 4\nrules: latin\n") == 576);
  CHECK(count("size: 4\nregions: AAAA; BBBB; CCCC; DDDD\n") == 576);
  CHECK(count("size: 4\nrules: diagonals\n") == 48);
  CHECK(count("size: 3\n") == 12);
  CHECK(count("size: 5\n") == 161280);
  CHECK(count("size: 2\nrules: free-grid\n") == 16);
  CHECK(count("size: 2\nrules: free-grid, rows\n") == 4);
  CHECK(count("size: 2x3\n") == 12);                            // Latin rectangles
  CHECK(count("size: 2\nvalues: 1-3\n") == 18);                 // a a' over three values
  CHECK(count("size: 4\ngrids: r1c1 r3c3\n") == 24 * 12 * 12);  // they share a box
  CHECK(count("size: 2\nrules: free-grid\nextra: r1c1-r1c2 r2c1\n") == 0);
}

TEST_CASE("a board of 9x9 has the published number of Miracle Sudokus", "[long][referee]") {
  CHECK(count("rules: anti-knight, anti-king, non-consecutive\n") == 72);
}

TEST_CASE("boards that aren't square have boxes if some fit", "[referee]") {
  CHECK(parse_puzzle("size: 8x6\n").board.box_rows == 4);
  CHECK(parse_puzzle("size: 6x8\n").board.box_rows == 2);
  CHECK(parse_puzzle("rules: shape=6x8\n").board.box_columns == 4);
  CHECK(parse_puzzle("size: 6\n").board.box_rows == 2);
  CHECK(parse_puzzle("size: 6\nbox: 3x2\n").board.box_rows == 3);
  CHECK(parse_puzzle("size: 7\n").board.box_rows == 0);
  CHECK(parse_puzzle("size: 5x4\n").board.box_rows == 0);
}

TEST_CASE("lines of equal sums are cut by regions, else by boxes, else by nothing", "[referee]") {
  const auto holds = [](const std::string& board, const std::string& line) {
    const Puzzle puzzle = parse_puzzle(board + "region-sum-lines: r1c1-r1c4\n");
    for (const Statement& statement : puzzle.statements) {
      if (statement.rule != "region-sum-lines") continue;
      Grid grid(static_cast<std::size_t>(puzzle.board.cell_count()), 1);
      for (std::size_t i = 0; i < 4; ++i) grid[i] = value_of(line[i]);
      if (!statement.holds(grid)) return false;
    }
    return true;
  };
  CHECK(holds("size: 4\n", "1423"));
  CHECK(!holds("size: 4\n", "1243"));
  CHECK(holds("size: 4\nregions: ABBC; ABBC; ABCC; AACC\n", "4134"));
  CHECK(!holds("size: 4\nregions: ABBC; ABBC; ABCC; AACC\n", "1423"));
  CHECK(holds("size: 5\n", "1234"));
  CHECK(holds("size: 4\nrules: latin\n", "1243"));
}

TEST_CASE("rules are listed in one line with their data, or have lines of their own", "[referee]") {
  const Puzzle puzzle = parse_puzzle(
      "# a comment\ntitle: rules: none\nrules: free-grid, cages=3: r1c1 r1c2; 7: r1c3 r1c4, "
      "anti-knight\n"
      "size: 4\nsums:\n  2: r2c1 r2c2\n# another\n  2: r2c3 r2c4\n");
  std::multiset<std::string> rules;
  for (const Statement& statement : puzzle.statements) rules.insert(statement.rule);
  CHECK(rules.count("cages") == 4);
  CHECK(rules.count("sums") == 2);
  CHECK(rules.count("anti-knight") == 24);
  CHECK(rules.size() == 30);
}

TEST_CASE("what the referee doesn't understand is named", "[referee]") {
  for (const char* const header :
       {"rules: anti-pawn\n", "size: 0\n", "cages: 10: r1c1 r0c2\n", "cages: 10: r1c1 r10c2\n",
        "cages: 10: r1c1 r1c1\n", "between: r1c1-r2c3\n", "values: 0-7\n", "values: 2-10\n",
        "box: 2x3\n", "sandwich: top: 1 2\n", "sandwich: middle: 1 2\n", "arrows: r1c1\n",
        "kropki: white: r1c1 r1c2 r1c3\n", "size: 4\nrules: flatmates\n",
        "clones: r1c1: r2c1 r2c2\n", "leapers: 1 2: a < b\n", "regions: AAAB\n",
        "rules: anti-knight=5\n", "even\n"}) {
    CAPTURE(header);
    CHECK_THROWS_AS(parse_puzzle(header), NotUnderstood);
  }
}
