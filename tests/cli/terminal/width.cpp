// Output that fits the width of the terminal: help texts and tables.
#include <set>

#include "on_terminal.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

TEST_CASE("cli: help takes the terminal's width, up to 100 columns", "[cli][terminal]") {
  for (const std::string command : {"--help", "solve --help", "family --help"}) {
    CAPTURE(command);
    std::size_t before = 0;
    for (const int columns : {50, 80, 100, 200}) {
      const RunResult result = on_terminal("$SUDOKU_SAT " + command, columns);
      CHECK(result.status == 0);
      const std::size_t width = widest(result.out);
      CHECK(width <= std::min<std::size_t>(static_cast<std::size_t>(columns), 100));
      CHECK(width >= before);
      before = width;
    }
    CHECK(before > 80);
  }
}

TEST_CASE("cli: help has 80 columns if the width is not known", "[cli][terminal]") {
  CHECK(widest(run({"solve", "--help"}).out) <= 80);
  CHECK(on_terminal("$SUDOKU_SAT solve --help", 0).out == run({"solve", "--help"}).out);
}

TEST_CASE("cli: the groups of options have plain titles", "[cli][terminal]") {
  const Strings lines = lines_of(run({"solve", "--help"}).out);
  for (const char* title : {"Input:", "Board:", "Encoding:", "Solver:", "Solving:", "Output:"}) {
    CHECK(std::count(lines.begin(), lines.end(), title) == 1);
  }
}

TEST_CASE("cli: an option's help is complete even if its name is long", "[cli][terminal]") {
  const Strings lines = lines_of(run({"solve", "--help"}).out);
  const auto solver = std::find(lines.begin(), lines.end(), "  -s, --solver NAME|COMMAND");
  REQUIRE(solver != lines.end());
  CHECK_THAT(solver[1], Catch::StartsWith(std::string(26, ' ') + "a solver, see"));
}

TEST_CASE("cli: tables fit the terminal, what is too wide below, with the first column again",
          "[cli][terminal][rate]") {
  const std::string file = source_path("puzzles/named.txt");
  const Strings lines = lines_of(on_terminal("$SUDOKU_SAT rate -q " + file).out);
  CHECK(widest(joined(lines)) <= 80);
  const Strings all = lines_of(run({"rate", file}).out);
  REQUIRE(lines.size() == all.size() + 12);
  // Each figure of the wide table is in one of the three blocks.
  for (std::size_t row = 0; row < 5; ++row) {
    std::istringstream words(all[row]);
    for (std::string word; words >> word;) {
      CHECK_THAT(lines[row] + lines[row + 6] + lines[row + 12], Contains(word));
    }
    CHECK(lines[row + 6].substr(0, 5) == lines[row].substr(0, 5));
  }
}

TEST_CASE("cli: each list fits the terminal, and nothing of it is lost", "[cli][terminal][list]") {
  for (const std::string list :
       {"encodings", "amo", "reductions", "rules", "solvers", "formats", "techniques"}) {
    CAPTURE(list);
    const RunResult result = on_terminal("$SUDOKU_SAT list " + list);
    CHECK(widest(result.out) <= 80);
    const auto words = [](const std::string& text) {
      std::multiset<std::string> found;
      std::istringstream stream(text);
      for (std::string word; stream >> word;) found.insert(word);
      return found;
    };
    CHECK(words(result.out) == words(run({"list", list}).out));
  }
}

TEST_CASE("cli: a table in a file is as wide as it is, on a terminal too", "[cli][terminal]") {
  const std::string file = source_path("puzzles/named.txt");
  CHECK(on_terminal("$SUDOKU_SAT rate -q --progress never " + file + " -o rated.txt; cat rated.txt",
                    60)
            .out == run({"rate", file}).out);
}

TEST_CASE("cli: columns of compare that are asked for fit the terminal in blocks",
          "[cli][terminal][compare]") {
  const std::string command =
      "TERM=dumb $SUDOKU_SAT compare --encodings maple,triads --columns "
      "name,variables,clauses,literals,binary,longer,bytes";
  const RunResult result = on_terminal(command, 50);
  CHECK(result.status == 0);
  CHECK(widest(result.out) <= 50);
  for (const char* column :
       {" variables", " clauses", " literals", " binary", " longer", " bytes"}) {
    CHECK_THAT(result.out, Contains(column));
  }
  CHECK(widest(run({"compare", "--encodings", "maple", "--columns",
                    "name,variables,clauses,literals,binary,longer,bytes"})
                   .out) > 50);
}
