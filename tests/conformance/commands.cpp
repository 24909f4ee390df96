// Every command, by the names that the help text lists: the requirements on any command.
#include <cstdlib>
#include <regex>

#include "cli/reference/help_options.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

namespace fs = std::filesystem;

/// Hidden ones, too.
Strings command_names() {
  Strings names = all_commands(true);
  REQUIRE(names.size() >= 5);
  return names;
}

}  // namespace

TEST_CASE("every command has help with an example and status 0", "[long][commands]") {
  for (const std::string& command : command_names()) {
    DYNAMIC_SECTION(command) {
      const Strings words = command_words(command);
      for (const Strings& arguments :
           {with_words(words, {"--help"}), with_words(words, {"-h"}), with_words({"--help"}, words),
            with_words(words, {"--help", "-q"})}) {
        const RunResult result = run(arguments);
        CHECK(result.status == 0);
        CHECK(result.err.empty());
        CHECK_THAT(result.out, Contains("sudoku-sat " + command) && Contains("Example"));
        CHECK(result.out == run(command_words(command, {"--help"})).out);
      }
    }
  }
}

TEST_CASE("every command's example calls that command", "[commands]") {
  for (const std::string& command : command_names()) {
    DYNAMIC_SECTION(command) {
      const std::string help = run(command_words(command, {"--help"})).out;
      // Long examples go on in a next line, as in a shell.
      const std::string example =
          std::regex_replace(help.substr(help.find("Example")), std::regex(R"(\\\n *)"), "");
      CHECK_THAT(example, Contains("sudoku-sat " + command + " "));
    }
  }
}

TEST_CASE("every command's example does what it shows", "[commands]") {
  const Scratch programs;
  const Scratch files;
  fs::create_symlink(program_path(), programs.path() / "sudoku-sat");
  fs::copy(source_path("puzzles"), files.path() / "puzzles", fs::copy_options::recursive);
  const char* const path = std::getenv("PATH");
  const std::string variable =
      "PATH=" + programs.path().string() + ":" + (path == nullptr ? "/usr/bin:/bin" : path);
  // In the order of the help text: some go on with files of those before them.
  for (const std::string& command : command_names()) {
    const std::string help = run(command_words(command, {"--help"})).out;
    const std::string title = "\nExample:\n";
    const std::string example = help.substr(help.find(title) + title.size());
    if (example.find("minisat") != std::string::npos && shell("command -v minisat").status != 0) {
      WARN("no minisat for the example of " << command);
      continue;
    }
    const RunResult result = shell_in(files.path(), example, {variable});
    INFO(example << result);
    // An unsolvable puzzle's status is no failure.
    CHECK((result.status == 0 || result.status == 20));
    CHECK_THAT(result.err, !Contains("error"));
  }
}

TEST_CASE("every command's help shows its options in groups, the global ones too", "[commands]") {
  for (const std::string& command : command_names()) {
    DYNAMIC_SECTION(command) {
      const std::string help = run(command_words(command, {"--help"})).out;
      for (const char* word :
           {"Global", "--help", "--quiet", "--verbose", "--color", "--progress", "--version"}) {
        CHECK_THAT(help, Contains(word));
      }
      for (const std::string& line : lines_of(help)) {
        CHECK(line.size() <= 80);
        CHECK_THAT(line, !Catch::EndsWith(" "));
      }
    }
  }
}

TEST_CASE("every command refuses an unknown option and suggests the nearest", "[long][commands]") {
  for (const std::string& command : command_names()) {
    DYNAMIC_SECTION(command) {
      CHECK_THAT(only_error(run(command_words(command, {"--colr", "never"})), 2),
                 Contains("--colr") && Contains("--color"));
      CHECK_THAT(only_error(run(command_words(command, {"--quite"})), 2), Contains("--quiet"));
      CHECK_THAT(only_error(run(command_words(command, {"-Z"})), 2), Contains("-Z"));
    }
  }
}

TEST_CASE("every command takes the global options before and after its name", "[long][commands]") {
  for (const std::string& command : command_names()) {
    DYNAMIC_SECTION(command) {
      // A wrong value shows that the option was read.
      for (const std::string option : {"--color", "--progress"}) {
        const Strings words = command_words(command);
        for (const Strings& arguments :
             {with_words({option, "frob"}, words), with_words(words, {option, "frob"}),
              with_words({option + "=frob"}, words)}) {
          CHECK_THAT(only_error(run(arguments), 2), Contains(option) && Contains("frob"));
        }
      }
      CHECK_THAT(only_error(run(with_words({"-q"}, command_words(command, {"--verbose"}))), 2),
                 Contains("quiet"));
    }
  }
}

TEST_CASE("every command refuses a global option that is given twice", "[long][commands]") {
  for (const std::string& command : command_names()) {
    DYNAMIC_SECTION(command) {
      CHECK_THAT(only_error(run(with_words({"-q"}, command_words(command, {"-q"}))), 2),
                 Contains("--quiet"));
    }
  }
}

TEST_CASE("every command says on a full disk that its help can't be written", "[long][commands]") {
  for (const std::string& command : command_names()) {
    DYNAMIC_SECTION(command) {
      only_error(shell("\"$SUDOKU_SAT\" " + command + " --help > /dev/full"), 1);
    }
  }
}
