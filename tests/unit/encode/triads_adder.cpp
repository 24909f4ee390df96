// The encodings with auxiliary variables for constraints, triads and adder: sizes derived by hand,
// and on boards of all shapes as many models as solutions.
#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <set>

#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

constexpr std::string_view names[] = {"adder", "triads"};

Size counted(const Encoding& encoding, const Board& board, const AtMostOne& amo = {}) {
  CountingSink sink;
  encode(encoding, {board, VariableMap(board.geometry()), amo}, sink);
  return sink.size();
}

/// What a reduction leaves of the puzzle; givens that it doesn't decide as unit clauses.
support::Cnf reduced(const Puzzle& puzzle, const Encoding& encoding, const Reduction& by,
                     const AtMostOne& amo = {}) {
  const auto variables = variables_after(by, puzzle, *encoding.code);
  MemorySink sink;
  if (!variables) {
    encode_contradiction(sink);
    return support::to_cnf(sink);
  }
  encode(encoding, {*puzzle.board, *variables, amo}, sink);
  support::Cnf cnf = support::to_cnf(sink);
  for (const Lit literal : given_literals(puzzle, *variables)) cnf.clauses.push_back({literal});
  return cnf;
}

/// Rows and columns, boxes only if asked for.
std::vector<AllDifferent> constraints_of(const Geometry& geometry, bool boxes) {
  Constraints constraints;
  for (const Rule* rule : rules()) {
    if (rule->name == "rows" || rule->name == "columns" || (boxes && rule->name == "boxes")) {
      rule->apply(geometry, {rule}, constraints);
    }
  }
  return constraints.all_different;
}

/// A constraint for each letter of the picture, with the cells that have it; none for '.'.
void add_regions(std::string_view picture, const std::string& rule,
                 std::vector<AllDifferent>& constraints) {
  std::map<char, std::vector<Cell>> regions;
  for (std::size_t cell = 0; cell < picture.size(); ++cell) {
    if (picture[cell] != '.') regions[picture[cell]].push_back(static_cast<Cell>(cell));
  }
  int number = 0;
  for (auto& [letter, cells] : regions) constraints.push_back({{rule, ++number}, std::move(cells)});
}

std::shared_ptr<const Board> jigsaw() {
  std::vector<AllDifferent> constraints = constraints_of(Geometry(4), false);
  add_regions(
      "aaab"
      "cabb"
      "ccdb"
      "cddd",
      "region", constraints);
  return std::make_shared<const Board>(Geometry(4), constraints);
}

std::shared_ptr<const Board> with_diagonals() {
  std::vector<AllDifferent> constraints = constraints_of(Geometry(4), true);
  add_regions(
      "a..b"
      ".ab."
      ".ba."
      "b..a",
      "diagonal", constraints);
  return std::make_shared<const Board>(Geometry(4), constraints);
}

/// The board's solutions that agree with the givens: all grids, cell by cell, as far as verify's
/// rules go.
std::uint64_t count_solutions(const Puzzle& puzzle) {
  Grid grid = puzzle.givens;
  const std::function<std::uint64_t(Cell)> count = [&](Cell cell) -> std::uint64_t {
    if (cell == grid.size()) return support::verify_text(puzzle, grid).empty() ? 1 : 0;
    if (puzzle.givens[cell] != 0) return count(cell + 1);
    std::uint64_t total = 0;
    for (Value value = 1; value <= puzzle.board->size(); ++value) {
      grid[cell] = value;
      if (support::violation_text(puzzle, grid).empty()) total += count(cell + 1);
    }
    grid[cell] = 0;
    return total;
  };
  return support::violation_text(puzzle, grid).empty() ? count(0) : 0;
}

}  // namespace

