// Constraint strings of the Interactive Sudoku Solver, read to the rules of a puzzle file.
#include <catch2/catch.hpp>
#include <random>
#include <string>
#include <utility>

#include "support/sentences.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

TEST_CASE("each constraint of a constraint string is read as its rule") {
  const std::pair<std::string, std::string> meanings[] = {
      {".Cage~10~R1C1~R1C2.Cage~0~R5C5~R5C6", "cages; 10: r1c1 r1c2; r5c5 r5c6"},
      {".Thermo~R1C1~R2C1", "thermometers; r1c1 r2c1"},
      {".Whisper~4~R1C1~R2C1", "whispers; 4: r1c1 r2c1"},
      {".Whisper~R1C1~R2C1", "whispers; 5: r1c1 r2c1"},
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
      {".Shape~6x8.Skyscraper~R6~3~.Sandwich~9~R6",
       "shape; 6x8 | sandwich; left: . . . . . 9 | skyscrapers; left: . . . . . 3"},
      {".Shape~8x6~0-8.LittleKiller~9~R8C2",
       "shape; 8x6 | values; 0-8 | sums; 9: r8c2 r7c3 r6c4 r5c5 r4c6"},
      {".Shape~16x16.Cage~20~RaC1~RgCg.Thermo~RcC1~R13C1",
       "cages; 20: r10c1 r16c16 | thermometers; r12c1 r13c1"},
      {".SumLine~10~R1C1~R1C2~R2C2~R2C1~LOOP", "sum-lines; 10: r1c1 r1c2 r2c2 r2c1 r1c1"},
      {".Whisper~4~R1C1~R1C2~R2C2~R2C1~LOOP", "whispers; 4: r1c1 r1c2 r2c2 r2c1 r1c1"},
      {".Whisper~R1C1~R1C2~R2C2~R2C1~LOOP", "whispers; 5: r1c1 r1c2 r2c2 r2c1 r1c1"},
      {".Renban~R1C1~R1C2~R2C2~R2C1~LOOP", "renban; r1c1 r1c2 r2c2 r2c1"},
      {".NoBoxes.ChaosConstruction", "chaos-construction"},
      {".Shape~4x4.Jigsaw~4x4~ABCDABCDCDABCDAB",
       "extra; r1c1 r2c1 r3c3 r4c3; r1c2 r2c2 r3c4 r4c4; r1c3 r2c3 r3c1 r4c1; r1c4 r2c4 r3c2 r4c2"},
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
  CHECK(only_error(".Shape~4x4~0-4.~R1C2_5") ==
        "in:1: constraint 2: '5' is not a value from 0 to 4");
  CHECK_THAT(only_error(".Shape~4x4~0-x"),
             Catch::Contains("'0-x' is not a range of values such as 9 or 0-9"));
}

TEST_CASE("constraints that are unknown or wrong are refused by name and place") {
  CHECK(only_error(".AntiKnight.Untold~abc~R1C1") ==
        "in:1: constraint 2: this program has no rule 'Untold': " + says::skip_unknown);
  CHECK_THAT(only_error(".Termo~R1C1~R1C2"),
             Catch::Contains("this program has no rule 'Termo'; did you mean Thermo?"));
  CHECK(only_error(".Cage~10~R1C10") ==
        "in:1: constraint 1 (Cage): 'R1C10' is not a cell of this board (expected R1C2)");
  CHECK_THAT(only_error(".Shape~4by6.AntiKnight"),
             Catch::Contains("'4by6' is not a size such as 6x8"));
  CHECK_THAT(only_error(".Shape~4x6.Cage~3~R5C1"), Catch::Contains("'R5C1' is not a cell"));
  CHECK_THAT(only_error(".Shape~4x6.Skyscraper~R5~1~"), Catch::Contains("'R5' is not a line"));
  CHECK_THAT(only_error(".Modullar~2~R1C1~R1C2"), Catch::Contains("did you mean Modular?"));
  CHECK_THAT(only_error(".Sandwich~15~C0"), Catch::Contains("'C0' is not a line"));
}

TEST_CASE("a constraint that is written several times becomes one statement") {
  const std::string once = ".Shape~4x4.NoBoxes.ChaosConstruction.ChaosArrow~R1C1.ChaosArrow~R3C2";
  CHECK(puzzle_text(only_puzzle(once + ".ChaosArrow~R1C1.ChaosArrow~R3C2.ChaosArrow~R1C1")) ==
        puzzle_text(only_puzzle(once)));
}

TEST_CASE("what begins with an unknown name, or with dots, is a constraint string too") {
  const auto unknown = [](const std::string& name) {
    return "this program has no rule '" + name + "': " + says::skip_unknown;
  };
  CHECK(only_error(".Untold~x") == "in:1: constraint 1: " + unknown("Untold"));
  CHECK(only_error(".Or.Untold~x.End") == "in:1: constraint 2: " + unknown("Untold"));
  CHECK(rules_read("..Cage~10~R1C1~R1C2") == "cages; 10: r1c1 r1c2");
  CHECK(rules_read(".Or.~R1C1_1.~R1C2_1.End") == "rule; r1c1 = 1 or r1c2 = 1");
  // Rows of boards of several grids.
  CHECK_THAT(only_error(".AB.~~~~.CD."), !Catch::Contains("constraint"));
}

TEST_CASE("what holds an unknown constraint is left out with all that it holds") {
  const std::string rules = rules_read(
      ".Or.Cage~1~R1C1.And.Untold~2~R1C2.End.Cage~3~R1C3.End.Cage~4~R1C4.Replicate~B.Untold~R1C1."
      "Cage~2~R1C1.End",
      ignoring_unknown());
  CHECK(rules == "cages; 4: r1c4");
}

TEST_CASE("constraint strings are written as they are read") {
  for (const std::string text : {
           ".Shape~8x6~0-8.~R1C1_0_2~R8C6_8.Cage~10~R1C1~R1C2.Cage~0~R5C5~R5C6",
           ".Shape~6x8.~R6C8_8.Thermo~R1C1~R2C1",
           ".Shape~4x4.NoBoxes.Jigsaw~0001011122232333.AntiKnight",
           ".Shape~16x16.~RaCg_16.Arrow~RgC1~RgC2~RgC3",
           ".Shape~10x7.NoBoxes",
           ".NoBoxes.ChaosConstruction",
           ".Shape~9x9~0-9.Doppelganger",
           ".Renban~R3C3~R4C4.Whisper~5~R1C1~R2C1",
           ".Whisper~4~R1C1~R1C2~R2C2~R2C1~R1C1.SumLine~10~R1C1~R1C2~R2C2~R2C1~LOOP",
           ".Sum~20~R1C1~R1C2~R1C2",
           ".PillArrow~2~R1C1~R1C2~R2C2~R3C3.WhiteDot~R1C1~R1C2.BlackDot~R5C5~R6C5.StrictKropki",
           ".Quad~R1C1~1~2~3.ContainExact~1_2_2~R1C1~R1C2~R2C1~R2C2.Indexing~C~R1C1~R2C1",
           ".Sandwich~15~R1.Sandwich~0~C9.SameValues~2~R1C1~R1C2~R5C5~R5C6",
           ".Skyscraper~C1~3~.Skyscraper~C2~~4.XSum~R9~~20.GreaterThan~R1C1~R1C2",
       }) {
    const Puzzle puzzle = only_puzzle(text);
    CHECK(constraint_string_of(puzzle) == text + "\n");
  }
}

TEST_CASE("rules that constraint strings have other names for are written by these") {
  CHECK(constraint_string_of(only_puzzle("rules: diagonals\n\n" + std::string(81, '.'))) ==
        ".Diagonal~1.Diagonal~-1\n");
  CHECK(constraint_string_of(only_puzzle("size: 4\nlittle-killers: top-right: . 5 . .\neven: r1c1\n"
                                         "whispers: r1c1 r2c1\n")) ==
        ".Shape~4x4.~R1C1_2_4.Whisper~2~R1C1~R2C1.Sum~5~R1C2~R2C3~R3C4\n");
  CHECK_THROWS_WITH(constraint_string_of(only_puzzle("rule: r1c1 * r1c2 = 6\n")),
                    Catch::Contains("do not support rule") && Catch::Contains("--ignore-unknown"));
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
