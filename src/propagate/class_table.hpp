// What a decision diagram leaves, looked up in a table. Where a constraint tells only classes of
// values apart (low, medium and high; even and odd), it matters of each cell only which classes it
// may still have: a dozen bits of all its cells together.
#pragma once

#include "masks.hpp"

namespace sudoku_sat::propagation {

class ClassTable {
 public:
  /// Null if its cells have more classes than a small table has bits.
  static std::shared_ptr<const ClassTable> make(const Diagram& diagram);

  /// Leaves the cells of the diagram what is on one of its paths; false if there is no path.
  bool filter(const std::vector<Cell>& cells, MaskWork& work) const;

 private:
  /// The bits of all cells' classes.
  using Classes = std::uint16_t;

  bool add_layer(const Diagram& diagram, std::size_t layer);
  void add_paths(const Diagram& diagram, std::size_t layer, std::size_t node, unsigned classes);
  void add_smaller();

  /// By cell, the values of each class that it may have.
  std::vector<std::vector<Mask>> layers_;
  unsigned bits_ = 0;
  /// By the classes that the cells may have, those that are on a path.
  std::vector<Classes> left_;
};

}  // namespace sudoku_sat::propagation
