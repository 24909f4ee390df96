// Sets of a board's cells, as bits: what generation asks thousands of times is whether two of them
// meet.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "sudoku_sat/geometry.hpp"

namespace sudoku_sat {

class CellSet {
 public:
  /// Empty; for cells from 0 to cells - 1.
  explicit CellSet(std::size_t cells) : size_(cells), words_((cells + 63) / 64, 0) {}

  /// Cells of the board.
  std::size_t size() const { return size_; }

  void add(Cell cell) { words_[cell / 64] |= bit(cell); }
  void add(std::span<const Cell> cells) {
    for (const Cell cell : cells) add(cell);
  }
  void remove(Cell cell) { words_[cell / 64] &= ~bit(cell); }
  void remove(std::span<const Cell> cells) {
    for (const Cell cell : cells) remove(cell);
  }

  bool has(Cell cell) const { return (words_[cell / 64] & bit(cell)) != 0; }
  bool meets(const CellSet& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if ((words_[i] & other.words_[i]) != 0) return true;
    }
    return false;
  }
  /// Whether all its cells are in the other one.
  bool within(const CellSet& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if ((words_[i] & ~other.words_[i]) != 0) return false;
    }
    return true;
  }
  std::size_t count() const {
    std::size_t total = 0;
    for (const std::uint64_t word : words_) total += static_cast<std::size_t>(std::popcount(word));
    return total;
  }

  /// Ascending.
  std::vector<Cell> cells() const {
    std::vector<Cell> result;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (std::uint64_t rest = words_[i]; rest != 0; rest &= rest - 1) {
        result.push_back(static_cast<Cell>(i * 64 + static_cast<unsigned>(std::countr_zero(rest))));
      }
    }
    return result;
  }

  bool operator==(const CellSet&) const = default;

 private:
  static std::uint64_t bit(Cell cell) { return std::uint64_t{1} << cell % 64; }

  std::size_t size_;
  std::vector<std::uint64_t> words_;
};

}  // namespace sudoku_sat
