// sudoku-sat convert: puzzles from any format to any other, without solving.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

const std::string killer =
    "title: Small\nauthor: N. N.\nsize: 4\nrules: diagonals\ncages:\n  5: r1c1 r1c2\n\n"
    "...4\n....\n....\n1...\n";

std::string converted(const std::string& text, const Strings& options) {
  Strings arguments = {"convert"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const RunResult result = run(arguments, text);
  INFO(result);
  CHECK(result.status == 0);
  CHECK(result.err.empty());
  return result.out;
}

}  // namespace

TEST_CASE("cli: convert writes puzzles in each format without solving them", "[cli][convert]") {
  CHECK(converted(small, {"-f", "line"}) == small + "\n");
  CHECK(converted(small, {"-f", "csv"}) == "1,0,0,0\n0,0,2,0\n0,3,0,0\n0,0,0,4\n");
  CHECK_THAT(converted(small, {}), StartsWith("+-") && Contains("1'"));
  CHECK_THAT(converted(small, {"-f", "svg"}), StartsWith("<svg "));
  CHECK(converted(unsolvable, {"-f", "line"}) == unsolvable + "\n");
}

TEST_CASE("cli: convert writes grids for one puzzle, lines for many", "[cli][convert]") {
  CHECK(converted(small + " a\n" + worksheet + "\n", {}) == small + "\n" + worksheet + "\n");
  CHECK_THAT(converted(small, {}), StartsWith("+-"));
}

TEST_CASE("cli: convert writes a puzzle file that it reads back", "[cli][convert]") {
  const std::string text = converted(killer, {"-f", "puzzle"});
  CHECK(text == killer);
  CHECK(converted(text, {"-f", "puzzle"}) == text);
  CHECK(converted(small + " name\n" + worksheet, {"-f", "puzzle", "--rules", "anti-king"}) ==
        "title: name\nsize: 4\nrules: anti-king\n\n1...\n..2.\n.3..\n...4\n\nrules: anti-king\n\n" +
            in_rows(worksheet, 9));
}

TEST_CASE("cli: variables besides the grid are comments in puzzle files", "[cli][convert]") {
  const std::string text =
      "size: 4\nrule:\n  var t in 1..3\n  var s of cells\n  t = r1c1\n"
      "  for each c in cells: s(c) iff c = 4\n\n1234\n3412\n2143\n4321\n";
  const RunResult solved = run({"solve", "-f", "puzzle"}, text);
  INFO(solved);
  CHECK(solved.status == 0);
  CHECK(solved.out == text + "# t = 1\n# s:\n#  . . . #\n#  . # . .\n#  . . # .\n#  # . . .\n");
  CHECK(converted(solved.out, {"-f", "puzzle"}) == text);
  CHECK_THAT(run({"solve"}, text).out, Contains("\nt = 1\n"));
  // Other programs' tables hold the grid alone.
  CHECK(run({"solve", "-f", "csv"}, text).out == "1,2,3,4\n3,4,1,2\n2,1,4,3\n4,3,2,1\n");
}

TEST_CASE("cli: the symbols asked for are checked, and written", "[cli][convert]") {
  for (const std::string list : {"", "AA"}) {
    const RunResult empty = run({"convert", "--symbols", list, "--empty"});
    CHECK(empty.status == 2);
    CHECK_THAT(empty.err, Contains("--symbols" + (list.empty() ? ":" : " " + list)));
    CHECK(run({"convert", "--symbols", list, "-p", small}).status == 2);
  }
  CHECK(run({"convert", "--symbols", "1-4", "--empty"}).status == 2);
  for (const std::string size : {"49", "49x3", "3x49"}) {
    CHECK(
        run({"convert", "--symbols", "0-F", "--empty", "--size", size}).err ==
        "sudoku-sat: error: --symbols 0123456789ABCDEF: 16 symbols, but 49 values on the board\n");
  }
  CHECK(run({"solve", "--symbols", "0-F", "--empty", "--size", "12x8", "-f", "line"}).out.front() ==
        '0');
  CHECK(converted("0..........3....", {"-f", "csv", "--symbols", "0-3"}) ==
        "0,.,.,.\n.,.,.,.\n.,.,.,3\n.,.,.,.\n");
}

