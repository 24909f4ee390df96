// Grades and techniques: what `rate` reports about puzzles, and what `generate` makes to order.
// Generated puzzles are judged from the output: by a solver of singles in this file, by `explain`
// and by `rate`.
#include <algorithm>
#include <array>
#include <set>

#include "cli/helpers.hpp"
#include "support/fixtures.hpp"
#include "support/sentences.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

/// A plain 9x9 board as players see it; shares nothing with the program.
class SinglesOnly {
 public:
  explicit SinglesOnly(const std::string& puzzle) {
    std::transform(puzzle.begin(), puzzle.end(), board_.begin(),
                   [](char symbol) { return symbol == '.' ? 0 : symbol - '0'; });
  }

  bool solve(bool naked, bool hidden) {
    bool found = true;
    while (found) {
      found = false;
      for (int cell = 0; cell < 81; ++cell) {
        for (int value = 1; value <= 9; ++value) {
          if (!can_be(cell, value)) continue;
          const bool here = (naked && only_value(cell)) || (hidden && only_place(cell, value));
          if (!here) continue;
          board_[index(cell)] = value;
          found = true;
        }
      }
    }
    return std::find(board_.begin(), board_.end(), 0) == board_.end();
  }

 private:
  static std::size_t index(int cell) { return static_cast<std::size_t>(cell); }
  /// The cells of a unit: 0 to 8 rows, 9 to 17 columns, 18 to 26 boxes.
  static int cell_of(int unit, int i) {
    const int number = unit % 9;
    if (unit < 9) return number * 9 + i;
    if (unit < 18) return i * 9 + number;
    return (number / 3 * 3 + i / 3) * 9 + number % 3 * 3 + i % 3;
  }
  static bool in_unit(int unit, int cell) {
    for (int i = 0; i < 9; ++i) {
      if (cell_of(unit, i) == cell) return true;
    }
    return false;
  }
  bool can_be(int cell, int value) const {
    if (board_[index(cell)] != 0) return false;
    for (int unit = 0; unit < 27; ++unit) {
      if (!in_unit(unit, cell)) continue;
      for (int i = 0; i < 9; ++i) {
        if (board_[index(cell_of(unit, i))] == value) return false;
      }
    }
    return true;
  }
  bool only_value(int cell) const {
    int values = 0;
    for (int value = 1; value <= 9; ++value) values += can_be(cell, value) ? 1 : 0;
    return values == 1;
  }
  bool only_place(int cell, int value) const {
    for (int unit = 0; unit < 27; ++unit) {
      int places = 0;
      for (int i = 0; i < 9; ++i) places += can_be(cell_of(unit, i), value) ? 1 : 0;
      if (places == 1 && in_unit(unit, cell)) return true;
    }
    return false;
  }

  std::array<int, 81> board_{};
};

Strings made(const Strings& options) {
  Strings arguments = {"generate", "--seed", "4", "-q"};
  arguments.insert(arguments.end(), options.begin(), options.end());
  const RunResult result = run(arguments);
  INFO(result);
  CHECK(result.status == 0);
  return lines_of(result.out);
}

/// The names of the steps by which `explain` derives the solution.
std::set<std::string> names_of_steps(const std::string& puzzle) {
  std::set<std::string> names;
  const RunResult result = run({"explain", "-f", "json", "-p", puzzle});
  REQUIRE(result.status == 0);
  const Json explained = objects_of(result).at(0);
  for (const Json& step : explained.at("steps")) {
    names.insert(step.at("name").is_null() ? "" : step.at("name").get<std::string>());
  }
  return names;
}

bool singles_alone(const std::set<std::string>& names) {
  const std::set<std::string> singles = {"full house", "naked single", "hidden single"};
  return std::includes(singles.begin(), singles.end(), names.begin(), names.end());
}

/// grade and technique of each puzzle.
std::vector<std::pair<std::string, std::string>> rated(const Strings& puzzles) {
  std::vector<std::pair<std::string, std::string>> found;
  for (const Json& object : objects_of(run({"rate", "-f", "json"}, joined(puzzles)))) {
    found.emplace_back(object.at("grade"), object.at("technique"));
  }
  return found;
}

}  // namespace

