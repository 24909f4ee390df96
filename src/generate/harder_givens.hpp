// Givens of a solution that need more inference, step by step.
//
// Hardly any puzzle with one solution resists failed literals: of a hundred thousand random ones
// none did. But near a hard puzzle there are harder ones. So a few givens are added, others are
// taken away until each is needed, and where the result is not much easier the search goes on from
// there (threshold accepting: G. Dueck and T. Scheuer, J. Computational Physics 1990). Those who
// collect the hardest puzzles look for them in the same way ("{-2+2}": two givens for two others).
// How hard a puzzle is must be told finely, or nothing guides the search: failed literals are
// excluded in rounds, and the candidates left before each round are added up.
#pragma once

#include "minimal_givens.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::generate {

class HarderGivens {
 public:
  /// Begins with `givens`. All but these must outlive it. Requires: without any of the groups there
  /// would be other solutions, but for those that `least` givens need. Throws: Stopped.
  HarderGivens(AlternativeSolutions& alternatives, const std::vector<CellGroup>& groups,
               CellSet givens, std::size_t least, Random& random, const Limits& limits);

  /// Another puzzle, with some givens exchanged. Throws: Stopped.
  CellSet next();

  /// Whether it is long ago that one was harder.
  bool stalled() const { return idle_ > max_idle; }

 private:
  static constexpr std::size_t max_idle = 3000;

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

}  // namespace sudoku_sat::generate
