// parts split --cubes: the merged parts of one puzzle are the output of one process.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iomanip>
#include <sstream>

#include "cubes_run.hpp"
#include "sealed.hpp"
#include "sudoku_sat/proof_checker.hpp"
#include "support/cnf.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

// 360,544 solutions.
const std::string few_givens = std::string(18, '.') + worksheet.substr(18);
// More than one solution.
const std::string open_end = worksheet.substr(0, 80 - 5) + "......";

const std::vector<std::pair<std::string, Strings>> cube_purposes = {
    {"solve", {"solve", "-f", "line"}},
    {"list", {"solve", "-n", "0", "--sorted", "-f", "line"}},
    {"count", {"count"}},
    {"unsat", {"check", "--any", "-f", "line"}},
    {"unique", {"solve", "--unique", "-f", "line"}},
};

/// Whether which solution is told depends on how it was looked for.
bool any_solution(const std::string& purpose, const std::string& puzzle) {
  return puzzle == open_end && (purpose == "solve" || purpose == "unique");
}

}  // namespace

TEST_CASE("cli: cubes of a puzzle merge to what one process says of it", "[long][cli][cubes]") {
  const std::string clash = "11" + std::string(79, '.');
  for (const std::string& puzzle : {worksheet, open_end, unsolvable, clash}) {
    for (const auto& [purpose, command] : cube_purposes) {
      INFO(purpose << " " << puzzle);
      const CubesRun cubes;
      REQUIRE(cubes.split({"-p", puzzle, "--cubes", "6", "--for", purpose}).status == 0);
      cubes.run_all();
      Strings whole = command;
      whole.insert(whole.end(), {"-p", puzzle});
      const RunResult one = run(whole);
      const RunResult merged = cubes.merge();
      CHECK(merged.status == one.status);
      if (any_solution(purpose, puzzle)) {
        CHECK_THAT(run({"solve", "-n", "0", "-f", "line", "-p", puzzle}).out, Contains(merged.out));
      } else {
        CHECK(merged.out == one.out);
      }
    }
  }
}

TEST_CASE("cli: the number of cubes and their depth don't matter", "[long][cli][cubes]") {
  const RunResult list =
      run({"solve", "-n", "0", "--sorted", "-f", "line", "--empty", "--size", "4"});
  for (const Strings& far : {Strings{"--cubes", "1"}, {"--cubes", "50"}, {"--depth", "3"}}) {
    const CubesRun cubes;
    REQUIRE(cubes.split({"--empty", "--size", "4", "--for", "list", far[0], far[1]}).status == 0);
    cubes.run_all();
    CHECK(cubes.merge().out == list.out);
  }
}

TEST_CASE("cli: the published number of 6x6 grids is the sum of cubes", "[cli][cubes]") {
  const CubesRun cubes;
  REQUIRE(cubes.split({"--empty", "--size", "6", "--for", "count", "--cubes", "40"}).status == 0);
  CHECK(cubes.parts() >= 40);
  cubes.run_all();
  CHECK(cubes.merge().out == "28200960\n");
}

TEST_CASE("cli: a puzzle file's rules hold in its cubes", "[cli][cubes]") {
  const CubesRun cubes;
  const std::string file = cubes.scratch.write(
      "a \"b\"\nc.txt",
      "size: 6\nrules: thermometers, diagonals\nthermometers: r1c1 r1c2 r2c2\n\n"
      "......\n......\n......\n......\n......\n......\n");
  REQUIRE(cubes.split({file, "--for", "count", "--cubes", "10"}).status == 0);
  cubes.run_all();
  CHECK(cubes.merge().out == run({"count", file}).out);
}

TEST_CASE("cli: options after -- apply to every cube", "[cli][cubes]") {
  const CubesRun cubes;
  REQUIRE(cubes.split({"-p", worksheet, "--cubes", "4", "--", "-e", "triads"}).status == 0);
  CHECK_THAT(read_file(cubes.manifest), Contains("\"-e\",\"triads\""));
  cubes.run_all();
  CHECK(lines_of(cubes.merge().out) == Strings{worksheet_solution});
}

