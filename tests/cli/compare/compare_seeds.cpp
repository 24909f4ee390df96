// sudoku-sat compare --seeds and --matrix: scrambled formulas, every run of each solver, and one
// figure of all settings and solvers.
#include <algorithm>

#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

RunResult with_seeds(const Strings& options) {
  Strings arguments{"compare", "--encodings", "extended", "-p", worksheet};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return run(arguments);
}

Json rows_of(const Strings& options, int status = 0) {
  Strings arguments{"-f", "json"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const RunResult result = with_seeds(arguments);
  INFO(result);
  REQUIRE(result.status == status);
  return Json::parse(result.out);
}

/// A figure of each run.
std::vector<double> of_runs(const Json& row, const std::string& name) {
  std::vector<double> numbers;
  for (const Json& one : row["runs"]) numbers.push_back(one[name].get<double>());
  return numbers;
}

}  // namespace

TEST_CASE("cli: compare --seeds has every run in JSON, with quartiles", "[cli][compare]") {
  const Json row = rows_of({"--solve", "--seeds", "9"})[0];
  CHECK(row["seeds"] == 9);
  REQUIRE(row["runs"].size() == 9);
  for (int seed = 1; seed <= 9; ++seed) {
    const Json& one = row["runs"][static_cast<std::size_t>(seed - 1)];
    CHECK(one["seed"] == seed);
    CHECK(one["puzzle"] == 0);
    CHECK(one["answer"] == "satisfiable");
    CHECK(one["total_seconds"].is_number());
  }
  std::vector<double> conflicts = of_runs(row, "conflicts");
  std::sort(conflicts.begin(), conflicts.end());
  CHECK(row["conflicts_q1"] == conflicts[2]);
  CHECK(row["conflicts"] == conflicts[4]);
  CHECK(row["conflicts_q3"] == conflicts[6]);
  CHECK(conflicts.front() < conflicts.back());
  CHECK_FALSE(rows_of({"--solve"})[0].contains("runs"));
}

TEST_CASE("cli: compare --seeds takes the same orders each time", "[cli][compare]") {
  const Strings options{"--solve", "--seeds", "3"};
  CHECK(of_runs(rows_of(options)[0], "conflicts") == of_runs(rows_of(options)[0], "conflicts"));
}

TEST_CASE("cli: the formulas of --seeds are those of dimacs --scramble", "[cli][compare]") {
  const Scratch files;
  const std::string log = files.file("log.cnf");
  rows_of({"--seeds", "2", "--solvers",
           "cat {cnf} >> " + log + "; minisat -verb=0 {cnf} {out} > " + files.file("said")});
  std::string written;
  for (const std::string seed : {"1", "2"}) {
    const RunResult dimacs =
        run({"dimacs", "-q", "-e", "extended", "-p", worksheet, "--scramble", seed});
    for (const std::string& line : lines_of(dimacs.out)) {
      if (line.front() != 'c') written += line + "\n";
    }
  }
  CHECK(read_file(log) == written);
}

TEST_CASE("cli: PAR-2 counts a run without an answer as two time-outs", "[cli][compare]") {
  const Json slow = rows_of({"--seeds", "2", "--timeout", "0.2", "--solvers", sleeper}, 30)[0];
  CHECK(slow["par2_seconds"] == 0.4);
  CHECK(slow["total_q1_seconds"].is_null());
  CHECK(slow["runs"][1]["answer"] == "unknown");
  CHECK(slow["runs"][1]["total_seconds"].is_null());
  const Json failed = rows_of({"--seeds", "2", "--timeout", "5", "--solvers", "false {cnf}"}, 1)[0];
  CHECK(failed["par2_seconds"] == 10);
  CHECK(failed["runs"][1]["answer"] == "failed");
  CHECK(rows_of({"--seeds", "2", "--solvers", "false {cnf}"}, 1)[0]["par2_seconds"].is_null());
}

TEST_CASE("cli: compare says how much memory a solver's processes had", "[cli][compare]") {
  const std::string hungry =
      "head -c 30000000 /dev/zero | tail -c 30000000 | (sleep 0.4; cat > /dev/null); cadical -q "
      "{cnf}";
  CHECK(rows_of({"--solvers", hungry})[0]["peak_megabytes"] > 25);
  CHECK(rows_of({"--solve"})[0]["peak_megabytes"] < 1000);
}

TEST_CASE("cli: compare --matrix has a line for each setting and a column for each solver",
          "[cli][compare]") {
  const Strings options{"compare",
                        "-p",
                        worksheet,
                        "--encodings",
                        "extended,triads",
                        "--solvers",
                        "in-process,minisat",
                        "--matrix",
                        "conflicts"};
  const auto matrix = [&](const std::string& format, const Strings& more = {}) {
    Strings arguments = options;
    arguments.insert(arguments.end(), {"-f", format});
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments);
  };
  const Json json = Json::parse(matrix("json").out);
  REQUIRE(json.size() == 2);
  CHECK(json[1]["name"] == "triads");
  CHECK(json[0]["in-process"].is_number());
  CHECK(json[0]["minisat"].is_number());
  CHECK(lines_of(matrix("csv").out)[0] == "name,in-process,minisat");
  const Strings table = lines_of(matrix("table").out);
  REQUIRE(table.size() == 4);
  CHECK_THAT(table[0], Catch::StartsWith("conflicts, "));
  const Json sizes = Json::parse(
      matrix("json", {"--amo", "pairwise,product", "-p", "12..............", "-q"}).out);
  CHECK(sizes.size() == 8);
  CHECK(sizes[0].contains("size"));
  CHECK(sizes[0].contains("amo"));
}

TEST_CASE("cli: a matrix wider than the terminal becomes several tables", "[cli][compare]") {
  const RunResult result = shell("COLUMNS=40 $SUDOKU_SAT compare -p " + worksheet +
                                 " --encodings extended,maple-worksheet --matrix conflicts "
                                 "--solvers in-process,minisat,cadical,clasp");
  INFO(result);
  std::size_t heads = 0;
  for (const std::string& line : lines_of(result.out)) {
    CHECK(line.size() <= 40);
    if (line.rfind("name ", 0) == 0) ++heads;
  }
  CHECK(heads == 2);
}

TEST_CASE("cli: options of --seeds and --matrix that make no sense are wrong usage",
          "[cli][compare]") {
  for (const Strings& wrong :
       std::vector<Strings>{{"--seeds", "0", "--solve"},
                            {"--seeds", "3", "--runs", "2", "--solve"},
                            {"--matrix", "conflicts"},
                            {"--matrix", "name", "--solve"},
                            {"--matrix", "conflict", "--solve"},
                            {"--matrix", "par2_seconds", "--solve"},
                            {"--matrix", "conflicts_q1", "--solve", "--timeout", "9"},
                            {"--matrix", "lemmas", "--solve"},
                            {"--matrix", "conflicts", "--solve", "-f", "svg"},
                            {"--matrix", "conflicts", "--solve", "--columns", "name"}}) {
    CAPTURE(wrong);
    only_error(with_seeds(wrong), 2);
  }
}
