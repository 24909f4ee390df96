// Rules on the command line and in puzzle files, with the commands that read puzzles.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

const std::string miracle_file =
    "title: The Miracle Sudoku\nrules: anti-knight, anti-king, non-consecutive\n\n"
    "......................................1............2.............................\n";
const std::string miracle_solution =
    "483726159726159483159483726837261594261594837594837261372615948615948372948372615";

}  // namespace

TEST_CASE("cli: a puzzle file is solved by its rules", "[cli][rules]") {
  const RunResult result = run({"solve", "--unique", "-f", "line"}, miracle_file);
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.out == miracle_solution + "\n");
  CHECK(result.err.empty());
}

TEST_CASE("cli: --rules adds rules to puzzles without header", "[cli][rules]") {
  const std::string line = miracle_file.substr(miracle_file.size() - 82);
  const Strings options = {"solve", "--unique", "-f",
                           "line",  "--rules",  "anti-knight,anti-king,non-consecutive"};
  CHECK(run(options, line).out == miracle_solution + "\n");
  CHECK_THAT(run({"solve", "--unique", "-f", "line"}, line).err, Contains("more than one"));
}

TEST_CASE("cli: --rules adds rules to those of a file and to the empty board", "[cli][rules]") {
  const std::string file = "size: 4\ncages: 3: r1c1 r1c2\n";
  const Json json = Json::parse(
      run({"convert", "-f", "json", "--rules", "cages=7: r4c1 r4c2, diagonals"}, file).out);
  CHECK(json.at("rules") == Json::parse(R"([{"name":"cages","data":["3: r1c1 r1c2","7: r4c1 r4c2"]},
                        {"name":"diagonals","data":[]}])"));
  const RunResult empty =
      run({"solve", "-n", "0", "-f", "line", "--empty", "--size", "4", "--rules", "diagonals"});
  CHECK(lines_of(empty.out).size() == 48);
}

TEST_CASE("cli: every command that reads puzzles knows --rules", "[cli][rules]") {
  for (const std::string command : {"solve", "check", "dimacs", "compare", "convert"}) {
    CAPTURE(command);
    CHECK_THAT(run({command, "--help"}).out, Contains("--rules"));
    CHECK_THAT(only_error(run({command, "--rules", "anti-knigth", "--empty"}), 2),
               Contains("--rules: unknown rule 'anti-knigth'; did you mean anti-knight?"));
  }
}

TEST_CASE("cli: rules of the options that don't go with the board are wrong usage",
          "[cli][rules]") {
  for (const Strings& input : {Strings{"--empty"}, {"-p", worksheet}}) {
    for (const std::string rules : {"thermometers", "thermometers=r1c1-r1c10", "cages=r1c1 x",
                                    "grids=r2c2", "windoku=1", ",", ""}) {
      CAPTURE(rules);
      Strings arguments = {"solve", "--rules", rules};
      arguments.insert(arguments.end(), input.begin(), input.end());
      CHECK_THAT(only_error(run(arguments), 2), Contains("--rules: "));
    }
  }
}

TEST_CASE("cli: an error in a puzzle file's rules has its place and status 1", "[cli][rules]") {
  const Scratch files;
  const std::string file =
      files.write("puzzle.txt", "title: x\nthermometers:\n  r1c1-r1c3; r2c1-r2c10\n");
  CHECK_THAT(only_error(run({"solve", file}), 1), Contains("puzzle.txt:3:19: "));
  CHECK_THAT(only_error(run({"solve"}, "rules: anti-knigth\n" + worksheet), 1),
             Contains("standard input:1:8: unknown rule 'anti-knigth'; did you mean anti-knight?"));
}

TEST_CASE("cli: several grids are read, solved and drawn", "[cli][rules]") {
  const std::string file =
      "size: 4\ngrids: r1c1 r3c3\n\n12..~~\n34..~~\n..12..\n......\n~~.4..\n~~..3.\n";
  const RunResult line = run({"solve", "-f", "line"}, file);
  INFO(line);
  CHECK(line.status == 0);
  CHECK(line.out.size() == 29);
  const RunResult grid = run({"solve", "-f", "grid"}, file);
  CHECK_THAT(grid.out, Contains("~"));
  const std::string header = "size: 4\ngrids: r1c1 r3c3\n\n";
  CHECK(run({"convert", "-f", "line"}, header + grid.out).out == line.out);
  CHECK(run({"convert", "-f", "line"}, header + line.out).out == line.out);
}

