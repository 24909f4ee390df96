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

#include <limits>

#include "depth_first.hpp"

namespace sudoku_sat::search {

class SolutionTree {
 public:
  /// On the kind of states that suits the board. `limits` must outlive it.
  static std::unique_ptr<SolutionTree> make(std::shared_ptr<const Board> board,
                                            const Limits& limits);
  virtual ~SolutionTree() = default;

  /// Called with each solution, which is not yet verified; returning false ends the search.
  using OnSolution = std::function<bool(const Grid&)>;

  /// Makes the tree below these givens; before the first call the tree is empty. Throws: Stopped at
  /// a limit.
  virtual void grow(const Grid& givens) = 0;

  /// All its solutions, in an order that depends on the givens alone; of a piece of the tree those
  /// that it has, in the order in which the whole has them. Returns whether the search went to the
  /// end. Throws: Stopped at a limit.
  virtual bool search(const OnSolution& visit, const Branch* piece = nullptr) = 0;

  /// What the last search left, if it didn't go to the end: pieces, in the tree's order.
  virtual std::vector<Branch> remaining() const = 0;

  /// From now on cells and values are tried in random order; null: in the fixed order.
  void randomize(Random* random) { random_ = random; }
  /// From now on a search also ends after this many nodes.
  void pause_after(std::uint64_t nodes) { max_nodes_ = nodes; }

 protected:
  Random* random_ = nullptr;
  std::uint64_t max_nodes_ = std::numeric_limits<std::uint64_t>::max();
};

}  // namespace sudoku_sat::search
