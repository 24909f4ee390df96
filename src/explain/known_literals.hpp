// What follows from facts by unit propagation, and the groups that show it, in two orders.
//
// KnownLiterals goes from the facts and stops where a step begins. A value excludes itself from the
// cells that see it (by a clause of two literals): that is not a step, but each later step that
// needs it names the value and the constraint. All ways to show a literal are kept (up to twelve),
// because which of them is best depends on what else a step needs. New facts add to what is known,
// and the last ones can be taken back: an argument supposes and takes back hundreds of times.
//
// Refutation goes from an assumption, cheapest first: like Dijkstra's algorithm, the literal that
// rests on the fewest groups is taken next (Knuth, A generalization of Dijkstra's algorithm, 1977;
// sets share members, so the first way to a literal is a good one, not always the best). The
// derivation that ends in a contradiction says which clauses are needed and which known literals;
// the ways to show the latter are then chosen together (FewestGroups). Longer clauses are counted
// where KnownLiterals counts them, and the counts are restored at the end.
#pragma once

#include <cstdlib>

#include "groups.hpp"

namespace sudoku_sat::explain {

/// A literal that a set of groups implies.
struct Conclusion {
  Lit literal = 0;
  Groups groups;
};

/// Fewer groups first, then in reading order.
inline bool simpler(const Conclusion& a, const Conclusion& b) {
  return std::pair(a.groups.size(), std::abs(a.literal)) <
         std::pair(b.groups.size(), std::abs(b.literal));
}

/// What is known from facts without a step, and each literal with the ways in which it can be
/// shown.
class KnownLiterals {
 public:
  /// Variables up to `cell_variables` are about cells; others are auxiliary. Uses the counters of
  /// `clauses`, which must outlive it: between two calls they count exactly the known literals.
  KnownLiterals(GroupedClauses& clauses, Var cell_variables);

  /// The fact `literal` is group number `group` from now on. Requires: it is not known yet.
  void add_fact(formula::LitIndex literal, std::uint32_t group);
  std::size_t facts() const { return facts_.size(); }
  /// The fact number `index`, from 0.
  formula::LitIndex fact(std::size_t index) const { return facts_[index].literal; }
  /// Takes back all facts but the first `count`.
  void take_back(std::size_t count);

  /// Derives from all facts what can be seen without a step: that a value excludes values of other
  /// cells, and what holds of auxiliary variables. Whatever else clauses give is a conclusion.
  void settle();

  /// The conclusions of the last settle(), each with the fewest groups that give it by its clause.
  const std::vector<Conclusion>& conclusions();

  /// The fewest groups seen by the last settle() that contradict each other; no value if none
  /// do.
  std::optional<Groups> contradiction();

  /// What is known, in the order in which it became known; the last settle() added the last ones.
  std::span<const formula::LitIndex> known() const { return known_; }

  /// How often a literal became known so far: a measure of work.
  std::size_t work() const { return work_; }
  bool knows(formula::LitIndex literal) const { return !derivations_[literal].empty(); }
  /// How it can be shown; empty if it is not known.
  const Derivations& derivations(formula::LitIndex literal) const { return derivations_[literal]; }

 private:
  /// How much there was before the facts of one settle().
  struct Level {
    std::size_t facts;
    std::size_t known;
    std::size_t learnt;
    std::size_t implied;
    std::size_t open;
    std::size_t clashes;
  };

  bool auxiliary(formula::LitIndex literal) const {
    return std::abs(formula::literal_of(literal)) > cell_variables_;
  }
  void forget(const Level& level);
  void learn_sources();
  void learn(formula::LitIndex literal, Groups derivation);
  void propagate(formula::LitIndex literal);
  void imply(formula::LitIndex from, const GroupedClauses::Implied& implied);
  void imply_last(std::uint32_t clause, formula::LitIndex last);
  template <class Wanted, class Visit>
  void for_each_conclusion(const Wanted& wanted, const Visit& visit);
  Groups groups_of(std::uint32_t clause, formula::LitIndex literal);

  GroupedClauses& clauses_;
  Var cell_variables_;
  std::vector<GroupedClauses::Implied> facts_;
  std::size_t settled_ = 0;                ///< facts that the last settle() knew
  std::vector<Level> levels_;              ///< one for each settle() that is not taken back
  std::vector<Derivations> derivations_;   ///< by literal
  std::vector<formula::LitIndex> known_;   ///< in the order in which they became known
  std::vector<formula::LitIndex> learnt_;  ///< of which a derivation was added, in this order
  std::vector<Conclusion> implied_;        ///< by clauses of one or two literals
  std::vector<std::pair<std::uint32_t, formula::LitIndex>> open_;  ///< clauses that give a literal
  std::vector<formula::LitIndex> clashes_;              ///< known, and so is their negation
  std::optional<std::vector<Conclusion>> conclusions_;  ///< of these; where somebody asked
  std::vector<const Derivations*> others_;              ///< of the clause at hand
  FewestGroups fewest_;
  std::size_t work_ = 0;
};

/// Why a literal cannot be true, by unit propagation from it.
class Refutation {
 public:
  /// Both must outlive it. Counts in `clauses` on top of what `known` counts there.
  Refutation(GroupedClauses& clauses, const KnownLiterals& known);

  /// A small set of groups that refutes `literal`; no value if unit propagation does not refute
  /// it, or needs more than `most` groups for a literal. Requires: neither it nor its negation is
  /// known.
  std::optional<Groups> refute(formula::LitIndex literal, std::size_t most);

  /// Literals that followed so far: a measure of work.
  std::uint64_t work() const { return work_; }

 private:
  static constexpr std::uint32_t no_clause = UINT32_MAX;

  /// A literal that follows, the clause that gives it, and a cheap set of groups for it.
  struct Derived {
    formula::LitIndex literal;
    std::uint32_t group;     ///< of the clause
    std::uint32_t clause;    ///< number of a longer clause; no_clause: one of two literals
    formula::LitIndex from;  ///< of a clause of two literals: which one gives it; 0: assumed
    Groups groups;           ///< of a clause of two literals only once it is accepted
  };

  bool derived(formula::LitIndex literal) const { return number_[literal] != 0; }
  void push(Derived derived, std::size_t cost, std::size_t most);
  void accept(Derived next, std::size_t most);
  void imply_last(std::uint32_t clause, formula::LitIndex last, std::size_t most);
  std::optional<Groups> run(std::size_t most);
  Groups explain_conflict(const Derived& last);
  void collect(formula::LitIndex literal);
  void collect_sources(const Derived& derived);
  void clear();

  GroupedClauses& clauses_;
  const KnownLiterals& known_;
  FewestGroups fewest_;
  GroupSet joined_;  ///< that give the literal which is being looked at
  Groups needed_;    ///< by the conflict, with a derivation for each of open_
  std::vector<const Derivations*> open_;
  std::vector<formula::LitIndex> seen_;
  std::vector<Derived> trail_;
  std::vector<std::uint32_t> number_;          ///< by literal: its place in the trail, from 1
  std::vector<std::vector<Derived>> waiting_;  ///< by number of groups
  std::uint64_t work_ = 0;
};

}  // namespace sudoku_sat::explain
