// Backtracking over cells with the fewest numbers left.
#include "matrix/fillings.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <numeric>

namespace sudoku_sat::matrix {

namespace {

std::size_t index_of(referee::Cell cell) { return static_cast<std::size_t>(cell); }

class Filler {
 public:
  Filler(const referee::Board& board, const referee::Grid& givens)
      : board_(board), grid_(open_grid(board)), units_of_(grid_.size()), used_(board.units.size()) {
    for (std::size_t unit = 0; unit < board.units.size(); ++unit) {
      for (const referee::Cell cell : board.units[unit].cells)
        units_of_[index_of(cell)].push_back(unit);
    }
    for (referee::Cell cell = 0; cell < board.cell_count(); ++cell) {
      const int value = givens[index_of(cell)];
      if (!board.present[index_of(cell)]) continue;
      if (value == referee::no_value) {
        open_.push_back(cell);
      } else {
        possible_ = possible_ && (candidates(cell) & bit(value)) != 0;
        put(cell, value);
      }
    }
  }

  /// Numbers are tried in this order; ends after so many steps.
  void shuffle(Random& random, int steps) {
    random_ = &random;
    steps_ = steps;
  }

  void visit_all(const std::function<bool(const referee::Grid&)>& visit) {
    if (possible_) fill(visit);
  }

 private:
  std::uint32_t bit(int value) const { return 1U << (value - board_.first_value); }

  std::uint32_t candidates(referee::Cell cell) const {
    std::uint32_t used = 0;
    for (const std::size_t unit : units_of_[index_of(cell)]) used |= used_[unit];
    return ~used & ((1U << board_.value_count()) - 1);
  }

  void put(referee::Cell cell, int value) {
    grid_[index_of(cell)] = value;
    for (const std::size_t unit : units_of_[index_of(cell)]) used_[unit] |= bit(value);
  }

  void take(referee::Cell cell) {
    for (const std::size_t unit : units_of_[index_of(cell)]) {
      used_[unit] &= ~bit(grid_[index_of(cell)]);
    }
    grid_[index_of(cell)] = referee::no_value;
  }

  /// Puts the open cell with the fewest candidates to the end.
  void choose_last() {
    const auto best =
        std::min_element(open_.begin(), open_.end(), [&](referee::Cell a, referee::Cell b) {
          return std::popcount(candidates(a)) < std::popcount(candidates(b));
        });
    std::iter_swap(best, open_.end() - 1);
  }

  std::vector<int> values_in_order() {
    std::vector<int> values(index_of(board_.value_count()));
    std::iota(values.begin(), values.end(), board_.first_value);
    if (random_ != nullptr) random_->shuffle(values);
    return values;
  }

  bool fill(const std::function<bool(const referee::Grid&)>& visit) {
    if (open_.empty()) return visit(grid_);
    if (random_ != nullptr && --steps_ < 0) return false;
    choose_last();
    const referee::Cell cell = open_.back();
    open_.pop_back();
    const std::uint32_t allowed = candidates(cell);
    bool go_on = true;
    for (const int value : values_in_order()) {
      if (!go_on || (allowed & bit(value)) == 0) continue;
      put(cell, value);
      go_on = fill(visit);
      take(cell);
    }
    open_.push_back(cell);
    return go_on;
  }

  const referee::Board& board_;
  referee::Grid grid_;
  std::vector<std::vector<std::size_t>> units_of_;
  std::vector<std::uint32_t> used_;
  std::vector<referee::Cell> open_;
  bool possible_ = true;
  Random* random_ = nullptr;
  int steps_ = 0;
};

}  // namespace

void for_each_filling(const referee::Board& board, const referee::Grid& givens,
                      const std::function<bool(const referee::Grid&)>& visit) {
  Filler(board, givens).visit_all(visit);
}

int count_fillings(const referee::Board& board, const referee::Grid& givens, int limit) {
  int found = 0;
  for_each_filling(board, givens, [&](const referee::Grid&) { return ++found < limit; });
  return found;
}

std::optional<referee::Grid> random_filling(const referee::Board& board,
                                            const referee::Grid& givens, Random& random) {
  std::optional<referee::Grid> found;
  for (int attempt = 0; attempt < 20 && !found; ++attempt) {
    Filler filler(board, givens);
    filler.shuffle(random, 2'000);
    filler.visit_all([&](const referee::Grid& grid) {
      found = grid;
      return false;
    });
  }
  return found;
}

referee::Grid open_grid(const referee::Board& board) {
  return referee::Grid(index_of(board.cell_count()), referee::no_value);
}

}  // namespace sudoku_sat::matrix
