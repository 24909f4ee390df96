// The solutions of a puzzle, found on several threads, in the order of the search tree.
//
// A thread takes the first piece of the tree that nobody has taken, and stores its solutions. A
// piece that turns out to be large is left after some thousand nodes: what remains of it becomes
// new pieces, which take its place in the order. So threads have work all the time, without knowing
// beforehand which part of the tree is large, and only the solutions of some pieces have to be kept
// until they are taken.
#pragma once

#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>
#include <optional>
#include <vector>

#include "solution_tree.hpp"

namespace sudoku_sat::search {

class OrderedListing {
 public:
  /// `wanted`: whether a solution is listed; called on the threads that find solutions, possibly at
  /// the same time. Puzzle and `wanted` must outlive it.
  OrderedListing(const Puzzle& puzzle, unsigned threads,
                 const std::function<bool(const Grid&)>& wanted);

  /// The work of one thread, until nothing is left. Throws: Stopped.
  void work(const Limits& limits);

  /// Hands on solutions that have been found and are next in the order, until `visit` returns
  /// false; then returns false.
  bool take(const std::function<bool(const Grid&)>& visit);

  /// Whether all has been taken.
  bool finished();

 private:
  /// A piece of the tree, and its solutions once it has been searched.
  struct Piece {
    std::optional<Branch> branch;  ///< no value: the whole tree
    enum class State { waiting, searched, done } state = State::waiting;
    std::vector<Value> found = {};  ///< grids, one after the other
  };
  using Place = std::list<Piece>::iterator;

  std::optional<Place> next(const Limits& limits);
  std::optional<Place> first_waiting();
  void finish(Place place, std::vector<Branch>& rest);
  void search(Piece& piece, SolutionTree& tree, std::vector<Branch>& rest);

  const Puzzle& puzzle_;
  const std::function<bool(const Grid&)>& wanted_;
  std::size_t max_ahead_;
  std::list<Piece> pieces_;  ///< in the tree's order
  std::size_t waiting_ = 1;
  std::size_t searched_ = 0;  ///< pieces that are being searched
  std::mutex mutex_;
  std::condition_variable changed_;
};

}  // namespace sudoku_sat::search
