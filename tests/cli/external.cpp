// Solvers that are other programs, on the command line: honest ones, and fakes that lie, crash,
// babble and hang, each a line of shell; also what is left after an interrupt.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

/// The literals of all variables, true where `solution` says so, under the standard numbering.
std::string value_lines_of(const std::string& solution, std::size_t size) {
  std::string literals;
  for (std::size_t variable = 0; variable < solution.size() * size; ++variable) {
    const auto value = static_cast<std::size_t>(solution[variable / size] - '1');
    literals += (variable % size == value ? "" : "-") + std::to_string(variable + 1) + " ";
  }
  return literals + "0\n";
}

RunResult solve_with(const std::string& solver, const Strings& more = {}) {
  Strings arguments = {"solve", "-f", "line", "-e", "maple", "-p", small, "-s", solver};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return run(arguments);
}

/// The error that a solver's failure gives, which has to name the solver.
std::string failure(const std::string& solver) {
  const RunResult result = solve_with(solver);
  INFO(result);
  CHECK(result.status == 1);
  CHECK(result.out == "unknown\n");
  const Strings lines = lines_of(result.err);
  CHECK(lines.size() == 1);
  CHECK_THAT(result.err, StartsWith("sudoku-sat: error: ") && Contains(solver.substr(0, 10)));
  return result.err;
}

/// Runs until the solver has noted that it runs, then sends the signal.
RunResult interrupted(const std::string& signal, const std::string& arguments) {
  return shell("echo kept > out; env --default-signal=INT \"$SUDOKU_SAT\" " + arguments +
                   " & pid=$!; while [ ! -e started ]; do sleep 0.02; done; kill -" + signal +
                   " $pid; wait $pid; status=$?; cat out; ls -A; exit $status",
               patience);
}

const std::string hanging = "-s 'touch started; exec sleep 1000 # {cnf}'";

}  // namespace

TEST_CASE("cli: a command's answer is taken from its standard output", "[cli][external]") {
  const Scratch files;
  const std::string answer =
      files.write("answer", "c hello\ns SATISFIABLE\nv " + value_lines_of(small_solution, 4));
  const RunResult result = solve_with("cat " + answer + " # {cnf}");
  CHECK(result.status == 0);
  CHECK(result.out == small_solution + "\n");
  CHECK(result.err.empty());
}

TEST_CASE("cli: a command's answer is taken from the file {out}", "[cli][external]") {
  const Scratch files;
  const std::string answer = files.write("answer", "SAT\n" + value_lines_of(small_solution, 4));
  const RunResult result = solve_with("echo babble; cp " + answer + " {out} # {cnf}");
  CHECK(result.status == 0);
  CHECK(result.out == small_solution + "\n");
}

TEST_CASE("cli: text before a solver's answer is allowed", "[cli][external]") {
  const Scratch files;
  const std::string answer = files.write(
      "answer", "Solved by simplification\ns SATISFIABLE\nv " + value_lines_of(small_solution, 4));
  const RunResult result = solve_with("cat " + answer + " # {cnf}");
  CHECK(result.status == 0);
  CHECK(result.out == small_solution + "\n");
  CHECK(result.err.empty());
}

TEST_CASE("cli: a command gets the puzzle's formula", "[cli][external]") {
  const Scratch files;
  const std::string copy = files.file("copy.cnf");
  CHECK(solve_with("cp {cnf} " + copy + "; echo s UNSATISFIABLE").status == 20);
  CHECK_THAT(read_file(copy), StartsWith("p cnf 64 340\n1 2 3 4 0\n"));
}

TEST_CASE("cli: a command is named in json as it was given", "[cli][external]") {
  const std::string solver = "echo s UNKNOWN # {cnf}";
  const RunResult result = run({"solve", "-f", "json", "-p", worksheet, "-s", solver});
  CHECK(result.status == 30);
  const Json object = objects_of(result).at(0);
  CHECK(object.at("solver") == solver);
  CHECK(object.at("status") == "unknown");
  CHECK(object.contains("reason"));
}

TEST_CASE("cli: a solver without a name is wrong usage", "[cli][external]") {
  for (const std::string command : {"solve", "check"}) {
    CHECK_THAT(only_error(run({command, "-p", worksheet, "-s", ""}), 2),
               Contains("the name of a solver is empty"));
  }
}

