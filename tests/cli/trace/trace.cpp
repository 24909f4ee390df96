// sudoku-sat trace through the program: every step of its JSON replayed by a checker that shares
// nothing with it, answers of the three solvers compared with known ones, its words, its limits.
#include "trace.hpp"

#include <algorithm>

#include "support/brute_force.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

const Strings modes = {"cdcl", "dpll", "backtracking"};
/// A 4x4 puzzle without a solution, of which no two givens clash.
const std::string dead_end = "12....3.........";
/// With many solutions.
const std::string two_givens = "1.....2.........";

/// The formula that is traced, by `dimacs` with the same options.
Cnf formula_of(const Strings& encoding, const std::string& puzzle) {
  Strings options = encoding;
  options.insert(options.end(), {"-p", puzzle});
  return parse_cnf(dimacs(options));
}

std::vector<int> digits(const std::string& line) {
  std::vector<int> values;
  for (const char c : line) values.push_back(c == '.' ? 0 : c - '0');
  return values;
}

/// Whether it is a solution of the 4x4 puzzle, by brute force.
bool solves(const std::string& solution, const std::string& puzzle) {
  for (std::size_t i = 0; i < puzzle.size(); ++i) {
    if (puzzle[i] != '.' && puzzle[i] != solution[i]) return false;
  }
  return count_solutions(2, 2, digits(solution)) == 1;
}

/// Traces the 4x4 puzzle in all modes and checks every step. Where variables say little by
/// themselves, DPLL and backtracking may need more conflicts than is worth waiting for.
void check_modes(const Strings& encoding, const std::string& puzzle, const std::string& status) {
  const Cnf formula = formula_of(encoding, puzzle);
  for (const std::string& mode : modes) {
    Strings options = encoding;
    options.insert(options.end(), {"--mode", mode, "--conflicts", "100"});
    CAPTURE(options, puzzle);
    const Json json = traced(options, puzzle);
    CHECK(first_fault(json, formula) == "");
    if (json["status"] == "unknown") {
      CHECK(mode != "cdcl");
      CHECK(json["reason"] == "ended after 100 conflicts");
      continue;
    }
    CHECK(json["status"] == status);
    if (status == "solved") CHECK(solves(json["solution"], puzzle));
  }
}

std::vector<Json> events(const Json& json, const std::string& kind) {
  std::vector<Json> found;
  for (const Json& event : json["events"]) {
    if (event["event"] == kind) found.push_back(event);
  }
  return found;
}

}  // namespace

TEST_CASE("cli: each step of a trace is true, in every encoding and mode", "[cli][trace]") {
  const Json encodings = Json::parse(run({"list", "encodings", "-f", "json"}).out);
  REQUIRE(encodings.size() > 10);
  for (const Json& encoding : encodings) {
    const Strings options = {"-e", encoding["name"]};
    for (const std::string& puzzle : {small, two_givens}) check_modes(options, puzzle, "solved");
    check_modes(options, dead_end, "unsatisfiable");
  }
}

TEST_CASE("cli: each step of a trace is true with other at-most-one methods and reductions",
          "[cli][trace]") {
  for (const char* amo : {"sequential", "commander:2", "product"}) {
    check_modes({"-e", "extended", "--amo", amo}, two_givens, "solved");
  }
  for (const char* reduction : {"givens", "units", "probe"}) {
    for (const char* encoding : {"extended", "binary", "order"}) {
      check_modes({"-e", encoding, "--reduce", reduction}, two_givens, "solved");
    }
  }
}

TEST_CASE("cli: CDCL, DPLL and backtracking agree on boards with and without solutions",
          "[cli][trace]") {
  std::size_t solved = 0;
  std::size_t dead = 0;
  std::uint32_t random = 24;
  const auto below = [&](std::uint32_t bound) {
    random = random * 1664525U + 1013904223U;
    return (random >> 16) % bound;
  };
  for (int round = 0; round < 12; ++round) {
    std::string puzzle(16, '.');
    for (int i = 0; i < 5; ++i) {
      const std::size_t cell = below(16);
      puzzle[cell] = small_solution[cell];
    }
    if (round % 2 == 1) puzzle[below(16)] = "1234"[below(4)];
    const std::uint64_t solutions = count_solutions(2, 2, digits(puzzle));
    (solutions > 0 ? solved : dead)++;
    for (const std::string& mode : modes) {
      CAPTURE(puzzle, mode);
      const RunResult result =
          trace({"--mode", mode, "-e", "minimal", "--conflicts", "0", "-f", "json"}, puzzle);
      CHECK(result.status == (solutions > 0 ? 0 : 20));
      const Json json = Json::parse(result.out);
      CHECK(json["status"] == (solutions > 0 ? "solved" : "unsatisfiable"));
      if (solutions == 0) continue;
      CHECK(solves(json["solution"], puzzle));
    }
  }
  CHECK(solved > 3);
  CHECK(dead > 2);
}

