// What is known of a puzzle's cells from the referee's statements.
//
// Facts about cells that all searches share: which cells differ, which units are full, what single
// cells may hold. A value is removed from a cell only where statements about one or two cells, or
// cells that differ, exclude it: as far as this goes, arc consistency (Mackworth, 1977).
#pragma once

#include <algorithm>
#include <bit>

#include "meaning.hpp"

namespace sudoku_sat::meaning {

template <class Visit>
void for_each_bit(Values values, const Visit& visit) {
  for (; values != 0; values &= values - 1) visit(std::countr_zero(values));
}

using referee::Cell;
using referee::Grid;
using referee::Statement;

/// Statements that may have to try more values of variables take too long.
constexpr double most_tries = 1000;

/// Cells by number, in lists and as flags, and what they may hold.
class Facts {
 public:
  Facts(const referee::Puzzle& puzzle, std::vector<Values> allowed)
      : board_(puzzle.board),
        domains_(std::move(allowed)),
        different_(domains_.size(), std::vector<bool>(domains_.size())),
        units_of_(domains_.size()),
        statements_of_(domains_.size()) {
    for (Values& domain : domains_) domain &= all_values();
    add_units();
    for (const Statement& statement : puzzle.statements) add_statement(statement);
    reduce();
  }

  const referee::Board& board() const { return board_; }
  /// What the cell holds in any grid that obeys the rules.
  Values domain(Cell cell) const { return domains_[index(cell)]; }
  /// No grid that obeys the rules has one of these values there.
  void remove(Cell cell, Values values) { domains_[index(cell)] &= ~values; }
  /// Whether no grid obeys the rules.
  bool impossible() const {
    return std::ranges::any_of(referee::cells_of(board_),
                               [&](Cell cell) { return domain(cell) == 0; });
  }

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
  Values all_values() const {
    const int count = board_.value_count();
    return count == most_values ? ~Values{0} : bit(count) - 1;
  }

  /// Whether every cell of a whole grid holds one of its values; false if there are no values.
  bool is_within(const Grid& grid, const std::vector<Values>& values) const {
    return !values.empty() && std::ranges::all_of(referee::cells_of(board_), [&](Cell cell) {
      const int place = grid[index(cell)] - board_.first_value;
      return place >= 0 && place < most_values && (values[index(cell)] & bit(place)) != 0;
    });
  }

 private:
  static std::size_t index(Cell cell) { return static_cast<std::size_t>(cell); }
  void add_units() {
    for (const referee::Unit& unit : board_.units) {
      for (const Cell a : unit.cells)
        for (const Cell b : unit.cells)
          if (a != b) different_[index(a)][index(b)] = true;
      if (std::ssize(unit.cells) != board_.value_count()) continue;
      for (const Cell cell : unit.cells) units_of_[index(cell)].push_back(full_units_.size());
      full_units_.push_back(unit.cells);
    }
  }

  void add_statement(const Statement& statement) {
    const std::vector<Cell>& cells = statement.cells;
    const bool of_unit = std::ranges::any_of(
        board_.units, [&](const referee::Unit& unit) { return unit.kind == statement.rule; });
    if (cells.empty() || of_unit || statement.tries > most_tries) return;
    if (cells.size() == 2) {
      const auto [differ, all_others] = difference(statement);
      if (differ) {
        different_[index(cells[0])][index(cells[1])] = true;
        different_[index(cells[1])][index(cells[0])] = true;
        if (all_others) return;
      }
    }
    if (cells.size() <= 2) small_.push_back(&statement);
    for (const Cell cell : cells) statements_of_[index(cell)].push_back(&statement);
  }

  /// Whether two cells of a statement can't be equal, and whether they may have all other numbers.
  std::pair<bool, bool> difference(const Statement& statement) const {
    Grid grid(domains_.size(), referee::no_value);
    bool differ = true, all_others = true;
    for_each_bit(domain(statement.cells[0]), [&](int a) {
      for_each_bit(domain(statement.cells[1]), [&](int b) {
        grid[index(statement.cells[0])] = number(a);
        grid[index(statement.cells[1])] = number(b);
        if (statement.holds(grid) == (a == b)) (a == b ? differ : all_others) = false;
      });
    });
    return {differ, all_others};
  }

  void reduce() {
    bool changed = true;
    while (changed && !impossible()) {
      changed = false;
      for (const Cell cell : referee::cells_of(board_))
        changed = remove_neighbours(cell) || changed;
      for (const Statement* statement : small_) changed = filter(*statement) || changed;
    }
  }

  /// Removes the value of a cell that has only one from those that differ from it.
  bool remove_neighbours(Cell cell) {
    bool changed = false;
    if (std::popcount(domain(cell)) != 1) return false;
    for (const Cell other : referee::cells_of(board_)) {
      if (!different(cell, other) || (domain(other) & domain(cell)) == 0) continue;
      domains_[index(other)] &= ~domain(cell);
      changed = true;
    }
    return changed;
  }

  /// Keeps the values of a small statement's cells with which it can hold.
  bool filter(const Statement& statement) {
    const Cell first = statement.cells.front(), last = statement.cells.back();
    Values left_first = 0, left_last = 0;
    Grid grid(domains_.size(), referee::no_value);
    for_each_bit(domain(first), [&](int a) {
      for_each_bit(domain(last), [&](int b) {
        grid[index(first)] = number(a);
        grid[index(last)] = number(b);
        if (!statement.holds(grid)) return;
        left_first |= bit(first == last ? b : a);
        left_last |= bit(b);
      });
    });
    const bool changed = left_first != domain(first) || left_last != domain(last);
    domains_[index(first)] = left_first;
    domains_[index(last)] = left_last;
    return changed;
  }

  const referee::Board& board_;
  std::vector<Values> domains_;
  std::vector<std::vector<bool>> different_;
  std::vector<std::vector<Cell>> full_units_;
  std::vector<std::vector<std::size_t>> units_of_;
  std::vector<std::vector<const Statement*>> statements_of_;
  std::vector<const Statement*> small_;
};

}  // namespace sudoku_sat::meaning
