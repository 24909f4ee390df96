// The parts of written rules that are in C++, under the name in the rule's field `by hand`:
// decision diagrams that are stronger, or smaller, than those of a statement, and what no statement
// can express. Each file says why.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/parts/values.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::rule {

/// A line, a cage, some groups of cells: what one entry of a rule's data names, with the numbers
/// before it.
struct RuleFigure {
  std::vector<int> numbers = {};               ///< those given, or the usual one
  bool usual = false;                          ///< whether the number is the usual one
  bool said = false;                           ///< whether it has the rule's word before it
  std::vector<std::vector<Cell>> groups = {};  ///< one, unless the rule is of several
  bool closed = false;                         ///< a line that ends where it began
  std::vector<Cell> cells = {};                ///< of all groups, one after the other

  int number() const { return numbers.at(0); }
  /// The cells of a line, with the first one again at the end if it is closed.
  std::vector<Cell> drawn_line() const {
    std::vector<Cell> line = cells;
    if (closed) line.push_back(line.front());
    return line;
  }
};

/// All are null if the text expresses it, or if there is no such part.
struct ByHand {
  // Of a figure.

  /// The sequences of the cells' values, as numbers, that are allowed.
  Diagram (*diagram)(const RuleFigure& figure, const Range& values) = nullptr;
  /// The same in the rule's words, for `verify`.
  bool (*holds)(const RuleFigure& figure, std::span<const Value> values) = nullptr;
  /// Whether both read a line's two ends before the cells between them.
  bool ends_first = false;
  /// Changes a figure that was read, such as a line into its pieces in boxes, and returns what is
  /// wrong with it; empty: nothing.
  std::string (*prepare)(const Geometry& geometry, RuleFigure& figure) = nullptr;
  /// What is wrong with a figure, and what would be right; empty: nothing.
  std::string (*wrong)(const Geometry& geometry, const RuleFigure& figure) = nullptr;
  /// Its numbers, from its values; none: it can't be a figure of this rule.
  std::vector<int> (*numbers_of)(int size, std::span<const Value> values) = nullptr;

  // For clues beside the board: the diagram of the lines that have this clue, and the clue of a
  // line, as numbers. The diagram may allow lines with a value twice, because the row or column
  // forbids them.

  Diagram (*clue_diagram)(const Range& values, int clue) = nullptr;
  int (*clue_of)(std::span<const Value> line) = nullptr;

  // Of the whole rule, as in `Rule`.

  void (*apply)(const Geometry& geometry, const RuleUse& use, Constraints& out) = nullptr;
  Geometry (*shape)(const Geometry& geometry, const RuleUse& use) = nullptr;
  Geometry (*divide)(const Geometry& geometry, const RuleUse& use) = nullptr;
  std::vector<std::string> (*propose)(const Geometry& geometry, const Grid& solution,
                                      Random& random) = nullptr;
  /// Marks of the whole board, after those of figures.
  void (*mark)(const Geometry& geometry, Constraints& out) = nullptr;
};

namespace by_hand {
#define BY_HAND(file, name) extern const ByHand name;
#include "by_hand.def"
#undef BY_HAND
}  // namespace by_hand

/// Null if none has that name.
const ByHand* find_by_hand(std::string_view name);

}  // namespace sudoku_sat::rule
