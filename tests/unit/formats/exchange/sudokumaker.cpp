// SudokuMaker: each numbered constraint is read as the rule that it is, what is written comes back
// as the same rules, and what this program can't read is refused by its name.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <string>

#include "formats/exchange/links/lz_string.hpp"
#include "unit/formats/read_all.hpp"

using namespace sudoku_sat;

namespace {

using Json = nlohmann::json;

/// A board of 9x9 with its boxes, a given and an entered digit, and further constraints.
Json maker_document(const std::string& constraints) {
  Json cells = Json::array();
  Json regions = Json::array();
  for (int i = 0; i < 81; ++i) {
    cells.push_back(Json::object());
    regions.push_back(i / 27 * 3 + i % 9 / 3);
  }
  cells[0] = {{"value", 5}, {"given", true}};
  cells[1] = {{"value", 3}};
  Json list = Json::parse(constraints);
  list.push_back({{"type", 0}});
  list.push_back({{"type", 1}, {"regions", regions}});
  return {{"formatVersion", "1.5.0"},
          {"puzzle",
           {{"name", "A name"},
            {"author", "Somebody"},
            {"type", "sudoku"},
            {"width", 9},
            {"height", 9},
            {"minDigit", 1},
            {"cells", cells},
            {"constraints", list}}}};
}

/// As compressToEncodedURIComponent has it.
std::string packed_link(const Json& json) {
  std::string letters = format::lz_compress(json.dump());
  std::replace(letters.begin(), letters.end(), '/', '-');
  letters.erase(std::min(letters.find('='), letters.size()));
  return "https://sudokumaker.app/?puzzle=" + letters;
}

std::string maker_link(const Puzzle& puzzle) {
  std::string link;
  format_named("sudokumaker")
      .write({.geometry = puzzle.geometry(), .grid = puzzle.givens, .board = puzzle.board.get()},
             link);
  link.pop_back();
  return link;
}

/// "rule: entry; entry", rule after rule, without those of every board.
std::string rule_entries(const Puzzle& puzzle) {
  std::string text;
  for (const RuleText& rule : puzzle.board->rules()) {
    text += (text.empty() ? "" : " | ") + std::string(rule.name) + ":";
    for (const std::string& entry : rule.entries) text += " <" + entry + ">";
  }
  return text;
}

std::string maker_refusal(const std::string& constraint) {
  const auto items = read_all(maker_document("[" + constraint + "]").dump());
  REQUIRE(items.size() == 1);
  return items[0].error;
}

}  // namespace

TEST_CASE("SudokuMaker: a link and its JSON are the same puzzle; only givens are givens") {
  const Json killer =
      maker_document(R"([{"type": 301, "cages": [{"value": 10, "cells": [0, 1]}]}])");
  for (const std::string& text : {killer.dump(), packed_link(killer)}) {
    CAPTURE(text);
    const Puzzle puzzle = only_puzzle(text);
    CHECK(puzzle.givens[0] == 5);
    CHECK(puzzle.givens[1] == 0);
    CHECK(rule_entries(puzzle) == "cages: <10: r1c1 r1c2>");
    CHECK(rule_entries(only_puzzle(maker_link(puzzle))) == rule_entries(puzzle));
  }
}

TEST_CASE("SudokuMaker: each constraint is the rule that it is, and comes back") {
  struct Case {
    const char* constraint;
    const char* rules;
  };
  for (const Case& tried : {
           Case{R"({"type": 13})", "anti-knight:"},
           Case{R"({"type": 15})", "non-consecutive:"},
           Case{R"({"type": 100, "cells": [10]})", "even: <r2c2>"},
           Case{R"({"type": 202, "clues": [{"value": 10, "edge": 70}, {"value": 5, "edge": 103}]})",
                "xv: <x: r4c8-r5c8> <v: r6c5-r7c5>"},
           Case{R"({"type": 200, "clues": [{"value": 1, "edge": 75}, {"value": 1, "edge": 132}]})",
                "kropki: <white: r5c3-r5c4> <white: r8c6-r8c7>"},
           Case{R"({"type": 300, "slow": false, "thermometers": [[0, 1, 11]]})",
                "thermometers: <r1c1 r1c2 r2c3>"},
           Case{R"({"type": 401, "minDifference": 5, "lines": [[0, 1, 11]]})",
                "whispers: <5: r1c1 r1c2 r2c3>"},
           Case{R"({"type": 303, "clues": [{"corner": 11, "digits": [2, 3]}]})",
                "quadruples: <2 3: r1c1>"},
           Case{R"({"type": 406, "groups": [14, 112, 896], "lines": [[0, 1, 2]]})",
                "entropic-lines: <r1c1 r1c2 r1c3>"},
           Case{R"({"type": 408, "bulbsWithArrows": [{"bulbCells": [0], "arrows": [[0, 1, 2]]}]})",
                "arrows: <r1c1: r1c2 r1c3>"},
           Case{R"({"type": 501, "clues": [{"value": 7, "outerCell": 2}]})",
                "sandwich: <top: . 7 . . . . . . .>"},
           Case{R"({"type": 500, "clues": [{"value": 12, "outerCell": 4, "diagonal": 1}]})",
                "sums: <12: r1c3 r2c2 r3c1>"},
       }) {
    CAPTURE(tried.constraint);
    const Puzzle puzzle =
        only_puzzle(maker_document("[" + std::string(tried.constraint) + "]").dump());
    CHECK(rule_entries(puzzle) == tried.rules);
    CHECK(rule_entries(only_puzzle(maker_link(puzzle))) == tried.rules);
  }
}

TEST_CASE("SudokuMaker: what this program has no rule for is refused by its name") {
  CHECK_THAT(maker_refusal(R"({"type": 304, "cages": []})"), Catch::Contains("look-and-say cages"));
  CHECK_THAT(maker_refusal(R"({"type": 1000, "definition": {"name": "Hit counts"}})"),
             Catch::Contains("Hit counts"));
  CHECK_THAT(maker_refusal(R"({"type": 77})"), Catch::Contains("type 77"));
  CHECK_THAT(maker_refusal(R"({"type": 300, "thermometers": [[0, 81]]})"),
             Catch::Contains("81 is not a place of this board"));
}

TEST_CASE("SudokuMaker: without regions there are none, and disabled constraints say nothing") {
  Json latin = maker_document(R"([{"type": 12, "disabled": true}])");
  latin["puzzle"]["constraints"].erase(2);
  CHECK(rule_entries(only_puzzle(latin.dump())) == "latin:");
}
