// Every rule: what any rule has to keep to.
#include "sudoku_sat/rule.hpp"

#include <catch2/catch.hpp>
#include <set>

using namespace sudoku_sat;

TEST_CASE("every rule makes named constraints over distinct cells of the board") {
  for (const Rule* rule : rules()) {
    DYNAMIC_SECTION(rule->name) {
      for (const Geometry& geometry : {Geometry(1), Geometry(4), Geometry(2, 3), Geometry(9)}) {
        std::vector<AllDifferent> constraints;
        rule->apply(geometry, constraints);
        std::set<std::string> names;
        for (const AllDifferent& constraint : constraints) {
          names.insert(constraint.name());
          const std::set<Cell> cells(constraint.cells.begin(), constraint.cells.end());
          CHECK(cells.size() == constraint.cells.size());
          CHECK(*cells.rbegin() < geometry.cells());
        }
        CHECK(names.size() == constraints.size());
      }
      CHECK_FALSE(rule->summary.empty());
      CHECK_FALSE(rule->source.empty());
    }
  }
}

TEST_CASE("rows, columns and boxes cover each cell once") {
  for (const Rule* rule : rules()) {
    DYNAMIC_SECTION(rule->name) {
      if (!rule->on_by_default) continue;
      const Geometry geometry(3, 4);
      std::vector<AllDifferent> constraints;
      rule->apply(geometry, constraints);
      std::multiset<Cell> cells;
      for (const AllDifferent& constraint : constraints) {
        cells.insert(constraint.cells.begin(), constraint.cells.end());
      }
      CHECK(cells.size() == geometry.cells());
      CHECK(std::set(cells.begin(), cells.end()).size() == geometry.cells());
    }
  }
}
