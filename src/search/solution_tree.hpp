// The solutions that givens leave on a board, by depth-first search.
//
// Each node is a fixpoint of unit propagation, with the values of one cell below it. That alone
// lists the solutions of a board with many of them as fast as they can be written, but may search
// for ever where rules are hard to satisfy. So after many nodes without a solution CaDiCaL, which
// keeps what it learns, is asked about each further node, and nodes without a solution are cut off.
// Where all solutions are soon found by a better search (few_solutions) or by a solver that goes
// from one model to the next (all_solutions), only what leads to one of them is gone through from
// then on. Nothing else depends on either: the order of the
// solutions stays the same.
#pragma once

#include "depth_first.hpp"

namespace sudoku_sat::search {

class SolutionTree {
 public:
  /// `limits` must outlive it.
  SolutionTree(std::shared_ptr<const Board> board, const Limits& limits);
  ~SolutionTree();

  /// Called with each solution, which is not yet verified; returning false ends the search.
  using OnSolution = std::function<bool(const Grid&)>;

  /// Makes the tree below these givens; before the first call the tree is empty. Throws: Stopped at
  /// a limit.
  void grow(const Grid& givens);

  /// All its solutions, in an order that depends on the givens alone. Returns whether the search
  /// went to the end. Throws: Stopped at a limit.
  bool search(const OnSolution& visit);

  /// From now on cells and values are tried in random order; null: in the fixed order.
  void randomize(Random* random);

  /// The solutions of a piece of the tree, in the order in which the whole has them.
  bool search(const Branch& branch, const OnSolution& visit);

  /// From now on a search also ends after this many nodes.
  void pause_after(std::uint64_t nodes);

  /// What the last search left, if it didn't go to the end: pieces, in the tree's order.
  std::vector<Branch> remaining() const;

  class Engine;

 private:
  std::shared_ptr<const Board> board_;
  std::unique_ptr<Engine> engine_;
};

}  // namespace sudoku_sat::search
