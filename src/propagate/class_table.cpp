#include "class_table.hpp"

#include <map>

namespace sudoku_sat::propagation {

namespace {

constexpr unsigned max_bits = 12;
constexpr std::size_t max_edges = 1000;

/// The values of a cell that lead from each node to the same node, together.
std::vector<Mask> classes_of(const Diagram& diagram, std::size_t layer) {
  std::map<Value, std::vector<std::pair<std::uint32_t, std::uint32_t>>> ways;
  for (const Diagram::Edge& edge : diagram.edges(layer)) {
    ways[edge.value].emplace_back(edge.from, edge.to);
  }
  std::map<std::vector<std::pair<std::uint32_t, std::uint32_t>>, Mask> classes;
  for (const auto& [value, way] : ways) classes[way] |= mask_of(value);
  std::vector<Mask> masks;
  for (const auto& [way, values] : classes) masks.push_back(values);
  return masks;
}

}  // namespace

std::shared_ptr<const ClassTable> ClassTable::make(const Diagram& diagram) {
  if (diagram.impossible() || diagram.edge_count() > max_edges) return nullptr;
  const auto table = std::make_shared<ClassTable>();
  for (std::size_t layer = 0; layer < diagram.cells(); ++layer) {
    if (!table->add_layer(diagram, layer)) return nullptr;
  }
  table->left_.assign(std::size_t{1} << table->bits_, 0);
  table->add_paths(diagram, 0, 0, 0);
  table->add_smaller();
  return table;
}

bool ClassTable::add_layer(const Diagram& diagram, std::size_t layer) {
  layers_.push_back(classes_of(diagram, layer));
  bits_ += static_cast<unsigned>(layers_.back().size());
  return bits_ <= max_bits;
}

/// One path for all that have the same classes.
void ClassTable::add_paths(const Diagram& diagram, std::size_t layer, std::size_t node,
                           unsigned classes) {
  if (layer == diagram.cells()) {
    left_[classes] = static_cast<Classes>(classes);
    return;
  }
  unsigned first_bit = 0;
  for (std::size_t i = 0; i < layer; ++i) first_bit += static_cast<unsigned>(layers_[i].size());
  for (const Diagram::Edge& edge : diagram.edges(layer, node)) {
    for (std::size_t i = 0; i < layers_[layer].size(); ++i) {
      if (least_value(layers_[layer][i]) != edge.value) continue;
      add_paths(diagram, layer + 1, edge.to, classes | 1U << (first_bit + i));
    }
  }
}

/// To each set of classes, the paths of those with one less.
void ClassTable::add_smaller() {
  for (unsigned bit = 0; bit < bits_; ++bit) {
    for (std::size_t classes = 0; classes < left_.size(); ++classes) {
      if ((classes >> bit & 1U) == 0) continue;
      left_[classes] |= left_[classes ^ std::size_t{1} << bit];
    }
  }
}

bool ClassTable::filter(const std::vector<Cell>& cells, MaskWork& work) const {
  unsigned open = 0;
  unsigned bit = 1;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Mask mask = work[cells[i]];
    for (const Mask values : layers_[i]) {
      if ((mask & values) != 0) open |= bit;
      bit <<= 1;
    }
  }
  unsigned left = left_[open];
  if (left == 0) return false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    Mask values = 0;
    for (const Mask of_class : layers_[i]) {
      if ((left & 1U) != 0) values |= of_class;
      left >>= 1;
    }
    if (!work.leave(cells[i], values)) return false;
  }
  return true;
}

}  // namespace sudoku_sat::propagation
