// Every encoding: the published numbers of clauses, its size formula, the same solutions as the
// rules.
#include <catch2/catch.hpp>
#include <map>

#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/tasks.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using support::puzzle_of;

namespace {

/// Clauses without givens; 8829, 11745 and 11988 are published (Lynce & Ouaknine 2006, Weber 2005).
const std::map<std::string_view, std::map<int, std::uint64_t>> expected_clauses{
    {"maple",
     {{4, 336},
      {6, 1872},
      {9, 10287},
      {12, 33840},
      {16, 110848},
      {25, 688125},
      {36, 3033936},
      {64, 31199232},
      {100, 189010000}}},
    {"maple-worksheet",
     {{4, 560},
      {6, 3168},
      {9, 17577},
      {12, 58032},
      {16, 190720},
      {25, 1188125},
      {36, 5250096},
      {64, 54136832},
      {100, 328510000}}},
    {"minimal",
     {{4, 304},
      {6, 1656},
      {9, 8829},
      {12, 28656},
      {16, 92416},
      {25, 563125},
      {36, 2450736},
      {64, 24776704},
      {100, 148510000}}},
    {"efficient",
     {{4, 400},
      {6, 2196},
      {9, 11745},
      {12, 38160},
      {16, 123136},
      {25, 750625},
      {36, 3267216},
      {64, 33034240},
      {100, 198010000}}},
    {"extended",
     {{4, 448},
      {6, 2304},
      {9, 11988},
      {12, 38592},
      {16, 123904},
      {25, 752500},
      {36, 3271104},
      {64, 33046528},
      {100, 198040000}}},
};

// Above this the clauses are not made one by one: it takes seconds.
constexpr int largest_counted = 36;

Size counted(const Encoding& encoding, const Board& board) {
  CountingSink sink;
  encode(encoding, {board, VariableMap(board.geometry(), *encoding.code)}, sink);
  return sink.size();
}

}  // namespace

TEST_CASE("every encoding has the published number of clauses, by formula and by count") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      REQUIRE(expected_clauses.contains(encoding.name));
      for (const auto& [n, clauses] : expected_clauses.at(encoding.name)) {
        CAPTURE(n);
        const auto board = make_board(Geometry(n));
        const Size formula = size_of(encoding, *board, AtMostOne());
        CHECK(formula.clauses == clauses);
        if (n <= largest_counted) CHECK(counted(encoding, *board) == formula);
      }
    }
  }
}

TEST_CASE("every encoding's size formula holds on odd boards too") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      for (const Geometry& geometry :
           {Geometry(1), Geometry(2), Geometry(7), Geometry(4, 2), Geometry(2, 5)}) {
        CAPTURE(geometry.size());
        const auto board = make_board(geometry);
        CHECK(counted(encoding, *board) == size_of(encoding, *board, AtMostOne()));
      }
    }
  }
}

TEST_CASE("every encoding's size formula holds without boxes: Latin squares") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      std::vector<AllDifferent> constraints;
      for (const Rule* rule : rules()) {
        if (rule->name != "boxes") rule->apply(Geometry(4), constraints);
      }
      const Board board(Geometry(4), constraints);
      CHECK(counted(encoding, board) == size_of(encoding, board, AtMostOne()));
      const Puzzle puzzle{std::make_shared<const Board>(board), Grid(16, 0)};
      CHECK(support::count_models(support::encoded(puzzle, encoding)) == 576);
    }
  }
}

TEST_CASE("every encoding of the empty 4x4 board has 288 models") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      CHECK(support::count_models(support::encoded(puzzle_of(std::string(16, '.')), encoding)) ==
            288);
    }
  }
}

TEST_CASE("every encoding has as many models as backtracking finds solutions") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      for (const std::string_view line :
           {"1...............", "12..............", "12..3...........", "1234............",
            "123....4........", "11..............", "1.2...3...4....."}) {
        CAPTURE(line);
        const Puzzle puzzle = puzzle_of(line);
        CHECK(support::count_models(support::encoded(puzzle, encoding)) ==
              support::count_solutions(2, 2, {puzzle.givens.begin(), puzzle.givens.end()}));
      }
    }
  }
}

TEST_CASE("every encoding reduced by propagation has as many models as the whole one") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      for (const std::string_view line :
           {"................", "1...............", "12..3...........", "1.2...3...4.....",
            "1234............"}) {
        CAPTURE(line);
        const Puzzle puzzle = puzzle_of(line);
        const auto candidates = propagate(puzzle);
        REQUIRE(candidates);
        const VariableMap variables(puzzle.geometry(), *candidates, *encoding.code);
        MemorySink sink;
        encode(encoding, {*puzzle.board, variables}, sink);
        CHECK(support::count_models(support::to_cnf(sink)) ==
              support::count_solutions(2, 2, {puzzle.givens.begin(), puzzle.givens.end()}));
      }
    }
  }
}

TEST_CASE("every encoding solves the known puzzles") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      SolveOptions options;
      options.encoding = &encoding;
      PuzzleSolver solver(options);
      for (const auto& known : support::known_puzzles()) {
        CAPTURE(known.name);
        CHECK(solver.solve(puzzle_of(known.puzzle), Limits()).solution ==
              puzzle_of(known.solution).givens);
      }
    }
  }
}

TEST_CASE("every encoding says what it is, where it is from and which families it has") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      CHECK_FALSE(encoding.summary.empty());
      CHECK_FALSE(encoding.source.empty());
      CHECK_FALSE(encoding.families.empty());
    }
  }
}

TEST_CASE("the ranges of the families are next to each other and cover all clauses") {
  for (const Encoding& encoding : encodings()) {
    DYNAMIC_SECTION(encoding.name) {
      const auto board = make_board(Geometry(6));
      CountingSink sink;
      const auto ranges =
          encode(encoding, {*board, VariableMap(board->geometry(), *encoding.code)}, sink);
      std::uint64_t next = 1;
      for (const FamilyRange& range : ranges) {
        CHECK(range.first == next);
        next = range.last + 1;
      }
      CHECK(next == sink.size().clauses + 1);
    }
  }
}
