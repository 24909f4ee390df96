// Boxes at unknown places compared with brute force, which places them one after the other and
// fills them with all orders of the digits: as many grids in every encoding, each with one choice
// of where the boxes begin; and the check of solutions knows the rules.
#include <catch2/catch.hpp>

#include <algorithm>
#include <set>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"

using namespace sudoku_sat;

namespace {

struct BoxCase {
  int rows;
  int columns;
  int boxes;
  int box_rows;
  int box_columns;
  std::string givens;

  std::string rules() const {
    return "shape=" + std::to_string(rows) + "x" + std::to_string(columns) +
           ", deconstruction=" + std::to_string(boxes) + " of " + std::to_string(box_rows) + "x" +
           std::to_string(box_columns);
  }
};

const BoxCase box_cases[] = {
    {4, 4, 2, 2, 2, "1..............0"},     {4, 4, 3, 2, 2, "12.............."},
    {5, 4, 3, 2, 2, "......1........3...."}, {4, 5, 2, 2, 3, "123............4...."},
    {3, 4, 2, 1, 2, "............"},
};

using Numbers = std::vector<int>;

class BoxesByBruteForce {
 public:
  explicit BoxesByBruteForce(const BoxCase& wanted) : wanted_(wanted) {}

  std::set<Numbers> grids() {
    Numbers grid(static_cast<std::size_t>(wanted_.rows * wanted_.columns));
    place(grid, 0, 0);
    return found_;
  }

 private:
  int& at(Numbers& grid, int row, int column) const {
    return grid[static_cast<std::size_t>(row * wanted_.columns + column)];
  }

  /// The boxes in the order of their first cells.
  void place(Numbers& grid, int placed, int from) {
    if (placed == wanted_.boxes) {
      if (keeps_givens(grid)) found_.insert(grid);
      return;
    }
    for (int begin = from; begin < wanted_.rows * wanted_.columns; ++begin) {
      const int row = begin / wanted_.columns;
      const int column = begin % wanted_.columns;
      if (row + wanted_.box_rows > wanted_.rows || column + wanted_.box_columns > wanted_.columns) {
        continue;
      }
      Numbers digits;
      for (int digit = 1; digit <= wanted_.box_rows * wanted_.box_columns; ++digit) {
        digits.push_back(digit);
      }
      do {
        Numbers next = grid;
        if (fill(next, row, column, digits)) place(next, placed + 1, begin + 1);
      } while (std::next_permutation(digits.begin(), digits.end()));
    }
  }

  bool fill(Numbers& grid, int row, int column, const Numbers& digits) const {
    for (std::size_t i = 0; i < digits.size(); ++i) {
      const int down = row + static_cast<int>(i) / wanted_.box_columns;
      const int right = column + static_cast<int>(i) % wanted_.box_columns;
      const char given = wanted_.givens[static_cast<std::size_t>(down * wanted_.columns + right)];
      const bool other_given = given != '.' && given - '0' != digits[i];
      if (other_given || at(grid, down, right) != 0 ||
          stands_in_line(grid, down, right, digits[i])) {
        return false;
      }
      at(grid, down, right) = digits[i];
    }
    return true;
  }

  bool stands_in_line(Numbers& grid, int row, int column, int digit) const {
    for (int i = 0; i < wanted_.columns; ++i) {
      if (at(grid, row, i) == digit) return true;
    }
    for (int i = 0; i < wanted_.rows; ++i) {
      if (at(grid, i, column) == digit) return true;
    }
    return false;
  }

  bool keeps_givens(const Numbers& grid) const {
    for (std::size_t i = 0; i < grid.size(); ++i) {
      const char given = wanted_.givens[i];
      if (given != '.' && given - '0' != grid[i]) return false;
    }
    return true;
  }

  const BoxCase& wanted_;
  std::set<Numbers> found_;
};

Puzzle puzzle_of(const BoxCase& wanted) {
  const auto board = make_board(Geometry(9), parse_rules(wanted.rules(), {"test", 1, 1}));
  Grid grid;
  for (const char sign : wanted.givens) {
    grid.push_back(sign == '.' ? Value{0} : static_cast<Value>(sign - '0' + 1));
  }
  grid.resize(board->cells());
  return {board, std::move(grid)};
}

std::string error_of(const std::string& rules) {
  try {
    make_board(Geometry(6), parse_rules(rules, {"test", 1, 1}));
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("boxes at unknown places have as many solutions as brute force finds", "[long]") {
  for (const BoxCase& wanted : box_cases) {
    DYNAMIC_SECTION(wanted.rules()) {
      const Puzzle puzzle = puzzle_of(wanted);
      const std::set<Numbers> expected = BoxesByBruteForce(wanted).grids();
      REQUIRE(!expected.empty());
      CHECK(sudoku_sat::count(puzzle, {.with_variables = true}).solutions ==
            BigCount(expected.size()));
      std::set<Numbers> found;
      for (const Grid& grid : solutions(puzzle)) {
        CHECK_FALSE(verify(puzzle, grid));
        Numbers numbers;
        for (Cell cell = 0; cell < puzzle.geometry().grid_cells(); ++cell) {
          numbers.push_back(grid[cell] - 1);
        }
        found.insert(numbers);
      }
      CHECK(found == expected);
    }
  }
}

TEST_CASE("boxes at unknown places go with every encoding") {
  const Puzzle puzzle = puzzle_of(box_cases[2]);
  const auto expected = static_cast<std::uint64_t>(BoxesByBruteForce(box_cases[2]).grids().size());
  for (const Encoding& encoding : encodings()) {
    CAPTURE(encoding.name);
    CHECK(solve(puzzle, {.formulation = {.encoding = &encoding}, .solutions = 0}).solutions ==
          expected);
  }
}

TEST_CASE("the check of solutions refuses a grid with a digit twice in a line of several boxes") {
  // The boxes lie in the corners; 1 stands twice in the first row.
  const Puzzle puzzle = puzzle_of({5, 5, 2, 2, 2, std::string(25, '.')});
  const std::vector<int> numbers{1, 2, 0, 1, 3,  //
                                 3, 4, 0, 2, 4,  //
                                 0, 0, 0, 0, 0,  //
                                 0, 0, 0, 0, 0,  //
                                 0, 0, 0, 0, 0};
  Grid grid;
  for (const int number : numbers) grid.push_back(static_cast<Value>(number + 1));
  for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
    grid.push_back(cell == 0 || cell == 3 ? Value{2} : Value{1});
  }
  const auto violation = verify(puzzle, grid);
  REQUIRE(violation);
  CHECK(to_string(*violation, puzzle.geometry()).find("no digit twice") != std::string::npos);
  grid[3] = 4;
  grid[4] = 5;
  grid[8] = 2;
  grid[9] = 3;
  CHECK_FALSE(verify(puzzle, grid));
  grid[25] = 1;
  CHECK(verify(puzzle, grid));
}

TEST_CASE("errors about boxes at unknown places are explained") {
  CHECK(error_of("deconstruction=4 of 3x4").find("4 boxes have 48 cells: more than the board") !=
        std::string::npos);
  CHECK(error_of("deconstruction=4").find("how large boxes are is missing") != std::string::npos);
  CHECK(error_of("deconstruction=4 of 2x2, values=0-6").find("has its own values") !=
        std::string::npos);
  CHECK(error_of("deconstruction=4 of 2x2, skyscrapers=top: 1 . . . . .")
            .find("lines that hold each value") != std::string::npos);
}
