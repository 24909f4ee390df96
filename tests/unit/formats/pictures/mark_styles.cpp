// How marks are distinguished: colours and letters of groups, colours and patterns of lines, places
// of clues.
#include <catch2/catch.hpp>

#include <set>

#include "formats/pictures/marks.hpp"
#include "formats/pictures/words.hpp"
#include "formats/pictures/writers.hpp"
#include "sudoku_sat/rule.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

Puzzle puzzle_with_marks(const std::string& header) {
  auto items = read_all(header);
  REQUIRE(items.size() == 1);
  INFO(items[0].error);
  REQUIRE(items[0].puzzle);
  return *std::move(items[0].puzzle);
}

const std::vector<Mark>& marks_of(const Puzzle& puzzle) {
  return puzzle.board->constraints().marks;
}

std::vector<format::DrawnText> drawn_texts(const Puzzle& puzzle) {
  const Picture picture{
      .geometry = puzzle.geometry(), .grid = puzzle.givens, .board = puzzle.board.get()};
  std::vector<format::DrawnText> texts;
  for (const format::Sheet& sheet : format::document_of(picture).sheets) {
    for (const format::PlacedDrawing& placed : sheet.drawings) {
      for (const format::DrawnShape& shape : placed.drawing.shapes()) {
        if (const auto* text = std::get_if<format::DrawnText>(&shape)) texts.push_back(*text);
      }
    }
  }
  return texts;
}

}  // namespace

TEST_CASE("clones have the letter of their group and their places, extra regions a letter each") {
  const Puzzle puzzle =
      puzzle_with_marks("clones: r1c1 r1c2: r5c5 r5c6; r2c1: r3c3\nextra: r9c1-r9c4; r8c1-r8c4\n");
  std::map<std::string, int> seen;
  for (const format::DrawnText& text : drawn_texts(puzzle)) ++seen[text.words];
  const std::map<std::string, int> expected{{"A", 4}, {"B", 4}, {"C1", 2}, {"C2", 2}, {"D", 2}};
  CHECK(seen == expected);
  std::set<format::Ink> inks;
  for (const format::MarkGroup& group : format::mark_groups(marks_of(puzzle))) {
    inks.insert(format::ink_of_group(group.number));
  }
  CHECK(inks.size() == 4);
}

TEST_CASE("letters continue after Z") {
  CHECK(format::letters_of(0) == "A");
  CHECK(format::letters_of(25) == "Z");
  CHECK(format::letters_of(26) == "AA");
  CHECK(format::letters_of(701) == "ZZ");
  CHECK(format::letters_of(702) == "AAA");
}

TEST_CASE("thick lines of different rules differ in colour and in pattern") {
  const Puzzle puzzle =
      puzzle_with_marks("palindromes: r1c1-r1c4\nrenban: r2c1-r2c4\nwhispers: r3c1-r3c4\n");
  const auto looks = format::thick_lines(marks_of(puzzle));
  REQUIRE(looks.size() == 3);
  std::set<format::Ink> inks;
  std::set<std::tuple<int, int, int>> patterns;
  for (const auto& [rule, look] : looks) {
    inks.insert(look.ink);
    patterns.insert({look.core_width, look.dash.on, look.dash.off});
  }
  CHECK(inks.size() == 3);
  CHECK(patterns.size() == 3);
}

TEST_CASE("lines of rules that have no look of their own differ, too") {
  std::vector<Mark> marks;
  for (const char* rule : {"one", "renban", "two"}) {
    marks.push_back({.kind = Mark::Kind::thick_line, .cells = {0, 1}, .rule = rule});
  }
  const auto looks = format::thick_lines(marks);
  std::set<format::Ink> inks;
  for (const auto& [rule, look] : looks) inks.insert(look.ink);
  CHECK(inks.size() == 3);
}

