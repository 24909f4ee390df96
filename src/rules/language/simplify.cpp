// Simplifies nodes when they are made: numbers first, then truths. Each function gets a node whose
// parts are simple already.
#include <cstdlib>
#include <numeric>

#include "base/sorted.hpp"
#include "expression.hpp"

namespace sudoku_sat::rule::language {

namespace {

/// Rounded up.
std::int64_t ceiling_quotient(std::int64_t number, std::int64_t divisor) {
  return -floor_quotient(-number, divisor);
}

std::int64_t common_divisor(const std::vector<std::int64_t>& numbers) {
  std::int64_t divisor = 0;
  for (const std::int64_t number : numbers) divisor = std::gcd(divisor, number);
  return divisor;
}

}  // namespace

Expression Expressions::make(Node node) {
  using E = Expressions;
  static constexpr Expression (E::*of_op[])(Node) = {
      &E::intern,           &E::intern,         &E::make_linear,   &E::make_product,
      &E::make_quotient,    &E::make_quotient,  &E::make_absolute, &E::make_extreme,
      &E::make_extreme,     &E::make_distinct,  &E::make_element,  &E::make_choice,
      &E::make_zero,        &E::make_positive,  &E::make_member,   &E::make_all_different,
      &E::make_same_values, &E::make_all,       &E::make_all,      &E::make_negation,
      &E::make_accepted,    &E::make_connected, &E::make_in_order,
  };
  static_assert(std::size(of_op) == static_cast<std::size_t>(Op::in_order) + 1);
  if (node.op == Op::constant) in_range(node.value);
  return (this->*of_op[static_cast<std::size_t>(node.op)])(std::move(node));
}

void Expressions::join_parts_of_same_kind(Node& node) const {
  const auto same = [&](Expression part) { return nodes_[part].op == node.op; };
  if (std::none_of(node.parts.begin(), node.parts.end(), same)) return;
  for (const Expression part : std::exchange(node.parts, {})) {
    const auto parts = same(part) ? std::span(nodes_[part].parts) : std::span(&part, 1);
    node.parts.insert(node.parts.end(), parts.begin(), parts.end());
  }
}

bool Expressions::is_simple_sum(const Node& node) const {
  Expression before = 0;
  for (const Expression part : node.parts) {
    const Op op = nodes_[part].op;
    if (part <= before || op == Op::linear || op == Op::constant) return false;
    before = part;
  }
  return std::find(node.weights.begin(), node.weights.end(), 0) == node.weights.end() &&
         (node.value != 0 || node.parts.size() > 1);
}

/// A constant and different terms, none of them a sum or a constant.
Expression Expressions::make_linear(Node node) {
  if (!node.parts.empty() && is_simple_sum(node)) return intern(std::move(node));
  auto& terms = terms_;
  terms.clear();
  std::int64_t value = node.value;
  const auto add = [&](Expression part, std::int64_t weight) {
    if (const auto known_part = known(part)) {
      value = plus(value, times(weight, *known_part));
    } else {
      terms.emplace_back(part, weight);
    }
  };
  for (std::size_t i = 0; i < node.parts.size(); ++i) {
    const Node& part = nodes_[node.parts[i]];
    if (part.op != Op::linear) {
      add(node.parts[i], node.weights[i]);
      continue;
    }
    value = plus(value, times(node.weights[i], part.value));
    for (std::size_t j = 0; j < part.parts.size(); ++j) {
      add(part.parts[j], times(node.weights[i], part.weights[j]));
    }
  }
  std::sort(terms.begin(), terms.end());
  Node sum = std::move(node);
  sum.value = value;
  sum.parts.clear();
  sum.weights.clear();
  for (auto term = terms.begin(); term != terms.end();) {
    std::int64_t weight = 0;
    const Expression part = term->first;
    for (; term != terms.end() && term->first == part; ++term) weight = plus(weight, term->second);
    if (weight == 0) continue;
    sum.parts.push_back(part);
    sum.weights.push_back(weight);
  }
  if (sum.parts.empty()) return constant(value);
  if (value == 0 && sum.parts.size() == 1 && sum.weights[0] == 1) return sum.parts[0];
  return intern(std::move(sum));
}

Expression Expressions::make_product(Node node) {
  join_parts_of_same_kind(node);
  std::vector<Expression>& parts = node.parts;
  std::int64_t factor = 1;
  std::erase_if(parts, [&](Expression part) {
    const auto known_part = known(part);
    if (known_part) factor = times(factor, *known_part);
    return known_part.has_value();
  });
  if (parts.empty() || factor == 0) return constant(factor);
  std::sort(parts.begin(), parts.end());
  const Expression product =
      parts.size() == 1 ? parts[0] : intern({Op::product, 0, std::move(parts)});
  return linear({product}, {factor});
}

Expression Expressions::make_quotient(Node node) {
  const auto divisor = known(node.parts[1]);
  if (!divisor || *divisor < 1) {
    throw UsageError("/ and mod need a number above 0 that doesn't depend on cells");
  }
  const auto number = known(node.parts[0]);
  if (!number) return intern(std::move(node));
  return constant(node.op == Op::quotient ? floor_quotient(*number, *divisor)
                                          : remainder_of(*number, *divisor));
}

Expression Expressions::make_absolute(Node node) {
  const Expression part = node.parts[0];
  if (least(part) >= 0) return part;
  if (most(part) <= 0) return linear({part}, {-1});
  // |a - b| and |b - a| are one node.
  const Node& inner = nodes_[part];
  if (inner.op == Op::linear && inner.weights[0] < 0) node.parts[0] = linear({part}, {-1});
  return intern(std::move(node));
}

/// Constants are joined into one part, and parts that can't be the least (greatest) one are
/// dropped.
Expression Expressions::make_extreme(Node node) {
  const bool low = node.op == Op::least;
  join_parts_of_same_kind(node);
  std::vector<Expression>& parts = node.parts;
  // If a part is never above `reach`, parts that are never below it can't be the least.
  std::int64_t reach = low ? most(parts[0]) : least(parts[0]);
  for (const Expression part : parts) {
    reach = low ? std::min(reach, most(part)) : std::max(reach, least(part));
  }
  bool reached = false;
  std::erase_if(parts, [&](Expression part) {
    if (low ? least(part) < reach : most(part) > reach) return false;
    reached = reached || least(part) == most(part);
    return true;
  });
  if (parts.empty()) return constant(reach);
  if (reached) parts.push_back(constant(reach));
  base::sort_once(parts);
  if (parts.size() == 1) return parts[0];
  return intern(std::move(node));
}

Expression Expressions::make_distinct(Node node) {
  base::sort_once(node.parts);
  const bool all_known = std::all_of(node.parts.begin(), node.parts.end(),
                                     [&](Expression part) { return known(part).has_value(); });
  if (all_known) return constant(static_cast<std::int64_t>(node.parts.size()));
  return intern(std::move(node));
}

Expression Expressions::make_element(Node node) {
  if (const auto index = known(node.parts[0])) return node.parts[static_cast<std::size_t>(*index)];
  return intern(std::move(node));
}

Expression Expressions::make_choice(Node node) {
  if (const auto holds = known(node.parts[0])) return node.parts[*holds != 0 ? 1 : 2];
  if (node.parts[1] == node.parts[2]) return node.parts[1];
  return intern(std::move(node));
}

/// Divided by the common divisor of all weights; the first weight is positive.
Expression Expressions::make_zero(Node node) {
  const Expression part = node.parts[0];
  if (least(part) > 0 || most(part) < 0) return truth(false);
  if (const auto number = known(part)) return truth(*number == 0);
  const Node& inner = nodes_[part];
  if (inner.op != Op::linear) {
    return least(part) == 0 && most(part) == 1 ? negation(part) : intern(std::move(node));
  }
  std::int64_t divisor = common_divisor(inner.weights);
  if (inner.value % divisor != 0) return truth(false);
  if (inner.parts.size() == 1) {
    const std::int64_t wanted = -inner.value / inner.weights[0];
    if (inner.value % inner.weights[0] != 0) return truth(false);
    return make({Op::member, 0, {inner.parts[0]}, {wanted}});
  }
  if (inner.weights[0] < 0) divisor = -divisor;
  if (divisor == 1) return intern(std::move(node));
  Node reduced = inner;
  reduced.value /= divisor;
  for (std::int64_t& weight : reduced.weights) weight /= divisor;
  node.parts[0] = make(std::move(reduced));
  return intern(std::move(node));
}

Expression Expressions::make_positive(Node node) {
  const Expression part = node.parts[0];
  if (least(part) >= 1) return truth(true);
  if (most(part) <= 0) return truth(false);
  if (least(part) == 0 && most(part) == 1) return part;
  const Node& inner = nodes_[part];
  if (inner.op != Op::linear) return intern(std::move(node));
  const std::int64_t divisor = common_divisor(inner.weights);
  if (divisor == 1) return intern(std::move(node));
  Node reduced = inner;
  reduced.value = 1 - ceiling_quotient(1 - reduced.value, divisor);
  for (std::int64_t& weight : reduced.weights) weight /= divisor;
  const Expression simple = make(std::move(reduced));
  if (least(simple) >= 0 && most(simple) <= 1) return simple;
  node.parts[0] = simple;
  return intern(std::move(node));
}

Expression Expressions::make_member(Node node) {
  const Expression part = node.parts[0];
  base::sort_once(node.weights);
  std::erase_if(node.weights,
                [&](std::int64_t value) { return value < least(part) || value > most(part); });
  if (node.weights.empty()) return truth(false);
  const auto values = static_cast<std::int64_t>(node.weights.size());
  if (values == most(part) - least(part) + 1) return truth(true);
  if (least(part) == 0 && most(part) == 1) return node.weights[0] == 1 ? part : negation(part);
  return intern(std::move(node));
}

Expression Expressions::make_all_different(Node node) {
  std::sort(node.parts.begin(), node.parts.end());
  const auto& parts = node.parts;
  if (std::adjacent_find(parts.begin(), parts.end()) != parts.end()) return truth(false);
  // A constant that no other part can equal has no effect.
  const auto reachable = [&](std::int64_t value) {
    return std::any_of(parts.begin(), parts.end(), [&](Expression part) {
      return !known(part) && least(part) <= value && value <= most(part);
    });
  };
  Node result{Op::all_different};
  for (const Expression part : parts) {
    const auto value = known(part);
    if (!value || reachable(*value)) result.parts.push_back(part);
  }
  if (result.parts.size() < 2) return truth(true);
  return intern(std::move(result));
}

/// Parts on both sides are left out.
Expression Expressions::make_same_values(Node node) {
  const auto middle = node.parts.begin() + static_cast<std::ptrdiff_t>(node.value);
  std::sort(node.parts.begin(), middle);
  std::sort(middle, node.parts.end());
  std::vector<Expression> first;
  std::vector<Expression> second;
  std::set_difference(node.parts.begin(), middle, middle, node.parts.end(),
                      std::back_inserter(first));
  std::set_difference(middle, node.parts.end(), node.parts.begin(), middle,
                      std::back_inserter(second));
  if (first.size() != second.size()) return truth(false);
  if (first.empty()) return truth(true);
  const auto all_known = [&](const std::vector<Expression>& parts) {
    return std::all_of(parts.begin(), parts.end(), [&](Expression part) { return known(part); });
  };
  if (all_known(first) && all_known(second)) return truth(false);
  if (second < first) std::swap(first, second);
  Node result{Op::same_values, static_cast<std::int64_t>(first.size()), std::move(first)};
  result.parts.insert(result.parts.end(), second.begin(), second.end());
  return intern(std::move(result));
}

/// "all" and "any": a part that decides the whole, parts without effect, parts of the same kind.
Expression Expressions::make_all(Node node) {
  const bool conjunction = node.op == Op::all;
  join_parts_of_same_kind(node);
  std::vector<Expression>& parts = node.parts;
  for (const Expression part : parts) {
    const auto holds = known(part);
    if (holds && (*holds != 0) != conjunction) return part;
  }
  std::erase_if(parts, [&](Expression part) { return known(part).has_value(); });
  base::sort_once(parts);
  if (parts.empty()) return truth(conjunction);
  if (parts.size() == 1) return parts[0];
  for (const Expression part : parts) {
    const Node& inner = nodes_[part];
    const bool opposite =
        inner.op == Op::negation && std::binary_search(parts.begin(), parts.end(), inner.parts[0]);
    if (opposite) return truth(!conjunction);
  }
  return intern(std::move(node));
}

Expression Expressions::make_negation(Node node) {
  const Node& inner = nodes_[node.parts[0]];
  switch (inner.op) {
    case Op::constant:
      return truth(inner.value == 0);
    case Op::negation:
      return inner.parts[0];
    case Op::positive:
      return make({Op::positive, 0, {linear({inner.parts[0]}, {-1}, 1)}});
    case Op::all:
    case Op::any: {
      // The graph grows while parts are made.
      const bool conjunction = inner.op == Op::all;
      std::vector<Expression> parts = inner.parts;
      for (Expression& part : parts) part = negation(part);
      return make({conjunction ? Op::any : Op::all, 0, std::move(parts)});
    }
    default:
      return intern(std::move(node));
  }
}

/// Known values at the beginning advance the automaton.
Expression Expressions::make_accepted(Node node) {
  Automaton& automaton = automaton_of(node);
  std::size_t read = 0;
  for (; read < node.parts.size(); ++read) {
    const auto value = known(node.parts[read]);
    if (!value) break;
    const auto state = automaton.after(node.value, *value);
    if (!state) return truth(false);
    node.value = *state;
  }
  node.parts.erase(node.parts.begin(), node.parts.begin() + static_cast<std::ptrdiff_t>(read));
  if (node.parts.empty()) return truth(automaton.accepts(node.value));
  return intern(std::move(node));
}

}  // namespace sudoku_sat::rule::language
