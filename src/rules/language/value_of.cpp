// The value of an expression when all cells have values, computed only from the meaning of each
// operation.
#include <cstdlib>
#include <numeric>
#include <set>

#include "expression.hpp"

namespace sudoku_sat::rule::language {

namespace {

using Numbers = std::vector<std::int64_t>;

bool same_values(Numbers first, std::size_t count) {
  Numbers second(first.begin() + static_cast<std::ptrdiff_t>(count), first.end());
  first.resize(count);
  std::sort(first.begin(), first.end());
  std::sort(second.begin(), second.end());
  return first == second;
}

std::int64_t values_among(const Numbers& numbers) {
  return static_cast<std::int64_t>(std::set<std::int64_t>(numbers.begin(), numbers.end()).size());
}

bool has(const Numbers& numbers, std::int64_t number) {
  return std::find(numbers.begin(), numbers.end(), number) != numbers.end();
}

/// The value of a node whose parts have these values; of leaves their own.
std::int64_t value_of_node(const Node& node, const Numbers& parts) {
  switch (node.op) {
    case Op::linear:
      return std::inner_product(parts.begin(), parts.end(), node.weights.begin(), node.value);
    case Op::product:
      return std::accumulate(parts.begin(), parts.end(), std::int64_t{1}, std::multiplies<>());
    case Op::quotient:
      return floor_quotient(parts[0], parts[1]);
    case Op::remainder:
      return remainder_of(parts[0], parts[1]);
    case Op::absolute:
      return std::abs(parts[0]);
    case Op::least:
      return *std::min_element(parts.begin(), parts.end());
    case Op::greatest:
      return *std::max_element(parts.begin(), parts.end());
    case Op::distinct:
      return values_among(parts);
    case Op::element:
      return parts[static_cast<std::size_t>(parts[0])];
    case Op::choice:
      return parts[parts[0] != 0 ? 1 : 2];
    case Op::zero:
      return parts[0] == 0 ? 1 : 0;
    case Op::positive:
      return parts[0] >= 1 ? 1 : 0;
    case Op::member:
      return has(node.weights, parts[0]) ? 1 : 0;
    case Op::all_different:
      return values_among(parts) == static_cast<std::int64_t>(parts.size()) ? 1 : 0;
    case Op::same_values:
      return same_values(parts, static_cast<std::size_t>(node.value)) ? 1 : 0;
    case Op::all:
      return has(parts, 0) ? 0 : 1;
    case Op::any:
      return has(parts, 1) ? 1 : 0;
    case Op::negation:
      return 1 - parts[0];
    case Op::connected:
      return are_connected(parts, node.weights) && few_enough(parts, node.value) ? 1 : 0;
    case Op::in_order: {
      std::int64_t greatest = node.value;
      for (const std::int64_t part : parts) {
        if (part > greatest + 1) return 0;
        greatest = std::max(greatest, part);
      }
      return 1;
    }
    default:
      return node.value;
  }
}

}  // namespace

std::int64_t Expressions::value_of(Expression expression, std::span<const Value> values) const {
  std::vector<std::optional<std::int64_t>> done(std::size_t{expression} + 1);
  const auto visit = [&](const auto& self, Expression next) -> std::int64_t {
    if (done[next]) return *done[next];
    const Node& node = nodes_[next];
    poll_limits(16 + node.parts.size());
    std::int64_t result = 0;
    if (node.op == Op::cell) {
      result = values[static_cast<std::size_t>(node.value)] + offset_;
    } else {
      Numbers parts;
      for (const Expression part : node.parts) parts.push_back(self(self, part));
      const bool accepted = node.op == Op::accepted;
      result =
          accepted ? automaton_of(node).accepts_all(node.value, parts) : value_of_node(node, parts);
    }
    done[next] = result;
    return result;
  };
  return visit(visit, expression);
}

}  // namespace sudoku_sat::rule::language
