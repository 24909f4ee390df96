// A puzzle is a value: a board and its givens. A board is a geometry with primitive constraints,
// which is all that encoders, reduction and verification know: rows, columns and boxes are rules
// like any other, and a rule never emits clauses, it adds primitives. Boards are shared and never
// change, so that a stream of a million puzzles builds one.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/constraints.hpp"
#include "sudoku_sat/geometry.hpp"

namespace sudoku_sat {

/// A rule as a board was made with it, in words: what a file of the puzzle has to say.
struct RuleText {
  std::string name;
  std::vector<std::string> entries;  ///< its data

  bool operator==(const RuleText&) const = default;
};

/// Lists of numbers by cell, one after the other in memory.
class CellLists {
 public:
  /// `cells_of(i)` are the cells in whose lists number i is, for i = 0..count-1.
  template <class CellsOf>
  CellLists(std::size_t cells, std::size_t count, CellsOf&& cells_of) : first_(cells + 1) {
    for (std::size_t i = 0; i < count; ++i) {
      for (const Cell cell : cells_of(i)) ++first_[cell + 1];
    }
    for (std::size_t cell = 0; cell < cells; ++cell) first_[cell + 1] += first_[cell];
    numbers_.resize(first_.back());
    std::vector<std::size_t> next(first_.begin(), first_.end() - 1);
    for (std::size_t i = 0; i < count; ++i) {
      for (const Cell cell : cells_of(i)) numbers_[next[cell]++] = static_cast<std::uint32_t>(i);
    }
  }

  /// Ascending.
  std::span<const std::uint32_t> of(Cell cell) const {
    return std::span(numbers_).subspan(first_[cell], first_[cell + 1] - first_[cell]);
  }

 private:
  std::vector<std::size_t> first_;
  std::vector<std::uint32_t> numbers_;
};

class Board {
 public:
  /// What a diagram says of which cells: a sequence, or a sum of three cells and more.
  struct DiagramOf {
    const std::string* rule;
    int number;
    const std::vector<Cell>* cells;
    std::shared_ptr<const Diagram> diagram;
    std::optional<int> total = {};  ///< of a sum whose cells all count once

    std::string name() const { return constraint_name(*rule, number); }
  };

  /// Constraints are kept in the order given: conflicts name the first one that is broken.
  /// `standard`: they are the rows, columns and boxes and nothing else, so that the sizes of
  /// formulas follow from the geometry. Throws: UsageError where a sum is too large for a diagram.
  Board(const Geometry& geometry, Constraints constraints, std::vector<RuleText> rules = {},
        bool standard = false);
  Board(const Geometry& geometry, std::vector<AllDifferent> constraints, bool standard = false);
  Board(const Board&) = delete;
  Board& operator=(const Board&) = delete;

  const Geometry& geometry() const { return geometry_; }
  int size() const { return geometry_.size(); }
  std::size_t cells() const { return geometry_.cells(); }
  bool standard() const { return standard_; }

  /// The rules that it was made with, besides those that are on by default.
  const std::vector<RuleText>& rules() const { return rules_; }
  const Constraints& constraints() const { return constraints_; }
  const std::vector<AllDifferent>& all_different() const { return constraints_.all_different; }

  /// Whether all its constraints are all-different ones.
  bool only_all_different() const {
    return allowed_.empty() && relations_.empty() && diagrams_.empty();
  }

  /// Whether the other board has the same geometry and the same constraints in the same order.
  bool same_rules(const Board& other) const;

  /// The numbers of the all-different constraints that `cell` stands in, ascending.
  std::span<const std::uint32_t> constraints_of(Cell cell) const { return memberships_.of(cell); }

  /// The numbers of the units that `cell` stands in: of units alone, counted from 0.
  std::span<const std::uint32_t> units_of(Cell cell) const { return unit_memberships_.of(cell); }
  /// The number as a constraint of each unit.
  const std::vector<std::uint32_t>& units() const { return units_; }

  /// The cells of such a constraint by its number; next to those of the constraint before in
  /// memory.
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

  /// The other cells that share an all-different constraint with `cell`, ascending, once each.
  std::vector<Cell> peers(Cell cell) const;

  /// What single cells may hold by themselves: the constraints that say so, sums of one cell among
  /// them.
  const std::vector<Allowed>& allowed() const { return allowed_; }

  /// Pairs of cells whose values stand in a relation, sums of two cells among them.
  const std::vector<PairRelation>& relations() const { return relations_; }
  /// The numbers of those that `cell` stands in.
  std::span<const std::uint32_t> relations_of(Cell cell) const {
    return relation_memberships_.of(cell);
  }

  const std::vector<DiagramOf>& diagrams() const { return diagrams_; }
  /// The numbers of those that `cell` stands in.
  std::span<const std::uint32_t> diagrams_of(Cell cell) const {
    return diagram_memberships_.of(cell);
  }

 private:
  Geometry geometry_;
  Constraints constraints_;
  std::vector<RuleText> rules_;
  bool standard_;
  CellLists memberships_;
  std::vector<std::size_t> begin_;  ///< per constraint, where its cells begin
  std::vector<Cell> cells_;         ///< constraint by constraint
  std::vector<std::uint32_t> units_;
  CellLists unit_memberships_;
  std::vector<Allowed> allowed_;
  std::vector<PairRelation> relations_;
  std::vector<DiagramOf> diagrams_;
  CellLists relation_memberships_;
  CellLists diagram_memberships_;
};

/// The board with the rules that are on by default: rows, columns, boxes.
std::shared_ptr<const Board> make_board(const Geometry& geometry);

struct Puzzle {
  std::shared_ptr<const Board> board;
  Grid givens;  ///< one value for each cell of the board

  /// The one puzzle in a text, in any format that PuzzleReader reads: a line, rows, a drawn grid, a
  /// puzzle file with its rules. Throws: InputError, with line and column, where the text is none
  /// or holds a second one.
  static Puzzle parse(std::string_view text);

  const Geometry& geometry() const { return board->geometry(); }
  std::size_t given_count() const;
};

}  // namespace sudoku_sat
