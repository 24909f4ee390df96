// The names of steps of two strong links, read off shapes that are made by hand.
#include "explain/step_names.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace sudoku_sat;

namespace {

/// The name of a step from the places of a 1 in two units of a 9x9 board; 1 is possible in `open`,
/// of which none but the target lies outside of the two units.
std::string name_of(const std::string& first, const std::string& second, const std::string& open) {
  const auto board = make_board(Geometry(9));
  CellReader reader(open, {"test"}, board->geometry());
  const std::vector<Cell> cells = reader.only_cells();
  const std::set<Cell> possible(cells.begin(), cells.end());
  Step step;
  step.conclusions = {{cells.back(), 1, false}};
  for (std::uint32_t number = 0; number < board->all_different().size(); ++number) {
    const std::string name = board->all_different()[number].name();
    if (name == first || name == second) {
      step.constraints.push_back({Reason::Kind::place, number, 1});
    }
  }
  REQUIRE(step.constraints.size() == 2);
  return step_name(step, *board,
                   [&](Cell cell, Value value) { return value == 1 && possible.contains(cell); });
}

}  // namespace

TEST_CASE("two strong links in parallel lines with two ends in one line are a skyscraper") {
  CHECK(name_of("row 1", "row 5", "r1c2 r1c8 r5c2 r5c7 r2c7") == "skyscraper");
  CHECK(name_of("column 1", "column 5", "r2c1 r8c1 r2c5 r7c5 r7c2") == "skyscraper");
}

TEST_CASE("strong links in parallel lines whose ends only share a box are a turbot fish") {
  CHECK(name_of("row 1", "row 2", "r1c2 r1c8 r2c3 r2c5 r3c5") == "turbot fish");
}

TEST_CASE("strong links in a row and a column with ends in one box are a two-string kite") {
  CHECK(name_of("row 1", "column 1", "r1c2 r1c8 r2c1 r7c1 r7c8") == "two-string kite");
}

TEST_CASE("strong links in a box and a line are a turbot fish") {
  CHECK(name_of("box 1", "row 5", "r1c2 r3c1 r5c2 r5c7 r3c7") == "turbot fish");
}

TEST_CASE(
    "a box with a value in a row and a column of it, and a strong link, are an empty "
    "rectangle") {
  CHECK(name_of("box 1", "row 7", "r1c1 r1c3 r3c2 r7c2 r7c7 r1c7") == "empty rectangle");
  CHECK(name_of("column 5", "box 1", "r2c1 r2c3 r3c3 r2c5 r8c5 r8c3") == "empty rectangle");
}

TEST_CASE("other links of more than two places are a grouped chain") {
  CHECK(name_of("row 1", "row 7", "r1c1 r1c2 r1c7 r7c3 r7c7 r3c3") == "grouped X-chain");
  CHECK(name_of("box 1", "row 7", "r1c1 r2c3 r3c2 r7c2 r7c7 r1c7") == "grouped X-chain");
}