TEST_CASE("triads on 9x9 has 1215 variables and 7695 clauses") {
  // Cells 81*(1 + 36) = 2997; 54 triads, each exactly one of 4 for 9 values: 486*(1 + 6) = 3402;
  // 9 rows, 9 columns, 9 boxes twice, exactly one of 3: 36*9*(1 + 3) = 1296.
  const auto board = make_board(Geometry(9));
  const Size size = counted(support::encoding("triads"), *board);
  CHECK(size.variables == 729 + 486);
  CHECK(size.clauses == 2997 + 3402 + 1296);
  CHECK(size_of(support::encoding("triads"), *board, AtMostOne()) == size);
}

TEST_CASE("triads on 6x6 has segments of two lengths") {
  // Boxes of 2x3: 12 segments of 3 cells in rows, 18 of 2 cells in columns. Cells 36*(1 + 15) =
  // 576; 12*6*(1 + 6) + 18*6*(1 + 3) = 936; rows and boxes by rows, of 2: 2*6*6*(1 + 1) = 144;
  // columns and boxes by columns, of 3: 2*6*6*(1 + 3) = 288.
  const auto board = make_board(Geometry(6));
  const Size size = counted(support::encoding("triads"), *board);
  CHECK(size.variables == 216 + 30 * 6);
  CHECK(size.clauses == 576 + 936 + 144 + 288);
  CHECK(size_of(support::encoding("triads"), *board, AtMostOne()) == size);
}

TEST_CASE("adder on 9x9 has 4401 variables and 28296 clauses") {
  // Cells 2997. In each of 27 units 8 additions of a half adder (7), 7 full adders (14) and a
  // highest column (11), and 9 bits that are 1: 8*116 + 9 = 937; 8*(9 sums + 8 carries) variables.
  const auto board = make_board(Geometry(9));
  const Size size = counted(support::encoding("adder"), *board);
  CHECK(size.variables == 729 + 27 * 136);
  CHECK(size.clauses == 2997 + 27 * 937);
  CHECK(size_of(support::encoding("adder"), *board, AtMostOne()) == size);
}

TEST_CASE("adder on 6x6 has 1206 variables and 7344 clauses") {
  // Cells 576. In each of 18 units 5 additions of 7 + 4*14 + 11 = 74, and 6 bits; 5*11 variables.
  const auto board = make_board(Geometry(6));
  const Size size = counted(support::encoding("adder"), *board);
  CHECK(size.variables == 216 + 18 * 55);
  CHECK(size.clauses == 576 + 18 * 376);
  CHECK(size_of(support::encoding("adder"), *board, AtMostOne()) == size);
}

TEST_CASE("triads and adder have the size of their formulas with every method on all boards") {
  std::vector<AllDifferent> parts = constraints_of(Geometry(4), false);
  add_regions(
      "aaa."
      ".bb."
      "...."
      "....",
      "part", parts);
  const std::vector<std::shared_ptr<const Board>> boards{
      jigsaw(),
      with_diagonals(),
      std::make_shared<const Board>(Geometry(4), parts),
      make_board(Geometry(1)),
      make_board(Geometry(2)),
      make_board(Geometry(4, 2))};
  for (const std::string_view name : names) {
    for (const AmoMethod* method : amo_methods()) {
      for (const auto& board : boards) {
        CAPTURE(name, method->name, board->size());
        const AtMostOne amo(*method);
        CHECK(counted(support::encoding(name), *board, amo) ==
              size_of(support::encoding(name), *board, amo));
      }
    }
  }
}

TEST_CASE("triads names its clauses after rules") {
  const auto board = make_board(Geometry(9));
  CountingSink sink;
  std::map<std::string, std::uint64_t> clauses;
  for (const FamilyRange& range :
       encode(support::encoding("triads"), {*board, VariableMap(board->geometry())}, sink)) {
    clauses[range.name] += range.last + 1 - range.first;
  }
  CHECK(clauses["triad definitions"] == 3402);
  CHECK(clauses["row triads"] == 324);
  CHECK(clauses["column triads"] == 324);
  CHECK(clauses["box triads"] == 648);
}

