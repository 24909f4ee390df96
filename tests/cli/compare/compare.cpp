// sudoku-sat compare.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "cli/helpers.hpp"
#include "sudoku_sat/encoding.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;
using Catch::Contains;
using support::lines_of;
using support::run;
using support::RunResult;

namespace {

nlohmann::json rows(const RunResult& result) {
  CAPTURE(result);
  REQUIRE(result.status == 0);
  return nlohmann::json::parse(result.out);
}

}  // namespace

TEST_CASE("cli: compare shows all encodings on the empty 9x9 board, pairwise, without reduction") {
  const auto json = rows(run({"compare", "-f", "json"}));
  CHECK(json.size() == encodings().size());
  for (const auto& row : json) {
    CHECK(row["amo"] == "pairwise");
    CHECK(row["reduce"] == "none");
    CHECK(row["size"] == 9);
    if (row["name"] == "extended") {
      CHECK(row["clauses"] == 11988);
      CHECK(row["variables"] == 729);
      CHECK(row["duplicates"] == 1458);
    }
    CHECK(row["up_cells"].is_null());
    CHECK(row["total_seconds"].is_null());
  }
}

TEST_CASE("cli: the bytes of compare are those of dimacs without comments") {
  const auto json =
      rows(run({"compare", "-f", "json", "--encodings", "triads", "-p", support::worksheet}));
  const RunResult written = support::shell("$SUDOKU_SAT dimacs -e triads -p " + support::worksheet +
                                           " | grep -v '^c' | wc -c");
  CHECK(json[0]["bytes"] == std::stoi(written.out));
}

TEST_CASE("cli: the name is the first column of JSON and CSV") {
  CHECK(run({"compare", "-f", "json"}).out.rfind("[{\"name\":\"maple\",", 0) == 0);
  CHECK(run({"compare", "-f", "csv"})
            .out.rfind("name,amo,reduce,reencode,literal_order,solver,rules,size,", 0) == 0);
}

TEST_CASE("cli: compare combines encodings, methods, reductions and sizes") {
  const auto json = rows(run({"compare", "-f", "json", "--encodings", "extended,minimal", "--amo",
                              "pairwise,commander:2", "--reduce", "none,units", "--sizes", "4,6"}));
  std::set<std::string> settings;
  for (const auto& row : json) {
    settings.insert(row["name"].get<std::string>() + row["amo"].get<std::string>() +
                    row["reduce"].get<std::string>() + row["size"].dump());
  }
  CHECK(settings.size() == 16);
  CHECK(json.size() == 16);
}

TEST_CASE("cli: compare measures medians of many puzzles and counts those that inference solves") {
  const auto json = rows(run({"compare", "-f", "json", "--encodings", "extended", "-p",
                              "1234............", "-p", "12..............", "-p",
                              "123434..2.......", "-p", std::string(support::inkala_solution)}));
  REQUIRE(json.size() == 2);
  CHECK(json[0]["size"] == 4);
  CHECK(json[0]["puzzles"] == 3);
  CHECK(json[0]["clauses"] == 448 + 4);
  CHECK(json[1]["size"] == 9);
  CHECK(json[1]["up_solved"] == 1);
  CHECK(json[1]["up_cells"] == 81);
}

TEST_CASE("cli: compare says which options the solver in the process has") {
  const std::vector<std::string> arguments{"--encodings",      "extended",  "-p",
                                           support::worksheet, "--solvers", "in-process,minisat"};
  const auto compared = [&](const std::string& format) {
    std::vector<std::string> all{"compare", "-f", format};
    all.insert(all.end(), arguments.begin(), arguments.end());
    return run(all);
  };
  const auto json = rows(compared("json"));
  CHECK(json[0]["options"] == "chrono=0");
  CHECK(json[1]["options"].is_null());
  const auto lines = lines_of(compared("table").out);
  CHECK(lines[0].find("in-process with chrono=0") != std::string::npos);
  CHECK(lines[1].find("options") == std::string::npos);
}

