// Adds primitive constraints to a board in the making. A short text may ask for very many of them
// ("even" cells of a large board, all pairs of a long line), so each addition first checks that
// there is room for it.
#pragma once

#include <memory>
#include <vector>

#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule {

using Relation = std::shared_ptr<const ValueRelation>;

/// The relation of the values whose numbers are v and w, for which allows(v, w) holds.
template <class Allows>
Relation make_relation(const Geometry& geometry, Allows&& allows) {
  const int offset = geometry.offset();
  return std::make_shared<const ValueRelation>(geometry.size(), [&](int first, int second) {
    return allows(first + offset, second + offset);
  });
}

/// The values for whose numbers keeps(number) holds, ascending.
template <class Keeps>
std::vector<Value> values_that(const Geometry& geometry, Keeps&& keeps) {
  std::vector<Value> values;
  for (int value = 1; value <= geometry.size(); ++value) {
    if (keeps(value + geometry.offset())) values.push_back(static_cast<Value>(value));
  }
  return values;
}

/// These throw UsageError if there are too many constraints already.
void add(Constraints& out, AllDifferent constraint);
void add(Constraints& out, PairRelation constraint);
void add(Constraints& out, Allowed constraint);

/// The same constraints of other cells (cells[0] in place of cell 0, and so on) under a name.
void add_of_cells(const Constraints& pattern, const std::vector<Cell>& cells,
                  const ConstraintName& name, Constraints& out);

/// The relation holds between any two neighbours on the line.
void relate_neighbours(const ConstraintName& name, const std::vector<Cell>& line,
                       const Relation& relation, Constraints& out);

/// Throws: UsageError if `count` relations between the board's values would take too much
/// memory.
void check_relation_memory(const Geometry& geometry, std::size_t count);

}  // namespace sudoku_sat::rule
