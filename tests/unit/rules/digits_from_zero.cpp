// Schroedinger cells and doppelganger zeros against brute force over all 4x4 grids that some givens
// leave: as many solutions in every encoding, each with one choice of its variables; and the check
// of solutions refuses every other grid.
#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <set>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "support/cnf.hpp"
#include "support/fixtures.hpp"

using namespace sudoku_sat;

namespace {

using Digits = std::vector<int>;

// Of a 4x4 board: the digits are 0 to 4, and with Schroedinger cells the value 5 is one of these.
constexpr int two_digits = 5;

/// The cells of row, column or box `number` of 4x4.
Digits line(const Digits& grid, int kind, int number) {
  Digits cells;
  for (int place = 0; place < 4; ++place) {
    const int row = kind == 0 ? number : kind == 1 ? place : number / 2 * 2 + place / 2;
    const int column = kind == 0 ? place : kind == 1 ? number : number % 2 * 2 + place % 2;
    cells.push_back(grid[static_cast<std::size_t>(4 * row + column)]);
  }
  return cells;
}

/// The digits that stand nowhere in a line, ascending.
Digits missed(const Digits& line) {
  Digits result;
  for (int digit = 0; digit < 5; ++digit) {
    if (std::find(line.begin(), line.end(), digit) == line.end()) result.push_back(digit);
  }
  return result;
}

/// What the cell counts: both digits, which are those that its row misses.
Digits digits_of(const Digits& grid, int cell) {
  const int value = grid[static_cast<std::size_t>(cell)];
  return value == two_digits ? missed(line(grid, 0, cell / 4)) : Digits{value};
}

int worth(const Digits& grid, int cell) {
  int sum = 0;
  for (const int digit : digits_of(grid, cell)) sum += digit;
  return sum;
}

bool schrodinger(const Digits& grid) {
  Digits places(16);
  for (int cell = 0; cell < 16; ++cell) places[static_cast<std::size_t>(cell)] = cell;
  for (int kind = 0; kind < 3; ++kind) {
    for (int number = 0; number < 4; ++number) {
      Digits digits;
      for (const int cell : line(places, kind, number)) {
        const Digits more = digits_of(grid, cell);
        digits.insert(digits.end(), more.begin(), more.end());
      }
      std::sort(digits.begin(), digits.end());
      if (digits != Digits{0, 1, 2, 3, 4}) return false;
    }
  }
  return true;
}

bool doppelganger(const Digits& grid) {
  int misses[3][4] = {};
  for (int kind = 0; kind < 3; ++kind) {
    std::set<int> of_kind;
    for (int number = 0; number < 4; ++number) {
      const Digits digits = missed(line(grid, kind, number));
      if (digits.size() != 1 || digits[0] == 0) return false;
      misses[kind][number] = digits[0];
      of_kind.insert(digits[0]);
    }
    if (of_kind.size() != 4) return false;
  }
  for (int cell = 0; cell < 16; ++cell) {
    const int row = cell / 4;
    const int column = cell % 4;
    const std::set around{misses[0][row], misses[1][column], misses[2][row / 2 * 2 + column / 2]};
    if (grid[static_cast<std::size_t>(cell)] == 0 && around.size() != 3) return false;
  }
  return true;
}

struct DigitCase {
  std::string rules;
  std::string givens;
  int most;               ///< the largest value
  std::size_t variables;  ///< of each row, column and box
  std::function<bool(const Digits&)> holds;
};

const std::vector<DigitCase>& digit_cases() {
  static const std::vector<DigitCase> all{
      {"schrodinger-cells", "...52..1.....2..", 5, 2, schrodinger},
      {"schrodinger-cells=cage(6, r1c1 r2c1); arrow(r1c4, r2c2 r2c3); two(r4c1)",
       "...52......05...", 5, 2,
       [](const Digits& grid) {
         Digits cage = digits_of(grid, 0);
         const Digits more = digits_of(grid, 4);
         cage.insert(cage.end(), more.begin(), more.end());
         return schrodinger(grid) && worth(grid, 0) + worth(grid, 4) == 6 &&
                std::set(cage.begin(), cage.end()).size() == cage.size() &&
                worth(grid, 3) == worth(grid, 5) + worth(grid, 6) && grid[12] == two_digits;
       }},
      {"doppelganger-zero", "1..........4....", 4, 1, doppelganger},
      {"doppelganger-zero=row_misses[1] = 3; box_misses[4] > column_misses[2]", "1...............",
       4, 1,
       [](const Digits& grid) {
         return doppelganger(grid) && missed(line(grid, 0, 0))[0] == 3 &&
                missed(line(grid, 2, 3))[0] > missed(line(grid, 1, 1))[0];
       }},
  };
  return all;
}

/// Calls visit(grid) for all that the givens leave in which no line has a value twice.
void for_each_grid_of(const DigitCase& wanted, Digits& grid, std::size_t cell,
                      const std::function<void(const Digits&)>& visit) {
  if (cell == grid.size()) return visit(grid);
  const char given = wanted.givens[cell];
  for (int value = 0; value <= wanted.most; ++value) {
    if (given != '.' && given - '0' != value) continue;
    bool free = true;
    for (std::size_t before = 0; before < cell; ++before) {
      const bool line = before / 4 == cell / 4 || before % 4 == cell % 4;
      free = free && !(line && grid[before] == value);
    }
    if (!free) continue;
    grid[cell] = value;
    for_each_grid_of(wanted, grid, cell + 1, visit);
  }
}

std::vector<Digits> solutions_of(const DigitCase& wanted) {
  std::vector<Digits> found;
  Digits grid(16);
  for_each_grid_of(wanted, grid, 0, [&](const Digits& next) {
    if (wanted.holds(next)) found.push_back(next);
  });
  return found;
}

Puzzle puzzle_of(const DigitCase& wanted) {
  const auto board = make_board(Geometry(4), parse_rules(wanted.rules, {"test", 1, 1}));
  Grid grid;
  for (const char sign : wanted.givens) {
    grid.push_back(sign == '.' ? Value{0} : static_cast<Value>(sign - '0' + 1));
  }
  grid.resize(board->cells());
  return {board, std::move(grid)};
}

/// The grid with its variables, which count from 0 as cells do: what rows, columns and boxes miss.
/// Empty where one of them misses another number of digits.
Grid with_variables(const DigitCase& wanted, const Digits& grid) {
  Grid all;
  for (const int value : grid) all.push_back(static_cast<Value>(value + 1));
  for (int kind = 0; kind < 3; ++kind) {
    for (std::size_t which = 0; which < wanted.variables; ++which) {
      for (int number = 0; number < 4; ++number) {
        const Digits digits = missed(line(grid, kind, number));
        if (digits.size() != wanted.variables || (wanted.variables == 1 && digits[0] == 0)) {
          return {};
        }
        all.push_back(static_cast<Value>(digits[which] + 1));
      }
    }
  }
  return all;
}

std::uint64_t models(const Puzzle& puzzle, const Encoding& encoding) {
  MemorySink formula;
  const VariableMap variables(puzzle.geometry(), *encoding.code);
  encode_puzzle(puzzle, variables, {.encoding = &encoding}, formula);
  return support::count_models(support::to_cnf(formula));
}

}  // namespace

