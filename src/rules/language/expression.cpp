// The graph: nodes, their bounds, substitution of values, and truths about many parts. simplify.cpp
// simplifies other nodes.
#include "expression.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <numeric>
#include <set>

#include "sudoku_sat/base.hpp"

namespace sudoku_sat::rule::language {

namespace {

/// Some hundred bytes each.
constexpr std::size_t max_nodes = 2'000'000;
/// A second or two.
constexpr std::size_t max_work = 20'000'000;
constexpr std::uint64_t all_cells = ~std::uint64_t{0};

std::uint64_t hash_of(const Node& node) {
  std::uint64_t hash = static_cast<std::uint64_t>(node.op) + 0x9E3779B97F4A7C15;
  const auto mix = [&](std::uint64_t more) {
    hash = (hash ^ more) * 0xBF58476D1CE4E5B9;
    hash ^= hash >> 29;
  };
  mix(static_cast<std::uint64_t>(node.value));
  for (const Expression part : node.parts) mix(part);
  for (const std::int64_t weight : node.weights) mix(static_cast<std::uint64_t>(weight));
  return hash;
}

[[noreturn]] void refuse() {
  throw UsageError(
      "the statement has too many cases to distinguish: split it into parts that depend on fewer "
      "cells");
}

}  // namespace

const Expression* Replacements::find(Expression expression) {
  if (entries_.empty()) return nullptr;
  const std::uint32_t number = places_.find(
      expression, [&](std::uint32_t other) { return entries_[other].first == expression; });
  return number == NumbersByHash::none ? nullptr : &entries_[number].second;
}

void Replacements::add(Expression expression, Expression replacement) {
  places_.make_room(entries_.size(), [&](std::uint32_t number) { return entries_[number].first; });
  places_.find(expression, [](std::uint32_t) { return false; }) =
      static_cast<std::uint32_t>(entries_.size());
  entries_.emplace_back(expression, replacement);
}

Expression Expressions::constant(std::int64_t value) {
  // A third of all nodes are truths.
  constexpr std::size_t small = 32;
  if (value < 0 || value >= static_cast<std::int64_t>(small)) return make({Op::constant, value});
  constants_.resize(small, NumbersByHash::none);
  Expression& known = constants_[static_cast<std::size_t>(value)];
  if (known == NumbersByHash::none) known = intern({Op::constant, value});
  return known;
}

Expression Expressions::intern(Node node) {
  work_ += 4 + node.parts.size();
  poll_limits(32 + 4 * node.parts.size());
  places_.make_room(nodes_.size(), [&](Expression known) { return hashes_[known]; });
  const std::uint64_t hash = hash_of(node);
  Expression& place = places_.find(
      hash, [&](Expression known) { return hashes_[known] == hash && nodes_[known] == node; });
  if (place != NumbersByHash::none) return place;
  if (nodes_.size() == max_nodes || work_ > max_work) refuse();
  bounds_.push_back(bounds_of(node));
  cells_.push_back(cells_in(node));
  hashes_.push_back(hash);
  place = static_cast<Expression>(nodes_.size());
  nodes_.push_back(std::move(node));
  return place;
}

std::uint64_t Expressions::cells_in(const Node& node) const {
  std::uint64_t cells = node.op == Op::cell ? bit_of(node.value) : 0;
  for (const Expression part : node.parts) cells |= cells_[part];
  return cells;
}

Expressions::Bounds Expressions::bounds_of(const Node& node) const {
  const auto& parts = node.parts;
  switch (node.op) {
    case Op::constant:
      return {node.value, node.value};
    case Op::cell:
      return {1 + offset_, most_of(static_cast<Cell>(node.value)) + offset_};
    case Op::linear:
      return bounds_of_linear(node);
    case Op::product:
      return bounds_of_product(node);
    case Op::quotient: {
      // A divisor is a constant above 0 (make_quotient).
      const std::int64_t divisor = least(parts[1]);
      return {floor_quotient(least(parts[0]), divisor), floor_quotient(most(parts[0]), divisor)};
    }
    case Op::remainder:
      return {0, least(parts[1]) - 1};
    case Op::absolute: {
      const std::int64_t high = std::max(std::abs(least(parts[0])), std::abs(most(parts[0])));
      return {0, high};
    }
    case Op::distinct:
      return {1, static_cast<std::int64_t>(parts.size())};
    case Op::least:
    case Op::greatest:
    case Op::element:
    case Op::choice: {
      const bool low = node.op == Op::least;
      const bool high = node.op == Op::greatest;
      const auto begin = parts.begin() + (low || high ? 0 : 1);
      Bounds bounds{least(*begin), most(*begin)};
      for (auto part = begin; part != parts.end(); ++part) {
        bounds.first =
            high ? std::max(bounds.first, least(*part)) : std::min(bounds.first, least(*part));
        bounds.second =
            low ? std::min(bounds.second, most(*part)) : std::max(bounds.second, most(*part));
      }
      return bounds;
    }
    default:
      return {0, 1};
  }
}

Expressions::Bounds Expressions::bounds_of_linear(const Node& node) const {
  Bounds bounds{node.value, node.value};
  for (std::size_t i = 0; i < node.parts.size(); ++i) {
    const std::int64_t weight = node.weights[i];
    const std::int64_t low = weight > 0 ? least(node.parts[i]) : most(node.parts[i]);
    const std::int64_t high = weight > 0 ? most(node.parts[i]) : least(node.parts[i]);
    bounds = {plus(bounds.first, times(weight, low)), plus(bounds.second, times(weight, high))};
  }
  return bounds;
}

Expressions::Bounds Expressions::bounds_of_product(const Node& node) const {
  Bounds bounds{1, 1};
  for (const Expression part : node.parts) {
    const auto [low, high] =
        std::minmax({times(bounds.first, least(part)), times(bounds.first, most(part)),
                     times(bounds.second, least(part)), times(bounds.second, most(part))});
    bounds = {low, high};
  }
  return bounds;
}

Expression Expressions::accepted(std::shared_ptr<Automaton> automaton,
                                 std::vector<Expression> parts) {
  const auto found = std::find(automata_.begin(), automata_.end(), automaton);
  const auto number = static_cast<std::int64_t>(found - automata_.begin());
  if (found == automata_.end()) automata_.push_back(std::move(automaton));
  return make({Op::accepted, Automaton::start, std::move(parts), {number}});
}

std::vector<Cell> Expressions::cells_of(Expression expression) const {
  std::vector<Cell> cells;
  std::set<Expression> seen;
  std::vector<Expression> open{expression};
  while (!open.empty()) {
    const Expression next = open.back();
    open.pop_back();
    if (!seen.insert(next).second) continue;
    const Node& node = nodes_[next];
    if (node.op == Op::cell) cells.push_back(static_cast<Cell>(node.value));
    open.insert(open.end(), node.parts.rbegin(), node.parts.rend());
  }
  return cells;
}

/// Rebuilds `expression` of the graph `from` with other leaves. Nodes without any of the cells
/// `changed` stay, which is only allowed within one graph.
template <class OfCell>
Expression Expressions::rebuild(Expression expression, const Expressions& from,
                                const OfCell& of_cell, std::uint64_t changed, Replacements& done) {
  if (&from == this && (cells_[expression] & changed) == 0) return expression;
  if (const Expression* const found = done.find(expression)) return *found;
  poll_limits(32);
  Expression result = 0;
  if (from.nodes_[expression].op == Op::cell) {
    result = of_cell(static_cast<Cell>(from.nodes_[expression].value));
  } else {
    // The graph grows while parts are made, so we copy the node.
    Node node = from.nodes_[expression];
    for (Expression& part : node.parts) part = rebuild(part, from, of_cell, changed, done);
    result = make(std::move(node));
  }
  done.add(expression, result);
  return result;
}

Expression Expressions::with(Expression expression, Substitution& known) {
  const auto of_cell = [&](Cell other) {
    return other == known.cell ? constant(known.value + offset_) : cell(other);
  };
  const std::uint64_t changed = bit_of(known.cell);
  if ((cells_[expression] & changed) == 0) return expression;
  // Each whole expression comes once: keeping it would only take time.
  Node node = nodes_[expression];
  if (node.op == Op::cell) return of_cell(static_cast<Cell>(node.value));
  for (Expression& part : node.parts) {
    part = rebuild(part, *this, of_cell, changed, known.done);
  }
  return make(std::move(node));
}

Expression Expressions::copy_to(Expressions& other, Expression expression,
                                const std::map<Cell, Cell>& numbers) const {
  other.automata_ = automata_;
  for (const auto& [cell, most] : most_) {
    if (const auto number = numbers.find(cell); number != numbers.end()) {
      other.limit(number->second, most);
    }
  }
  Replacements done;
  return other.rebuild(
      expression, *this, [&](Cell cell) { return other.cell(numbers.at(cell)); }, all_cells, done);
}

bool are_connected(const std::vector<std::int64_t>& marked,
                   const std::vector<std::int64_t>& edges) {
  std::vector<std::size_t> group(marked.size());
  std::iota(group.begin(), group.end(), std::size_t{0});
  const auto root = [&](std::size_t part) {
    while (group[part] != part) part = group[part] = group[group[part]];
    return part;
  };
  for (std::size_t i = 0; i + 1 < edges.size(); i += 2) {
    const auto one = static_cast<std::size_t>(edges[i]);
    const auto other = static_cast<std::size_t>(edges[i + 1]);
    if (marked[one] != 0 && marked[other] != 0) group[root(one)] = root(other);
  }
  std::size_t roots = 0;
  for (std::size_t part = 0; part < marked.size(); ++part) {
    if (marked[part] != 0 && root(part) == part) ++roots;
  }
  return roots <= 1;
}

bool few_enough(const std::vector<std::int64_t>& marked, std::int64_t most) {
  return most == 0 || std::accumulate(marked.begin(), marked.end(), std::int64_t{0}) <= most;
}

Expression Expressions::make_connected(Node node) {
  std::vector<std::int64_t> marked;
  for (const Expression part : node.parts) {
    const auto holds = known(part);
    if (!holds) return intern(std::move(node));
    marked.push_back(*holds);
  }
  return truth(are_connected(marked, node.weights) && few_enough(marked, node.value));
}

Expression Expressions::make_in_order(Node node) {
  std::size_t next = 0;
  for (; next < node.parts.size(); ++next) {
    const auto value = known(node.parts[next]);
    if (!value) break;
    if (*value > node.value + 1) return truth(false);
    node.value = std::max(node.value, *value);
  }
  node.parts.erase(node.parts.begin(), node.parts.begin() + static_cast<std::ptrdiff_t>(next));
  if (node.parts.empty()) return truth(true);
  return intern(std::move(node));
}

}  // namespace sudoku_sat::rule::language
