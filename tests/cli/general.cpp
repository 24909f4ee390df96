// Common to all commands: help, version, global options, wrong usage.
#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::EndsWith;
using Catch::StartsWith;

namespace {

bool installed(const std::string& program) { return shell("command -v " + program).status == 0; }

}  // namespace

TEST_CASE("cli: --help lists the commands and the global options", "[cli]") {
  for (const char* option : {"--help", "-h"}) {
    CAPTURE(option);
    const RunResult result = run({option});
    CHECK(result.status == 0);
    CHECK(result.err.empty());
    for (const char* word :
         {"solve", "dimacs", "decode", "check", "list", "--version", "--color"}) {
      CHECK_THAT(result.out, Contains(word));
    }
  }
}

TEST_CASE("cli: without a command ten lines say what the program is", "[cli]") {
  const RunResult result = run({});
  CHECK(result.status == 2);
  CHECK(result.out.empty());
  CHECK(lines_of(result.err).size() <= 10);
  CHECK_THAT(result.err, StartsWith("sudoku-sat encodes ") && Contains("sudoku-sat solve") &&
                             Contains("--help"));
}

TEST_CASE("cli: --version names the program and the linked CaDiCaL on one line", "[cli]") {
  for (const Strings& arguments :
       {Strings{"--version"}, {"-V"}, {"solve", "--version"}, {"-q", "--version"}}) {
    const RunResult result = run(arguments);
    CHECK(result.status == 0);
    CHECK(lines_of(result.out).size() == 1);
    CHECK_THAT(result.out, StartsWith("sudoku-sat ") && Contains("CaDiCaL "));
    CHECK(result.err.empty());
  }
}

TEST_CASE("cli: a release of CaDiCaL that hides its number gets one", "[cli]") {
  const std::string text = run({"--version"}).out;
  if (text.find("sc2021") == std::string::npos) return;
  CHECK_THAT(text, Contains("1.5.3"));
}

TEST_CASE("cli: an unknown command suggests the nearest one", "[cli]") {
  CHECK_THAT(only_error(run({"solv"}), 2), Contains("'solv'") && Contains("solve"));
  CHECK_THAT(only_error(run({"Check"}), 2), Contains("check"));
  CHECK_THAT(only_error(run({"dimasc", "-p", small}), 2), Contains("dimacs"));
}

TEST_CASE("cli: an unknown command without a near one lists all", "[cli]") {
  const std::string error = only_error(run({"frobnicate"}), 2);
  for (const char* command : {"solve", "dimacs", "decode", "check", "list"}) {
    CHECK_THAT(error, Contains(command));
  }
}

TEST_CASE("cli: an unknown option suggests the nearest one", "[cli]") {
  CHECK_THAT(only_error(run({"solve", "--uniqe", "-p", small}), 2),
             Contains("--uniqe") && Contains("--unique"));
  CHECK_THAT(only_error(run({"solve", "-p", small, "--ouput=x"}), 2), Contains("--output"));
  CHECK_THAT(only_error(run({"dimacs", "--encodign", "maple"}), 2), Contains("--encoding"));
  CHECK_THAT(only_error(run({"-Q", "solve", "-p", small}), 2), Contains("-Q"));
}

TEST_CASE("cli: an unknown option before the command or without one suggests the nearest one",
          "[cli]") {
  CHECK_THAT(only_error(run({"--versoin"}), 2), Contains("--versoin") && Contains("--version"));
  CHECK_THAT(only_error(run({"--hlep"}), 2), Contains("--hlep") && Contains("--help"));
  CHECK_THAT(only_error(run({"--quite", "solve", "-p", small}), 2), Contains("--quiet"));
  CHECK_THAT(only_error(run({"--colr", "never", "solve", "-p", small}), 2), Contains("--color"));
}

TEST_CASE("cli: an option's value out of range is wrong usage, and the message has both", "[cli]") {
  const std::vector<std::pair<std::string, std::string>> wrong = {
      {"--timeout", "0"},
      {"--timeout", "-1"},
      {"--timeout", "abc"},
      {"--timeout", "nan"},
      {"--timeout", "inf"},
      {"--timeout", "1s"},
      {"--solutions", "-1"},
      {"--solutions", "1.5"},
      {"--solutions", "many"},
      {"--solutions", "99999999999999999999"},
      {"--solutions", ""},
      {"--size", "0"},
      {"--size", "-9"},
      {"--size", "1291"},
      {"--size", "10007"},
      {"--size", "9x9x9"},
      {"--size", "99999999999999999999"},
      {"--color", "sometimes"},
      {"--progress", "often"},
      {"--format", "table"},
      {"--format", "frob"},
      {"--encoding", "frob"},
      {"--amo", "frob"},
      {"--solver", "frob"}};
  for (const auto& [option, value] : wrong) {
    CAPTURE(option, value);
    const std::string error = only_error(run({"solve", "-p", small, option + "=" + value}), 2);
    CHECK_THAT(error, Contains(option) || Contains(option.substr(2)) || Contains("method"));
    CHECK_THAT(error, Contains(value));
  }
}