TEST_CASE("triads divides a jigsaw's units by its regions") {
  // 4 segments of 3 cells and 4 of 2. Cells 16*7 = 112, definitions 4*(4*(1 + 6) + 4*(1 + 3)) =
  // 176. Two rows meet 2 regions, two 3, and the same of columns, regions by rows, regions by
  // columns: 4*4*2*((1 + 1) + (1 + 3)) = 192.
  const Size size = counted(support::encoding("triads"), *jigsaw());
  CHECK(size.variables == 64 + 8 * 4);
  CHECK(size.clauses == 112 + 176 + 192);
}

TEST_CASE("triads has no auxiliary variables if no two units share two cells") {
  const Board latin(Geometry(4), constraints_of(Geometry(4), false));
  const Size size = counted(support::encoding("triads"), latin);
  CHECK(size.variables == 64);
  CHECK(size.clauses == (16 + 8 * 4) * 7);
}

TEST_CASE("triads divides units by units alone, not by smaller constraints") {
  std::vector<AllDifferent> constraints = constraints_of(Geometry(4), false);
  add_regions(
      "aabb"
      "...."
      "...."
      "....",
      "part", constraints);
  CHECK(counted(support::encoding("triads"), Board(Geometry(4), constraints)).variables == 64);
}

TEST_CASE("triads does not divide a unit by one that has the same cells") {
  std::vector<AllDifferent> constraints = constraints_of(Geometry(4), false);
  add_regions(
      "aaaa"
      "...."
      "...."
      "....",
      "part", constraints);
  CHECK(counted(support::encoding("triads"), Board(Geometry(4), constraints)).variables == 64);
}

TEST_CASE("triads divides a unit only once, even if two rules have the same units") {
  const auto row_clauses = [](const std::vector<AllDifferent>& constraints) {
    const Board board(Geometry(4), constraints);
    CountingSink sink;
    std::uint64_t clauses = 0;
    for (const FamilyRange& range :
         encode(support::encoding("triads"), {board, VariableMap(board.geometry())}, sink)) {
      if (range.name == "row triads") clauses += range.last + 1 - range.first;
    }
    return clauses;
  };
  std::vector<AllDifferent> constraints = constraints_of(Geometry(4), true);
  const std::uint64_t once = row_clauses(constraints);
  CHECK(once > 0);
  for (const std::string rule : {"part", "part", "box"}) {
    add_regions("aabbaabbccddccdd", rule, constraints);
    CHECK(row_clauses(constraints) == once);
  }
}

TEST_CASE("triads and adder have as many models as solutions, reduced in every way") {
  const std::map<std::string_view, std::uint64_t> puzzles{
      {"................", 288}, {"1...............", 72}, {"12..............", 24},
      {"12..3...........", 12},  {"1.2...3...4.....", 3},  {"12..34..2.1.....", 1},
      {"123....4........", 0},   {"11..............", 0},  {"12..34..23......", 2}};
  for (const std::string_view name : names) {
    for (const Reduction* by : reductions()) {
      for (const char* amo : {"pairwise", "sequential", "product", "commander", "heule"}) {
        for (const auto& [line, solutions] : puzzles) {
          CAPTURE(name, by->name, amo, line);
          const Puzzle puzzle = puzzle_of(line);
          CHECK(support::count_solutions(2, 2, {puzzle.givens.begin(), puzzle.givens.end()}) ==
                solutions);
          CHECK(support::count_models(reduced(puzzle, support::encoding(name), *by,
                                              *AtMostOne::parse(amo))) == solutions);
        }
      }
    }
  }
}

