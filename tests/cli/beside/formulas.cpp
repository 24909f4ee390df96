// Formulas of puzzles with variables besides the grid, through another solver and back.
#include <array>

#include "beside_cases.hpp"
#include "support/cnf.hpp"
#include "support/inputs.hpp"

using namespace sudoku_sat::support;

namespace {

/// What decode says of cadical's answer to the formula of these options.
Strings decoded(const Strings& options, const Strings& puzzle, int status = 0) {
  const Scratch files;
  Strings arguments = {"dimacs", "-q"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  files.write("x.cnf", run_with(arguments, puzzle).out);
  const RunResult result = shell_in(
      files.path(),
      "cadical -q x.cnf > answer; " + program_path().string() + " decode x.cnf answer -f line", {});
  INFO(result);
  CHECK(result.status == status);
  return lines_of(result.out);
}

}  // namespace

TEST_CASE("cli: answers to reduced formulas with variables beside the grid are decoded",
          "[cli][beside]") {
  std::size_t round = 0;
  for (const BesideCase& one : beside_cases()) {
    const auto [solution, line] = puzzle_of_case(one);
    for (const std::string encoding : {"maple", "extended", "triads", "binary", "order"}) {
      ++round;
      for (std::size_t i = 0; i < 4; ++i) {
        if (!in_turn(i % 2, 2, round)) continue;
        const std::string reduction = std::array{"none", "givens", "units", "probe"}[i];
        CAPTURE(one.rules, encoding, reduction);
        CHECK(decoded({"-e", encoding, "--reduce", reduction}, on_line(one, line)) ==
              Strings{solution});
        // Fewer givens leave some variables open and decide others.
        const std::set<std::string> all = solutions_of(one);
        const Strings some = decoded({"-e", encoding, "--reduce", reduction},
                                     on_line(one, solution.substr(0, 6) + ".........."));
        REQUIRE(some.size() == 1);
        CHECK(all.contains(some[0]));
      }
    }
  }
}

TEST_CASE("cli: comments, order and exclusions do no harm to formulas with variables",
          "[cli][beside]") {
  for (const BesideCase& one : beside_cases()) {
    const auto [solution, line] = puzzle_of_case(one);
    for (const std::string option : {"--names", "--annotate", "--show", "--scramble=7"}) {
      for (const std::string reduction : {"none", "units"}) {
        CAPTURE(one.rules, option, reduction);
        CHECK(decoded({option, "--reduce", reduction}, on_line(one, line)) == Strings{solution});
      }
    }
    CAPTURE(one.rules);
    CHECK(decoded({"--givens", "assume"}, on_line(one, line)) == Strings{solution});
    CHECK(decoded({"--exclude-solution"}, on_line(one, line), 20) == Strings{"unsatisfiable"});
  }
}

TEST_CASE("cli: an answer that is the excluded grid with other variables is refused",
          "[cli][beside]") {
  const Scratch files;
  const std::string rules = "rule=var t in 1..2";
  const std::string puzzle = small_solution.substr(0, 12) + "....";
  const auto formula = [&](const Strings& options) {
    return run_with({"dimacs", "-q", "--size", "4", "--rules", rules, "-p", puzzle}, options).out;
  };
  const std::string excluding = formula({"--exclude-solution"});
  files.write("plain.cnf", formula({}));
  // The clause that excludes the grid is taken away.
  Strings lines = lines_of(excluding);
  std::string text;
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) text += lines[i] + "\n";
  const std::size_t problem = text.find("p cnf ");
  const std::size_t end = text.find('\n', problem);
  const std::size_t count = text.rfind(' ', end) + 1;
  text.replace(count, end - count, std::to_string(std::stoi(text.substr(count)) - 1));
  files.write("x.cnf", text);
  const RunResult result = shell_in(
      files.path(),
      "cadical -q plain.cnf > answer; " + program_path().string() + " decode x.cnf answer", {});
  CHECK_THAT(only_error(result, 1), Catch::Contains("is the excluded solution"));
}

TEST_CASE("cli: --show makes counters count grids, not choices of variables", "[cli][beside]") {
  for (const BesideCase& one : beside_cases()) {
    if (one.rules == "yin-yang") continue;  // too many shadings for the counter of the tests
    for (const std::string reduction : {"none", "units"}) {
      CAPTURE(one.rules, reduction);
      const Cnf cnf =
          parse_cnf(run_with({"dimacs", "-q", "--show", "--reduce", reduction, "-e", "extended"},
                             on_line(one, puzzle_of_case(one).solution.substr(0, 8) + "........"))
                        .out);
      const auto show = std::find_if(cnf.comments.begin(), cnf.comments.end(),
                                     [](const auto& line) { return line.starts_with("p show "); });
      REQUIRE(show != cnf.comments.end());
      const int shown = static_cast<int>(std::count(show->begin(), show->end(), ' ')) - 2;
      const std::set<std::string> all = solutions_of(one);
      const std::string begin = puzzle_of_case(one).solution.substr(0, 8);
      CHECK(count_models(cnf, shown) ==
            static_cast<std::uint64_t>(std::count_if(all.begin(), all.end(), [&](const auto& grid) {
              return grid.starts_with(begin);
            })));
    }
  }
}
