// sudoku-sat solve: answers in every format, streams, uniqueness, several solutions, limits.
#include <set>

#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

/// What every object of the contract has.
const std::set<std::string> fields = {"index",  "label",     "puzzle",    "status", "solution",
                                      "unique", "solutions", "conflicts", "core",   "encoding",
                                      "solver", "variables", "clauses",   "seconds"};

std::set<std::string> keys(const Json& object) {
  std::set<std::string> result;
  for (const auto& [key, value] : object.items()) result.insert(key);
  return result;
}

RunResult solve_lines(const Strings& puzzles, const Strings& options = {}) {
  Strings arguments = {"solve", "-f", "line"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return run(arguments, joined(puzzles));
}

}  // namespace

TEST_CASE("cli: the solution is drawn as a grid with the givens marked", "[cli][solve]") {
  const RunResult result = run({"solve", "-p", small});
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  CHECK(result.out ==
        "+-------+-------+\n"
        "| 1' 2  | 4  3  |\n"
        "| 3  4  | 2' 1  |\n"
        "+-------+-------+\n"
        "| 4  3' | 1  2  |\n"
        "| 2  1  | 3  4' |\n"
        "+-------+-------+\n");
}

TEST_CASE("cli: a drawn solution can be read as a puzzle again", "[cli][solve]") {
  const RunResult drawn = run({"solve", "-p", worksheet});
  CHECK(run({"solve", "-f", "line"}, drawn.out).out == worksheet_solution + "\n");
}

TEST_CASE("cli: format line is the solution on one line", "[cli][solve]") {
  const RunResult result = run({"solve", "-f", "line", "-p", worksheet});
  CHECK(result.out == worksheet_solution + "\n");
  CHECK(result.err.empty());
}

TEST_CASE("cli: format csv is a line of numbers for each row", "[cli][solve]") {
  CHECK(run({"solve", "-f", "csv", "-p", small}).out == "1,2,4,3\n3,4,2,1\n4,3,1,2\n2,1,3,4\n");
  CHECK(run({"solve", "-f", "csv", "-p", worksheet}).out.substr(0, 36) ==
        "8,1,2,7,5,3,6,4,9\n9,4,3,6,8,2,1,7,5\n");
}

TEST_CASE("cli: format svg is a picture with all values", "[cli][solve]") {
  const RunResult result = run({"solve", "-f", "svg", "-p", worksheet});
  CHECK(result.status == 0);
  CHECK_THAT(result.out, StartsWith("<svg xmlns=") && Catch::EndsWith("</svg>\n"));
  std::size_t values = 0;
  for (const std::string& line : lines_of(result.out)) {
    values += line.find("<text") != std::string::npos ? 1 : 0;
  }
  CHECK(values == 81);
}

TEST_CASE("cli: values above 9 are letters up to 35, and numbers with commas above",
          "[cli][solve]") {
  const auto medium = solved_board(5, 7);
  CHECK(solve_lines({in_symbols(with_holes(medium, 5))}).out == in_symbols(medium) + "\n");
  const auto large = solved_board(6, 6);
  const std::string puzzle = in_numbers(with_holes(large, 5), ",", 36 * 36);
  const std::string line = in_numbers(large, ",", 36 * 36);
  CHECK(run({"solve", "-f", "line"}, puzzle).out == line);
  const Json object = objects_of(run({"solve", "-f", "json"}, puzzle)).at(0);
  CHECK(object.at("solution").get<std::string>() + "\n" == line);
  CHECK(object.at("puzzle").get<std::string>() + "\n" == puzzle);
}

TEST_CASE("cli: format json has the fields of the contract", "[cli][solve]") {
  const Json object = object_of("solve", {"-e", "extended", "-p", worksheet, "--unique"});
  const auto found = keys(object);
  CHECK(std::includes(found.begin(), found.end(), fields.begin(), fields.end()));
  CHECK(object.at("index") == 0);
  CHECK(object.at("label") == nullptr);
  CHECK(object.at("puzzle") == worksheet);
  CHECK(object.at("status") == "solved");
  CHECK(object.at("solution") == worksheet_solution);
  CHECK(object.at("unique") == true);
  CHECK(object.at("solutions") == 1);
  CHECK(object.at("conflicts") == Json::array());
  CHECK(object.at("core") == Json::array());
  CHECK(object.at("encoding") == "extended");
  CHECK(object.at("solver") == "cadical");
  CHECK(object.at("variables") == 729);
  CHECK(object.at("clauses") == 12009);
  CHECK(object.at("seconds").at("encode").is_number());
  CHECK(object.at("seconds").at("solve").is_number());
}