TEST_CASE("triads and adder have as many models as an irregular board has solutions") {
  const auto regions = jigsaw();
  const auto diagonals = with_diagonals();
  std::vector<AllDifferent> constraints = constraints_of(Geometry(4), true);
  add_regions(
      "a.b."
      ".a.b"
      "a.b."
      "....",
      "part", constraints);
  const auto parts = std::make_shared<const Board>(Geometry(4), constraints);
  // Two units of one rule that have two cells each of the first row, one of them together.
  std::vector<AllDifferent> crossing = constraints_of(Geometry(4), true);
  add_regions("aa.......a.....a", "part", crossing);
  add_regions(".aa.......a...a.", "part", crossing);
  const auto overlapping = std::make_shared<const Board>(Geometry(4), crossing);
  for (const auto& board : {regions, diagonals, parts, overlapping}) {
    for (const std::string_view line :
         {"................", "1...............", ".2....3........."}) {
      const Puzzle puzzle{board, puzzle_of(line).givens};
      const std::uint64_t solutions = count_solutions(puzzle);
      for (const std::string_view name : names) {
        for (const Reduction* by : reductions()) {
          CAPTURE(board->all_different().back().rule, line, name, by->name);
          CHECK(support::count_models(reduced(puzzle, support::encoding(name), *by)) == solutions);
        }
      }
    }
  }
  CHECK(count_solutions({regions, Grid(16, 0)}) > 0);
  CHECK(count_solutions({diagonals, Grid(16, 0)}) > 0);
}

TEST_CASE("triads and adder say 576 times that a grid without boxes is a Latin square") {
  const auto latin = std::make_shared<const Board>(Geometry(4), constraints_of(Geometry(4), false));
  for (const std::string_view name : names) {
    CAPTURE(name);
    CHECK(support::count_models(support::encoded({latin, Grid(16, 0)}, support::encoding(name))) ==
          576);
  }
}

TEST_CASE("triads and adder make only variables that a reduction leaves open") {
  for (const std::string_view name : names) {
    for (const Reduction* by : reductions()) {
      for (const auto& known : support::known_puzzles()) {
        CAPTURE(name, by->name, known.name);
        const Puzzle puzzle = puzzle_of(known.puzzle);
        const support::Cnf cnf = reduced(puzzle, support::encoding(name), *by);
        std::set<int> literals;
        for (const auto& clause : cnf.clauses) {
          CHECK_FALSE(clause.empty());
          literals.insert(clause.begin(), clause.end());
          const std::set<int> once(clause.begin(), clause.end());
          CHECK(once.size() == clause.size());
          CHECK(std::none_of(once.begin(), once.end(), [&](int l) { return once.contains(-l); }));
        }
        // Each variable is there, in both signs.
        CHECK(literals.size() == 2 * static_cast<std::size_t>(cnf.variables));
        CHECK((literals.empty() || *literals.rbegin() == cnf.variables));
      }
    }
  }
}

TEST_CASE("triads and adder of a puzzle that is decided are empty") {
  for (const std::string_view name : names) {
    CAPTURE(name);
    const support::Cnf cnf = reduced(puzzle_of(support::inkala_solution), support::encoding(name),
                                     reduction_named("givens"));
    CHECK(cnf.variables == 0);
    CHECK(cnf.clauses.empty());
  }
}

TEST_CASE("triads propagates what extended does not: a value that is left to one triad of a box") {
  // Value 1 is in none of the second and third rows of the first box, so it is in its first row,
  // and nowhere else in that row.
  const Puzzle puzzle = puzzle_of(
      "........."
      "234......"
      "567......"
      "........."
      "........."
      "........."
      "........."
      "........."
      ".........");
  const Lit elsewhere = VariableMap(puzzle.geometry()).variable(8, 1);
  const auto excludes = [&](std::string_view encoding) {
    const auto literals =
        support::propagate(support::encoded(puzzle, support::encoding(encoding))).value();
    return std::find(literals.begin(), literals.end(), -elsewhere) != literals.end();
  };
  CHECK(excludes("triads"));
  CHECK_FALSE(excludes("extended"));
}
