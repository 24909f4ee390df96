// What decision diagrams leave of masks. All values with which a node leads to the same node are
// one arc with a mask: where cells are compared, most nodes lead to two others. Diagrams of the
// same shape share their arcs.
//
// A walk from the front looks at each node once, and only for as long as a value of a later cell
// has no path yet (K. Cheng & R. Yap, An MDD-based generalized arc consistency algorithm,
// Constraints 15, 2010).
#include <algorithm>
#include <map>

#include "class_table.hpp"
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
    std::size_t first_node = 0;               ///< the number of its first node among all
  };

  explicit MaskDiagram(const Diagram& diagram) : impossible_(diagram.impossible()) {
    for (std::size_t i = 0; !impossible_ && i < diagram.cells(); ++i) {
      Layer& layer = layers_.emplace_back();
      layer.first_node = nodes_;
      nodes_ += diagram.nodes(i);
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
  std::size_t nodes() const { return nodes_; }

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
  std::size_t nodes_ = 0;  ///< that arcs lead from
  bool impossible_;
};

class DiagramFilter : public MaskFilter {
 public:
  DiagramFilter(const std::vector<Cell>& cells, std::shared_ptr<const MaskDiagram> diagram,
                unsigned weight)
      : cells_(&cells), diagram_(std::move(diagram)), weight_(weight) {}

  std::vector<Cell> cells() const override { return *cells_; }
  /// A walk seldom looks at more than half of the arcs.
  std::size_t cost() const override { return cells_->size() + diagram_->arcs() / 2; }
  void add_weights(std::vector<unsigned>& by_cell) const override {
    for (const Cell cell : *cells_) by_cell[cell] += weight_;
  }

  /// Each value that is left is on a path, so no path is lost. Diagrams have no cell twice.
  bool is_idempotent() const override { return true; }
  bool filter(MaskWork& work) const override {
    thread_local Walk walk;
    if (diagram_->impossible()) return false;
    walk.begin(*diagram_, *cells_, work);
    if (!reaches_end(0, 0, walk)) return false;
    for (std::size_t i = 0; i < cells_->size(); ++i) {
      if (!work.leave((*cells_)[i], walk.supported[i])) return false;
    }
    return true;
  }

 private:
  using Arc = MaskDiagram::Arc;

  /// Through the nodes from which a path leads to the end. Its memory is allocated once.
  struct Walk {
    std::vector<Mask> masks;          ///< of the cells
    std::vector<Mask> supported;      ///< the values of each cell on paths found so far
    std::size_t complete_from;        ///< from this cell on, all values are supported
    std::vector<std::uint32_t> seen;  ///< by node: the last walk, as an even number, that reached
                                      ///< the end from it, or one more, if it could not
    std::uint32_t number = 0;         ///< of this walk

    void begin(const MaskDiagram& diagram, const std::vector<Cell>& cells, const MaskWork& work) {
      masks.clear();
      for (const Cell cell : cells) masks.push_back(work[cell]);
      supported.assign(cells.size(), 0);
      complete_from = cells.size();
      number += 2;
      if (number == 0) {
        seen.assign(seen.size(), 0);
        number = 2;
      }
      if (seen.size() < diagram.nodes()) seen.resize(diagram.nodes(), 0);
    }
  };

  /// Looks for paths from the node until one is found and all values of later cells have one.
  bool reaches_end(std::size_t layer, std::size_t node, Walk& walk) const {
    if (layer == cells_->size()) return true;
    const MaskDiagram::Layer& own = diagram_->layers()[layer];
    std::uint32_t& seen = walk.seen[own.first_node + node];
    if ((seen | 1U) == (walk.number | 1U)) return seen == walk.number;
    const Mask mask = walk.masks[layer];
    Mask& supported = walk.supported[layer];
    bool reaches = false;
    poll_limits(own.firsts[node + 1] - own.firsts[node]);
    for (std::uint32_t j = own.firsts[node]; j < own.firsts[node + 1]; ++j) {
      const Arc& arc = own.arcs[j];
      if ((arc.values & mask) == 0 || !reaches_end(layer + 1, arc.to, walk)) continue;
      reaches = true;
      supported |= static_cast<Mask>(arc.values & mask);
      if (walk.complete_from == layer + 1 && supported == mask) walk.complete_from = layer;
      if (walk.complete_from <= layer) break;
    }
    seen = walk.number | (reaches ? 0U : 1U);
    return reaches;
  }

  const std::vector<Cell>* cells_;
  std::shared_ptr<const MaskDiagram> diagram_;
  unsigned weight_;
};

class ClassFilter : public MaskFilter {
 public:
  ClassFilter(const std::vector<Cell>& cells, std::shared_ptr<const ClassTable> table,
              unsigned weight)
      : cells_(&cells), table_(std::move(table)), weight_(weight) {}

  std::vector<Cell> cells() const override { return *cells_; }
  void add_weights(std::vector<unsigned>& by_cell) const override {
    for (const Cell cell : *cells_) by_cell[cell] += weight_;
  }
  bool is_idempotent() const override { return true; }
  bool filter(MaskWork& work) const override { return table_->filter(*cells_, work); }

 private:
  const std::vector<Cell>* cells_;
  std::shared_ptr<const ClassTable> table_;
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
  std::map<const Diagram*, std::shared_ptr<const ClassTable>> tables;
  StrongDiagrams strong(board);
  for (const Board::DiagramOf& constraint : board.diagrams()) {
    if (constraint.sum != nullptr && says_little_more(constraint)) continue;
    if (constraint.sequence != nullptr && has_sandwich_filter(board, *constraint.sequence))
      continue;
    // As much as a long sum.
    const auto weight = static_cast<unsigned>(board.size());
    const auto [place, is_new] = tables.try_emplace(constraint.diagram.get());
    if (is_new) place->second = ClassTable::make(*constraint.diagram);
    if (place->second) {
      filters.push_back(std::make_unique<ClassFilter>(*constraint.cells, place->second, weight));
      continue;
    }
    const auto own = strong.strengthened(*constraint.cells, constraint.diagram);
    auto& diagram = known[own];
    if (!diagram) diagram = std::make_shared<const MaskDiagram>(*own);
    filters.push_back(
        remembered(std::make_unique<DiagramFilter>(*constraint.cells, diagram, weight)));
  }
}

}  // namespace sudoku_sat::propagation
