// sudoku-sat prove and verify: statuses, messages, output files.
#include <filesystem>
#include <fstream>

#include "cli/helpers.hpp"
#include "support/cnf.hpp"
#include "support/fixtures.hpp"
#include "support/lrat.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

/// A certificate in a scratch directory of its own.
struct Proved {
  explicit Proved(const Strings& arguments, const std::string& input = {}) {
    Strings all{"prove", "-o", directory};
    all.insert(all.end(), arguments.begin(), arguments.end());
    result = run(all, input);
  }

  bool written() const { return std::filesystem::exists(directory); }

  Scratch scratch;
  std::string directory = scratch.file("bundle");
  RunResult result;
};

/// What verify prints of a claim that is proved without a word.
Strings verified(const Strings& arguments) {
  const Proved proved(arguments);
  INFO(proved.result);
  CHECK(proved.result.status == 0);
  CHECK(proved.result.out.empty());
  CHECK(proved.result.err.empty());
  const RunResult result = run({"verify", proved.directory});
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  Strings lines = lines_of(result.out);
  REQUIRE(!lines.empty());
  // The figures depend on the solver's release.
  const std::string figures = " (lemmas ";
  CHECK_THAT(lines[0], Contains(figures));
  lines[0] = lines[0].substr(0, lines[0].find(figures));
  CHECK_THAT(lines.at(1), StartsWith("formula   ") && Contains(says::all_checked));
  const bool all = lines[1].starts_with("formula   all ");
  CHECK(all != (lines[0].find(", provided that the encoder states ") != std::string::npos));
  lines.erase(lines.begin() + 1);
  return lines;
}

/// The error of a claim that is false: nothing is written.
std::string denied(const Strings& arguments) {
  const Proved proved(arguments);
  CHECK_FALSE(proved.written());
  return only_error(proved.result, 1);
}

}  // namespace

TEST_CASE("cli: verify says what was proved, and the solution", "[certificates]") {
  const auto puzzle = [](const std::string& line) { return "puzzle    " + line + ", boxes 3x3"; };
  CHECK(verified({"-p", worksheet}) == Strings{"verified: the solution is the only one",
                                               puzzle(worksheet),
                                               "solution  " + worksheet_solution});
  CHECK(verified({"-p", unsolvable}) ==
        Strings{"verified: there is no solution", puzzle(unsolvable)});
  CHECK(verified({"-p", clashing}) == Strings{"verified: there is no solution", puzzle(clashing)});
  CHECK(verified({"-p", worksheet, "--claim", "impossible:r1c2=5"}) ==
        Strings{"verified: no solution has r1c2=5", puzzle(worksheet)});
  CHECK(verified({"-p", small, "--claim", "fewest", "--rules", "cages=3: r1c1 r1c2"}) ==
        Strings{"verified: the solution is the only one, and no puzzle with fewer than 4 givens "
                "has just that one",
                "puzzle    " + small + ", boxes 2x2, rules: cages: 3: r1c1 r1c2",
                "solution  " + small_solution});
}

TEST_CASE("cli: verify says which givens are needed, and draws the candidates", "[certificates]") {
  CHECK(verified({"-p", small, "--claim", "minimal"}) ==
        Strings{"verified: the solution is the only one, and every given is needed for that",
                "puzzle    " + small + ", boxes 2x2", "solution  " + small_solution});
  const Strings lines = verified({"-p", "1.....2........4", "--claim", "candidates"});
  CHECK(lines.at(0) == "verified: these are the candidates of all solutions");
  const RunResult drawn = run({"candidates", "-p", "1.....2........4"});
  CHECK(Strings(lines.begin() + 3, lines.end()) == lines_of(drawn.out));
  CHECK(verified({"-p", unsolvable, "--claim", "candidates"}).at(0) ==
        "verified: there is no solution, so there are no candidates");
}

TEST_CASE("cli: verified candidates are in JSON as those of the command candidates",
          "[certificates]") {
  const Strings puzzle{"-p", "1.....2........4"};
  const Proved proved({puzzle[0], puzzle[1], "--claim", "candidates"});
  const Json certified = objects_of(run({"verify", "-f", "json", proved.directory})).at(0);
  const Json found = objects_of(run({"candidates", "-f", "json", puzzle[0], puzzle[1]})).at(0);
  CHECK(certified["candidates"] == found["candidates"]);
  CHECK(certified["solution"].is_null());
}

