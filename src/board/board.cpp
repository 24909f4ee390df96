#include <algorithm>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

Board::Board(const Geometry& geometry, std::vector<AllDifferent> constraints, bool standard)
    : geometry_(geometry),
      standard_(standard),
      all_different_(std::move(constraints)),
      first_(geometry.cells() + 1) {
  for (const AllDifferent& constraint : all_different_) {
    begin_.push_back(cells_.size());
    cells_.insert(cells_.end(), constraint.cells.begin(), constraint.cells.end());
    for (const Cell cell : constraint.cells) ++first_[cell + 1];
  }
  begin_.push_back(cells_.size());
  for (std::size_t cell = 0; cell < cells(); ++cell) first_[cell + 1] += first_[cell];
  memberships_.resize(first_.back());
  std::vector<std::size_t> next(first_.begin(), first_.end() - 1);
  for (std::uint32_t number = 0; number < all_different_.size(); ++number) {
    for (const Cell cell : all_different_[number].cells) memberships_[next[cell]++] = number;
  }
}

std::vector<Cell> Board::peers(Cell cell) const {
  std::vector<Cell> peers;
  for (const std::uint32_t number : constraints_of(cell)) {
    for (const Cell other : all_different_[number].cells) {
      if (other != cell) peers.push_back(other);
    }
  }
  std::sort(peers.begin(), peers.end());
  peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
  return peers;
}

std::size_t Puzzle::given_count() const {
  return givens.size() - static_cast<std::size_t>(std::count(givens.begin(), givens.end(), 0));
}

}  // namespace sudoku_sat
