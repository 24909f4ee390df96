// Truths as literals, after G. S. Tseitin (1968): a Boolean for each part, defined by clauses in
// both directions, so that unit propagation finds all Booleans once the cells have values.
//
// Connected cells: the first chosen cell in reading order is the root; level d of a cell means that
// a walk of d steps within the chosen cells leads from it to the root. This is an order-encoded
// distance. A shortest walk is an induced path of the board, which has at most three cells of each
// 2x2 square, so there are fewer levels than cells.
#include "reify.hpp"

#include <cstdlib>
#include <set>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule::language {

namespace {

constexpr std::size_t max_literals = 5'000'000;

using Neighbours = std::vector<std::vector<std::size_t>>;

Neighbours neighbours_of(const Node& connected) {
  Neighbours near(connected.parts.size());
  for (std::size_t i = 0; i + 1 < connected.weights.size(); i += 2) {
    const auto one = static_cast<std::size_t>(connected.weights[i]);
    const auto other = static_cast<std::size_t>(connected.weights[i + 1]);
    near[one].push_back(other);
    near[other].push_back(one);
  }
  return near;
}

/// The number of disjoint squares of four cells, found greedily in order.
std::size_t disjoint_squares(const Neighbours& near) {
  std::vector<char> used(near.size(), 0);
  const auto free = [&](std::size_t cell, std::size_t after) {
    return used[cell] == 0 && cell > after;
  };
  std::size_t squares = 0;
  const auto take_from = [&](std::size_t first) {
    for (const std::size_t one : near[first]) {
      for (const std::size_t other : near[first]) {
        if (one >= other || !free(one, first) || !free(other, first)) continue;
        for (const std::size_t last : near[one]) {
          const auto& of_other = near[other];
          const bool closes = std::find(of_other.begin(), of_other.end(), last) != of_other.end();
          if (!closes || !free(last, first)) continue;
          for (const std::size_t cell : {first, one, other, last}) used[cell] = 1;
          ++squares;
          return;
        }
      }
    }
  };
  for (std::size_t cell = 0; cell < near.size(); ++cell) {
    if (used[cell] == 0) take_from(cell);
  }
  return squares;
}

}  // namespace

Reifier::Reifier(const Expressions& graph, ClauseConstraint& formula)
    : graph_(graph), formula_(formula) {
  for (std::uint32_t i = 0; i < formula.cells.size(); ++i) indices_[formula.cells[i]] = i;
}

ClauseConstraint::Literal Reifier::boolean() { return {formula_.booleans++, 0, true}; }

void Reifier::require_room(std::size_t literals) const {
  if (formula_.literals.size() + literals <= max_literals) return;
  throw UsageError(
      "the statement needs more than 5 million literals as clauses: split it into parts that "
      "depend on fewer cells");
}

void Reifier::add(const Literals& clause) {
  require_room(clause.size());
  formula_.add(clause);
}

ClauseConstraint::Literal Reifier::certain() {
  if (!certain_) {
    certain_ = boolean();
    add({*certain_});
  }
  return *certain_;
}

ClauseConstraint::Literal Reifier::conjunction(const Literals& parts) {
  const auto different = without_repeats(parts);
  if (!different) return -certain();
  const Literals& all = *different;
  if (all.size() == 1) return all[0];
  const Literal result = boolean();
  Literals whole{result};
  for (const Literal literal : all) {
    add({-result, literal});
    whole.push_back(-literal);
  }
  add(whole);
  return result;
}

ClauseConstraint::Literal Reifier::disjunction(const Literals& any) {
  Literals negated;
  for (const Literal literal : any) negated.push_back(-literal);
  return -conjunction(negated);
}

void Reifier::require(Expression expression) {
  const Node& node = graph_.node(expression);
  if (node.op == Op::all) {
    for (const Expression part : node.parts) require(part);
  } else if (node.op == Op::any) {
    add(truths(node.parts));
  } else if (node.op == Op::all_different) {
    require_all_different(node.parts);
  } else if (is_exactly_one(graph_, expression)) {
    const Literals literals = truths(graph_.node(node.parts[0]).parts);
    add(literals);
    require_at_most_one(literals);
  } else {
    add({truth(expression)});
  }
}

Reifier::Literals Reifier::truths(const std::vector<Expression>& expressions) {
  Literals result;
  for (const Expression expression : expressions) result.push_back(truth(expression));
  return result;
}

ClauseConstraint::Literal Reifier::truth(Expression expression) {
  if (const auto known = truths_.find(expression); known != truths_.end()) return known->second;
  const Literal result = make_truth(graph_.node(expression));
  truths_.emplace(expression, result);
  return result;
}

