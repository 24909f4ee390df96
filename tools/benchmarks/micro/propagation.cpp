// Unit propagation and failed literals on 9x9: on candidates, which any board has, and on sets of
// positions.
#include <catch2/catch.hpp>

#include "examples.hpp"
#include "propagate/position_sets.hpp"
#include "propagate/propagation.hpp"
#include "sudoku_sat/propagation.hpp"

using namespace sudoku_sat;

namespace {

/// Tries every candidate of every open cell once; returns how many fail.
template <propagation::PropagationState State>
std::size_t try_all(const State& root) {
  std::size_t failed = 0;
  for (Cell cell = 0; cell < 81; ++cell) {
    if (root.decided(cell) != 0) continue;
    propagation::for_each_value(root, cell, [&](Value value) {
      State state = root;
      failed += state.decide(cell, value) ? 0 : 1;
    });
  }
  return failed;
}

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
  propagation::Propagation root(*puzzle.board, limits);
  REQUIRE(root.decide_all(puzzle.givens));
  const propagation::PositionRules<2> rules(*puzzle.board);
  propagation::PositionSets<2> sets(rules);
  REQUIRE(sets.decide_all(puzzle.givens));
  const std::size_t failed = try_all(root);
  REQUIRE(try_all(sets) == failed);
  BENCHMARK("candidates") { return try_all(root); };
  BENCHMARK("sets of positions") { return try_all(sets); };
}

TEST_CASE("failed literals to the fixpoint") {
  const Puzzle puzzle = micro::nine(micro::inkala);
  const Reduction& probe = reduction_named("probe");
  BENCHMARK("probe") { return probe.apply(puzzle, {}); };
}
