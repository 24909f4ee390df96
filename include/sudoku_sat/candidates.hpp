// The candidates of a board: which values each cell can still take, as bit masks; and unit
// propagation on them, which decides before anything is encoded what the givens imply (the
// optimisation of Kwon & Jain 2006, taken to its fixpoint).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

class Candidates {
 public:
  /// Every value in every cell.
  explicit Candidates(const Geometry& geometry);

  int size() const { return size_; }
  std::size_t cells() const { return decided_.size(); }

  /// Whether `cell` can take `value` (1..N).
  bool possible(Cell cell, int value) const { return (word(cell, value) >> bit(value) & 1U) != 0; }

  /// The value of a decided cell, 0 while it is open. A cell with a single candidate is not decided
  /// before somebody decides it.
  Value decided(Cell cell) const { return decided_[cell]; }

  /// The cell's candidates, value v at bit (v-1) % 64 of word (v-1) / 64.
  std::span<const std::uint64_t> mask(Cell cell) const {
    return std::span(masks_).subspan(cell * words_, words_);
  }

  int count(Cell cell) const;
  /// Whether no cell is open: then decisions() is the one grid that is left.
  bool complete() const;
  /// The values of the decided cells, 0 for the others.
  const Grid& decisions() const { return decided_; }
  /// The smallest candidate of a cell that has one.
  Value first(Cell cell) const;

  /// Takes a candidate away; returns whether it was there.
  bool remove(Cell cell, int value) {
    const std::uint64_t before = word(cell, value);
    word(cell, value) = before & ~(std::uint64_t{1} << bit(value));
    return before != word(cell, value);
  }

  /// Marks the cell as decided; its other candidates go.
  void decide(Cell cell, Value value);

 private:
  static unsigned bit(int value) { return static_cast<unsigned>(value - 1) % 64; }
  std::size_t index(Cell cell, int value) const {
    return cell * words_ + static_cast<unsigned>(value - 1) / 64;
  }
  std::uint64_t& word(Cell cell, int value) { return masks_[index(cell, value)]; }
  const std::uint64_t& word(Cell cell, int value) const { return masks_[index(cell, value)]; }

  int size_;
  std::size_t words_;
  std::vector<std::uint64_t> masks_;
  Grid decided_;
};

/// What unit propagation on the extended encoding makes of the puzzle's givens: every cell that is
/// left open has at least two candidates, every value that a unit still lacks has at least two
/// places. Without value: propagation finds a contradiction, the puzzle has no solution.
std::optional<Candidates> propagate(const Puzzle& puzzle);

/// What failed literals leave: no candidate is left that unit propagation refutes. Without value: a
/// contradiction. If every cell is decided, that is the puzzle's only solution.
std::optional<Candidates> probe(const Puzzle& puzzle);

}  // namespace sudoku_sat
