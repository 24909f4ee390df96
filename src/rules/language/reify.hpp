// Expressions as the clauses of a formula, if they are too large for a decision diagram: a literal
// for each truth of a graph, and for each number and each of its values a literal "it has this
// value".
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "expression.hpp"

namespace sudoku_sat::rule::language {

class Reifier {
 public:
  /// Both must outlive it. The formula has its cells.
  Reifier(const Expressions& graph, ClauseConstraint& formula);

  /// The truth holds.
  void require(Expression truth);

 private:
  using Literal = ClauseConstraint::Literal;
  using Literals = std::vector<Literal>;
  /// The values that a number may have, ascending, and for each its literal: exactly one of them is
  /// true.
  using Number = std::map<std::int64_t, Literal>;

  Literal boolean();
  void add(const Literals& clause);
  /// Throws: UsageError if this many more literals would be too many.
  void require_room(std::size_t literals) const;
  void require_small_sum(const std::vector<std::vector<std::int64_t>>& terms) const;
  Literal certain();
  /// Literals that are true if all, one, of these are.
  Literal conjunction(const Literals& parts);
  Literal disjunction(const Literals& any);

  Literal truth(Expression expression);
  Literal make_truth(const Node& node);
  Literals truths(const std::vector<Expression>& expressions);
  Literal holds_for(Expression number, const std::function<bool(std::int64_t)>& wanted);
  Literal all_differ(const std::vector<Expression>& parts);
  Literal same_values(const Node& node);
  Literal connected(const Node& node);
  Literal in_order(const Node& node);
  Literal accepted(const Node& node);
  Literal more_than(const Literals& truths, std::size_t most);
  void require_at_most_one(const Literals& literals);
  void require_all_different(const std::vector<Expression>& parts);

  const Number& number(Expression expression);
  Number make_number(const Node& node);
  Number of_truth(Literal truth);
  Number of_one(const Number& number, const std::function<std::int64_t(std::int64_t)>& function);
  std::optional<Number> of_pairs(
      const Number& one, const Number& other,
      const std::function<std::int64_t(std::int64_t, std::int64_t)>& function);
  Number of_two(const Number& one, const Number& other,
                const std::function<std::int64_t(std::int64_t, std::int64_t)>& function);
  Number folded(const std::vector<Expression>& parts,
                const std::function<std::int64_t(std::int64_t, std::int64_t)>& function);
  Number linear(const Node& node);
  Number distinct(const std::vector<Expression>& parts);
  Number selected(const std::vector<std::pair<Literal, Expression>>& cases);
  Number element(const Node& node);
  Number count(const Literals& truths);
  /// For each value, the literals with which the parts have this value.
  std::map<std::int64_t, Literals> by_value(const std::vector<Expression>& parts);

  const Expressions& graph_;
  ClauseConstraint& formula_;
  std::map<Cell, std::uint32_t> indices_;
  std::optional<Literal> certain_;
  std::unordered_map<Expression, Literal> truths_;
  std::unordered_map<Expression, Number> numbers_;
};

/// Whether some part is about structure, not about values one after the other: connected, in_order.
bool has_structure(const Expressions& graph, Expression expression);

/// Whether it means that exactly one of some truths holds.
bool is_exactly_one(const Expressions& graph, Expression expression);

/// Adds clauses to the formula, whose cells are those of the truth, so that the truth holds.
/// Throws: UsageError if that takes too many of them.
void require_truth(const Expressions& graph, Expression truth, ClauseConstraint& formula);

}  // namespace sudoku_sat::rule::language