TEST_CASE("cli: puzzles made with --techniques are solved by these alone",
          "[long][cli][techniques]") {
  const Strings naked = made({"-n", "8", "--techniques", "naked-single"});
  const Strings hidden = made({"-n", "8", "--techniques", "hidden-single"});
  const Strings both = made({"-n", "8", "--techniques", "hidden-single,naked-single"});
  CHECK(naked.size() + hidden.size() + both.size() == 24);
  for (const std::string& puzzle : naked) CHECK(SinglesOnly(puzzle).solve(true, false));
  for (const std::string& puzzle : hidden) CHECK(SinglesOnly(puzzle).solve(false, true));
  for (const std::string& puzzle : both) {
    CHECK(SinglesOnly(puzzle).solve(true, true));
  }
  CHECK(singles_alone(names_of_steps(both.front())));
}

TEST_CASE("cli: no given of a puzzle made to order can go without more being needed",
          "[cli][techniques]") {
  const std::string puzzle = made({"--techniques", "naked-single,hidden-single"}).at(0);
  for (std::size_t cell = 0; cell < puzzle.size(); ++cell) {
    if (puzzle[cell] == '.') continue;
    std::string fewer = puzzle;
    fewer[cell] = '.';
    CHECK_FALSE(SinglesOnly(fewer).solve(true, true));
  }
}

TEST_CASE("cli: puzzles made with --rating have one solution and that grade",
          "[long][cli][techniques]") {
  for (const std::string grade : {"easy", "medium", "hard", "very-hard"}) {
    CAPTURE(grade);
    const Strings puzzles = made({"-n", "2", "--rating", grade});
    REQUIRE(puzzles.size() == 2);
    CHECK(run({"solve", "--unique", "-q", "-f", "line"}, joined(puzzles)).status == 0);
    for (const auto& [told, technique] : rated(puzzles)) CHECK(told == grade);
    for (const std::string& puzzle : puzzles) {
      CHECK(SinglesOnly(puzzle).solve(true, true) == (grade == "easy"));
    }
    CHECK(singles_alone(names_of_steps(puzzles.front())) == (grade == "easy"));
  }
}

TEST_CASE("cli: puzzles are made to order on other boards and with other rules",
          "[cli][techniques]") {
  for (const Strings& board :
       {Strings{"--size", "6"}, {"--size", "12"}, {"--rules", "diagonals"}}) {
    Strings options = {"--rating", "medium", "-f", "puzzle"};
    options.insert(options.end(), board.begin(), board.end());
    const RunResult result = run({"rate", "-f", "json"}, joined(made(options)));
    INFO(result);
    CHECK(objects_of(result).at(0).at("grade") == "medium");
  }
}

TEST_CASE("cli: puzzles made to order are the same on any number of threads", "[cli][techniques]") {
  const Strings one = made({"-n", "6", "--rating", "medium"});
  CHECK(made({"-n", "6", "--rating", "medium", "-j", "3"}) == one);
}

TEST_CASE("cli: --clues and --symmetry go with a grade", "[cli][techniques]") {
  const std::string puzzle =
      made({"--rating", "easy", "--clues", "32", "--symmetry", "rotate180"}).at(0);
  CHECK(std::count(puzzle.begin(), puzzle.end(), '.') == 81 - 32);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    CHECK((puzzle[cell] == '.') == (puzzle[80 - cell] == '.'));
  }
  CHECK(rated({puzzle}).at(0).first == "easy");
}

TEST_CASE("cli: with --minimal and techniques, removing any given adds solutions",
          "[cli][techniques]") {
  const std::string puzzle = made({"--rating", "easy", "--minimal"}).at(0);
  CHECK(objects_of(run({"check", "--redundant", "-f", "json", "-p", puzzle})).at(0)["redundant"] ==
        Json::array());
  CHECK(rated({puzzle}).at(0).first == "easy");
}

TEST_CASE("cli: a request that can't be met ends after the given number of attempts",
          "[cli][techniques]") {
  const RunResult result = run(
      {"generate", "--seed", "1", "--rating", "easy", "--clues", "17", "--attempts", "20", "-q"});
  CHECK(result.status == 30);
  CHECK(result.out.empty());
  const RunResult told =
      run({"generate", "--seed", "1", "--rating", "hard", "--size", "4", "--attempts", "20"});
  CHECK_THAT(told.err, Contains("none found (20 attempts"));
}

