// The smallest backdoor by implicit hitting sets (solvers/hitting_set.hpp).
//
// When unit propagation of some cells' values stops, every backdoor has one of the cells that are
// still open: without such a cell propagation gets no further. If the cells of a hitting set are no
// backdoor, their propagation is taken as far as it can go without solving the puzzle, and what is
// open then is a new set, as small as possible. Some tens of questions are enough; trying all pairs
// and triples of cells would take thousands.
#include "measurements.hpp"

#include "propagate/states.hpp"
#include "solvers/hitting_set.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::measure {

namespace {

class BackdoorSearch {
 public:
  /// Requires: a state at the fixpoint of the givens, some cell of the grid open.
  BackdoorSearch(const propagation::Propagation& root, const Puzzle& puzzle, const Grid& solution,
                 const Limits& limits)
      : root_(root),
        state_(root),
        attempt_(root),
        geometry_(puzzle.geometry()),
        solution_(solution),
        limits_(limits) {
    for (Cell cell = 0; cell < geometry_.grid_cells(); ++cell) {
      if (root.decided(cell) == 0) items_.push_back(cell);
    }
  }

  std::optional<Backdoor> run() {
    Backdoor found{1, {}};
    try {
      found.cells = greedy();
      std::size_t most = found.cells.size();
      solvers::HittingSet hitting(std::vector<std::size_t>(items_.size(), 1), most);
      hitting.close(found.least, most, limits_, [&](const solvers::HittingSet::Items& items) {
        std::vector<Cell> cells = cells_of(items);
        if (!solves(cells)) return hitting.add(left_open());
        found.cells = std::move(cells);
        most = found.cells.size();
      });
    } catch (const Stopped&) {
      if (found.cells.empty()) return std::nullopt;
    }
    return found;
  }

 private:
  /// Repeatedly takes the cell that decides the most others, the first if there are several.
  std::vector<Cell> greedy() {
    std::vector<Cell> cells;
    for (state_ = root_; !solved(state_);) {
      Cell best = 0;
      std::size_t fewest = items_.size() + 1;
      for (const Cell cell : items_) {
        if (state_.decided(cell) != 0) continue;
        decide(cell);
        const std::size_t left = open_items(attempt_).size();
        if (left < fewest) best = cell;
        fewest = std::min(fewest, left);
      }
      cells.push_back(best);
      state_.decide(best, solution_[best]);
    }
    std::sort(cells.begin(), cells.end());
    return cells;
  }

  /// Whether the cells are a backdoor; leaves their propagation in `state_`.
  bool solves(const std::vector<Cell>& cells) {
    state_ = root_;
    for (const Cell cell : cells) state_.decide(cell, solution_[cell]);
    return solved(state_);
  }

  /// The open cells, as items, when the state has come as far as it can without being complete.
  std::vector<std::size_t> left_open() {
    std::vector<Cell> order = items_;
    random_.shuffle(order);
    for (const Cell cell : order) {
      if (state_.decided(cell) != 0) continue;
      decide(cell);
      if (!solved(attempt_)) std::swap(state_, attempt_);
    }
    return open_items(state_);
  }

  bool solved(const propagation::Propagation& state) const {
    return grid_decided(state.candidates(), geometry_);
  }

  void decide(Cell cell) {
    limits_.check();
    attempt_ = state_;
    attempt_.decide(cell, solution_[cell]);
  }

  std::vector<std::size_t> open_items(const propagation::Propagation& state) const {
    std::vector<std::size_t> open;
    for (std::size_t item = 0; item < items_.size(); ++item) {
      if (state.decided(items_[item]) == 0) open.push_back(item);
    }
    return open;
  }

  std::vector<Cell> cells_of(const std::vector<std::size_t>& items) const {
    std::vector<Cell> cells;
    for (const std::size_t item : items) cells.push_back(items_[item]);
    return cells;
  }

  const propagation::Propagation& root_;
  propagation::Propagation state_;
  propagation::Propagation attempt_;
  const Geometry& geometry_;
  const Grid& solution_;
  const Limits& limits_;
  Random random_{0};
  std::vector<Cell> items_;  ///< the open cells
};

}  // namespace

std::optional<Backdoor> smallest_backdoor(const Puzzle& puzzle, const Grid& solution,
                                          const Limits& limits) {
  try {
    propagation::Propagation root(*puzzle.board, limits);
    root.decide_all(puzzle.givens);
    if (grid_decided(root.candidates(), puzzle.geometry())) return Backdoor{};
    return BackdoorSearch(root, puzzle, solution, limits).run();
  } catch (const Stopped&) {
    return std::nullopt;
  }
}

}  // namespace sudoku_sat::measure