ClauseConstraint::Literal Reifier::make_truth(const Node& node) {
  switch (node.op) {
    case Op::constant:
      return node.value != 0 ? certain() : -certain();
    case Op::all:
      return conjunction(truths(node.parts));
    case Op::any:
      return disjunction(truths(node.parts));
    case Op::negation:
      return -truth(node.parts[0]);
    case Op::zero:
      return holds_for(node.parts[0], [](std::int64_t value) { return value == 0; });
    case Op::positive:
      return holds_for(node.parts[0], [](std::int64_t value) { return value >= 1; });
    case Op::member:
      return holds_for(node.parts[0], [&](std::int64_t value) {
        return std::find(node.weights.begin(), node.weights.end(), value) != node.weights.end();
      });
    case Op::all_different:
      return all_differ(node.parts);
    case Op::same_values:
      return same_values(node);
    case Op::connected:
      return connected(node);
    case Op::in_order:
      return in_order(node);
    case Op::accepted:
      return accepted(node);
    default:
      // A number that is one of 0 and 1.
      const Number values = make_number(node);
      const auto one = values.find(1);
      return one == values.end() ? -certain() : one->second;
  }
}

ClauseConstraint::Literal Reifier::holds_for(Expression expression,
                                             const std::function<bool(std::int64_t)>& wanted) {
  Literals inside;
  Literals outside;
  for (const auto& [value, literal] : number(expression)) {
    (wanted(value) ? inside : outside).push_back(literal);
  }
  if (inside.empty()) return -certain();
  if (outside.empty()) return certain();
  return inside.size() <= outside.size() ? disjunction(inside) : -disjunction(outside);
}

/// A second one is forbidden if there is one before it.
void Reifier::require_at_most_one(const Literals& literals) {
  Literal seen = literals[0];
  for (std::size_t i = 1; i < literals.size(); ++i) {
    add({-seen, -literals[i]});
    if (i + 1 < literals.size()) seen = disjunction({seen, literals[i]});
  }
}

/// More than this many are true: a sequential counter (C. Sinz, CP 2005), defined in both
/// directions, that counts no further than needed. Requires: there are more than this many.
ClauseConstraint::Literal Reifier::more_than(const Literals& truths, std::size_t most) {
  Literals more{truths[0]};  // more[n]: more than n of those so far
  for (std::size_t i = 1; i < truths.size(); ++i) {
    Literals next{disjunction({more[0], truths[i]})};
    for (std::size_t n = 1; n <= std::min(i, most); ++n) {
      if (n == more.size()) {
        next.push_back(conjunction({more[n - 1], truths[i]}));
        continue;
      }
      const Literal now = boolean();
      add({-more[n], now});
      add({-more[n - 1], -truths[i], now});
      add({-now, more[n - 1]});
      add({-now, more[n], truths[i]});
      next.push_back(now);
    }
    more = std::move(next);
  }
  return more.back();
}

/// Each value occurs at most once; if there are as many values as parts, each occurs.
void Reifier::require_all_different(const std::vector<Expression>& parts) {
  const auto places = by_value(parts);
  for (const auto& [value, literals] : places) {
    require_at_most_one(literals);
    if (places.size() == parts.size()) add(literals);
  }
}

ClauseConstraint::Literal Reifier::all_differ(const std::vector<Expression>& parts) {
  Literals twice;
  for (const auto& [value, literals] : by_value(parts)) {
    Literal seen = literals[0];
    for (std::size_t i = 1; i < literals.size(); ++i) {
      twice.push_back(conjunction({seen, literals[i]}));
      if (i + 1 < literals.size()) seen = disjunction({seen, literals[i]});
    }
  }
  return twice.empty() ? certain() : -disjunction(twice);
}

/// Each value occurs as often among the first parts as among the others.
ClauseConstraint::Literal Reifier::same_values(const Node& node) {
  const auto middle = node.parts.begin() + static_cast<std::ptrdiff_t>(node.value);
  auto first = by_value({node.parts.begin(), middle});
  auto second = by_value({middle, node.parts.end()});
  std::set<std::int64_t> values;
  for (const auto& [value, literals] : first) values.insert(value);
  for (const auto& [value, literals] : second) values.insert(value);
  Literals equal;
  for (const std::int64_t value : values) {
    const Number rest = of_two(count(first[value]), count(second[value]), std::minus<>());
    const auto none = rest.find(0);
    equal.push_back(none == rest.end() ? -certain() : none->second);
  }
  return conjunction(equal);
}