TEST_CASE("cli: if no extreme puzzle is found, the message says how hard they were",
          "[cli][techniques]") {
  for (const std::string seed : {"1", "2", "3"}) {
    // The only attempt makes the puzzle that is made without an order.
    const std::string tried = lines_of(run({"generate", "-q", "--seed", seed}).out).at(0);
    const RunResult told =
        run({"generate", "--seed", seed, "--rating", "extreme", "--attempts", "1"});
    CHECK(told.status == 30);
    CHECK_THAT(told.err, Contains("none found (1 attempt, the hardest one " +
                                  std::string(rated({tried}).at(0).first)));
  }
}

TEST_CASE("cli: an extreme puzzle is found by exchanging givens", "[cli][techniques]") {
  const Strings options = {"generate",  "-q",       "--seed",  "1",  "--rules",
                           "diagonals", "--rating", "extreme", "-f", "puzzle"};
  Strings once = options;
  once.insert(once.end(), {"--attempts", "1"});
  CHECK(run(once).status == 30);  // the first one isn't extreme
  const RunResult result = run({"rate", "-f", "json"}, run(options).out);
  INFO(result);
  CHECK(objects_of(result).at(0).at("grade") == "extreme");
}

TEST_CASE("cli: names of grades and techniques that are unknown are wrong usage",
          "[cli][techniques]") {
  const auto refused = [](const Strings& options) {
    Strings arguments = {"generate"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return only_error(run(arguments), 2);
  };
  CHECK_THAT(refused({"--rating", "meduim"}), Contains("medium"));
  CHECK_THAT(refused({"--techniques", "naked-singel"}), Contains("naked-single"));
  CHECK_THAT(refused({"--techniques", "search"}), Contains("search"));
  CHECK_THAT(refused({"--techniques", "naked-single,"}), Contains("empty"));
  CHECK_THAT(refused({"--techniques", "x-wing"}), Contains("find no values"));
  CHECK_THAT(refused({"--techniques", "naked-single", "--rating", "easy"}),
             Contains(says::not_combined));
  CHECK_THAT(refused({"--techniques", "naked-single", "--fewest"}), Contains(says::not_combined));
  CHECK_THAT(refused({"--rating", "easy", "--size", "150"}), Contains("20736 cells"));
}

TEST_CASE("cli: rate shows grade and hardest technique in table, CSV and JSON",
          "[cli][techniques]") {
  const Strings puzzles = {worksheet_solution, worksheet, std::string(81, '.')};
  const auto objects = objects_of(run({"rate", "-f", "json"}, joined(puzzles)));
  CHECK(objects.at(0).at("grade") == "easy");
  CHECK(objects.at(0).at("technique") == nullptr);
  CHECK(objects.at(1).at("grade") == "extreme");
  CHECK(objects.at(1).at("technique") == "nested-chains");
  CHECK(objects.at(2).at("grade") == nullptr);
  CHECK_THAT(run({"rate", "-p", worksheet}).out,
             Contains("grade") && Contains("extreme") && Contains("nested-chains"));
  CHECK_THAT(run({"rate", "-f", "csv", "-p", worksheet}).out,
             Contains("level,grade,technique,") && Contains("extreme,nested-chains"));
}

TEST_CASE("cli: rate tries all techniques before nested chains, whatever the level",
          "[cli][techniques]") {
  const RunResult result =
      run({"rate", "-f", "json", source_path("puzzles/variants/whispers.txt")});
  const Json object = objects_of(result).at(0);
  CHECK(object.at("level") == "failed-literals-2");
  CHECK(object.at("technique") == "long-braid");
}

TEST_CASE("cli: list techniques has grades in order", "[cli][techniques]") {
  const auto lines = lines_of(run({"list", "techniques", "-f", "csv"}).out);
  CHECK(lines.at(0) == "name,grade,summary");
  CHECK_THAT(lines.at(1), Catch::StartsWith("full-house,easy,"));
  CHECK_THAT(lines.back(), Catch::StartsWith("search,extreme,"));
}

TEST_CASE("the table of grades in the manual has each technique at its grade",
          "[cli][techniques]") {
  const std::string readme = read_file(source_path("src/cli/manual/rate.md"));
  const Strings lines = lines_of(run({"list", "techniques", "-f", "csv"}).out);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    const std::size_t comma = lines[i].find(',');
    const std::string name = lines[i].substr(0, comma);
    const std::string grade = lines[i].substr(comma + 1, lines[i].find(',', comma + 1) - comma - 1);
    const std::size_t row = readme.find("\n| " + grade + " | ");
    REQUIRE(row != std::string::npos);
    CHECK_THAT(readme.substr(row, readme.find('\n', row + 1) - row), Contains(name));
  }
}
