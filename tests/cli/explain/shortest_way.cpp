// explain --cell and --why-not: the steps lead to the answer by themselves, each is implied by its
// reasons, what its sentence counts as excluded is excluded, and they are no more than those that
// the answer depends on in the whole explanation.
#include <algorithm>
#include <map>
#include <regex>
#include <set>

#include "explain.hpp"
#include "rebuilt_reasons.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat::support;

namespace {

/// How many steps of a whole explanation the one with this conclusion depends on, itself included.
std::size_t steps_behind(const Json& whole, const std::string& conclusion) {
  std::set<std::size_t> wanted;
  std::size_t found = 0;
  for (auto step = whole["steps"].rbegin(); step != whole["steps"].rend(); ++step) {
    const Strings conclusions = (*step)["conclusions"];
    const bool last =
        std::find(conclusions.begin(), conclusions.end(), conclusion) != conclusions.end();
    if (!last && !wanted.contains((*step)["number"].get<std::size_t>())) continue;
    ++found;
    for (const Json& reason : (*step)["reasons"]) {
      if (reason.contains("step")) wanted.insert(reason["step"].get<std::size_t>());
    }
  }
  return found;
}

/// Each fact is a given, or what the step of its number concludes; each step is implied by its
/// reasons.
void check_way(const Json& explanation) {
  RebuiltReasons rebuilt(explanation);
  std::map<std::size_t, Strings> concluded;
  for (const Json& step : explanation["steps"]) {
    CAPTURE(step.dump());
    CHECK(rebuilt.imply_conclusions(step));
    for (const Json& reason : step["reasons"]) {
      if (reason["kind"] != "conclusion") continue;
      const Strings& before = concluded[reason["step"].get<std::size_t>()];
      CHECK(std::find(before.begin(), before.end(), reason["text"]) != before.end());
    }
    concluded[step["number"].get<std::size_t>()] = step["conclusions"].get<Strings>();
  }
}

/// A plain board while its steps are read.
class Paper {
 public:
  explicit Paper(const std::string& puzzle) : grid_(puzzle) {}

  void take(const Json& step) {
    for (const std::string conclusion : step["conclusions"]) {
      const std::size_t cell = cell_of(conclusion);
      if (conclusion[4] == '=') grid_[cell] = conclusion.back();
      excluded_.insert({cell, conclusion.back()});
    }
  }

  bool possible(std::size_t cell, char value) const {
    if (grid_[cell] != '.' || excluded_.contains({cell, value})) return false;
    for (std::size_t other = 0; other < 81; ++other) {
      const bool box = other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
      const bool sees = other / 9 == cell / 9 || other % 9 == cell % 9 || box;
      if (sees && grid_[other] == value) return false;
    }
    return true;
  }

  static std::size_t cell_of(const std::string& name) {
    return static_cast<std::size_t>((name[1] - '1') * 9 + name[3] - '1');
  }

 private:
  std::string grid_;
  std::set<std::pair<std::size_t, char>> excluded_;
};

/// "In row 5 the 4 must be in r5c5 or r5c6": no other cell of the unit may have it.
std::size_t check_places(const Json& explanation, const std::string& puzzle) {
  static const std::regex told(
      "In (row|column|box) ([1-9]) the ([1-9]) (?:must|can only) be in ([^:]*)");
  Paper paper(puzzle);
  std::size_t checked = 0;
  for (const Json& step : explanation["steps"]) {
    std::smatch match;
    const std::string text = step["text"].is_string() ? step["text"].get<std::string>() : "";
    if (std::regex_search(text, match, told)) {
      CAPTURE(text);
      const std::string named = match[4];
      const std::size_t number = std::stoul(match[2]) - 1;
      for (std::size_t cell = 0; cell < 81; ++cell) {
        const std::size_t unit = match[1] == "row"      ? cell / 9
                                 : match[1] == "column" ? cell % 9
                                                        : cell / 27 * 3 + cell % 9 / 3;
        if (unit != number) continue;
        const std::string name =
            "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1);
        CHECK(paper.possible(cell, match[3].str()[0]) == (named.find(name) != std::string::npos));
        ++checked;
      }
    }
    paper.take(step);
  }
  return checked;
}

// Of medium and hard grade.
const Strings asked_about{
    "...1..........84.9..139...5...9.61.....8..9.346.......2.....7...13...2..95.6..3..",
    ".6.5.4.3.1...9...8.........9...5...6.4.6.2.7.7...4...5.........4...8...1.5.2.3.4."};

}  // namespace

