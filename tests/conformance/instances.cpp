// Properties of boards of every kind of full grid with every kind of holes.
#include "sudoku_sat/measure.hpp"

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>
#include <set>
#include <string>

#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

/// Calls take(specification) for each pair of kinds, on 9x9 boards.
template <class Take>
void each_kind(const Take& take) {
  for (const GridKind* const grids : grid_kinds()) {
    for (const HoleKind* const holes : hole_kinds()) {
      INFO(grids->name << ", " << holes->name);
      take(InstanceSpec{
          .grids = grids, .holes = holes, .open = holes->takes_share ? 600 : 0, .seed = 3});
    }
  }
}

}  // namespace

TEST_CASE("each kind of instance has the solution that it was made from", "[conformance]") {
  each_kind([](const InstanceSpec& spec) {
    const Instance made = make_instance(spec, 0);
    CHECK(support::verify_text(made.puzzle, made.solution).empty());
  });
}

TEST_CASE("each kind of instance has its holes open and everything else given", "[conformance]") {
  each_kind([](const InstanceSpec& spec) {
    const Instance made = make_instance(spec, 0);
    const std::set<Cell> holes(made.holes.begin(), made.holes.end());
    CHECK(holes.size() == made.holes.size());
    CHECK_FALSE(holes.empty());
    CHECK(holes.size() < 81);
    for (Cell cell = 0; cell < 81; ++cell) {
      CHECK(made.puzzle.givens[cell] == (holes.contains(cell) ? 0 : made.solution[cell]));
    }
  });
}

TEST_CASE("each kind of instance is the same for the same seed and number alone", "[conformance]") {
  each_kind([](InstanceSpec spec) {
    spec.geometry = Geometry(6);
    const Instance made = make_instance(spec, 5);
    CHECK(make_instance(spec, 5).puzzle.givens == made.puzzle.givens);
    CHECK(make_instance(spec, 5).puzzle.board->rules() == made.puzzle.board->rules());
    CHECK(make_instance(spec, 6).puzzle.givens != made.puzzle.givens);
    InstanceSpec other = spec;
    other.seed = 4;
    CHECK(make_instance(other, 5).puzzle.givens != made.puzzle.givens);
  });
}

TEST_CASE("each kind of instance has a given to change that clashes with no other",
          "[conformance]") {
  each_kind([](const InstanceSpec& spec) {
    const Puzzle puzzle = make_instance(spec, 0).puzzle;
    const Puzzle changed = with_changed_given(puzzle, 1);
    CHECK(support::violation_text({puzzle.board, Grid(81)}, changed.givens).empty());
    int differences = 0;
    for (Cell cell = 0; cell < 81; ++cell) {
      differences += changed.givens[cell] == puzzle.givens[cell] ? 0 : 1;
      CHECK((changed.givens[cell] == 0) == (puzzle.givens[cell] == 0));
    }
    CHECK(differences == 1);
  });
}

TEST_CASE("the making of instances that take long ends when it is interrupted", "[conformance]") {
  const std::atomic<bool> interrupt = true;
  for (const GridKind* const grids : grid_kinds()) {
    if (grids->name == "pattern") continue;
    INFO(grids->name);
    const InstanceSpec spec{.geometry = Geometry(25), .grids = grids, .open = 500};
    CHECK_THROWS_AS(make_instance(spec, 0, Limits({}, &interrupt)), Stopped);
  }
  for (const HoleKind* const holes : hole_kinds()) {
    if (holes->takes_share) continue;
    INFO(holes->name);
    const InstanceSpec spec{
        .geometry = Geometry(25), .grids = &grid_kind_named("pattern"), .holes = holes};
    CHECK_THROWS_AS(make_instance(spec, 0, Limits({}, &interrupt)), Stopped);
  }
}
