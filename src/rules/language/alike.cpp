// Which values of a cell leave the same of an expression: a skyscraper below the tallest one so far
// is as good as another, and so is a value that no node compares the cell with. What remains of the
// expression is then made for the first of them only.
#include <algorithm>
#include <numeric>

#include "expression.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule::language {

namespace {

/// Tells values apart of whose numbers `made_of` doesn't make the same.
template <class MadeOf>
void split(std::vector<int>& first, int offset, const MadeOf& made_of) {
  const std::vector<int> before = first;
  for (std::size_t i = 0; i < first.size(); ++i) {
    const auto made = made_of(static_cast<int>(i) + 1 + offset);
    auto j = static_cast<std::size_t>(before[i] - 1);
    while (j < i && (before[j] != before[i] || made_of(static_cast<int>(j) + 1 + offset) != made)) {
      ++j;
    }
    first[i] = static_cast<int>(j) + 1;
  }
}

}  // namespace

std::vector<int> Expressions::alike_values(Expression expression, Cell cell) {
  ++looks_;
  looked_.resize(nodes_.size(), 0);
  std::vector<int> first(static_cast<std::size_t>(size_), 1);
  if (!tell_apart(expression, cell, first)) std::iota(first.begin(), first.end(), 1);
  return first;
}

bool Expressions::tell_apart(Expression expression, Cell cell, std::vector<int>& first) {
  if (!may_have(expression, cell) || looked_[expression] == looks_) return true;
  looked_[expression] = looks_;
  poll_limits();
  const Node& node = nodes_[expression];
  if (node.op == Op::cell) return node.value != cell;
  const bool in_extreme = split_by_extreme(node, cell, first);
  if (split_by_test(node, cell, first)) return true;
  return std::all_of(node.parts.begin(), node.parts.end(), [&](Expression part) {
    return (in_extreme && is_cell(part, cell)) || tell_apart(part, cell, first);
  });
}

bool Expressions::split_by_test(const Node& node, Cell cell, std::vector<int>& first) const {
  const Node& inner = nodes_[node.parts[0]];
  if (node.op == Op::member && is_cell(node.parts[0], cell)) {
    split(first, offset_, [&](std::int64_t number) {
      return std::binary_search(node.weights.begin(), node.weights.end(), number);
    });
    return true;
  }
  const bool bound = node.op == Op::positive && inner.op == Op::linear && inner.parts.size() == 1 &&
                     is_cell(inner.parts[0], cell);
  if (bound) {
    split(first, offset_, [&](std::int64_t number) {
      return plus(inner.value, times(inner.weights[0], number)) >= 1;
    });
  }
  return bound;
}

bool Expressions::split_by_extreme(const Node& node, Cell cell, std::vector<int>& first) const {
  const bool low = node.op == Op::least;
  if (!low && node.op != Op::greatest) return false;
  std::int64_t reach = low ? largest_number : -largest_number;
  bool has_cell = false;
  for (const Expression part : node.parts) {
    if (is_cell(part, cell)) {
      has_cell = true;
    } else {
      reach = low ? std::min(reach, most(part)) : std::max(reach, least(part));
    }
  }
  if (!has_cell) return false;
  split(first, offset_, [&](std::int64_t number) {
    return low ? std::min(number, reach) : std::max(number, reach);
  });
  return true;
}

}  // namespace sudoku_sat::rule::language
