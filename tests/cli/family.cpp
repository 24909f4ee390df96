// sudoku-sat family: the manifest is true, and the same family has the same bytes.
#include <filesystem>
#include <set>

#include "cli/family.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
namespace fs = std::filesystem;

namespace {

bool has_program(const std::string& name) {
  if (shell("command -v " + name).status == 0) return true;
  WARN(name << " is not installed: the test has nothing to say");
  return false;
}

/// Values by cell, of a board on one line as the program writes them up to 35x35.
std::vector<std::size_t> values_in_line(const std::string& line) {
  static const std::string symbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  std::vector<std::size_t> values;
  for (const char c : line) values.push_back(symbols.find(c));
  return values;
}

/// Whether each row, column and box of a square board has each value once.
bool is_sudoku(const std::vector<std::size_t>& values, std::size_t size, std::size_t box) {
  std::set<std::vector<std::size_t>> seen;
  if (values.size() != size * size) return false;
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    const std::size_t row = cell / size;
    const std::size_t column = cell % size;
    if (values[cell] < 1 || values[cell] > size) return false;
    seen.insert({0, row, values[cell]});
    seen.insert({1, column, values[cell]});
    seen.insert({2, row / box * size + column / box, values[cell]});
  }
  return seen.size() == 3 * size * size;
}

/// The givens of a board file, on one line.
std::string givens_of(const std::string& file) {
  std::string line = run({"convert", file, "-f", "line"}).out;
  if (!line.empty()) line.pop_back();
  return line;
}

/// Checks the solution that the manifest has of a board by the rules and the givens.
void check_solution(const Family& family, const Json& instance, std::size_t box) {
  const auto solution = values_in_line(instance["solution"]);
  CHECK(is_sudoku(solution, instance["size"], box));
  const auto givens = values_in_line(givens_of(family.file(instance["board"])));
  REQUIRE(givens.size() == solution.size());
  std::size_t given = 0;
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] == 0) continue;
    ++given;
    CHECK(givens[cell] == solution[cell]);
  }
  CHECK(given == instance["givens"]);
}

/// Runs minisat on a formula: 10 or 20. Its answer is left in "answer".
int minisat(const Family& family, const Json& instance) {
  return shell_in(family.scratch.path(),
                  "minisat made/" + instance["file"].get<std::string>() + " answer", {})
      .status;
}

}  // namespace

TEST_CASE("cli: a family's manifest has each formula with its hash and a true solution",
          "[cli][family]") {
  const Family family("--sizes 9,16 --open 0.40:0.55 --count 3 --seed 7 -e extended,triads");
  INFO(family.result);
  REQUIRE(family.result.status == 0);
  CHECK(family.result.out.empty());
  REQUIRE(family.instances().size() == 12);
  for (const Json& instance : family.instances()) {
    INFO(instance["name"]);
    CHECK(instance["md5"] == hash_of(family.file(instance["file"])));
    CHECK(instance["expected"] == "satisfiable");
    check_solution(family, instance, instance["size"] == 9 ? 3 : 4);
    const std::string text = read_file(family.file(instance["file"]));
    CHECK_THAT(text, Contains("\np cnf " + instance["variables"].dump() + " " +
                              instance["clauses"].dump() + "\n"));
  }
}

TEST_CASE("cli: a family's names say size, open cells, kind, encoding and seed", "[cli][family]") {
  const Family family(
      "--sizes 9 --open 0.40:0.55 --count 2 --seed 7 -e triads --amo commander:3 --reduce units");
  REQUIRE(family.instances().size() == 2);
  CHECK(family.instances()[0]["name"] ==
        "sudoku-n9-open400-mixed-random-triads-commander3-units-s7-000");
  CHECK(family.instances()[1]["name"] ==
        "sudoku-n9-open550-mixed-random-triads-commander3-units-s7-001");
  CHECK(family.instances()[1]["open"] == "0.550");
  // 81 * 0.55, rounded down, are open.
  CHECK(family.instances()[1]["givens"] == 81 - 44);
}

