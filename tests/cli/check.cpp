// sudoku-sat check: conflicting pairs with their rules, minimal cores, consistency, uniqueness, and
// further findings: all cores, repairs, cores with rules, superfluous and missing givens.
#include "cli/helpers.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

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

TEST_CASE("cli: check says that a puzzle is consistent", "[cli][check]") {
  const RunResult result = run({"check", "-p", worksheet});
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK_THAT(result.out, Contains("consistent") && !Contains("inconsistent"));
  CHECK(object_of("check", {"-p", worksheet}).at("status") == "consistent");
}

TEST_CASE("cli: check --unique says whether there is one solution", "[cli][check]") {
  CHECK(object_of("check", {"-p", worksheet, "--unique"}).at("unique") == true);
  CHECK(object_of("check", {"--empty", "--unique"}).at("unique") == false);
  CHECK(object_of("check", {"-p", unsolvable, "--unique"}).at("unique") == nullptr);
  CHECK_THAT(run({"check", "--unique", "-p", worksheet}).out, Contains("one solution"));
  CHECK_THAT(run({"check", "--unique", "--empty"}).out, Contains("more than one solution"));
}

TEST_CASE("cli: each pair of givens that clash is shown with the rule it breaks", "[cli][check]") {
  const RunResult result = run({"check", "-p", clashing});
  CHECK(result.status == 20);
  const std::string text = result.out;
  CHECK_THAT(text, Contains("inconsistent") && Contains("r1c1=5") && Contains("r1c2=5") &&
                       Contains("row 1") && Contains("r4c2=5") && Contains("column 2"));
  const Json object = object_of("check", {"-p", clashing});
  CHECK(object.at("status") == "inconsistent");
  CHECK(object.at("conflicts") ==
        Json::array({pair_of("r1c1", "r1c2", 5, "row 1"), pair_of("r1c2", "r4c2", 5, "column 2")}));
  CHECK(object.at("core") == Json::array());
}

TEST_CASE("cli: a pair's rule is the first that is broken, of row, column, box", "[cli][check]") {
  const auto conflicts = [](const std::vector<std::pair<std::size_t, char>>& givens) {
    return object_of("check", {"-p", with_givens(givens)}).at("conflicts");
  };
  CHECK(conflicts({{0, '7'}, {1, '7'}}) == Json::array({pair_of("r1c1", "r1c2", 7, "row 1")}));
  CHECK(conflicts({{0, '7'}, {9, '7'}}) == Json::array({pair_of("r1c1", "r2c1", 7, "column 1")}));
  CHECK(conflicts({{0, '7'}, {10, '7'}}) == Json::array({pair_of("r1c1", "r2c2", 7, "box 1")}));
  CHECK(conflicts({{72, '7'}, {80, '7'}}) == Json::array({pair_of("r9c1", "r9c9", 7, "row 9")}));
  CHECK(conflicts({{60, '7'}, {80, '7'}}) == Json::array({pair_of("r7c7", "r9c9", 7, "box 9")}));
}

TEST_CASE("cli: three equal givens in a row are three pairs", "[cli][check]") {
  CHECK(object_of("check", {"-p", with_givens({{0, '1'}, {4, '1'}, {8, '1'}})}).at("conflicts") ==
        Json::array({pair_of("r1c1", "r1c5", 1, "row 1"), pair_of("r1c1", "r1c9", 1, "row 1"),
                     pair_of("r1c5", "r1c9", 1, "row 1")}));
}

TEST_CASE("cli: boxes that are not square are named in reading order", "[cli][check]") {
  std::string puzzle(36, '.');
  puzzle[2 * 6 + 3] = puzzle[3 * 6 + 4] = '6';
  CHECK(object_of("check", {"-p", puzzle}).at("conflicts") ==
        Json::array({pair_of("r3c4", "r4c5", 6, "box 4")}));
}

