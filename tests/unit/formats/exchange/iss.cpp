// Constraint strings of the Interactive Sudoku Solver, read to the rules of a puzzle file.
#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <utility>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

TEST_CASE("each constraint of a constraint string is read as its rule") {
  const std::pair<std::string, std::string> meanings[] = {
      {".Cage~10~R1C1~R1C2.Cage~0~R5C5~R5C6", "cages; 10: r1c1 r1c2; r5c5 r5c6"},
      {".Thermo~R1C1~R2C1", "thermometers; r1c1 r2c1"},
      {".Whisper~4~R1C1~R2C1", "whispers; 4: r1c1 r2c1"},
      {".Whisper~R1C1~R2C1", "whispers; r1c1 r2c1"},
      {".Arrow~R1C1~R1C2~R1C3", "arrows; r1c1: r1c2 r1c3"},
      {".PillArrow~2~R1C1~R1C2~R2C2~R3C3", "arrows; r1c1 r1c2: r2c2 r3c3"},
      {".WhiteDot~R1C1~R1C2.BlackDot~R5C5~R6C5.StrictKropki",
       "kropki; white: r1c1-r1c2; black: r5c5-r6c5; all given"},
      {".X~R1C1~R1C2", "xv; x: r1c1-r1c2"},
      {".GreaterThan~R1C1~R1C2", "inequalities; r1c1>r1c2"},
      {".Quad~R1C1~1~2~3", "quadruples; 1 2 3: r1c1"},
      {".Sandwich~15~R1.Sandwich~7~R3", "sandwich; left: 15 . 7 . . . . . ."},
      {".XSum~C1~10~20", "x-sums; top: 10 . . . . . . . .; bottom: 20 . . . . . . . ."},
      {".Skyscraper~R9~~3", "skyscrapers; right: . . . . . . . . 3"},
      {".FullRank~C2~5~30", "full-rank; top: . 5 . . . . . . .; bottom: . 30 . . . . . . ."},
      {".LittleKiller~9~R1C2", "sums; 9: r1c2 r2c1"},
      {".AntiKnight.AntiKing", "anti-knight | anti-king"},
      {".Diagonal~1", "extra; r9c1-r1c9"},
      {".NoBoxes", "latin"},
      {".Shape~4x4.NoBoxes.Jigsaw~AAABABBBCCCDCDDD", "regions; AAAB; ABBB; CCCD; CDDD"},
      {".~R1C1_1_2", "allowed; 1 2: r1c1"},
      {".Shape~9x9~0-9.Doppelganger", "values; 0-9 | doppelganger-zero"},
  };
  for (const auto& [text, rules] : meanings) {
    CAPTURE(text);
    CHECK(rules_read(text) == rules);
  }
}

TEST_CASE("givens of a constraint string are those of the puzzle, in a link too") {
  for (const std::string text :
       {".Shape~4x4.~R1C2_3~R4C4_1",
        "https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Shape%7E4x4.%7ER1C2_3%7ER4C4_1"}) {
    CHECK(to_line(only_puzzle(text).givens) == ".3.............1");
  }
}

TEST_CASE("givens of a board with other values are its numbers") {
  const Puzzle puzzle = only_puzzle(".Shape~4x4~0-4.Doppelganger.~R1C2_0~R4C4_4");
  CHECK(puzzle_text(puzzle).ends_with("\n.0..\n....\n....\n...4\n"));
  CHECK(only_puzzle(".Shape~4x4~6").geometry().most() == 6);
  CHECK(only_error(".Shape~4x4~0-4.~R1C2_5") == "in:1: constraint 2: '5' is no value: 0 to 4");
  CHECK_THAT(only_error(".Shape~4x4~0-x"), Catch::Contains("'0-x' are no values: 9 or 0-9"));
}

TEST_CASE("constraints that are unknown or wrong are refused by name and place") {
  CHECK(
      only_error(".AntiKnight.NFA~abc~R1C1") ==
      "in:1: constraint 2: 'NFA' is no rule of this program: --ignore-unknown goes on without it");
  CHECK_THAT(only_error(".Termo~R1C1~R1C2"), Catch::Contains("'Termo' is no rule of this program; "
                                                             "did you mean Thermo?"));
  CHECK(only_error(".Cage~10~R1C10") ==
        "in:1: constraint 1 (Cage): 'R1C10' is no cell of this board: R1C2");
  CHECK_THAT(only_error(".Shape~4x6.AntiKnight"), Catch::Contains("only square boards"));
  CHECK_THAT(only_error(".Sandwich~15~C0"), Catch::Contains("'C0' is no line"));
}

TEST_CASE("altered constraint strings give a puzzle or one error") {
  std::mt19937 random(3);
  for (int i = 0; i < 400; ++i) {
    std::string text =
        ".Cage~10~R1C1~R1C2.PillArrow~2~R1C1~R1C2~R2C2.XSum~C1~10~.SameValues~2~R1C1";
    for (int change = 0; change < 3; ++change) {
      text[random() % text.size()] = ".~R1C9_x-\xff"[random() % 10];
    }
    try {
      for (const PuzzleInput& item : read_all(text)) REQUIRE((item.puzzle || !item.error.empty()));
    } catch (const InputError&) {
    }
  }
}
