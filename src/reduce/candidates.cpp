#include "sudoku_sat/candidates.hpp"

#include <algorithm>
#include <bit>

namespace sudoku_sat {

Candidates::Candidates(const Geometry& geometry)
    : size_(geometry.size()),
      words_((static_cast<std::size_t>(size_) + 63) / 64),
      masks_(geometry.cells() * words_, ~std::uint64_t{0}),
      decided_(geometry.cells(), 0) {
  const int rest = size_ % 64;
  if (rest == 0) return;
  const std::uint64_t last = (std::uint64_t{1} << static_cast<unsigned>(rest)) - 1;
  for (std::size_t end = words_; end <= masks_.size(); end += words_) masks_[end - 1] = last;
}

int Candidates::count(Cell cell) const {
  int total = 0;
  for (const std::uint64_t bits : mask(cell)) total += std::popcount(bits);
  return total;
}

bool Candidates::complete() const {
  return std::find(decided_.begin(), decided_.end(), 0) == decided_.end();
}

Value Candidates::first(Cell cell) const {
  const auto words = mask(cell);
  const auto found = std::find_if(words.begin(), words.end(), [](auto bits) { return bits != 0; });
  return static_cast<Value>((found - words.begin()) * 64 + std::countr_zero(*found) + 1);
}

void Candidates::decide(Cell cell, Value value) {
  const auto begin = masks_.begin() + static_cast<std::ptrdiff_t>(cell * words_);
  std::fill(begin, begin + static_cast<std::ptrdiff_t>(words_), 0);
  word(cell, value) |= std::uint64_t{1} << bit(value);
  decided_[cell] = value;
}

}  // namespace sudoku_sat