TEST_CASE("cli: a solver that gives up leaves the puzzle unknown", "[cli][external]") {
  const RunResult result = solve_with("echo s UNKNOWN # {cnf}");
  CHECK(result.status == 30);
  CHECK(result.out == "unknown\n");
}

TEST_CASE("cli: a command without {cnf} is wrong usage", "[cli][external]") {
  CHECK_THAT(only_error(run({"solve", "-p", small, "-s", "minisat -verb=0"}), 2),
             Contains("{cnf}"));
}

TEST_CASE("cli: a wrong answer is an error that names the solver", "[cli][external]") {
  const Scratch files;
  std::string wrong = small_solution;
  std::swap(wrong[14], wrong[15]);
  const std::string answer = files.write("wrong", "s SATISFIABLE\nv " + value_lines_of(wrong, 4));
  failure("cat " + answer + " # {cnf}");
  failure("echo s SATISFIABLE; echo v 1 0 # {cnf}");
}

TEST_CASE("cli: a truncated answer, a crash and babble are errors that name the solver",
          "[cli][external]") {
  CHECK_THAT(failure("echo s SATISFIABLE # {cnf}"), Contains("prints no model: Glucose needs"));
  CHECK_THAT(failure("echo s SATISFIABLE # minisat {cnf}"), Contains("to a second file, {out}"));
  CHECK_THAT(failure("echo s SATISFIABLE # cryptominisat5 {cnf}"), Contains("without --printsol"));
  CHECK_THAT(failure("printf 's SATISFIABLE\\nv 1 -2' # {cnf}"), Contains("truncated"));
  CHECK_THAT(failure("kill -SEGV $$ # {cnf}"), Contains("signal 11"));
  CHECK_THAT(failure("echo no license >&2; exit 3 # {cnf}"),
             Contains("status 3") && Contains("no license"));
  CHECK_THAT(failure("echo hello world # {cnf}"), Contains("hello"));
  CHECK_THAT(failure("no-such-program {cnf}"), Contains("not found"));
  CHECK_THAT(failure("true # {cnf} {out}"), Contains("without an answer"));
}

TEST_CASE("cli: a failure of the solver does not end a stream", "[cli][external]") {
  const RunResult result = run({"solve", "-s", "exit 3 # {cnf}", "-f", "line"},
                               joined({worksheet, clashing, worksheet}));
  CHECK(result.status == 1);
  CHECK(result.out == joined({"unknown", "inconsistent", "unknown"}));
  CHECK(lines_of(result.err).size() == 3);
}

TEST_CASE("cli: looking for the core exposes a solver that denies a solution", "[cli][external]") {
  const std::string solver = "echo s UNSATISFIABLE # {cnf}";
  for (const std::string format : {"grid", "line", "json"}) {
    CAPTURE(format);
    const RunResult result = run({"check", "-f", format, "-p", worksheet, "-s", solver});
    INFO(result);
    CHECK(result.status == 1);
    CHECK_THAT(result.err, Contains(solver));
    CHECK_THAT(result.out, !Contains("unsatisfiable"));
  }
}

TEST_CASE("cli: an interrupt ends the run with status 30 and leaves -o as it was",
          "[cli][external]") {
  for (const std::string signal : {"INT", "TERM"}) {
    for (const std::string format : {"grid", "line", "json"}) {
      CAPTURE(signal, format);
      const RunResult result = interrupted(signal, "solve -p " + worksheet + " -p " + small +
                                                       " -o out -f " + format + " " + hanging);
      INFO(result);
      CHECK(result.status == 30);
      CHECK(result.out == "kept\nout\nstarted\n");
      CHECK_THAT(result.err, Contains("interrupted"));
    }
  }
}

TEST_CASE("cli: signals that come at once, as timeout sends them, are one interrupt",
          "[cli][external]") {
  const RunResult result = shell(
      "echo kept > out; env --default-signal=INT \"$SUDOKU_SAT\" solve -o out -p " + worksheet +
          " " + hanging +
          " & pid=$!; while [ ! -e started ]; do sleep 0.02; done; for i in 1 2 3 4 5; do kill "
          "-INT $pid 2> gone; done; rm gone; wait $pid; status=$?; cat out; ls -A; exit $status",
      patience);
  INFO(result);
  CHECK(result.status == 30);
  CHECK(result.out == "kept\nout\nstarted\n");
}