TEST_CASE("cli: cubes of large boards that are to be refuted get no local search", "[cli][cubes]") {
  const auto command = [](const Strings& options) {
    const CubesRun cubes;
    Strings all = {"--empty", "--cubes", "2"};
    all.insert(all.end(), options.begin(), options.end());
    REQUIRE(cubes.split(all).status == 0);
    return Json::parse(read_file(cubes.manifest))["command"].get<Strings>();
  };
  const Strings unique = {"solve", "--unique", "-f", "line"};
  CHECK(command({"--size", "36", "--for", "unique"}) ==
        Strings{"solve", "--unique", "-f", "line", "--set", "stabilizeonly=1"});
  CHECK(command({"--size", "16", "--for", "unique"}) == unique);
  CHECK(command({"--size", "36"}) == Strings{"solve", "-f", "line"});
  CHECK(command({"--size", "36", "--for", "unique", "--", "--amo", "product"}) ==
        Strings{"solve", "--unique", "--amo", "product", "-f", "line"});
}

TEST_CASE("cli: a cube whose time ran out can be split again", "[cli][cubes]") {
  const CubesRun cubes;
  REQUIRE(cubes.split({"-p", few_givens, "--for", "count", "--cubes", "5"}).status == 0);
  const int before = cubes.parts();
  CHECK_THAT(only_error(run({"parts", "split", "--again", cubes.manifest}), 1),
             Contains("no part was left unfinished"));
  for (int part = 1; part <= before; ++part) {
    if (part != 2) CHECK(cubes.run_part(part).status == 0);
  }
  const RunResult ended = cubes.run_part(2, {"--timeout", "1e-9"});
  CHECK(ended.status == 30);
  CHECK_THAT(ended.err, Contains("part 2: time-out after "));
  CHECK(cubes.state(2) == "unfinished");
  CHECK_THAT(only_error(cubes.merge(), 1), Contains("missing: part 2"));
  const auto time = fs::last_write_time(cubes.file("part-1.result"));
  const RunResult again = run({"parts", "split", "--again", cubes.manifest, "--cubes", "12"});
  CHECK(again.status == 0);
  CHECK(cubes.parts() >= before + 12);
  CHECK(cubes.state(2) == "replaced");
  CHECK(cubes.run_part(2).status == 0);
  CHECK_THAT(only_error(cubes.merge(), 1),
             Contains("missing: parts " + std::to_string(before + 1)));
  cubes.run_all();
  CHECK(fs::last_write_time(cubes.file("part-1.result")) == time);
  CHECK(cubes.merge().out == run({"count", "-p", few_givens}).out);
}

TEST_CASE("cli: the files of covers prove that no cube is missing", "[cli][cubes]") {
  const CubesRun cubes;
  REQUIRE(cubes.split({"-p", few_givens, "--for", "unsat", "--cubes", "5"}).status == 0);
  const int before = cubes.parts();
  REQUIRE(cubes.run_part(2, {"--timeout", "1e-9"}).status == 30);
  REQUIRE(run({"parts", "split", "--again", cubes.manifest, "--depth", "2"}).status == 0);
  const Json manifest = Json::parse(read_file(cubes.manifest));
  const auto accepted = [&](int without) {
    sudoku_sat::ProofFormula formula;
    const Cnf cnf = parse_cnf(run({"dimacs", "-e", "extended", "-p", few_givens}).out);
    for (const auto& clause : cnf.clauses) {
      formula.literals.insert(formula.literals.end(), clause.begin(), clause.end());
      formula.literals.push_back(0);
    }
    for (const Json& part : manifest["parts"]) {
      if (part["part"] == 2 || part["part"] == without) continue;
      std::istringstream words(part["cube"].get<std::string>());
      for (int lit = 0; words >> lit;) formula.literals.push_back(-lit);
      formula.literals.push_back(0);
    }
    const std::string second = "cover-" + std::to_string(before + 1) + ".drat";
    return sudoku_sat::check_proof(
               formula, read_file(cubes.file(second)) + read_file(cubes.file("cover.drat")))
        .accepted;
  };
  CHECK(accepted(0));
  CHECK_FALSE(accepted(1));
  CHECK_FALSE(accepted(before + 2));
}