TEST_CASE("cli: an impossible box is wrong usage, and the message shows a possible one", "[cli]") {
  for (const char* box : {"3", "0x3", "3x0", "3x", "x3", "3x3x3", "-3x3", "3X", "ax3", "2000x2000",
                          "99999999999x1", "1x1291"}) {
    CAPTURE(box);
    CHECK_THAT(only_error(run({"solve", "--empty", std::string("--box=") + box}), 2),
               Contains(box));
  }
}

TEST_CASE("cli: a mistyped value of an option suggests the nearest one", "[cli]") {
  CHECK_THAT(only_error(run({"solve", "-p", small, "-f", "jsn"}), 2), Contains("json"));
  CHECK_THAT(only_error(run({"solve", "-p", small, "-e", "exended"}), 2), Contains("extended"));
  CHECK_THAT(only_error(run({"solve", "-p", small, "-s", "minsat"}), 2), Contains("minisat"));
  CHECK_THAT(only_error(run({"solve", "-p", small, "--amo", "pairwis"}), 2), Contains("pairwise"));
}

TEST_CASE("cli: an option without its value is wrong usage, and the message names it", "[cli]") {
  for (const char* option : {"--puzzle", "--size", "--box", "--format", "--output", "--solver",
                             "--encoding", "--amo", "--timeout", "--solutions", "--color"}) {
    CAPTURE(option);
    CHECK_THAT(only_error(run({"solve", option}), 2), Contains(std::string(option).substr(2)));
  }
}

TEST_CASE("cli: a value for an option that takes none is wrong usage, and the message names it",
          "[cli]") {
  CHECK_THAT(only_error(run({"solve", "-p", small, "--unique=yes"}), 2), Contains("unique"));
}

TEST_CASE("cli: options that need or exclude each other are refused in one wording", "[cli]") {
  const auto complaint = [](Strings arguments) {
    arguments.insert(arguments.end(), {"-p", small});
    return only_error(run(arguments), 2);
  };
  CHECK_THAT(complaint({"candidates", "--limit", "3"}), EndsWith("--limit needs --counts"));
  CHECK_THAT(complaint({"solve", "--sorted"}), EndsWith("--sorted needs -n 0"));
  CHECK_THAT(complaint({"explain", "--step", "3", "-f", "html"}),
             EndsWith("--step needs -f svg, png, pdf or tex"));
  CHECK_THAT(complaint({"compare", "--runs", "3"}), EndsWith("--runs needs --solve or --solvers"));
  CHECK_THAT(complaint({"check", "--satisfiable", "--unique"}),
             EndsWith("--satisfiable and --unique can't be combined"));
  // An older name is called what it was called.
  CHECK_THAT(only_error(run({"check", "--any", "--unique"}, small), 2),
             EndsWith("--any and --unique can't be combined"));
  CHECK_THAT(only_error(run({"count", "--split", "r9c9", "-p", small}), 2),
             Contains("--split r9c9"));
  CHECK_THAT(complaint({"prove"}), EndsWith("prove needs -o DIR"));
  CHECK_THAT(only_error(run({"compare", "--sizes", "4", "puzzle.txt"}), 2),
             EndsWith("--sizes and INPUT can't be combined"));
  CHECK_THAT(only_error(run({"parts", "merge"}), 2), EndsWith("parts merge needs MANIFEST"));
}

TEST_CASE("cli: what is rarely needed is shown by --help --all alone, and works", "[cli]") {
  const RunResult usual = run({"solve", "--help"});
  CHECK_THAT(usual.out, !Contains("--bytes"));
  for (const Strings& arguments :
       {Strings{"solve", "--help", "--all"}, {"--help", "solve", "--all"}}) {
    const RunResult all = run(arguments);
    CHECK(all.status == 0);
    CHECK_THAT(all.out, Contains("--bytes A:B[:L]"));
  }
  CHECK_THAT(run({"--help"}).out, !Contains("completion"));
  CHECK_THAT(run({"--help", "--all"}).out, Contains("completion"));
  CHECK(run({"man", "--help"}).status == 0);
}

TEST_CASE("cli: an option given twice is wrong usage", "[cli]") {
  CHECK_THAT(only_error(run({"solve", "-p", small, "-f", "line", "--format", "csv"}), 2),
             Contains("--format"));
  CHECK_THAT(only_error(run({"solve", "-p", small, "--unique", "--unique"}), 2),
             Contains("--unique"));
  CHECK_THAT(only_error(run({"solve", "--size", "4", "--size", "4", "--empty"}), 2),
             Contains("--size"));
  CHECK_THAT(only_error(run({"--color", "never", "solve", "-p", small, "--color", "never"}), 2),
             Contains("--color"));
  CHECK(run({"solve", "-v", "-v", "-p", small}).status == 0);
}

TEST_CASE("cli: global options may come before and after the command", "[cli]") {
  for (const Strings& globals : {Strings{"-q"},
                                 {"--quiet"},
                                 {"-v"},
                                 {"-vv"},
                                 {"--verbose"},
                                 {"--color", "never"},
                                 {"--color=auto"},
                                 {"--progress", "never"}}) {
    CAPTURE(globals);
    Strings before = globals;
    before.insert(before.end(), {"solve", "-f", "line", "-p", small});
    Strings after = {"solve", "-f", "line", "-p", small};
    after.insert(after.end(), globals.begin(), globals.end());
    for (const Strings& arguments : {before, after}) {
      const RunResult result = run(arguments);
      INFO(result);
      CHECK(result.status == 0);
      CHECK(result.out == small_solution + "\n");
    }
  }
}

