// What is known at once from facts: each literal with the ways in which it can be shown.
#pragma once

#include <optional>

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
  /// Variables up to `cell_variables` say something of cells; others are auxiliary. `clauses` must
  /// outlive it.
  KnownLiterals(const GroupedClauses& clauses, Var cell_variables);

  /// The fact `literal` is group number `group` from now on.
  void add_fact(Lit literal, std::uint32_t group);

  /// Draws from all facts what can be seen without a step: values that a value excludes from other
  /// cells, and auxiliary variables. What else clauses give is a step's conclusion.
  void settle();

  /// Of the last settle(): each with the fewest groups that give it by that clause.
  const std::vector<Conclusion>& conclusions() const { return conclusions_; }

  bool knows(Lit literal) const { return !options_[literal_index(literal)].empty(); }
  /// How it can be shown; empty where it is not known.
  const Options& options(Lit literal) const { return options_[literal_index(literal)]; }

  /// How many literals of a longer clause are known to be false; no value where one is true.
  std::optional<std::size_t> false_literals(std::uint32_t clause) const;

 private:
  struct Source {
    Lit literal;
    std::uint32_t group;
  };

  bool auxiliary(Lit literal) const {
    return literal > cell_variables_ || -literal > cell_variables_;
  }
  void learn(Lit literal, Groups option);
  void propagate(Lit literal);
  void imply(Lit from, const GroupedClauses::Implied& implied);
  void visit(std::uint32_t clause);
  void conclude(std::uint32_t clause, Lit literal);

  const GroupedClauses& clauses_;
  Var cell_variables_;
  std::vector<Source> facts_;
  std::vector<Options> options_;      ///< by literal
  std::vector<std::uint32_t> false_;  ///< by clause
  std::vector<Lit> queue_;
  std::vector<std::pair<std::uint32_t, Lit>> open_;  ///< clauses that give a literal
  std::vector<Conclusion> conclusions_;
};

}  // namespace sudoku_sat
