// What a constraint of classes of values leaves of random candidates: compared with all its values.
#include "propagate/class_table.hpp"

#include <array>
#include <catch2/catch.hpp>
#include <set>

#include "propagate/mask_state.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

using propagation::Mask;
using State = propagation::MaskState<128>;
using LineMasks = std::array<Mask, 3>;

/// r1c1, r2c4 and r3c7, of which no two share a row, a column or a box.
constexpr std::array<Cell, 3> line_cells{0, 12, 24};

Puzzle puzzle_with(const std::string& rule) {
  return support::empty_puzzle(Geometry(9), rule + "=r1c1 r2c4 r3c7");
}

using ClassOf = int (*)(int value);

/// The values that the cells have where each is of another class.
LineMasks of_all_values(const LineMasks& allowed, ClassOf class_of) {
  LineMasks found{};
  for (int values = 0; values < 729; ++values) {
    const std::array<int, 3> line_values{values % 9 + 1, values / 9 % 9 + 1, values / 81 + 1};
    std::set<int> classes;
    bool fits = true;
    for (std::size_t i = 0; i < 3; ++i) {
      classes.insert(class_of(line_values[i]));
      fits = fits && (allowed[i] & propagation::mask_of(line_values[i])) != 0;
    }
    if (!fits || classes.size() != 3) continue;
    for (std::size_t i = 0; i < 3; ++i) found[i] |= propagation::mask_of(line_values[i]);
  }
  return found;
}

}  // namespace

TEST_CASE("classes of values keep the values that some grid of the line has, and no others",
          "[masks]") {
  const std::pair<std::string, ClassOf> rules_of_classes[] = {
      {"entropic-lines", [](int value) { return (value - 1) / 3; }},
      {"modular-lines", [](int value) { return value % 3; }},
  };
  Random random(17);
  for (const auto& [name, class_of] : rules_of_classes) {
    const Puzzle puzzle = puzzle_with(name);
    REQUIRE(puzzle.board->diagrams().size() == 1);
    CHECK(propagation::ClassTable::make(*puzzle.board->diagrams()[0].diagram) != nullptr);
    const propagation::MaskRules rules(*puzzle.board);
    int contradictions = 0;
    for (int i = 0; i < 200; ++i) {
      State state(rules);
      REQUIRE(state.decide_all(puzzle.givens));
      LineMasks allowed;
      allowed.fill(propagation::mask_up_to(9));
      bool possible = true;
      for (int removal = 0; removal < i % 50 && possible; ++removal) {
        const std::size_t place = random.below(3);
        const auto value = static_cast<Value>(1 + random.below(9));
        allowed[place] &= static_cast<Mask>(~propagation::mask_of(value));
        possible = state.remove(line_cells[place], value);
      }
      CAPTURE(name, i);
      const LineMasks expected = of_all_values(allowed, class_of);
      CHECK(possible == (expected[0] != 0));
      if (!possible) ++contradictions;
      for (std::size_t place = 0; place < 3 && possible; ++place) {
        CHECK(state.mask(line_cells[place]) == expected[place]);
      }
    }
    CHECK(contradictions > 10);
    CHECK(contradictions < 150);
  }
}

TEST_CASE("a constraint that tells all values apart has no table of classes", "[masks]") {
  const Puzzle puzzle = support::empty_puzzle(Geometry(9), "sandwich=left: 20 . . . . . . . .");
  REQUIRE(puzzle.board->diagrams().size() == 1);
  CHECK(propagation::ClassTable::make(*puzzle.board->diagrams()[0].diagram) == nullptr);
}
