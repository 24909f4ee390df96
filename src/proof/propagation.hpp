// Unit propagation with two watched literals (Moskewicz et al.: Chaff, DAC 2001). Literals that are
// true without assumptions, the roots, stay true; what follows from assumptions is taken back.
//
// Watched literals stay where they are when assumptions are taken back. So a new clause is watched
// at literals that are not false without assumptions, as far as it has any.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
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

  /// Adds what the last contradiction depends on. Requires: there was one, and nothing was taken
  /// back since.
  void explain(Antecedents& antecedents);

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
    ClauseId clause;
    LitIndex other;  ///< one of its literals: if it is true, the clause need not be looked at
  };
  struct State {
    ClauseId reason = no_clause;
    std::uint32_t position = 0;  ///< on the trail
  };

  /// Whether a clause goes on watching a literal that became false.
  enum class Visit { stays, leaves, conflict };

  bool is_false(LitIndex index) const { return values_[index] < 0; }
  void make_true(LitIndex index, ClauseId reason);
  bool propagate();
  bool falsify(LitIndex index);
  Visit visit(Watch& watch, LitIndex falsified);
  bool imply(LitIndex index, ClauseId id);
  void use(ClauseId id, Antecedents& antecedents);
  void see(Variable variable, Antecedents& antecedents);

  Clauses& clauses_;
  Poll& poll_;
  std::vector<std::vector<Watch>> watches_;  ///< by index
  std::vector<std::int8_t> values_;          ///< by index: 1 true, -1 false, 0 open
  std::vector<State> states_;                ///< by variable
  std::vector<LitIndex> trail_;  ///< true literals, in the order in which they became so
  std::size_t roots_ = 0;        ///< true literals that depend on no assumption
  std::size_t done_ = 0;         ///< true literals that were propagated

  ClauseId conflict_ = no_clause;     ///< the false clause; none: an assumption was false
  Variable denied_ = 0;               ///< the variable of that assumption
  std::vector<char> seen_;            ///< by variable, while a contradiction is explained
  std::vector<Variable> seen_roots_;  ///< the roots among them
};

}  // namespace sudoku_sat::proof