TEST_CASE("cli: 4 in r1c2 of the worksheet's puzzle clashes with all givens but r8c4=5",
          "[cli][check]") {
  Json expected = Json::array();
  for (std::size_t cell = 0; cell < 81; ++cell) {
    if (unsolvable[cell] == '.' || cell == 7 * 9 + 3) continue;
    expected.push_back(given_name(unsolvable, cell));
  }
  const Json object = object_of("check", {"-p", unsolvable});
  CHECK(object.at("status") == "unsatisfiable");
  CHECK(object.at("conflicts") == Json::array());
  CHECK(object.at("core") == expected);
  const RunResult text = run({"check", "-p", unsolvable});
  CHECK(text.status == 20);
  for (const std::string name : expected) CHECK_THAT(text.out, Contains(name));
  CHECK_THAT(text.out, Contains("unsatisfiable") && !Contains("r8c4=5"));
}

TEST_CASE("cli: a core has no solution, and without any one of its givens it has", "[cli][check]") {
  // 1 to 8 in row 1, and 9 in the column of its last cell.
  std::string no_candidate = "12345678" + std::string(73, '.');
  no_candidate[4 * 9 + 8] = '9';
  no_candidate[5 * 9 + 3] = '2';
  for (const std::string& puzzle : {unsolvable, no_candidate}) {
    CAPTURE(puzzle);
    const Json core = object_of("check", {"-p", puzzle}).at("core");
    REQUIRE(core.size() > 1);
    const auto cells = cells_of(core);
    std::string alone(81, '.');
    for (const std::size_t cell : cells) alone[cell] = puzzle[cell];
    CHECK(run({"check", "-f", "line", "-p", alone}).out == "unsatisfiable\n");
    CHECK(statuses_without_each(puzzle, cells) == joined(Strings(cells.size(), "consistent")));
  }
}

TEST_CASE("cli: the core is the same whatever the encoding", "[cli][check]") {
  const Json core = object_of("check", {"-p", unsolvable}).at("core");
  for (const char* encoding : {"maple", "minimal", "extended"}) {
    CHECK(object_of("check", {"-p", unsolvable, "-e", encoding}).at("core") == core);
  }
}

TEST_CASE("cli: givens that don't contribute are not in the core", "[cli][check]") {
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
  CHECK(object_of("check", {"-p", puzzle}).at("core") == expected);
}

TEST_CASE("cli: check prints a word on a line for each of many puzzles", "[cli][check]") {
  const RunResult result =
      run({"check"}, joined({worksheet, clashing, unsolvable, worksheet + ".", small}));
  CHECK(result.status == 1);
  CHECK(result.out ==
        joined({"consistent", "inconsistent", "unsatisfiable", "invalid", "consistent"}));
  CHECK(lines_of(result.err).size() == 2);
  CHECK_THAT(result.err, Contains("standard input:2: inconsistent: r1c1 and r1c2 both have 5"));
}

TEST_CASE("cli: check gives the exit status of what it found", "[cli][check]") {
  CHECK(run({"check"}, joined({worksheet, small})).status == 0);
  CHECK(run({"check"}, joined({worksheet, clashing})).status == 20);
  CHECK(run({"check"}, joined({worksheet, unsolvable})).status == 20);
  CHECK(run({"check", "-s", sleeper, "--timeout", "0.1"}, joined({clashing, worksheet})).status ==
        30);
  CHECK(run({"check"}, joined({clashing, "bad"})).status == 1);
}

TEST_CASE("cli: check says once what it finds", "[cli][check]") {
  for (const std::string& puzzle : {clashing, unsolvable}) {
    const RunResult result = run({"check", "-p", puzzle});
    CHECK(result.err.empty());
  }
}

TEST_CASE("cli: check writes pictures of the puzzle, not of its solution", "[cli][check]") {
  CHECK(run({"check", "-f", "csv", "-p", small}).out == "1,0,0,0\n0,0,2,0\n0,3,0,0\n0,0,0,4\n");
  CHECK_THAT(run({"check", "-f", "svg", "-p", clashing}).out, Catch::StartsWith("<svg"));
}