TEST_CASE("cli: a solution makes later parts unnecessary, but not earlier ones", "[cli][cubes]") {
  const CubesRun cubes;
  REQUIRE(cubes.split({"-p", few_givens, "--cubes", "6"}).status == 0);
  CHECK(cubes.run_part(3).status == 0);
  REQUIRE(lines_of(read_file(cubes.file("part-3.result"))).front() != "unsatisfiable");
  CHECK(cubes.state(4) == "not needed");
  const RunResult needless = cubes.run_part(4);
  CHECK(needless.status == 0);
  CHECK_THAT(needless.err, Contains("part 4 is not needed"));
  CHECK_FALSE(fs::exists(cubes.file("part-4.json")));
  CHECK_THAT(only_error(cubes.merge(), 1),
             Contains("missing: parts 1-2; part 3 has a solution, which --any would accept"));
  CHECK(cubes.merge({"--any"}).out == read_file(cubes.file("part-3.result")));
  CHECK(cubes.run_part(2).status == 0);
  CHECK(cubes.run_part(1).status == 0);
  CHECK(cubes.merge().out == read_file(cubes.file("part-1.result")));
}

TEST_CASE("cli: cubes that are altered, duplicated or of another puzzle are refused",
          "[cli][cubes]") {
  const auto options = fs::copy_options::overwrite_existing;
  const CubesRun cubes;
  REQUIRE(cubes.split({"-p", worksheet, "--for", "count", "--cubes", "5"}).status == 0);
  cubes.run_all();
  SECTION("the puzzle in the manifest") {
    replace_in(cubes.manifest, "8........", "9........");
    CHECK_THAT(only_error(cubes.merge(), 1), Contains("manifest.json: was altered"));
  }
  SECTION("a cube twice") {
    fs::copy_file(cubes.file("part-1.json"), cubes.file("part-2.json"), options);
    fs::copy_file(cubes.file("part-1.result"), cubes.file("part-2.result"), options);
    CHECK_THAT(only_error(cubes.merge(), 1), Contains("in place of part 2"));
  }
  SECTION("a result") {
    replace_in(cubes.file("part-2.result"), "0", "7");
    CHECK_THAT(only_error(cubes.merge(), 1), Contains("part-2.result: altered"));
  }
  SECTION("a part of a former run") {
    const CubesRun former;
    REQUIRE(former.split({"-p", worksheet, "--for", "count", "--cubes", "3"}).status == 0);
    former.run_all();
    fs::copy_file(former.file("part-2.json"), cubes.file("part-2.json"), options);
    CHECK_THAT(only_error(cubes.merge(), 1), Contains("part-2.json") && Contains("foreign"));
  }
  SECTION("a part of another purpose") {
    const CubesRun other;
    REQUIRE(other.split({"-p", worksheet, "--cubes", "5"}).status == 0);
    other.run_all();
    fs::copy_file(other.file("part-1.json"), cubes.file("part-2.json"), options);
    CHECK_THAT(only_error(cubes.merge(), 1), Contains("belongs to another manifest: foreign"));
  }
}

TEST_CASE("cli: two merges at once write the same", "[cli][cubes]") {
  const CubesRun cubes;
  REQUIRE(cubes.split({"-p", worksheet, "--cubes", "5"}).status == 0);
  cubes.run_all();
  const std::string merge =
      "\"$SUDOKU_SAT\" parts merge '" + cubes.manifest + "' -o '" + cubes.scratch.file("out") + "'";
  CHECK(shell(merge + " & " + merge + "; wait").status == 0);
  CHECK(lines_of(read_file(cubes.scratch.file("out"))) == Strings{worksheet_solution});
}

TEST_CASE("cli: a solver that fails leaves the cube to be run again", "[cli][cubes]") {
  const CubesRun cubes;
  REQUIRE(cubes.split({"-p", worksheet, "--cubes", "3", "--", "-s", "false {cnf}"}).status == 0);
  const RunResult failed = cubes.run_part(1);
  CHECK(failed.status == 1);
  CHECK_THAT(failed.err, Contains("part 1: solve failed"));
  CHECK(cubes.state(1) == "failed");
}