TEST_CASE("cli: unit propagation alone says how many cells it knows, in every encoding",
          "[cli][trace]") {
  for (const Json& encoding : Json::parse(run({"list", "encodings", "-f", "json"}).out)) {
    const Strings options = {"-e", encoding["name"]};
    Strings alone = options;
    alone.insert(alone.end(), {"--mode", "units", "-f", "json"});
    const RunResult result = trace(alone, two_givens);
    CAPTURE(options);
    CHECK(result.status == 30);
    CHECK(lines_of(result.err).size() == 1);
    CHECK_THAT(result.err, Contains("unit propagation ends with "));
    const Json json = Json::parse(result.out);
    CHECK(first_fault(json, formula_of(options, two_givens)) == "");
    CHECK(json["events"].back()["event"] == "fixpoint");
    CHECK(json["counts"]["decision"] == 0);
    CHECK_THAT(json["reason"].get<std::string>(), Contains(" of 16 cells known"));
  }
  const RunResult known = trace({"--mode", "units", "-e", "extended"}, two_givens);
  CHECK_THAT(known.out, Catch::EndsWith("; unit propagation ends with 4 of 16 cells known\n"));
  CHECK(trace({"--mode", "units", "-e", "extended"}, small).status == 0);
}

TEST_CASE("cli: a trace of 9x9 with learnt clauses and restarts is true", "[cli][trace]") {
  const Json json = traced({}, worksheet);
  CHECK(first_fault(json, formula_of({}, worksheet)) == "");
  CHECK(json["solution"] == worksheet_solution);
  CHECK(json["counts"]["learnt"] > 10);
  const Strings restarted = {"-e", "onehot", "--conflicts", "70"};
  const Json onehot = traced(restarted, worksheet);
  CHECK(first_fault(onehot, formula_of({"-e", "onehot"}, worksheet)) == "");
  CHECK(onehot["counts"]["restart"] == 1);
  CHECK(onehot["counts"]["learnt"] == 70);
  Strings without = restarted;
  without.push_back("--no-restarts");
  CHECK(events(traced(without, worksheet), "restart").empty());
  CHECK(events(traced({"--order", "fixed"}, worksheet), "decision").front()["statement"] ==
        "r1c2=1");
}

TEST_CASE("cli: statements of a trace say what the variables of the formula mean", "[cli][trace]") {
  const Json extended = traced({"-e", "extended"}, small);
  for (const Json& event : extended["events"]) {
    if (!event.contains("literal")) continue;
    const int literal = event["literal"];
    const int variable = std::abs(literal) - 1;
    const std::string statement = "r" + std::to_string(variable / 16 + 1) + "c" +
                                  std::to_string(variable / 4 % 4 + 1) + (literal > 0 ? "=" : "≠") +
                                  std::to_string(variable % 4 + 1);
    CHECK(event["statement"] == statement);
  }
  const Json learnt = events(traced({}, worksheet), "learnt").at(0);
  const std::size_t literals = learnt["literals"].size();
  const std::string words = learnt["words"];
  CHECK_THAT(words, Catch::StartsWith("not (r") && Catch::EndsWith(")"));
  std::size_t ands = 0;
  for (std::size_t at = words.find(" and "); at != words.npos; at = words.find(" and ", at + 1))
    ++ands;
  CHECK(ands + 1 == literals);
}

TEST_CASE("cli: literals of other codes and auxiliary variables have names of their own",
          "[cli][trace]") {
  const Json order = events(traced({"-e", "order"}, small), "propagation").at(0);
  CHECK_THAT(order["statement"].get<std::string>(), Contains("≤") || Contains(">"));
  const Json binary = events(traced({"-e", "binary"}, small), "propagation").at(0);
  CHECK_THAT(binary["statement"].get<std::string>(), Catch::StartsWith("bit "));
  const Json json = traced({"-e", "extended", "--amo", "sequential"}, small);
  REQUIRE(!json["auxiliaries"].empty());
  const Json& first = json["auxiliaries"][0];
  CHECK(first["variable"] == 65);
  CHECK(first["statement"] == "a65");
  CHECK(first["family"] == "cell uniqueness");
  CHECK(first["about"] == "r1c1 has only one value");
}

TEST_CASE("cli: the text of a trace has a line for each step", "[cli][trace]") {
  const Json json = traced({"-e", "extended"}, dead_end);
  const RunResult result = trace({"-e", "extended"}, dead_end);
  CHECK(result.status == 20);
  const Strings lines = lines_of(result.out);
  REQUIRE(lines.size() == json["events"].size() + 2);
  CHECK_THAT(lines.front(), Catch::StartsWith("cdcl, encoding extended: 64 variables, "));
  CHECK_THAT(lines.back(), Catch::StartsWith("unsatisfiable: "));
  for (std::size_t i = 0; i < json["events"].size(); ++i) {
    const Json& event = json["events"][i];
    CHECK_THAT(lines[i + 1], Contains(event["event"].get<std::string>()));
    if (event.contains("statement")) {
      CHECK_THAT(lines[i + 1], Contains(event["statement"].get<std::string>() + ": ") ||
                                   Catch::EndsWith(event["statement"].get<std::string>()));
    }
  }
  CHECK_THAT(result.out, Contains("   0  propagation  r1c1=1: r1c1 is 1\n"));
}