TEST_CASE("cli: check is undecided if its time runs out", "[cli][check]") {
  const RunResult result =
      run({"check", "-f", "json", "-p", worksheet, "-s", sleeper, "--timeout", "0.1"});
  CHECK(result.status == 30);
  const Json object = objects_of(result).at(0);
  CHECK(object.at("status") == "unknown");
  CHECK_THAT(object.at("reason").get<std::string>(), Contains("time-out"));
}

TEST_CASE("cli: check says what it finds on standard error if the format has no words") {
  const RunResult result = run({"check", "-f", "csv", "-p", "11.............."});
  CHECK(result.status == 20);
  CHECK(result.err.find(says::both_have("r1c1", "r1c2", 1, "row 1")) != std::string::npos);
}

TEST_CASE("cli: check lists all pairs of a CSV file with three faults once, in reading order",
          "[cli][check]") {
  const Scratch files;
  const std::string file = files.write("faulty.csv",
                                       "5,0,0,0,0,0,0,0,5\n"
                                       "0,0,0,0,0,0,0,0,0\n"
                                       "0,0,0,7,0,0,0,0,0\n"
                                       "0,0,0,0,0,0,0,0,0\n"
                                       "0,0,0,0,2,0,0,0,0\n"
                                       "0,0,0,7,0,2,0,0,0\n"
                                       "0,0,0,0,0,0,0,0,0\n"
                                       "0,0,0,7,0,0,0,0,0\n"
                                       "0,0,0,0,0,0,0,0,0\n");
  const Json object = object_of("check", {file});
  CHECK(object.at("status") == "inconsistent");
  CHECK(object.at("conflicts") ==
        Json::array({pair_of("r1c1", "r1c9", 5, "row 1"), pair_of("r3c4", "r6c4", 7, "column 4"),
                     pair_of("r3c4", "r8c4", 7, "column 4"), pair_of("r5c5", "r6c6", 2, "box 5"),
                     pair_of("r6c4", "r8c4", 7, "column 4")}));
  const Json all = object_of("check", {"--all", file});
  CHECK(all.at("conflicts") == object.at("conflicts"));
  CHECK(all.at("complete") == true);
  CHECK(all.at("cores") == Json::array({{"r1c1=5", "r1c9=5"},
                                        {"r3c4=7", "r6c4=7"},
                                        {"r3c4=7", "r8c4=7"},
                                        {"r5c5=2", "r6c6=2"},
                                        {"r6c4=7", "r8c4=7"}}));
}

TEST_CASE("cli: the worksheet's puzzle with 4 at r1c2 has one core and 21 repairs",
          "[cli][check]") {
  const Json object = object_of("check", {"--all", "--repairs", "--smallest", "-p", unsolvable});
  CHECK(object.at("complete") == true);
  CHECK(object.at("core").size() == 21);
  CHECK(object.at("cores") == Json::array({object.at("core")}));
  Json repairs = Json::array();
  for (const Json& given : object.at("core")) repairs.push_back(Json::array({given}));
  CHECK(object.at("repairs") == repairs);
  const RunResult text = run({"check", "--all", "--repairs", "-p", unsolvable});
  CHECK(text.status == 20);
  CHECK(text.err.empty());
  CHECK_THAT(text.out, Contains("1 minimal core, no more\n  r1c1=8 r1c2=4 r2c3=3") &&
                           Contains("21 minimal repairs, no more\n  r1c1=8\n  r1c2=4\n"));
}

TEST_CASE("cli: a consistent puzzle has no cores and no repairs", "[cli][check]") {
  const Json object = object_of("check", {"--all", "--repairs", "--smallest", "-p", worksheet});
  CHECK(object.at("status") == "consistent");
  CHECK(object.at("core") == Json::array());
  CHECK(object.at("cores") == Json::array());
  CHECK(object.at("repairs") == Json::array());
  CHECK(object.at("complete") == true);
  CHECK_THAT(run({"check", "--all", "--repairs", "-p", worksheet}).out, !Contains("core"));
}

