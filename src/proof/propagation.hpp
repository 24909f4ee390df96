// Unit propagation with two watched literals (Moskewicz et al.: Chaff, DAC 2001). Literals that are
// true without assumptions, the roots, stay true; what follows from assumptions is taken back.
//
// Watched literals stay where they are when assumptions are taken back. So a new clause is watched
// at literals that are not false without assumptions, as far as it has any.
//
// While a proof is checked backwards, clauses are taken back too, and clauses that the refutation
// is known to need propagate first (core-first: Heule, Hunt & Wetzler: Trimming while checking
// clausal proofs, FMCAD 2013). A check then rarely looks at the others, and rarely adds to what is
// needed. Clauses of two literals, which need no look at the clause, come before longer ones.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "antecedents.hpp"
#include "clauses.hpp"
#include "poll.hpp"

namespace sudoku_sat::proof {

class Propagation {
 public:
  /// The clauses and the poll must outlive this.
  Propagation(Clauses& clauses, std::size_t variables, Poll& poll);

  /// Takes a new clause into account and propagates it without assumptions. False at a
  /// contradiction, which is final. Requires: nothing is assumed.
  bool add(ClauseId id);

  /// Assumes all literals of the clause but `except` (0: no exception) to be false, and propagates.
  /// True at a contradiction.
  bool contradicts(std::span<const LitIndex> clause, LitIndex except);

  /// Adds what the last contradiction depends on. Backwards, this is needed from now on. Requires:
  /// there was one, and nothing was taken back since.
  void explain(Antecedents& antecedents);

  /// A root, as a literal, and its reason.
  struct Root {
    LitIndex literal;
    ClauseId reason;
  };

  /// From now on, clauses are taken back, the last one first. Explains the final contradiction.
  /// Returns the roots without what the last clause implied.
  std::vector<Root> begin_backwards(Antecedents& antecedents);
  /// Takes back a clause and the roots that it implied. Requires: nothing is assumed, and this is
  /// the latest of the clauses present.
  void take_back(ClauseId id);
  /// Takes back that a clause was removed. Requires: nothing is assumed.
  void bring_back(ClauseId id);
  /// Makes the roots true again, after everything was taken back.
  void restore(std::span<const Root> roots);

  /// The refutation depends on a clause; on a root, and so on its reason and all roots before it.
  void need(ClauseId id);
  void need_unit(Variable variable);
  /// The clauses that became needed since the last call, other than for roots.
  std::vector<ClauseId> take_newly_needed() { return std::exchange(newly_needed_, {}); }

  /// The number of true literals.
  std::size_t depth() const { return trail_.size(); }
  /// Takes back all but the first `depth` of them. Requires: those were propagated to the end.
  void undo(std::size_t depth);

  bool is_true(LitIndex index) const { return values_[index] > 0; }
  /// The clause that gave a variable its value; no_clause for an assumption.
  ClauseId reason(Variable variable) const { return states_[variable].reason; }
  /// When a variable got its value: after all that its reason needs.
  std::uint32_t position(Variable variable) const { return states_[variable].position; }

 private:
  struct Watch {
    Place clause;
    LitIndex other;  ///< one of its literals: if it is true, the clause need not be looked at
  };
  struct State {
    ClauseId reason = no_clause;
    std::uint32_t position = 0;  ///< on the trail
  };

  /// The clauses of one kind, by the literals that they watch.
  struct Queue {
    std::vector<std::vector<Watch>> watches;  ///< by index
    std::size_t done = 0;                     ///< true literals that were propagated
    bool needed;
    bool pairs;  ///< of two literals
  };

  /// Whether a clause goes on watching a literal that became false.
  enum class Visit { stays, leaves, conflict };

  bool is_false(LitIndex index) const { return values_[index] < 0; }
  void make_true(LitIndex index, ClauseId reason);
  void order_watched(ClauseId id);
  void watch(ClauseId id);
  bool propagate();
  bool falsify(Queue& queue, LitIndex index);
  Visit visit(Queue& queue, Watch& watch, LitIndex falsified);
  bool imply(LitIndex index, ClauseId id);
  void use(ClauseId id, Antecedents& antecedents);
  void see(Variable variable, Antecedents& antecedents);

  Clauses& clauses_;
  Poll& poll_;
  std::array<Queue, 4> queues_;      ///< in the order in which they propagate
  std::vector<std::int8_t> values_;  ///< by index: 1 true, -1 false, 0 open
  std::vector<State> states_;        ///< by variable
  std::vector<LitIndex> trail_;      ///< true literals, in the order in which they became so
  std::size_t roots_ = 0;            ///< true literals that depend on no assumption
  bool backwards_ = false;

  ClauseId conflict_ = no_clause;     ///< the false clause; none: an assumption was false
  Variable denied_ = 0;               ///< the variable of that assumption
  std::vector<char> seen_;            ///< by variable, while a contradiction is explained
  std::vector<Variable> seen_roots_;  ///< the roots among them
  std::vector<char> unit_needed_;     ///< by variable
  std::vector<Variable> to_explain_;  ///< units whose reason is not needed yet
  std::vector<ClauseId> newly_needed_;
};

}  // namespace sudoku_sat::proof
