// The names of steps with two strong links, for shapes made by hand.
#include "explain/steps.hpp"

#include <catch2/catch.hpp>

#include <set>

#include "sudoku_sat/rule.hpp"

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
  return explain::step_name(
      step, *board, [&](Cell cell, Value value) { return value == 1 && possible.contains(cell); });
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

TEST_CASE("two cells with the same two values and a strong link of one are a W-wing") {
  const auto board = make_board(Geometry(9));
  const auto cell = [&](int row, int column) { return board->geometry().cell(row, column); };
  std::uint32_t row5 = 0;
  while (board->all_different()[row5].name() != "row 5") ++row5;
  const std::set<Cell> ones{cell(0, 1), cell(7, 7), cell(4, 1), cell(4, 7)};
  const std::set<Cell> twos{cell(0, 1), cell(7, 7), cell(0, 7)};
  const auto possible = [&](Cell at, Value value) {
    return (value == 1 && ones.contains(at)) || (value == 2 && twos.contains(at)) ||
           (value == 3 && at == cell(4, 7));
  };
  Step step;
  step.constraints = {{Reason::Kind::value, cell(0, 1)},
                      {Reason::Kind::value, cell(7, 7)},
                      {Reason::Kind::place, row5, 1}};
  step.conclusions = {{cell(0, 7), 2, false}};
  CHECK(explain::step_name(step, *board, possible) == "W-wing");
  step.conclusions = {{cell(0, 7), 1, false}};
  CHECK(explain::step_name(step, *board, possible) == "alternating inference chain");
  step.constraints.push_back({Reason::Kind::value, cell(4, 7)});
  CHECK(explain::step_name(step, *board, possible) == "alternating inference chain");
  const auto more = [&](Cell at, Value value) {
    return possible(at, value) || (value == 4 && at == cell(4, 7));
  };
  CHECK(explain::step_name(step, *board, more) == "cell forcing chain");
}

TEST_CASE("steps from clues beside the board and from sums are called by what is on the paper") {
  const auto name_with = [](const std::string& rules) {
    const auto board = make_board(Geometry(9), parse_rules(rules, {}));
    Step step;
    step.constraints = {{Reason::Kind::diagram, 0}};
    step.conclusions = {{0, 1, false}};
    return explain::step_name(step, *board, [](Cell, Value) { return true; });
  };
  CHECK(name_with("skyscrapers=left: 3 . . . . . . . .") == "skyscraper clue");
  CHECK(name_with("margin-sums=top: 7 . . . . . . . .") == "margin sum clue");
  CHECK(name_with("cages=7: r1c1 r1c2 r2c1") == "cage combinations");
  CHECK(name_with("arrows=r1c1: r2c3 r3c3") == "arrow combinations");
}
