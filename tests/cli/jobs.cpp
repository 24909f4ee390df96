// solve -j: the same bytes on any number of threads, and no answer is held back while a reader
// waits for it.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

/// Puzzles of all kinds and what is none, several times over.
std::string mixed_stream(int times = 60) {
  const Strings once = {worksheet,
                        small,
                        clashing,
                        unsolvable,
                        "?",
                        small,
                        std::string(81, '.'),
                        worksheet.substr(1),
                        "1",
                        worksheet + " # labelled"};
  std::string stream;
  for (int i = 0; i < times; ++i) stream += joined(once);
  return stream;
}

RunResult solve(Strings options, const std::string& input) {
  options.insert(options.begin(), "solve");
  return run(options, input);
}

}  // namespace

TEST_CASE("cli: -j gives the same answers, messages and status in the same order", "[cli][jobs]") {
  const std::string stream = mixed_stream();
  for (const Strings& options :
       {Strings{"-f", "line"}, {"-f", "line", "--unique"}, {"-f", "grid"}}) {
    CAPTURE(options);
    const RunResult one = solve(options, stream);
    CHECK(one.status == 1);
    for (const std::string jobs : {"2", "3", "0"}) {
      Strings more = options;
      more.insert(more.end(), {"-j", jobs});
      const RunResult several = solve(more, stream);
      CHECK(several.out == one.out);
      CHECK(several.err == one.err);
      CHECK(several.status == one.status);
    }
  }
}

TEST_CASE("cli: with -j long puzzles between many quick ones keep their place", "[cli][jobs]") {
  std::string stream;
  for (int i = 0; i < 1000; ++i) {
    stream += (i % 300 == 150 ? std::string(625, '.')
               : i % 10 == 0  ? unsolvable
                              : worksheet) +
              "\n";
  }
  const RunResult one = solve({"-f", "line"}, stream);
  const RunResult two = solve({"-f", "line", "-j", "2"}, stream);
  CHECK(one.status == 20);
  CHECK(lines_of(one.out).size() == 1000);
  CHECK(two.out == one.out);
  CHECK(two.err == one.err);
  CHECK(two.status == one.status);
}

TEST_CASE("cli: -j gives the same JSON except for the times", "[cli][jobs]") {
  const auto without_times = [](const RunResult& result) {
    std::vector<Json> objects = objects_of(result);
    for (Json& object : objects) object.erase("seconds");
    return objects;
  };
  // With cores, sizes and, where there are several solutions, the same one of them.
  const std::string stream = mixed_stream(30);
  for (const Strings& options : {Strings{"-f", "json"}, {"-f", "json", "-e", "extended"}}) {
    CAPTURE(options);
    Strings more = options;
    more.insert(more.end(), {"-j", "2"});
    CHECK(without_times(solve(more, stream)) == without_times(solve(options, stream)));
  }
}

TEST_CASE("cli: -j runs that many external solvers", "[cli][jobs]") {
  // Each waits until another one runs.
  const std::string both =
      "mkdir -p meet; touch meet/$$; until [ $(ls meet | wc -l) -ge 2 ]; do sleep 0.01; done; "
      "minisat {cnf} {out} > /dev/null";
  const RunResult result = shell("printf '%s\\n%s\\n' " + worksheet + " " + worksheet +
                                     " | \"$SUDOKU_SAT\" solve -j 2 -f line -s '" + both + "'",
                                 patience);
  INFO(result);
  CHECK(result.out == joined({worksheet_solution, worksheet_solution}));
  CHECK_FALSE(result.timed_out);
}

TEST_CASE("cli: with -j answers leave before the next puzzle is waited for", "[cli][jobs]") {
  const RunResult result = shell(
      "mkfifo puzzles answers; \"$SUDOKU_SAT\" solve -j 2 -f line puzzles > answers & "
      "exec 4< answers 3> puzzles; echo " +
          worksheet + " >&3; read first <&4; echo $first; echo " + worksheet +
          " >&3; exec 3>&-; cat <&4; wait",
      patience);
  CHECK(result.out == joined({worksheet_solution, worksheet_solution}));
  CHECK_FALSE(result.timed_out);
}

TEST_CASE("cli: with -j an interrupt ends all threads and says how far it got", "[cli][jobs]") {
  const RunResult result = shell(
      "printf '%s\\n' " + small_solution + " " + worksheet + " " + worksheet +
          " > puzzles; env --default-signal=INT \"$SUDOKU_SAT\" solve -j 2 -f line -s '" +
          "touch started; " + sleeper + "' puzzles > out & pid=$!; " +
          "while [ ! -e started ]; do sleep 0.02; done; sleep 0.1; kill -INT $pid; wait $pid; "
          "status=$?; cat out; exit $status",
      patience);
  INFO(result);
  CHECK(result.status == 30);
  CHECK_THAT(result.out, StartsWith(small_solution + "\n"));
  CHECK_THAT(result.err, Contains("interrupted") && Contains("1 puzzle"));
  CHECK_FALSE(result.timed_out);
}

TEST_CASE("cli: with -j a pipe that closes early ends the program quietly", "[cli][jobs]") {
  const RunResult result = shell("yes " + small +
                                     " | { \"$SUDOKU_SAT\" solve -j 2; echo $? > status; } | "
                                     "head -n 1 > /dev/null; cat status",
                                 patience);
  CHECK(result.out == "0\n");
  CHECK(result.err.empty());
}

TEST_CASE("cli: with -j and -n a formula that was asked for is refused", "[cli][jobs]") {
  CHECK_THAT(only_error(run({"solve", "-n", "2", "-j", "2", "-e", "maple", "-p", worksheet}), 2),
             Contains("--jobs"));
}
