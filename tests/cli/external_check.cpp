// An external solver's "unsatisfiable": taken on trust, the same in each format, or, with
// --distrust, confirmed by its proof or by solving again.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

const Strings puzzle_formats = {"grid", "line", "csv", "puzzle", "json", "svg"};
const std::string liar = "echo s UNSATISFIABLE # {cnf}";

RunResult solve_by(const std::string& solver, const std::string& puzzle, const Strings& more = {}) {
  Strings arguments = {"solve", "-e", "extended", "-p", puzzle, "-s", solver};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run(arguments);
}

Json checked_json(const std::string& solver, const std::string& puzzle) {
  const RunResult result =
      solve_by(solver, puzzle, {"--distrust", "-f", "json", "--core", "--unique"});
  INFO(result);
  REQUIRE(lines_of(result.out).size() == 1);
  return objects_of(result).at(0);
}

/// The error of a run with --distrust, which takes no answer.
std::string refusal(const std::string& solver, const std::string& puzzle) {
  std::string said;
  for (const std::string format : {"line", "json"}) {
    const RunResult result = solve_by(solver, puzzle, {"--distrust", "-f", format});
    INFO(result);
    CHECK(result.status == 1);
    CHECK_THAT(result.out, Contains("unknown") && !Contains("unsatisfiable\n"));
    CHECK(lines_of(result.err).size() == 1);
    said = result.err;
  }
  return said;
}

}  // namespace

TEST_CASE("cli: a solver's unsatisfiable is its word in each format", "[cli][external]") {
  for (const std::string& format : puzzle_formats) {
    CAPTURE(format);
    const RunResult result = solve_by(liar, worksheet, {"-f", format});
    INFO(result);
    CHECK(result.status == 20);
    REQUIRE(lines_of(result.err).size() == 1);
    CHECK_THAT(result.err, Contains("warning: -p:1: unsatisfiable, says " + liar));
  }
}

TEST_CASE("cli: json says that unsatisfiable is a solver's word, and has no core of its own",
          "[cli][external]") {
  const Json word = objects_of(solve_by("minisat", unsolvable, {"-f", "json", "--core"})).at(0);
  CHECK(word["status"] == "unsatisfiable");
  CHECK(word["reason"] == "unsatisfiable, says minisat");
  CHECK(word["evidence"] == "says minisat");
  CHECK(word["core"].empty());
  const Json found = objects_of(solve_by("minisat", worksheet, {"-f", "json"})).at(0);
  CHECK(found["status"] == "solved");
  CHECK(found["evidence"].is_null());
  CHECK_FALSE(objects_of(run({"solve", "-f", "json", "-p", worksheet})).at(0).contains("evidence"));
}

TEST_CASE("cli: a solver's claim that there is no second solution is marked as unverified",
          "[cli][external]") {
  for (const std::string& format : puzzle_formats) {
    CAPTURE(format);
    const RunResult result = solve_by("minisat", worksheet, {"-f", format, "--unique"});
    CHECK(result.status == 0);
    CHECK_THAT(result.err, Contains("info: -p:1: the solution is the only one, says minisat"));
  }
  const RunResult all = solve_by("minisat", small, {"-n", "0", "-f", "line"});
  CHECK(all.out == small_solution + "\n");
  CHECK_THAT(all.err, Contains("there are no further solutions, says minisat"));
}

TEST_CASE("cli: --distrust solves again if a solver writes no proof", "[cli][external]") {
  const Json object = checked_json("minisat", unsolvable);
  CHECK(object["status"] == "unsatisfiable");
  CHECK(object["evidence"] == "solved again");
  CHECK_FALSE(object["core"].empty());
  CHECK(checked_json("minisat", worksheet)["unique"] == true);
  CHECK_THAT(refusal(liar, worksheet), Contains(liar) && Contains("CaDiCaL finds a model"));
}

TEST_CASE("cli: --distrust takes a solver's proof, text, binary or compressed", "[cli][external]") {
  for (const std::string solver :
       {"cadical", "cadical -q {cnf} {proof}", "cadical -q --no-binary {cnf} {proof}",
        "cadical -q {cnf} {proof}.raw; status=$?; gzip -c {proof}.raw > {proof}; exit $status"}) {
    CAPTURE(solver);
    const Json object = checked_json(solver, unsolvable);
    CHECK(object["status"] == "unsatisfiable");
    CHECK(object["evidence"] == "proof");
    CHECK_FALSE(object["core"].empty());
    const Json unique = checked_json(solver, worksheet);
    CHECK(unique["unique"] == true);
    CHECK(unique["evidence"] == "proof");
    const RunResult result = solve_by(solver, unsolvable, {"--distrust", "-f", "line"});
    CHECK(result.out == "unsatisfiable\n");
    CHECK(result.status == 20);
    CHECK(result.err.empty());
  }
}

TEST_CASE("cli: --distrust refuses an answer without a proof, or with a wrong one",
          "[cli][external]") {
  CHECK_THAT(refusal("echo s UNSATISFIABLE # {cnf} {proof}", worksheet),
             Contains("wrote no proof"));
  CHECK_THAT(refusal("echo s UNSATISFIABLE; : > {proof} # {cnf}", worksheet),
             Contains("its proof is wrong: the empty clause does not follow"));
  CHECK_THAT(refusal("echo s UNSATISFIABLE; echo 0 > {proof} # {cnf}", unsolvable),
             Contains("its proof is wrong, line 1"));
  CHECK_THAT(refusal("echo s UNSATISFIABLE; printf 'a\\002' > {proof} # {cnf}", unsolvable),
             Contains("its proof is wrong, line 1: the proof ends within a step"));
  CHECK_THAT(refusal("echo s UNSATISFIABLE; mkdir {proof} # {cnf}", unsolvable),
             Contains("its proof can't be read"));
}

TEST_CASE("cli: the search for a core exposes a wrong answer that `check` got", "[cli][external]") {
  const RunResult result = run({"check", "-f", "json", "-p", unsolvable, "-s", "minisat"});
  const Json object = objects_of(result).at(0);
  CHECK(object["evidence"] == "solved again");
  CHECK_FALSE(object["core"].empty());
  CHECK(run({"check", "-f", "line", "-p", worksheet, "-s", liar}).status == 1);
}

TEST_CASE("cli: --distrust without another solver, and {proof} without --distrust, are wrong usage",
          "[cli][external]") {
  for (const std::string command : {"solve", "check"}) {
    CHECK_THAT(only_error(run({command, "-p", worksheet, "--distrust"}), 2),
               Contains("--distrust needs --solver"));
    CHECK_THAT(only_error(run({command, "-p", worksheet, "--distrust", "-s", "in-process"}), 2),
               Contains("--distrust is for external solvers"));
    CHECK_THAT(only_error(run({command, "-p", worksheet, "-s", "cadical -q {cnf} {proof}"}), 2),
               Contains("--distrust"));
  }
}