TEST_CASE("cli: explain --cell takes fewer steps than the whole explanation, all of them right",
          "[cli][explain]") {
  std::size_t before = 0;
  std::size_t after = 0;
  std::size_t checked = 0;
  for (const std::string& puzzle : asked_about) {
    const Json whole = explained({}, puzzle);
    const std::string solution = whole["solution"];
    for (std::size_t cell = 0; cell < 81; cell += 26) {
      if (puzzle[cell] != '.') continue;
      const std::string name =
          "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1);
      CAPTURE(puzzle, name);
      const Json way = explained({"--cell", name}, puzzle);
      const std::size_t behind = steps_behind(whole, name + "=" + solution[cell]);
      CHECK(way["steps"].size() <= behind);
      CHECK(way["steps"].back()["conclusions"][0] == name + "=" + solution[cell]);
      check_way(way);
      checked += check_places(way, puzzle);
      before += behind;
      after += way["steps"].size();
    }
  }
  CHECK(after * 5 < before * 4);
  CHECK(checked > 50);
}

TEST_CASE("cli: explain --cell takes patterns that the whole explanation does not need",
          "[cli][explain]") {
  const std::string puzzle =
      "1..7..6...4..9......74.32.....1.............7..5.3841.2.3.4..5.......3.6.79......";
  const Json way = explained({"--cell", "r9c9"}, puzzle);
  CHECK(way["steps"].size() <= 40);  // the answer depends on 67 of the steps of the whole one
  check_way(way);
  CHECK(check_places(way, puzzle) > 50);
}

TEST_CASE("cli: explain --why-not takes steps that exclude the value, all of them right",
          "[cli][explain]") {
  for (const std::string& puzzle : asked_about) {
    const std::string solution = explained({}, puzzle)["solution"];
    for (std::size_t cell = 5; cell < 81; cell += 19) {
      if (puzzle[cell] != '.') continue;
      const char wrong = solution[cell] == '9' ? '1' : static_cast<char>(solution[cell] + 1);
      const std::string name =
          "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1);
      const Json way = explained({"--why-not", name + "=" + wrong}, puzzle);
      CAPTURE(puzzle, way.dump());
      check_way(way);
      check_places(way, puzzle);
      Paper paper(puzzle);
      for (const Json& step : way["steps"]) paper.take(step);
      CHECK_FALSE(paper.possible(cell, wrong));
    }
  }
}

TEST_CASE("cli: explain --cell tells the same way each time, with clues too", "[cli][explain]") {
  for (const std::string name : {"thermometers", "kropki"}) {
    CAPTURE(name);
    const std::string file = "puzzles/variants/" + name + ".txt";
    const Strings asked{"explain", "-f", "json", "--cell", "r5c5", source_path(file)};
    const RunResult first = run(asked);
    CHECK(first.status == 0);
    CHECK(run(asked).out == first.out);
    check_way(Json::parse(lines_of(first.out).front()));
  }
}

TEST_CASE("cli: explain --cell is shorter with clues too, and tells what they give in sentences",
          "[cli][explain]") {
  std::size_t told = 0;
  std::size_t untold = 0;
  for (const std::string cell : {"r1c1", "r2c6"}) {
    CAPTURE(cell);
    const std::string file = source_path("puzzles/variants/cages.txt");
    const RunResult asked = run({"explain", "-f", "json", "--cell", cell, file});
    const Json way = Json::parse(lines_of(asked.out).front());
    CHECK(way["steps"].size() < 75);  // of the whole explanation, 71 to 129
    check_way(way);
    for (const Json& step : way["steps"]) {
      const std::string name = step["name"];
      if (name != "cage combinations" && name != "innies" && name != "outies") continue;
      ++(step["text"].is_string() ? told : untold);
    }
  }
  CHECK(told > 40);
  CHECK(30 * untold < told);
}

TEST_CASE("cli: explain --cell and --why-not number their steps from 1, however the way was found",
          "[cli][explain]") {
  // A way of one step, a shorter way, and the steps of the whole explanation.
  const auto [question, file] = GENERATE(
      table<Strings, std::string>({{{"--cell", "r5c5"}, "variants/thermometers.txt"},
                                   {{"--cell", "r5c5"}, "variants/cages.txt"},
                                   {{"--cell", "r5c5"}, "variants/skyscrapers.txt"},
                                   {{"--why-not", "r4c4=8"}, "variants/thermometers.txt"},
                                   {{"--why-not", "r4c4=3"}, "variants/thermometers.txt"}}));
  Strings arguments{"explain", "-f", "json", source_path("puzzles/" + file)};
  arguments.insert(arguments.end(), question.begin(), question.end());
  CAPTURE(arguments);
  const Json way = Json::parse(lines_of(run(arguments).out).front());
  REQUIRE_FALSE(way["steps"].empty());
  check_way(way);
  std::size_t number = 0;
  for (const Json& step : way["steps"]) CHECK(step["number"] == ++number);
}

TEST_CASE("cli: explain --cell argues again where a shorter way knows facts from other steps",
          "[cli][explain]") {
  const std::string file = source_path("puzzles/variants/region-sum-lines.txt");
  const RunResult asked = run({"explain", "-f", "json", "--cell", "r5c5", file});
  const Json way = Json::parse(lines_of(asked.out).front());
  CHECK(way["steps"].size() < 120);  // of the whole explanation, 140
  check_way(way);
}