TEST_CASE("cli: a family is the same on any number of threads, another one for another seed",
          "[cli][family]") {
  const std::string options = "--sizes 9,12 --open 0.5 --count 4 --unsat --proofs";
  const Family family(options);
  REQUIRE(family.result.status == 0);
  CHECK(family.files() == Family(options + " -j 3").files());
  CHECK(family.files() != Family(options + " --seed 2").files());
}

TEST_CASE("cli: a calibrated family of 25x25 boards is true and has the same bytes again",
          "[cli][family][long]") {
  if (!has_program("minisat") || !has_program("cadical")) return;
  const std::string options =
      "--sizes 25 --open 0.580:0.583 --count 1 -e triads --calibrate minisat,cadical --window "
      "0.01,60 --tries 12";
  const Family family(options);
  INFO(family.result);
  REQUIRE(family.result.status == 0);
  REQUIRE(family.instances().size() == 1);
  for (const Json& instance : family.instances()) {
    check_solution(family, instance, 5);
    CHECK(instance["md5"] == hash_of(family.file(instance["file"])));
    CHECK(minisat(family, instance) == 10);
    const RunResult decoded =
        run({"decode", family.file(instance["file"]), family.scratch.file("answer"), "-f", "line"});
    CHECK(decoded.status == 0);
    CHECK(is_sudoku(values_in_line(lines_of(decoded.out).at(0)), 25, 5));
    REQUIRE(instance["work"].size() == 2);
    for (const Json& work : instance["work"]) {
      CHECK(work["nominal_seconds"] >= 0.01);
      CHECK(work["nominal_seconds"] <= 60);
    }
  }
  CHECK(Json::parse(read_file(family.file("times.json"))).size() == 2);
  CHECK(family.files() == Family(options + " -j 2").files());
}

TEST_CASE("cli: a calibrated family's propagations are those that minisat prints",
          "[cli][family]") {
  if (!has_program("minisat")) return;
  const Family family("--sizes 16 --open 0.6 --count 1 --calibrate minisat --window 0,60");
  REQUIRE(family.instances().size() == 1);
  const Json& instance = family.instances()[0];
  const RunResult again =
      shell_in(family.scratch.path(),
               "minisat -verb=1 made/" + instance["file"].get<std::string>() +
                   " answer | sed -n 's/^propagations *: \\([0-9]*\\) .*/\\1/p'",
               {});
  CHECK(again.out == instance["work"][0]["propagations"].dump() + "\n");
}

TEST_CASE("cli: a family that is too easy for its window is not written", "[cli][family]") {
  const Family family(
      "--sizes 9 --open 0.5 --count 3 --calibrate in-process --window 100,200 --tries 5");
  CHECK(family.result.status == 1);
  CHECK_THAT(family.result.err, Contains("0 of 3 in 5 tries: 5 too easy, 0 too hard") &&
                                    Contains("nothing is written"));
  CHECK_FALSE(fs::exists(family.scratch.file("made")));
}

TEST_CASE("cli: a family that is too hard for its window is not written", "[cli][family]") {
  const Family family(
      "--sizes 16 --open 0.5 --count 3 --calibrate in-process --window 0,0.001 --tries 2");
  CHECK_THAT(family.result.err, Contains("0 of 3 in 2 tries: 0 too easy, 2 too hard"));
  CHECK_FALSE(fs::exists(family.scratch.file("made")));
}

TEST_CASE("cli: a family with fewer boards than wanted is written, with status 30",
          "[cli][family]") {
  const Family family(
      "--sizes 9 --open 0.5 --count 3 --calibrate in-process --window 0,5 --tries 2");
  CHECK(family.result.status == 30);
  CHECK_THAT(family.result.err, Contains("2 of 3 in 2 tries"));
  CHECK(Json::parse(read_file(family.file("manifest.json")))["count"] == 2);
}

TEST_CASE("cli: a calibrated family tries shares over the whole range first", "[cli][family]") {
  const Family family(
      "--sizes 9 --open 0.30:0.60 --count 2 --calibrate in-process --window 0,5 -e triads");
  REQUIRE(family.instances().size() == 2);
  CHECK(family.instances()[0]["open"] == "0.300");
  CHECK(family.instances()[1]["open"] == "0.460");
}

