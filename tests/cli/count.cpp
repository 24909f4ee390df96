// sudoku-sat count and candidates, also with excluded solutions: against published numbers and
// brute force.
#include <algorithm>
#include <fstream>
#include <map>
#include <set>

#include "cli/helpers.hpp"
#include "support/brute_force.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

const std::string original_miracle =
    "483726159726159483159483726837261594261594837594837261372615948615948372948372615";
const std::string two_solutions = source_path("puzzles/trouble/two-solutions.txt");

std::string count(Strings arguments) {
  arguments.insert(arguments.begin(), "count");
  const RunResult result = run(arguments);
  INFO(result);
  CHECK((result.status == 0 || result.status == 20));
  return result.out;
}

std::string miracle_puzzle(std::size_t first, char one, std::size_t second, char other) {
  return with(with(std::string(81, '.'), first, one), second, other);
}

}  // namespace

TEST_CASE("cli: count finds the published numbers", "[cli][count]") {
  CHECK(count({"--empty", "--size", "4"}) == "288\n");
  CHECK(count({"--empty", "--size", "4", "--rules", "diagonals"}) == "48\n");
  CHECK(count({"--empty", "--size", "6", "-j", "2"}) == "28200960\n");
  CHECK(count({"--empty", "--rules", miracle_rules}) == "72\n");
  CHECK(count({"--empty", "--size", "5", "--rules", "latin"}) == "161280\n");
}

TEST_CASE("cli: the Miracle post's puzzles have its numbers of solutions", "[cli][count]") {
  const std::string one = miracle_puzzle(1, '2', 40, '8');
  CHECK(count({"--rules", miracle_rules, "-p", one}) == "1\n");
  CHECK(run({"solve", "--rules", miracle_rules, "-f", "line", "-p", one}).out ==
        "825369714471825369936471825582936471147582936693147582258693147714258693369714258\n");
  const std::string two = miracle_puzzle(0, '4', 1, '8');
  CHECK(count({"--rules", miracle_rules, "-p", two}) == "2\n");
  const Scratch scratch;
  const std::string known = scratch.write("known.txt", original_miracle + "\n");
  CHECK(count({"--rules", miracle_rules, "-p", two, "--exclude", known}) == "1\n");
}

