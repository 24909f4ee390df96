// The texts of reasons about constraints with a place on the board, or without one.
#include <catch2/catch.hpp>

#include <set>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "support/random_puzzles.hpp"

using namespace sudoku_sat;

namespace {

std::set<std::string> texts_of(const std::string& rules) {
  const Puzzle puzzle = support::empty_puzzle(Geometry(9), rules);
  std::set<std::string> texts;
  for (const Reason& reason : reasons_of(*puzzle.board)) {
    texts.insert(to_string(reason, *puzzle.board));
  }
  return texts;
}

}  // namespace

TEST_CASE("a reason uses people's names for what is on the board") {
  for (const auto& [rules, text] : std::vector<std::pair<std::string, std::string>>{
           {"arrows=r5c5 r5c6: r6c7 r7c7 r8c7", "10*r5c5 + r5c6 = r6c7 + r7c7 + r8c7 (arrow)"},
           {"arrows=r1c1: r1c2", "r1c1 = r1c2 (the arrow from r1c1)"},
           {"cages=15: r2c5 r2c6 r3c5",
            "the 15-cage at r2c5: r2c5 r2c6 r3c5 differ and add up to 15"},
           {"sums=22: r1c3-r7c9",
            "the sum 22 from r1c3 to r7c9: r1c3 r2c4 r3c5 r4c6 r5c7 r6c8 "
            "r7c9 add up to 22"},
           {"sums=5: r1c5", "the sum 5 at r1c5: r1c5 is 5"},
           {"margin-sums=top: . 12 . . . . . . .",
            "the 12 above column 2: r1c2 r2c2 r3c2 differ and add up to 12"},
           {"sandwich=top: . . 0 . . . . . .",
            "the sandwich of column 3 is 0, and its values differ"},
           {"quadruples=1 2 3: r1c1", "quadruple 1 2 3 at r1c1: r1c1 r1c2 r2c1 r2c2"},
           {"xv=v: r1c1-r2c1", "r1c1 + r2c1 = 5 (the V between them)"},
           {"inequalities=r1c2>r1c1", "r1c1 < r1c2 (the sign between them)"},
           {"thermometers=r1c1-r1c4", "r1c2 < r1c3 (the thermometer from r1c1)"},
           {"palindromes=r1c1-r3c3", "r1c1 = r3c3 (the palindrome from r1c1 to r3c3)"},
           {"diagonals", "the diagonal from r1c1 to r9c9 has a 4"},
           {"pencilmarks=" + std::string(720, '.') + "12.......", "pencil marks: r9c9 is 1 or 2"},
           {"anti-knight", "r1c3 and r2c5 don't both have 7 (anti-knight)"},
           {"non-consecutive", "r1c1 and r1c2 don't differ by 1 (non-consecutive)"},
           {"kropki=all given", "r1c1 and r1c2 (no dot)"}}) {
    CAPTURE(rules, text);
    CHECK(texts_of(rules).contains(text));
  }
}
