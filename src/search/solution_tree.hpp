// The solutions that givens leave on a board, by depth-first search. See solution_tree.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "depth_first.hpp"

namespace sudoku_sat {

class SolutionTree {
 public:
  /// `limits` must outlive it.
  SolutionTree(std::shared_ptr<const Board> board, const Limits& limits);
  ~SolutionTree();

  /// Called with each solution, which is not yet verified; returning false ends the search.
  using Visit = std::function<bool(const Grid&)>;

  /// Makes the tree below these givens; before the first call the tree is empty. Throws: Stopped at
  /// a limit.
  void grow(const Grid& givens);

  /// All its solutions, in an order that depends on the givens alone. Returns whether the search
  /// went to the end. Throws: Stopped at a limit.
  bool search(const Visit& visit);

  /// From now on cells and values are tried in random order; null: in the fixed order.
  void randomize(Random* random);

  /// The solutions of a piece of the tree, in the order in which the whole has them.
  bool search(const Branch& branch, const Visit& visit);

  /// From now on a search also ends after this many nodes.
  void pause_after(std::uint64_t nodes);

  /// What the last search left, if it didn't go to the end: pieces, in the tree's order.
  std::vector<Branch> remaining() const;

  class Engine;

 private:
  std::shared_ptr<const Board> board_;
  std::unique_ptr<Engine> engine_;
};

}  // namespace sudoku_sat
