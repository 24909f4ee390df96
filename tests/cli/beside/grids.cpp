// Commands that read or write grids, on puzzles with variables besides the grid: the same grids as
// brute force.
#include "beside_cases.hpp"

using namespace sudoku_sat::support;

TEST_CASE("cli: solve lists each grid of a puzzle with variables once", "[cli][beside]") {
  for (const BesideCase& one : beside_cases()) {
    CAPTURE(one.rules);
    const std::set<std::string> all = solutions_of(one);
    REQUIRE(all.size() > 1);
    const Strings sorted(all.begin(), all.end());
    CHECK(said({"solve", "-n", "0", "--sorted", "-f", "line"}, on_empty(one)) == sorted);
    CHECK(said({"count"}, on_empty(one)) == Strings{std::to_string(all.size())});
    const RunResult several = run_with({"solve", "--unique", "-f", "line"}, on_empty(one));
    CHECK(several.status == 40);
    CHECK(all.contains(lines_of(several.out).at(0)));
  }
}

TEST_CASE("cli: excluded grids of a puzzle with variables are left out", "[cli][beside]") {
  const Scratch files;
  for (const BesideCase& one : beside_cases()) {
    CAPTURE(one.rules);
    std::set<std::string> all = solutions_of(one);
    const auto [solution, line] = puzzle_of_case(one);
    const std::string file = files.write("excluded.txt", solution + "\n");
    said({"solve", "--exclude", file, "-f", "line"}, on_line(one, line), 20);
    all.erase(solution);
    CHECK(said({"solve", "-n", "0", "--sorted", "--exclude", file, "-f", "line"}, on_empty(one)) ==
          Strings(all.begin(), all.end()));
    CHECK(said({"count", "--exclude", file}, on_empty(one)) == Strings{std::to_string(all.size())});
  }
}

TEST_CASE("cli: a puzzle with variables beside the grid has its solution in every format",
          "[cli][beside]") {
  const Json formats = Json::parse(run({"list", "formats", "-f", "json"}).out);
  for (const BesideCase& one : beside_cases()) {
    const auto [solution, line] = puzzle_of_case(one);
    for (const Json& format : formats) {
      const std::string name = format.at("name");
      CAPTURE(one.rules, name);
      const RunResult result = run_with({"solve", "--unique", "-f", name}, on_line(one, line));
      INFO(result);
      // Formats of other programs have no place for all rules, nor for boards of 4x4.
      if (result.status != 0) {
        only_error(result, result.status);
      } else if (name == "line") {
        CHECK(result.out == solution + "\n");
      } else if (name == "json") {
        const Json object = Json::parse(result.out);
        CHECK(object.at("solution") == solution);
        CHECK(object.at("unique") == true);
      } else {
        CHECK_FALSE(result.out.empty());
      }
    }
  }
}

TEST_CASE("cli: every encoding and reduction solves puzzles with variables beside the grid",
          "[cli][beside]") {
  const Json encodings = Json::parse(run({"list", "encodings", "-f", "json"}).out);
  for (const BesideCase& one : beside_cases()) {
    const auto [solution, line] = puzzle_of_case(one);
    for (const Json& encoding : encodings) {
      const std::string name = encoding.at("name");
      for (const std::string reduction : {"none", "givens", "units", "probe"}) {
        CAPTURE(one.rules, name, reduction);
        CHECK(said({"solve", "--unique", "-f", "line", "-e", name, "--reduce", reduction},
                   on_line(one, line)) == Strings{solution});
      }
    }
  }
}

TEST_CASE("cli: check, candidates, explain, rate and trace work with variables beside the grid",
          "[cli][beside]") {
  for (const BesideCase& one : beside_cases()) {
    CAPTURE(one.rules);
    const auto [solution, line] = puzzle_of_case(one);
    const Strings puzzle = on_line(one, line);
    for (const std::string command : {"check", "explain", "trace"}) {
      CAPTURE(command);
      const Json object = Json::parse(run_with({command, "-f", "json"}, puzzle).out);
      CHECK(object.at("solution") == solution);
    }
    CHECK(object_of("rate", puzzle).at("unique") == true);
    const Json cells = object_of("candidates", puzzle).at("candidates");
    for (std::size_t cell = 0; cell < 16; ++cell) {
      const std::string name =
          "r" + std::to_string(cell / 4 + 1) + "c" + std::to_string(cell % 4 + 1);
      CHECK(cells.at(name) == Json{solution[cell] - '0'});
    }
    CHECK(object_of("check", on_line(one, solution)).at("unique") == true);
    std::string wrong = solution;
    std::swap(wrong[14], wrong[15]);
    CHECK(run_with({"check"}, on_line(one, wrong)).status == 20);
  }
}