TEST_CASE("cli: a trace ends at its limits with what came until then", "[cli][trace]") {
  for (const Strings& limit :
       {Strings{"--conflicts", "5"}, {"--steps", "700"}, {"--timeout", "0.1"}}) {
    Strings options = {"-e", "maple", "--mode", "backtracking", "--conflicts", "0"};
    if (limit.front() == "--conflicts") options.resize(4);
    options.insert(options.end(), limit.begin(), limit.end());
    CAPTURE(options);
    const RunResult result = trace(options, worksheet);
    CHECK(result.status == 30);
    CHECK(lines_of(result.err).size() == 1);
    CHECK_THAT(lines_of(result.out).back(), Catch::StartsWith("unknown: "));
    options.insert(options.end(), {"-f", "json"});
    const Json json = Json::parse(trace(options, worksheet).out);
    CHECK(json["status"] == "unknown");
    CHECK(json["solution"].is_null());
    CHECK_THAT(json["reason"].get<std::string>(), limit.front() == "--timeout"
                                                      ? Contains("time-out")
                                                      : Contains("ended after " + limit.back()));
  }
}

TEST_CASE("cli: an interrupted trace is whole, with what came until then",
          "[cli][trace][signals]") {
  const RunResult result =
      shell("\"$SUDOKU_SAT\" trace --mode backtracking --conflicts 0 -f json -p " + worksheet +
            " > out.json & while ! test -s out.json; do sleep 0.02; done; "
            "kill -INT $!; wait $!; echo $?; tail -n 1 out.json");
  INFO(result);
  const Strings lines = lines_of(result.out);
  REQUIRE(lines.size() == 2);
  CHECK(lines[0] == "30");
  CHECK_THAT(lines[1],
             Contains("\"status\":\"unknown\"") && Contains("\"reason\":\"interrupted\"}"));
  CHECK_THAT(result.err, Contains("interrupted"));
}

TEST_CASE("cli: trace says what is wrong with its options and its input", "[cli][trace]") {
  const auto refused = [](const Strings& options, int status, const std::string& part) {
    CAPTURE(options);
    CHECK_THAT(only_error(trace(options, small), status), Contains(part));
  };
  refused({"--mode", "cdlc"}, 2, "did you mean cdcl?");
  refused({"--order", "random"}, 2, "order");
  refused({"-f", "svg"}, 2, "text, json");
  refused({"-e", "nothing"}, 2, "encoding");
  refused({"--mode", "dpll", "--order", "vsids"}, 2, "--order vsids needs --mode cdcl");
  refused({"--mode", "units", "--order", "vsids"}, 2, "--order vsids needs --mode cdcl");
  refused({"--mode", "backtracking", "--no-restarts"}, 2, "--no-restarts needs --mode cdcl");
  refused({"--theme", "dark"}, 2, "--theme needs -f html");
  refused({"--conflicts", "-1"}, 2, "conflicts");
  refused({"--steps", "some"}, 2, "steps");
  refused({"-f", "html", "--steps", "99999999"}, 2, "a page can have at most");
  refused({"--timeout", "0"}, 2, "timeout");
  refused({"-p", small}, 2, "one puzzle");
  CHECK_THAT(only_error(run({"trace", "-p", "12"}), 1), Contains("1"));
  CHECK_THAT(only_error(run({"trace", "--empty", "--size", "400"}), 1),
             Contains("a trace takes up to"));
  CHECK_THAT(only_error(run({"trace", "-f", "html", "-o", "/nowhere/x.html", "-p", small}), 1),
             Contains("/nowhere/x.html"));
}

TEST_CASE("cli: givens that clash, and a reduction that sees it, are refuted without a decision",
          "[cli][trace]") {
  for (const char* reduction : {"none", "givens", "units", "probe"}) {
    const Json json = traced({"--reduce", reduction}, "11..............");
    CHECK(json["status"] == "unsatisfiable");
    CHECK(json["counts"]["decision"] == 0);
    CHECK(json["events"].back()["event"] == "refuted");
  }
}

TEST_CASE("cli: a puzzle that a reduction solves has a trace of one step", "[cli][trace]") {
  const Json json = traced({"--reduce", "probe"}, small);
  CHECK(json["variables"] == 0);
  CHECK(json["events"].size() == 1);
  CHECK(json["decided"] == small_solution);
  CHECK(json["solution"] == small_solution);
}
