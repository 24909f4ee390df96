// sudoku-sat dimacs: formulas that exclude a solution, a file for each puzzle, series in one file.
#include <filesystem>
#include <set>

#include "cli/helpers.hpp"
#include "support/cnf.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

namespace fs = std::filesystem;

std::vector<std::string> files_listed(const std::string& directory) {
  std::set<std::string> names;
  for (const auto& entry : fs::directory_iterator(directory)) {
    names.insert(entry.path().filename().string());
  }
  return {names.begin(), names.end()};
}

const std::string with_two_solutions = "12..............";

}  // namespace

TEST_CASE("cli: the answer to a formula without the solution is the second one", "[cli][dimacs]") {
  const RunResult result = shell(
      "\"$SUDOKU_SAT\" dimacs --exclude-solution --scramble 3 -q -p " + with_two_solutions +
      " > x.cnf; cadical -q x.cnf | \"$SUDOKU_SAT\" decode -f line x.cnf; \"$SUDOKU_SAT\" solve "
      "-f line -p " +
      with_two_solutions);
  INFO(result);
  const Strings lines = lines_of(result.out);
  REQUIRE(lines.size() == 2);
  CHECK(lines[0] != lines[1]);
  CHECK_THAT(lines[0], Catch::StartsWith("12"));
}

TEST_CASE("cli: without its only solution a puzzle's formula has no model", "[cli][dimacs]") {
  const RunResult result =
      shell("\"$SUDOKU_SAT\" dimacs --exclude-solution -p '" + worksheet +
            "' -e extended > x.cnf; cadical -q x.cnf > answer; \"$SUDOKU_SAT\" decode x.cnf "
            "answer; echo $?; \"$SUDOKU_SAT\" prove -q --claim unique -p '" +
            worksheet +
            "' -e extended -o proof; grep -v '^c' x.cnf > a; grep -v '^c' proof/formula.cnf | "
            "cmp - a");
  INFO(result);
  CHECK(result.out == "20\n");
  CHECK(result.status == 0);
  CHECK_THAT(result.err, Contains("no solution besides the excluded one"));
}

TEST_CASE("cli: the excluded solution is refused as an answer", "[cli][dimacs]") {
  const Scratch files;
  const std::string cnf = files.file("x.cnf");
  CHECK(run({"dimacs", "--exclude-solution", "-p", small, "-o", cnf}).status == 0);
  std::string literals;
  for (std::size_t cell = 0; cell < 16; ++cell) {
    literals +=
        std::to_string(cell * 4 + static_cast<std::size_t>(small_solution[cell] - '0')) + " ";
  }
  CHECK_THAT(only_error(run({"decode", cnf, files.write("answer", "v " + literals + "0\n")}), 1),
             Contains("is the excluded solution"));
}

TEST_CASE("cli: if there is no solution to exclude, nothing is written", "[cli][dimacs]") {
  const Scratch files;
  const std::string cnf = files.write("x.cnf", "old");
  const RunResult result =
      run({"dimacs", "--exclude-solution", "-p", "11..............", "-o", cnf});
  CHECK(result.status == 20);
  CHECK(lines_of(result.err).size() == 1);
  CHECK(read_file(cnf) == "old");
}

TEST_CASE("cli: --split writes what dimacs writes for each puzzle, under names that sort",
          "[cli][dimacs]") {
  const Scratch files;
  Strings puzzles(12, small);
  puzzles[2] = worksheet + " hard-1";
  puzzles[10] = small + " no/name";
  const std::string stream = files.write("stream", joined(puzzles));
  const std::string directory = files.file("out");
  const RunResult result = run({"dimacs", "-e", "triads", "--split", directory, stream});
  INFO(result);
  CHECK(result.status == 0);
  CHECK(files_listed(directory) == Strings{"01.cnf", "02.cnf", "03-hard-1.cnf", "04.cnf", "05.cnf",
                                           "06.cnf", "07.cnf", "08.cnf", "09.cnf", "10.cnf",
                                           "11.cnf", "12.cnf"});
  CHECK(read_file(directory + "/03-hard-1.cnf") ==
        run({"dimacs", "-e", "triads", "-p", worksheet + " hard-1"}).out);
  CHECK(read_file(directory + "/12.cnf") == run({"dimacs", "-e", "triads", "-p", small}).out);
  CHECK(files_listed(files.path()) == Strings{"out", "stream"});
}

