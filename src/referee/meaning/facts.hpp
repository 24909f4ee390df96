// What is known of a puzzle's cells from the referee's statements.
#pragma once

#include "meaning.hpp"

namespace sudoku_sat::meaning {

using referee::Cell;
using referee::Grid;
using referee::Statement;

/// Statements that may have to try more values of variables take too long.
constexpr double most_tries = 1000;

/// Cells by number, in lists and as flags, and what they may hold.
class Facts {
 public:
  Facts(const referee::Puzzle& puzzle, std::vector<Values> allowed);

  const referee::Board& board() const { return board_; }
  /// What the cell holds in any grid that obeys the rules.
  Values domain(Cell cell) const { return domains_[index(cell)]; }
  /// Whether no grid obeys the rules.
  bool impossible() const;
  bool different(Cell a, Cell b) const { return different_[index(a)][index(b)]; }
  /// Units with as many cells as there are numbers, so that each number is in one of them.
  const std::vector<std::vector<Cell>>& full_units() const { return full_units_; }
  const std::vector<std::size_t>& full_units_of(Cell cell) const { return units_of_[index(cell)]; }
  /// Statements about some cells. Those about a whole board have no place here, nor have those
  /// whose truth takes long to find.
  const std::vector<const Statement*>& statements_of(Cell cell) const {
    return statements_of_[index(cell)];
  }
  int number(int bit) const { return board_.first_value + bit; }
  Values all_values() const;
  /// Whether every cell of a whole grid holds one of its values; false if there are no values.
  bool is_within(const Grid& grid, const std::vector<Values>& values) const;

 private:
  static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
  void add_units();
  void add_statement(const Statement& statement);
  std::pair<bool, bool> difference(const Statement& statement) const;
  void reduce();
  bool remove_neighbours(Cell cell);
  bool filter(const Statement& statement);

  const referee::Board& board_;
  std::vector<Values> domains_;
  std::vector<std::vector<bool>> different_;
  std::vector<std::vector<Cell>> full_units_;
  std::vector<std::vector<std::size_t>> units_of_;
  std::vector<std::vector<const Statement*>> statements_of_;
  std::vector<const Statement*> small_;
};

}  // namespace sudoku_sat::meaning
