// Givens of a solution that need more inference, step by step. See harder_givens.cpp.
#pragma once

#include <cstddef>
#include <cstdint>

#include "minimal_givens.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

class HarderGivens {
 public:
  /// Begins with `givens`. All but these must outlive it. Requires: without any of the groups there
  /// would be other solutions, but for those that `least` givens need. Throws: Stopped.
  HarderGivens(AlternativeSolutions& alternatives, const std::vector<CellGroup>& groups,
               CellSet givens, std::size_t least, Random& random, const Limits& limits);

  /// Another puzzle, with some givens exchanged. Throws: Stopped.
  CellSet next();

  /// Whether it is long ago that one was harder.
  bool stalled() const { return idle_ > most_idle; }

 private:
  static constexpr std::size_t most_idle = 3000;

  std::uint64_t hardness(const CellSet& givens) const;
  CellSet exchanged();

  AlternativeSolutions& alternatives_;
  const std::vector<CellGroup>& groups_;
  CellSet givens_;
  std::size_t least_;
  Random& random_;
  const Limits& limits_;
  std::uint64_t hardness_;  ///< of the puzzle that the search goes on from
  std::uint64_t most_;      ///< of all so far
  std::size_t idle_ = 0;    ///< puzzles since one was harder
};

}  // namespace sudoku_sat
