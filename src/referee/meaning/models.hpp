// The models of a formula, read as grids.
#pragma once

#include <optional>

#include "search.hpp"

namespace sudoku_sat::meaning {

/// Of all clauses. What is set stays so until it is undone.
class Models {
 public:
  Models(const Clauses& clauses, const referee::Board& board, Steps& steps);

  const std::vector<Cell>& cells() const { return cells_; }
  /// How many of the formula's variables stand for values of the cell.
  std::size_t variables(Cell cell) const;

  /// False if unit propagation alone shows that there is no model; so do all that follow.
  bool begin() { return propagation_.begin(); }
  /// Whether the cell may hold the value, as far as its own variables show.
  bool possible(Cell cell, Values value) const;
  bool hold(Cell cell, Values value);
  /// Whether all variables of the cell have values.
  bool decided(Cell cell) const;
  /// Whether the variable that stands for this value alone is false, or there is none.
  bool excluded(Cell cell, Values value) const;
  /// Sets the variable that stands for this value alone.
  bool set(Cell cell, Values value, bool truth);
  /// Values of the cell's variables, in any way that may leave a model: `visit` returns false to
  /// stop at that one, which is kept then.
  bool for_each_pattern(Cell cell, const std::function<bool()>& visit);

  /// Models that differ in cells, each of which has just one value in any of them, until one is
  /// found of which `wrong` holds; true if there is one, which is kept then. Throws: OutOfSteps.
  bool find(const std::function<bool(const Grid&)>& wrong);
  /// Any model, which is kept.
  bool find_any();
  /// What the cells hold; `no_value` where this is not one value.
  Grid grid() const;

  std::size_t depth() const { return propagation_.depth(); }
  void undo(std::size_t depth) { propagation_.undo(depth); }

 private:
  static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

  std::size_t place(Cell cell) const { return place_of_[static_cast<std::size_t>(cell)]; }
  int count(Cell cell) const;
  Cell narrowest() const;

  const referee::Board& board_;
  Steps& steps_;
  Propagation propagation_;
  std::vector<Cell> cells_;
  std::vector<std::size_t> place_of_;  // of each cell
};

}  // namespace sudoku_sat::meaning