TEST_CASE("cli: verify refuses what another reader of JSON may read in another way",
          "[certificates]") {
  const Proved proved({"-p", small});
  const std::string file = proved.directory + "/claim.json";
  std::ofstream(file) << "{\n  \"claim\": \"unsat\",\n  \"claim\": \"unique\",\n"
                      << "  \"solution\": \"" << small_solution << "\"\n}\n";
  CHECK_THAT(only_error(run({"verify", proved.directory}), 1), Contains("claim.json:2:15: "));
  std::ofstream(file) << "{\n  \"claim\": \"unique\",\n  \"solution\": \"" << small_solution
                      << "\"\n}\n"
                      << '\0';
  CHECK_THAT(only_error(run({"verify", proved.directory}), 1), Contains("claim.json:"));
}

TEST_CASE("cli: verify also says in JSON what it refuses", "[certificates]") {
  const Proved proved({"-p", small});
  std::ofstream(proved.directory + "/proof.drat") << "x\n";
  const RunResult result = run({"verify", "-f", "json", proved.directory});
  CHECK(result.status == 1);
  const Json object = objects_of(result).at(0);
  CHECK(object["status"] == "refused");
  CHECK_THAT(object["reason"].get<std::string>(), Contains("proof.drat:1"));
}

TEST_CASE("cli: verify writes JSON", "[certificates]") {
  const Proved proved({"-p", small, "-e", "maple", "--amo", "sequential", "--trim"});
  const std::vector<Json> objects = objects_of(run({"verify", proved.directory, "-f", "json"}));
  REQUIRE(objects.size() == 1);
  const Json& json = objects[0];
  CHECK(json["claim"] == "unique");
  CHECK(json["status"] == "verified");
  CHECK(json["puzzle"] == small);
  CHECK(json["solution"] == small_solution);
  CHECK(json["encoding"] == "maple");
  CHECK(json["trusted"].empty());
  CHECK(json["trusted_for"].empty());
  CHECK(json["checked_clauses"] == json["clauses"]);
  for (const char* field : {"lemmas", "core_lemmas", "core_clauses", "rat_lemmas", "deletions"}) {
    CHECK(json[field].is_number_unsigned());
  }
  CHECK(json["seconds"]["proof"].is_number_float());
  const Proved none({"-p", unsolvable});
  CHECK(objects_of(run({"verify", "-f", "json", none.directory}))[0]["solution"].is_null());
}

TEST_CASE("cli: verify --puzzle finds out whether it is that puzzle, in any format",
          "[certificates]") {
  const Proved proved({"-p", small});
  const Scratch files;
  const std::string line = files.write("line.txt", small + "\n");
  const std::string drawn =
      files.write("drawn.txt", "1 . | . .\n. . | 2 .\n----+----\n. 3 | . .\n. . | . 4\n");
  for (const std::string& file : {line, drawn}) {
    const RunResult result = run({"verify", proved.directory, "--puzzle", file});
    INFO(result);
    CHECK(result.status == 0);
    CHECK(lines_of(result.out).back() == "This is the puzzle of " + file);
  }
  const Json json =
      objects_of(run({"verify", proved.directory, "-f", "json", "--puzzle", line})).at(0);
  CHECK(json["same_puzzle"] == true);
  CHECK(json["model_clauses"] == 0);
  CHECK(json["rebuilt"] == false);
  CHECK(objects_of(run({"verify", proved.directory, "-f", "json"})).at(0)["same_puzzle"].is_null());
  CHECK(run({"verify", proved.directory, "--puzzle", "-"}, small + "\n").status == 0);
}

