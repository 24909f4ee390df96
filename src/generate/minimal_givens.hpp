// Removes givens from a solution as long as the rest is a puzzle of the wanted kind.
//
// Givens are removed in blocks. With fewer givens there are at least as many solutions, and at
// least as much inference is needed. So if a whole block can go, each of its givens could have gone
// in its turn; otherwise each half is tried. The result is the same as one by one, with about half
// the questions. All blocks come from halving: givens outside a block are outside each of its
// halves too, and are propagated once.
//
// Asking whether a single given can go is cheaper than asking whether a puzzle has one solution: is
// there a solution with another value in this cell? If one is found, the cells in which it differs
// are kept: they answer questions about the rest of its block.
//
// HarderGivens continues from there. Hardly any puzzle with one solution resists failed literals:
// of a hundred thousand random ones none did. But near a hard puzzle there are harder ones. So a
// few givens are added, others are removed until each is needed, and if the result is not much
// easier, the search continues from it (threshold accepting: G. Dueck and T. Scheuer, J.
// Computational Physics 1990). Collectors of the hardest puzzles search in the same way ("{-2+2}":
// two givens for two others). The search needs a fine measure of difficulty to guide it: failed
// literals are excluded in rounds, and the candidates left before each round are added up.
#pragma once

#include "alternative_solutions.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/generate.hpp"

namespace sudoku_sat::generate {

/// Cells that are given together or not at all.
using CellGroup = std::vector<Cell>;

/// Groups that are kept elsewhere, in an order of their own.
using GroupOrder = std::vector<std::span<const Cell>>;
inline GroupOrder in_order(const std::vector<CellGroup>& groups) {
  return {groups.begin(), groups.end()};
}

class MinimalGivens {
 public:
  /// `rating`: how much inference the puzzle may need; no value: any. `techniques`: they must be
  /// enough to solve it; null: any. All but the rating must outlive it.
  MinimalGivens(AlternativeSolutions& alternatives, std::optional<Difficulty> rating,
                TechniqueSolver* techniques, const Limits& limits);

  /// What is left of `givens` after removing, in order, each group without which the solution stays
  /// the only one, the rating holds, and at least `least` givens are left. Requires: `givens` make
  /// the solution the only one, within the rating. Throws: Stopped.
  CellSet find(const CellSet& givens, const GroupOrder& groups, std::size_t least = 0);

 private:
  using Groups = std::span<const GroupOrder::value_type>;

  void drop(Groups groups);
  void find_given_in(Groups groups);
  bool enough();
  bool only_solution();

  AlternativeSolutions& alternatives_;
  std::optional<Difficulty> rating_;
  TechniqueSolver* techniques_;
  const Limits& limits_;
  CellSet givens_;
  std::vector<Cell> dropped_;  ///< the last block
  std::size_t count_ = 0;
  std::size_t least_ = 0;
  std::size_t block_ = 0;             ///< the most groups that are tried together
  std::vector<CellSet> differences_;  ///< of other solutions: one of their cells must be given
};

/// Whether each given is needed: without it there is another solution.
bool all_needed(const CellSet& givens, AlternativeSolutions& alternatives);

class HarderGivens {
 public:
  /// Begins with `givens`. All but these must outlive it. Requires: without any one of the groups
  /// there would be other solutions, except for those needed to have `least` givens. Throws:
  /// Stopped.
  HarderGivens(AlternativeSolutions& alternatives, const std::vector<CellGroup>& groups,
               CellSet givens, std::size_t least, Random& random, const Limits& limits);

  /// Another puzzle, with some givens exchanged. Throws: Stopped.
  CellSet next();

  /// Whether the last harder puzzle was long ago.
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
  std::uint64_t hardness_;  ///< of the puzzle that the search continues from
  std::uint64_t most_;      ///< of all so far
  std::size_t idle_ = 0;    ///< puzzles since one was harder
};

}  // namespace sudoku_sat::generate