TEST_CASE("cli: compare solves with every requested solver") {
  const auto json = rows(run({"compare", "-f", "json", "--encodings", "extended", "--solvers",
                              "in-process,minisat", "-p", support::worksheet, "--runs", "2"}));
  REQUIRE(json.size() == 2);
  CHECK(json[0]["solver"] == "in-process");
  CHECK(json[1]["solver"] == "minisat");
  for (const auto& row : json) {
    CHECK(row["solved"] == 1);
    CHECK(row["timeouts"] == 0);
    CHECK(row["conflicts"].is_number());
    CHECK(row["total_seconds"].get<double>() >= row["solve_seconds"].get<double>());
  }
  CHECK(json[0]["write_seconds"].is_null());
  CHECK(json[1]["write_seconds"].is_number());
}

TEST_CASE("cli: a time-out is counted and never averaged") {
  const RunResult result = run({"compare", "-f", "json", "--encodings", "extended", "--solvers",
                                "sleep 60 # {cnf}", "-p", support::worksheet, "--timeout", "0.2"});
  CAPTURE(result);
  CHECK(result.status == 30);
  const auto json = nlohmann::json::parse(result.out);
  CHECK(json[0]["timeouts"] == 1);
  CHECK(json[0]["solved"] == 0);
  CHECK(json[0]["total_seconds"].is_null());
  CHECK(json[0]["encode_seconds"].is_number());
}

TEST_CASE("cli: the median is a time-out where half of the runs have one, and no phase is best",
          "[long]") {
  const support::Scratch scratch;
  // Hangs on formulas with 4 givens or fewer, and answers the others.
  const std::string solver = scratch.write(
      "solver",
      "#!/bin/sh\n[ $(grep -c '^[0-9]* 0$' $1) -gt 4 ] || exec sleep 60\nexec cadical -q "
      "$1\n");
  const auto compared = [&](const std::vector<std::string>& puzzles) {
    std::vector<std::string> arguments{"compare",     "-f",        "json",
                                       "--encodings", "extended",  "--timeout",
                                       "3",           "--solvers", "sh " + solver + " {cnf}"};
    for (const std::string& puzzle : puzzles) arguments.insert(arguments.end(), {"-p", puzzle});
    const RunResult result = run(arguments);
    CHECK(result.status == 30);
    return nlohmann::json::parse(result.out)[0];
  };
  const std::string slow = "1234............";
  const std::string quick = "12343...2.......";
  const auto few = compared({slow, quick, quick});
  CHECK(few["timeouts"] == 1);
  CHECK(few["total_seconds"].is_number());
  const auto half = compared({slow, quick});
  CHECK(half["timeouts"] == 1);
  CHECK(half["solved"] == 1);
  CHECK(half["total_seconds"].is_null());
  CHECK(half["solve_seconds"].is_null());
  CHECK(half["encode_seconds"].is_number());
}

TEST_CASE("cli: a setting whose formula is too large is an error, and the others are there") {
  const RunResult result = run({"compare", "-f", "json", "--sizes", "4,1290", "--encodings",
                                "onehot", "--amo", "sequential"});
  CHECK(result.status == 1);
  CHECK(result.err.find("2147483646 variables") != std::string::npos);
  CHECK(nlohmann::json::parse(result.out).size() == 1);
}

TEST_CASE("cli: a comparison without rows is an empty array") {
  const RunResult result = run({"compare", "-f", "json", "-p", "12345"});
  CHECK(result.status == 1);
  CHECK(result.out == "[]\n");
}

TEST_CASE("cli: compare measures proofs of uniqueness") {
  const auto json = rows(run({"compare", "-f", "json", "--encodings", "extended,maple", "-p",
                              support::worksheet, "--proofs"}));
  CHECK(json[0]["lemmas"] > 0);
  CHECK(json[1]["proof_bytes"] > json[0]["proof_bytes"]);
}