TEST_CASE("cli: json has every field whatever the puzzle's status", "[cli][solve]") {
  for (const std::string& puzzle : {worksheet, clashing, unsolvable, std::string("bad")}) {
    CAPTURE(puzzle);
    const auto found = keys(object_of("solve", {"-p", puzzle}));
    for (const std::string& field : fields) {
      CAPTURE(field);
      CHECK(found.contains(field));
    }
  }
}

TEST_CASE("cli: every format says which givens clash", "[cli][solve]") {
  for (const std::string format : {"line", "csv", "grid", "puzzle", "svg"}) {
    CAPTURE(format);
    const RunResult result = run({"solve", "-f", format, "-p", clashing});
    CHECK(result.status == 20);
    CHECK_THAT(result.err, Contains("-p:1: inconsistent: r1c1 and r1c2 both have 5 (row 1), and 1 "
                                    "more such pair"));
  }
}

TEST_CASE("cli: json says why there is no solution", "[cli][solve]") {
  const Json inconsistent = object_of("solve", {"-p", clashing});
  CHECK(inconsistent.at("status") == "inconsistent");
  CHECK(inconsistent.at("solution") == nullptr);
  CHECK(inconsistent.at("solutions") == 0);
  CHECK(inconsistent.at("conflicts").size() == 2);
  const Json unsatisfiable = object_of("solve", {"-p", unsolvable, "--core"});
  CHECK(unsatisfiable.at("status") == "unsatisfiable");
  CHECK(unsatisfiable.at("core").size() == 21);
  const Json unasked = object_of("solve", {"-p", unsolvable});
  CHECK(unasked.at("status") == "unsatisfiable");
  CHECK(unasked.at("core").is_null());
  const Json invalid = object_of("solve", {"-p", worksheet + "."});
  CHECK(invalid.at("status") == "invalid");
  CHECK_THAT(invalid.at("reason").get<std::string>(), Contains("-p:1") && Contains("82"));
}

TEST_CASE("cli: auto solves what unit propagation leaves", "[cli][solve]") {
  const Json object = object_of("solve", {"-p", worksheet});
  CHECK(object.at("encoding") == "extended");
  CHECK(object.at("variables") == 254);
  CHECK(object.at("clauses") == 2080);
  CHECK(object_of("solve", {"-p", worksheet, "-e", "auto"}).at("variables") == 254);
}

TEST_CASE("cli: an encoding that is asked for is encoded whole", "[cli][solve]") {
  const std::vector<std::pair<std::string, int>> clauses = {{"maple", 10308},
                                                            {"maple-worksheet", 17598},
                                                            {"minimal", 8850},
                                                            {"efficient", 11766},
                                                            {"extended", 12009}};
  for (const auto& [encoding, expected] : clauses) {
    CAPTURE(encoding);
    const Json object = object_of("solve", {"-p", worksheet, "-e", encoding});
    CHECK(object.at("solution") == worksheet_solution);
    CHECK(object.at("encoding") == encoding);
    CHECK(object.at("variables") == 729);
    CHECK(object.at("clauses") == expected);
  }
}

TEST_CASE("cli: unique is true, false, or null if it was not asked", "[cli][solve]") {
  CHECK(object_of("solve", {"-p", worksheet}).at("unique") == nullptr);
  CHECK(object_of("solve", {"-p", worksheet, "--unique"}).at("unique") == true);
  CHECK(object_of("solve", {"--empty", "--unique"}).at("unique") == false);
  CHECK(object_of("solve", {"-p", unsolvable, "--unique"}).at("unique") == nullptr);
  CHECK(object_of("solve", {"--empty", "--size", "4", "--unique", "-n", "3"}).at("unique") ==
        false);
}

