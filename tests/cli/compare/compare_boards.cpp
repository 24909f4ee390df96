// sudoku-sat compare on boards of a family, and with other numbers of givens.
#include <algorithm>
#include <map>
#include <set>

#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

Json board_rows(const Strings& options) {
  Strings arguments{"compare", "-f", "json"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const RunResult result = run(arguments);
  INFO(result);
  REQUIRE(result.status == 0);
  return Json::parse(result.out);
}

}  // namespace

TEST_CASE("cli: compare --grids measures boards of a family of each size", "[cli][compare]") {
  const Json rows = board_rows({"--encodings", "extended", "--sizes", "9,16", "--grids", "mixed",
                                "--open", "0.5", "--count", "3"});
  REQUIRE(rows.size() == 2);
  CHECK(rows[1]["size"] == 16);
  for (const Json& row : rows) {
    CHECK(row["puzzles"] == 3);
    CHECK(row["up_cells"].is_number());
  }
  CHECK(rows[0]["density"] == 0.506);  // 40 of 81 are open
  CHECK(rows[1]["density"] == 0.5);
}

TEST_CASE("cli: the boards of a family depend on the seed alone", "[cli][compare]") {
  const auto text = [](const std::string& seed) {
    return run({"compare", "-f", "csv", "--encodings", "extended,triads", "--grids", "pattern",
                "--holes", "balanced", "--open", "0.6", "--count", "4", "--seed", seed})
        .out;
  };
  CHECK(text("1") == text("1"));
  CHECK(text("1") != text("2"));
}

TEST_CASE("cli: boards of jigsaws differ from one to the next, and are compared all the same",
          "[cli][compare]") {
  const Json rows = board_rows({"--encodings", "extended", "--grids", "jigsaw", "--sizes", "6",
                                "--givens", "12,36", "--count", "3"});
  REQUIRE(rows.size() == 2);
  CHECK(rows[0]["puzzles"] == 3);
  CHECK(rows[1]["up_solved"] == 3);
}

TEST_CASE("cli: --givens takes a puzzle's own givens first, then those of its solution",
          "[cli][compare]") {
  const Json rows =
      board_rows({"--encodings", "extended,minimal", "-p", worksheet, "--givens", "0,10,21,40,81"});
  REQUIRE(rows.size() == 10);
  const Json own = board_rows({"--encodings", "extended", "-p", worksheet})[0];
  for (const char* figure : {"clauses", "up_cells", "fl_cells", "density"}) {
    CHECK(rows[4][figure] == own[figure]);
  }
  for (std::size_t i = 2; i + 2 < rows.size(); i += 2) {
    CHECK(rows[i]["up_cells"].get<int>() <= rows[i + 2]["up_cells"].get<int>());
  }
  CHECK(rows[0]["givens"] == 0);
  CHECK(rows[0]["up_cells"].is_null());
  CHECK(rows[8]["up_cells"] == 81);
  CHECK(own["givens"].is_null());
}

TEST_CASE("cli: strength over the number of givens is drawn as curves", "[cli][compare]") {
  const std::string svg = run({"compare", "-f", "svg", "--columns", "up_cells", "--encodings",
                               "extended,minimal", "-p", worksheet, "--givens", "21,30,40"})
                              .out;
  CHECK_THAT(svg, Contains(">givens<") && Contains(">extended<") && Contains(">minimal<"));
}

TEST_CASE("cli: --givens of a puzzle without a solution is an error, and the others are there",
          "[cli][compare]") {
  const RunResult result = run({"compare", "-f", "json", "--encodings", "extended", "-p",
                                unsolvable, "-p", worksheet, "--givens", "30"});
  CHECK(result.status == 1);
  CHECK_THAT(result.err, Contains("no solution"));
  CHECK(Json::parse(result.out)[0]["puzzles"] == 1);
}

