// External solvers that lie, hang, crash and babble: small scripts that the tests write. After each
// run the temporary files and all processes have to be gone.
#include <signal.h>
#include <sys/stat.h>

#include <array>
#include <atomic>
#include <catch2/catch.hpp>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>

#include "sudoku_sat/io.hpp"
#include "sudoku_sat/solver.hpp"
#include "support/setting.hpp"

using namespace sudoku_sat;
using Catch::Contains;

namespace {

std::size_t open_descriptors() {
  const std::filesystem::directory_iterator all("/proc/self/fd");
  return static_cast<std::size_t>(std::distance(begin(all), end(all)));
}

/// A script that plays a solver, and the formula (1 or 2) and (not 1 or 3) and (not 3 or not 2).
/// The script gets the formula as $1, the answer's file as $2 and a folder of its own as $3.
class Fake {
 public:
  explicit Fake(const std::string& script) : Fake(script, "{cnf} ''") {}
  Fake(const std::string& script, const std::string& arguments)
      : temporary_(made(directory_.file("it's temporary"))),
        setting_("TMPDIR", temporary_),
        descriptors_(open_descriptors()) {
    std::filesystem::create_directory(notes_);
    const std::string path = directory_.file("fake.sh");
    std::ofstream(path) << "#!/bin/sh\n" << script << "\n";
    chmod(path.c_str(), 0700);
    solver_ = make_solver(choose_solver(path + " " + arguments + " " + notes_));
    solver_->new_vars(3);
    for (const auto& clause : {std::array{1, 2}, std::array{-1, 3}, std::array{-3, -2}}) {
      solver_->add_clause(clause);
    }
  }

  Solver& solver() { return *solver_; }

  Answer solve(const Limits& limits = {}) {
    const Answer answer = solver_->solve(limits);
    check_traces();
    return answer;
  }

  /// The error's text.
  std::string error() {
    std::string text = "no error";
    try {
      solver_->solve({});
    } catch (const SolverError& error) {
      text = error.what();
    }
    CHECK_THAT(text, Contains("fake.sh"));
    check_traces();
    return text;
  }

  std::filesystem::path notes() const { return notes_; }

 private:
  static std::string made(const std::string& folder) {
    std::filesystem::create_directory(folder);
    return folder;
  }

  void check_traces() const {
    CHECK(std::filesystem::is_empty(temporary_));
    CHECK(open_descriptors() == descriptors_);
  }