TEST_CASE("cli: a family with changed givens has no solutions, and proofs", "[cli][family]") {
  const Family family("--sizes 9,16 --open 0.45 --count 2 --unsat --proofs");
  INFO(family.result);
  REQUIRE(family.instances().size() == 4);
  const bool other_solver = has_program("minisat");
  for (const Json& instance : family.instances()) {
    CHECK(instance["expected"] == "unsatisfiable");
    CHECK(instance["solution"].is_null());
    CHECK_THAT(instance["name"].get<std::string>(), Catch::EndsWith("-unsat"));
    CHECK_THAT(read_file(family.file(instance["proof"])), Catch::EndsWith("0\n"));
    if (other_solver) CHECK(minisat(family, instance) == 20);
    CHECK(run({"solve", family.file(instance["board"]), "-f", "line"}).status == 20);
    // The value that was changed is a given of the board.
    const std::string changed = instance["changed"];
    CHECK_THAT(changed, Contains("="));
  }
}

TEST_CASE("cli: a family whose changed givens leave solutions says so", "[cli][family]") {
  const Family family("--sizes 9 --open 0.95 --unsat");
  CHECK_THAT(only_error(family.result, 1), Contains("fewer open cells"));
}

TEST_CASE("cli: a family whose givens can't be changed says so", "[cli][family]") {
  for (const std::string open : {"0", "1"}) {
    CAPTURE(open);
    const Family family("--sizes 9 --open " + open + " --unsat");
    CHECK_THAT(only_error(family.result, 1), Contains("no given can be changed"));
  }
}

TEST_CASE("cli: what is not decided within a family's budget is unknown", "[cli][family]") {
  const Family family("--sizes 36 --open 0.55 --count 1 --unsat --budget 0.000001 -e triads");
  INFO(family.result);
  CHECK(family.result.status == 0);
  CHECK_THAT(family.result.err, Contains("1 board not decided within --budget"));
  CHECK(family.instances()[0]["expected"] == "unknown");
  CHECK(family.instances()[0]["solution"].is_null());
}

TEST_CASE("cli: a family's solving times go into a file of their own", "[cli][family]") {
  const Family family("--sizes 9 --open 0.5 --count 2 --times in-process -e extended,triads");
  REQUIRE(family.result.status == 0);
  const Json times = Json::parse(read_file(family.file("times.json")));
  REQUIRE(times.size() == 4);
  std::set<std::string> names;
  for (const Json& run : times) {
    names.insert(run["name"]);
    CHECK(run["solver"] == "in-process");
    CHECK(run["answer"] == "satisfiable");
    CHECK(run["seconds"] > 0);
  }
  CHECK(names.size() == 4);
}

TEST_CASE("cli: a solver that says something else than is expected ends a family",
          "[cli][family]") {
  const Family family("--sizes 9 --open 0.5 --times \"echo 's UNSATISFIABLE' # {cnf}\"");
  CHECK_THAT(only_error(family.result, 1), Contains("answers unsatisfiable for a board"));
  CHECK(fs::is_empty(family.scratch.path()));
}

TEST_CASE("cli: a family of boards alone has no formulas", "[cli][family]") {
  const Family family("--sizes 9 --holes minimal --grids jigsaw --count 2 --boards");
  REQUIRE(family.instances().size() == 2);
  CHECK_FALSE(fs::exists(family.file("cnf")));
  for (const Json& instance : family.instances()) {
    const RunResult solved =
        run({"solve", "--unique", family.file(instance["board"]), "-f", "line"});
    CHECK(solved.status == 0);
    CHECK(solved.out == instance["solution"].get<std::string>() + "\n");
  }
}

TEST_CASE("cli: a family's description is a LaTeX document with its names and numbers",
          "[cli][family]") {
  const Family family("--sizes 9 --open 0.5 --count 2 --rules anti-knight");
  const std::string text = read_file(family.file("description.tex"));
  CHECK_THAT(text, Catch::StartsWith("\\documentclass") && Contains("\\end{document}\n") &&
                       Contains("9x9, maple: 2 satisfiable") && Contains("anti{-}"));
  CHECK_THAT(read_file(family.file("README.md")),
             Contains("| 9x9 | maple | 2 | 0.500 to 0.500 | 729 |"));
}

