// sudoku-sat compare: paired tests, virtual rows, re-encodings as an axis, and runs that are kept
// for --resume.
#include <algorithm>
#include <fstream>

#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

const Strings shuffled{"compare",      "-p",         worksheet,    "--encodings",
                       "minimal",      "--reencode", "none,order", "--literal-order",
                       "board,random", "--seeds",    "6"};

RunResult shuffled_run(const Strings& more) {
  Strings arguments = shuffled;
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run(arguments);
}

Json shuffled_rows(const Strings& more) {
  const RunResult result = shuffled_run(more);
  INFO(result);
  REQUIRE(result.status == 0);
  return Json::parse(result.out);
}

/// Times differ from run to run.
Json shuffled_without_times(Json rows) {
  for (Json& row : rows) {
    for (const auto& name :
         {"encode_seconds", "load_seconds", "solve_seconds", "total_seconds", "total_q1_seconds",
          "total_q3_seconds", "total_difference_seconds", "total_low_seconds", "total_high_seconds",
          "total_p", "total_effect", "par2_seconds", "peak_megabytes", "runs"}) {
      row.erase(name);
    }
  }
  return rows;
}

}  // namespace

TEST_CASE("cli: compare tests each row against the first one with --seeds", "[cli][compare]") {
  const Json rows = shuffled_rows({"-f", "json"});
  REQUIRE(rows.size() == 3);
  CHECK(rows[0]["reencode"] == "none");
  CHECK(rows[0]["literal_order"].is_null());
  CHECK(rows[1]["literal_order"] == "board");
  CHECK(rows[2]["literal_order"] == "random");
  CHECK(rows[0]["conflicts_p"].is_null());
  for (const std::size_t i : {1U, 2U}) {
    const Json& row = rows[i];
    CHECK(row["pairs"] == 6);
    CHECK(row["censored"] == 0);
    CHECK(row["conflicts_low"] <= row["conflicts_difference"]);
    CHECK(row["conflicts_high"] >= row["conflicts_difference"]);
    std::vector<double> differences;
    for (std::size_t seed = 0; seed < 6; ++seed) {
      differences.push_back(row["runs"][seed]["conflicts"].get<double>() -
                            rows[0]["runs"][seed]["conflicts"].get<double>());
    }
    std::sort(differences.begin(), differences.end());
    CHECK(row["conflicts_difference"] == Approx((differences[2] + differences[3]) / 2).margin(0.5));
  }
  CHECK(shuffled_without_times(rows) == shuffled_without_times(shuffled_rows({"-f", "json"})));
}

TEST_CASE("cli: the sizes of re-encoded formulas are those of dimacs", "[cli][compare]") {
  const RunResult result =
      run({"compare", "-p", worksheet, "--encodings", "minimal,extended,triads,order", "--reencode",
           "none,order", "--literal-order", "board,random", "-f", "json"});
  const Json rows = Json::parse(result.out);
  std::size_t compared_rows = 0;
  for (const Json& row : rows) {
    Strings options{"dimacs", "-p", worksheet, "-e", row["name"]};
    if (row["reencode"] == "order") {
      options.insert(options.end(), {"--reencode", "order", "--literal-order",
                                     row["literal_order"].get<std::string>()});
    }
    const std::string text = run(options).out;
    const std::string problem = "p cnf " + std::to_string(row["variables"].get<int>()) + " " +
                                std::to_string(row["clauses"].get<int>()) + "\n";
    CHECK_THAT(text, Contains(problem));
    ++compared_rows;
  }
  CHECK(compared_rows == 12);
}

TEST_CASE("cli: a random order without a seed is another one for each of --seeds",
          "[cli][compare]") {
  const Scratch files;
  const std::string log = files.file("log.cnf");
  const std::string solver =
      "cat {cnf} >> " + log + "; minisat -verb=0 {cnf} {out} > " + files.file("said");
  const RunResult result =
      run({"compare", "-p", worksheet, "--encodings", "maple", "--reencode", "order",
           "--literal-order", "random", "--seeds", "2", "--solvers", solver});
  REQUIRE(result.status == 0);
  std::string written;
  for (const std::string seed : {"1", "2"}) {
    const RunResult dimacs =
        run({"dimacs", "-q", "-e", "maple", "-p", worksheet, "--scramble", seed, "--reencode",
             "order", "--literal-order", "random:" + seed});
    for (const std::string& line : lines_of(dimacs.out)) {
      if (line.front() != 'c') written += line + "\n";
    }
  }
  CHECK(read_file(log) == written);
}

