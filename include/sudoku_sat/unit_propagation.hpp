// Unit propagation on clauses, and failed literals: what a formula's clauses show without search.
// It knows nothing of Sudoku: this is how the strength of encodings is measured.
#pragma once

#include <cstddef>
#include <memory>
#include <span>

#include "sudoku_sat/clause_sink.hpp"
#include "sudoku_sat/limits.hpp"

namespace sudoku_sat {

/// A formula and what is known of its variables. A clause sink: take all clauses first, then ask,
/// as often as you like; no question depends on those before. Clauses and variables may still be
/// added later, but the next question then takes the whole formula in again.
/// Memory: 8 bytes a binary clause, 8 and 4 for each literal a longer one, about twice that during
/// the first question; about 60 bytes a variable.
class UnitPropagation {
 public:
  UnitPropagation();
  ~UnitPropagation();
  UnitPropagation(const UnitPropagation&) = delete;
  UnitPropagation& operator=(const UnitPropagation&) = delete;

  /// Throws: UsageError above `max_variable`.
  Var new_vars(std::size_t n);
  /// Clauses of any kind: empty ones, literals twice, tautologies. Throws: std::logic_error for a
  /// literal of a variable that does not exist and for a clause without its 0; UsageError for more
  /// than 2^32 - 1 clauses of three and more literals.
  void add(const ClauseBlock& block);

  /// Forgets the last question: makes the unit clauses and `assumptions` true and propagates.
  /// Returns whether that went without a contradiction. The unit clauses are propagated by the
  /// first question only. Throws: std::logic_error for an assumption that is no literal of a
  /// variable, and then the last question still holds; Stopped at a limit, and always where it is
  /// reached already.
  bool propagate(std::span<const Lit> assumptions, const Limits& limits = {});

  /// Adds what failed literals show, to the fixpoint: a literal whose propagation ends in a
  /// contradiction is false. Both literals of each open variable are tried. Returns false where
  /// that shows a contradiction.
  /// Requires: the last propagate() or probe() returned true and nothing was added since; throws
  /// std::logic_error otherwise. Throws: Stopped, as propagate(); ask that again then.
  bool probe(const Limits& limits = {});

  /// What is known of the variable. Requires: as probe(), and that the variable exists; throws
  /// std::logic_error otherwise.
  Model::Value value(Var variable) const;

 private:
  class Implementation;
  std::unique_ptr<Implementation> implementation_;
};

}  // namespace sudoku_sat