TEST_CASE("cli: --givens without puzzles to take them from says what it lacks", "[cli][compare]") {
  const auto refused = [](const Strings& more) {
    Strings arguments{"compare", "--givens", "30"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return only_error(run(arguments), 2);
  };
  CHECK_THAT(refused({}), Contains("--givens needs INPUT, --puzzle, --empty or --grids"));
  CHECK_THAT(refused({"--count", "3"}), Contains("--count needs --grids"));
  CHECK_THAT(refused({"--seed", "3"}), Contains("--seed needs --grids"));
}

TEST_CASE("cli: options of boards that make no sense are wrong usage", "[cli][compare]") {
  for (const Strings& wrong :
       std::vector<Strings>{{"--grids", "mixed"},
                            {"--grids", "mixt", "--open", "0.5"},
                            {"--open", "1.001"},
                            {"--open", "0.4567"},
                            {"--open", "half"},
                            {"--open", "0.5", "-p", worksheet},
                            {"--open", "0.5", "--sizes", "9", "--size", "9"},
                            {"--holes", "few", "--open", "0.5"},
                            {"--grids", "mixed", "--open", "0.5", "--rules", "anti-knight"},
                            {"--count", "3"},
                            {"--seed", "3"},
                            {"--givens", "30"},
                            {"--givens", "82", "-p", worksheet},
                            {"--givens", "30", "--grids", "mixed", "--open", "0.5"}}) {
    CAPTURE(wrong);
    Strings arguments{"compare", "--encodings", "extended"};
    arguments.insert(arguments.end(), wrong.begin(), wrong.end());
    only_error(run(arguments), 2);
  }
}

TEST_CASE("cli: boards with other rules are named, and compared on their own puzzles alone",
          "[cli][compare]") {
  const Strings two{"-p", "size: 4\nrules: anti-knight\n\n12..\n....\n....\n....\n",
                    "-p", "size: 4\n\n1...\n....\n....\n...2\n",
                    "-p", "size: 4\ncages: 3: r1c1 r1c2\n\n....\n....\n....\n....\n",
                    "-p", "size: 4\ncages: 7: r1c1 r1c2\n\n....\n....\n....\n....\n"};
  const auto with = [&](Strings options) {
    options.insert(options.end(), two.begin(), two.end());
    return board_rows(options);
  };
  const Json rows = with({"--encodings", "minimal,extended", "--seeds", "4", "--virtual",
                          "--columns", "conflicts,conflicts_difference,conflicts_p"});
  REQUIRE(rows.size() == 16);
  std::map<std::string, int> names;
  for (std::size_t i = 0; i < 8; ++i) {
    ++names[rows[i]["rules"].get<std::string>()];
    // The first row of each board is the one that the other one is compared with.
    CHECK(rows[i]["conflicts_p"].is_null() == (i % 2 == 0));
  }
  CHECK(names ==
        std::map<std::string, int>{{"anti-knight", 2}, {"-", 2}, {"cages 1", 2}, {"cages 2", 2}});
  const Json alone = board_rows({"--encodings", "minimal", "-p", two[1]});
  CHECK(alone[0]["rules"].is_null());
}

TEST_CASE("cli: compare --each-rule measures the board of every rule that has one",
          "[cli][compare]") {
  const Strings options{"compare",     "-f",      "json",     "--each-rule", "--sizes",         "4",
                        "--encodings", "minimal", "--models", "--columns",   "models,solutions"};
  const RunResult result = run(options);
  INFO(result.err);
  REQUIRE(result.status == 0);
  std::set<std::string> measured;
  for (const Json& row : Json::parse(result.out)) {
    CHECK(measured.insert(row["rules"].get<std::string>()).second);
    CHECK(row["models"] == row["solutions"]);
  }
  for (const Json& rule : Json::parse(run({"list", "rules", "-f", "json"}).out)) {
    const std::string name = rule["name"];
    if (rule["default"] == true) continue;
    CAPTURE(name);
    CHECK((measured.contains(name) || result.err.find(" " + name) != std::string::npos));
  }
  CHECK(measured.size() > 70);
}

TEST_CASE("cli: a matrix of boards with rules has a line for each and encodings across",
          "[cli][compare]") {
  const std::string table =
      run({"compare", "--encodings", "minimal,extended", "--matrix", "clauses", "-f", "csv", "-p",
           "size: 4\nrules: anti-knight\n\n12..\n....\n....\n....\n", "-p",
           "size: 4\n\n1...\n....\n....\n...2\n"})
          .out;
  CHECK(table.substr(0, table.find('\n')) == "rules,minimal,extended");
  CHECK(std::ranges::count(table, '\n') == 3);
}

TEST_CASE("cli: a matrix needs no solver, and then has a column for each at-most-one method",
          "[cli][compare]") {
  const auto matrix = [](const std::string& amo) {
    return run({"compare", "--sizes", "4", "--encodings", "minimal,extended", "--amo", amo,
                "--matrix", "clauses", "-f", "csv"})
        .out;
  };
  CHECK(matrix("pairwise,ladder") == "name,pairwise,ladder\nminimal,304,544\nextended,448,768\n");
  CHECK(matrix("pairwise") == "name,pairwise\nminimal,304\nextended,448\n");
}
