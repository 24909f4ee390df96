// The solutions that a state of propagation leaves, by depth-first search. See solution_tree.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "propagate/propagation.hpp"
#include "sudoku_sat/random.hpp"

namespace sudoku_sat {

class SolutionTree {
 public:
  /// `limits` must outlive it.
  SolutionTree(std::shared_ptr<const Board> board, const Limits& limits);
  ~SolutionTree();

  /// Gets each solution, not yet verified; false ends the search.
  using Visit = std::function<bool(const Grid&)>;

  /// All solutions below `root`, in an order that depends on it alone. Returns whether it went to
  /// the end. Requires: a state at its fixpoint, without contradiction. Throws: Stopped at a limit.
  bool search(const Propagation& root, const Visit& visit);

  /// Cells and values in random order from now on; null: the fixed order.
  void randomize(Random* random);

  /// A piece of the tree: below what is decided, some of the values of one cell.
  struct Branch {
    std::vector<std::pair<Cell, Value>> decisions;
    Cell cell = 0;
    std::vector<Value> values;
  };

  /// The solutions of a piece of root's tree, in the order in which the whole has them.
  bool search(const Propagation& root, const Branch& branch, const Visit& visit);

  /// Searches also end after so many nodes from now on.
  void pause_after(std::uint64_t nodes);

  /// What the last search left, if it didn't go to the end: pieces in the tree's order.
  std::vector<Branch> remaining() const;

  class Engine;

 private:
  std::shared_ptr<const Board> board_;
  std::unique_ptr<Engine> engine_;
};

}  // namespace sudoku_sat
