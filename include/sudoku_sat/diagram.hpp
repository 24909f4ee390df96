// Decision diagrams: which sequences of values the cells of a constraint may hold. A layer of nodes
// before each cell and one behind the last; an edge for each value that a node lets its cell take;
// a sequence is allowed where its edges lead from the one node in front to the one behind. What
// depends on the cells in their order (visible skyscrapers, the values between two others) or on
// their sum is such a diagram, so encoders and reductions know it as soon as they know diagrams.
//
// H. Andersen, T. Hadzic, J. Hooker, P. Tiedemann: A constraint store based on multivalued decision
// diagrams, CP 2007; G. Pesant: A regular language membership constraint, CP 2004.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "sudoku_sat/geometry.hpp"

namespace sudoku_sat {

class Diagram {
 public:
  struct Edge {
    std::uint32_t from;  ///< a node of the layer before the cell
    std::uint32_t to;    ///< a node of the layer behind it
    Value value;

    auto operator<=>(const Edge&) const = default;
  };

  /// `layers`: the edges of each cell, from node 0 of the first layer to any node of the last,
  /// which are all accepting. What lies on no way from front to back is left out, and nodes that
  /// allow the same are one.
  explicit Diagram(std::vector<std::vector<Edge>> layers);

  std::size_t cells() const { return edges_.size(); }
  /// Of the layer before cell `layer`, 0..cells(); one in the first and the last.
  std::size_t nodes(std::size_t layer) const { return nodes_[layer]; }
  /// Of cell `layer`, sorted; each pair of node and value once.
  std::span<const Edge> edges(std::size_t layer) const { return edges_[layer]; }
  std::size_t edge_count() const;

  /// Whether no sequence is allowed.
  bool impossible() const { return impossible_; }
  bool allows(std::span<const Value> values) const;

 private:
  std::vector<std::vector<Edge>> edges_;
  std::vector<std::size_t> nodes_;
  bool impossible_ = false;
};

/// Throws: UsageError: a diagram this large would not fit the memory.
void require_small_diagram(std::size_t edges);

/// The diagram of what is read off cell by cell: from state `start`, `step(layer, state, value)` is
/// the state behind the cell, no value where the value is not allowed, and `accept(state)` tells
/// whether the last state will do. States are compared with <; layers and values: 0.. and 1..size.
/// Throws: UsageError where it would be too large.
template <class State, class Step, class Accept>
Diagram make_diagram(std::size_t cells, int size, const State& start, Step&& step,
                     Accept&& accept) {
  std::vector<std::vector<Diagram::Edge>> layers(cells);
  std::map<State, std::uint32_t> now{{start, 0}};
  std::size_t total = 0;
  for (std::size_t layer = 0; layer < cells; ++layer) {
    std::map<State, std::uint32_t> next;
    for (const auto& [state, from] : now) {
      for (int value = 1; value <= size; ++value) {
        const std::optional<State> to = step(layer, state, value);
        if (!to || (layer + 1 == cells && !accept(*to))) continue;
        const auto number = next.try_emplace(*to, static_cast<std::uint32_t>(next.size()));
        layers[layer].push_back({from, number.first->second, static_cast<Value>(value)});
        require_small_diagram(++total);
      }
    }
    now = std::move(next);
  }
  return Diagram(std::move(layers));
}

}  // namespace sudoku_sat
