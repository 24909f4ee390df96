// hint: the first step of explain, and no more of it than was asked for. Hints are judged by the
// puzzle's known solution, and by the grid that they lead to.
#include <algorithm>

#include "cli/helpers.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

Json hint_json(const Strings& arguments) {
  const RunResult result = run(with_words({"hint", "-f", "json"}, arguments));
  CAPTURE(result);
  REQUIRE(result.status == 0);
  return Json::parse(result.out);
}

/// "r1c2=5", "r1c2!=5" on a board of at most nine rows.
struct Told {
  std::size_t row;
  std::size_t column;
  bool holds;
  char value;
};

Told read(const std::string& conclusion) {
  return {static_cast<std::size_t>(conclusion[1] - '1'),
          static_cast<std::size_t>(conclusion[3] - '1'), conclusion[4] == '=', conclusion.back()};
}

}  // namespace

TEST_CASE("cli: hint tells where, what and why, each with the one before it") {
  const Json where = hint_json({"--tell", "where", "-p", worksheet})["hint"];
  const Json what = hint_json({"--tell", "what", "-p", worksheet})["hint"];
  const Json why = hint_json({"-p", worksheet})["hint"];
  CHECK(where.size() == 1);
  CHECK(what.size() == 2);
  CHECK(why.size() == 3);
  CHECK(where["where"] == what["where"]);
  CHECK(what["what"] == why["what"]);
  const std::string place = where["where"];
  CHECK_THAT(what["what"].get<std::string>(),
             Catch::StartsWith(place.substr(0, place.size() - 1) + " for "));
  CHECK(why["step"]["number"] == 1);
}

TEST_CASE("cli: hint says nothing of what it was not asked for") {
  for (const std::string format : {"text", "json"}) {
    const RunResult result = run({"hint", "--tell", "where", "-f", format, "-p", small});
    CHECK(result.status == 0);
    CHECK_THAT(result.out, !Contains("!=") && !Contains(small_solution) && !Contains("single"));
    CHECK(std::count(result.out.begin(), result.out.end(), '\n') == 1);
  }
}

TEST_CASE("cli: hints that are followed one after the other lead to the solution") {
  std::string grid = small;
  while (grid.find('.') != std::string::npos) {
    CAPTURE(grid);
    const Json hint = hint_json({"-p", grid})["hint"];
    REQUIRE(hint.is_object());
    bool filled = false;
    for (const std::string conclusion : hint["step"]["conclusions"]) {
      const Told told = read(conclusion);
      const std::size_t cell = told.row * 4 + told.column;
      CHECK((small_solution[cell] == told.value) == told.holds);
      if (!told.holds) continue;
      CHECK(grid[cell] == '.');
      grid[cell] = told.value;
      filled = true;
    }
    REQUIRE(filled);
  }
  CHECK(grid == small_solution);
}

TEST_CASE("cli: hint is the first step of explain, for each rule's example") {
  for (const std::string name : {"thermometers", "kropki", "sandwich", "miracle"}) {
    CAPTURE(name);
    const std::string file = "puzzles/variants/" + name + ".txt";
    const RunResult explained = run({"explain", "-f", "json", source_path(file)});
    const Json steps = Json::parse(lines_of(explained.out).front())["steps"];
    const RunResult hinted = run({"hint", "-f", "json", source_path(file)});
    CHECK(Json::parse(lines_of(hinted.out).front())["hint"]["step"] == steps[0]);
  }
}

TEST_CASE("cli: hint says why there is no next step") {
  CHECK(run({"hint", "-p", small_solution}).out == "The grid is complete.\n");
  CHECK(hint_json({"-p", small_solution})["hint"].is_null());
  const RunResult empty = run({"hint", "-p", std::string(16, '.')});
  CHECK(empty.status == 0);
  CHECK_THAT(empty.out, Contains("several solutions"));
  const RunResult none = run({"hint", "-p", unsolvable});
  CHECK(none.status == 20);
  CHECK_THAT(none.out, Contains("unsatisfiable"));
  const RunResult clash = run({"hint", "-p", clashing});
  CHECK(clash.status == 20);
  CHECK_THAT(clash.out, Contains("inconsistent"));
}

TEST_CASE("cli: hint refuses a telling that it doesn't know") {
  const RunResult result = run({"hint", "--tell", "all", "-p", small});
  CHECK(result.status == 2);
  CHECK_THAT(result.err, Contains("where") && Contains("what") && Contains("why"));
}

TEST_CASE(
    "cli: a hint from clues shows them, and what they are about; many are left to the cells") {
  const auto hint = [](const std::string& telling, const std::string& rules) {
    const RunResult result = run(
        {"hint", "--tell", telling, "--rules", rules, "-p", "size: 4\n\n1...\n....\n....\n...."});
    CAPTURE(result.err);
    return result.out;
  };
  const std::string clue = ": r3c3 + r3c4 = 7 (the 7-cage at r3c3).\n";
  CHECK(hint("where", "cages=7: r3c3 r3c4") == "Look at this clue" + clue);
  CHECK(hint("what", "cages=7: r3c3 r3c4") ==
        "Look at what this clue says about r3c3 and r3c4" + clue);
  const std::string two = "inequalities=r2c2>r2c3; r2c3>r3c3";
  CHECK_THAT(hint("where", two), Catch::StartsWith("Look at these clues: "));
  CHECK_THAT(hint("what", two), Contains("say about") && Contains("; "));
}
