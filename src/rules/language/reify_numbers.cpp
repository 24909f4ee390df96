// Numbers as literals "it has this value", one for each possible value. The clauses of a function
// of two numbers lead from their values to the result, and back for each value of the second one,
// so that unit propagation makes one literal true and all others false.
#include <cstdlib>

#include "base/sorted.hpp"
#include "reify.hpp"

namespace sudoku_sat::rule::language {

const Reifier::Number& Reifier::number(Expression expression) {
  if (const auto known = numbers_.find(expression); known != numbers_.end()) return known->second;
  Number made = graph_.node(expression).op >= Op::zero ? of_truth(truth(expression))
                                                       : make_number(graph_.node(expression));
  return numbers_.emplace(expression, std::move(made)).first->second;
}

Reifier::Number Reifier::make_number(const Node& node) {
  switch (node.op) {
    case Op::constant:
      return {{node.value, certain()}};
    case Op::cell: {
      const auto cell = static_cast<Cell>(node.value);
      Number number;
      for (int value = 1; value <= graph_.most_of(cell); ++value) {
        number.emplace(value + graph_.offset(),
                       Literal{indices_.at(cell), static_cast<Value>(value), true});
      }
      return number;
    }
    case Op::linear:
      return linear(node);
    case Op::product:
      return folded(node.parts, std::multiplies<>());
    case Op::quotient:
      return of_two(number(node.parts[0]), number(node.parts[1]), floor_quotient);
    case Op::remainder:
      return of_two(number(node.parts[0]), number(node.parts[1]), remainder_of);
    case Op::absolute:
      return of_one(number(node.parts[0]), [](std::int64_t value) { return std::abs(value); });
    case Op::least:
      return folded(node.parts, [](std::int64_t a, std::int64_t b) { return std::min(a, b); });
    case Op::greatest:
      return folded(node.parts, [](std::int64_t a, std::int64_t b) { return std::max(a, b); });
    case Op::distinct:
      return distinct(node.parts);
    case Op::element:
      return element(node);
    case Op::choice: {
      const Literal condition = truth(node.parts[0]);
      // Both come before the Booleans of the selection.
      for (const Expression part : {node.parts[1], node.parts[2]}) number(part);
      return selected({{condition, node.parts[1]}, {-condition, node.parts[2]}});
    }
    default:
      return of_truth(make_truth(node));
  }
}

Reifier::Number Reifier::of_truth(Literal truth) { return {{0, -truth}, {1, truth}}; }

Reifier::Number Reifier::of_one(const Number& number,
                                const std::function<std::int64_t(std::int64_t)>& function) {
  std::map<std::int64_t, Literals> parts;
  for (const auto& [value, literal] : number) parts[function(value)].push_back(literal);
  Number result;
  for (const auto& [value, literals] : parts) result.emplace(value, disjunction(literals));
  return result;
}

/// If no two pairs of numbers give the same value, each value is a pair.
std::optional<Reifier::Number> Reifier::of_pairs(
    const Number& one, const Number& other,
    const std::function<std::int64_t(std::int64_t, std::int64_t)>& function) {
  std::set<std::int64_t> values;
  for (const auto& [first, with_first] : one) {
    poll_limits(32);
    for (const auto& [second, with_second] : other) {
      if (!values.insert(function(first, second)).second) return std::nullopt;
    }
  }
  Number result;
  for (const auto& [first, with_first] : one) {
    for (const auto& [second, with_second] : other) {
      result.emplace(function(first, second), conjunction({with_first, with_second}));
    }
  }
  return result;
}

Reifier::Number Reifier::of_two(
    const Number& one, const Number& other,
    const std::function<std::int64_t(std::int64_t, std::int64_t)>& function) {
  if (other.size() == 1) {
    const std::int64_t constant = other.begin()->first;
    return of_one(one, [&](std::int64_t value) { return function(value, constant); });
  }
  if (auto pairs = of_pairs(one, other, function)) return std::move(*pairs);
  Number result;
  for (const auto& [second, with_second] : other) {
    for (const auto& [first, with_first] : one) {
      const std::int64_t value = function(first, second);
      const auto [place, fresh] = result.try_emplace(value, Literal{});
      if (fresh) place->second = boolean();
      add({-with_first, -with_second, place->second});
    }
  }
  for (const auto& [second, with_second] : other) {
    std::map<std::int64_t, Literals> back;
    for (const auto& [first, with_first] : one) {
      back[function(first, second)].push_back(with_first);
    }
    for (const auto& [value, literal] : result) {
      Literals clause{-literal, -with_second};
      if (const auto found = back.find(value); found != back.end()) {
        clause.insert(clause.end(), found->second.begin(), found->second.end());
      }
      add(clause);
    }
  }
  return result;
}

Reifier::Number Reifier::folded(
    const std::vector<Expression>& parts,
    const std::function<std::int64_t(std::int64_t, std::int64_t)>& function) {
  Number result = number(parts[0]);
  for (std::size_t i = 1; i < parts.size(); ++i) {
    result = of_two(result, number(parts[i]), function);
  }
  return result;
}

/// The clauses of a sum of many parts grow with the square of its values: they are counted first,
/// by what `of_two` writes.
void Reifier::require_small_sum(const std::vector<std::vector<std::int64_t>>& terms) const {
  std::vector<std::int64_t> values{0};
  std::size_t literals = 0;
  for (const auto& term : terms) {
    std::vector<std::int64_t> next;
    for (const std::int64_t value : values) {
      poll_limits(16 * term.size());
      for (const std::int64_t more : term) next.push_back(value + more);
    }
    const std::size_t pairs = next.size();
    base::sort_once(next);
    if (values.size() > 1 && term.size() > 1) literals += 4 * pairs + 2 * next.size() * term.size();
    require_room(literals);
    values = std::move(next);
  }
}

Reifier::Number Reifier::linear(const Node& node) {
  std::vector<std::vector<std::int64_t>> terms;
  for (std::size_t i = 0; i < node.parts.size(); ++i) {
    terms.emplace_back();
    for (const auto& [value, literal] : number(node.parts[i])) {
      terms.back().push_back(node.weights[i] * value);
    }
  }
  require_small_sum(terms);
  Number result{{node.value, certain()}};
  for (std::size_t i = 0; i < node.parts.size(); ++i) {
    const std::int64_t weight = node.weights[i];
    Number term;
    for (const auto& [value, literal] : number(node.parts[i])) {
      term.emplace(weight * value, literal);
    }
    // The first term keeps its literals.
    result = result.size() == 1 ? of_two(term, result, std::plus<>())
                                : of_two(result, term, std::plus<>());
  }
  return result;
}

std::map<std::int64_t, Reifier::Literals> Reifier::by_value(const std::vector<Expression>& parts) {
  std::map<std::int64_t, Literals> result;
  for (const Expression part : parts) {
    for (const auto& [value, literal] : number(part)) result[value].push_back(literal);
  }
  return result;
}

Reifier::Number Reifier::count(const Literals& truths) {
  Number result{{0, certain()}};
  for (const Literal truth : truths) {
    result = result.size() == 1 ? of_truth(truth) : of_two(result, of_truth(truth), std::plus<>());
  }
  return result;
}

Reifier::Number Reifier::distinct(const std::vector<Expression>& parts) {
  Literals present;
  for (const auto& [value, literals] : by_value(parts)) present.push_back(disjunction(literals));
  return count(present);
}

/// The number whose literal is true: exactly one of them is.
Reifier::Number Reifier::selected(const std::vector<std::pair<Literal, Expression>>& cases) {
  Number result;
  for (const auto& [when, part] : cases) {
    for (const auto& [value, literal] : number(part)) {
      const auto [place, fresh] = result.try_emplace(value, Literal{});
      if (fresh) place->second = boolean();
    }
  }
  for (const auto& [when, part] : cases) {
    const Number& values = number(part);
    for (const auto& [value, literal] : result) {
      const auto found = values.find(value);
      if (found == values.end()) {
        add({-when, -literal});
      } else {
        add({-when, -literal, found->second});
        add({-when, -found->second, literal});
      }
    }
  }
  return result;
}

/// The part with the number that is the first part. The graph ensures that it is in range.
Reifier::Number Reifier::element(const Node& node) {
  std::vector<std::pair<Literal, Expression>> cases;
  for (const auto& [place, literal] : number(node.parts[0])) {
    if (place < 1 || place >= std::ssize(node.parts)) continue;
    cases.emplace_back(literal, node.parts[static_cast<std::size_t>(place)]);
  }
  return selected(cases);
}

}  // namespace sudoku_sat::rule::language
