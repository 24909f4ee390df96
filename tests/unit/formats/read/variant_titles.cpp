// Titles, fields and labels that name a variant: a rule without data is one of the puzzle, the data
// of any other rule is missed aloud, and prose adds none.
#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

std::string warnings_of(const std::string& text) {
  std::string all;
  for (const std::string& note : notes_on(text)) all += note + "\n";
  return all;
}

std::string object(const std::string& member) {
  return "{\"puzzle\": \"" + nine_line + "\", " + member + "}\n";
}

}  // namespace

TEST_CASE("a title, field or label that names a variant adds its rule") {
  const std::string rows = "\n" + nine_rows;
  const std::vector<std::pair<std::string, std::string>> texts{
      {"Diagonal Sudoku" + rows, "diagonals"},
      {"Sudoku X\n" + rows, "diagonals"},
      {"X-Sudoku #12 (hard)" + rows, "diagonals"},
      {"**X-Sudoku**" + rows, "diagonals"},
      {"# diagonal" + rows, "diagonals"},
      {"#D Diagonal sudoku" + rows, "diagonals"},
      {"Windoku" + rows, "windoku"},
      {"Windoku / Hyper Sudoku" + rows, "windoku"},
      {"Anti-Knight Sudoku" + rows, "anti-knight"},
      {"Antiknight and anti-king puzzle" + rows, "anti-knight | anti-king"},
      {"Variant: X" + rows, "diagonals"},
      {"Type: diagonal" + rows, "diagonals"},
      {"type: diagonal\ngrid: |\n  " + nine_rows, "diagonals"},
      {"variant = \"diagonal\"\npuzzle = \"" + nine_line + "\"\n", "diagonals"},
      {"puzzle: \"" + nine_line + "\"\ndiagonal: true\n", "diagonals"},
      {"puzzle=" + nine_line + "\nType: diagonal\n", "diagonals"},
      {"puzzle=" + nine_line + "\ndiagonals=yes\n", "diagonals"},
      {nine_line + " X\n", "diagonals"},
      {nine_line + " # X-sudoku\n", "diagonals"},
      {"diagonal: " + nine_line + "\n", "diagonals"},
      {"type,puzzle\nX," + nine_line + "\n", "diagonals"},
      {"puzzle,variant\n" + nine_line + ",anti-knight\n", "anti-knight"},
      {"https://example.org/play?type=x&s=" + nine_line + "\n", "diagonals"},
      {object("\"type\": \"diagonal\""), "diagonals"},
      {object("\"variant\": \"X\""), "diagonals"},
      {object("\"gameType\": \"ANTI_KNIGHT\""), "anti-knight"},
      {object("\"diagonal\": true"), "diagonals"},
      {object("\"isX\": true"), "diagonals"},
      {object("\"tags\": [\"hard\", \"windoku\"]"), "windoku"},
      {object("\"options\": {\"antiKing\": true}"), "anti-king"},
      {object("\"title\": \"Diagonal Sudoku\""), "diagonals"},
      {"{\"variant\": \"x\", \"puzzles\": [\"" + nine_line + "\"]}\n", "diagonals"},
  };
  for (const auto& [text, rules] : texts) {
    INFO(text);
    CHECK(rules_read(text) == rules);
    CHECK_THAT(warnings_of(text), Catch::Contains("adds the rule"));
  }
}

TEST_CASE("words that name a variant in other texts add no rule") {
  const std::string rows = "\n" + nine_rows;
  for (const std::string& text :
       {"My first sudoku, it has no diagonal" + rows, "Classic Sudoku #3" + rows,
        "I solved it by an X-wing" + rows, "Sudoku for the king" + rows, nine_line + " x\n",
        nine_line + " extra hard\n", object("\"type\": \"classic\""), object("\"diagonal\": false"),
        object("\"name\": \"The king\""),
        nine_rows + "\nBoth main diagonals must contain the digits 1-9.\n"}) {
    INFO(text);
    CHECK(rules_read(text).empty());
  }
}

TEST_CASE("the data of a variant that is not in the text is missed aloud") {
  const std::string rows = "\n" + nine_rows;
  for (const auto& [text, rule] : std::vector<std::pair<std::string, std::string>>{
           {"Killer Sudoku" + rows, "cages"},
           {"Jigsaw sudoku no. 5" + rows, "regions"},
           {"Argyle Sudoku" + rows, "extra"},
           {"Type: thermo" + rows, "thermometers"},
           {object("\"type\": \"killer\""), "cages"}}) {
    INFO(text);
    CHECK(rules_read(text).empty());
    CHECK_THAT(warnings_of(text),
               Catch::Contains("names the rule " + rule + ", but its data is not in the text"));
  }
  CHECK_THAT(warnings_of(nine_rows + "\nBoth main diagonals hold all digits.\n"),
             Catch::Contains("it mentions diagonals, which is not read as a rule"));
  CHECK_THAT(warnings_of(object("\"ruleset\": \"Values along the grey lines differ.\"")),
             Catch::Contains("rules in words are not read: 'Values along"));
}

TEST_CASE("a title is about the puzzles below it up to other text") {
  const std::string text =
      "Windoku\n\n" + nine_rows + "\nClassic, by the same author\n\n" + nine_rows;
  const auto items = read_all(text);
  REQUIRE(items.size() == 2);
  CHECK(items[0].puzzle->board->rules().size() == 1);
  CHECK(items[1].puzzle->board->rules().empty());
}

TEST_CASE("a header of a puzzle file says which rules there are, whatever comments say") {
  CHECK(rules_read("# windoku\nrules: anti-king\ngrid:\n" + nine_rows) == "anti-king");
}
