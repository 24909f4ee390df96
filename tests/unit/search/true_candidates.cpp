// True candidates against all solutions by brute force.
#include <catch2/catch.hpp>
#include <set>

#include "sudoku_sat/enumerate.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

/// By cell the values that these solutions have there.
TrueCandidates values_of(const std::vector<Grid>& solutions, std::size_t cells) {
  TrueCandidates values(cells);
  for (std::size_t cell = 0; cell < cells; ++cell) {
    std::set<Value> seen;
    for (const Grid& grid : solutions) seen.insert(grid[cell]);
    values[cell].assign(seen.begin(), seen.end());
  }
  return values;
}

}  // namespace

TEST_CASE("the true candidates are the values of all solutions that are not excluded") {
  Random random(5);
  for (int round = 0; round < 300; ++round) {
    const Puzzle puzzle = support::random_puzzle(Geometry(4), 1 + random.below(11), random);
    std::vector<Grid> solutions = support::all_solutions(puzzle);
    random.shuffle(solutions);
    for (std::vector<Grid> excluded;; excluded.push_back(solutions.back()), solutions.pop_back()) {
      CAPTURE(round, puzzle.givens, excluded);
      REQUIRE(true_candidates(puzzle, excluded) == values_of(solutions, puzzle.givens.size()));
      if (solutions.empty() || excluded.size() == 6) break;
    }
  }
}

TEST_CASE("the true candidates of a killer are those of its solutions") {
  const std::string cages =
      "cages=3: r1c1 r2c1; 4: r1c2 r1c3; 7: r2c3 r2c4; 5: r3c1 r3c2; 6: r3c4 r4c4";
  for (const std::string& rules : {cages, cages.substr(0, cages.rfind(';'))}) {
    CAPTURE(rules);
    const Puzzle puzzle = support::empty_puzzle(Geometry(4), rules);
    const std::vector<Grid> all = solutions(puzzle);
    CHECK(true_candidates(puzzle) == values_of(all, puzzle.givens.size()));
    CHECK(count(puzzle).solutions.number == all.size());
  }
}
