// What a sentence says of cells, found once for the same numbers.
//
// To read a sentence takes some ten microseconds, and a check that has to try all numbers of a line
// asks hundreds of thousands of times, for each of a board's clues again. Sentences that differ
// only in their cells, such as those of a rule's clues, say the same of the same numbers.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "board.hpp"

namespace sudoku_sat::referee {

class Remembered {
 public:
  using Found = std::optional<long long>;

  explicit Remembered(const Board& board)
      : first_(board.first_value), count_(board.value_count()) {}

  /// As `read` says of the numbers that the grid has in these cells, asked once as long as there is
  /// room.
  template <class Read>
  Found find(const Grid& grid, const std::vector<Cell>& cells, const Read& read) {
    constexpr std::size_t most = 500'000;
    const std::optional<std::uint64_t> key = key_of(grid, cells);
    if (key) {
      if (const auto known = known_.find(*key); known != known_.end()) return known->second;
    }
    const Found found = read();
    if (key && known_.size() < most) known_.emplace(*key, found);
    return found;
  }

 private:
  /// None if the numbers are not the board's, or too many.
  std::optional<std::uint64_t> key_of(const Grid& grid, const std::vector<Cell>& cells) const {
    std::uint64_t key = 0;
    for (const Cell cell : cells) {
      const int number = grid[static_cast<std::size_t>(cell)] - first_;
      if (number < 0 || number >= count_) return std::nullopt;
      if (__builtin_mul_overflow(key, static_cast<std::uint64_t>(count_), &key) ||
          __builtin_add_overflow(key, static_cast<std::uint64_t>(number), &key))
        return std::nullopt;
    }
    return key;
  }

  int first_, count_;
  std::unordered_map<std::uint64_t, Found> known_;
};

}  // namespace sudoku_sat::referee
