// The models of a formula, read as grids.
//
// A plain search (Davis, Logemann & Loveland, 1962): the cell with the fewest values left takes
// them one by one; once all cells have theirs, the other variables.
#pragma once

#include <numeric>
#include <optional>

#include "search.hpp"

namespace sudoku_sat::meaning {

inline Group all_clauses(const Clauses& clauses) {
  Group group;
  group.clauses.resize(clauses.count());
  std::iota(group.clauses.begin(), group.clauses.end(), std::size_t{0});
  return group;
}

/// Of all clauses. What is set stays so until it is undone.
class Models {
 public:
  Models(const Clauses& clauses, const referee::Board& board, Steps& steps)
      : board_(board),
        steps_(steps),
        propagation_(clauses, all_clauses(clauses)),
        cells_(referee::cells_of(board)),
        place_of_(static_cast<std::size_t>(board.cell_count()), nowhere) {
    for (std::size_t i = 0; i < propagation_.cells().size(); ++i)
      place_of_[static_cast<std::size_t>(propagation_.cells()[i])] = i;
  }

  const std::vector<Cell>& cells() const { return cells_; }
  /// How many of the formula's variables stand for values of the cell.
  std::size_t variables(Cell cell) const {
    return place(cell) == nowhere ? 0 : propagation_.variables(place(cell));
  }

  /// False if unit propagation alone shows that there is no model; so do all that follow.
  bool begin() { return propagation_.begin(); }
  /// Whether the cell may hold the value, as far as its own variables show.
  bool possible(Cell cell, Values value) const {
    return place(cell) == nowhere || propagation_.possible(place(cell), value);
  }

  bool hold(Cell cell, Values value) {
    const std::size_t before = depth();
    const bool fine = place(cell) == nowhere || propagation_.assign(place(cell), value);
    steps_.take(1 + static_cast<long long>(depth() - before));
    return fine;
  }

  /// Whether all variables of the cell have values.
  bool decided(Cell cell) const {
    return place(cell) == nowhere || propagation_.decided(place(cell));
  }

  /// Whether the variable that stands for this value alone is false, or there is none.
  bool excluded(Cell cell, Values value) const {
    return place(cell) == nowhere || propagation_.excluded(place(cell), value);
  }

  /// Sets the variable that stands for this value alone.
  bool set(Cell cell, Values value, bool truth) {
    steps_.take();
    return place(cell) == nowhere ? !truth : propagation_.set(place(cell), value, truth);
  }

  /// Values of the cell's variables, in any way that may leave a model: `visit` returns false to
  /// stop at that one, which is kept then.
  bool for_each_pattern(Cell cell, const std::function<bool()>& visit) {
    if (decided(cell)) return visit();
    const std::size_t before = depth();
    for (const bool truth : {true, false}) {
      steps_.take();
      if (propagation_.decide(place(cell), truth) && !for_each_pattern(cell, visit)) return false;
      undo(before);
    }
    return true;
  }

  /// Models that differ in cells, each of which has just one value in any of them, until one is
  /// found of which `wrong` holds; true if there is one, which is kept then. Throws: OutOfSteps.
  bool find(const std::function<bool(const Grid&)>& wrong) {
    steps_.take(std::ssize(cells_));
    const Cell cell = narrowest();
    if (cell < 0) return wrong(grid()) && find_any();
    const std::size_t before = depth();
    for (int i = 0; i < board_.value_count(); ++i) {
      if (!possible(cell, bit(i))) continue;
      if (hold(cell, bit(i)) && find(wrong)) return true;
      undo(before);
    }
    return false;
  }

  /// Any model, which is kept.
  bool find_any() {
    return propagation_.can_be_completed([&] { steps_.take(); });
  }

  /// What the cells hold; `no_value` where this is not one value.
  Grid grid() const {
    Grid grid(place_of_.size(), referee::no_value);
    for (const Cell cell : cells_) {
      if (count(cell) != 1) continue;
      for (int i = 0; i < board_.value_count(); ++i)
        if (possible(cell, bit(i))) grid[static_cast<std::size_t>(cell)] = board_.first_value + i;
    }
    return grid;
  }

  std::size_t depth() const { return propagation_.depth(); }
  void undo(std::size_t depth) { propagation_.undo(depth); }

 private:
  static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

  std::size_t place(Cell cell) const { return place_of_[static_cast<std::size_t>(cell)]; }
  int count(Cell cell) const {
    int count = 0;
    for (int i = 0; i < board_.value_count(); ++i) count += possible(cell, bit(i)) ? 1 : 0;
    return count;
  }

  /// The cell without a value that has the fewest left; -1 if all cells have theirs.
  Cell narrowest() const {
    Cell best = -1;
    int least = 0;
    for (const Cell cell : cells_) {
      if (decided(cell)) continue;
      const int left = count(cell);
      if (best < 0 || left < least) {
        best = cell;
        least = left;
      }
    }
    return best;
  }

  const referee::Board& board_;
  Steps& steps_;
  Propagation propagation_;
  std::vector<Cell> cells_;
  std::vector<std::size_t> place_of_;  // of each cell
};

}  // namespace sudoku_sat::meaning
