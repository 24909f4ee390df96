// The plain 9x9 board on all vectors that this machine has: the same cubes, the same solutions.
#include "search/vectors9.hpp"

#include <catch2/catch.hpp>

#include "search/cubes.hpp"
#include "support/fixtures.hpp"
#include "support/inputs.hpp"
#include "support/random_puzzles.hpp"
#include "support/setting.hpp"

using namespace sudoku_sat;

namespace {

support::Setting chosen(const std::string& name) { return {"SUDOKU_SAT_VECTORS", name}; }

struct Kind {
  std::string name;
  std::unique_ptr<Cubes> cubes;
};

std::vector<Kind> all_here(const Board& board) {
  std::vector<Kind> kinds;
  for (const Vectors9& vectors : all_vectors9()) {
    const auto setting = chosen(vectors.name);
    if (vectors.here) kinds.push_back({vectors.name, Cubes::make(board)});
  }
  return kinds;
}

void check_same(const std::vector<Kind>& kinds, const Grid& givens, unsigned wanted) {
  const Cubes::Result expected = kinds.front().cubes->search(givens, wanted, Limits());
  for (const Kind& kind : kinds) {
    const Cubes::Result found = kind.cubes->search(givens, wanted, Limits());
    CAPTURE(kind.name, givens, wanted);
    REQUIRE(found.complete == expected.complete);
    REQUIRE(found.split == expected.split);
    REQUIRE(found.solutions == expected.solutions);
    REQUIRE(found.cubes == expected.cubes);
    REQUIRE(found.refuted == expected.refuted);
    if (expected.solutions != 0) REQUIRE(found.first == expected.first);
  }
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
  // Most of these have many solutions or none.
  Random random(9);
  for (std::size_t i = support::random_inputs(100'000); i > 0; --i) {
    const std::size_t count = 15 + random.below(45);
    check_same(kinds, support::random_puzzle(Geometry(9), count, random).givens, 1 + i % 2);
  }
}

TEST_CASE("vectors are chosen by name, the widest that are here by default") {
  for (const Vectors9& vectors : all_vectors9()) {
    const auto setting = chosen(vectors.name);
    if (vectors.here) {
      CHECK(&chosen_vectors9() == &vectors);
    } else {
      CHECK_THROWS_WITH(chosen_vectors9(),
                        "SUDOKU_SAT_VECTORS=" + vectors.name + ": this machine doesn't have them");
    }
  }
  {
    const auto setting = chosen("avx");
    CHECK_THROWS_AS(chosen_vectors9(), UsageError);
  }
  const auto setting = chosen("");
  CHECK(chosen_vectors9().here);
  for (const Vectors9& vectors : all_vectors9()) {
    if (vectors.here) CHECK(&vectors <= &chosen_vectors9());
  }
}
