// Sets of groups of clauses: what a conclusion rests on. They are small (ten to fifty numbers), so
// sorted lists are faster than sets of bits.
//
// FewestGroups is branch and bound over the ways in which each of several things can be shown;
// those with few ways come first. The ways have to be chosen together, because conclusions share
// reasons: the 7 of a row excludes three cells of a box at once.
//
// Clauses in groups: what propagation needs of clauses, and also what a derivation names, each
// clause's group and literals. A group is a reason; what a single step is about are the clauses of
// some of them. The structures are those of formula's propagator (formula/clause_lists.hpp):
// `Lists` by literal, and `LongClauses`, counters that know which literal a longer clause has left.
// Only the order is not shared. The propagator takes literals as they come and goes on to the end;
// KnownLiterals stops where a step begins, and Refutation takes the literal first that rests on the
// fewest groups. These orders make derivations short.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <vector>

#include "formula/clause_lists.hpp"
#include "sudoku_sat/explain.hpp"

namespace sudoku_sat::explain {

/// Numbers of groups, ascending, each once.
using Groups = std::vector<std::uint32_t>;

/// Ways to show one thing: each a set of groups.
using Derivations = std::vector<Groups>;

inline bool contains(const Groups& groups, std::uint32_t group) {
  return std::binary_search(groups.begin(), groups.end(), group);
}

inline void add_group(Groups& groups, std::uint32_t group) {
  const auto place = std::lower_bound(groups.begin(), groups.end(), group);
  if (place == groups.end() || *place != group) groups.insert(place, group);
}

inline void add_groups(Groups& groups, const Groups& others) {
  for (const std::uint32_t group : others) add_group(groups, group);
}

/// A set of groups in the order in which they were added, so that the last ones can be taken out
/// again. A mark for each group makes adding and looking cost nothing else: searches that join the
/// groups of dozens of literals do that millions of times. `Groups` is what they keep of it.
class GroupSet {
 public:
  void add(std::uint32_t group) {
    if (group >= is_in_.size()) is_in_.resize(group + 1, 0);
    if (is_in_[group] != 0) return;
    is_in_[group] = 1;
    groups_.push_back(group);
  }
  void add(const Groups& groups) {
    for (const std::uint32_t group : groups) add(group);
  }

  /// The derivation of which the fewest groups are not in it. Requires: there is one.
  void add_cheapest(const Derivations& derivations) {
    const Groups* cheapest = &derivations.front();
    std::size_t least = derivations.size() == 1 ? 0 : count_new(*cheapest);
    for (const Groups& derivation : derivations) {
      if (least == 0) break;
      const std::size_t other = count_new(derivation);
      if (other >= least) continue;
      cheapest = &derivation;
      least = other;
    }
    add(*cheapest);
  }

  /// How many of the groups are not in it.
  std::size_t count_new(const Groups& groups) const {
    return static_cast<std::size_t>(std::count_if(
        groups.begin(), groups.end(),
        [this](std::uint32_t group) { return group >= is_in_.size() || is_in_[group] == 0; }));
  }

  /// Takes out all but the first `size`.
  void shrink(std::size_t size) {
    for (; groups_.size() > size; groups_.pop_back()) is_in_[groups_.back()] = 0;
  }

  std::size_t size() const { return groups_.size(); }

  Groups sorted() const {
    Groups groups = groups_;
    std::sort(groups.begin(), groups.end());
    return groups;
  }

 private:
  std::vector<std::uint32_t> groups_;
  std::vector<std::uint8_t> is_in_;  ///< by group
};

/// The fewest groups that show several things at once, each of which can be shown in several ways.
/// An object that is kept takes no memory anew for each of its thousands of answers.
class FewestGroups {
 public:
  /// The smallest set that contains `needed` and a derivation of each literal; where there are too
  /// many combinations to try them all, a small one. Requires: each literal has a derivation.
  Groups find(const Groups& needed, std::span<const Derivations* const> literals);

 private:
  bool shown(const Derivations& derivations) const;
  void search(std::size_t next);