TEST_CASE("cli: verify --puzzle says how another puzzle differs", "[certificates]") {
  const Proved proved({"-p", small});
  const Scratch files;
  const auto refused = [&](const std::string& text, const Strings& more = {}) {
    Strings arguments{"verify", proved.directory, "--puzzle", files.write("own.txt", text)};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return only_error(run(arguments), 1);
  };
  CHECK_THAT(refused("1.....2..3......\n"),
             Contains("puzzle.json: this is another puzzle: r4c4: 4 there, no given here"));
  CHECK_THAT(refused("1.....1..3.....4\n"), Contains("r2c3: 2 there, 1 here"));
  CHECK_THAT(refused(worksheet + "\n"), Contains("a board of 16 cells, size 4, boxes 2x2, not"));
  CHECK_THAT(refused(small + "\n", {"--rules", "anti-knight"}),
             Contains("a board with no further rules, not anti-knight"));
  CHECK_THAT(refused(small + "\n", {"--box", "1x4"}), Contains("boxes 1x4"));
  const std::string other = files.write("own.txt", worksheet + "\n");
  const RunResult json = run({"verify", proved.directory, "-f", "json", "--puzzle", other});
  CHECK(json.status == 1);
  CHECK(objects_of(json).at(0)["status"] == "refused");
}

TEST_CASE("cli: verify --puzzle takes one puzzle that can be read", "[certificates]") {
  const Proved proved({"-p", small});
  const Scratch files;
  const std::string two = files.write("two.txt", small + "\n" + small + "\n");
  CHECK_THAT(only_error(run({"verify", proved.directory, "--puzzle", two}), 2), Contains("one"));
  const std::string bad = files.write("bad.txt", "12345\n");
  only_error(run({"verify", proved.directory, "--puzzle", bad}), 1);
  only_error(run({"verify", proved.directory, "--puzzle", files.file("none")}), 1);
  for (const Strings& option :
       {Strings{"--size", "4"}, {"--box", "2x2"}, {"--rules", "diagonals"}}) {
    CHECK_THAT(only_error(run({"verify", proved.directory, option[0], option[1]}), 2),
               Contains("needs --puzzle"));
  }
}

TEST_CASE("cli: prove takes puzzles as every command does", "[certificates]") {
  CHECK(Proved({}, worksheet + "\n").written());
  CHECK(Proved({source_path("puzzles/variants/cages.txt")}).written());
  CHECK(Proved({"--rules", "diagonals", "-p", unsolvable}).written());
  CHECK_THAT(denied({"-p", "12345"}), Contains("-p:1"));
  only_error(Proved({}, worksheet + "\n" + worksheet + "\n").result, 2);
}

TEST_CASE("cli: a false claim ends with status 1 and writes nothing", "[certificates]") {
  CHECK_THAT(denied({"-p", worksheet, "--claim", "unsat"}),
             Contains("the claim is false: there is a solution"));
  CHECK_THAT(denied({"--empty"}),
             Contains("nothing to prove without --claim: there is a second solution"));
  CHECK_THAT(denied({"--empty", "--claim", "unique"}), Contains("there is a second solution"));
  CHECK_THAT(denied({"-p", unsolvable, "--claim", "unique"}), Contains("there is no solution"));
  CHECK_THAT(denied({"-p", worksheet, "--claim", "impossible:r1c2=1"}),
             Contains("there is a solution with r1c2=1"));
}

TEST_CASE("cli: prove refuses a directory that is not empty", "[certificates]") {
  const Scratch scratch;
  const std::string kept = scratch.write("kept", "x");
  CHECK_THAT(only_error(run({"prove", "-p", small, "-o", scratch.path()}), 1),
             Contains(scratch.path().string() + ": the directory is not empty"));
  CHECK_THAT(only_error(run({"prove", "-p", small, "-o", kept}), 1), Contains("not a directory"));
  CHECK(read_file(kept) == "x");
}

