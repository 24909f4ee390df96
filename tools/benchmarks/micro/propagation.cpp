// Unit propagation and failed literals on 9x9: on candidates, which any board has, and on sets of
// places.
#include <catch2/catch.hpp>

#include "examples.hpp"
#include "propagate/place_sets.hpp"
#include "propagate/propagation.hpp"
#include "sudoku_sat/candidates.hpp"
#include "sudoku_sat/reduction.hpp"

using namespace sudoku_sat;

namespace {

/// Tries every candidate of every open cell once; returns how many fail.
template <class State>
std::size_t try_all(const State& root, std::size_t cells, int size) {
  std::size_t failed = 0;
  for (Cell cell = 0; cell < cells; ++cell) {
    for (int value = 1; value <= size; ++value) {
      if (root.decided(cell) != 0 || !root.possible(cell, value)) continue;
      State state = root;
      failed += state.decide(cell, static_cast<Value>(value)) ? 0 : 1;
    }
  }
  return failed;
}

/// Propagation with the questions that sets of places answer.
class Candidate : public Propagation {
 public:
  using Propagation::Propagation;
  Value decided(Cell cell) const { return candidates().decided(cell); }
  bool possible(Cell cell, int value) const { return candidates().possible(cell, value); }
};

}  // namespace

TEST_CASE("unit propagation of a puzzle's givens") {
  const Puzzle easy = micro::nine(micro::easy);
  const Puzzle inkala = micro::nine(micro::inkala);
  BENCHMARK("candidates, solved by it") { return propagate(easy); };
  BENCHMARK("candidates, nearly nothing found") { return propagate(inkala); };
}

TEST_CASE("each candidate of a puzzle tried once") {
  const Puzzle puzzle = micro::nine(micro::inkala);
  const Limits limits;
  Candidate root(*puzzle.board, limits);
  REQUIRE(root.decide_all(puzzle.givens));
  const PlaceRules<2> rules(*puzzle.board);
  const PlaceSets<2> sets(rules, root.candidates());
  const std::size_t failed = try_all(root, 81, 9);
  REQUIRE(try_all(sets, 81, 9) == failed);
  BENCHMARK("candidates") { return try_all(root, 81, 9); };
  BENCHMARK("sets of places") { return try_all(sets, 81, 9); };
}

TEST_CASE("failed literals to the fixpoint") {
  const Puzzle puzzle = micro::nine(micro::inkala);
  const Reduction& probe = reduction("probe");
  BENCHMARK("probe") { return probe.apply(puzzle, {}); };
}