TEST_CASE("cli: a failing solver is an error, and the other rows are there") {
  const RunResult result = run({"compare", "-f", "json", "--encodings", "extended", "--solvers",
                                "in-process,false {cnf}", "-p", support::worksheet});
  CHECK(result.status == 1);
  CHECK(result.err.find("false {cnf}") != std::string::npos);
  const auto json = nlohmann::json::parse(result.out);
  REQUIRE(json.size() == 2);
  CHECK(json[0]["failures"] == 0);
  CHECK(json[1]["failures"] == 1);
  CHECK(json[1]["solved"] == 0);
  CHECK(json[1]["total_seconds"].is_null());
}

TEST_CASE("cli: a table distinguishes failures from time-outs") {
  const auto figure = [](const std::string& solver) {
    const RunResult result =
        run({"compare", "--encodings", "extended", "--columns", "total_seconds", "--timeout", "0.2",
             "--solvers", solver, "-p", support::worksheet});
    return lines_of(result.out).back();
  };
  CHECK(figure("false {cnf}") == "extended  failed");
  CHECK(figure("sleep 60 # {cnf}") == "extended  timeout");
}

TEST_CASE("cli: the table marks the best of a column and says what all rows have in common") {
  const auto lines = lines_of(run({"compare", "--encodings", "extended,onehot"}).out);
  REQUIRE(lines.size() == 4);
  CHECK(lines[0] == "amo pairwise, reduce none, size 9, puzzles 1, density 0.000");
  CHECK(lines[1].rfind("name", 0) == 0);
  CHECK(lines[2].find("11988 ") != std::string::npos);
  CHECK(lines[3].find("3159*") != std::string::npos);
}

TEST_CASE("cli: the table is at most as wide as the terminal") {
  for (const int width : {30, 60, 80, 120}) {
    CAPTURE(width);
    const RunResult result =
        support::shell("COLUMNS=" + std::to_string(width) + " $SUDOKU_SAT compare --solve -p " +
                       support::worksheet + " --encodings extended,maple-worksheet | tail -n +2");
    for (const std::string& line : lines_of(result.out)) {
      CHECK(line.size() <= static_cast<std::size_t>(width));
    }
  }
}

TEST_CASE("cli: a table omits columns of zeros, but never the conflicts") {
  const auto head = [](const std::string& options) {
    const RunResult result = support::shell("COLUMNS=300 $SUDOKU_SAT compare --solve --size 4 " +
                                            options + " | tail -n +2 | head -n 1");
    return " " + result.out;
  };
  const std::string empty = head("--encodings extended,minimal");
  for (const char* column : {" conflicts", " clauses", " total s", " solved"}) {
    CHECK_THAT(empty, Contains(column));
  }
  for (const char* column : {" timeouts", " failures", " auxiliary", " ternary", " up solved"}) {
    CHECK_THAT(empty, !Contains(column));
  }
  CHECK_THAT(head("--encodings extended,triads"), Contains(" auxiliary"));
  CHECK_THAT(head("--encodings extended --columns name,failures"), Contains("failures"));
  CHECK_THAT(head("--encodings extended -f markdown | tail -n +2"), !Contains("timeouts"));
}

TEST_CASE("cli: the narrowest table of solvers has the conflicts") {
  for (const char* width : {"20", "30", "40", "80"}) {
    const RunResult result =
        support::shell("COLUMNS=" + std::string(width) + " $SUDOKU_SAT compare --solve -p " +
                       support::worksheet + " --encodings extended,maple-worksheet");
    CHECK_THAT(result.out, Contains(" conflicts") && Contains(" 547"));
  }
}

TEST_CASE("cli: --columns chooses the columns of a table, which always has names") {
  for (const std::string columns : {"name,literals", "literals"}) {
    const auto lines =
        lines_of(run({"compare", "--encodings", "extended", "--columns", columns}).out);
    REQUIRE(lines.size() == 3);
    CHECK(lines[1] == "name      literals");
    CHECK(lines[2] == "extended     26244");
  }
  const auto rows = lines_of(run({"compare", "-e", "minimal", "--amo", "pairwise,sequential",
                                  "--sizes", "4,9", "-f", "csv", "--columns", "clauses"})
                                 .out);
  REQUIRE(rows.size() == 5);
  CHECK(rows[0] == "name,amo,size,clauses");
  CHECK(rows[1] == "minimal,pairwise,4,304");
  CHECK_THAT(rows[4], Catch::StartsWith("minimal,sequential,9,"));
}

