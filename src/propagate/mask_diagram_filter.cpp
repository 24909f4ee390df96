// What decision diagrams leave of masks. All values with which a node leads to the same node are
// one arc with a mask: where cells are compared, most nodes lead to two others. Diagrams of the
// same shape share their arcs.
#include <algorithm>
#include <map>

#include "mask_filters.hpp"
#include "strong_diagrams.hpp"

namespace sudoku_sat::propagation {

namespace {

/// A diagram as arcs, layer by layer.
class MaskDiagram {
 public:
  struct Arc {
    std::uint32_t from;
    std::uint32_t to;
    Mask values;
  };
  struct Layer {
    std::vector<Arc> arcs = {};               ///< those of each node together
    std::vector<std::uint32_t> firsts = {0};  ///< of each node, and where the last ends
  };

  explicit MaskDiagram(const Diagram& diagram) : impossible_(diagram.impossible()) {
    for (std::size_t i = 0; !impossible_ && i < diagram.cells(); ++i) {
      Layer& layer = layers_.emplace_back();
      for (std::size_t node = 0; node < diagram.nodes(i); ++node) {
        add_arcs(diagram.edges(i, node), layer);
        layer.firsts.push_back(static_cast<std::uint32_t>(layer.arcs.size()));
      }
      arcs_ += layer.arcs.size();
    }
  }

  bool impossible() const { return impossible_; }
  const std::vector<Layer>& layers() const { return layers_; }
  std::size_t arcs() const { return arcs_; }

 private:
  static void add_arcs(std::span<const Diagram::Edge> edges, Layer& layer) {
    const auto begin = static_cast<std::ptrdiff_t>(layer.firsts.back());
    for (const Diagram::Edge& edge : edges) {
      const auto same = std::find_if(layer.arcs.begin() + begin, layer.arcs.end(),
                                     [&](const Arc& arc) { return arc.to == edge.to; });
      if (same == layer.arcs.end()) {
        layer.arcs.push_back({edge.from, edge.to, mask_of(edge.value)});
      } else {
        same->values |= mask_of(edge.value);
      }
    }
  }

  std::vector<Layer> layers_;
  std::size_t arcs_ = 0;
  bool impossible_;
};

class DiagramFilter : public MaskFilter {
 public:
  DiagramFilter(const std::vector<Cell>& cells, std::shared_ptr<const MaskDiagram> diagram,
                unsigned weight)
      : cells_(&cells), diagram_(std::move(diagram)), weight_(weight) {}

  std::vector<Cell> cells() const override { return *cells_; }
  std::size_t cost() const override { return cells_->size() + diagram_->arcs(); }
  void add_weights(std::vector<unsigned>& by_cell) const override {
    for (const Cell cell : *cells_) by_cell[cell] += weight_;
  }

  /// Each value that is left is on a path, so no path is lost. Diagrams have no cell twice.
  bool is_idempotent() const override { return true; }
  bool filter(MaskWork& work) const override {
    thread_local Marks marks;
    if (diagram_->impossible() || !go_forward(work, marks)) return false;
    return go_back(work, marks);
  }

 private:
  using Arc = MaskDiagram::Arc;

  /// Kept from one diagram to the next, so that its memory is allocated once.
  struct Marks {
    std::vector<char> nodes;        ///< of the layer before a cell: whether a path leads here
    std::vector<char> next;         ///< of the layer after it
    std::vector<const Arc*> arcs;   ///< on paths from the front, cell by cell
    std::vector<std::size_t> ends;  ///< where each cell's arcs begin, and the last's end
  };

  std::size_t nodes_before(std::size_t layer) const {
    return layer == diagram_->layers().size() ? 1 : diagram_->layers()[layer].firsts.size() - 1;
  }

  bool go_forward(const MaskWork& work, Marks& marks) const {
    auto& [nodes, next, arcs, ends] = marks;
    arcs.resize(std::max(arcs.size(), diagram_->arcs()));
    ends.assign(1, 0);
    nodes.assign(1, 1);
    std::size_t end = 0;
    for (std::size_t i = 0; i < cells_->size(); ++i) {
      const MaskDiagram::Layer& layer = diagram_->layers()[i];
      const Mask mask = work[(*cells_)[i]];
      next.assign(nodes_before(i + 1), 0);
      poll_limits(nodes.size());
      for (std::size_t node = 0; node < nodes.size(); ++node) {
        if (nodes[node] == 0) continue;
        for (std::uint32_t j = layer.firsts[node]; j < layer.firsts[node + 1]; ++j) {
          const Arc& arc = layer.arcs[j];
          if ((arc.values & mask) == 0) continue;
          next[arc.to] = 1;
          arcs[end++] = &arc;
        }
      }
      if (end == ends.back()) return false;
      ends.push_back(end);
      nodes.swap(next);
    }
    return true;
  }

  bool go_back(MaskWork& work, Marks& marks) const {
    auto& [nodes, next, arcs, ends] = marks;
    for (std::size_t i = cells_->size(); i-- > 0;) {
      next.assign(nodes_before(i), 0);
      Mask supported = 0;
      for (std::size_t j = ends[i]; j < ends[i + 1]; ++j) {
        const Arc& arc = *arcs[j];
        if (nodes[arc.to] == 0) continue;
        next[arc.from] = 1;
        supported |= arc.values;
      }
      if (!work.leave((*cells_)[i], supported)) return false;
      nodes.swap(next);
    }
    return true;
  }

  const std::vector<Cell>* cells_;
  std::shared_ptr<const MaskDiagram> diagram_;
  unsigned weight_;
};

/// Than the filter of the sum. Small diagrams tell more where there are coefficients.
bool says_little_more(const Board::DiagramOf& diagram) {
  constexpr std::size_t small = 1000;
  return diagram.sum->coefficients.empty() || diagram.diagram->edge_count() > small;
}

}  // namespace

void add_diagram_filters(const Board& board, MaskFilters& filters) {
  std::map<std::shared_ptr<const Diagram>, std::shared_ptr<const MaskDiagram>> known;
  StrongDiagrams strong(board);
  for (const Board::DiagramOf& constraint : board.diagrams()) {
    if (constraint.sum != nullptr && says_little_more(constraint)) continue;
    if (constraint.sequence != nullptr && has_sandwich_filter(board, *constraint.sequence))
      continue;
    const auto own = strong.strengthened(*constraint.cells, constraint.diagram);
    auto& diagram = known[own];
    if (!diagram) diagram = std::make_shared<const MaskDiagram>(*own);
    // As much as a long sum.
    const auto weight = static_cast<unsigned>(board.size());
    filters.push_back(std::make_unique<DiagramFilter>(*constraint.cells, diagram, weight));
  }
}

}  // namespace sudoku_sat::propagation
