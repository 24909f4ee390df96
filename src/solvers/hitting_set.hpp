// Smallest hitting sets, items that include at least one of each given set, as SAT: a variable for
// each item, a clause for each set, and a totalizer of the weights (Bailleux & Boufkhad, CP 2003),
// whose outputs are true as soon as the items weigh that much. The bound is an assumption, so that
// one solver can be given more sets and other bounds. Weights are small numbers of cells: an item
// that weighs w is counted w times.
//
// If the sets are too many to list, they are found as needed: implicit hitting sets
// (Chandrasekaran, Karp, Moreno-Centeno & Vempala, Algorithms for implicit hitting set problems,
// SODA 2011). A smallest hitting set of those known so far is a lower bound. Either it hits all the
// others too, or one of these becomes known.
#pragma once

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::solvers {

class HittingSet {
 public:
  using Items = std::vector<std::size_t>;

  /// Items 0, 1, ... with their weights. find() is not asked for more than `most`.
  HittingSet(const std::vector<std::size_t>& weights, std::size_t most);

  /// From now on each answer has at least one of `items`.
  void add(const Items& items);

  /// Items that hit all sets and together weigh `most` or less; no value if there are none.
  /// Throws: Stopped at a limit; SolverError if the solver gives up.
  std::optional<Items> find(std::size_t most, const Limits& limits);

  /// Raises the bound `least` until it is `most`. Items of that weight that hit all sets so far go
  /// to separate(items), which either adds a set that they don't hit or lowers `most`.
  template <class Separate>
  void close(std::size_t& least, const std::size_t& most, const Limits& limits,
             const Separate& separate, const std::function<void()>& on_round = {}) {
    while (least < most) {
      if (on_round) on_round();
      if (const std::optional<Items> items = find(least, limits)) {
        separate(*items);
      } else {
        ++least;
      }
    }
  }

 private:
  std::vector<Lit> count(std::span<const Lit> literals);
  std::vector<Lit> merge(const std::vector<Lit>& left, const std::vector<Lit>& right);

  std::unique_ptr<Solver> solver_;
  std::size_t items_;
  std::size_t most_;
  std::vector<Lit> at_least_;  ///< number i: the items weigh more than i
};

}  // namespace sudoku_sat::solvers