TEST_CASE("cli: prove and verify refuse what they don't know", "[certificates]") {
  const auto refused = [](const Strings& arguments) {
    const Proved proved(arguments);
    CHECK_FALSE(proved.written());
    return only_error(proved.result, 2);
  };
  CHECK_THAT(refused({"-p", small, "--claim", "true"}), Contains("unknown claim 'true'"));
  CHECK_THAT(refused({"-p", small, "--claim", "impossible:r9c9=1"}), Contains("no cell r9c9"));
  CHECK_THAT(refused({"-p", small, "-e", "automatic"}), Contains("unknown encoding 'automatic'"));
  CHECK_THAT(refused({"-p", small, "--amo", "none"}), Contains("none"));
  CHECK_THAT(refused({"-p", small, "--timeout", "0"}), Contains("--timeout: expected"));
  CHECK_THAT(only_error(run({"prove", "-p", small}), 2), Contains("-o DIR"));
  CHECK_THAT(only_error(run({"verify"}), 2), Contains("verify needs DIR"));
  CHECK_THAT(only_error(run({"verify", "a", "b"}), 2), Contains("unexpected argument 'b'"));
  CHECK_THAT(only_error(run({"verify", "a", "-f", "grid"}), 2),
             Contains("--format grid: choose text or json"));
  CHECK_THAT(only_error(run({"verify", "no/such"}), 1), Contains("no/such/puzzle.json: No such"));
}

TEST_CASE("cli: prove and verify write the same LRAT, which refutes the formula",
          "[certificates]") {
  for (const char* encoding : {"maple", "triads", "binary"}) {
    const Proved proved({"-p", small, "-e", encoding, "--lrat"});
    REQUIRE(proved.result.status == 0);
    const std::string lrat = read_file(proved.directory + "/proof.lrat");
    const std::vector<std::vector<int>> formula =
        parse_cnf(read_file(proved.directory + "/formula.cnf")).clauses;
    CAPTURE(encoding, lrat);
    CHECK(fault_of_lrat(formula, lrat).empty());
    const Scratch scratch;
    const std::string file = scratch.file("again.lrat");
    CHECK(run({"verify", proved.directory, "--lrat", file}).status == 0);
    CHECK(read_file(file) == lrat);
  }
}

TEST_CASE("cli: the proofs of parts are not written as one LRAT", "[certificates]") {
  const Proved proved({"-p", small, "--cubes", "2", "--in-parts"});
  REQUIRE(proved.result.status == 0);
  const Scratch scratch;
  const std::string file = scratch.file("no.lrat");
  CHECK_THAT(only_error(run({"verify", proved.directory, "--lrat", file}), 2),
             Contains("in parts"));
  CHECK_FALSE(std::filesystem::exists(file));
}

TEST_CASE("cli: a time-out of prove is status 30 and leaves nothing", "[certificates]") {
  const Proved proved({"--empty", "--size", "25", "--claim", "unsat", "--timeout", "0.000001"});
  CHECK_THAT(only_error(proved.result, 30), Contains("time-out"));
  CHECK_FALSE(proved.written());
  CHECK(std::filesystem::is_empty(proved.scratch.path()));
}

TEST_CASE("cli: an altered certificate is one line that names the place", "[certificates]") {
  const Proved proved({"-p", worksheet});
  const std::string formula = proved.directory + "/formula.cnf";
  std::string text = read_file(formula);
  text[text.rfind('-')] = 'x';
  proved.scratch.write("bundle/formula.cnf", text);
  CHECK_THAT(only_error(run({"verify", proved.directory}), 1), Contains(formula + ":12015:"));
}

TEST_CASE("cli: a certificate's formula is one that other solvers refute", "[certificates]") {
  for (const char* claim : {"unique", "fewest", "impossible:r1c2=3"}) {
    const Proved proved({"-p", small, "--claim", claim});
    const RunResult result = shell("command -v cadical > /dev/null || exit 20; cadical -q '" +
                                   proved.directory + "/formula.cnf' > /dev/null");
    CHECK(result.status == 20);
  }
}

TEST_CASE("cli: verify takes a compressed proof, and one of an older Glucose", "[certificates]") {
  const Proved proved({"-p", worksheet});
  const std::string proof = "'" + proved.directory + "/proof.drat'";
  REQUIRE(shell("sed -i '1i o proof DRUP' " + proof).status == 0);
  CHECK(run({"verify", proved.directory}).status == 0);
  for (const std::string program : {"gzip", "xz"}) {
    INFO(program);
    REQUIRE(shell(program + " " + proof).status == 0);
    CHECK(run({"verify", proved.directory}).status == 0);
    REQUIRE(shell(program + " -d " + proof + ".*").status == 0);
  }
}