TEST_CASE("cli: split says which cubes are impossible", "[cli][cubes]") {
  const CubesRun cubes;
  const auto refused = [&](const Strings& more) {
    const std::string error = only_error(cubes.split(more), 2);
    CHECK_FALSE(fs::exists(cubes.directory));
    return error;
  };
  CHECK_THAT(refused({"-p", worksheet, "--cubes", "0"}), Contains("--cubes: expected"));
  CHECK_THAT(refused({"-p", worksheet, "--cubes", "100001"}), Contains("100001"));
  CHECK_THAT(refused({"-p", worksheet, "--cubes", "2", "--depth", "2"}),
             Contains(says::not_combined));
  CHECK_THAT(refused({"-p", worksheet, "--cubes", "2", "--parts", "2"}),
             Contains(says::not_combined));
  CHECK_THAT(refused({"-p", worksheet, "--parts", "2"}), Contains("--puzzle needs --cubes"));
  CHECK_THAT(refused({"-p", worksheet, "-p", worksheet, "--cubes", "2"}), Contains("one puzzle"));
  CHECK_THAT(refused({"-p", worksheet, "--cubes", "2", "--for", "rate"}),
             Contains("choose solve, list, count, unsat or unique"));
  CHECK_THAT(refused({"-p", worksheet, "--cubes", "2", "--", "-n", "3"}),
             Contains("-n is not allowed"));
  CHECK_THAT(refused({"-p", worksheet, "--cubes", "2", "--", "solve"}),
             Contains("options of solve"));
  CHECK_THAT(refused({"-p", worksheet, "--cubes", "2", "--", "--uniqe"}), Contains("--uniqe"));
  CHECK_THAT(refused({"-p", worksheet, "--cubes", "2", "--again", "x"}),
             Contains(says::not_combined));
  const std::string stream = cubes.scratch.write("s", worksheet + "\n" + open_end + "\n");
  REQUIRE(cubes.split({stream, "--parts", "2"}).status == 0);
  CHECK_THAT(only_error(run({"parts", "split", "--again", cubes.manifest}), 2),
             Contains("parts of a stream can't be split again"));
}

TEST_CASE("cli: the work left follows the cubes' own estimates as far as times do",
          "[cli][cubes]") {
  const CubesRun cubes;
  REQUIRE(cubes.split({"-p", few_givens, "--cubes", "12", "--for", "count"}).status == 0);
  const int parts = cubes.parts();
  const Json manifest = Json::parse(read_file(cubes.manifest));
  const auto work = [&](int part) {
    return std::stod(
        manifest["parts"][static_cast<std::size_t>(part - 1)]["work"].get<std::string>());
  };
  const auto note = [&](int part, double seconds) {
    std::ostringstream name;
    name << "part-" << std::setw(static_cast<int>(std::to_string(parts).size()))
         << std::setfill('0') << part << ".json";
    Json receipt = Json::parse(read_file(cubes.file(name.str())));
    receipt["seconds"] = std::to_string(seconds);
    const Scratch scratch;
    fs::rename(scratch.write("receipt", sealed(receipt)), cubes.file(name.str()));
  };
  int hardest = 1;
  for (int part = 1; part <= parts; ++part) hardest = work(part) > work(hardest) ? part : hardest;
  REQUIRE(work(hardest) > work(hardest == 1 ? 2 : 1));
  for (int part = 1; part <= parts; ++part) {
    if (part != hardest) cubes.run_part(part);
  }
  const auto told = [&] { return lines_of(run({"parts", "status", cubes.manifest}).out).front(); };
  SECTION("in full") {
    for (int part = 1; part <= parts; ++part) {
      if (part != hardest) note(part, 3600 * std::exp2(work(part) - work(hardest)));
    }
    CHECK_THAT(told(), Contains("about 60 min of work left"));
  }
  SECTION("not at all") {
    for (int part = 1; part <= parts; ++part) {
      if (part != hardest) note(part, 180);
    }
    CHECK_THAT(told(), Contains("about 3 min of work left"));
  }
}