  std::vector<const Derivations*> literals_;  ///< those with few derivations first
  GroupSet chosen_;
  Groups best_;
  int nodes_ = 0;
};

/// Statements as literals: "r1c1=5" is the variable of that candidate, "r1c1!=5" its negation. The
/// reasons' clauses have the direct code without reduction, so each candidate has its variable.
class Statements {
 public:
  explicit Statements(const Geometry& geometry)
      : variables_(geometry), size_(static_cast<std::uint32_t>(geometry.size())) {}

  /// The last variable that is about a cell.
  Var last() const { return static_cast<Var>(variables_.variables()); }

  Lit variable(Cell cell, Value value) const { return variables_.variable(cell, value); }
  Lit literal(const Statement& statement) const {
    const Lit variable = this->variable(statement.cell, statement.value);
    return statement.holds ? variable : -variable;
  }
  /// Requires: the literal is about a cell.
  Statement statement(Lit literal) const {
    const auto index = static_cast<std::uint32_t>(std::abs(literal)) - 1;
    return {index / size_, static_cast<Value>(index % size_ + 1), literal > 0};
  }

 private:
  VariableMap variables_;
  std::uint32_t size_;
};

/// The clauses of some reasons, out of those of all.
class ClausesByReason {
 public:
  /// `all` must outlive it; its clauses stand in the order of their reasons.
  ClausesByReason(const ReasonedClauses& all, std::size_t reasons);

  /// The clauses of those of the groups that are reasons, with their variables and numbers.
  ReasonedClauses of(const Groups& groups) const;

  std::size_t reasons() const { return ends_.size(); }

 private:
  struct End {
    std::size_t clause;
    std::size_t literal;
  };

  const ReasonedClauses& all_;
  std::vector<End> ends_;  ///< of each reason's clauses
};

/// Clauses added from the last to the first: lists are filled from the back, so each ends up with
/// its clauses in their original order, in which reasons are tried: cells first, diagrams last.
class GroupedClauses {
 public:
  /// A literal, and the group of the clause that gives it.
  struct Implied {
    formula::LitIndex literal;
    std::uint32_t group;
  };

  /// Requires: the literals of a clause differ.
  explicit GroupedClauses(const ReasonedClauses& clauses);

  /// All indices are below this.
  std::size_t indices() const { return formula::index_end(variables_); }

  /// Whether the literal or its negation stands in a clause.
  bool mentions(formula::LitIndex index) const {
    return !implied_[index].empty() || !implied_[formula::negation(index)].empty() ||
           counters_.occurrences(index) + counters_.occurrences(formula::negation(index)) > 0;
  }
  /// Clauses of one literal.
  std::span<const Implied> units() const { return units_; }
  /// What clauses of two literals give where the literal is true.
  std::span<const Implied> implied_by(formula::LitIndex index) const { return implied_[index]; }

  /// Counts the literal as false in longer clauses: see LongClauses::falsify().
  template <class Unit>
  void falsify(formula::LitIndex index, const Unit& unit) {
    counters_.falsify(index, unit);
  }
  /// Takes back falsify() of the literal.
  void restore(formula::LitIndex index) { counters_.restore(index); }

  /// Longer clauses by the number that falsify() gives.
  std::span<const formula::LitIndex> clause(std::uint32_t number) const {
    return std::span(literals_).subspan(begin_[number], begin_[number + 1] - begin_[number]);
  }
  std::uint32_t group(std::uint32_t number) const { return groups_[number]; }

 private:
  struct Pair {
    formula::LitIndex first;
    formula::LitIndex second;
    std::uint32_t group;
  };

  void add(std::span<const Lit> clause, std::uint32_t group, std::vector<Pair>& pairs);
  void add_long(std::span<const Lit> clause, std::uint32_t group);

  std::size_t variables_;
  std::vector<Implied> units_;
  formula::Lists<Implied> implied_;
  formula::LongClauses counters_;
  std::vector<std::size_t> begin_{0};  ///< in literals_, of each longer clause; and the end
  std::vector<formula::LitIndex> literals_;
  std::vector<std::uint32_t> groups_;
};

}  // namespace sudoku_sat::explain
