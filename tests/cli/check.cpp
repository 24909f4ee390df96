// sudoku-sat check: conflicting pairs with their rules, minimal cores, consistency, uniqueness.
#include "helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

Json object_of(const Strings& arguments) {
  Strings all = {"check", "-f", "json"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  const auto objects = objects_of(run(all));
  REQUIRE(objects.size() == 1);
  return objects.front();
}

Json pair_of(const std::string& first, const std::string& second, int value,
             const std::string& rule) {
  return {{"cells", {first, second}}, {"value", value}, {"rule", rule}};
}

/// A 9x9 puzzle with these givens alone; cells count from 0.
std::string with_givens(const std::vector<std::pair<std::size_t, char>>& givens) {
  std::string puzzle(81, '.');
  for (const auto& [cell, value] : givens) puzzle[cell] = value;
  return puzzle;
}

/// "r1c2=4"
std::string given_name(const std::string& puzzle, std::size_t cell) {
  return "r" + std::to_string(cell / 9 + 1) + "c" + std::to_string(cell % 9 + 1) + "=" +
         puzzle[cell];
}

/// The cells of a core, which lists "r1c2=4"s.
std::vector<std::size_t> cells_of(const Json& core) {
  std::vector<std::size_t> cells;
  for (const std::string name : core) {
    cells.push_back(static_cast<std::size_t>((name[1] - '1') * 9 + name[3] - '1'));
  }
  return cells;
}

/// The statuses of the puzzles that remain when one given of the core alone is taken away.
std::string statuses_without_each(const std::string& puzzle, const std::vector<std::size_t>& core) {
  Strings parts;
  for (const std::size_t left_out : core) {
    std::string part(81, '.');
    for (const std::size_t cell : core) part[cell] = cell == left_out ? '.' : puzzle[cell];
    parts.push_back(part);
  }
  return run({"check", "-f", "line"}, joined(parts)).out;
}

}  // namespace

TEST_CASE("cli: a consistent puzzle is said to be so", "[cli][check]") {
  const RunResult result = run({"check", "-p", worksheet});
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK_THAT(result.out, Contains("consistent") && !Contains("inconsistent"));
  CHECK(object_of({"-p", worksheet}).at("status") == "consistent");
}

TEST_CASE("cli: check --unique says whether there is one solution", "[cli][check]") {
  CHECK(object_of({"-p", worksheet}).at("unique") == nullptr);
  CHECK(object_of({"-p", worksheet, "--unique"}).at("unique") == true);
  CHECK(object_of({"--empty", "--unique"}).at("unique") == false);
  CHECK(object_of({"-p", unsolvable, "--unique"}).at("unique") == nullptr);
  CHECK_THAT(run({"check", "--unique", "-p", worksheet}).out, Contains("one solution"));
  CHECK_THAT(run({"check", "--unique", "--empty"}).out, Contains("more than one solution"));
  CHECK(run({"check", "--unique", "--empty"}).status == 0);
}

TEST_CASE("cli: each pair of givens that clash is shown with the rule it breaks", "[cli][check]") {
  const RunResult result = run({"check", "-p", clashing});
  CHECK(result.status == 20);
  const std::string text = result.out;
  CHECK_THAT(text, Contains("inconsistent") && Contains("r1c1=5") && Contains("r1c2=5") &&
                       Contains("row 1") && Contains("r4c2=5") && Contains("column 2"));
  const Json object = object_of({"-p", clashing});
  CHECK(object.at("status") == "inconsistent");
  CHECK(object.at("conflicts") ==
        Json::array({pair_of("r1c1", "r1c2", 5, "row 1"), pair_of("r1c2", "r4c2", 5, "column 2")}));
  CHECK(object.at("core") == Json::array());
}

TEST_CASE("cli: a pair's rule is the first that is broken, of row, column, box", "[cli][check]") {
  const auto conflicts = [](const std::vector<std::pair<std::size_t, char>>& givens) {
    return object_of({"-p", with_givens(givens)}).at("conflicts");
  };
  CHECK(conflicts({{0, '7'}, {1, '7'}}) == Json::array({pair_of("r1c1", "r1c2", 7, "row 1")}));
  CHECK(conflicts({{0, '7'}, {9, '7'}}) == Json::array({pair_of("r1c1", "r2c1", 7, "column 1")}));
  CHECK(conflicts({{0, '7'}, {10, '7'}}) == Json::array({pair_of("r1c1", "r2c2", 7, "box 1")}));
  CHECK(conflicts({{72, '7'}, {80, '7'}}) == Json::array({pair_of("r9c1", "r9c9", 7, "row 9")}));
  CHECK(conflicts({{60, '7'}, {80, '7'}}) == Json::array({pair_of("r7c7", "r9c9", 7, "box 9")}));
}

TEST_CASE("cli: of three equal givens in a row there are three pairs", "[cli][check]") {
  CHECK(object_of({"-p", with_givens({{0, '1'}, {4, '1'}, {8, '1'}})}).at("conflicts") ==
        Json::array({pair_of("r1c1", "r1c5", 1, "row 1"), pair_of("r1c1", "r1c9", 1, "row 1"),
                     pair_of("r1c5", "r1c9", 1, "row 1")}));
}

