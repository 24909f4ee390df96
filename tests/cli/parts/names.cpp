// `parts` is a noun with four commands; their old names keep working and aren't shown.
#include "cli/reference/help_options.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::EndsWith;

namespace {

struct Renamed {
  std::string once;
  std::string now;
};

const std::vector<Renamed> renamed_commands = {{"split", "parts split"},
                                               {"run-part", "parts run"},
                                               {"merge", "parts merge"},
                                               {"status", "parts status"}};

}  // namespace

TEST_CASE("cli: parts shows its commands, alone on standard error as wrong usage", "[cli][parts]") {
  const RunResult help = run({"parts", "--help"});
  CHECK(help.status == 0);
  for (const char* line : {"  split       split work into parts\n", "  run         run one part\n",
                           "  merge       merge the results", "  status      show the progress"}) {
    CHECK_THAT(help.out, Contains(line));
  }
  for (const Strings& arguments : {Strings{"parts"}, {"-q", "parts"}, {"parts", "-q"}}) {
    const RunResult alone = run(arguments);
    CHECK(alone.status == 2);
    CHECK(alone.out.empty());
    CHECK(alone.err == help.out);
  }
  for (const Strings& arguments :
       {Strings{"--help", "parts"}, {"help", "parts"}, {"parts", "-h"}}) {
    CHECK(run(arguments).out == help.out);
  }
}

TEST_CASE("cli: a misspelt command of parts gets a suggestion", "[cli][parts]") {
  CHECK_THAT(only_error(run({"parts", "spilt"}), 2), EndsWith("did you mean parts split?"));
  CHECK_THAT(only_error(run({"parts", "--quiet", "mrege"}), 2),
             EndsWith("did you mean parts merge?"));
  const std::string error = only_error(run({"parts", "xyzzy"}), 2);
  CHECK_THAT(error, Contains("unknown command 'parts xyzzy'") && Contains("parts status"));
  CHECK_THAT(error, !Contains("dimacs"));
}

TEST_CASE("cli: commands of parts keep their older names", "[cli][parts]") {
  for (const auto& [once, now] : renamed_commands) {
    CAPTURE(once);
    CHECK(run({once, "--help"}).out == run(command_words(now, {"--help"})).out);
    CHECK(run({"help", once}).out == run(command_words(now, {"--help"})).out);
    CHECK(run({"man", once}).out == run(with_words({"man"}, command_words(now))).out);
    CHECK_THAT(only_error(run({once}), 2), Contains("error: " + now + " needs "));
    CHECK_THAT(only_error(run({once, "--colr", "never"}), 2), Contains("--color"));
  }
}

TEST_CASE("cli: nothing shows the older names of parts' commands", "[cli][parts]") {
  const Strings usual = help_commands();
  const Strings all = help_commands(true);
  CHECK(std::count(usual.begin(), usual.end(), "parts") == 1);
  for (const std::string hidden : {"completion", "man"}) {
    CHECK(std::count(usual.begin(), usual.end(), hidden) == 0);
    CHECK(std::count(all.begin(), all.end(), hidden) == 1);
  }
  for (const auto& [once, now] : renamed_commands) {
    CAPTURE(once);
    CHECK(std::count(all.begin(), all.end(), once) == 0);
    CHECK_THAT(run({"man"}).out, !Contains("sudoku\\-sat\\-" + once));
    // One letter is missing.
    CHECK_THAT(only_error(run({once.substr(1)}), 2), !EndsWith("mean " + once + "?"));
  }
}