TEST_CASE("cli: compare --virtual adds the best and the worst of all rows", "[cli][compare]") {
  const Json rows = shuffled_rows({"-f", "json", "--virtual"});
  REQUIRE(rows.size() == 5);
  CHECK(rows[3]["name"] == "virtual best");
  CHECK(rows[4]["name"] == "virtual worst");
  CHECK(rows[3]["clauses"].is_null());
  // The best of several is lower by being chosen: no test.
  CHECK(rows[3]["conflicts_p"].is_null());
  CHECK(rows[3]["reencode"].is_null());
  CHECK(rows[3]["solver"] == "in-process");
  for (std::size_t seed = 0; seed < 6; ++seed) {
    double least = 1e9;
    for (std::size_t i = 0; i < 3; ++i) {
      least = std::min(least, rows[i]["runs"][seed]["total_seconds"].get<double>());
    }
    CHECK(rows[3]["runs"][seed]["total_seconds"] == least);
  }
}

TEST_CASE("cli: compare --resume goes on from the runs in the file", "[cli][compare]") {
  const Scratch files;
  const std::string file = files.file("runs.jsonl");
  const Json first = shuffled_rows({"-f", "json", "--resume", file});
  const Strings lines = lines_of(read_file(file));
  REQUIRE(lines.size() == 3 * 7);
  const Json line = Json::parse(lines[1]);
  CHECK(line["run"]["seed"] == 1);
  CHECK_THAT(line["program"].get<std::string>(), Contains("CaDiCaL"));
  CHECK_THAT(line["machine"].get<std::string>(), Contains("thread"));
  CHECK(line["line"] == worksheet);
  // Nothing is measured again: even the times are the same.
  CHECK(shuffled_rows({"-f", "json", "--resume", file}) == first);
  // As an interrupt leaves it: some lines, and a part of the next one.
  std::string part;
  for (std::size_t i = 0; i < 9; ++i) part += lines[i] + "\n";
  std::ofstream(file) << part << lines[9].substr(0, 20);
  const Json resumed = shuffled_rows({"-f", "json", "--resume", file});
  CHECK(shuffled_without_times(resumed) == shuffled_without_times(first));
  CHECK(resumed[0] == first[0]);
  CHECK(lines_of(read_file(file)).size() == 3 * 7);
  CHECK(read_file(file).starts_with(part));
}

TEST_CASE("cli: the file of --resume must be of the same comparison", "[cli][compare]") {
  const Scratch files;
  const std::string file = files.file("runs.jsonl");
  REQUIRE(run({"compare", "-p", worksheet, "--encodings", "minimal", "--resume", file}).status ==
          0);
  const std::string another = with(worksheet, 0, '.');
  for (const Strings& other :
       std::vector<Strings>{{"-p", worksheet, "--encodings", "maple"},
                            {"-p", worksheet, "--encodings", "minimal", "--solve"},
                            {"-p", worksheet, "--encodings", "minimal", "--consistency"},
                            {"-p", worksheet, "--encodings", "minimal", "--completeness", "1"},
                            {"-p", worksheet, "--encodings", "minimal", "--models"},
                            {"-p", another, "--encodings", "minimal"}}) {
    Strings arguments{"compare", "--resume", file};
    arguments.insert(arguments.end(), other.begin(), other.end());
    CHECK_THAT(only_error(run(arguments), 1), Contains("another comparison"));
  }
  const std::string text = files.write("text", "hello\n");
  only_error(run({"compare", "-p", worksheet, "--resume", text}), 1);
}

TEST_CASE("cli: wrong re-encodings are named", "[cli][compare]") {
  for (const Strings& wrong : std::vector<Strings>{
           {"dimacs", "--reencode", "orders", "-p", worksheet},
           {"dimacs", "--literal-order", "random", "-p", worksheet},
           {"dimacs", "--reencode", "none", "--literal-order", "random", "-p", worksheet},
           {"dimacs", "--reencode", "bva", "--literal-order", "random", "-p", worksheet},
           {"solve", "--reencode", "order", "--literal-order", "board:3", "-p", worksheet},
           {"compare", "--reencode", "order", "--literal-order", "size", "-p", worksheet},
           {"compare", "--literal-order", "board", "-p", worksheet},
           {"compare", "--paired", "-p", worksheet},
           {"compare", "--virtual", "-p", worksheet}}) {
    CAPTURE(wrong);
    only_error(run(wrong), 2);
  }
}

TEST_CASE("cli: solve and decode know re-encoded formulas", "[cli]") {
  const RunResult solved = run({"solve", "-f", "line", "-e", "minimal", "--reencode", "order",
                                "--literal-order", "aligned:4", "-p", worksheet});
  CHECK(solved.status == 0);
  const std::string command =
      "$SUDOKU_SAT dimacs -e extended --reencode order --literal-order random:2 -p " + worksheet +
      " > $DIR/x.cnf; minisat -verb=0 $DIR/x.cnf $DIR/answer > $DIR/log; "
      "$SUDOKU_SAT decode $DIR/x.cnf $DIR/answer -f line";
  const Scratch files;
  CHECK(shell("DIR=" + files.path().string() + "; " + command).out == solved.out);
}
