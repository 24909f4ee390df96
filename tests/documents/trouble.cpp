// The tables of puzzles/README.md about `solve` and `check` on the files in puzzles/trouble/: exit
// status, messages and findings, row by row.
#include <catch2/catch.hpp>
#include <sstream>
#include <string>
#include <vector>

#include "support/fixtures.hpp"
#include "support/run.hpp"

using namespace sudoku_sat::support;

namespace {

using Strings = std::vector<std::string>;

/// The text between its first and its last character that is none of `outer`.
std::string stripped(const std::string& text, const char* outer) {
  const std::size_t begin = text.find_first_not_of(outer);
  if (begin == std::string::npos) return {};
  return text.substr(begin, text.find_last_not_of(outer) - begin + 1);
}

Strings split(const std::string& text, const std::string& separator) {
  Strings parts;
  std::size_t begin = 0;
  for (std::size_t end = 0; end != std::string::npos; begin = end + separator.size()) {
    end = text.find(separator, begin);
    parts.push_back(text.substr(begin, end - begin));
  }
  return parts;
}

/// The rows of the table whose head begins with `first_column`, cell by cell.
std::vector<Strings> rows_of_table(const std::string& first_column) {
  std::istringstream document(read_file(source_path("puzzles/README.md")));
  std::vector<Strings> rows;
  bool inside = false;
  for (std::string line; std::getline(document, line);) {
    if (line.starts_with("| " + first_column + " |")) {
      inside = true;
    } else if (!line.starts_with('|')) {
      inside = false;
    } else if (inside && !line.starts_with("|--")) {
      Strings cells;
      for (const std::string& cell : split(line, "|")) cells.push_back(stripped(cell, " "));
      rows.emplace_back(cells.begin() + 1, cells.end() - 1);
    }
  }
  return rows;
}

/// What a cell shows: lines in backticks with <br> between them.
Strings shown(const std::string& cell) {
  Strings lines;
  for (const std::string& line : split(cell, "<br>")) lines.push_back(stripped(line, " `"));
  if (lines == Strings{""}) lines.clear();
  return lines;
}

/// Lines without the program's name before them and without indentation.
Strings printed(const std::string& text) {
  static const std::string name = "sudoku-sat: ";
  Strings lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) {
    lines.push_back(stripped(line.starts_with(name) ? line.substr(name.size()) : line, " "));
  }
  return lines;
}

RunResult run_in(const std::string& folder, const std::string& command, const std::string& file) {
  return shell_in(source_path("puzzles/" + folder), "\"$SUDOKU_SAT\" " + command + " " + file,
                  {"SUDOKU_SAT=" + program_path().string()});
}

}  // namespace

TEST_CASE("the table of conflicts says what solve and check say", "[documents]") {
  const std::vector<Strings> rows = rows_of_table("file in `trouble/`");
  CHECK(rows.size() == 7);
  for (const Strings& row : rows) {
    REQUIRE(row.size() == 6);
    const std::string file = stripped(row[0], "`");
    const RunResult solved = run_in("trouble", "solve", file);
    INFO(file << ", solve: " << solved);
    CHECK(std::to_string(solved.status) == row[2]);
    CHECK(printed(solved.err) == shown(row[3]));
    const RunResult checked = run_in("trouble", "check", file);
    INFO(file << ", check: " << checked);
    CHECK(std::to_string(checked.status) == row[4]);
    const Strings findings = shown(row[5]);
    Strings last = printed(checked.out);
    REQUIRE(last.size() > findings.size());
    last.erase(last.begin(), last.end() - static_cast<std::ptrdiff_t>(findings.size()));
    CHECK(last == findings);
  }
}

TEST_CASE("the table of files that are not puzzles says what solve and check say", "[documents]") {
  const std::vector<Strings> rows = rows_of_table("file in `trouble/malformed/`");
  CHECK(rows.size() == 13);
  for (const Strings& row : rows) {
    REQUIRE(row.size() == 4);
    const std::string file = stripped(row[0], "`");
    for (const char* command : {"solve", "check"}) {
      const RunResult result = run_in("trouble/malformed", command, file);
      INFO(file << ", " << command << ": " << result);
      CHECK(std::to_string(result.status) == row[2]);
      CHECK(printed(result.err) == shown(row[3]));
    }
  }
}