TEST_CASE("cli: --unique is answered on standard error beside a grid", "[cli][solve]") {
  const RunResult only = run({"solve", "--unique", "-p", worksheet});
  const RunResult several = run({"solve", "--unique", "--empty"});
  CHECK(only.status == 0);
  CHECK_THAT(only.err, Contains("only"));
  CHECK(several.status == 40);
  CHECK_THAT(several.err, Contains("more than one solution"));
}

TEST_CASE("cli: -n lists that many distinct solutions, one on each line", "[cli][solve]") {
  for (const auto& [n, expected] :
       {std::pair("1", 1U), {"2", 2U}, {"17", 17U}, {"0", 288U}, {"288", 288U}, {"1000", 288U}}) {
    CAPTURE(n);
    const RunResult result = run({"solve", "--empty", "--size", "4", "-f", "line", "-n", n});
    const Strings lines = lines_of(result.out);
    CHECK(result.status == 0);
    CHECK(lines.size() == expected);
    CHECK(std::set(lines.begin(), lines.end()).size() == expected);
  }
}

TEST_CASE("cli: --sorted lists all solutions in the order of their values", "[cli][solve]") {
  for (const Strings& board : {Strings{"--size", "4"}, Strings{"--size", "12", "--box", "2x6"}}) {
    Strings arguments{"solve", "-n", "0", "-f", "line"};
    arguments.insert(arguments.end(), board.begin(), board.end());
    std::string puzzle = board.size() == 2 ? std::string(16, '.') : "123456789ABC";
    if (board.size() != 2) {
      const std::string solved = run({"solve", "-f", "line", board[0], board[1], board[2], board[3],
                                      "-p", puzzle + std::string(132, '.')})
                                     .out;
      puzzle = solved.substr(0, 144 - 30) + std::string(30, '.');
    }
    arguments.insert(arguments.end(), {"-p", puzzle});
    Strings expected = lines_of(run(arguments).out);
    REQUIRE(expected.size() > 1);
    std::sort(expected.begin(), expected.end());
    arguments.push_back("--sorted");
    CHECK(lines_of(run(arguments).out) == expected);
  }
  const Json object = object_of("solve", {"--empty", "--size", "4", "-n", "0", "--sorted"});
  CHECK(object.at("all").size() == 288);
  CHECK(object.at("all").at(0) == object.at("solution"));
  CHECK(object.at("solution") == "1234341221434321");
  CHECK_THAT(only_error(run({"solve", "--sorted", "-n", "2"}, worksheet), 2), Contains("-n 0"));
  CHECK(lines_of(run({"solve", "-n", "0", "--sorted", "-f", "line"}, worksheet + "\n" + unsolvable)
                     .out) == Strings{worksheet_solution, "unsatisfiable"});
}

TEST_CASE("cli: with -n json has all solutions in an array", "[cli][solve]") {
  const Json object = object_of("solve", {"--empty", "--size", "4", "-n", "0"});
  CHECK(object.at("solutions") == 288);
  CHECK(object.at("all").size() == 288);
  CHECK(object.at("all").at(0) == object.at("solution"));
  CHECK(object_of("solve", {"-p", worksheet, "-n", "2"}).at("all") ==
        Json::array({worksheet_solution}));
  CHECK_FALSE(object_of("solve", {"-p", worksheet}).contains("all"));
}

TEST_CASE("cli: several grids have a blank line between them", "[cli][solve]") {
  CHECK(run({"solve", "--empty", "--size", "1", "-p", "1", "-f", "csv"}).out == "1\n\n1\n");
  const RunResult result = run({"solve", "--empty", "--size", "4", "-n", "3"});
  CHECK(lines_of(result.out).size() == 3 * 7 + 2);
}