TEST_CASE("cli: -q leaves errors and takes the rest of standard error away", "[cli]") {
  CHECK_FALSE(run({"solve", "-p", clashing}).err.empty());
  const RunResult quiet = run({"solve", "-q", "-p", clashing});
  CHECK(quiet.status == 20);
  CHECK(quiet.err.empty());
  CHECK_THAT(only_error(run({"-q", "solve", "no-such-file"}), 1), Contains("no-such-file"));
}

TEST_CASE("cli: messages go to standard error only, however many are asked for", "[cli]") {
  const RunResult result = run({"solve", "-vv", "--stats", "--unique", "-f", "line", "-p", small});
  CHECK(result.status == 0);
  CHECK(result.out == small_solution + "\n");
  CHECK_FALSE(result.err.empty());
}

TEST_CASE("cli: -vv says all that -v says, and more", "[cli]") {
  const Scratch scratch;
  const std::string file = scratch.write("puzzle.txt", worksheet + "\n");
  for (const Strings& command : {Strings{"solve"}, {"check"}, {"count"}, {"rate"}, {"explain"}}) {
    CAPTURE(command);
    const auto said = [&](const char* option) {
      Strings arguments = command;
      arguments.insert(arguments.end(), {option, file, "-o", "/dev/null"});
      return lines_of(run(arguments).err);
    };
    const Strings some = said("-v");
    const Strings all = said("-vv");
    for (const std::string& line : some) {
      CHECK(std::find(all.begin(), all.end(), line) != all.end());
    }
    CHECK(all.size() >= some.size() + 2);
    CHECK_THAT(joined(all), Contains("reading " + file) && Contains("status 0 after"));
  }
}

TEST_CASE("cli: -vv says what decided a puzzle", "[cli]") {
  CHECK_THAT(run({"solve", "-vv", "-p", worksheet}).err, Contains("decided by cubes"));
  CHECK_THAT(run({"solve", "-vv", "-e", "extended", "-p", worksheet}).err,
             Contains("decided by solver") && Contains("conflicts"));
}

TEST_CASE("cli: -q and -v together are wrong usage", "[cli]") {
  CHECK_THAT(only_error(run({"-q", "solve", "-v", "-p", small}), 2), Contains("quiet"));
}

TEST_CASE("cli: arguments after -- are files, whatever they begin with", "[cli]") {
  const RunResult result =
      shell("echo " + small + " > -x.txt; \"$SUDOKU_SAT\" solve -f line -- -x.txt");
  CHECK(result.status == 0);
  CHECK(result.out == small_solution + "\n");
}

TEST_CASE("cli: colours are used with --color always, also where NO_COLOR is set", "[cli]") {
  const std::string always = "\"$SUDOKU_SAT\" solve --color always -p " + worksheet;
  for (const std::string setting : {"", "NO_COLOR=1 "}) {
    CHECK_THAT(shell(setting + always).out, Contains("\x1b[") && Contains("8"));
  }
  const std::string to_file = always + " -o solved.txt; cat solved.txt";
  CHECK_THAT(shell(to_file).out, Contains("\x1b["));
}

TEST_CASE("cli: no colours go to files and pipes by themselves", "[cli]") {
  CHECK_THAT(run({"solve", "-p", worksheet}).out, !Contains("\x1b"));
  CHECK_THAT(run({"solve", "-p", worksheet, "--color", "auto"}).out, !Contains("\x1b"));
  CHECK_THAT(run({"check", "-p", clashing}).out, !Contains("\x1b"));
}

TEST_CASE("cli: on a terminal colours are used unless --color or NO_COLOR say no", "[cli]") {
  if (!installed("script")) return;
  const auto on_terminal = [](const std::string& before, const std::string& after) {
    return shell(before + " script -qec \"$SUDOKU_SAT solve -p " + worksheet + after +
                 "\" /dev/null")
        .out;
  };
  CHECK_THAT(on_terminal("env -u NO_COLOR", ""), Contains("\x1b["));
  CHECK_THAT(on_terminal("NO_COLOR=1", ""), !Contains("\x1b["));
  CHECK_THAT(on_terminal("env -u NO_COLOR", " --color never"), !Contains("\x1b["));
  CHECK_THAT(on_terminal("env -u NO_COLOR", " -f line"), !Contains("\x1b["));
}

TEST_CASE("cli: a progress bar is drawn for long work only if it is wanted", "[cli]") {
  const auto drawn = [](const std::string& when) {
    const RunResult result =
        run({"solve", "-p", worksheet, "-s", sleeper, "--timeout", "1.4", "--progress", when});
    CHECK(result.status == 30);
    return result.err.find('\r') != std::string::npos;
  };
  CHECK(drawn("always"));
  CHECK_FALSE(drawn("auto"));
}
