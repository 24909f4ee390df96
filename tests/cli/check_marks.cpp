// Wrong pencil marks: check and all other commands name them. What they say is judged by the list
// of all grids of 4x4 that fit the givens.
#include <algorithm>
#include <numeric>
#include <random>
#include <regex>

#include "cli/helpers.hpp"

using namespace sudoku_sat::support;
using Catch::Contains;

namespace {

using MarksOfCells = std::vector<std::string>;  // of each cell: "1.3."

/// All grids of 4x4, as texts.
const Strings& all_grids() {
  static const Strings grids = [] {
    Strings found;
    std::string grid(16, '.');
    const auto fits = [&](std::size_t cell, char value) {
      for (std::size_t other = 0; other < cell; ++other) {
        const bool box = other / 8 == cell / 8 && other % 4 / 2 == cell % 4 / 2;
        const bool sees = other / 4 == cell / 4 || other % 4 == cell % 4 || box;
        if (sees && grid[other] == value) return false;
      }
      return true;
    };
    const auto fill = [&](const auto& self, std::size_t cell) -> void {
      if (cell == 16) return found.push_back(grid);
      for (char value = '1'; value <= '4'; ++value) {
        if (!fits(cell, value)) continue;
        grid[cell] = value;
        self(self, cell + 1);
      }
    };
    fill(fill, 0);
    return found;
  }();
  return grids;
}

Strings grids_with(const std::string& givens) {
  Strings grids;
  for (const std::string& grid : all_grids()) {
    bool fits = true;
    for (std::size_t i = 0; i < 16; ++i) fits = fits && (givens[i] == '.' || givens[i] == grid[i]);
    if (fits) grids.push_back(grid);
  }
  return grids;
}

bool has(const MarksOfCells& marks, std::size_t cell, const std::string& grid) {
  return marks[cell].find(grid[cell]) != std::string::npos;
}

/// Whether one of the grids has the marks of all these cells.
bool stand(const Strings& grids, const MarksOfCells& marks, const std::vector<std::size_t>& cells) {
  return std::any_of(grids.begin(), grids.end(), [&](const std::string& grid) {
    return std::all_of(cells.begin(), cells.end(),
                       [&](std::size_t cell) { return has(marks, cell, grid); });
  });
}

std::string puzzle(const std::string& givens, const MarksOfCells& marks) {
  std::string all;
  for (const std::string& cell : marks) all += cell;
  return "size: 4\npencilmarks: " + all + "\n\n" + givens + "\n";
}

/// The cells that the sentence names.
std::vector<std::size_t> cells_named(const std::string& sentence) {
  static const std::regex cell("r([1-4])c([1-4])");
  std::vector<std::size_t> cells;
  for (std::sregex_iterator i(sentence.begin(), sentence.end(), cell), end; i != end; ++i) {
    cells.push_back(std::stoul((*i)[1]) * 4 + std::stoul((*i)[2]) - 5);
  }
  return cells;
}

/// The reason that `check` gives; empty where the puzzle has a solution or its givens clash.
std::string reason_of(const std::string& text) {
  const Json answer = Json::parse(run({"check", "-f", "json", "-p", text}).out);
  return answer["status"] == "unsatisfiable" ? answer.value("reason", "") : "";
}

void judge(const std::string& sentence, const Strings& grids, const MarksOfCells& marks) {
  const std::vector<std::size_t> cells = cells_named(sentence);
  REQUIRE_FALSE(cells.empty());
  if (sentence.find("together") != std::string::npos) {
    CHECK_FALSE(stand(grids, marks, cells));
    for (std::size_t i = 0; i < cells.size(); ++i) {
      std::vector<std::size_t> fewer = cells;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      CHECK(stand(grids, marks, fewer));
    }
    return;
  }
  for (const std::size_t cell : cells) CHECK_FALSE(stand(grids, marks, {cell}));
}

}  // namespace

TEST_CASE("cli: check names the pencil mark that leaves no solution", "[cli][check]") {
  MarksOfCells marks(16, "1234");
  marks[5] = "12..";  // 4 is right: 1243 3421 4312 2134
  const std::string text = puzzle(small, marks);
  const RunResult result = run({"check", "-p", text});
  CHECK(result.status == 20);
  CHECK_THAT(result.out,
             Catch::EndsWith("\nThe pencil marks leave no solution: r2c2 has lost 4.\n"));
  CHECK_THAT(result.out, !Contains("rules leave none"));
  const Json with_clues = Json::parse(run({"check", "--with-clues", "-f", "json", "-p", text}).out);
  CHECK(with_clues["core"] == Strings{"pencil marks: r2c2 is 1 or 2"});
}

TEST_CASE("cli: each command that finds no solution names the wrong pencil mark", "[cli][check]") {
  MarksOfCells marks(16, "1234");
  marks[5] = "12..";
  const std::string text = puzzle(small, marks);
  const std::string sentence = "The pencil marks leave no solution: r2c2 has lost 4.";
  for (const std::string command : {"solve", "explain", "hint", "count", "candidates"}) {
    CAPTURE(command);
    const RunResult result = run({command, "-p", text});
    CHECK(result.status == 20);
    CHECK_THAT(result.out + result.err, Contains(sentence));
    const RunResult json = run({command, "-f", "json", "-p", text});
    CHECK(Json::parse(json.out)["reason"] == sentence);
  }
}

TEST_CASE("cli: what is said of wrong pencil marks is true of all grids", "[cli][check]") {
  std::mt19937 random(7);
  std::size_t single = 0;
  std::size_t together = 0;
  for (int round = 0; round < 120; ++round) {
    const std::string& grid = all_grids()[random() % all_grids().size()];
    std::string givens(16, '.');
    for (char& given : givens) {
      if (random() % 4 == 0) given = grid[static_cast<std::size_t>(&given - givens.data())];
    }
    MarksOfCells marks(16, "1234");
    for (std::string& cell : marks) {
      for (char& mark : cell) {
        if (random() % 3 == 0) mark = '.';
      }
    }
    CAPTURE(givens, marks);
    const Strings grids = grids_with(givens);
    std::vector<std::size_t> cells(16);
    std::iota(cells.begin(), cells.end(), 0U);
    const std::string sentence = reason_of(puzzle(givens, marks));
    CHECK(sentence.empty() == stand(grids, marks, cells));
    if (sentence.empty()) continue;
    judge(sentence, grids, marks);
    ++(sentence.find("together") == std::string::npos ? single : together);
  }
  CHECK(single > 0);
  CHECK(together > 0);
}

TEST_CASE("cli: wrong pencil marks are named by the board's own values", "[cli][check]") {
  std::string marks;
  for (int cell = 0; cell < 16; ++cell) marks += cell == 5 ? "01.." : "0123";
  const std::string text = "size: 4\nvalues: 0-3\npencilmarks: " + marks + "\n\n0.....1..2.....3\n";
  CHECK_THAT(run({"check", "-p", text}).out, Contains("r2c2 has lost 3."));
}
