// Sums and sequences as decision diagrams in clauses: a variable for each node, true on the path
// that the cells' values take. Forwards, a node and a value lead to one node; backwards, to one of
// several. So the cells define the nodes, and each solution is one model. Further clauses let unit
// propagation go both ways: a layer has a node, a value needs a node before and after it, a node
// needs neighbours and a value.
//
// Eén & Sörensson, Translating pseudo-Boolean constraints into SAT, JSAT 2006, for sums; F.
// Bacchus, GAC via unit propagation, CP 2007, and Quimper & Walsh, Decomposing global grammar
// constraints, CP 2007, for automata. A layer of a single node needs no variable. Values that a
// reduction has excluded are cut out of the diagram before it is written.
#include "decision_diagrams.hpp"

#include <numeric>

#include "base/sorted.hpp"
#include "registry.hpp"

namespace sudoku_sat {

using namespace encoding;

namespace {

using Edge = Diagram::Edge;

/// The diagram without the values that a reduction has excluded.
Diagram cut(const Diagram& diagram, const std::vector<Cell>& cells, const VariableMap& variables) {
  std::vector<std::vector<Edge>> layers(cells.size());
  for (std::size_t layer = 0; layer < layers.size(); ++layer) {
    const Cell cell = cells[layer];
    for (const Edge& edge : diagram.edges(layer)) {
      if (possible(variables, cell, edge.value)) layers[layer].push_back(edge);
    }
  }
  return Diagram(std::move(layers));
}

/// The nodes of one layer.
struct Layer {
  std::size_t count = 1;
  Var first = 0;  ///< 0: a single node, which is always on the path

  /// Appends the node's literal; appends nothing and returns false if it is a single node.
  bool append(std::uint32_t node, std::vector<Lit>& clause) const {
    if (first != 0) clause.push_back(first + static_cast<Var>(node));
    return first != 0;
  }
};

/// Emits the clauses of one cell's edges.
class CellEmitter {
 public:
  CellEmitter(const EncodingContext& context, FamilyStream& out, Cell cell,
              std::span<const Edge> edges)
      : variables_(context.variables),
        size_(static_cast<std::size_t>(context.board.size())),
        out_(out),
        cell_(cell),
        edges_(edges) {}

  /// `near` is one end of the edges, `far` the other. First where the path continues from each node
  /// and value; then what a node, and a value, need at all.
  void emit_direction(const Layer& near, const Layer& far, std::uint32_t Edge::*near_end,
                      std::uint32_t Edge::*far_end) {
    sort_edges(near, near_end, far_end);
    for (std::uint32_t node = 0; node < near.count; ++node) {
      for (std::size_t value = 1; value <= size_; ++value) emit_step(near, far, node, value);
      if (near.first != 0) emit_need(near, far, node);
    }
    for (std::size_t value = 1; near.first != 0 && value <= size_; ++value) {
      emit_support(near, value);
    }
  }

 private:
  /// Sorts by counting: where the edges of a node and a value begin, then their far ends.
  void sort_edges(const Layer& near, std::uint32_t Edge::*near_end, std::uint32_t Edge::*far_end) {
    const auto place_of = [&](const Edge& edge) {
      return edge.*near_end * (size_ + 1) + edge.value;
    };
    begins_.assign(near.count * (size_ + 1) + 2, 0);
    for (const Edge& edge : edges_) ++begins_[place_of(edge) + 2];
    std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
    far_.resize(edges_.size());
    for (const Edge& edge : edges_) far_[begins_[place_of(edge) + 1]++] = edge.*far_end;
  }

  std::span<const std::uint32_t> far_of(std::uint32_t node, std::size_t value) const {
    const std::size_t place = node * (size_ + 1) + value;
    return std::span(far_).subspan(begins_[place], begins_[place + 1] - begins_[place]);
  }

  /// The node and the value lead to one of the nodes at the other end.
  void emit_step(const Layer& near, const Layer& far, std::uint32_t node, std::size_t value) {
    clause_.clear();
    if (!append_exclusion(variables_, cell_, static_cast<int>(value), clause_)) return;
    if (near.first != 0) clause_.push_back(-(near.first + static_cast<Var>(node)));
    for (const std::uint32_t other : far_of(node, value)) {
      if (!far.append(other, clause_)) return;
    }
    out_.add(clause_);
  }

  /// The node needs a node at the other end, and one of its values. The steps imply both, one value
  /// at a time, so the models and definedness don't depend on these clauses. But without them unit
  /// propagation never finds that a node is off the path, and excludes no value after or before
  /// it.
  void emit_need(const Layer& near, const Layer& far, std::uint32_t node) {
    clause_.assign(1, -(near.first + static_cast<Var>(node)));
    std::vector<std::uint32_t> others;
    for (std::size_t value = 1; value <= size_; ++value) {
      const auto more = far_of(node, value);
      others.insert(others.end(), more.begin(), more.end());
    }
    base::sort_once(others);
    if (far.first != 0) {
      for (const std::uint32_t other : others) far.append(other, clause_);
      out_.add(clause_);
    }
    if (!direct(variables_)) return;
    clause_.resize(1);
    for (std::size_t value = 1; value <= size_; ++value) {
      if (far_of(node, value).empty()) continue;
      if (!append_value(variables_, cell_, static_cast<int>(value), clause_)) return;
    }
    out_.add(clause_);
  }

  /// The value needs one of the nodes that have it.
  void emit_support(const Layer& near, std::size_t value) {
    clause_.clear();
    if (!append_exclusion(variables_, cell_, static_cast<int>(value), clause_)) return;
    for (std::uint32_t node = 0; node < near.count; ++node) {
      if (!far_of(node, value).empty()) near.append(node, clause_);
    }
    out_.add(clause_);
  }

  const VariableMap& variables_;
  std::size_t size_;
  FamilyStream& out_;
  Cell cell_;
  std::span<const Edge> edges_;
  std::vector<std::uint32_t> begins_;
  std::vector<std::uint32_t> far_;
  std::vector<Lit> clause_;
};

Layer make_layer(std::size_t nodes, FamilyStream& out) {
  Layer layer{nodes, nodes > 1 ? out.new_vars(nodes) : 0};
  if (layer.first == 0) return layer;
  std::vector<Lit> some;
  for (std::uint32_t node = 0; node < nodes; ++node) layer.append(node, some);
  out.add(some);
  return layer;
}

void emit_decision_diagrams(const EncodingContext& context, FamilyStream& out) {
  emit_diagrams(context, out, [](const Board::DiagramOf&) { return true; });
}

}  // namespace

void encoding::emit_diagram(const Diagram& whole, const std::vector<Cell>& cells,
                            const EncodingContext& context, FamilyStream& out) {
  const Diagram diagram = cut(whole, cells, context.variables);
  if (diagram.impossible()) {
    out.add(std::span<const Lit>());
    return;
  }
  Layer before;
  for (std::size_t i = 0; i < diagram.cells(); ++i) {
    const Layer behind = make_layer(diagram.nodes(i + 1), out);
    CellEmitter emitter(context, out, cells[i], diagram.edges(i));
    emitter.emit_direction(before, behind, &Edge::from, &Edge::to);
    if (behind.first != 0) emitter.emit_direction(behind, before, &Edge::to, &Edge::from);
    before = behind;
  }
}

const Family family_entries::decision_diagrams{
    .name = "decision diagrams",
    .summary = "sums and sequences, a variable for each node of their diagrams",
    .clause_count = "0",
    .emit = emit_decision_diagrams,
    .size = size_where_any<emit_decision_diagrams, &Board::diagrams>,
};

}  // namespace sudoku_sat
