// Filters candidates: a decision diagram leaves its cells the values on a path from its first layer
// to its last (Andersen, Hadzic, Hooker & Tiedemann, CP 2007), a relation leaves its two cells the
// values that have a partner. Written once for all states that know such constraints.
#pragma once

#include <algorithm>
#include <bit>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::propagation {

/// Marked nodes of a diagram, layer by layer. Kept from one diagram to the next, so that its memory
/// is allocated once.
struct DiagramMarks {
  std::vector<std::vector<char>> layers;

  void clear(const Diagram& diagram) {
    layers.resize(std::max(layers.size(), diagram.cells() + 1));
    for (std::size_t i = 0; i <= diagram.cells(); ++i) layers[i].assign(diagram.nodes(i), 0);
  }
};

/// `possible(cell, value)` tests for a candidate; `leave(cell, supported)` leaves a cell only the
/// supported values (value v is bit (v-1) % 64 of word (v-1) / 64) and returns false at a
/// contradiction. It is called for the cells from the last to the first. Returns false at a
/// contradiction. `words`: how many hold a bit for each value.
template <class Possible, class Leave>
bool filter_by_diagram(const Board::DiagramOf& constraint, std::size_t words, Possible&& possible,
                       Leave&& leave) {
  thread_local DiagramMarks from_front;
  thread_local DiagramMarks to_back;
  thread_local std::vector<std::uint64_t> supported;
  supported.resize(words);
  const Diagram& diagram = *constraint.diagram;
  if (diagram.impossible()) return false;
  from_front.clear(diagram);
  to_back.clear(diagram);
  from_front.layers[0][0] = 1;
  for (std::size_t layer = 0; layer < diagram.cells(); ++layer) {
    const Cell cell = (*constraint.cells)[layer];
    poll_limits(diagram.edges(layer).size());
    for (const Diagram::Edge& edge : diagram.edges(layer)) {
      if (from_front.layers[layer][edge.from] == 0) continue;
      if (possible(cell, edge.value)) from_front.layers[layer + 1][edge.to] = 1;
    }
  }
  to_back.layers[diagram.cells()][0] = from_front.layers[diagram.cells()][0];
  for (std::size_t layer = diagram.cells(); layer-- > 0;) {
    const Cell cell = (*constraint.cells)[layer];
    std::fill(supported.begin(), supported.end(), 0);
    for (const Diagram::Edge& edge : diagram.edges(layer)) {
      if (from_front.layers[layer][edge.from] == 0 || to_back.layers[layer + 1][edge.to] == 0) {
        continue;
      }
      if (!possible(cell, edge.value)) continue;
      to_back.layers[layer][edge.from] = 1;
      const auto bit = static_cast<unsigned>(edge.value - 1);
      supported[bit / 64] |= std::uint64_t{1} << bit % 64;
    }
    if (!leave(cell, supported)) return false;
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
