#include "sudoku_sat/board.hpp"

namespace sudoku_sat {

ValueRelation::ValueRelation(int size)
    : size_(size),
      words_((static_cast<std::size_t>(size) + 63) / 64),
      seconds_(static_cast<std::size_t>(size) * words_),
      firsts_(seconds_.size()) {}

void ValueRelation::add(int first, int second) {
  const auto set = [this](std::vector<std::uint64_t>& rows, int row, int value) {
    const auto bit = static_cast<std::size_t>(value - 1);
    rows[static_cast<std::size_t>(row - 1) * words_ + bit / 64] |= std::uint64_t{1} << bit % 64;
  };
  set(seconds_, first, second);
  set(firsts_, second, first);
}

}  // namespace sudoku_sat
