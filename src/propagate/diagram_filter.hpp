// Filters candidates: a decision diagram leaves its cells the values on a path from its first layer
// to its last (Andersen, Hadzic, Hooker & Tiedemann, CP 2007), a relation leaves its two cells the
// values that have a partner. Written once for all states that know such constraints.
#pragma once

#include <algorithm>
#include <array>
#include <bit>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::propagation {

/// What a diagram's filter has found. Kept from one diagram to the next, so that its memory is
/// allocated once.
struct DiagramMarks {
  std::vector<char> nodes;  ///< of the layer before a cell: whether a path leads here
  std::vector<char> next;   ///< of the layer after it
  std::vector<const Diagram::Edge*> edges;  ///< on paths from the front, cell by cell
  std::vector<std::size_t> ends;            ///< where each cell's edges begin, and the last's end
};

/// `mask(cell)` is a cell's candidates, a span or array of words; `leave(cell, supported)` leaves a
/// cell only the supported values and returns false at a contradiction. Value v is bit (v-1) % 64
/// of word (v-1) / 64 of both, and `words` is how many they have. Cells are left from the last to
/// the first. Returns false at a contradiction.
template <class Mask, class Leave>
bool filter_by_diagram(const Board::DiagramOf& constraint, std::size_t words, Mask&& mask,
                       Leave&& leave) {
  thread_local DiagramMarks marks;
  thread_local std::vector<std::uint64_t> supported;
  const Diagram& diagram = *constraint.diagram;
  if (diagram.impossible()) return false;
  auto& [nodes, next, edges, ends] = marks;
  edges.resize(std::max(edges.size(), diagram.edge_count()));
  ends.assign(1, 0);
  nodes.assign(1, 1);
  std::size_t end = 0;
  for (std::size_t layer = 0; layer < diagram.cells(); ++layer) {
    const auto values = mask((*constraint.cells)[layer]);
    next.assign(diagram.nodes(layer + 1), 0);
    char* const to = next.data();
    const std::uint64_t* const bits = values.data();
    poll_limits(nodes.size());
    for (std::size_t node = 0; node < nodes.size(); ++node) {
      if (nodes[node] == 0) continue;
      for (const Diagram::Edge& edge : diagram.edges(layer, node)) {
        const auto bit = static_cast<unsigned>(edge.value - 1);
        if ((bits[bit / 64] >> bit % 64 & 1U) == 0) continue;
        to[edge.to] = 1;
        edges[end++] = &edge;
      }
    }
    if (end == ends.back()) {
      supported.assign(words, 0);
      std::all_of(constraint.cells->rbegin(), constraint.cells->rend(),
                  [&](Cell cell) { return leave(cell, supported); });
      return false;
    }
    poll_limits(end - ends.back());
    ends.push_back(end);
    nodes.swap(next);
  }
  for (std::size_t layer = diagram.cells(); layer-- > 0;) {
    supported.assign(words, 0);
    next.assign(diagram.nodes(layer), 0);
    const char* const to = nodes.data();
    char* const from = next.data();
    for (std::size_t i = ends[layer]; i < ends[layer + 1]; ++i) {
      const Diagram::Edge& edge = *edges[i];
      if (to[edge.to] == 0) continue;
      from[edge.from] = 1;
      const auto bit = static_cast<unsigned>(edge.value - 1);
      supported[bit / 64] |= std::uint64_t{1} << bit % 64;
    }
    if (!leave((*constraint.cells)[layer], supported)) return false;
    nodes.swap(next);
  }
  return true;
}

/// Likewise; `mask(cell)` is a cell's candidates, the bits of its words.
template <class Mask, class Leave>
bool filter_by_relation(const PairRelation& pair, std::size_t words, Mask&& mask, Leave&& leave) {
  thread_local std::vector<std::uint64_t> supported;
  supported.resize(words);
  const auto one_way = [&](Cell from, Cell to, auto partners) {
    std::fill(supported.begin(), supported.end(), 0);
    const std::span<const std::uint64_t> values = mask(from);
    for (std::size_t word = 0; word < words; ++word) {
      for (std::uint64_t rest = values[word]; rest != 0; rest &= rest - 1) {
        const auto row = (*pair.relation.*partners)(
            static_cast<int>(word * 64 + static_cast<unsigned>(std::countr_zero(rest)) + 1));
        for (std::size_t i = 0; i < words; ++i) supported[i] |= row[i];
      }
    }
    return leave(to, supported);
  };
  return one_way(pair.first, pair.second, &ValueRelation::seconds) &&
         one_way(pair.second, pair.first, &ValueRelation::firsts);
}

}  // namespace sudoku_sat::propagation