TEST_CASE("cli: the files of --split may be compressed, and are read as they are",
          "[cli][dimacs]") {
  for (const char* format : {"gz", "xz", "zst"}) {
    const RunResult result =
        shell("\"$SUDOKU_SAT\" dimacs --split d --compress " + std::string(format) + " -p " +
              small + " -p '" + worksheet + "'; ls d; \"$SUDOKU_SAT\" dimacs -p '" + worksheet +
              "' > x.cnf; cadical -q x.cnf > answer; \"$SUDOKU_SAT\" decode -f line d/2.cnf." +
              format + " answer");
    INFO(result);
    CHECK(result.out ==
          "1.cnf." + std::string(format) + "\n2.cnf." + format + "\n" + worksheet_solution + "\n");
  }
}

TEST_CASE("cli: --split writes no file for a bad puzzle; the others keep their numbers",
          "[cli][dimacs]") {
  const Scratch files;
  const std::string directory = files.file("out");
  const RunResult result = run({"dimacs", "--split", directory}, joined({small, "bad", small}));
  CHECK(result.status == 1);
  CHECK(lines_of(result.err).size() == 1);
  CHECK(files_listed(directory) == Strings{"1.cnf", "3.cnf"});
  const std::string other = files.file("other");
  CHECK(run({"dimacs", "--exclude-solution", "--split", other}, joined({"11..............", small}))
            .status == 20);
  CHECK(files_listed(other) == Strings{"2.cnf"});
}

TEST_CASE("cli: --split leaves nothing behind if it can't finish", "[cli][dimacs]") {
  const Scratch files;
  fs::create_directory(files.file("full"));
  files.write("full/file", "");
  CHECK_THAT(only_error(run({"dimacs", "--split", files.file("full"), "-p", small}), 1),
             Contains("not empty"));
  only_error(run({"dimacs", "--split", files.file("none")}, "no puzzle\n"), 1);
  CHECK(
      run({"dimacs", "--exclude-solution", "--split", files.file("none"), "-p", "11.............."})
          .status == 20);
  CHECK(files_listed(files.path()) == Strings{"full"});
}

TEST_CASE("cli: options of dimacs that don't go together are wrong usage", "[cli][dimacs]") {
  const std::vector<Strings> wrong = {{"--split", "d", "-o", "x"},
                                      {"--split", ""},
                                      {"--compress", "xz"},
                                      {"--split", "d", "--compress", "zip"},
                                      {"--givens", "assume", "--reduce", "units"},
                                      {"--givens", "assume", "--exclude-solution", "-p", small}};
  for (const Strings& options : wrong) {
    CAPTURE(options);
    Strings arguments = {"dimacs", "-p", small};
    arguments.insert(arguments.end(), options.begin(), options.end());
    only_error(run(arguments), 2);
  }
}

TEST_CASE("cli: a series has the rules once, and a line of assumptions for each puzzle",
          "[cli][dimacs]") {
  const Strings one = lines_of(run({"dimacs", "--givens", "assume", "-p", small}).out);
  const Strings all = lines_of(run({"dimacs", "--givens", "assume"},
                                   joined({small, "2............... b", with_two_solutions}))
                                   .out);
  CHECK(Strings(all.end() - 3, all.end()) == Strings{"a 1 26 39 64 0", "a 2 0", "a 1 6 0"});
  CHECK(Strings(all.end() - 3 - 337, all.end() - 3) == Strings(one.end() - 1 - 337, one.end() - 1));
}

TEST_CASE("cli: the answer to a series is given to the puzzle that it solves", "[cli][dimacs]") {
  for (const std::string options : {"", " --scramble 4 --annotate -q"}) {
    const RunResult result = shell(
        "printf '11..............\\n%s second\\n' " + small +
        " | \"$SUDOKU_SAT\" dimacs --givens assume" + options +
        " > x.icnf; cadical -q x.icnf > answer; \"$SUDOKU_SAT\" decode -f json x.icnf answer");
    INFO(result);
    const Json object = Json::parse(result.out);
    CHECK(object.at("index") == 1);
    CHECK(object.at("label") == "second");
    CHECK(object.at("puzzle") == small);
    CHECK(object.at("solution") == small_solution);
  }
}

TEST_CASE("cli: a series without any solution is denied as a whole", "[cli][dimacs]") {
  const RunResult result = shell(
      "\"$SUDOKU_SAT\" dimacs -q --givens assume -p 11.............. -p 22.............. > "
      "x.icnf; cadical -q x.icnf | \"$SUDOKU_SAT\" decode x.icnf; echo $?");
  INFO(result);
  CHECK(result.out == "20\n");
  CHECK_THAT(result.err, Contains("no puzzle of the series has a solution"));
}

TEST_CASE("cli: puzzles of different boards can't be a series", "[cli][dimacs]") {
  CHECK_THAT(only_error(run({"dimacs", "--givens", "assume"}, joined({small, worksheet})), 2),
             Contains("standard input:2") && Contains("its board differs"));
  CHECK_THAT(only_error(run({"dimacs", "--givens", "assume"}, joined({small, "bad"})), 1),
             Contains("standard input:2"));
}
