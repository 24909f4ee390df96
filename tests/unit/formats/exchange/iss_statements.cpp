// Constraint strings that are read to statements of the puzzle files' language, and what is said of
// those that are wrong.
#include <catch2/catch.hpp>
#include <string>
#include <utility>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

TEST_CASE("constraints that no rule says are statements") {
  const std::pair<std::string, std::string> meanings[] = {
      {".Cage~20~R1C1~R1C2~R1C2",
       "rule; all_different([r1c1, r1c2]); sum([r1c1, r1c2, r1c2]) = 20"},
      {".Sum~5_=_2_-1_1~R1C1~R1C2~R1C3", "rule; 2 * r1c1 - r1c2 + r1c3 = 5"},
      {".Or.~R1C1_1.And.~R1C2_2.~R1C3_3_4.End.End",
       "rule; r1c1 = 1 or (r1c2 = 2 and r1c3 in {3, 4})"},
      {".Var~A~total.Arrow~VA~R1C1~R1C2.~VA_9",
       "rule; var total in 1..9; let arrow(circle, line) = circle = sum(line); arrow(total, [r1c1, "
       "r1c2]); total = 9"},
      {".Var~A~~3.Thermo~VA1~VA3", "rule; var VA of 1..3 in 1..9; increasing([VA[1], VA[3]])"},
      {".Var~A~loop~9x9.~VA10_1", "rule; var loop of cells in 1..9; loop(r2c1) = 1"},
      {".Shape~4x4.Pair~An~_own%20order~R1C1~R2C2~~R3C3~R4C4",
       "rule; let own_order(line) = for each (a, b) in consecutive(line): matches([a, b], "
       "\"2[34]|3[14]\"); own_order([r1c1, r2c2]); own_order([r3c3, r4c4])"},
      {".Regex~WzEyXSoz~R1C1~R1C2",
       "rule; let pattern(line) = matches(line, \"[12]*3\"); pattern([r1c1, r1c2])"},
      {".NoBoxes.ChaosConstruction.SameValues~2~CC1~CC11",
       "chaos-construction | rule; all_equal([region(r1c1), region(r2c2)])"},
      {".Shape~4x4~0-4.Doppelganger.Whisper~2~DGC1~DGR2",
       "values; 0-4 | doppelganger-zero | rule; let whisper(n, line) = for each (a, b) in "
       "consecutive(line): abs(a - b) >= n; whisper(2, [row_misses[1], column_misses[2]])"},
      {".EqualSum~R1C1~-~R2C2~R3C3", "equal-sums; r1c1: r2c2 r3c3"},
      {".LookAndSay~2315~R1C1~R1C2~R1C3", "look-and-say; 23 15: r1c1 r1c2 r1c3"},
      {".CountDistinct~R9C9~R5C5~R6C6", "count-distinct; r9c9: r5c5 r6c6"},
      {".FullRank~C2~5~.FullRankTies~any", "full-rank; top: . 5 . . . . . . .; ties"},
      {".Shape~3x3~~Raw.Thermo~R1C1~R2C2", "free-grid | thermometers; r1c1 r2c2"},
      {".SearchPriority~3~R1C1.AntiKing", "anti-king"},
      {".Shape~4x4.Replicate~hA.Thermo~R1C1~R1C2.End", "thermometers; r1c1 r1c2; r2c2 r2c3"},
  };
  for (const auto& [text, rules] : meanings) {
    CAPTURE(text);
    CHECK(rules_read(text) == rules);
  }
}

TEST_CASE("a wrong constraint has one error, which says what is wrong") {
  const std::pair<std::string, std::string> errors[] = {
      {".Or.Cage~3~R1C1", "constraint 1 (Or): its End is missing"},
      {".AntiKing.End", "constraint 2: an End too many"},
      {".AntiKing.NFA~*~R1C1", "'*' is not the code of an automaton"},
      {".Pair~AA*~R1C1~R1C2", "'AA*' is not the code of a relation"},
      {".Regex~W0E~R1C1", "'A' in its pattern is not a value from 1 to 9"},
      {".Or.Cage~x~R1C1.End", "constraint 2 (Cage): 'x' is not a number"},
      {".Or.WhiteDot~R1C1~R3C3.End", "none of its cells are neighbours"},
      {".Sum~5_=_1~R1C1~R1C2", "expected '=' and 2 factors, one for each cell"},
      {".Var~a", "'a' is not a group's name in capitals"},
      {".Var~A.Var~A", "a second group 'A'"},
      {".Thermo~VA1~R1C1", "'VA1' is not a cell of this board (expected R1C2)"},
      {".ConnectedValues~VA~1", "there is no group 'VA'"},
      {".ChaosCount~R1C1", "there is no ChaosConstruction"},
      {".Shape~4x4.Replicate~____.Thermo~R1C1~R3C1.End", "Replicate moves R3C1 where no cell is"},
      {".FullRankTies~some", "'some' is not one of none, only-unclued and any"},
      {".RegionSize~12", "expected a number of cells from 1 to 9"},
      {".Shape~4x4~~Round", "'Round' is not a kind of grid: Sudoku or Raw"},
      {".Or.SameValues~2~R1C1~R1C2~R1C3.End", "3 cells can't be parted into 2 sets"},
  };
  for (const auto& [text, error] : errors) {
    CAPTURE(text);
    CHECK_THAT(only_error(text), Catch::Contains(error));
  }
}

TEST_CASE("statements of a file are written as constraints where there are such") {
  const std::pair<std::string, std::string> written[] = {
      {"r1c1 + r1c2 = 2 * r1c3 - 1", ".Sum~-1_=_1_1_-2~R1C1~R1C2~R1C3"},
      {"sum(r1c1 r1c2) = sum(r2c1 r2c2) = r3c3", ".EqualSum~R1C1~R1C2~-~R2C1~R2C2~-~R3C3"},
      {"r1c1 <= 2 or r2c2 not in {1, 2}", ".Or.~R1C1_1_2.~R2C2_3_4.End"},
      {"matches(row(1), \"1.*\")", ""},
      {"let f(line) = matches(line, \"1.*\"); f(row(1))", ".Regex~MS4q~R1C1~R1C2~R1C3~R1C4"},
      {"same_values(row(1), column(1))", ".SameValues~2~R1C1~R1C2~R1C3~R1C4~R1C1~R2C1~R3C1~R4C1"},
      {"var t in {1, 3}; t = r1c1", ".Var~T~t.~VT_1_3.EqualSum~VT~-~R1C1"},
      {"var t in 1..4", ""},
  };
  for (const auto& [statements, constraints] : written) {
    CAPTURE(statements);
    const Puzzle puzzle = only_puzzle("size: 4\nrule: " + statements + "\n");
    if (statements.starts_with("matches")) {
      CHECK_THROWS(constraint_string_of(puzzle));
    } else {
      CHECK(constraint_string_of(puzzle) == ".Shape~4x4" + constraints + "\n");
    }
  }
}

TEST_CASE("a pattern may have many repetitions, one beside the other") {
  std::string pattern;
  for (int i = 0; i < 40; ++i) pattern += "1?2?3{0,2}4?";
  const Puzzle puzzle = only_puzzle("size: 4\nrule: matches(row(1), \"" + pattern + "\")\n");
  CHECK(puzzle.board->rules().size() == 1);
}
