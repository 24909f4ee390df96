// Numbers and truths that depend on cells, as nodes of a graph in which equal parts are one node.
// Each node is simplified when it is made: constants are folded, the terms of a sum are distinct,
// and a node that the bounds of its parts decide is a constant. Substituting values for some cells
// gives what remains of a statement, and equal remainders are the same node: these are the states
// of the statement's decision diagram (compile.cpp).
//
// J. A. Brzozowski, Derivatives of regular expressions, JACM 1964, has the idea for patterns; P.
// Refalo and others call the states of such a graph the residual problems of a constraint.
#pragma once

#include <compare>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "automaton.hpp"
#include "numbers_by_hash.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule::language {

// Integers. Their size in files is limited, so that nothing overflows.

/// Exact as a double, too.
inline constexpr std::int64_t largest_number = std::int64_t{1} << 53;

inline std::int64_t in_range(std::int64_t number) {
  if (std::abs(number) <= largest_number) return number;
  throw UsageError("a number beyond 2^53");
}

/// Both throw UsageError if the result is too large. Requires: numbers in range.
inline std::int64_t plus(std::int64_t first, std::int64_t second) {
  return in_range(first + second);
}

inline std::int64_t times(std::int64_t first, std::int64_t second) {
  if (first != 0 && std::abs(second) > largest_number / std::abs(first)) {
    throw UsageError("a number beyond 2^53");
  }
  return first * second;
}

/// Rounded down. Requires: divisor > 0.
inline std::int64_t floor_quotient(std::int64_t number, std::int64_t divisor) {
  return number / divisor - (number % divisor < 0 ? 1 : 0);
}

/// From 0 to divisor - 1. Requires: divisor > 0.
inline std::int64_t remainder_of(std::int64_t number, std::int64_t divisor) {
  return number - divisor * floor_quotient(number, divisor);
}
/// A node by its number. Truths are the numbers 0 and 1.
using Expression = std::uint32_t;

/// Expressions::make() has a table in this order.
enum class Op : std::uint8_t {
  constant,       ///< `value`
  cell,           ///< the value of cell number `value`
  linear,         ///< `value` plus each part times its weight
  product,        ///< of the parts
  quotient,       ///< parts[0] / parts[1], rounded down
  remainder,      ///< the remainder, never negative if parts[1] is positive
  absolute,       ///< of parts[0]
  least,          ///< of the parts
  greatest,       ///< of the parts
  distinct,       ///< how many different values the parts have
  element,        ///< of parts[1..] the one whose number, from 1, is parts[0]
  choice,         ///< parts[1] if parts[0] holds, else parts[2]
  zero,           ///< parts[0] = 0
  positive,       ///< parts[0] >= 1
  member,         ///< parts[0] is one of the weights
  all_different,  ///< the parts
  same_values,    ///< the first `value` parts have the same values as the others, each as often
  all,            ///< the parts hold
  any,            ///< one of the parts holds
  negation,       ///< parts[0] does not hold
  accepted,       ///< automaton number weights[0], in state `value`, accepts the parts
  connected,      ///< those that hold are connected, at most `value` of them (0: any number);
                  ///< weights: an edge's two parts by their numbers, one edge after the other
  in_order,       ///< a part is at most one more than the greatest before it, or than `value`
};

struct Node {
  Op op;
  std::int64_t value = 0;
  std::vector<Expression> parts = {};
  std::vector<std::int64_t> weights = {};

  bool operator==(const Node&) const = default;
};

/// What has taken the place of expressions.
class Replacements {
 public:
  /// Null: nothing so far.
  const Expression* find(Expression expression);
  /// Requires: nothing so far.
  void add(Expression expression, Expression replacement);

 private:
  std::vector<std::pair<Expression, Expression>> entries_;
  NumbersByHash places_;
};

class Expressions {
 public:
  /// Cells hold `size` numbers, each `offset` more than its value: 1 to `size`, or 0 to size - 1.
  explicit Expressions(int size, int offset = 0) : size_(size), offset_(offset) {}

  int size() const { return size_; }
  int offset() const { return offset_; }

  /// The cell, which must be in no node yet, holds the values 1 to `most`.
  void limit(Cell cell, int most) { most_[cell] = most; }
  int most_of(Cell cell) const {
    const auto found = most_.find(cell);
    return found == most_.end() ? size_ : found->second;
  }

  /// The simplest node that means the same. Throws: UsageError if numbers become too large, and
  /// after too much work.
  Expression make(Node node);

  Expression constant(std::int64_t value);
  Expression cell(Cell cell) { return make({Op::cell, cell}); }
  /// Σ weights * parts + value
  Expression linear(std::vector<Expression> parts, std::vector<std::int64_t> weights,
                    std::int64_t value = 0) {
    return make({Op::linear, value, std::move(parts), std::move(weights)});
  }
  Expression difference(Expression first, Expression second) {
    return linear({first, second}, {1, -1});
  }
  Expression negation(Expression truth) { return make({Op::negation, 0, {truth}}); }
  Expression all(std::vector<Expression> parts) { return make({Op::all, 0, std::move(parts)}); }
  Expression any(std::vector<Expression> parts) { return make({Op::any, 0, std::move(parts)}); }
  /// Whether the automaton accepts the parts. It is kept.
  Expression accepted(std::shared_ptr<Automaton> automaton, std::vector<Expression> parts);
  /// That of a node that is `accepted`.
  Automaton& automaton_of(const Node& node) const {
    return *automata_[static_cast<std::size_t>(node.weights[0])];
  }

