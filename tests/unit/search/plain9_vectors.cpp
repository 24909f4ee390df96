// The plain 9x9 board on all vectors that this machine has: the same cubes, the same solutions.
#include "search/plain9/state.hpp"

#include <catch2/catch.hpp>

#include "search/formula_free_search.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/rule.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/random_puzzles.hpp"
#include "support/setting.hpp"

using namespace sudoku_sat;

namespace {

support::Setting chosen(const std::string& name) { return {"SUDOKU_SAT_VECTORS", name}; }

struct Kind {
  std::string name;
  std::unique_ptr<search::FormulaFreeSearch> cubes;
};

std::vector<Kind> all_here(const Board& board) {
  std::vector<Kind> kinds;
  for (const search::Vectors9& vectors : search::all_vectors9()) {
    const auto setting = chosen(vectors.name);
    if (vectors.here) kinds.push_back({vectors.name, search::FormulaFreeSearch::make(board)});
  }
  return kinds;
}

void check_same(const std::vector<Kind>& kinds, const Grid& givens, unsigned wanted) {
  const search::FormulaFreeSearch::Result expected =
      kinds.front().cubes->search(givens, wanted, Limits());
  for (const Kind& kind : kinds) {
    const search::FormulaFreeSearch::Result found = kind.cubes->search(givens, wanted, Limits());
    CAPTURE(kind.name, givens, wanted);
    REQUIRE(found.complete == expected.complete);
    REQUIRE(found.split == expected.split);
    REQUIRE(found.solutions == expected.solutions);
    REQUIRE(found.cubes == expected.cubes);
    REQUIRE(found.refuted == expected.refuted);
    if (expected.solutions != 0) REQUIRE(found.first == expected.first);
  }
}

void require_same(const search::State9& state, const search::State9& expected) {
  for (Cell cell = 0; cell < 81; ++cell) {
    REQUIRE(state.decided(cell) == expected.decided(cell));
    for (int value = 1; value <= 9; ++value) {
      REQUIRE(state.possible(cell, value) == expected.possible(cell, value));
    }
  }
  REQUIRE(state.complete() == expected.complete());
  if (!expected.complete()) return;
  Grid grid(81, 0);
  Grid other(81, 0);
  state.copy_to(grid);
  expected.copy_to(other);
  REQUIRE(grid == other);
}

}  // namespace

TEST_CASE("puzzles of 9x9 have the same cubes on all vectors") {
  const auto board = make_board(Geometry(9));
  const std::vector<Kind> kinds = all_here(*board);
  REQUIRE(kinds.front().name == "baseline");
  for (const support::KnownPuzzle& known : support::known_puzzles()) {
    check_same(kinds, support::puzzle_of(known.puzzle).givens, 2);
  }
  // Too many cubes: nothing is known then.
  const std::string many =
      ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
  const Grid givens = support::puzzle_of(many).givens;
  REQUIRE_FALSE(kinds.front().cubes->search(givens, 2, Limits()).complete);
  check_same(kinds, givens, 2);
  // No 9 is given, the first boxes have it in the same row, and each cell can have another value.
  check_same(kinds, support::puzzle_of(".........123745...456812..." + std::string(54, '.')).givens,
             1);
  // Most of these have many solutions or none.
  Random random(9);
  for (std::size_t i = support::random_inputs(100'000); i > 0; --i) {
    const std::size_t count = 15 + random.below(45);
    check_same(kinds, support::random_puzzle(Geometry(9), count, random).givens, 1 + i % 2);
  }
}

TEST_CASE("on wide vectors a tree that looks small is searched to its end") {
  const Puzzle puzzle = support::puzzle_of(
      ".6...7.9.........8....2.5.........21...65.8..7..2.1..............27.5..6.3..194..");
  const auto listed = enumerate(puzzle, {.limit = 2000}, Limits(), [](const Grid&) {}).solutions;
  REQUIRE(listed == 964);
  Random random(19);
  for (const Kind& kind : all_here(*puzzle.board)) {
    const auto search = [&](const Grid& givens, unsigned most, unsigned largest) {
      return kind.cubes->search(givens, search::FormulaFreeSearch::no_limit, Limits(), most,
                                largest);
    };
    CAPTURE(kind.name);
    CHECK_FALSE(search(puzzle.givens, 300, 0).complete);
    CHECK_FALSE(search(puzzle.givens, 300, 500).complete);
    if (kind.name == "baseline") continue;
    const search::FormulaFreeSearch::Result found = search(puzzle.givens, 300, 100'000);
    REQUIRE(found.complete);
    CHECK(found.solutions == listed);
    // However wrong the estimate was.
    for (int i = 0; i < 100; ++i) {
      const Grid givens = support::random_puzzle(Geometry(9), 26, random).givens;
      const search::FormulaFreeSearch::Result some = search(givens, 50, 400);
      CAPTURE(givens);
      REQUIRE((some.complete || some.cubes == 50 || some.cubes == 800));
    }
  }
}

TEST_CASE("states of 9x9 reach the same fixpoints with all vectors") {
  Random random(12);
  std::size_t contradictions = 0;
  std::size_t decided = 0;
  for (const search::Vectors9& vectors : search::all_vectors9()) {
    if (!vectors.here) continue;
    for (std::size_t i = support::random_inputs(20'000); i > 0; --i) {
      const Grid givens = support::random_puzzle(Geometry(9), random.below(36), random).givens;
      CAPTURE(vectors.name, givens);
      search::State9 state(*vectors.methods);
      search::State9 expected(*search::all_vectors9().front().methods);
      // In two steps, so that the second one has a state to begin with.
      Grid part = givens;
      for (Value& given : part) given = random.below(2) == 0 ? given : Value{0};
      const bool possible = expected.decide_all(givens);
      REQUIRE((state.decide_all(part) && state.decide_all(givens)) == possible);
      contradictions += possible ? 0 : 1;
      if (!possible) continue;
      require_same(state, expected);
      if (expected.complete()) continue;
      const Cell cell = expected.branching_cell();
      const Value value = propagation::value_after(expected, cell, 0);
      const bool goes_on = expected.decide(cell, value);
      REQUIRE(state.decide(cell, value) == goes_on);
      if (goes_on) require_same(state, expected);
      ++decided;
    }
  }
  CHECK(contradictions > 100);
  CHECK(decided > 100);
}

TEST_CASE("vectors are chosen by name, the widest that are here by default") {
  for (const search::Vectors9& vectors : search::all_vectors9()) {
    const auto setting = chosen(vectors.name);
    if (vectors.here) {
      CHECK(&search::chosen_vectors9() == &vectors);
    } else {
      CHECK_THROWS_WITH(search::chosen_vectors9(),
                        "SUDOKU_SAT_VECTORS=" + vectors.name + ": this machine doesn't have them");
    }
  }
  {
    const auto setting = chosen("avx");
    CHECK_THROWS_AS(search::chosen_vectors9(), UsageError);
  }
  const auto setting = chosen("");
  CHECK(search::chosen_vectors9().here);
  for (const search::Vectors9& vectors : search::all_vectors9()) {
    if (vectors.here) CHECK(&vectors <= &search::chosen_vectors9());
  }
}