TEST_CASE("cli: a stream has one line for each puzzle, in the order of the input", "[cli][solve]") {
  const RunResult result =
      solve_lines({small, worksheet, clashing, small + " label", unsolvable, worksheet + ".", small,
                   in_symbols(with_holes(solved_board(4, 4), 3))});
  CHECK(result.out ==
        joined({small_solution, worksheet_solution, "inconsistent", small_solution, "unsatisfiable",
                "invalid", small_solution, in_symbols(solved_board(4, 4))}));
  CHECK(result.status == 1);
  CHECK_THAT(result.err, Contains("standard input:6") && Contains("82"));
}

TEST_CASE("cli: many puzzles are lines by default, one is a grid", "[cli][solve]") {
  CHECK(run({"solve"}, small + "\n" + small + "\n").out ==
        joined({small_solution, small_solution}));
  CHECK_THAT(run({"solve"}, small + "\n").out, StartsWith("+---"));
}

TEST_CASE("cli: a stream as json has an object a line, numbered from 0", "[cli][solve]") {
  const auto objects =
      objects_of(run({"solve", "-f", "json"}, joined({small + " a", worksheet + ".", worksheet})));
  REQUIRE(objects.size() == 3);
  for (std::size_t i = 0; i < objects.size(); ++i) CHECK(objects[i].at("index") == i);
  CHECK(objects[0].at("label") == "a");
  CHECK(objects[1].at("status") == "invalid");
  CHECK(objects[2].at("solution") == worksheet_solution);
}

TEST_CASE("cli: a missing file among others does not keep them from being solved", "[cli][solve]") {
  const Scratch files;
  const std::string file = files.write("puzzle.txt", small);
  const RunResult result = run({"solve", file, files.file("missing"), file});
  CHECK(result.status == 1);
  CHECK(result.out == joined({small_solution, "invalid", small_solution}));
  CHECK_THAT(result.err, Contains("missing"));
}

TEST_CASE("cli: among exit statuses 1 comes before 30, and 30 before 20", "[cli][solve]") {
  const Strings slow = {"-s", sleeper, "--timeout", "0.1"};
  CHECK(solve_lines({worksheet, small}).status == 0);
  CHECK(solve_lines({worksheet, clashing}).status == 20);
  CHECK(solve_lines({unsolvable, worksheet}).status == 20);
  CHECK(solve_lines({clashing, worksheet}, slow).status == 30);
  CHECK(solve_lines({worksheet, clashing}, slow).status == 30);
  CHECK(solve_lines({clashing, worksheet, "bad"}, slow).status == 1);
  CHECK(solve_lines({clashing, worksheet + "."}).status == 1);
}

TEST_CASE("cli: a puzzle without solution gives nothing on standard output as a grid",
          "[cli][solve]") {
  for (const std::string& puzzle : {clashing, unsolvable}) {
    for (const char* format : {"grid", "csv", "svg"}) {
      const RunResult result = run({"solve", "-f", format, "-p", puzzle});
      CHECK(result.status == 20);
      CHECK(result.out.empty());
      CHECK(lines_of(result.err).size() == 1);
    }
  }
  CHECK_THAT(run({"solve", "-p", clashing}).err,
             Contains("r1c1") && Contains("r1c2") && Contains("row 1"));
}

TEST_CASE("cli: --timeout counts for each puzzle and leaves it unknown", "[cli][solve]") {
  const Strings options = {"-s", sleeper, "--timeout", "0.1"};
  const RunResult result = solve_lines({worksheet, worksheet, clashing}, options);
  CHECK(result.status == 30);
  CHECK(result.out == joined({"unknown", "unknown", "inconsistent"}));
  CHECK_THAT(result.err, Contains("time-out"));
  const Json object = object_of("solve", {"-p", worksheet, "-s", sleeper, "--timeout", "0.1"});
  CHECK(object.at("status") == "unknown");
  CHECK(object.at("solution") == nullptr);
  CHECK_THAT(object.at("reason").get<std::string>(), Contains("time-out"));
}

TEST_CASE("cli: --timeout ends encoding and solving in the process", "[cli][solve]") {
  const RunResult encoding =
      run({"solve", "--empty", "--size", "49", "-e", "maple", "--timeout", "0.05", "-f", "line"});
  CHECK(encoding.status == 30);
  CHECK(encoding.out == "unknown\n");
  const RunResult listing = run({"solve", "--empty", "-n", "0", "--timeout", "0.2", "-f", "line"});
  CHECK(listing.status == 30);
  CHECK_THAT(listing.err, Contains("time-out"));
}

