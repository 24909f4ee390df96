// A terminal is closed, a scheduler ends a run, a user kills it: the solver that it started ends
// too, and nothing is left over.
#include "on_terminal.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

/// A solver that leaves its number in `solver`, and another that does so for what it has started.
const std::string alone = "echo $$ > solver.new; mv solver.new solver; exec sleep 1000 # {cnf}";
const std::string with_child =
    "sleep 1000 & echo $! > solver.new; mv solver.new solver; wait # {cnf}";

/// Starts the program with that solver, and sends it a signal once the solver runs. Prints its
/// status, whether the solver still runs after a while, and what is left in the directory for
/// temporary files. A process that is over, and that nobody has asked about, does not run.
RunResult signalled(const std::string& solver, const std::string& signal) {
  return shell("mkdir tmp; export TMPDIR=$PWD/tmp; \"$SUDOKU_SAT\" solve -p " + worksheet +
               " -s '" + solver + "' & while ! test -e solver; do sleep 0.02; done; kill -" +
               signal +
               " $!; wait $!; echo $?; "
               "runs() { kill -0 $1 2>/dev/null && ! grep -q ') Z' /proc/$1/stat; }; "
               "for i in $(seq 1500); do runs $(cat solver) || break; sleep 0.02; done; "
               "runs $(cat solver) && echo runs; ls tmp");
}

}  // namespace

TEST_CASE("cli: when the terminal goes away, solver and temporary files go too",
          "[cli][terminal][signals]") {
  for (const std::string& solver : {alone, with_child}) {
    for (const char* signal : {"HUP", "TERM", "INT"}) {
      CAPTURE(solver, signal);
      const RunResult result = signalled(solver, signal);
      INFO(result);
      CHECK(result.out == "30\n");
      CHECK_THAT(result.err, Contains("interrupted"));
    }
  }
}

TEST_CASE("cli: when the program is killed, the solver ends too", "[cli][terminal][signals]") {
  for (const std::string& solver : {alone, with_child}) {
    CAPTURE(solver);
    const RunResult result = signalled(solver, "KILL");
    INFO(result);
    CHECK_THAT(result.out, Catch::StartsWith("137\n") && !Contains("runs"));
  }
}

TEST_CASE("cli: under nohup the end of the terminal changes nothing", "[cli][terminal][signals]") {
  const RunResult result = shell(
      "trap '' HUP; \"$SUDOKU_SAT\" solve -p " + worksheet +
      " -s 'touch solver; while ! test -e go; do sleep 0.02; done; echo s UNKNOWN # {cnf}' & "
      "while ! test -e solver; do sleep 0.02; done; kill -HUP $!; touch go; wait $!; echo $?");
  CHECK(result.out == "30\n");
  CHECK_THAT(result.err, !Contains("interrupted"));
}

TEST_CASE("cli: runs of a solver leave no guard process behind", "[cli][terminal][signals]") {
  // The mark tells them from the guards of tests that run at the same time.
  const RunResult result =
      shell("for i in 1 2 3 4 5; do echo " + worksheet +
            "; done > many; "
            "MARK=$$ \"$SUDOKU_SAT\" solve -j 2 -f line -s 'echo s UNKNOWN # {cnf}' many > "
            "/dev/null 2>&1; "
            "for i in $(seq 200); do left=; for p in /proc/[0-9]*; do "
            "if grep -qsza \"^MARK=$$\\$\" $p/environ; then left=$p; fi; done; "
            "test -z \"$left\" && break; sleep 0.05; done; echo \"left: $left\"");
  CHECK(result.out == "left: \n");
}