TEST_CASE("cli: boxes that are not square are named in reading order", "[cli][check]") {
  std::string puzzle(36, '.');
  puzzle[2 * 6 + 3] = puzzle[3 * 6 + 4] = '6';
  CHECK(object_of({"-p", puzzle}).at("conflicts") ==
        Json::array({pair_of("r3c4", "r4c5", 6, "box 4")}));
}

TEST_CASE("cli: 4 in r1c2 of the worksheet's puzzle clashes with all givens but r8c4=5",
          "[cli][check]") {
  Json expected = Json::array();
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (unsolvable[cell] == '.' || cell == 7 * 9 + 3) continue;
    expected.push_back(given_name(unsolvable, cell));
  }
  const Json object = object_of({"-p", unsolvable});
  CHECK(object.at("status") == "unsatisfiable");
  CHECK(object.at("conflicts") == Json::array());
  CHECK(object.at("core") == expected);
  const RunResult text = run({"check", "-p", unsolvable});
  CHECK(text.status == 20);
  for (const std::string name : expected) CHECK_THAT(text.out, Contains(name));
  CHECK_THAT(text.out, Contains("unsatisfiable") && !Contains("r8c4=5"));
}

TEST_CASE("cli: a core cannot stand together, and without any one of its givens it can",
          "[cli][check]") {
  // 1 to 8 in row 1, and 9 in the column of its last cell.
  std::string no_candidate = "12345678" + std::string(73, '.');
  no_candidate[4 * 9 + 8] = '9';
  no_candidate[5 * 9 + 3] = '2';
  for (const std::string& puzzle : {unsolvable, no_candidate}) {
    CAPTURE(puzzle);
    const Json core = object_of({"-p", puzzle}).at("core");
    REQUIRE(core.size() > 1);
    const auto cells = cells_of(core);
    std::string alone(81, '.');
    for (const std::size_t cell : cells) alone[cell] = puzzle[cell];
    CHECK(run({"check", "-f", "line", "-p", alone}).out == "unsatisfiable\n");
    CHECK(statuses_without_each(puzzle, cells) == joined(Strings(cells.size(), "consistent")));
  }
}

TEST_CASE("cli: the core is the same whatever the encoding", "[cli][check]") {
  const Json core = object_of({"-p", unsolvable}).at("core");
  for (const char* encoding : {"maple", "minimal", "extended"}) {
    CHECK(object_of({"-p", unsolvable, "-e", encoding}).at("core") == core);
  }
}

TEST_CASE("cli: givens that have no part in it are not in the core", "[cli][check]") {
  // 2 to 16 in row 1 and 1 below its first cell leave nothing for that cell.
  std::string puzzle(256, '.');
  puzzle.replace(1, 15, "23456789ABCDEFG");
  puzzle[15 * 16] = '1';
  puzzle[8 * 16 + 9] = '5';
  puzzle[9 * 16 + 2] = '7';
  Json expected = Json::array();
  for (int column = 2; column <= 16; ++column) {
    expected.push_back("r1c" + std::to_string(column) + "=" + std::to_string(column));
  }
  expected.push_back("r16c1=1");
  CHECK(object_of({"-p", puzzle}).at("core") == expected);
}

TEST_CASE("cli: check has a word a line for many puzzles", "[cli][check]") {
  const RunResult result =
      run({"check"}, joined({worksheet, clashing, unsolvable, worksheet + ".", small}));
  CHECK(result.status == 1);
  CHECK(result.out ==
        joined({"consistent", "inconsistent", "unsatisfiable", "invalid", "consistent"}));
  CHECK(lines_of(result.err).size() == 1);
}

TEST_CASE("cli: check gives the exit status of what it found", "[cli][check]") {
  CHECK(run({"check"}, joined({worksheet, small})).status == 0);
  CHECK(run({"check"}, joined({worksheet, clashing})).status == 20);
  CHECK(run({"check"}, joined({worksheet, unsolvable})).status == 20);
  CHECK(run({"check", "-s", sleeper, "--timeout", "0.1"}, joined({clashing, worksheet})).status ==
        30);
  CHECK(run({"check"}, joined({clashing, "bad"})).status == 1);
}

TEST_CASE("cli: what check finds is said once", "[cli][check]") {
  for (const std::string& puzzle : {clashing, unsolvable}) {
    const RunResult result = run({"check", "-p", puzzle});
    CHECK(result.err.empty());
  }
}

TEST_CASE("cli: check writes pictures of the puzzle, not of its solution", "[cli][check]") {
  CHECK(run({"check", "-f", "csv", "-p", small}).out == "1,0,0,0\n0,0,2,0\n0,3,0,0\n0,0,0,4\n");
  CHECK_THAT(run({"check", "-f", "svg", "-p", clashing}).out, Catch::StartsWith("<svg"));
}

TEST_CASE("cli: check is undecided where its time is over", "[cli][check]") {
  const RunResult result =
      run({"check", "-f", "json", "-p", worksheet, "-s", sleeper, "--timeout", "0.1"});
  CHECK(result.status == 30);
  const Json object = objects_of(result).at(0);
  CHECK(object.at("status") == "unknown");
  CHECK_THAT(object.at("reason").get<std::string>(), Contains("time-out"));
}

TEST_CASE("cli: check says what it finds on standard error where the format has no words") {
  const RunResult result = run({"check", "-f", "csv", "-p", "11.............."});
  CHECK(result.status == 20);
  CHECK(result.err.find("r1c1 and r1c2 both have 1 (row 1)") != std::string::npos);
}