TEST_CASE("cli: the JSON of convert describes the whole puzzle", "[cli][convert]") {
  const Json json = Json::parse(converted(killer, {"-f", "json"}));
  CHECK(json.at("index") == 0);
  CHECK(json.at("label").is_null());
  CHECK(json.at("title") == "Small");
  CHECK(json.at("author") == "N. N.");
  CHECK(json.at("puzzle") == "...4........1...");
  CHECK(json.at("size") == 4);
  CHECK(json.at("box") == "2x2");
  const Json rules =
      Json::parse(R"([{"name":"cages","data":["5: r1c1 r1c2"]},{"name":"diagonals","data":[]}])");
  CHECK(json.at("rules") == rules);
}

TEST_CASE("cli: convert reads all inputs, and each gets its index and label", "[cli][convert]") {
  const auto objects =
      objects_of(run({"convert", "-f", "json", "-p", small + " a", "-p", worksheet + " b"}));
  REQUIRE(objects.size() == 2);
  CHECK(objects[0].at("label") == "a");
  CHECK(objects[1].at("index") == 1);
  CHECK(objects[1].at("label") == "b");
  CHECK(objects[1].at("rules").empty());
}

TEST_CASE("cli: convert continues after what it can't read", "[cli][convert]") {
  const std::string text = small + "\n1?\n\n" + small + "\n";
  const RunResult lines = run({"convert"}, text);
  CHECK(lines.status == 1);
  CHECK(lines.out == small + "\ninvalid\n" + small + "\n");
  CHECK_THAT(lines.err, Contains("standard input:2:2: '?'"));
  const auto objects = objects_of(run({"convert", "-f", "json"}, text));
  REQUIRE(objects.size() == 3);
  CHECK(objects[1].at("puzzle").is_null());
  CHECK_THAT(objects[1].at("reason").get<std::string>(), Contains("'?'"));
}

TEST_CASE("cli: convert says that a picture contains one puzzle", "[cli][convert]") {
  const RunResult result = run({"convert", "-f", "svg", "-p", small, "-p", small});
  CHECK(result.status == 2);
  CHECK_THAT(result.err, Contains("svg can hold only one picture"));
}

TEST_CASE("cli: convert writes a file completely or not at all", "[cli][convert]") {
  const Scratch files;
  const std::string file = files.file("out.txt");
  CHECK(run({"convert", "-f", "line", "-o", file, "-p", small}).status == 0);
  CHECK(read_file(file) == small + "\n");
  CHECK(run({"convert", "-f", "line", "-o", file, "--size", "9", "-p", small}).status == 2);
  CHECK(read_file(file) == small + "\n");
}

TEST_CASE("cli: a picture's title is the puzzle's, or its label", "[cli][convert]") {
  CHECK_THAT(converted(killer, {"-f", "svg"}), Contains("<title>Small</title>"));
  CHECK_THAT(converted(small + " name", {"-f", "svg"}), Contains("<title>name</title>"));
}

TEST_CASE("cli: solve and check show title and rules of a puzzle file", "[cli][convert]") {
  for (const std::string command : {"solve", "check"}) {
    CHECK_THAT(run({command, "-f", "svg"}, killer).out,
               Contains("<title>Small</title>") && Contains("stroke-dasharray"));
  }
  CHECK_THAT(run({"solve", "-f", "puzzle"}, killer).out,
             StartsWith("title: Small\nauthor: N. N.\nsize: 4\n"));
}

TEST_CASE("cli: convert --minimize leaves a puzzle of which no given follows from others",
          "[cli][convert]") {
  const std::string minimal = converted(worksheet_solution, {"--minimize", "-f", "line"});
  CHECK(run({"solve", "-f", "line", "--unique"}, minimal).out == worksheet_solution + "\n");
  const Json checked =
      objects_of(run({"check", "-f", "json", "--redundant", "--unique"}, minimal)).at(0);
  CHECK(checked.at("unique") == true);
  CHECK(checked.at("redundant") == Json::array());
  CHECK(converted(minimal, {"--minimize", "-f", "line"}) == minimal);
}

TEST_CASE("cli: convert --minimize keeps all solutions of a puzzle that has several",
          "[cli][convert]") {
  const std::string several = "123.34..........";
  const std::string minimal = converted(several, {"--minimize", "-f", "line"});
  CHECK(minimal != several + "\n");
  const std::string solutions = run({"count"}, several).out;
  CHECK(run({"count"}, minimal).out == solutions);
  CHECK(std::stoi(solutions) > 1);
}

