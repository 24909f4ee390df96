// The kinds of constraints that published puzzles have, the most frequent first: of each, three
// puzzles are made, solved, shown to have one solution, explained to the end, and proved; on 4x4
// boards brute force finds that solution and no other. Kinds without a rule of their own are
// statements, with their meaning written down again beside them.
#include <algorithm>
#include <catch2/catch.hpp>
#include <regex>

#include "sudoku_sat/explain.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/certificates.hpp"
#include "support/rule_cases.hpp"

using namespace sudoku_sat;
using CaseGrid = support::FullGrid;
using support::RuleCase;

namespace {

struct Kind {
  std::string_view name;
  RuleCase puzzle;
};

/// What the tests of rules have of the rule, with this in its data.
RuleCase of_rule(std::string_view rule, std::string_view part = "") {
  for (const RuleCase& rule_case : support::rule_cases()) {
    if (rule_case.rule == rule && rule_case.data.find(part) != std::string_view::npos) {
      return rule_case;
    }
  }
  FAIL("no case of " << rule);
  return {};
}

RuleCase stated(std::string_view statements, std::function<bool(const CaseGrid&)> holds = {}) {
  return {"rule", 4, statements, std::move(holds)};
}

std::string digits_of(const CaseGrid& grid, std::size_t from, std::size_t count) {
  std::string digits;
  for (std::size_t i = from; i < from + count; ++i) {
    digits += static_cast<char>('0' + grid.values[i]);
  }
  return digits;
}

bool matches(const CaseGrid& grid, std::size_t cells, const char* pattern) {
  return std::regex_match(digits_of(grid, 0, cells), std::regex(pattern));
}

/// Whether the cells without a 2 are one piece.
bool others_connected(const CaseGrid& grid) {
  std::vector<std::pair<int, int>> open;
  std::vector<bool> seen(16, false);
  int cells = 0;
  for (int place = 0; place < 16; ++place) {
    if (grid.at(place / 4, place % 4) == 2) continue;
    if (++cells == 1) open.emplace_back(place / 4, place % 4);
  }
  int reached = 0;
  while (!open.empty()) {
    const auto [row, column] = open.back();
    open.pop_back();
    if (row < 0 || column < 0 || row > 3 || column > 3 || grid.at(row, column) == 2) continue;
    if (seen[static_cast<std::size_t>(4 * row + column)]) continue;
    seen[static_cast<std::size_t>(4 * row + column)] = true;
    ++reached;
    for (const int step : {-1, 1}) {
      open.emplace_back(row + step, column);
      open.emplace_back(row, column + step);
    }
  }
  return reached == cells;
}

std::vector<Kind> kinds_without_rule() {
  return {
      {"automaton",
       stated("matches(r1c1-r1c4, \"[12]+[34]+|[34]+[12]+\")",
              [](const CaseGrid& grid) { return matches(grid, 4, "[12]+[34]+|[34]+[12]+"); })},
      {"or", stated("r1c1 = 1 or r2c2 + r3c3 > 6",
                    [](const CaseGrid& grid) {
                      return grid.at(0, 0) == 1 || grid.at(1, 1) + grid.at(2, 2) > 6;
                    })},
      {"extra variables", stated("var t in 4..9; r1c1 + r1c2 + r2c4 = t; r4c4 + r3c4 + r4c1 = t",
                                 [](const CaseGrid& grid) {
                                   const int sum = grid.at(0, 0) + grid.at(0, 1) + grid.at(1, 3);
                                   return sum == grid.at(3, 3) + grid.at(2, 3) + grid.at(3, 0) &&
                                          sum >= 4 && sum <= 9;
                                 })},
      {"replication", stated("for each line in rows: line[1] + line[2] != 4",
                             [](const CaseGrid& grid) {
                               bool all = true;
                               for (int row = 0; row < 4; ++row) {
                                 all = all && grid.at(row, 0) + grid.at(row, 1) != 4;
                               }
                               return all;
                             })},
      {"custom pair", stated("let pair(a, b) = a * b > 2 and abs(a - b) != 2; pair(r1c1, r2c3); "
                             "pair(r3c2, r4c4)",
                             [](const CaseGrid& grid) {
                               const auto pair = [](int a, int b) {
                                 return a * b > 2 && a - b != 2 && b - a != 2;
                               };
                               return pair(grid.at(0, 0), grid.at(1, 2)) &&
                                      pair(grid.at(2, 1), grid.at(3, 3));
                             })},
      {"and", stated("(r1c1 < r2c2 and r3c3 < r4c4) or r1c4 = 4",
                     [](const CaseGrid& grid) {
                       return (grid.at(0, 0) < grid.at(1, 1) && grid.at(2, 2) < grid.at(3, 3)) ||
                              grid.at(0, 3) == 4;
                     })},
      {"connected values", stated("connected(cells, list(x in cells: x != 2))", others_connected)},
      {"regular expression",
       stated("matches(join(row(1), row(2)), \".*14.*23.*\")",
              [](const CaseGrid& grid) { return matches(grid, 8, ".*14.*23.*"); })},
      {"grid without rules", {"free-grid", 3, "", {}}},
      {"chaos construction", {"chaos-construction", 4, "", {}}},
      {"pill",
       {"arrows", 4, "r1c1 r1c2: r3c1-r3c4 r4c4",
        [](const CaseGrid& grid) {
          return 10 * grid.at(0, 0) + grid.at(0, 1) == 10 + grid.at(3, 3);
        }}},
  };
}

std::vector<Kind> kinds_with_rule() {
  return {
      {"black dot", of_rule("kropki", "black")},
      {"all-different", of_rule("extra")},
      {"cage", of_rule("cages")},
      {"white dot", of_rule("kropki", "white")},
      {"sum", of_rule("sums")},
      {"renban", of_rule("renban")},
      {"whisper", of_rule("whispers")},
      {"arrow", of_rule("arrows")},
      {"thermometer", of_rule("thermometers")},
      {"equal sums", of_rule("equal-sums")},
      {"X", of_rule("xv", "x:")},
      {"region sum line", of_rule("region-sum-lines")},
      {"V", of_rule("xv", "v:")},
      {"same values", of_rule("same-values")},
      {"diagonal", of_rule("diagonals")},
      {"no boxes", of_rule("latin")},
      {"between", of_rule("between")},
      {"counting circles", of_rule("counting-circles")},
      {"contains exactly", of_rule("contains-exactly")},
      {"anti-knight", of_rule("anti-knight")},
      {"anti-king", of_rule("anti-king")},
      {"sandwich", of_rule("sandwich")},
      {"palindrome", of_rule("palindromes")},
      {"greater", of_rule("inequalities")},
      {"entropic", of_rule("entropic-lines")},
      {"zipper", of_rule("zippers")},
      {"quadruple", of_rule("quadruples")},
      {"modular", of_rule("modular-lines")},
      {"x-sum", of_rule("x-sums")},
      {"sum line", of_rule("sum-lines")},
      {"little killer", of_rule("little-killers")},
      {"jigsaw", of_rule("regions")},
      {"indexing", of_rule("column-indexers")},
      {"full rank", of_rule("full-rank")},
      {"double arrow", of_rule("double-arrows")},
      {"non-consecutive", of_rule("non-consecutive")},
      {"strict kropki", of_rule("kropki", "all given")},
      {"skyscraper", of_rule("skyscrapers")},
      {"numbered room", of_rule("numbered-rooms")},
      {"lockout", of_rule("lockouts")},
      {"global entropy", of_rule("global-entropy")},
      {"flatmates", of_rule("flatmates")},
      {"disjoint groups", of_rule("disjoint-groups")},
      {"count distinct", of_rule("count-distinct")},
      {"contains at least", of_rule("contains-at-least")},
  };
}

Grid solution_of(const Puzzle& puzzle) {
  const Outcome outcome = PuzzleSolver({.unique = true}).solve(puzzle, Limits());
  REQUIRE(outcome.status == Status::solved);
  REQUIRE(outcome.uniqueness == Uniqueness::unique);
  return *outcome.solution;
}

/// A grid may leave variables beside it open.
void check_explained(const Puzzle& puzzle, const Grid& solution) {
  Explainer explainer(puzzle);
  while (explainer.next()) {
  }
  const auto cells = static_cast<std::ptrdiff_t>(puzzle.geometry().grid_cells());
  CHECK(std::equal(solution.begin(), solution.begin() + cells, explainer.grid().begin()));
}

/// The grid with dots for empty cells.
std::string line_of(const Grid& grid, std::size_t cells) {
  std::string line;
  for (std::size_t cell = 0; cell < cells; ++cell) {
    line += grid[cell] == 0 ? '.' : static_cast<char>('0' + grid[cell]);
  }
  return line;
}

void check_by_brute_force(RuleCase rule_case, const Puzzle& puzzle, const Grid& solution) {
  const std::string givens = line_of(puzzle.givens, puzzle.geometry().grid_cells());
  const std::string found = line_of(solution, puzzle.geometry().grid_cells());
  rule_case.givens = givens;
  std::size_t solutions = 0;
  support::for_each_grid(rule_case, [&](const std::vector<int>& grid, bool holds) {
    if (!holds) return;
    ++solutions;
    CHECK(line_of(Grid(grid.begin(), grid.end()), grid.size()) == found);
  });
  CHECK(solutions == 1);
}

void check_kind(const Kind& kind) {
  const Generator generator(support::board_of(kind.puzzle), {.seed = 7});
  for (std::uint64_t number = 0; number < 3; ++number) {
    CAPTURE(kind.name, number);
    const Generated made = generator.make(number, Limits());
    INFO(made.reason);
    REQUIRE(made.puzzle);
    const Grid solution = solution_of(*made.puzzle);
    check_explained(*made.puzzle, solution);
    CHECK(support::verdict(support::Bundle(*made.puzzle, {.kind = Claim::Kind::unique})) ==
          "verified");
    if (kind.puzzle.size == 4 && kind.puzzle.holds) {
      check_by_brute_force(kind.puzzle, *made.puzzle, solution);
    }
  }
}

}  // namespace

TEST_CASE("puzzles of each published kind with a rule are solved, explained and proved", "[long]") {
  for (const Kind& kind : kinds_with_rule()) check_kind(kind);
}

TEST_CASE("puzzles of each published kind without a rule are solved, explained and proved") {
  for (const Kind& kind : kinds_without_rule()) check_kind(kind);
}
