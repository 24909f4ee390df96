// A search's states on any board: Propagation.
//
// Components are found cell by cell: two open cells belong together where they are peers and share
// a candidate, or where a constraint that is not all-different has both. Neighbours are read off
// the board's constraints: lists of them would be as large as the rules' clauses, and take as long
// to make. On large boards a single state takes seconds to split, so that limits are asked on the
// way.
#pragma once

#include "base/fingerprint.hpp"
#include "propagate/states.hpp"
#include "subtree_oracle.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::search {

class PropagationSpace {
 public:
  using State = propagation::Propagation;
  using Component = std::vector<Cell>;
  // A node takes some ten microseconds, on the largest boards some ten milliseconds.
  static constexpr SolverPruning::Patience patience{.first = 300, .later = 100};
  static constexpr unsigned nodes_between_checks = 8;
  static constexpr std::size_t smallest_kept = 4;

  static bool fits(const Board&) { return true; }
  explicit PropagationSpace(const Board& board);

  std::size_t state_bytes() const;
  /// Throws: SolverError if the way to a first solution would not fit in memory.
  std::optional<State> start(const Grid& givens, const Limits& limits) const;
  Cell tightest(const State& state, Random* random) const;
  Cell next_to_count(const State& state, const Component& component) const;
  std::size_t size(const Component& component) const { return component.size(); }
  void split(const State& state, const Component& cells, std::vector<Component>& components) const;
  base::Fingerprint key(const State& state, const Component& component) const;

 private:
  Component component_with(Cell cell, const State& state, std::vector<char>& rest) const;
  base::Fingerprint key_without_names(const State& state, const Component& component) const;
  base::Fingerprint key_with_names(const State& state, const Component& component) const;

  const Board& board_;
  bool interchangeable_;  ///< whether values can be renamed
};

}  // namespace sudoku_sat::search