TEST_CASE("clues of several rules are placed in separate rings") {
  const Puzzle puzzle = puzzle_with_marks(
      "skyscrapers: top: 1 2 3 4 5 6 7 8 9; left: 1 2 3 4 5 6 7 8 9\n"
      "x-sums: top: 1 3 6 10 15 21 28 36 45\nsums: 22: r1c3-r7c9; 22: r1c5-r5c1; 9: r1c1-r9c9\n");
  const format::OutsideClues clues(marks_of(puzzle), puzzle.geometry());
  REQUIRE(clues.clues().size() == 30);
  std::set<format::DrawnPoint> places;
  std::map<std::string, std::set<int>> rings;
  for (const format::OutsideClues::Clue& clue : clues.clues()) {
    places.insert(clue.place);
    rings[clue.mark->rule].insert(clue.ring);
  }
  CHECK(places.size() == 30);
  CHECK(rings.size() == 3);
  for (const auto& [rule, own] : rings) CHECK(own.size() == 1);
  CHECK(clues.rings() == 3);
}

TEST_CASE("two diagonals that part at a place share it without overlap") {
  const Puzzle both = puzzle_with_marks("sums: 12: r1c4-r6c9; 13: r1c2 r2c1\n");
  const auto texts = drawn_texts(both);
  REQUIRE(texts.size() == 2);
  CHECK(texts[0].at.y == texts[1].at.y);
  CHECK(std::abs(texts[0].at.x - texts[1].at.x) >= 26);
  CHECK(format::OutsideClues(marks_of(both), both.geometry()).rings() == 1);
}

TEST_CASE("two sums in one cell have corners of their own") {
  const auto texts = drawn_texts(puzzle_with_marks("cages: 10: r1c1 r1c2; 12: r1c1 r2c1\n"));
  REQUIRE(texts.size() == 2);
  CHECK(texts[0].at.x != texts[1].at.x);
}

TEST_CASE("two signs between the same cells are placed side by side") {
  const auto texts = drawn_texts(puzzle_with_marks("kropki: white: r1c1-r1c2\nxv: x: r1c1-r1c2\n"));
  REQUIRE(texts.size() == 1);
  CHECK(texts[0].at.y > 30 + 8 + 6);
}

TEST_CASE("rules in words say what the picture doesn't show") {
  const Puzzle puzzle = puzzle_with_marks(
      "rules: anti-knight\nkropki: white: r1c1-r1c2; all given\nanti-queen: 9\n"
      "thermometers: slow: r1c1-r1c4\nwhispers: 4: r5c1-r5c3\n");
  std::string all;
  for (const format::RuleWords& rule : format::rules_in_words(*puzzle.board))
    all += rule.words + "\n";
  CHECK_THAT(all, Catch::Contains("Anti-knight: no value twice a knight's move apart."));
  CHECK_THAT(all, Catch::Contains("Kropki (all given): "));
  CHECK_THAT(all, Catch::Contains("Anti-queen (9): "));
  CHECK_THAT(all, Catch::Contains("Thermometers (hollow bulbs: slow): "));
  CHECK_THAT(all, Catch::Contains("Whispers: "));
}

TEST_CASE("rules in words say what an amount is one of") {
  const auto words = [](const std::string& header) {
    std::string all;
    for (const format::RuleWords& rule : format::rules_in_words(*puzzle_with_marks(header).board))
      all += rule.words + "\n";
    return all;
  };
  CHECK_THAT(words("size: 5\ndeconstruction: 4 of 2x2; corner(r1c1)\n"),
             Catch::StartsWith("Deconstruction (4 boxes of 2x2): ") &&
                 Catch::EndsWith("\ncorner(r1c1)\n"));
  CHECK_THAT(words("size: 4\nwrogn: 1; r1c1 = 1; r1c2 = 2\n"), Catch::StartsWith("Wrogn (1): "));
}

TEST_CASE("rules in words say numbers of the board, not of any board") {
  const auto words = [](const std::string& header) {
    return format::rules_in_words(*puzzle_with_marks(header).board).at(0).words;
  };
  CHECK_THAT(words("size: 6\nrules: chaos-construction\n"),
             Catch::Contains("of 6 connected cells"));
  CHECK_THAT(words("lockouts: r1c1-r1c5\n"), Catch::Contains("differ by at least 4 (or"));
  CHECK_THAT(words("size: 6\nlockouts: r1c1-r1c5\n"), Catch::Contains("differ by at least 2 (or"));
}
