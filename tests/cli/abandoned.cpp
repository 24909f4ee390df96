// Files that a killed run leaves beside its output, or for a solver, are removed by the next run
// that writes there, unless another process still uses them.
#include "helpers.hpp"

using namespace sudoku_sat::support;

namespace {

/// `begin FILE` starts a run that has begun to write FILE and waits for more input; `left` counts
/// what is there that is not whole.
const std::string helpers_of_shell =
    "mkfifo never; exec 3<>never; left() { ls -A | grep -c 'sudoku-sat-.*tmp'; }; "
    "begin() { \"$SUDOKU_SAT\" solve -f line -o $1 never & echo " +
    worksheet +
    " >&3; until ls -A | grep -q \"sudoku-sat-$!-\"; do sleep 0.01; done; }; "
    "kill_it() { kill -KILL $!; wait $! 2>&-; }; ";

const std::string solve_command = "\"$SUDOKU_SAT\" solve -f line -p " + worksheet;

}  // namespace

TEST_CASE(
    "cli: a run removes what killed runs have left in the folder of its output, not "
    "those of "
    "living ones",
    "[cli]") {
  const RunResult result =
      shell(helpers_of_shell + "begin first.txt; kill_it; left; " + solve_command +
                " -o out.txt; left; " + "begin second.txt; " + solve_command +
                " -o out.txt; left; kill -TERM $!; wait $!; left",
            patience);
  INFO(result);
  CHECK(lines_of(result.out) == Strings{"1", "0", "1", "0"});
}

TEST_CASE("cli: files elsewhere, and files that no run has made, stay", "[cli]") {
  const RunResult result = shell(
      helpers_of_shell + "mkdir other; begin first.txt; kill_it; touch .sudoku-sat-1-0.txt; " +
          solve_command + " -o other/out.txt; ls -A | grep -c sudoku-sat-; " + solve_command +
          " > out.txt; ls -A | grep -c sudoku-sat-",
      patience);
  INFO(result);
  CHECK(lines_of(result.out) == Strings{"2", "2"});
}

TEST_CASE("cli: directories that killed runs have begun are removed, too", "[cli]") {
  const RunResult result = shell(
      "\"$SUDOKU_SAT\" family --sizes 25 --holes minimal --count 500 --boards -o made 2>&- & "
      "until ls -A | grep -q tmp; do sleep 0.01; done; kill -KILL $!; wait $! 2>&-; "
      "ls -A | grep -c tmp; \"$SUDOKU_SAT\" -q dimacs --split split -p " +
          small + "; ls -A",
      patience);
  INFO(result);
  CHECK(lines_of(result.out) == Strings{"1", "split"});
}

TEST_CASE("cli: files for a solver go with the next run of one after the program was killed",
          "[cli]") {
  const RunResult result = shell(
      "mkdir tmp; export TMPDIR=$PWD/tmp; \"$SUDOKU_SAT\" solve -p " + worksheet +
          " -s 'touch begun; exec sleep 1000 # {cnf}' & while ! test -e begun; do sleep 0.02; "
          "done; kill -KILL $!; wait $! 2>&-; ls -A tmp | wc -l; \"$SUDOKU_SAT\" solve -q -p " +
          worksheet + " -s 'echo s UNKNOWN # {cnf}'; ls -A tmp | wc -l",
      patience);
  INFO(result);
  CHECK(lines_of(result.out) == Strings{"1", "0"});
}

TEST_CASE("cli: runs that begin together don't take each other's directories for abandoned",
          "[cli]") {
  const RunResult result =
      shell("for i in $(seq 100); do \"$SUDOKU_SAT\" -q dimacs --split split-$i -p " + worksheet +
                " & done; wait; ls -d split-* | wc -l; ls -A | grep -c sudoku-sat-",
            patience);
  INFO(result);
  CHECK(lines_of(result.out) == Strings{"100", "0"});
}
