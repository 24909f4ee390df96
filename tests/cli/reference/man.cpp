// sudoku-sat man: the pages of the manual, against the help texts and for formatters.
#include <algorithm>
#include <cctype>
#include <filesystem>

#include "help_options.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;
using Catch::StartsWith;

namespace {

/// Letters and digits alone: how a formatter sets hyphens, quotes and lines is its own affair.
std::string letters(const std::string& text) {
  std::string result;
  for (const char c : text) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0) result += c;
  }
  return result;
}

/// A page as a reader sees it.
std::string formatted(const std::string& page) {
  const Scratch scratch;
  return shell("mandoc -T ascii -O width=200 " + scratch.write("page.1", page) + " | col -b").out;
}

bool has_mandoc() {
  if (shell("command -v mandoc").status == 0) return true;
  WARN("no mandoc");
  return false;
}

}  // namespace

TEST_CASE("cli: man without a command is the page of the program", "[cli][man]") {
  const RunResult result = run({"man"});
  CHECK(result.status == 0);
  CHECK_THAT(result.out, StartsWith(".TH SUDOKU\\-SAT 1 "));
  for (const std::string& command : help_commands()) {
    CHECK_THAT(letters(result.out), Contains(letters("sudoku-sat-" + command)));
  }
  for (const char* word : {".SH EXIT STATUS", ".SH ENVIRONMENT", "NO_COLOR", "\\fB40\\fR"}) {
    CHECK_THAT(result.out, Contains(word));
  }
}

TEST_CASE("cli: each command's page has all that its help has", "[cli][man]") {
  if (!has_mandoc()) return;
  for (const std::string& command : all_commands()) {
    CAPTURE(command);
    const std::string page = formatted(run(with_words({"man"}, command_words(command))).out);
    const std::string shown = letters(page);
    for (const std::string& line : lines_of(run(command_words(command, {"--help"})).out)) {
      // Lines of the help are cut elsewhere, so the words that stand between two spaces are looked
      // for.
      if (line == "Usage:" || line == "Example:" || line.ends_with("\\")) continue;
      std::istringstream words(line);
      for (std::string word; words >> word;) CHECK_THAT(shown, Contains(letters(word)));
    }
    for (const std::string& option : help_options(command)) CHECK_THAT(page, Contains(option));
  }
}

TEST_CASE("cli: formatters find nothing wrong with the pages", "[cli][man]") {
  if (!has_mandoc()) return;
  const RunResult result =
      shell("\"$SUDOKU_SAT\" man --all -o man1 && mandoc -T lint -W warning man1/*.1");
  INFO(result);
  for (const std::string& line : lines_of(result.out)) {
    // The same source gives the same bytes, so there is no date.
    CHECK_THAT(line, Contains("missing date"));
  }
  CHECK(result.err.empty());
}

TEST_CASE("cli: man --all writes a page for the program and for each command", "[cli][man]") {
  const Scratch scratch;
  CHECK(run({"man", "--all", "-o", scratch.file("man1")}).status == 0);
  CHECK(read_file(scratch.file("man1/sudoku-sat.1")) == run({"man"}).out);
  const Strings commands = all_commands();
  for (const std::string& command : commands) {
    std::string name = command;
    std::replace(name.begin(), name.end(), ' ', '-');
    CHECK(read_file(scratch.file("man1/sudoku-sat-" + name + ".1")) ==
          run(with_words({"man"}, command_words(command))).out);
  }
  std::size_t files = 0;
  for (const auto& file : std::filesystem::directory_iterator(scratch.file("man1"))) {
    files += file.is_regular_file() ? 1U : 0U;
  }
  CHECK(files == commands.size() + 1);
}

TEST_CASE("cli: man refuses unknown commands, and --all without a directory", "[cli][man]") {
  CHECK_THAT(only_error(run({"man", "slove"}), 2), Contains("solve"));
  only_error(run({"man", "--all"}), 2);
  only_error(run({"man", "solve", "check"}), 2);
  CHECK_THAT(only_error(run({"man", "parts", "spilt"}), 2), Contains("parts split"));
}