  TemporaryDirectory directory_;
  std::string temporary_;
  std::string notes_ = directory_.file("notes");
  support::Setting setting_;
  std::size_t descriptors_;
  std::unique_ptr<Solver> solver_;
};

/// Whether the process runs; one that is dead and waits for init to take note does not.
bool runs(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  const std::size_t name_end = text.rfind(") ");
  return name_end != text.npos && text[name_end + 2] != 'Z';
}

/// Whether the process whose number the script noted is gone; waits a little, since a killed
/// process takes a moment to die.
bool gone(const std::filesystem::path& note) {
  pid_t pid = 0;
  std::ifstream(note) >> pid;
  REQUIRE(pid > 1);
  for (int i = 0; i < 500 && runs(pid); ++i) {
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return !runs(pid);
}

}  // namespace

TEST_CASE("an honest answer is taken", "[external]") {
  Fake fake("echo s SATISFIABLE; echo v 1 -2; echo v 3 0; exit 10");
  REQUIRE(fake.solve() == Answer::satisfiable);
  const Model model = fake.solver().model(3);
  CHECK(model[1] == Model::Value::is_true);
  CHECK(model[2] == Model::Value::is_false);
  CHECK(model[3] == Model::Value::is_true);
}

TEST_CASE("status 0 goes with every answer", "[external]") {
  CHECK(Fake("echo s SATISFIABLE; echo v 1 -2 3 0").solve() == Answer::satisfiable);
  CHECK(Fake("echo s UNSATISFIABLE").solve() == Answer::unsatisfiable);
  CHECK(Fake("echo s UNKNOWN").solve() == Answer::unknown);
}

TEST_CASE("clasp's status 30 goes with a model", "[external]") {
  CHECK(Fake("echo v 1 -2 3 0; echo s SATISFIABLE; exit 30").solve() == Answer::satisfiable);
}

TEST_CASE("a solver may give up with the status of its kind", "[external]") {
  CHECK(Fake("echo s UNKNOWN; exit 1").solve() == Answer::unknown);
  CHECK(Fake("echo s INDETERMINATE; exit 15").solve() == Answer::unknown);
  CHECK(Fake("echo c UNKNOWN").solve() == Answer::unknown);
}

TEST_CASE("the answer may come in a file", "[external]") {
  Fake fake("echo log; echo SAT > \"$2\"; echo 1 -2 3 0 >> \"$2\"; exit 10", "{cnf} {out}");
  REQUIRE(fake.solve() == Answer::satisfiable);
  CHECK(fake.solver().value(1));
}

TEST_CASE("the formula is written as DIMACS, the assumptions as unit clauses", "[external]") {
  Fake fake("cp \"$1\" \"$3\"; echo s UNSATISFIABLE");
  fake.solver().assume(-2);
  REQUIRE(fake.solve() == Answer::unsatisfiable);
  std::ifstream file(fake.notes() / "formula.cnf");
  const std::string text(std::istreambuf_iterator<char>(file), {});
  CHECK(text == "p cnf 3 4\n1 2 0\n-1 3 0\n-3 -2 0\n-2 0\n");
}

TEST_CASE("assumptions hold for one solve only and count as failed", "[external]") {
  Fake fake("tail -n 1 \"$1\" | grep -q '^2 0' && echo s UNSATISFIABLE || echo s UNKNOWN");
  fake.solver().assume(2);
  REQUIRE(fake.solve() == Answer::unsatisfiable);
  CHECK(fake.solver().failed(2));
  CHECK_FALSE(fake.solver().failed(-2));
  CHECK(fake.solve() == Answer::unknown);
}

TEST_CASE("model and failed are refused in a state that has none", "[external]") {
  Fake fake("echo s SATISFIABLE; echo v 1 -2 3 0");
  CHECK_THROWS_AS(fake.solver().value(1), std::logic_error);
  REQUIRE(fake.solve() == Answer::satisfiable);
  CHECK_NOTHROW(fake.solver().value(1));
  CHECK_THROWS_AS(fake.solver().failed(1), std::logic_error);
  fake.solver().assume(1);
  CHECK_THROWS_AS(fake.solver().value(1), std::logic_error);
}

TEST_CASE("a variable that the answer leaves open is false in the model", "[external]") {
  Fake fake("echo s SATISFIABLE; echo v -1 2 -3 0");
  fake.solver().new_vars(1);
  REQUIRE(fake.solve() == Answer::satisfiable);
  CHECK(fake.solver().value(4) == false);
}

TEST_CASE("an answer that leaves a clause open is an error", "[external]") {
  CHECK_THAT(Fake("echo s SATISFIABLE; echo v 1 0").error(),
             Contains("does not satisfy clause 2: -1 3"));
}

TEST_CASE("a wrong model is an error that names the clause", "[external]") {
  CHECK_THAT(Fake("echo s SATISFIABLE; echo v 1 2 3 0; exit 10").error(),
             Contains("the answer of solver") && Contains("does not satisfy clause 3: -3 -2"));
}

TEST_CASE("a model against an assumption is an error", "[external]") {
  Fake fake("echo s SATISFIABLE; echo v 1 -2 3 0; exit 10");
  fake.solver().assume(-1);
  CHECK_THAT(fake.error(), Contains("does not satisfy the assumption -1"));
}

TEST_CASE("a status that contradicts the answer is an error", "[external]") {
  CHECK_THAT(Fake("echo s UNSATISFIABLE; exit 10").error(),
             Contains("answers unsatisfiable, but ended with status 10"));
  CHECK_THAT(Fake("echo s SATISFIABLE; echo v 1 -2 3 0; exit 20").error(),
             Contains("answers satisfiable, but ended with status 20"));
  CHECK_THAT(Fake("echo s UNSATISFIABLE; exit 1").error(), Contains("ended with status 1"));
  CHECK_THAT(Fake("echo s UNKNOWN; exit 10").error(), Contains("answers unknown"));
  CHECK_THAT(Fake("echo s UNKNOWN; exit 65").error(), Contains("answers unknown"));
}

TEST_CASE("a truncated answer is an error", "[external]") {
  CHECK_THAT(Fake("echo s SATISFIABLE; printf 'v 1 -2'; exit 10").error(), Contains("truncated"));
  CHECK_THAT(Fake("echo s SATISFIABLE; exit 10").error(), Contains("prints no model"));
}

TEST_CASE("the closing 0 may be missing if the model is complete, as z3's is", "[external]") {
  CHECK(Fake("echo s SATISFIABLE; echo 'v 1 -2 3 '").solve() == Answer::satisfiable);
}

TEST_CASE("a crash is an error that names the signal", "[external]") {
  CHECK_THAT(Fake("kill -SEGV $$").error(), Contains("crashed with signal 11"));
  CHECK_THAT(Fake("echo s UNSATISFIABLE; (kill -ABRT $(exec sh -c 'echo $PPID')); exit $?").error(),
             Contains("crashed with signal 6"));
}

TEST_CASE("a status without an answer is an error with the last words", "[external]") {
  CHECK_THAT(Fake("echo first >&2; echo out of memory >&2; echo >&2; exit 1").error(),
             Contains("status 1 without an answer: out of memory"));
  CHECK_THAT(Fake("exit 10").error(), Contains("status 10 without an answer"));
  CHECK_THAT(Fake("true").error(), Contains("status 0 without an answer"));
  CHECK_THAT(Fake("exit 255").error(), Contains("status 255 without an answer"));
  CHECK_THAT(Fake(": > \"$2\"", "{cnf} {out}").error(), Contains("status 0 without an answer"));
  CHECK_THAT(Fake("true", "{cnf} {out}").error(), Contains("status 0 without an answer"));
}

TEST_CASE("last words are quoted without what a terminal would obey", "[external]") {
  const std::string text = Fake("printf '\\033[2Jbad\\007' >&2; exit 1").error();
  CHECK_THAT(text, Contains("?[2Jbad?"));
}

TEST_CASE("garbage is an error with its place", "[external]") {
  CHECK_THAT(Fake("echo c fine; echo hello world").error(),
             Contains("no valid answer: answer:2:1: 'hello'"));
  CHECK_THAT(Fake("echo s SATISFIABLE; echo v 1 -2 4 0").error(), Contains("answer:2:8:"));
  CHECK_THAT(Fake("head -c 100000 /dev/urandom").error(), Contains("no valid answer"));
  CHECK_THAT(Fake("printf 's SATISFIABLE\\000\\nv 1 0\\n'").error(), Contains("answer:1:3:"));
}

TEST_CASE("a complaint beside an answer is an error", "[external]") {
  CHECK_THAT(Fake("echo '(error, \"unexpected char\")'; echo s SATISFIABLE; echo v 1 -2 3").error(),
             Contains("reports (error, \"unexpected char\")"));
  CHECK_THAT(Fake("echo s SATISFIABLE; echo v 1 -2 3 0; echo '(error \"late\")'").error(),
             Contains("reports (error \"late\")"));
}

TEST_CASE("z3's figures may come after its answer", "[external]") {
  CHECK(Fake("echo s SATISFIABLE; echo v 1 -2 3; echo '(:sat-conflicts 3'; echo ' :time 0.1)'")
            .solve() == Answer::satisfiable);
}

TEST_CASE("endless output is cut off", "[external]") {
  Fake fake("echo $$ > \"$3/pid\"; yes c babble");
  CHECK_THAT(fake.error(), Contains("more than any answer"));
  CHECK(gone(fake.notes() / "pid"));
}

TEST_CASE("endless standard error does no harm", "[external]") {
  Fake fake("yes babble | head -c 3000000 >&2; echo s UNSATISFIABLE");
  CHECK(fake.solve() == Answer::unsatisfiable);
}

TEST_CASE("a program that is not there is said to be not found", "[external]") {
  const auto solver = make_solver(choose_solver("no-such-solver-at-all {cnf}"));
  CHECK_THROWS_WITH(solver->solve({}),
                    Contains("no-such-solver-at-all") && Contains("was not found"));
}

TEST_CASE("a file that is no program is said to be not executable", "[external]") {
  const auto solver = make_solver(choose_solver("/dev/null {cnf}"));
  CHECK_THROWS_WITH(solver->solve({}), Contains("can't be executed"));
}

TEST_CASE("a time-out kills a solver that won't end, and its children", "[external]") {
  Fake fake(
      "trap '' TERM; sleep 1000 & echo $! > \"$3/child\"; echo $$ > \"$3/pid\"; "
      "while :; do sleep 1000; done");
  CHECK(fake.solve(Limits(0.3, nullptr)) == Answer::unknown);
  CHECK(gone(fake.notes() / "pid"));
  CHECK(gone(fake.notes() / "child"));
}

TEST_CASE("an interrupt ends a solver", "[external]") {
  Fake fake("echo $$ > \"$3/new\"; mv \"$3/new\" \"$3/pid\"; exec sleep 1000");
  std::atomic<bool> interrupt = false;
  std::thread user([&] {
    for (int i = 0; i < 1000 && !std::filesystem::exists(fake.notes() / "pid"); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    interrupt = true;
  });
  CHECK(fake.solve(Limits(std::nullopt, &interrupt)) == Answer::unknown);
  user.join();
  CHECK(gone(fake.notes() / "pid"));
}

TEST_CASE("an exception from the limits leaves no files or processes", "[external]") {
  Fake fake("echo $$ > \"$3/pid\"; exec sleep 1000");
  const std::filesystem::path pid = fake.notes() / "pid";
  const Limits limits(std::nullopt, nullptr, [&] {
    if (std::filesystem::exists(pid) && std::filesystem::file_size(pid) > 0) {
      throw std::runtime_error("enough");
    }
  });
  CHECK_THROWS_WITH(fake.solve(limits), "enough");
  CHECK(gone(pid));
}

TEST_CASE("a grandchild that keeps the pipe is not waited for", "[external]") {
  Fake fake("sleep 1000 & echo $! > \"$3/child\"; echo s UNSATISFIABLE; exit 20");
  CHECK(fake.solve() == Answer::unsatisfiable);
  CHECK(gone(fake.notes() / "child"));
}

TEST_CASE("a solver that closes its output early is waited for", "[external]") {
  Fake fake("exec >&- 2>&-; sleep 0.2; echo UNSAT > \"$2\"; exit 20", "{cnf} {out}");
  CHECK(fake.solve() == Answer::unsatisfiable);
}

TEST_CASE("an answer's file that is a pipe is not waited for", "[external]") {
  CHECK_THAT(Fake("mkfifo \"$2\"", "{cnf} {out}").error(), Contains("without an answer"));
}

TEST_CASE("a solver does not inherit that SIGPIPE is ignored", "[external]") {
  const auto before = signal(SIGPIPE, SIG_IGN);
  CHECK_THAT(Fake("kill -PIPE $$; echo s UNSATISFIABLE").error(), Contains("signal 13"));
  signal(SIGPIPE, before);
}

TEST_CASE("a solver has an empty standard input", "[external]") {
  CHECK(Fake("cat; echo s UNSATISFIABLE").solve() == Answer::unsatisfiable);
}

TEST_CASE("nothing is run if a limit has been reached already", "[external]") {
  Fake fake("touch \"$3/ran\"; echo s UNSATISFIABLE");
  CHECK(fake.solve(Limits(0.0, nullptr)) == Answer::unknown);
  CHECK(std::filesystem::is_empty(fake.notes()));
}

TEST_CASE("figures on standard output are read, even if the answer is in a file", "[external]") {
  Fake fake("echo conflicts: 17; echo SAT > \"$2\"; echo 1 -2 3 0 >> \"$2\"", "{cnf} {out}");
  REQUIRE(fake.solve() == Answer::satisfiable);
  CHECK(fake.solver().statistics().conflicts == 17);
  CHECK_FALSE(fake.solver().statistics().decisions);
}

TEST_CASE("the figures of all calls count together, without one that would not fit", "[external]") {
  Fake fake("echo c 5 decisions; echo c conflicts: 9223372036854775807; echo s UNSATISFIABLE");
  REQUIRE(fake.solve() == Answer::unsatisfiable);
  REQUIRE(fake.solve() == Answer::unsatisfiable);
  CHECK(fake.solver().statistics().decisions == 10);
  CHECK(fake.solver().statistics().conflicts == 9223372036854775807);
}

TEST_CASE("no formula is written if a limit has been reached already", "[external]") {
  Fake fake("echo s UNSATISFIABLE");
  REQUIRE(fake.solve() == Answer::unsatisfiable);
  CHECK(fake.solver().statistics().write_seconds);
  REQUIRE(fake.solve(Limits(0.0, nullptr)) == Answer::unknown);
  CHECK_FALSE(fake.solver().statistics().write_seconds);
}