TEST_CASE("cli: --all takes a limit, after = or as the next argument", "[cli][check]") {
  const std::string puzzle = with_givens({{0, '1'}, {4, '1'}, {8, '1'}});
  const Json two = Json::array({{"r1c1=1", "r1c5=1"}, {"r1c1=1", "r1c9=1"}});
  CHECK(object_of("check", {"--all", "-p", puzzle}).at("cores").size() == 3);
  for (const Strings& option : {Strings{"--all", "2"}, Strings{"--all=2"}}) {
    Strings arguments = option;
    arguments.insert(arguments.end(), {"-p", puzzle});
    const Json object = object_of("check", arguments);
    CHECK(object.at("cores").size() == 2);
    CHECK(object.at("complete") == false);
    arguments.insert(arguments.begin(), "check");
    const RunResult text = run(arguments);
    CHECK(text.status == 20);
    CHECK_THAT(text.out, Contains("2 minimal cores, and there are more"));
  }
  CHECK(object_of("check", {"--all=3", "-p", puzzle}).at("complete") == true);
  CHECK_THAT(only_error(run({"check", "--all=0", "-p", puzzle}), 2), Contains("all"));
  CHECK_THAT(only_error(run({"check", "--all=x", "-p", puzzle}), 2), Contains("all"));
}

TEST_CASE("cli: --smallest is a pair of givens if givens clash", "[cli][check]") {
  const Json object = object_of("check", {"--smallest", "--repairs", "-p", clashing});
  CHECK(object.at("status") == "inconsistent");
  CHECK(object.at("conflicts").size() == 2);
  CHECK(object.at("core").size() == 2);
  CHECK(object.at("repairs") == Json::array({{"r1c2=5"}, {"r1c1=5", "r4c2=5"}}));
}

TEST_CASE("cli: check finds the worksheet's puzzle consistent with 1 at r1c2", "[cli][check]") {
  const RunResult result = run({"check", "-f", "json", "-p", "81" + worksheet.substr(2)});
  CHECK(result.status == 0);
  CHECK(objects_of(result).at(0)["status"] == "consistent");
}

TEST_CASE("cli: check of several puzzles has the findings that were asked for", "[cli][check]") {
  const std::string two = unsolvable + "\n" + unsolvable + "\n";
  const RunResult result = run({"check", "--repairs"}, two);
  CHECK(result.status == 20);
  CHECK_THAT(result.out, Contains("21 minimal repairs"));
  CHECK_THAT(only_error(run({"check", "--repairs", "-f", "line"}, two), 2),
             Contains("-f line prints only one word"));
}

TEST_CASE("cli: check --with-rules names the rules that are part of the contradiction",
          "[cli][check]") {
  const Json object = object_of("check", {"--with-rules", "--smallest", "-p", "1..1............"});
  CHECK(object.at("core") == Json::array({"r1c1=1", "r1c4=1", "row 1"}));
  const RunResult text = run({"check", "--with-rules", "--all", "--rules", "cages=3: r1c1 r1c2",
                              "-p", ".4.............."});
  CHECK(text.status == 20);
  CHECK_THAT(text.out,
             Contains("1 minimal core, no more\n  r1c2=4, r1c1 + r1c2 = 3 (the 3-cage at r1c1)\n"));
}

TEST_CASE("cli: check --with-clues removes clues, and never a row, column or box", "[cli][check]") {
  const std::vector<std::string> two_cages{"--rules", "cages=3: r1c1 r1c2; 3: r1c3 r2c3", "--empty",
                                           "--repairs"};
  const auto asked = [&](const std::string& what) {
    std::vector<std::string> arguments = two_cages;
    arguments.push_back(what);
    return object_of("check", arguments);
  };
  CHECK(asked("--with-clues").at("repairs") ==
        Json::array({Json::array({"r1c1 + r1c2 = 3 (the 3-cage at r1c1)"}),
                     Json::array({"r1c3 + r2c3 = 3 (the 3-cage at r1c3)"})}));
  const RunResult both = run({"check", "--with-clues", "--with-rules", "--empty"});
  CHECK_THAT(only_error(both, 2), Contains("--with-rules and --with-clues " + says::not_combined));
}