TEST_CASE("cli: markdown is a table with the best in bold") {
  const RunResult result = run(
      {"compare", "--encodings", "extended,onehot", "-f", "markdown", "--columns", "name,clauses"});
  CHECK(result.out ==
        "amo pairwise, reduce none, size 9, puzzles 1, density 0.000\n\n"
        "| name | clauses |\n|---|---:|\n| extended | 11988 |\n| onehot | **3159** |\n");
}

TEST_CASE("cli: svg draws bars, or growth if there are several sizes") {
  const std::string bars = run({"compare", "-f", "svg", "--columns", "clauses"}).out;
  const std::string growth =
      run({"compare", "-f", "svg", "--columns", "clauses", "--sizes", "4,9"}).out;
  CHECK(bars.rfind("<svg ", 0) == 0);
  CHECK_THAT(bars, !Contains("<polyline"));
  CHECK_THAT(growth, Contains("<path") && Contains(">N<"));
  for (const Encoding& encoding : encodings()) {
    CHECK(bars.find(">" + std::string(encoding.name) + "<") != std::string::npos);
  }
}

TEST_CASE("cli: compare writes the same bytes for the same input") {
  const std::vector<std::string> arguments{
      "compare",  "-f",  "csv",         "--amo",          "all", "-p", support::worksheet,
      "--reduce", "all", "--encodings", "extended,triads"};
  CHECK(run(arguments).out == run(arguments).out);
}

TEST_CASE("cli: an unreadable puzzle is an error, and the others are compared") {
  const support::Scratch scratch;
  const std::string file =
      scratch.write("p.txt", support::worksheet + "\n12345\n" + support::worksheet + "\n");
  const RunResult result = run({"compare", "-f", "json", "--encodings", "extended", file});
  CHECK(result.status == 1);
  CHECK(result.err.find("p.txt:2") != std::string::npos);
  CHECK(nlohmann::json::parse(result.out)[0]["puzzles"] == 2);
}

TEST_CASE("cli: wrong options of compare are one line and status 2") {
  for (const std::vector<std::string>& wrong :
       std::vector<std::vector<std::string>>{{"--encodings", "extendet"},
                                             {"--encodings", "extended,,maple"},
                                             {"--amo", "pairwise:3"},
                                             {"--reduce", "unit"},
                                             {"--sizes", "0"},
                                             {"--sizes", "9,1291"},
                                             {"--sizes", "9", "-p", support::worksheet},
                                             {"--sizes", "12", "--size", "12"},
                                             {"--sizes", "12", "--box", "3x5"},
                                             {"--runs", "0"},
                                             {"--columns", "nam"},
                                             {"--runs", "3"},
                                             {"--solvers", "cadicla"},
                                             {"-f", "gif"},
                                             {"--timeout", "-1"}}) {
    std::vector<std::string> arguments{"compare"};
    arguments.insert(arguments.end(), wrong.begin(), wrong.end());
    const RunResult result = run(arguments);
    CAPTURE(wrong, result);
    CHECK(result.status == 2);
    CHECK(result.out.empty());
    CHECK(lines_of(result.err).size() == 1);
  }
}

TEST_CASE("cli: an interrupt ends compare with the rows that are there") {
  const RunResult result = support::shell(
      "$SUDOKU_SAT compare -f json --encodings extended,minimal --solvers 'sleep 60 # {cnf}' "
      "--empty --size 4 & pid=$!; sleep 1; kill -INT $pid; wait $pid");
  CAPTURE(result);
  CHECK(result.status == 30);
  CHECK(result.err.find("interrupted after 0 of 2 settings") != std::string::npos);
}