TEST_CASE("cli: list rules shows the form of each rule's data", "[cli][rules]") {
  for (const Json& rule : Json::parse(run({"list", "rules", "-f", "json"}).out)) {
    CAPTURE(rule.dump());
    CHECK_FALSE(rule.at("data").get<std::string>().empty());
    if (rule.at("name") == "cages") {
      CHECK_THAT(rule.at("data").get<std::string>(), Contains("r1c1"));
    }
    if (rule.at("name") == "anti-knight") CHECK(rule.at("data") == "none");
  }
}

TEST_CASE("cli: boxes asked for beside a rule that replaces them stay through a CNF file",
          "[cli][rules]") {
  const Scratch files;
  const std::string cnf = (files.path() / "boxes.cnf").string();
  CHECK(run({"dimacs", "--rules", "latin,boxes", "-p", small, "-o", cnf}).status == 0);
  // Rows and columns have it once, box 1 twice.
  const RunResult wrong = run({"decode", cnf, "-"}, "s SATISFIABLE\nv 1 21 0\n");
  CHECK_THAT(wrong.err, Contains("(box 1)"));
}

TEST_CASE("cli: boards with more values than a row has cells are solved, counted and listed",
          "[cli][rules]") {
  for (const char* board : {"--size 9x6", "--size 10x12", "--size 12x9",
                            "--size 6 --rules values=1-9", "--size 6 --rules values=0-8,latin"}) {
    CAPTURE(board);
    const std::string program = "\"$SUDOKU_SAT\" -q ";
    const std::string empty = " --empty -f line " + std::string(board);
    CHECK(shell(program + "solve" + empty).status == 0);
    CHECK(lines_of(shell(program + "solve -n 3" + empty).out).size() == 3);
    CHECK(shell(program + "check --unique" + empty).status == 40);
  }
}

TEST_CASE("cli: --size rows x columns is the rule shape, wherever --size goes", "[cli][rules]") {
  CHECK(run({"count", "--empty", "--size", "4x2"}).out ==
        run({"count", "--empty", "--rules", "shape=4x2"}).out);
  CHECK(run({"solve", "-f", "line", "--size", "4x2"}, "12\n34\n..\n..\n").status == 0);
  const RunResult cnf = run({"dimacs", "--empty", "--size", "4x2"});
  CHECK_THAT(cnf.out, Contains("c data shape 4x2"));
  CHECK_THAT(run({"list", "encodings", "--size", "4x2", "-f", "csv"}).out, Contains("direct,32,"));
  CHECK(run({"generate", "--size", "4x2", "--seed", "1", "-f", "puzzle"})
            .out.starts_with("size: 4x2\n"));
  CHECK_THAT(only_error(run({"solve", "--empty", "--size", "4x"}), 2),
             Contains("--size 4x: expected rows x columns from 1 to 1290, e.g. 8x6"));
}

TEST_CASE("cli: what is wrong with values says which of the two is meant", "[cli][rules]") {
  const auto message = [](const char* values) {
    return only_error(run({"solve", "--empty", "--rules", std::string("values=") + values}), 2);
  };
  CHECK_THAT(message("5-9"), Contains("5 can't be the first value: 0 or 1 is possible"));
  CHECK_THAT(message("x"), Contains("the first value is missing: 0 or 1, as in \"0-8\""));
  CHECK_THAT(message("0-99"), Contains("99 can't be the last value: 0 to 34 are possible"));
  CHECK_THAT(message("0-"), Contains("the last value is missing: 0 to 34, as in \"0-8\""));
}

TEST_CASE("cli: names and numbers of a CNF say the values as the board has them", "[cli][rules]") {
  const std::string cnf =
      run({"dimacs", "--names", "--empty", "--size", "4", "--rules", "values=0-3"}).out;
  CHECK_THAT(cnf, Contains("variable (i-1)*16 + (j-1)*4 + k + 1\n"));
  CHECK_THAT(cnf, Contains("c 1 S[1,1,0]\nc 2 S[1,1,1]\n"));
  CHECK_THAT(cnf, Contains("c 64 S[4,4,3]\n"));
}