TEST_CASE("cli: an interrupt says how far the run came", "[cli][external]") {
  const RunResult none = interrupted("INT", "solve -p " + worksheet + " " + hanging);
  CHECK(none.status == 30);
  CHECK_THAT(none.err, Contains("0"));
  CHECK_THAT(none.err, !Contains("after 1 puzzle"));
  // Full grids need no solver; it is asked for the third puzzle.
  const std::string full = " -p " + worksheet_solution;
  const RunResult two =
      interrupted("INT", "solve" + full + full + " -p " + worksheet + full + " -f line " + hanging);
  CHECK(two.status == 30);
  CHECK_THAT(two.out, StartsWith(joined({worksheet_solution, worksheet_solution})));
  CHECK_THAT(two.err, Contains("2 puzzles"));
}

TEST_CASE("cli: an interrupt while the program waits for input ends it", "[cli][external]") {
  const RunResult result = shell(
      "mkfifo puzzles; env --default-signal=INT \"$SUDOKU_SAT\" solve -f line puzzles > out & "
      "pid=$!; exec 3> puzzles; echo " +
          worksheet +
          " >&3; while [ ! -s out ]; do sleep 0.02; done; kill -INT $pid; wait $pid; status=$?; "
          "cat out; exit $status",
      patience);
  CHECK(result.status == 30);
  CHECK(result.out == worksheet_solution + "\n");
  CHECK_THAT(result.err, Contains("interrupted") && Contains("1 puzzle"));
}

TEST_CASE("cli: an interrupt of check ends it with status 30", "[cli][external]") {
  const RunResult result = interrupted("INT", "check -p " + worksheet + " -o out " + hanging);
  CHECK(result.status == 30);
  CHECK(result.out == "kept\nout\nstarted\n");
}

TEST_CASE("cli: an interrupt of convert ends it with status 30 and one line, after whole puzzles",
          "[cli][external]") {
  const RunResult result =
      shell("yes " + worksheet +
                " | env --default-signal=INT \"$SUDOKU_SAT\" convert -f line - > out & until [ -s "
                "out ]; do "
                "sleep 0.02; done; kill -INT $!; wait $!; status=$?; wc -l < out; "
                "exit $status",
            patience);
  CHECK(result.status == 30);
  CHECK(result.err ==
        "sudoku-sat: warning: interrupted after " + lines_of(result.out).at(0) + " puzzles\n");
}

TEST_CASE("cli: an interrupt of dimacs ends it with status 30 and leaves no file",
          "[cli][external]") {
  const RunResult result = shell(
      "env --default-signal=INT \"$SUDOKU_SAT\" dimacs --empty --size 100 -o x.cnf & pid=$!; "
      "until ls -A | grep -q .; do sleep 0.02; done; kill -INT $pid; wait $pid; status=$?; ls -A; "
      "exit $status",
      patience);
  CHECK(result.status == 30);
  CHECK(result.out.empty());
  CHECK_THAT(result.err, Contains("interrupted"));
}

TEST_CASE("cli: an interrupt ends a program even if nobody reads its output", "[cli][external]") {
  const RunResult result = shell(
      "mkfifo pipe; env --default-signal=INT \"$SUDOKU_SAT\" dimacs --empty --size 49 > pipe & "
      "pid=$!; exec 3< pipe; head -n 1 <&3; sleep 0.3; kill -INT $pid; wait $pid",
      patience);
  CHECK(result.status == 30);
  CHECK_FALSE(result.timed_out);
}

TEST_CASE("cli: a solver's files are removed", "[cli][external]") {
  for (const std::string& solver :
       {std::string("echo s UNKNOWN # {cnf}"), std::string("kill -SEGV $$ # {cnf}"), sleeper}) {
    CAPTURE(solver);
    const RunResult result =
        shell("mkdir tmp; TMPDIR=$PWD/tmp \"$SUDOKU_SAT\" solve -q -p " + worksheet +
              " --timeout 0.2 -s '" + solver + "' > /dev/null 2>&1; ls -A tmp");
    CHECK(result.out.empty());
  }
  const RunResult killed = interrupted("INT", "solve -p " + worksheet + " " + hanging);
  CHECK(killed.out == "kept\nout\nstarted\n");
}
