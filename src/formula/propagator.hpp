// Clauses, and what follows from them and from some literals by unit propagation. All of it can be
// undone to a point where propagation was complete, so that each of many questions (one puzzle or
// one literal after another) costs only its own work.
//
// Implications are followed to their end before any longer clause, because they cost least.
#pragma once

#include "clause_lists.hpp"
#include "sudoku_sat/formula.hpp"

namespace sudoku_sat::formula {

class Propagator {
 public:
  Var new_vars(std::size_t n);
  void add(const ClauseBlock& block);

  /// Throws: std::logic_error unless it is a literal of one of the variables.
  void check(Lit literal) const {
    if (literal == 0 || variable_of(literal) > variables_) refuse(literal);
  }

  /// Forgets all but the unit clauses and what follows from them, which is propagated once after
  /// the last add(). False if the clauses alone are contradictory. Throws: Stopped.
  bool restart(const Limits& limits);

  /// Makes the literal true, without propagation. False if it is false.
  bool assume(LitIndex index) {
    if (assignment_.is_open(index)) assignment_.make_true(index);
    return assignment_.is_true(index);
  }

  /// Makes true what follows, until nothing more does. False at a contradiction; after that, or
  /// after Stopped, which it throws at a limit, undo() or restart() has to come next.
  bool propagate(const Limits& limits);

  /// Forgets all but the first `size` literals. Requires: they were propagated to the end.
  void undo(std::size_t size);

  std::size_t variables() const { return variables_; }
  const Assignment& assignment() const { return assignment_; }
  const Implications& implications() const { return implications_; }

 private:
  [[noreturn]] void refuse(Lit literal) const;
  void add_clause(std::span<const Lit> clause);
  void add_reduced();
  bool propagate_implications();
  bool propagate_next();
  void poll(const Limits& limits);

  std::uint64_t variables_ = 0;
  bool contradictory_ = false;  ///< the clauses are known to be so
  std::vector<LitIndex> units_;
  Implications implications_;
  ShortClauses<3> clauses_of_3_;
  ShortClauses<4> clauses_of_4_;
  LongClauses long_clauses_;
  std::vector<LitIndex> clause_;  ///< the one that is being added

  Assignment assignment_;
  std::size_t after_implications_ = 0;  ///< true literals whose implications are done
  std::size_t after_all_ = 0;           ///< true literals whose long clauses are done
  bool prepared_ = true;                ///< nothing was added since the base was propagated
  std::size_t base_ = 0;                ///< true literals that follow from the clauses alone
  std::size_t work_ = 0;                ///< entries of lists looked at since the last poll
};

}  // namespace sudoku_sat::formula
