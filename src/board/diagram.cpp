// Makes a diagram as small as possible: edges on no complete path are left out, and nodes of a
// layer with the same edges are merged. Works layer by layer from the last, as for decision
// diagrams and acyclic automata (D. Revuz, Minimisation of acyclic deterministic automata in linear
// time, 1992).
#include "sudoku_sat/board.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace sudoku_sat {

namespace {

using Edge = Diagram::Edge;
using Edges = std::vector<Edge>;

constexpr std::uint32_t dead = UINT32_MAX;

/// The new number of each node of the layer before `edges`: nodes that lead to the same nodes by
/// the same values share one, nodes without edges are dead. Requires: sorted edges, whose ends have
/// their final numbers.
std::vector<std::uint32_t> merge(Edges& edges) {
  std::map<std::vector<std::pair<Value, std::uint32_t>>, std::uint32_t> known;
  std::vector<std::uint32_t> numbers;
  Edges kept;
  for (auto begin = edges.begin(); begin != edges.end();) {
    const std::uint32_t from = begin->from;
    const auto end =
        std::find_if(begin, edges.end(), [&](const Edge& e) { return e.from != from; });
    std::vector<std::pair<Value, std::uint32_t>> signature;
    poll_limits(steps_of_edge * static_cast<std::size_t>(end - begin));
    for (auto edge = begin; edge != end; ++edge) signature.emplace_back(edge->value, edge->to);
    std::sort(signature.begin(), signature.end());
    const auto [entry, added] =
        known.try_emplace(std::move(signature), static_cast<std::uint32_t>(known.size()));
    numbers.resize(from + std::size_t{1}, dead);
    numbers[from] = entry->second;
    for (const auto& [value, to] : entry->first) {
      if (added) kept.push_back({entry->second, to, value});
    }
    begin = end;
  }
  edges = std::move(kept);
  return numbers;
}

/// Gives the ends of edges their new numbers, and drops edges that end at a dead node.
void renumber_ends(Edges& edges, const std::vector<std::uint32_t>& numbers) {
  const auto number = [&](std::uint32_t node) {
    return node < numbers.size() ? numbers[node] : dead;
  };
  std::erase_if(edges, [&](const Edge& edge) { return number(edge.to) == dead; });
  for (Edge& edge : edges) edge.to = number(edge.to);
  std::sort(edges.begin(), edges.end());
}

/// Drops nodes that no edge of the previous layer leads to, and numbers the others without gaps.
/// Returns their number.
std::size_t drop_unreached(const Edges& before, Edges& edges, Edges& ends) {
  std::vector<std::uint32_t> numbers;
  for (const Edge& edge : before) {
    poll_limits();
    numbers.resize(std::max(numbers.size(), edge.to + std::size_t{1}), dead);
    numbers[edge.to] = 0;
  }
  std::uint32_t count = 0;
  for (std::uint32_t& number : numbers) number = number == dead ? dead : count++;
  std::erase_if(edges,
                [&](const Edge& e) { return e.from >= numbers.size() || numbers[e.from] == dead; });
  for (Edge& edge : edges) edge.from = numbers[edge.from];
  for (Edge& edge : ends) edge.to = numbers[edge.to];
  return count;
}

/// Where the edges of each node begin, and the end of the last one's. Requires: sorted edges, at
/// least one for each node.
std::vector<std::uint32_t> first_edges(const Edges& edges) {
  std::vector<std::uint32_t> first;
  for (std::uint32_t i = 0; i < edges.size(); ++i) {
    if (edges[i].from == first.size()) first.push_back(i);
  }
  first.push_back(static_cast<std::uint32_t>(edges.size()));
  return first;
}

}  // namespace

Diagram::Diagram(std::vector<std::vector<Edge>> layers) : edges_(std::move(layers)) {
  for (std::size_t layer = edges_.size(); layer-- > 0;) {
    if (layer + 1 == edges_.size()) {
      for (Edge& edge : edges_[layer]) edge.to = 0;
      std::sort(edges_[layer].begin(), edges_[layer].end());
    }
    const auto numbers = merge(edges_[layer]);
    if (layer > 0) renumber_ends(edges_[layer - 1], numbers);
  }
  nodes_.push_back(1);
  for (std::size_t layer = 0; layer < edges_.size(); ++layer) {
    if (edges_[layer].empty()) impossible_ = true;
    Edges none;
    Edges& next = layer + 1 < edges_.size() ? edges_[layer + 1] : none;
    nodes_.push_back(drop_unreached(edges_[layer], next, edges_[layer]));
    std::sort(edges_[layer].begin(), edges_[layer].end());
    first_edges_.push_back(first_edges(edges_[layer]));
  }
}

std::size_t Diagram::edge_count() const {
  std::size_t total = 0;
  for (const auto& layer : edges_) total += layer.size();
  return total;
}

bool Diagram::allows(std::span<const Value> values) const {
  if (impossible_) return false;
  std::uint32_t node = 0;
  for (std::size_t layer = 0; layer < edges_.size(); ++layer) {
    const std::span<const Edge> possible = edges(layer, node);
    const auto found = std::find_if(possible.begin(), possible.end(),
                                    [&](const Edge& edge) { return edge.value == values[layer]; });
    if (found == possible.end()) return false;
    node = found->to;
  }
  return true;
}

void require_small_diagram(std::size_t edges) {
  // Each takes some hundred bytes while the diagram is made.
  constexpr std::size_t max_edges = 3'000'000;
  if (edges <= max_edges) return;
  throw UsageError(fmt::format(
      "a rule over this many cells and values has more than {} cases, which is too many",
      max_edges));
}

}  // namespace sudoku_sat
