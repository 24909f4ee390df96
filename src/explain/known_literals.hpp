// What is known from facts without a step, and each literal with the ways in which it can be shown.
#pragma once

#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "fewest_groups.hpp"
#include "grouped_clauses.hpp"

namespace sudoku_sat {

/// A literal that a set of groups implies.
struct Conclusion {
  Lit literal = 0;
  Groups groups;
};

class KnownLiterals {
 public:
  /// Variables up to `cell_variables` are about cells; others are auxiliary. Uses the counters of
  /// `clauses`, which must outlive it: between two calls they count exactly the known literals.
  KnownLiterals(GroupedClauses& clauses, Var cell_variables);

  /// The fact `literal` is group number `group` from now on. Requires: it is not known yet.
  void add_fact(LitIndex literal, std::uint32_t group);
  std::size_t facts() const { return facts_.size(); }
  /// Takes back all facts but the first `count`.
  void take_back(std::size_t count);

  /// Derives from all facts what can be seen without a step: that a value excludes values of other
  /// cells, and what holds of auxiliary variables. Whatever else clauses give is a conclusion.
  void settle();

  /// The conclusions of the last settle(), each with the fewest groups that give it by its clause.
  const std::vector<Conclusion>& conclusions();

  /// The fewest groups seen by the last settle() that contradict each other; no value where none
  /// do.
  std::optional<Groups> contradiction();

  /// How often a literal became known so far: a measure of work.
  std::size_t work() const { return work_; }
  bool knows(LitIndex literal) const { return !options_[literal].empty(); }
  /// How it can be shown; empty where it is not known.
  const Options& options(LitIndex literal) const { return options_[literal]; }

 private:
  struct Source {
    LitIndex literal;
    std::uint32_t group;
  };
  /// How much there was before the facts of one settle().
  struct Level {
    std::size_t facts;
    std::size_t known;
    std::size_t learnt;
    std::size_t implied;
    std::size_t open;
    std::size_t clashes;
  };

  bool auxiliary(LitIndex literal) const { return std::abs(literal_of(literal)) > cell_variables_; }
  void forget(const Level& level);
  void learn_sources();
  void learn(LitIndex literal, Groups option);
  void propagate(LitIndex literal);
  void imply(LitIndex from, const GroupedClauses::Implied& implied);
  void imply_last(std::uint32_t clause, LitIndex last);
  template <class Wanted, class Visit>
  void for_each_conclusion(const Wanted& wanted, const Visit& visit);
  Groups groups_of(std::uint32_t clause, LitIndex literal);

  GroupedClauses& clauses_;
  Var cell_variables_;
  std::vector<Source> facts_;
  std::size_t settled_ = 0;          ///< facts that the last settle() knew
  std::vector<Level> levels_;        ///< one for each settle() that is not taken back
  std::vector<Options> options_;     ///< by literal
  std::vector<LitIndex> known_;      ///< in the order in which they became known
  std::vector<LitIndex> learnt_;     ///< of which an option was added, in this order
  std::vector<Conclusion> implied_;  ///< by clauses of one or two literals
  std::vector<std::pair<std::uint32_t, LitIndex>> open_;  ///< clauses that give a literal
  std::vector<LitIndex> clashes_;                         ///< known, and so is their negation
  std::optional<std::vector<Conclusion>> conclusions_;    ///< of these; where somebody asked
  std::vector<const Options*> others_;                    ///< of the clause at hand
  FewestGroups fewest_;
  std::size_t work_ = 0;
};

}  // namespace sudoku_sat