TEST_CASE("cli: convert --minimize prints a word in place of a puzzle without a solution",
          "[cli][convert]") {
  const RunResult result =
      run({"convert", "--minimize", "-f", "line"}, joined({clashing, small, unsolvable}));
  CHECK(result.status == 20);
  CHECK(lines_of(result.out) == Strings{"unsatisfiable",
                                        lines_of(converted(small, {"--minimize", "-f", "line"}))[0],
                                        "unsatisfiable"});
  CHECK(lines_of(result.err).size() == 2);
  CHECK_THAT(result.err, Contains("standard input:1") && Contains("there is no solution"));
  const RunResult grid = run({"convert", "--minimize", "-p", unsolvable});
  CHECK(grid.status == 20);
  CHECK(grid.out.empty());
  const auto json = objects_of(run({"convert", "--minimize", "-f", "json", "-p", unsolvable}));
  CHECK(json.at(0)["reason"] == "there is no solution");
  CHECK_THAT(only_error(run({"convert", "--timeout", "1", "-p", small}), 2),
             Contains("--minimize"));
}

TEST_CASE("cli: convert says once that a format has no place for the rules", "[cli][convert]") {
  for (const std::string format : {"line", "csv"}) {
    const RunResult result = run({"convert", "-f", format}, killer);
    INFO(result);
    CHECK_THAT(result.err, Contains("warning: ") && Contains("cannot express rules (here ") &&
                               Contains("diagonals") && Contains("cages") && Contains("-f puzzle"));
    CHECK(result.status == 0);
  }
  for (const std::string format : {"json", "puzzle", "svg"}) {
    CHECK(run({"convert", "-f", format}, killer).err.empty());
  }
  const std::string series = "size: 4\nrules: diagonals\n\n" + small + "\n" + small + "\n";
  CHECK(lines_of(run({"convert"}, series).err).size() == 1);
}

TEST_CASE("cli: convert --canonical writes the same puzzle for all images of one",
          "[cli][convert]") {
  // Values 1 and 2 exchanged, columns 1 and 2 exchanged, the bands exchanged, transposed.
  const std::string images =
      "1.....2..3.....4\n2.....1..3.....4\n.1....2.3......4\n"
      ".3.....41.....2.\n1.....3..2.....4\n";
  const Strings forms = lines_of(converted(images, {"--canonical"}));
  REQUIRE(forms.size() == 5);
  for (const std::string& form : forms) CHECK(form == forms.front());
  CHECK(forms.front().substr(0, 4) == "...1");
  CHECK(converted(forms.front(), {"--canonical", "-f", "line"}) == forms.front() + "\n");
}

TEST_CASE("cli: convert --canonical after --minimize, and for puzzles that have no such form",
          "[cli][convert]") {
  const std::string both =
      converted(worksheet_solution, {"--minimize", "--canonical", "-f", "line"});
  const std::string minimal = converted(worksheet_solution, {"--minimize", "-f", "line"});
  CHECK(both == converted(minimal, {"--canonical", "-f", "line"}));
  const RunResult refused = run({"convert", "--canonical", "--rules", "diagonals", "-p", small});
  CHECK(refused.status == 1);
  CHECK(refused.out.empty());
  CHECK_THAT(refused.err, Contains("-p:1: not changed: only plain 9x9 and 4x4 puzzles"));
  const RunResult clash = run({"convert", "--canonical", "-f", "line", "-p", clashing});
  CHECK(clash.out == "unknown\n");
  CHECK_THAT(clash.err, Contains("givens conflict"));
}

TEST_CASE("cli: convert --same shows which puzzles are the same", "[cli][convert]") {
  const std::string puzzles =
      small + "\n" + unsolvable + "\n2.....1..3.....4\n" + clashing + "\n" + small + "\n";
  const RunResult result = run({"convert", "--same"}, puzzles);
  INFO(result);
  CHECK(result.status == 1);
  CHECK(lines_of(result.out) == Strings{"1", "2", "1", "unknown", "1"});
  CHECK_THAT(result.err, Contains("4 puzzles, 2 different"));
  const auto json = objects_of(run({"convert", "--same", "-f", "json"}, puzzles));
  REQUIRE(json.size() == 5);
  CHECK(json[2]["same_as"] == 0);
  CHECK(json[3]["same_as"] == nullptr);
  CHECK_THAT(only_error(run({"convert", "--same", "-f", "grid", "-p", small}), 2),
             Contains("-f json"));
}