TEST_CASE("cli: no single given determines a Miracle grid, and 87,408 pairs of givens do",
          "[cli][count]") {
  const Strings grids =
      lines_of(run({"solve", "--empty", "--rules", miracle_rules, "-n", "0", "-f", "line"}).out);
  REQUIRE(grids.size() == 72);
  std::map<std::pair<std::size_t, char>, std::set<std::size_t>> with_given;
  for (std::size_t grid = 0; grid < grids.size(); ++grid) {
    for (std::size_t cell = 0; cell < 81; ++cell)
      with_given[{cell, grids[grid][cell]}].insert(grid);
  }
  CHECK(with_given.size() == 729);
  std::size_t unique_pairs = 0;
  for (auto first = with_given.begin(); first != with_given.end(); ++first) {
    CHECK(first->second.size() == 8);
    for (auto second = std::next(first); second != with_given.end(); ++second) {
      unique_pairs +=
          std::count_if(first->second.begin(), first->second.end(),
                        [&](std::size_t grid) { return second->second.contains(grid); }) == 1;
    }
  }
  CHECK(unique_pairs == 87'408);
}

TEST_CASE("cli: count stops above its limit and says so", "[cli][count]") {
  const RunResult limited = run({"count", "--empty", "--size", "4", "--limit", "100"});
  CHECK(limited.status == 0);
  CHECK(limited.out == "100\n");
  CHECK_THAT(limited.err, Contains("more than 100 solutions"));
  const RunResult exact = run({"count", "--empty", "--size", "4", "--limit", "288"});
  CHECK(exact.out == "288\n");
  CHECK(exact.err.empty());
}

TEST_CASE("cli: count in JSON says whether the number is complete", "[cli][count]") {
  const auto named = objects_of(run({"count", "-f", "json", "-p", small + " @"}));
  REQUIRE(named.size() == 1);
  CHECK(named[0]["label"] == "@");
  CHECK(named[0]["solutions"] == 1);
  CHECK(named[0]["complete"] == true);
  CHECK(named[0]["status"] == "solved");
  const auto cut =
      objects_of(run({"count", "-f", "json", "--empty", "--size", "4", "--limit", "5"}));
  CHECK(cut.at(0)["solutions"] == 5);
  CHECK(cut.at(0)["complete"] == false);
}

TEST_CASE("cli: count continues after a line that is not a puzzle", "[cli][count]") {
  const RunResult result = run({"count"}, small + "\n123\n" + std::string(16, '.') + "\n");
  CHECK(result.status == 1);
  CHECK(result.out == "1\ninvalid\n288\n");
}

TEST_CASE("cli: a puzzle without solution counts 0 and ends with status 20", "[cli][count]") {
  const RunResult result = run({"count", "-p", unsolvable});
  CHECK(result.status == 20);
  CHECK(result.out == "0\n");
}

TEST_CASE("cli: the counts by a cell's value add up", "[cli][count]") {
  const RunResult result = run({"count", "--empty", "--size", "4", "--split", "r2c3", "-f", "csv"});
  CHECK(result.status == 0);
  CHECK(lines_of(result.out) ==
        Strings{"value,solutions,complete", "1,72,yes", "2,72,yes", "3,72,yes", "4,72,yes"});
  only_error(run({"count", "--empty", "--split", "r10c1"}), 2);
}

TEST_CASE("cli: listing is the same on any number of threads", "[cli][count]") {
  const Strings list = {"solve", "--empty", "--size", "4", "-n", "0", "-f", "line"};
  const RunResult one = run(list);
  const Strings lines = lines_of(one.out);
  CHECK(lines.size() == 288);
  CHECK(std::set(lines.begin(), lines.end()).size() == 288);
  for (const std::string jobs : {"2", "3"}) {
    Strings more = list;
    more.insert(more.end(), {"-j", jobs});
    CHECK(run(more).out == one.out);
  }
}

TEST_CASE("cli: excluded solutions do not count as solutions", "[cli][count]") {
  const Strings both = lines_of(run({"solve", "-n", "0", "-f", "line", two_solutions}).out);
  REQUIRE(both.size() == 2);
  for (const std::string& solution : both) {
    const Scratch scratch;
    const std::string known = scratch.write("known.txt", solution + "\n");
    const RunResult left =
        run({"solve", "--unique", "-f", "line", "--exclude", known, two_solutions});
    CHECK(left.status == 0);
    CHECK(left.out == (solution == both[0] ? both[1] : both[0]) + "\n");
  }
  const Scratch scratch;
  const std::string known = scratch.write("known.txt", joined(both));
  const RunResult none = run({"solve", "-f", "json", "--exclude", known, two_solutions});
  CHECK(none.status == 20);
  CHECK(objects_of(none).at(0)["status"] == "unsatisfiable");
  CHECK(count({"--exclude", known, two_solutions}) == "0\n");
}

TEST_CASE("cli: excluded solutions of one size don't affect boards of another", "[cli][count]") {
  const Scratch scratch;
  const std::string known = scratch.write("known.txt", worksheet_solution + "\n");
  const RunResult result =
      run({"solve", "--exclude", known, "-f", "line"}, worksheet + "\n" + small + "\n");
  CHECK(result.status == 20);
  CHECK(result.out == "unsatisfiable\n" + small_solution + "\n");
}

TEST_CASE("cli: excluded solutions have to be complete grids of the board's size", "[cli][count]") {
  const Scratch scratch;
  const std::string puzzle = scratch.write("puzzle.txt", small + "\n");
  CHECK_THAT(only_error(run({"count", "--exclude", puzzle, "-p", small}), 1),
             Contains("empty cell"));
  CHECK_THAT(only_error(run({"count", "--exclude", puzzle, "-p", worksheet}), 1),
             Contains("16 cells"));
}

TEST_CASE("cli: candidates are the values of all solutions", "[cli][candidates]") {
  const std::string puzzle = "1.............4.";
  std::vector<std::set<int>> expected(16);
  std::vector<int> givens(16, 0);
  givens[0] = 1;
  givens[14] = 4;
  for_each_solution(2, 2, givens, [&](const std::vector<int>& grid) {
    for (std::size_t cell = 0; cell < 16; ++cell) expected[cell].insert(grid[cell]);
    return true;
  });
  const auto object = objects_of(run({"candidates", "-f", "json", "-p", puzzle})).at(0);
  for (int cell = 0; cell < 16; ++cell) {
    const std::string name =
        "r" + std::to_string(cell / 4 + 1) + "c" + std::to_string(cell % 4 + 1);
    CHECK(object["candidates"][name].get<std::set<int>>() ==
          expected[static_cast<std::size_t>(cell)]);
  }
  const RunResult marks = run({"candidates", "-f", "line", "-p", puzzle});
  CHECK(marks.out.substr(0, 4) == "1...");
  CHECK(marks.out.size() == 65);
}

TEST_CASE("cli: candidates with their counts", "[cli][candidates]") {
  const RunResult result = run({"candidates", "--counts", "-f", "csv", "--empty", "--size", "4"});
  const Strings lines = lines_of(result.out);
  REQUIRE(lines.size() == 65);
  CHECK(lines[1] == "r1c1,1,72,yes");
  CHECK(run({"candidates", "-p", unsolvable}).status == 20);
  only_error(run({"candidates", "-p", small, "--limit", "3"}), 2);
}

TEST_CASE("cli: candidates show the numbers of variables, whatever their range",
          "[cli][candidates]") {
  const Scratch scratch;
  const std::string file = scratch.write(
      "puzzle.txt",
      "size: 4\nrule:\n  var t in {3, 17, 39}\n  t > 3\n  var s in {1, 3}\n  var u in 1..40\n"
      "  u = r1c1 + 9\n  var b\n  var d of r1c1 r1c2 in {5, 60}\n  d(r1c1) < d(r1c2)\n"
      "  var e of [1, 2] in {1, 2, 3}\n  e[1] < e[2]\n  var x in 1..2000\n\n1.............4.\n");
  const auto beside = objects_of(run({"candidates", "-f", "json", file})).at(0).at("beside");
  CHECK(beside.at("t") == Json{17, 39});
  CHECK(beside.at("u") == Json{10});
  CHECK(beside.at("b") == Json{false, true});
  CHECK(beside.at("d(r1c1)") == Json{5});
  CHECK(beside.at("x").at("complete") == false);
  CHECK(beside.at("x").at("numbers").size() == 1000);
  const RunResult drawn = run({"candidates", file});
  CHECK_THAT(drawn.out, Contains("\nt: 17 39\ns: 1 3\nu = 10\nb: false true\nd:\n  5 60\n"));
  CHECK_THAT(drawn.out, Contains("\ne[1]: 1 2\ne[2]: 2 3\n"));
  CHECK_THAT(drawn.out, Contains(" and more\n"));
}

TEST_CASE("cli: candidates of variables are counted", "[cli][candidates]") {
  const Scratch scratch;
  const std::string file = scratch.write(
      "puzzle.txt",
      "size: 4\nrule:\n  var t in 17..40\n  t < 20\n  t = 16 + r1c1\n  var s in {1, 3}\n\n"
      "................\n");
  const std::string grids = run({"candidates", "--counts", "-f", "csv", file}).out;
  CHECK_THAT(grids, Contains("\nt,17,72,yes\nt,18,72,yes\nt,19,72,yes\ns,1,216,yes\n"));
  const std::string pairs = run({"candidates", "--counts", "--variables", "-f", "csv", file}).out;
  CHECK_THAT(pairs, Contains("\nt,17,144,yes\nt,18,144,yes\nt,19,144,yes\ns,1,216,yes\n"));
  CHECK_THAT(pairs, !Contains("t."));
}

TEST_CASE("cli: counts cut short are marked, and reported once", "[cli][candidates]") {
  const RunResult limited =
      run({"candidates", "--counts", "-f", "csv", "--empty", "--size", "4", "--limit", "71"});
  const Strings lines = lines_of(limited.out);
  REQUIRE(lines.size() == 65);
  CHECK(lines[0] == "cell,value,solutions,complete");
  CHECK(lines[1] == "r1c1,1,71,no");
  CHECK(lines_of(limited.err).size() == 1);
  CHECK_THAT(limited.err, Contains("more than 71 solutions"));
}

TEST_CASE("cli: every example of puzzles/variants has its one solution", "[long][cli][variants]") {
  std::ifstream table(source_path("puzzles/variants/solutions.tsv"));
  std::size_t examples = 0;
  for (std::string line; std::getline(table, line); ++examples) {
    const std::size_t tab = line.find('\t');
    const std::string file = line.substr(0, tab);
    CAPTURE(file);
    const RunResult result =
        run({"solve", "--unique", "-f", "json", source_path("puzzles/variants/" + file)});
    const auto objects = objects_of(result);
    REQUIRE(objects.size() == 1);
    CHECK(objects[0]["unique"] == true);
    CHECK(objects[0]["solution"] == line.substr(tab + 1));
  }
  CHECK(examples > 35);
}
