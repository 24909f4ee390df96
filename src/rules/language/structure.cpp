#include "structure.hpp"

#include <optional>

namespace sudoku_sat::rule::language {

namespace {

/// The values of its cell with which the truth holds; no value if it is about several cells.
std::optional<Connected::Place> place_of(const Expressions& graph, Expression truth) {
  const std::vector<Cell> cells = graph.cells_of(truth);
  if (cells.empty()) {
    return graph.known(truth) == 1 ? std::optional(Connected::Place{}) : std::nullopt;
  }
  if (cells.size() > 1) return std::nullopt;
  // What is asked of a graph takes as long as the graph is large.
  Expressions alone(graph.size(), graph.offset());
  const Expression own = graph.copy_to(alone, truth, {{cells[0], 0}});
  Connected::Place place{cells[0], {}};
  for (int number = 1; number <= graph.most_of(cells[0]); ++number) {
    const Value value[] = {static_cast<Value>(number)};
    if (alone.value_of(own, value) != 0) place.values.push_back(value[0]);
  }
  return place;
}

FormulaMeaning connected(const Expressions& graph, Expression whole) {
  const Node& node = graph.node(whole);
  Connected all{.most = static_cast<std::uint32_t>(node.value)};
  for (const Expression part : node.parts) {
    auto place = place_of(graph, part);
    if (!place) return {};
    all.places.push_back(*std::move(place));
  }
  for (std::size_t i = 0; i + 1 < node.weights.size(); i += 2) {
    all.edges.push_back({static_cast<std::uint32_t>(node.weights[i]),
                         static_cast<std::uint32_t>(node.weights[i + 1])});
  }
  return all;
}

bool is_cell(const Expressions& graph, Expression part) { return graph.node(part).op == Op::cell; }

Cell cell_of(const Expressions& graph, Expression part) {
  return static_cast<Cell>(graph.node(part).value);
}

/// Sums of two cells, one of them times so much that the sum tells both; all alike.
FormulaMeaning different_pairs(const Expressions& graph, const Node& node) {
  DifferentPairs all;
  std::optional<std::vector<std::int64_t>> shape;
  for (const Expression part : node.parts) {
    const Node& sum = graph.node(part);
    if (sum.op != Op::linear || sum.parts.size() != 2) return {};
    if (!is_cell(graph, sum.parts[0]) || !is_cell(graph, sum.parts[1])) return {};
    const std::size_t first = sum.weights[0] > sum.weights[1] ? 0 : 1;
    const Cell a = cell_of(graph, sum.parts[first]);
    const Cell b = cell_of(graph, sum.parts[1 - first]);
    std::vector<std::int64_t> own{sum.value, sum.weights[first], sum.weights[1 - first],
                                  graph.most_of(a), graph.most_of(b)};
    const bool tells_both = own[2] > 0 && own[1] > own[2] * (own[4] - 1);
    if (!tells_both || (shape && *shape != own)) return {};
    shape = std::move(own);
    all.pairs.push_back({a, b});
  }
  all.complete = shape && (*shape)[3] * (*shape)[4] == static_cast<std::int64_t>(node.parts.size());
  return all;
}

FormulaMeaning in_order(const Expressions& graph, const Node& node) {
  InOrder all;
  if (node.value < graph.offset()) return {};
  all.start = static_cast<Value>(node.value - graph.offset());
  for (const Expression part : node.parts) {
    if (!is_cell(graph, part)) return {};
    all.cells.push_back(cell_of(graph, part));
  }
  return all;
}

}  // namespace

FormulaMeaning structure_of(const Expressions& graph, Expression truth) {
  const Node& node = graph.node(truth);
  if (node.op == Op::connected) return connected(graph, truth);
  if (node.op == Op::all_different) return different_pairs(graph, node);
  if (node.op == Op::in_order) return in_order(graph, node);
  return {};
}

}  // namespace sudoku_sat::rule::language