TEST_CASE("cli: a family of Latin squares says at which share they are hardest", "[cli][family]") {
  const Family family("--sizes 9,16 --open 0.5 --count 1 --grids latin --no-formulas");
  for (const char* document : {"README.md", "description.tex"}) {
    CHECK_THAT(read_file(family.file(document)), Contains("9x9 at 0.63, 16x16 at 0.49"));
  }
}

TEST_CASE("cli: a family is not written over what is there, nor half", "[cli][family]") {
  const Scratch scratch;
  scratch.write("kept", "bytes");
  const std::string directory = scratch.path().string();
  CHECK_THAT(only_error(run({"family", "--sizes", "9", "--open", "0.5", "-o", directory}), 1),
             Contains("not empty"));
  const RunResult stopped = shell_in(
      scratch.path(),
      "\"$PROGRAM\" family --sizes 25 --holes minimal --count 50 --boards -o made --timeout 0.5",
      {"PROGRAM=" + program_path().string()});
  CHECK_THAT(only_error(stopped, 30), Contains("time-out after") && Contains("nothing is written"));
  CHECK(std::distance(fs::directory_iterator(scratch.path()), {}) == 1);
}

TEST_CASE("cli: a family that is interrupted says so and leaves nothing", "[cli][family]") {
  const Scratch scratch;
  const RunResult stopped =
      shell_in(scratch.path(),
               "\"$PROGRAM\" family --sizes 25 --holes minimal --count 50 --boards -o made "
               "& while kill -0 $! && ! ls -A | grep -q tmp; do sleep 0.01; done; "
               "kill -INT $!; wait $!",
               {"PROGRAM=" + program_path().string()});
  CHECK(stopped.status == 30);
  CHECK_THAT(stopped.err, Contains("interrupted after") && Contains("nothing is written"));
  CHECK(fs::is_empty(scratch.path()));
}

TEST_CASE("cli: a family larger than the disk is refused before it is made", "[cli][family]") {
  const Family family("--sizes 900 --open 0.5 --count 100000");
  CHECK_THAT(only_error(family.result, 1), Contains("take about") && Contains("MB left"));
}

TEST_CASE("cli: a family's options that contradict each other are refused", "[cli][family]") {
  const auto refused = [](const std::string& options) {
    return only_error(Family(options).result, 2);
  };
  CHECK_THAT(refused("--open 0.5"), Contains("--sizes"));
  CHECK_THAT(refused("--sizes 9"), Contains("--open"));
  CHECK_THAT(refused("--sizes 9 --open 1.5"), Contains("1.5"));
  CHECK_THAT(refused("--sizes 9 --open 0.5678"), Contains("0.5678"));
  CHECK_THAT(refused("--sizes 9 --open -0.5"), Contains("-0.5"));
  CHECK_THAT(refused("--sizes 9 --open 0.-5"), Contains("0.-5"));
  CHECK_THAT(refused("--sizes 9 --open 0.4:"), Contains("''"));
  CHECK_THAT(refused("--sizes 9 --open 0.6:0.5"), Contains("smaller share"));
  CHECK_THAT(refused("--sizes 9 --open 0.5 --holes minimal"), Contains("minimal"));
  CHECK_THAT(refused("--sizes 9 --open 0.5 --holes balenced"), Contains("did you mean balanced"));
  CHECK_THAT(refused("--sizes 9 --open 0.5 --rules diagonals --grids latin"), Contains("latin"));
  CHECK_THAT(refused("--sizes 9 --open 0.5 --window 1,2"), Contains("--calibrate"));
  CHECK_THAT(refused("--sizes 9 --open 0.5 --calibrate in-process --window 2,1"),
             Contains("--window"));
  CHECK_THAT(refused("--sizes 9 --open 0.5 --proofs"), Contains("--unsat"));
  CHECK_THAT(refused("--sizes 9 --open 0.5 --boards -e triads"), Contains("--encoding"));
  CHECK_THAT(refused("--sizes 9 --open 0.5 --count 0"), Contains("--count"));
  CHECK_THAT(only_error(run({"family", "--sizes", "9", "--open", "0.5"}), 2), Contains("-o DIR"));
}