ClauseConstraint::Literal Reifier::connected(const Node& node) {
  const Literals meant = truths(node.parts);
  const Neighbours near = neighbours_of(node);
  Literals reached;
  Literal before = -certain();
  for (const Literal literal : meant) {
    reached.push_back(conjunction({literal, -before}));
    before = disjunction({before, literal});
  }
  const std::size_t cells = meant.size();
  std::size_t longest = cells - disjoint_squares(near);
  if (node.value != 0) longest = std::min(longest, static_cast<std::size_t>(node.value));
  for (std::size_t level = 1; level < longest; ++level) {
    Literals next;
    for (std::size_t i = 0; i < cells; ++i) {
      Literals from{reached[i]};
      for (const std::size_t other : near[i]) from.push_back(reached[other]);
      const Literal step = boolean();
      // step <=> chosen and one of these; a cell that was reached is chosen.
      Literals whole{-step};
      for (const Literal literal : from) {
        add({-literal, -meant[i], step});
        whole.push_back(literal);
      }
      add(whole);
      add({-step, meant[i]});
      next.push_back(step);
    }
    reached = std::move(next);
  }
  Literals all;
  for (std::size_t i = 0; i < cells; ++i) all.push_back(disjunction({-meant[i], reached[i]}));
  const auto most = static_cast<std::size_t>(node.value);
  if (most != 0 && most < cells) all.push_back(-more_than(meant, most));
  return conjunction(all);
}

/// A literal for each place after each value: some place before leads there, and so does the value.
ClauseConstraint::Literal Reifier::accepted(const Node& node) {
  const Automaton& automaton = graph_.automaton_of(node);
  std::map<std::uint32_t, Literal> now;
  for (const std::uint32_t place : automaton.places(node.value)) now.emplace(place, certain());
  for (const Expression part : node.parts) {
    std::map<std::uint32_t, Literals> before;
    for (const auto& [place, holds] : now) {
      for (const std::uint32_t next : automaton.followers(place)) before[next].push_back(holds);
    }
    const Number values = number(part);
    std::map<std::vector<std::int64_t>, Literal> admitted;
    now.clear();
    for (const auto& [place, from] : before) {
      std::vector<std::int64_t> key;
      Literals any;
      for (const auto& [value, is_value] : values) {
        if (!automaton.admits(place, value)) continue;
        key.push_back(value);
        any.push_back(is_value);
      }
      if (any.empty()) continue;
      const auto [known, fresh] = admitted.try_emplace(key);
      if (fresh) known->second = any.size() == values.size() ? certain() : disjunction(any);
      now.emplace(place, conjunction({disjunction(from), known->second}));
    }
  }
  Literals last;
  for (const auto& [place, holds] : now) {
    if (automaton.is_last(place)) last.push_back(holds);
  }
  return last.empty() ? -certain() : disjunction(last);
}

ClauseConstraint::Literal Reifier::in_order(const Node& node) {
  std::map<std::int64_t, Literal> seen;
  Literals all;
  for (const Expression part : node.parts) {
    const Number values = number(part);
    for (const auto& [value, literal] : values) {
      if (value <= node.value + 1) continue;
      const auto earlier = seen.find(value - 1);
      all.push_back(earlier == seen.end() ? -literal : disjunction({-literal, earlier->second}));
    }
    for (const auto& [value, literal] : values) {
      const auto [place, fresh] = seen.try_emplace(value, literal);
      if (!fresh) place->second = disjunction({place->second, literal});
    }
  }
  return all.empty() ? certain() : conjunction(all);
}

bool is_exactly_one(const Expressions& graph, Expression expression) {
  const Node& node = graph.node(expression);
  if (node.op != Op::zero) return false;
  const Node& sum = graph.node(node.parts[0]);
  return sum.op == Op::linear && std::abs(sum.value) == 1 &&
         std::all_of(sum.weights.begin(), sum.weights.end(),
                     [&](std::int64_t weight) { return weight == -sum.value; }) &&
         std::all_of(sum.parts.begin(), sum.parts.end(),
                     [&](Expression part) { return graph.node(part).op >= Op::zero; });
}

bool has_structure(const Expressions& graph, Expression expression) {
  std::set<Expression> seen;
  std::vector<Expression> open{expression};
  while (!open.empty()) {
    const Expression next = open.back();
    open.pop_back();
    if (!seen.insert(next).second) continue;
    const Node& node = graph.node(next);
    if (node.op == Op::connected || node.op == Op::in_order) return true;
    open.insert(open.end(), node.parts.begin(), node.parts.end());
  }
  return false;
}

void require_truth(const Expressions& graph, Expression truth, ClauseConstraint& formula) {
  Reifier(graph, formula).require(truth);
}

}  // namespace sudoku_sat::rule::language