TEST_CASE("boards with digits from 0 have as many solutions as brute force finds", "[long]") {
  for (const DigitCase& wanted : digit_cases()) {
    DYNAMIC_SECTION(wanted.rules) {
      const Puzzle puzzle = puzzle_of(wanted);
      const std::uint64_t expected = solutions_of(wanted).size();
      REQUIRE(expected > 0);
      CHECK(sudoku_sat::count(puzzle).solutions == BigCount(expected));
      CHECK(sudoku_sat::count(puzzle, {.with_variables = true}).solutions == BigCount(expected));
      for (const Encoding& encoding : encodings()) {
        CAPTURE(encoding.name);
        const Outcome outcome =
            solve(puzzle, {.formulation = {.encoding = &encoding}, .solutions = 0});
        CHECK(outcome.solutions == expected);
      }
    }
  }
}

TEST_CASE("each solution with digits from 0 is one model of the clauses, in every encoding",
          "[long]") {
  for (DigitCase wanted : digit_cases()) {
    DYNAMIC_SECTION(wanted.rules) {
      // The counter of models knows no units: half of a solution is given to it.
      const Digits first = solutions_of(wanted).at(0);
      for (std::size_t cell = 0; cell < 8; ++cell) {
        wanted.givens[cell] = static_cast<char>('0' + first[cell]);
      }
      const std::uint64_t expected = solutions_of(wanted).size();
      for (const Encoding& encoding : encodings()) {
        CAPTURE(encoding.name);
        CHECK(models(puzzle_of(wanted), encoding) == expected);
      }
    }
  }
}

TEST_CASE("the check of solutions decides boards with digits from 0 as brute force does",
          "[long]") {
  for (const DigitCase& wanted : digit_cases()) {
    DYNAMIC_SECTION(wanted.rules) {
      const Puzzle puzzle = puzzle_of(wanted);
      std::size_t refused = 0;
      Digits grid(16);
      for_each_grid_of(wanted, grid, 0, [&](const Digits& found) {
        const Grid all = with_variables(wanted, found);
        if (all.empty()) return;
        const bool holds = wanted.holds(found);
        refused += holds ? 0 : 1;
        REQUIRE(verify(puzzle, all).has_value() == !holds);
      });
      CHECK(refused > 0);
    }
  }
}

TEST_CASE("the rules of digits from 0 make their boards, even if values says the same") {
  const auto geometry = [](const char* rules) {
    return make_board(Geometry(9), parse_rules(rules, {"test", 1, 1}))->geometry();
  };
  CHECK(geometry("schrodinger-cells").most() == 10);
  CHECK(geometry("schrodinger-cells") == geometry("schrodinger-cells, values=0-10"));
  CHECK(geometry("doppelganger-zero").least() == 0);
  CHECK_THROWS_WITH(geometry("doppelganger-zero, values=0-10"),
                    "test:1:1: rule 'doppelganger-zero': its values are 0 to 9, not 0 to 10");
  CHECK_THROWS_WITH(
      geometry("schrodinger-cells, shape=8x6"),
      "test:1:1: rule 'schrodinger-cells': it needs as many rows as columns, not 8x6");
  const std::string text = "size: 4\nrules: doppelganger-zero\n\n1...\n....\n...4\n....\n";
  CHECK(puzzle_text(parse_puzzle(text)) == text);
}