TEST_CASE("cli: dimacs --certified writes what verify finds to be the puzzle", "[certificates]") {
  const Scratch scratch;
  const std::string directory = scratch.file("formula");
  const auto certified = [&](const Strings& more) {
    std::filesystem::remove_all(directory);
    Strings arguments{"dimacs", "--certified", directory};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  };
  for (const Strings& more : {Strings{"-p", worksheet, "-e", "minimal", "--amo", "ladder"},
                              {"--empty", "--size", "6", "-e", "binary"},
                              {"-p", unsolvable, "--givens", "none"},
                              {"-p", worksheet, "-e", "maple", "--reencode", "order"},
                              {"-p", worksheet, "-e", "extended", "--reencode", "bva"},
                              {source_path("puzzles/variants/cages.txt")}}) {
    const RunResult made = certified(more);
    INFO(made);
    CHECK(made.status == 0);
    CHECK(made.out.empty());
    const RunResult result = run({"verify", directory});
    INFO(result);
    CHECK(result.status == 0);
    CHECK_THAT(result.out,
               StartsWith("verified: the formula's models are the puzzle's solutions (") &&
                   Contains("constraints, ") && Contains(says::all_checked) &&
                   Contains(", without the encoder"));
  }
  CHECK_THAT(only_error(run({"verify", directory, "--lrat", scratch.file("x")}), 2),
             Contains("without a refutation"));
  CHECK_THAT(only_error(certified({"-p", small, "--reduce", "units"}), 2),
             Contains("--reduce none"));
  CHECK_THAT(only_error(certified({"-p", small, "--givens", "assume"}), 2),
             Contains("--givens units"));
  for (const char* option : {"--names", "--annotate", "--show", "--exclude-solution"}) {
    CHECK_THAT(only_error(certified({"-p", small, option}), 2), Contains("--certified"));
  }
  CHECK_FALSE(std::filesystem::exists(directory));
  CHECK_THAT(only_error(run({"prove", "-p", small, "--claim", "formula", "-o", directory}), 2),
             Contains("`dimacs --certified`"));
}

TEST_CASE("cli: verify refuses a formula with a model that breaks a rule", "[certificates]") {
  const Scratch scratch;
  const std::string directory = scratch.file("formula");
  REQUIRE(run({"dimacs", "--certified", directory, "-p", small}).status == 0);
  const std::string file = directory + "/formula.cnf";
  const std::string text = read_file(file);
  const auto without = [&](const std::string& clause) {
    std::string changed = text;
    changed.erase(changed.find('\n' + clause) + 1, clause.size());
    const std::string problem = changed.substr(changed.find("p cnf "));
    const std::string line = problem.substr(0, problem.find('\n'));
    const std::size_t blank = line.rfind(' ') + 1;
    changed.replace(changed.find(line), line.size(),
                    line.substr(0, blank) + std::to_string(std::stoi(line.substr(blank)) - 1));
    scratch.write("formula/formula.cnf", changed);
    return only_error(run({"verify", directory}), 1);
  };
  // r2c2 has a value; r1c1 is 1.
  CHECK_THAT(without("21 22 23 24 0\n"),
             Contains(file + ": the formula has a model in which a cell"));
  CHECK_THAT(without("1 0\n"),
             Contains(file + ": the formula has a model with other values than the givens: "));
}

TEST_CASE("cli: a number of solutions is proved and verified", "[certificates]") {
  const Proved proved({"--claim", "count=3", "-e", "extended"}, "1.....2.......34\n");
  INFO(proved.result);
  CHECK(proved.result.status == 1);
  CHECK_FALSE(proved.written());
  CHECK_THAT(only_error(proved.result, 1),
             Contains("the claim is false: the number of solutions is 2"));
  const Proved found({"--claim", "count"}, "1.....2.......34\n");
  const RunResult result = run({"verify", found.directory});
  CHECK_THAT(lines_of(result.out).at(0), StartsWith("verified: there are exactly 2 solutions ("));
  CHECK_THAT(run({"verify", found.directory, "--lrat", "x"}).err, Contains("without a refutation"));
  CHECK_THAT(run({"verify", found.directory, "-f", "json"}).out, Contains("\"count\":\"2\""));
}
