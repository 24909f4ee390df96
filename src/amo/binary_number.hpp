// A number in binary that literals imply: two of them with different numbers exclude each other.
#pragma once

#include <bit>

#include "sudoku_sat/amo.hpp"

namespace sudoku_sat {

/// Bits of the numbers 0 ... count-1: the logarithm of count, rounded up.
constexpr std::uint64_t bits_below(std::uint64_t count) {
  return count < 2 ? 0 : static_cast<std::uint64_t>(std::bit_width(count - 1));
}

/// New variables for the bits of a number below `count`, lowest first.
class BinaryNumber {
 public:
  BinaryNumber(std::uint64_t count, ClauseStream& out)
      : bits_(bits_below(count)), first_(bits_ == 0 ? 0 : out.new_vars(bits_)), out_(out) {}

  /// If `literal` is true, the number is `value`.
  void imply(Lit literal, std::uint64_t value) {
    for (std::uint64_t bit = 0; bit < bits_; ++bit) {
      const Lit variable = first_ + static_cast<Lit>(bit);
      out_.add({-literal, (value >> bit & 1) != 0 ? variable : -variable});
    }
  }

 private:
  std::uint64_t bits_;
  Var first_;
  ClauseStream& out_;
};

}  // namespace sudoku_sat
