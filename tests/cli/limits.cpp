// Commands that a limit ends report it: status 30, no word or number that looks like an answer, and
// the reason on standard error.
#include <catch2/catch.hpp>
#include <string>
#include <vector>

#include "helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::Matches;
using Catch::StartsWith;

namespace {

/// A command that a limit ends at once, and all that it writes then.
struct LimitedCommand {
  Strings arguments;
  std::string out;
};

const std::vector<LimitedCommand>& limited_commands() {
  static const std::vector<LimitedCommand> all{
      {{"solve"}, ""},
      {{"solve", "-f", "line", "--unique"}, "unknown\n"},
      {{"solve", "-f", "csv", "-n", "0", "-e", "maple"}, ""},
      {{"check", "-f", "line"}, "unknown\n"},
      {{"count"}, "unknown\n"},
      {{"candidates"}, ""},
      {{"candidates", "-f", "line"}, "unknown\n"},
      {{"candidates", "-f", "svg"}, ""},
      {{"candidates", "--counts"}, ""},
      {{"trace"}, ""},
      {{"trace", "-f", "json"}, ""},
      {{"convert", "--minimize"}, ""},
      {{"convert", "--minimize", "-f", "line"}, "unknown\n"},
      {{"compare", "--encodings", "minimal", "--solve"}, ""},
      {{"compare", "--encodings", "minimal", "--solve", "-f", "json"}, "[]\n"},
      {{"prove", "-o", "no-certificate"}, ""},
  };
  return all;
}

RunResult limited(Strings arguments, bool with_puzzle = true) {
  for (const char* option : {"--timeout", "1e-9"}) arguments.emplace_back(option);
  if (with_puzzle) arguments.insert(arguments.end(), {"-p", worksheet});
  return run(arguments);
}

Json limited_json(Strings arguments, bool with_puzzle = true) {
  arguments.insert(arguments.end(), {"-f", "json"});
  const RunResult result = limited(std::move(arguments), with_puzzle);
  INFO(result);
  CHECK(result.status == 30);
  CHECK_THAT(result.err, Contains("time-out"));
  return objects_of(result).at(0);
}

}  // namespace

TEST_CASE("cli: a limit that ends a command does not pass for an answer", "[cli]") {
  for (const LimitedCommand& command : limited_commands()) {
    const RunResult result = limited(command.arguments);
    CAPTURE(command.arguments);
    INFO(result);
    CHECK(result.status == 30);
    CHECK(result.out == command.out);
    CHECK_THAT(result.err, Contains("time-out"));
  }
  CHECK_FALSE(std::filesystem::exists("no-certificate"));
}

TEST_CASE("cli: json of a command that a limit ends has the reason, and nothing found", "[cli]") {
  const Json candidates = limited_json({"candidates"});
  CHECK(candidates.at("status") == "unknown");
  CHECK(candidates.at("candidates") == nullptr);
  CHECK(candidates.at("complete") == false);
  CHECK(candidates.at("reason") == "time-out");
  const Json count = limited_json({"count"});
  CHECK(count.at("status") == "unknown");
  CHECK(count.at("complete") == false);
  const Json solved = limited_json({"solve", "-n", "0", "-e", "maple"});
  CHECK(solved.at("complete") == false);
  CHECK(solved.at("variables") == nullptr);
  CHECK(limited_json({"check", "--all"}).at("complete") == false);
  CHECK(limited_json({"explain"}).at("status") == "unknown");
  CHECK(limited_json({"rate"}).at("grade") == nullptr);
  CHECK(limited_json({"convert", "--minimize"}).at("status") == "unknown");
  const Json generated = limited_json({"generate"}, false);
  CHECK(generated.at("puzzle") == nullptr);
  CHECK_THAT(generated.at("reason").get<std::string>(), StartsWith("time-out"));
}

TEST_CASE("cli: an interrupted count says what is known, and how many puzzles are done", "[cli]") {
  const RunResult result = shell(
      "env --default-signal=INT \"$SUDOKU_SAT\" count -p " + small + " -p " + std::string(81, '.') +
      " > out & pid=$!; while [ ! -s out ]; do sleep 0.02; done; sleep 0.1; kill -INT $pid; "
      "wait $pid; status=$?; cat out; exit $status");
  INFO(result);
  CHECK(result.status == 30);
  CHECK_THAT(result.out, Matches("1\n(unknown|at least [0-9]+)\n"));
  CHECK_THAT(result.err, Contains("interrupted after 1 puzzle\n"));
  const RunResult none = shell(
      "env --default-signal=INT \"$SUDOKU_SAT\" count --empty -o out & "
      "pid=$!; sleep 0.3; kill -INT $pid; wait $pid");
  CHECK_THAT(none.err, Contains("interrupted after 0 puzzles"));
}

TEST_CASE("cli: each puzzle has its line, however long it takes to read what to exclude", "[cli]") {
  const Scratch scratch;
  std::string solutions;
  for (int i = 0; i < 60'000; ++i) solutions += worksheet_solution + "\n";
  const std::string file = scratch.write("solutions", solutions);
  for (const std::string command : {"solve", "count", "candidates"}) {
    const RunResult result = run({command, "-f", "line", "--exclude", file, "--timeout", "0.001",
                                  "-p", worksheet, "-p", std::string(81, '.'), "-p", worksheet});
    CAPTURE(command, result.err);
    CHECK(lines_of(result.out).size() == 3);
  }
}

TEST_CASE("cli: json of every command about a puzzle has the warnings", "[cli]") {
  const Scratch scratch;
  const std::string file =
      scratch.write("warned.txt", "rules: latin, moonshine\n\n1.....2..3.....4\n");
  const std::vector<Strings> commands{{"solve"},      {"check"},   {"count"},
                                      {"candidates"}, {"explain"}, {"rate"},
                                      {"trace"},      {"convert"}, {"generate", "--seed", "1"}};
  for (const Strings& command : commands) {
    Strings arguments = command;
    arguments.insert(arguments.end(), {"-f", "json", "--ignore-unknown", file});
    const RunResult result = run(arguments);
    CAPTURE(command);
    INFO(result);
    const Json answer = Json::parse(result.out);
    REQUIRE(answer.at("warnings").size() == 1);
    CHECK_THAT(answer.at("warnings")[0].get<std::string>(), Contains("moonshine"));
    CHECK_THAT(result.err, Contains("warning: ") && Contains("moonshine"));
    const std::size_t first = result.err.find("moonshine");
    CHECK(result.err.find("moonshine", first + 1) == result.err.npos);
  }
}
