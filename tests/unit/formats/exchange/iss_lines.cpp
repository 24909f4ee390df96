// Constraint strings on several lines, and several of them on a line each.
#include <catch2/catch.hpp>
#include <string>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

/// A line that is a puzzle by itself.
std::string line_of(const std::string& row) { return ".Shape~4x4.~R" + row + "C1_1.AntiKing\n"; }

}  // namespace

TEST_CASE("a constraint on each line is one puzzle, also with blank lines and comments between") {
  const std::string rules = "cages; 3: r3c1 r3c2 | anti-king | thermometers; r1c1 r2c2";
  CHECK(rules_read(".Thermo~R1C1~R2C2\n.Cage~3~R3C1~R3C2\n.AntiKing\n") == rules);
  CHECK(rules_read(".Thermo~R1C1~R2C2\n\n# a cage\n.Cage~3~R3C1~R3C2\n.AntiKing\n") == rules);
}

TEST_CASE("many lines of one constraint each are one puzzle, givens among them") {
  std::string text;
  for (int row = 1; row <= 8; ++row) {
    text += ".Cage~9~R" + std::to_string(row) + "C1~R" + std::to_string(row) + "C2\n";
  }
  text += ".AntiKing\n.AntiKnight\n.Or.~R9C9_1.~R9C8_1.End\n";
  CHECK(read_all(text + ".~R1C1_1~R2C2_2~R3C3_3\n").size() == 1);
  CHECK(notes_on(text + ".~R1C1_1~R2C2_2~R3C3_3\n").empty());
}

TEST_CASE("a line may end within a constraint, and lines may be indented") {
  CHECK(rules_read(".Thermo~R1C1\n~R2C2\n") == "thermometers; r1c1 r2c2");
  CHECK(rules_read("\n   .Thermo~R1C1~R2C2.AntiKing\n   .Cage~3~R3C1~R3C2.AntiKnight\n") ==
        "anti-knight | cages; 3: r3c1 r3c2 | anti-king | thermometers; r1c1 r2c2");
}

TEST_CASE("givens on a line and constraints on the next ones are one puzzle") {
  const auto items = read_all(".Shape~4x4.~R1C1_1\n.AntiKing\n.Thermo~R1C1~R2C2\n");
  CHECK(items.size() == 1);
}

TEST_CASE("lines that are puzzles by themselves are as many puzzles") {
  const auto items = read_all(line_of("1") + line_of("2") + line_of("3"));
  REQUIRE(items.size() == 3);
  CHECK(to_line(items[1].puzzle->geometry(), items[1].puzzle->givens) == "....1...........");
  CHECK(notes_on(line_of("1") + line_of("2")).empty());
}

TEST_CASE("if lines could also be one puzzle, a note says how they were read") {
  const std::string first = ".~R1C1_1~R1C2_2.Thermo~R5C5~R5C6\n";
  const auto notes = notes_on(first + ".~R2C4_3~R2C5_4.Thermo~R6C5~R6C6\n");
  REQUIRE(notes.size() == 1);
  CHECK_THAT(notes[0], Catch::Contains("each line is read as a puzzle"));
  CHECK_THAT(notes_on(first + ".AntiKing\n").at(0), Catch::Contains("one constraint string"));
}
