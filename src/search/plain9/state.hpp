// A state of propagation on the plain 9x9 board, the fastest that this machine has: unit
// propagation of the triads encoding, so a reduction of that formula. Streams of puzzles of this
// board are more than those of all others together.
//
// Sets of the 81 cells are one vector of the compiler: a word for each band of three rows, a bit
// for each of its 27 cells in reading order; the fourth word is empty. Which vectors the search
// itself uses doesn't change what is found: the widest of the machine. Asking the machine takes no
// library: the compiler knows how, and asks the operating system too.
#pragma once

#include <array>
#include <bit>
#include <cstring>
#include <span>

#include "methods.hpp"
#include "propagate/states.hpp"
#include "sudoku_sat/board.hpp"

namespace sudoku_sat::search {

/// With the interface of base::BitSet.
class CellSet9 {
 public:
  using Bits [[gnu::vector_size(16)]] = std::uint32_t;
  static constexpr std::size_t end = 81;

  CellSet9() = default;
  /// Requires: no bits above the 27 of a word, none in the fourth.
  explicit CellSet9(const Bits& bits) : bits_(bits) {}

  const Bits& bits() const { return bits_; }
  std::array<std::uint64_t, 2> words() const {
    return std::bit_cast<std::array<std::uint64_t, 2>>(bits_);
  }

  bool has(std::size_t cell) const { return (bits_[cell / 27] >> cell % 27 & 1U) != 0; }
  void add(std::size_t cell) { bits_[cell / 27] |= std::uint32_t{1} << cell % 27; }
  bool empty() const { return (words()[0] | words()[1]) == 0; }
  std::size_t count() const {
    return static_cast<std::size_t>(std::popcount(words()[0]) + std::popcount(words()[1]));
  }
  std::size_t first() const {
    for (std::size_t word = 0; word < 3; ++word) {
      if (bits_[word] != 0)
        return 27 * word + static_cast<std::size_t>(std::countr_zero(bits_[word]));
    }
    return end;
  }
  template <class Visit>
  void for_each(Visit&& visit) const {
    for (std::size_t word = 0; word < 3; ++word) {
      for (std::uint32_t rest = bits_[word]; rest != 0; rest &= rest - 1) {
        visit(27 * word + static_cast<std::size_t>(std::countr_zero(rest)));
      }
    }
  }

  CellSet9& operator|=(const CellSet9& other) {
    bits_ |= other.bits_;
    return *this;
  }
  CellSet9& operator-=(const CellSet9& other) {
    bits_ &= ~other.bits_;
    return *this;
  }
  friend CellSet9 operator&(const CellSet9& first, const CellSet9& second) {
    return CellSet9(first.bits_ & second.bits_);
  }
  friend CellSet9 operator|(CellSet9 first, const CellSet9& second) { return first |= second; }
  friend CellSet9 operator-(CellSet9 first, const CellSet9& second) { return first -= second; }

 private:
  Bits bits_{};
};

struct Vectors9 {
  std::string name;
  bool here;  ///< whether this machine has them
  const Methods9* methods;
  /// How many cubes a count tries at first. Counting by parts takes some time to begin; so much
  /// that so many cubes are hardly noticed where they are not enough.
  unsigned trial_cubes;
  /// The largest tree that is counted by cubes to its end, as estimated after those.
  unsigned plain_cubes;
};

/// All for which this program was compiled, the narrowest first.
const std::vector<Vectors9>& all_vectors9();

/// The widest that this machine has, or those that the environment variable SUDOKU_SAT_VECTORS
/// names, for tests and comparisons. Throws: UsageError for those that are unknown or not here.
const Vectors9& chosen_vectors9();

class State9 {
 public:
  using Set = CellSet9;
  static constexpr std::size_t max_values = 9;

  /// Whether the board has rows, columns, 3x3 boxes and nothing else.
  static bool fit(const Board& board);
  /// The same, but rules may restrict what single cells hold: give leave_all() the board's
  /// allowed_masks().
  static bool fit_with_marks(const Board& board);

  /// Every value in every cell. Throws: UsageError as chosen_vectors9().
  State9() : State9(*chosen_vectors9().methods) {}
  /// Requires: methods for vectors that this machine has.
  explicit State9(const Methods9& methods) : methods_(&methods) { methods.begin(board_); }

  // Each returns whether there is no contradiction.

  /// Leaves each of the 81 cells these candidates.
  bool leave_all(std::span<const propagation::Mask> masks) {
    return methods_->leave_all(board_, masks.data());
  }
  bool decide_all(const Grid& givens) { return methods_->decide_all(board_, givens.data()); }
  bool decide(Cell cell, Value value) { return methods_->decide(board_, cell, value); }

  bool complete() const { return open().empty(); }
  Set open() const { return set_at(0); }
  /// The cells that hold or may hold the value; here values count from 0.
  Set positions(std::size_t value) const { return set_at(methods_->words[value + 1]); }
  static constexpr std::size_t values() { return max_values; }
  static constexpr int size() { return 9; }
  bool possible(Cell cell, int value) const {
    std::uint32_t band;
    std::memcpy(&band, bytes_of(methods_->words[value] + cell / 27), sizeof band);
    return (band >> cell % 27 & 1U) != 0;
  }
  Value decided(Cell cell) const;
  void copy_to(Grid& grid) const;

  /// The cells of all rows, columns and boxes that have a cell of this set.
  static Set sharing_unit(const Set& where);

  /// The open cell to split by: of those with two candidates the one with the most that its two
  /// values could decide next, else one with the fewest candidates. The product over both values
  /// counts, because a cell is only as good as its worse branch.
  /// Requires: a state that is not complete.
  Cell branching_cell() const { return static_cast<Cell>(methods_->branching_cell(board_)); }

  /// As Methods9::search_from.
  CubeResult9 search(const CubeLimits9& limits) const {
    return methods_->search_from(board_, limits);
  }

 private:
  /// The words of a set, and one more that belongs to something else.
  Set set_at(std::size_t word) const {
    constexpr Set::Bits every_cell{0777'777'777, 0777'777'777, 0777'777'777, 0};
    Set::Bits bits;
    std::memcpy(&bits, bytes_of(word), sizeof bits);
    return Set(bits & every_cell);
  }
  const unsigned char* bytes_of(std::size_t word) const {
    return board_.bytes + sizeof(std::uint32_t) * word;
  }

  StateBytes9 board_;
  const Methods9* methods_;
};

static_assert(propagation::PropagationState<State9>);

}  // namespace sudoku_sat::search
