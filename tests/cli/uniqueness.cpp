// Whether there is one solution: what plain `check`, --satisfiable and --unique report, and with
// which status.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

Json checked(const Strings& arguments) {
  Strings all = {"check", "-f", "json"};
  all.insert(all.end(), arguments.begin(), arguments.end());
  const auto objects = objects_of(run(all));
  REQUIRE(objects.size() == 1);
  return objects.front();
}

}  // namespace

TEST_CASE("cli: plain check says whether there is one solution or several, and ends with 0",
          "[cli][check]") {
  CHECK(checked({"-p", worksheet}).at("unique") == true);
  CHECK(checked({"--empty"}).at("unique") == false);
  CHECK(checked({"-p", unsolvable}).at("unique") == nullptr);
  CHECK_THAT(run({"check", "-p", worksheet}).out, Contains("consistent: there is one solution\n"));
  const RunResult several = run({"check", "--empty"});
  CHECK(several.status == 0);
  CHECK_THAT(several.out, Contains("consistent: there is more than one solution\n"));
  const RunResult words = run({"check"}, joined({worksheet, std::string(81, '.')}));
  CHECK(words.status == 0);
  CHECK(words.out == "consistent\nconsistent\n");
  CHECK_THAT(words.err, Contains(":2: there is more than one solution"));
}

TEST_CASE("cli: a variable beside the grid that nothing binds leaves the grid the only one",
          "[cli][check]") {
  const std::string small = "1.....2..3.....4";
  CHECK(checked({"--rules", "rule=var t in 1..4", "-p", small}).at("unique") == true);
  CHECK(checked({"--rules", "rule=var t in 1..4; r1c1 < 3", "-p", small}).at("unique") == true);
}

TEST_CASE("cli: check --satisfiable asks for consistency alone", "[cli][check]") {
  CHECK(checked({"--satisfiable", "-p", worksheet}).at("unique") == nullptr);
  const RunResult several = run({"check", "--satisfiable", "--empty"});
  CHECK(several.status == 0);
  CHECK_THAT(several.out, Contains("consistent: there is at least one solution\n"));
  CHECK(run({"check", "--satisfiable", "-f", "line", "--empty"}).err.empty());
  CHECK(run({"check", "--satisfiable", "-p", unsolvable}).status == 20);
  for (const char* other : {"--unique", "--differences"}) {
    CHECK_THAT(only_error(run({"check", "--satisfiable", other, "--empty"}), 2),
               Contains(std::string("--satisfiable and ") + other));
  }
}

TEST_CASE("cli: plain check runs a solver of your own once", "[cli][check]") {
  const Scratch files;
  // It counts its runs, and answers nothing.
  const std::string counter = "echo run >> " + files.file("runs") + " # {cnf}";
  const RunResult result = run({"check", "-f", "line", "-s", counter, "-p", worksheet});
  CHECK(result.out == "unknown\n");
  CHECK(shell("wc -l < " + files.file("runs")).out == "1\n");
  if (shell("command -v minisat").status != 0) return;
  CHECK(checked({"-s", "minisat", "-p", worksheet}).at("unique") == nullptr);
  CHECK(checked({"-s", "minisat", "--unique", "-p", worksheet}).at("unique") == true);
}

TEST_CASE("cli: --unique ends with 40 if a puzzle has several solutions", "[cli]") {
  const std::string two = "12..............";
  for (const char* command : {"solve", "check"}) {
    CAPTURE(command);
    const auto status = [&](const Strings& options, const Strings& puzzles) {
      Strings arguments = {command, "-q", "-f", "line"};
      arguments.insert(arguments.end(), options.begin(), options.end());
      return run(arguments, joined(puzzles)).status;
    };
    CHECK(status({"--unique"}, {small, two}) == 40);
    CHECK(status({"--unique"}, {small, worksheet}) == 0);
    CHECK(status({}, {small, two}) == 0);
    // The first of 1, 30, 20, 40 counts.
    CHECK(status({"--unique"}, {two, clashing}) == 20);
    CHECK(status({"--unique"}, {two, clashing, "bad"}) == 1);
    if (shell("command -v minisat").status != 0) continue;
    const Strings slow_on_nine = {
        "--unique",
        "--timeout",
        "0.5",
        "-e",
        "extended",
        "--reduce",
        "none",
        "-s",
        "grep -q 'p cnf 729' {cnf} && exec sleep 1000; minisat {cnf} {out}"};
    CHECK(status(slow_on_nine, {two, clashing, worksheet}) == 30);
    CHECK(status(slow_on_nine, {two}) == 40);
  }
  CHECK(run({"solve", "-q", "-n", "2", "-p", two}).status == 0);
  CHECK(run({"solve", "-q", "-n", "0", "--unique", "-p", two}).status == 40);
  CHECK(run({"solve", "-q", "-j", "2", "--unique", "-f", "line"}, joined({two, small})).status ==
        40);
  CHECK(run({"check", "-q", "--differences", "-p", two}).status == 0);
  CHECK(run({"check", "-q", "--differences", "--unique", "-p", two}).status == 40);
}
