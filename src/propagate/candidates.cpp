// The candidates of a cell are the bits of as many words as its values need; the cells' words
// follow each other. A decided cell's value is kept as well, because it is asked for most often.
#include "sudoku_sat/propagation.hpp"

#include <algorithm>
#include <bit>

namespace sudoku_sat {

Candidates::Candidates(const Geometry& geometry)
    : size_(geometry.size()),
      words_((static_cast<std::size_t>(size_) + 63) / 64),
      masks_(geometry.cells() * words_),
      decided_(geometry.cells(), 0) {
  for (std::size_t index = 0; index < masks_.size(); ++index) masks_[index] = all(index % words_);
}

std::uint64_t Candidates::all(std::size_t word) const {
  const auto rest = static_cast<std::size_t>(size_) - 64 * word;
  return rest >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << rest) - 1;
}

int Candidates::count(Cell cell) const {
  int total = 0;
  for (const std::uint64_t values : mask(cell)) total += std::popcount(values);
  return total;
}

std::uint64_t Candidates::open() const {
  std::uint64_t total = 0;
  for (Cell cell = 0; cell < cells(); ++cell) {
    if (decided_[cell] == 0) total += static_cast<std::uint64_t>(count(cell));
  }
  return total;
}

bool Candidates::complete() const {
  return std::find(decided_.begin(), decided_.end(), 0) == decided_.end();
}

Value Candidates::first(Cell cell) const {
  const auto words = mask(cell);
  const auto found =
      std::find_if(words.begin(), words.end(), [](auto values) { return values != 0; });
  return static_cast<Value>((found - words.begin()) * 64 + std::countr_zero(*found) + 1);
}

void Candidates::decide(Cell cell, Value value) {
  const auto begin = masks_.begin() + static_cast<std::ptrdiff_t>(cell * words_);
  std::fill(begin, begin + static_cast<std::ptrdiff_t>(words_), 0);
  word(cell, value) |= std::uint64_t{1} << bit(value);
  decided_[cell] = value;
}

}  // namespace sudoku_sat
