// Takes givens away from a solution as long as what is left is a puzzle of the wanted kind.
//
// Givens are taken away in blocks. With fewer givens there are at least as many solutions, and at
// least as much inference is needed. So where a whole block can go, each of its givens could have
// gone in its turn; else each half is tried. The result is the same as one by one, with about half
// the questions. All blocks come from halving: what is given outside a block is given outside each
// of its halves too, and is propagated once.
//
// Whether a single given can go is asked more cheaply than whether a puzzle has one solution: is
// there one that has another value in this cell? Where another solution is found, the cells in
// which it differs are kept: it answers questions about the rest of its block.
#pragma once

#include "alternative_solutions.hpp"
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
  /// enough to solve it; null: no matter. All but the rating must outlive it.
  MinimalGivens(AlternativeSolutions& alternatives, std::optional<Difficulty> rating,
                TechniqueSolver* techniques, const Limits& limits);

  /// What is left of `givens` after taking away, in order, each group without which the solution
  /// stays the only one, within the rating, and at least `least` givens are left. Requires:
  /// `givens` make the solution the only one, within the rating. Throws: Stopped.
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
  std::size_t block_ = 0;             ///< the most groups that are tried at once
  std::vector<CellSet> differences_;  ///< of other solutions: one of their cells must be given
};

/// Whether each of the givens is needed: without it there is another solution.
bool all_needed(const CellSet& givens, AlternativeSolutions& alternatives);

}  // namespace sudoku_sat::generate