TEST_CASE("cli: an answer depends on its puzzle and the options alone", "[cli][solve]") {
  const Strings puzzles = {std::string(81, '.'),
                           small,
                           worksheet.substr(0, 60) + std::string(21, '.'),
                           std::string(16, '.'),
                           unsolvable,
                           std::string(41, '.') + worksheet.substr(41),
                           worksheet};
  for (const Strings& options : {Strings{}, {"-e", "extended"}, {"-e", "minimal"}, {"--unique"}}) {
    CAPTURE(options);
    Strings single;
    for (const std::string& puzzle : puzzles) {
      single.push_back(lines_of(solve_lines({puzzle}, options).out).at(0));
    }
    Strings stream = puzzles;
    stream.insert(stream.end(), puzzles.rbegin(), puzzles.rend());
    stream.insert(stream.end(), puzzles.begin(), puzzles.end());
    Strings expected = single;
    expected.insert(expected.end(), single.rbegin(), single.rend());
    expected.insert(expected.end(), single.begin(), single.end());
    CHECK(lines_of(solve_lines(stream, options).out) == expected);
  }
}

TEST_CASE("cli: --stats shows times, memory, sizes and the solver's work", "[cli][solve]") {
  const RunResult result =
      run({"solve", "--stats", "--reduce", "units", "-f", "line", "-p", worksheet});
  CHECK(result.out == worksheet_solution + "\n");
  for (const char* word : {"wall", "CPU", "encode", "solve", "memory", "variables", "clauses",
                           "literals", "decisions", "conflicts", "propagations"}) {
    CHECK_THAT(result.err, Contains(word));
  }
  CHECK_THAT(result.err, Contains("254") && Contains("2080") && Contains("4696"));
}

TEST_CASE("cli: --stats says how many puzzles were decided by what", "[cli][solve]") {
  const Strings puzzles = {worksheet, worksheet_solution, unsolvable};
  const auto has = [](const std::string& text, const std::string& what, int count) {
    for (const std::string& line : lines_of(text)) {
      if (line.starts_with(what)) return line.ends_with(" " + std::to_string(count));
    }
    return false;
  };
  const std::string open = run({"solve", "--stats", "--unique"}, joined(puzzles)).err;
  CHECK(has(open, "by propagation", 1));
  CHECK(has(open, "by cubes", 2));
  CHECK(has(open, "by the solver", 0));
  const std::string whole = run({"solve", "--stats", "--reduce", "none"}, joined(puzzles)).err;
  CHECK(has(whole, "by propagation", 0));
  CHECK(has(whole, "by the solver", 3));
}

TEST_CASE("cli: json says what decided a puzzle", "[cli][solve]") {
  CHECK(object_of("solve", {"-p", worksheet_solution}).at("decided_by") == "unit propagation");
  CHECK(object_of("solve", {"-p", worksheet}).at("decided_by") == "cubes");
  CHECK(object_of("solve", {"-e", "maple", "-p", worksheet}).at("decided_by") == "solver");
  CHECK(object_of("solve", {"-p", clashing}).at("decided_by") == nullptr);
}

TEST_CASE("cli: a board whose formula fits no memory is refused before any is taken") {
  const RunResult result = run({"solve", "--empty", "--size", "1290", "-f", "line"});
  CHECK(result.status == 1);
  CHECK(result.out == "unknown\n");
  CHECK(result.err.find("the formula of this 1290x1290 board has") != std::string::npos);
}

TEST_CASE("cli: a solver that can't write its files fails for its puzzle, not for the stream") {
  const RunResult result = shell("printf '%s\\n' 1234341221434321 " + std::string(worksheet) +
                                 " 1234341221434321 | TMPDIR=/nonexistent \"$SUDOKU_SAT\" solve "
                                 "-s 'minisat {cnf} {out}' -f line -");
  CHECK(result.out == "1234341221434321\nunknown\n1234341221434321\n");
  CHECK(result.status != 0);
}
