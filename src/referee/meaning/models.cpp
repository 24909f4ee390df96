// A plain search (Davis, Logemann & Loveland, 1962): the cell with the fewest values left takes
// them one by one; once all cells have theirs, the other variables.
#include "models.hpp"

#include <numeric>

namespace sudoku_sat::meaning {

namespace {

Group all_clauses(const Clauses& clauses) {
  Group group;
  group.clauses.resize(clauses.count());
  std::iota(group.clauses.begin(), group.clauses.end(), std::size_t{0});
  return group;
}

}  // namespace

Models::Models(const Clauses& clauses, const referee::Board& board, Steps& steps)
    : board_(board),
      steps_(steps),
      propagation_(clauses, all_clauses(clauses)),
      cells_(referee::cells_of(board)),
      place_of_(static_cast<std::size_t>(board.cell_count()), nowhere) {
  for (std::size_t i = 0; i < propagation_.cells().size(); ++i)
    place_of_[static_cast<std::size_t>(propagation_.cells()[i])] = i;
}

std::size_t Models::variables(Cell cell) const {
  return place(cell) == nowhere ? 0 : propagation_.variables(place(cell));
}

bool Models::possible(Cell cell, Values value) const {
  return place(cell) == nowhere || propagation_.possible(place(cell), value);
}

bool Models::hold(Cell cell, Values value) {
  const std::size_t before = depth();
  const bool fine = place(cell) == nowhere || propagation_.assign(place(cell), value);
  steps_.take(1 + static_cast<long long>(depth() - before));
  return fine;
}

bool Models::decided(Cell cell) const {
  return place(cell) == nowhere || propagation_.decided(place(cell));
}

bool Models::excluded(Cell cell, Values value) const {
  return place(cell) == nowhere || propagation_.excluded(place(cell), value);
}

bool Models::set(Cell cell, Values value, bool truth) {
  steps_.take();
  return place(cell) == nowhere ? !truth : propagation_.set(place(cell), value, truth);
}

bool Models::for_each_pattern(Cell cell, const std::function<bool()>& visit) {
  if (decided(cell)) return visit();
  const std::size_t before = depth();
  for (const bool truth : {true, false}) {
    steps_.take();
    if (propagation_.decide(place(cell), truth) && !for_each_pattern(cell, visit)) return false;
    undo(before);
  }
  return true;
}

int Models::count(Cell cell) const {
  int count = 0;
  for (int i = 0; i < board_.value_count(); ++i) count += possible(cell, bit(i)) ? 1 : 0;
  return count;
}

/// The cell without a value that has the fewest left; -1 if all cells have theirs.
Cell Models::narrowest() const {
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

bool Models::find(const std::function<bool(const Grid&)>& wrong) {
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

bool Models::find_any() {
  return propagation_.can_be_completed([&] { steps_.take(); });
}

Grid Models::grid() const {
  Grid grid(place_of_.size(), referee::no_value);
  for (const Cell cell : cells_) {
    if (count(cell) != 1) continue;
    for (int i = 0; i < board_.value_count(); ++i)
      if (possible(cell, bit(i))) grid[static_cast<std::size_t>(cell)] = board_.first_value + i;
  }
  return grid;
}

}  // namespace sudoku_sat::meaning