TEST_CASE("cli: a time-out ends an enumeration, and what was found is reported", "[cli][check]") {
  const std::string puzzle = "2" + worksheet_solution.substr(1, 59) + std::string(21, '.');
  const RunResult result = run({"check", "-f", "json", "--all", "--timeout", "0.3", "-p", puzzle});
  CHECK(result.status == 30);
  CHECK_THAT(result.err, Contains("time-out"));
  const Json object = objects_of(result).at(0);
  CHECK(object.at("status") == "inconsistent");
  CHECK(object.at("complete") == false);
  CHECK(object.at("reason") == "time-out");
}

TEST_CASE("cli: check --differences says where solutions differ and what would leave one",
          "[cli][check]") {
  const std::string two =
      "8..........36......7..9.2...5...7.......457.....1...3...1...368..85...1..9.......";
  const Json object = object_of("check", {"--differences", "-p", two});
  CHECK(object.at("unique") == false);
  CHECK(object.at("differences").size() == 9);
  CHECK(object.at("differences").at("r9c7") == Json::array({4, 5}));
  REQUIRE(object.at("further_givens").size() == 1);
  CHECK(object.at("further_least") == 1);
  CHECK_THAT(run({"check", "--differences", "-p", two}).out,
             Contains("the solutions differ in 9 cells") &&
                 Contains("\n1 more given makes the solution unique:\n"));
  const Json unique = object_of("check", {"--differences", "-p", worksheet});
  CHECK(unique.at("unique") == true);
  CHECK(unique.at("differences") == Json::object());
  CHECK(unique.at("further_givens") == Json::array());
  CHECK(object_of("check", {"--differences", "-p", unsolvable}).at("differences").is_null());
}

TEST_CASE("cli: check --differences says that an empty board has very many solutions",
          "[cli][check]") {
  const RunResult result = run({"check", "--differences", "--empty"});
  CHECK(result.status == 0);
  CHECK_THAT(result.out, Contains("the solutions differ in 81 cells") &&
                             Contains("more than 100000 solutions"));
}

TEST_CASE("cli: check --redundant lists the givens that follow from the others", "[cli][check]") {
  std::string puzzle = worksheet;
  puzzle[1] = '1';
  const Json object = object_of("check", {"--redundant", "-p", puzzle});
  CHECK(object.at("status") == "consistent");
  CHECK_THAT(object.at("redundant").dump(), Contains("\"r1c2=1\""));
  CHECK(object_of("check", {"--redundant", "-p", small}).at("redundant") == Json::array());
  CHECK(object_of("check", {"--redundant", "-p", unsolvable}).at("redundant").is_null());
  CHECK_THAT(run({"check", "--redundant", "-p", small}).out,
             Contains("no given follows from the others"));
}

TEST_CASE("cli: picomus, if installed, needs each given of a core", "[cli][check]") {
  if (shell("command -v picomus").status != 0) return;
  for (const std::string& puzzle :
       {unsolvable,
        std::string("35..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419"
                    "..5..5.8..79")}) {
    const auto cells = cells_of(object_of("check", {"-p", puzzle}).at("core"));
    std::string alone(81, '.');
    for (const std::size_t cell : cells) alone[cell] = puzzle[cell];
    // Unit clauses are givens; all others are rules.
    const RunResult units = shell("\"$SUDOKU_SAT\" dimacs -e extended -q -p " + alone +
                                  " -o x.cnf; picomus x.cnf core.cnf > log; "
                                  "grep -c '^[0-9]* 0$' core.cnf");
    CHECK(units.out == std::to_string(cells.size()) + "\n");
  }
}
