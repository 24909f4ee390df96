// What a board's rules say of its candidates, a candidate being a value in a cell: for each one the
// set of those that it excludes, whatever rule says so, and the groups of which exactly one holds:
// the values of a cell, the places of a value in a unit. Rows, chess moves, dots and inequalities
// are all the same here; only diagrams are no part of it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/bit_set.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::propagation {

/// What is the same in all states of a board. The candidate of a value in a cell is number
/// cell * N + value - 1.
template <std::size_t Words>
class ConflictRules {
 public:
  using Set = base::BitSet<Words>;
  using Number = std::uint16_t;

  static bool fit(const Board& board) {
    return board.formulas().empty() && board.size() > 1 &&
           board.cells() * static_cast<std::size_t>(board.size()) <= Set::end;
  }

  /// Requires: a board that fits, and outlives it.
  explicit ConflictRules(const Board& board);

  const Board& board() const { return *board_; }
  std::size_t size() const { return size_; }
  std::size_t number(Cell cell, int value) const {
    return cell * size_ + static_cast<std::size_t>(value - 1);
  }
  Cell cell(std::size_t candidate) const { return static_cast<Cell>(candidate / size_); }
  Value value(std::size_t candidate) const { return static_cast<Value>(candidate % size_ + 1); }

  /// Those that the rules for single cells allow.
  const Set& allowed() const { return allowed_; }
  /// What the candidate excludes.
  const Set& conflicts(std::size_t candidate) const { return conflicts_[candidate]; }

  /// Groups of N candidates of which exactly one holds.
  std::size_t groups() const { return groups_.size() / size_; }
  std::span<const Number> group(std::size_t number) const {
    return std::span(groups_).subspan(number * size_, size_);
  }
  /// The numbers of the groups that the candidate is in.
  std::span<const Number> groups_of(std::size_t candidate) const {
    return std::span(groups_of_)
        .subspan(begin_[candidate], begin_[candidate + 1] - begin_[candidate]);
  }
  /// With at most so many candidates left it is asked what these all exclude. More candidates of a
  /// cell exclude something together only where a relation has the cell.
  std::size_t max_left(std::size_t group) const {
    if (group >= board_->cells()) return max_places;
    return board_->relations_of(static_cast<Cell>(group)).empty() ? 1 : size_;
  }

 private:
  static constexpr std::size_t max_places = 3;

  void exclude(std::size_t one, std::size_t other) {
    conflicts_[one].add(other);
    conflicts_[other].add(one);
  }
  void add_conflicts();
  void add_conflicts(const PairRelation& pair);
  void add_groups();
  void restrict_cells();

  const Board* board_;
  std::size_t size_;
  Set allowed_;
  std::vector<Set> conflicts_;
  std::vector<Number> groups_;     ///< one after the other; those of cells come first
  std::vector<Number> groups_of_;  ///< candidate by candidate
  std::vector<std::size_t> begin_;
};

template <std::size_t Words>
ConflictRules<Words>::ConflictRules(const Board& board)
    : board_(&board),
      size_(static_cast<std::size_t>(board.size())),
      conflicts_(board.cells() * size_) {
  add_groups();
  add_conflicts();
  restrict_cells();
}

template <std::size_t Words>
void ConflictRules<Words>::add_groups() {
  for (std::size_t candidate = 0; candidate < conflicts_.size(); ++candidate) {
    groups_.push_back(static_cast<Number>(candidate));
  }
  for (const std::uint32_t unit : board_->units()) {
    for (int value = 1; value <= board_->size(); ++value) {
      for (const Cell cell : board_->cells_of(unit)) {
        groups_.push_back(static_cast<Number>(number(cell, value)));
      }
    }
  }
  std::vector<std::vector<Number>> groups_of(conflicts_.size());
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    groups_of[groups_[i]].push_back(static_cast<Number>(i / size_));
  }
  begin_.push_back(0);
  for (const auto& groups : groups_of) {
    groups_of_.insert(groups_of_.end(), groups.begin(), groups.end());
    begin_.push_back(groups_of_.size());
  }
}

template <std::size_t Words>
void ConflictRules<Words>::add_conflicts() {
  const auto exclude_each_other = [&](std::span<const Cell> cells, int value) {
    Set all;
    for (const Cell cell : cells) all.add(number(cell, value));
    for (const Cell cell : cells) conflicts_[number(cell, value)] |= all;
  };
  for (const AllDifferent& constraint : board_->all_different()) {
    for (int value = 1; value <= board_->size(); ++value) {
      exclude_each_other(constraint.cells, value);
    }
  }
  for (std::size_t candidate = 0; candidate < conflicts_.size(); ++candidate) {
    for (int value = 1; value <= board_->size(); ++value) {
      conflicts_[candidate].add(number(cell(candidate), value));
    }
  }
  for (const PairRelation& pair : board_->relations()) add_conflicts(pair);
  for (std::size_t candidate = 0; candidate < conflicts_.size(); ++candidate) {
    conflicts_[candidate].remove(candidate);
  }
}

template <std::size_t Words>
void ConflictRules<Words>::add_conflicts(const PairRelation& pair) {
  for (int first = 1; first <= board_->size(); ++first) {
    for (int second = 1; second <= board_->size(); ++second) {
      if (pair.relation->allows(first, second)) continue;
      exclude(number(pair.first, first), number(pair.second, second));
    }
  }
}

template <std::size_t Words>
void ConflictRules<Words>::restrict_cells() {
  for (std::size_t candidate = 0; candidate < conflicts_.size(); ++candidate) {
    allowed_.add(candidate);
  }
  for (const Allowed& rule : board_->allowed()) {
    Set of_cell;
    Set left;
    for (int value = 1; value <= board_->size(); ++value) of_cell.add(number(rule.cell, value));
    for (const Value value : rule.values) left.add(number(rule.cell, value));
    allowed_ -= of_cell - left;
  }
}

}  // namespace sudoku_sat::propagation
