// Backtracking on the cell with the fewest candidates; the values used in each row, column and box
// are bit masks. Fast enough for any 4x4 or 6x6 board and for 9x9 boards with one solution.
#include "brute_force.hpp"

#include <bit>
#include <stdexcept>

namespace sudoku_sat::support {

namespace {

using Mask = std::uint64_t;

class Search {
 public:
  Search(int box_rows, int box_columns, const std::function<bool(const std::vector<int>&)>& visit)
      : box_rows_(box_rows),
        box_columns_(box_columns),
        size_(static_cast<std::size_t>(box_rows * box_columns)),
        visit_(visit),
        grid_(size_ * size_),
        rows_(size_),
        columns_(size_),
        boxes_(size_) {}

  std::size_t cells() const { return grid_.size(); }
  std::size_t size() const { return size_; }

  bool allows(std::size_t cell, int value) const { return (candidates(cell) & bit(value)) != 0; }

  /// Puts a value into an empty cell or, called again, takes it back.
  void toggle(std::size_t cell, int value) {
    grid_[cell] = grid_[cell] == 0 ? value : 0;
    rows_[row(cell)] ^= bit(value);
    columns_[column(cell)] ^= bit(value);
    boxes_[box(cell)] ^= bit(value);
  }

  /// False once the visitor has had enough.
  bool search() {
    const std::size_t cell = tightest_cell();
    if (cell == cells()) return visit_(grid_);
    for (int value = 1; value <= static_cast<int>(size_); ++value) {
      if (!allows(cell, value)) continue;
      toggle(cell, value);
      const bool go_on = search();
      toggle(cell, value);
      if (!go_on) return false;
    }
    return true;
  }

 private:
  static Mask bit(int value) { return Mask{1} << value; }

  std::size_t row(std::size_t cell) const { return cell / size_; }
  std::size_t column(std::size_t cell) const { return cell % size_; }
  std::size_t box(std::size_t cell) const {
    return row(cell) / box_rows_ * box_rows_ + column(cell) / box_columns_;
  }

  Mask candidates(std::size_t cell) const {
    const Mask all = ((Mask{1} << size_) - 1) << 1;
    return all & ~(rows_[row(cell)] | columns_[column(cell)] | boxes_[box(cell)]);
  }

  /// The empty cell with the fewest candidates; the number of cells where none is empty.
  std::size_t tightest_cell() const {
    std::size_t best = cells();
    int fewest = 65;
    for (std::size_t cell = 0; cell < cells(); ++cell) {
      const int count = std::popcount(candidates(cell));
      if (grid_[cell] != 0 || count >= fewest) continue;
      best = cell;
      fewest = count;
    }
    return best;
  }

  std::size_t box_rows_;
  std::size_t box_columns_;
  std::size_t size_;
  const std::function<bool(const std::vector<int>&)>& visit_;
  std::vector<int> grid_;
  std::vector<Mask> rows_;
  std::vector<Mask> columns_;
  std::vector<Mask> boxes_;
};

}  // namespace

void for_each_solution(int box_rows, int box_columns, const std::vector<int>& givens,
                       const std::function<bool(const std::vector<int>&)>& visit) {
  if (box_rows < 1 || box_columns < 1 || box_rows > 32 || box_columns > 32 / box_rows) {
    throw std::invalid_argument("brute force takes boards of 1 to 32 values");
  }
  Search search(box_rows, box_columns, visit);
  if (givens.size() != search.cells()) throw std::invalid_argument("as many givens as cells");
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    const int value = givens[cell];
    if (value < 0 || value > static_cast<int>(search.size())) {
      throw std::invalid_argument("a given is outside the board's values");
    }
    if (value == 0) continue;
    if (!search.allows(cell, value)) return;
    search.toggle(cell, value);
  }
  search.search();
}

std::uint64_t count_solutions(int box_rows, int box_columns, const std::vector<int>& givens,
                              std::uint64_t limit) {
  std::uint64_t count = 0;
  if (limit == 0) return count;
  for_each_solution(box_rows, box_columns, givens,
                    [&](const std::vector<int>&) { return ++count < limit; });
  return count;
}

}  // namespace sudoku_sat::support
