// The state of unit propagation of the extended encoding, on candidates instead of clauses.
//
// Its two ways to a unit clause are what players call a naked single (one candidate left in a cell:
// cell definedness) and a hidden single (one place left for a value in a unit: unit definedness);
// the uniqueness clauses take a decided value from the peers. When many cells are decided together,
// as by the givens, each open cell loses in one go what its units have: one look at all cells costs
// as much as a board's side of single decisions. Naked singles are noticed when a cell loses a
// candidate. Hidden singles are looked for in all values of a unit together, in the bits of its
// cells' masks, after the naked ones have run out. Constraints other than all-different ones come
// last (constraint_filters.cpp).
#pragma once

#include "formula_state.hpp"
#include "propagation_state.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat::propagation {

class Propagation {
 public:
  using Set = std::vector<Cell>;

  /// All candidates, nothing decided. Board and limits must outlive it.
  Propagation(const Board& board, const Limits& limits);

  /// Each of these decides or removes, propagates to the fixpoint, and returns whether there was no
  /// contradiction. After one the state is useless. Throws: Stopped at a limit.
  bool decide(Cell cell, Value value);
  bool decide_all(const Grid& givens);
  bool remove(Cell cell, Value value);

  const Candidates& candidates() const { return candidates_; }
  /// Those that it was made with.
  const Limits& limits() const { return *limits_; }
  int size() const { return candidates_.size(); }
  bool possible(Cell cell, int value) const { return candidates_.possible(cell, value); }
  Value decided(Cell cell) const { return candidates_.decided(cell); }
  /// The cells that are not decided, ascending.
  Set open() const;
  /// The open cell with the fewest candidates, the first of these in reading order. Requires: some
  /// cell is open.
  Cell tightest() const;
  /// Whether every cell is decided; then every constraint of the board holds.
  bool complete() const { return open_cells_ == 0; }
  /// The values of all cells, 0 for open ones.
  void copy_to(Grid& grid) const { grid = candidates_.decisions(); }

 private:
  bool run();
  bool settle_queue();
  bool settle_next();
  bool settle_at_once();
  bool place(Cell cell, Value value);
  bool take_from_peers(Cell cell, Value value);
  bool take_what_is_placed(Cell cell);
  bool lost_candidate(Cell cell);
  void touch(Cell cell);
  bool find_hidden_singles();
  bool find_hidden_singles(std::uint32_t unit);
  void queue_places(std::uint32_t unit, std::size_t word, std::uint64_t values);

  // For constraints that are not all-different: constraint_filters.cpp.
  bool restrict_cells();
  bool filter_further();
  /// Whether something is left to look at.
  bool touched() const;
  bool filter(Cell cell, const std::vector<std::uint64_t>& supported);
  bool filter_formula(std::uint32_t number);

  const Board* board_;
  const Limits* limits_;
  Candidates candidates_;
  std::vector<std::uint64_t> placed_;          ///< per unit, the values decided in it
  std::vector<std::pair<Cell, Value>> queue_;  ///< to be decided
  // Not bytes: a store to one could change any object, as far as the compiler knows.
  std::vector<std::uint32_t> touched_;  ///< 1 for a unit that lost candidates, else 0
  std::uint32_t next_ = 0;              ///< where the search for hidden singles continues
  std::size_t open_cells_;
  unsigned steps_ = 0;
  bool further_;       ///< whether the board has constraints other than all-different
  bool fresh_ = true;  ///< whether restrict_cells() still has to run
  std::vector<std::uint32_t> touched_relations_;  ///< likewise 1 if a cell lost candidates
  std::vector<std::uint32_t> touched_diagrams_;
  std::vector<std::uint32_t> touched_formulas_;
  std::vector<FormulaState> formulas_;
};

static_assert(PropagationState<Propagation>);

}  // namespace sudoku_sat::propagation