TEST_CASE("cli: candidates of an empty board with variables beside the grid are those of its grids",
          "[cli][beside]") {
  for (const BesideCase& one : beside_cases()) {
    CAPTURE(one.rules);
    const Json cells = object_of("candidates", on_empty(one)).at("candidates");
    for (std::size_t cell = 0; cell < 16; ++cell) {
      std::set<int> values;
      for (const std::string& grid : solutions_of(one)) values.insert(grid[cell] - '0');
      const std::string name =
          "r" + std::to_string(cell / 4 + 1) + "c" + std::to_string(cell % 4 + 1);
      CHECK(cells.at(name).get<std::set<int>>() == values);
    }
  }
}

TEST_CASE("cli: a puzzle with variables beside the grid is written and read back",
          "[cli][beside]") {
  const Scratch files;
  for (const BesideCase& one : beside_cases()) {
    CAPTURE(one.rules);
    const auto [solution, line] = puzzle_of_case(one);
    const RunResult puzzle = run_with({"convert", "-f", "puzzle"}, on_line(one, line));
    CHECK(puzzle.status == 0);
    const std::string file = files.write("puzzle.txt", puzzle.out);
    CHECK(said({"solve", "--unique", "-f", "line"}, {file}) == Strings{solution});
    const Json request{
        {"command", "solve"}, {"puzzle", puzzle.out}, {"options", {{"unique", true}}}};
    const Json answer = Json::parse(line_served(request.dump()));
    CHECK(answer.at("answers").at(0).at("solution") == solution);
    CHECK(answer.at("answers").at(0).at("unique") == true);
  }
}

TEST_CASE("cli: what is generated with variables beside the grid has one solution",
          "[cli][beside]") {
  for (const BesideCase& one : beside_cases()) {
    CAPTURE(one.rules);
    const RunResult made =
        run({"generate", "-q", "--size", "4", "--rules", one.rules, "--seed", "1", "-f", "line"});
    INFO(made);
    REQUIRE(made.status == 0);
    const std::string line = lines_of(made.out).at(0);
    const std::set<std::string> all = solutions_of(one);
    CHECK(std::count_if(all.begin(), all.end(), [&](const std::string& grid) {
            return std::equal(grid.begin(), grid.end(), line.begin(), [](char value, char given) {
              return given == '.' || given == value;
            });
          }) == 1);
  }
}

TEST_CASE("cli: what is proved of puzzles with variables beside the grid is verified",
          "[cli][beside]") {
  for (const BesideCase& one : beside_cases()) {
    const auto [solution, line] = puzzle_of_case(one);
    for (const Strings& cubes : {Strings{}, {"--cubes", "3"}, {"--cubes", "3", "--in-parts"}}) {
      CAPTURE(one.rules, cubes);
      const Scratch files;
      const std::string directory = files.file("proof");
      Strings arguments = {"prove", "--claim", "unique", "-o", directory};
      arguments.insert(arguments.end(), cubes.begin(), cubes.end());
      // The first two rows leave a choice, so that there is something to cut.
      const RunResult proved = run_with(arguments, on_line(one, line));
      INFO(proved);
      CHECK(proved.status == 0);
      CHECK(run({"verify", directory}).status == 0);
    }
    const Scratch files;
    CHECK(
        run_with({"prove", "--claim", "unique", "-o", files.file("proof")}, on_empty(one)).status ==
        1);
  }
}

TEST_CASE("cli: compare measures puzzles with variables beside the grid", "[cli][beside]") {
  for (const BesideCase& one : beside_cases()) {
    CAPTURE(one.rules);
    const auto [solution, line] = puzzle_of_case(one);
    for (const Json& row :
         Json::parse(run_with({"compare", "--solve", "-f", "json"}, on_line(one, line)).out)) {
      CHECK(row.at("solved") == 1);
    }
  }
}
