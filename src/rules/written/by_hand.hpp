// What a written rule says in C++, under the name that stands in its field `by hand`: decision
// diagrams that are stronger, or smaller, than those of a statement, and what no statement says.
// Each says in its file why.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "figure.hpp"
#include "rules/parts/value_sums.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule {

struct ByHand {
  std::string_view name;

  /// Null, or the sequences of the cells' values, as numbers, that a figure allows.
  Diagram (*diagram)(const RuleFigure& figure, const Range& values) = nullptr;
  /// The same in the rule's words, for `verify`.
  bool (*holds)(const RuleFigure& figure, std::span<const Value> values) = nullptr;
  /// Whether both read a line's two ends before the cells between them.
  bool ends_first = false;

  /// Of clues beside the board: the diagram of the lines that have this one, which may allow lines
  /// with a value twice: the row or the column forbids them; and the clue of a line, as numbers.
  Diagram (*clue_diagram)(const Range& values, int clue) = nullptr;
  int (*clue_of)(std::span<const Value> line) = nullptr;

  /// Null, or changes a figure that was read, such as a line into its pieces in boxes, and says
  /// what is wrong with it; empty: nothing.
  std::string (*prepare)(const Geometry& geometry, RuleFigure& figure) = nullptr;
  /// Null, or what is wrong with a figure, and what would be right; empty: nothing.
  std::string (*wrong)(const Geometry& geometry, const RuleFigure& figure) = nullptr;

  /// Null, or the numbers of a figure, from its values; none: it can't be one.
  std::vector<int> (*numbers_of)(int size, std::span<const Value> values) = nullptr;
  /// Null, or entries that hold in a solution.
  std::vector<std::string> (*propose)(const Geometry& geometry, const Grid& solution,
                                      Random& random) = nullptr;
  /// Null, or the constraints and marks of all entries.
  void (*apply)(const Geometry& geometry, const RuleUse& use, Constraints& out) = nullptr;
  /// Null, or marks of the whole board, behind those of figures.
  void (*mark)(const Geometry& geometry, Constraints& out) = nullptr;
};

namespace by_hand {
#define BY_HAND(file, name) extern const ByHand name;
#include "by_hand.def"
#undef BY_HAND
}  // namespace by_hand

/// Null where none has that name.
const ByHand* find_by_hand(std::string_view name);

}  // namespace sudoku_sat::rule
