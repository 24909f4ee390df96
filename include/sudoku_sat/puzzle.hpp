// A puzzle is a value: a board and its givens. A board is a geometry with primitive constraints,
// which is all that encoders, reduction and verification know: rows, columns and boxes are rules
// like any other, and a rule never emits clauses, it adds primitives. Boards are shared and never
// change, so that a stream of a million puzzles builds one.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "sudoku_sat/geometry.hpp"

namespace sudoku_sat {

/// Primitive constraint: the cells hold distinct values. With N cells it is a unit: each value is
/// somewhere in it.
struct AllDifferent {
  std::string rule;         ///< "row", "column", "box"
  int number = 1;           ///< which one of its rule, from 1
  std::vector<Cell> cells;  ///< no cell twice

  /// "row 1"
  std::string name() const { return rule + " " + std::to_string(number); }

  bool operator==(const AllDifferent&) const = default;
};

class Board {
 public:
  /// Constraints are kept in the order given: conflicts name the first one that is broken.
  /// `standard`: they are the rows, columns and boxes and nothing else, so that the sizes of
  /// formulas follow from the geometry.
  Board(const Geometry& geometry, std::vector<AllDifferent> constraints, bool standard = false);

  const Geometry& geometry() const { return geometry_; }
  int size() const { return geometry_.size(); }
  std::size_t cells() const { return geometry_.cells(); }
  bool standard() const { return standard_; }

  /// Whether the other board has the same geometry and the same constraints in the same order.
  bool same_rules(const Board& other) const {
    return this == &other ||
           (geometry_ == other.geometry_ && all_different_ == other.all_different_);
  }
  const std::vector<AllDifferent>& all_different() const { return all_different_; }

  /// The numbers of the constraints that `cell` stands in, ascending.
  std::span<const std::uint32_t> constraints_of(Cell cell) const {
    return std::span(memberships_).subspan(first_[cell], first_[cell + 1] - first_[cell]);
  }

  /// The cells of a constraint by its number; next to those of the constraint before in memory.
  std::span<const Cell> cells_of(std::uint32_t constraint) const {
    return std::span(cells_).subspan(begin_[constraint],
                                     begin_[constraint + 1] - begin_[constraint]);
  }

  /// Whether each value must be somewhere in this constraint's cells.
  bool is_unit(std::uint32_t constraint) const {
    return begin_[constraint + 1] - begin_[constraint] == static_cast<std::size_t>(size());
  }
  bool is_unit(const AllDifferent& constraint) const {
    return constraint.cells.size() == static_cast<std::size_t>(size());
  }

  /// The other cells that share a constraint with `cell`, ascending, once each.
  std::vector<Cell> peers(Cell cell) const;

 private:
  Geometry geometry_;
  bool standard_;
  std::vector<AllDifferent> all_different_;
  std::vector<std::size_t> first_;          ///< per cell, where its memberships begin
  std::vector<std::uint32_t> memberships_;  ///< constraint numbers, cell by cell
  std::vector<std::size_t> begin_;          ///< per constraint, where its cells begin
  std::vector<Cell> cells_;                 ///< constraint by constraint
};

/// The board with the rules that are on by default: rows, columns, boxes.
std::shared_ptr<const Board> make_board(const Geometry& geometry);

struct Puzzle {
  std::shared_ptr<const Board> board;
  Grid givens;  ///< one value for each cell of the board

  const Geometry& geometry() const { return board->geometry(); }
  std::size_t given_count() const;
};

}  // namespace sudoku_sat