  const Node& node(Expression expression) const { return nodes_[expression]; }
  std::int64_t least(Expression expression) const { return bounds_[expression].first; }
  std::int64_t most(Expression expression) const { return bounds_[expression].second; }
  std::optional<std::int64_t> known(Expression expression) const {
    if (nodes_[expression].op != Op::constant) return std::nullopt;
    return nodes_[expression].value;
  }

  /// The cells that it depends on, in the order in which its parts name them.
  std::vector<Cell> cells_of(Expression expression) const;
  /// For each value of the cell, from 1 on, the first one that leaves the same of the expression,
  /// as far as that is seen from the nodes that the cell is a part of.
  std::vector<int> alike_values(Expression expression, Cell cell);
  /// What remains of expressions when a cell has a value. What remains of their parts is kept from
  /// one expression to the next, because they have parts in common.
  struct Substitution {
    Cell cell;
    int value;
    Replacements done = {};
  };
  Expression with(Expression expression, Substitution& known);
  /// The same in another graph, with other numbers for the cells.
  Expression copy_to(Expressions& other, Expression expression,
                     const std::map<Cell, Cell>& numbers) const;
  /// Its value if each cell c has values[c]. Doesn't use any simplification.
  std::int64_t value_of(Expression expression, std::span<const Value> values) const;

 private:
  using Bounds = std::pair<std::int64_t, std::int64_t>;

  Expression intern(Node node);
  bool may_have(Expression expression, Cell cell) const {
    return (cells_[expression] & bit_of(cell)) != 0;
  }
  bool is_cell(Expression part, Cell cell) const {
    return nodes_[part].op == Op::cell && nodes_[part].value == cell;
  }
  // Of alike.cpp: each splits the values in `first`, which is what alike_values() returns, by what
  // nodes make of them. False: all differ (tell_apart), or the node is of another kind.
  bool tell_apart(Expression expression, Cell cell, std::vector<int>& first);
  bool split_by_test(const Node& node, Cell cell, std::vector<int>& first) const;
  bool split_by_extreme(const Node& node, Cell cell, std::vector<int>& first) const;
  static std::uint64_t bit_of(std::int64_t cell) {
    return std::uint64_t{1} << (static_cast<std::uint64_t>(cell) % 64);
  }
  /// Cells that a node may depend on, each at the bit of its number mod 64.
  std::uint64_t cells_in(const Node& node) const;
  Bounds bounds_of(const Node& node) const;
  Bounds bounds_of_linear(const Node& node) const;
  Bounds bounds_of_product(const Node& node) const;
  Expression truth(bool holds) { return constant(holds ? 1 : 0); }

  /// Replaces each part of the node's own kind by the parts of that part.
  void join_parts_of_same_kind(Node& node) const;
  /// Whether make_linear() would change nothing.
  bool is_simple_sum(const Node& node) const;
  Expression make_linear(Node node);
  Expression make_product(Node node);
  Expression make_quotient(Node node);
  Expression make_absolute(Node node);
  Expression make_extreme(Node node);
  Expression make_distinct(Node node);
  Expression make_element(Node node);
  Expression make_choice(Node node);
  Expression make_zero(Node node);
  Expression make_positive(Node node);
  Expression make_member(Node node);
  Expression make_all_different(Node node);
  Expression make_same_values(Node node);
  Expression make_all(Node node);
  Expression make_negation(Node node);
  Expression make_accepted(Node node);
  Expression make_connected(Node node);
  Expression make_in_order(Node node);

  template <class OfCell>
  Expression rebuild(Expression expression, const Expressions& from, const OfCell& of_cell,
                     std::uint64_t changed, Replacements& done);

  int size_;
  int offset_;
  std::map<Cell, int> most_;  ///< of cells that hold less than N
  std::vector<Node> nodes_;
  std::vector<Bounds> bounds_;
  std::vector<std::uint64_t> cells_;  ///< cells_in() of each node
  std::vector<std::uint32_t>
      looked_;  ///< of each node: the last call of alike_values() that saw it
  std::uint32_t looks_ = 0;
  std::size_t work_ = 0;                                    ///< parts that nodes were made of
  std::vector<std::uint64_t> hashes_;                       ///< of each node
  NumbersByHash places_;                                    ///< of nodes
  std::vector<Expression> constants_;                       ///< by value: the small ones
  std::vector<std::pair<Expression, std::int64_t>> terms_;  ///< of the sum that is being made
  std::vector<std::shared_ptr<Automaton>> automata_;
};

/// Whether the marked parts are connected by edges between them.
bool are_connected(const std::vector<std::int64_t>& marked, const std::vector<std::int64_t>& edges);
/// Whether there are at most this many; 0: any number.
bool few_enough(const std::vector<std::int64_t>& marked, std::int64_t most);

}  // namespace sudoku_sat::rule::language
