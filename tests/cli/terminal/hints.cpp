// Hints for users who have nearly got it right.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

TEST_CASE("cli: a puzzle in place of a file is recognised", "[cli][hints]") {
  for (const std::string& puzzle :
       {worksheet, small, std::string("8......"), std::string(81, '0'), std::string(256, '_')}) {
    const std::string error = only_error(run({"solve", puzzle}), 1);
    CHECK_THAT(error, Contains("to give a puzzle, use -p"));
  }
  for (const char* file :
       {"puzzle.txt", "123", "..", "1.5", "no/such/file/here", "solve-this-one-x"}) {
    CAPTURE(file);
    CHECK_THAT(only_error(run({"solve", file}), 1), !Contains("-p"));
  }
  const RunResult there =
      shell("echo " + small + " > " + small + "; \"$SUDOKU_SAT\" solve -f line " + small);
  CHECK(there.out == small_solution + "\n");
}

TEST_CASE("cli: a header's keys may have capitals, and an unknown one is called one",
          "[cli][hints]") {
  const std::string board = "\n" + in_rows(small, 4);
  for (const std::string key : {"Rules", "RULES"}) {
    const RunResult result = run({"solve", "-f", "line"}, key + ": anti-knight\n" + board);
    CHECK(result.status == 0);
    CHECK(result.out == run({"solve", "-f", "line"}, "rules: anti-knight\n" + board).out);
  }
  CHECK_THAT(run({"solve"}, "Tilte: x\n" + board).err, Contains("did you mean title?"));
  CHECK_THAT(run({"solve"}, "Puzzle: x\n" + board).err,
             Contains("text around the puzzles is skipped"));
  CHECK_THAT(run({"solve"}, "killer:\n  10: r1c1 r1c2\n" + board).err,
             Contains("unknown key 'killer'; this program calls it cages"));
}

TEST_CASE("cli: rules by the names that players have for them are recognised", "[cli][hints]") {
  const std::vector<std::pair<std::string, std::string>> names = {
      {"killer", "cages"},       {"Jigsaw", "regions"},
      {"samurai", "grids"},      {"thermo", "thermometers"},
      {"x", "diagonals"},        {"X", "diagonals"},
      {"knight", "anti-knight"}, {"greater-than", "inequalities"}};
  for (const auto& [name, rule] : names) {
    CHECK_THAT(only_error(run({"solve", "--empty", "--rules", name}), 2),
               Contains("'" + name + "'") && Contains("calls it " + rule));
  }
  // What is offered is there.
  for (const auto& [name, rule] : names) {
    CHECK_THAT(run({"list", "rules", "-f", "csv"}).out, Contains("\n" + rule + ","));
  }
}

TEST_CASE("cli: a title is in the JSON", "[cli][hints]") {
  const std::string input = "title: Four\nsize: 4\n\n" + in_rows(small, 4);
  for (const std::string command : {"solve", "check", "count", "candidates", "rate", "explain"}) {
    CAPTURE(command);
    CHECK(objects_of(run({command, "-f", "json"}, input)).at(0).at("title") == "Four");
    CHECK(objects_of(run({command, "-f", "json", "-p", small})).at(0).at("title").is_null());
  }
}

TEST_CASE("cli: a grid that is not a solution can't be excluded", "[cli][hints]") {
  const Scratch scratch;
  const std::string wrong = scratch.write("wrong.txt", "1234341221434312\n");
  for (const std::string command : {"solve", "count"}) {
    const RunResult result = run({command, "--exclude", wrong, "-p", small});
    CHECK(result.status == 1);
    CHECK(result.out.empty());
    CHECK_THAT(result.err, Contains(wrong + ":1: not a solution: ") && Contains("both have"));
  }
  const std::string right = scratch.write("right.txt", small_solution + "\n");
  CHECK(run({"solve", "-f", "line", "--exclude", right, "-p", small}).status == 20);
}

TEST_CASE("cli: a sum below 0 is called one", "[cli][hints]") {
  CHECK_THAT(only_error(run({"solve", "--empty", "--rules", "cages=-5: r1c1 r1c2"}), 2),
             Contains("negative numbers are not allowed"));
}

TEST_CASE("cli: UTF-32 is called by its name", "[cli][hints]") {
  using namespace std::string_literals;
  CHECK_THAT(run({"solve"}, "\xFF\xFE\0\0001\0\0\0"s).err, Contains("UTF-32"));
  CHECK_THAT(run({"solve"}, "\0\0\xFE\xFF\0\0\0001"s).err, Contains("UTF-32"));
  CHECK_THAT(run({"solve"},
                 "\xFF\xFE"
                 "1\0"s)
                 .err,
             Contains("UTF-16"));
}

TEST_CASE("cli: one symbol gets the singular", "[cli][hints]") {
  CHECK_THAT(run({"solve"}, "123456789\n1\n").err, Contains("row 2 has 1 symbol, "));
}

TEST_CASE("cli: a file of a directory that can't be written is named without its temporary place",
          "[cli][hints]") {
  for (const std::string& command :
       {"prove -p " + worksheet + " -o new", "dimacs --split new -p " + worksheet,
        "dimacs --split sub/new -p " + worksheet, std::string("man --all -o new")}) {
    const RunResult result =
        shell("mkdir sub; (ulimit -f 0; \"$SUDOKU_SAT\" " + command + " 2>&1) | cat; ls -A . sub");
    INFO(result);
    CHECK_THAT(result.out, Contains("error: ") && !Contains(".tmp"));
  }
}

TEST_CASE("cli: limits that nobody reaches are written briefly", "[cli][hints]") {
  for (const Strings& arguments : {Strings{"solve", "-n", "x"},
                                   {"generate", "--seed", "-1"},
                                   {"count", "--limit", "18446744073709551616"}}) {
    const std::string error = only_error(run(arguments), 2);
    CHECK_THAT(error, Contains("2^64") && !Contains("18446744073709551615"));
  }
}
