// Rules whose data are figures, one in each entry. Such a rule is a description: which figures it
// takes, what must hold of one (statements of the puzzle files' language, or a decision diagram
// where that is stronger), how it is drawn, and how one is found in a solution. Data, marks, labels
// and proposals are made of the description, so that a rule is a file of some twenty lines:
//
//   constexpr FigureRule zipper{.noun = "zipper", .shape = Shape::line, .meaning = "...", ...};
//   const Rule rule_entries::zippers{..., .apply = apply_figures<zipper>,
//                                    .propose = propose_figures<zipper>};
//
// `verify` decides by the statements as they are written, or by `holds`, never by the diagram.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "figure.hpp"
#include "rules/parts/value_sums.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat {

/// What an entry names.
enum class Shape {
  line,       ///< cells in an order, which may be closed where the rule allows that
  cage,       ///< cells in no order, with different values
  group,      ///< cells in no order
  groups,     ///< two and more of them, with ':' between
  each_cell,  ///< cells, of which each is a figure
  all_cells,  ///< cells; those of all entries are one figure
  counted,    ///< a number, or a cell that holds it, and the line of which it is said
};

/// The numbers before an entry's cells.
enum class Numbers {
  none,
  optional,  ///< one, or the usual one
  one,
  several,      ///< one at least
  cell_or_one,  ///< one, or a cell (`Shape::counted`)
};

struct FigureRule {
  std::string_view noun;        ///< "zipper", of the constraints
  std::string_view label = {};  ///< "the cage of #", # being the numbers; else "the zipper"
  Shape shape = Shape::line;
  bool closed = false;     ///< whether lines may be closed
  std::size_t least = 2;   ///< cells of a figure, at least
  bool as_values = false;  ///< whether there can't be more cells than values, as in a cage
  Numbers numbers = Numbers::none;
  int (*usual)(int size) = nullptr;  ///< the number where none is given
  /// Which numbers there may be.
  Range (*range)(const Range& values, const Figure& figure) = nullptr;
  /// Null, or what is wrong with a figure, and what would be right; empty: nothing.
  std::string (*wrong)(const Geometry& geometry, const Figure& figure) = nullptr;
  /// Null, or changes a figure that was read, such as a line into its pieces in boxes, and says
  /// what is wrong with it; empty: nothing.
  std::string (*prepare)(const Geometry& geometry, Figure& figure) = nullptr;

  /// Statements, a line each, of these names: `line` (all cells, or the counted ones), `runs(n)` (n
  /// neighbours on the line, from each on), `groups`, `number`, `numbers`. Empty where there is a
  /// diagram.
  std::string_view meaning = {};
  /// Whether the diagram and `holds` read the line's two ends before the cells between them.
  bool ends_first = false;
  /// Whether the diagram relies on different values of the cells, which a line then has as a cage.
  bool different = false;
  /// The sequences of the cells' values, as numbers, that the figure allows.
  Diagram (*diagram)(const Figure& figure, const Range& values) = nullptr;
  /// The same in the rule's words.
  bool (*holds)(const Figure& figure, std::span<const Value> values) = nullptr;

  void (*draw)(const Geometry& geometry, const Figure& figure, std::vector<Mark>& marks);

  // How figures are found in a solution.

  std::size_t shortest = 3;  ///< cells of a proposed line or group
  std::size_t longest = 6;
  bool growing = false;     ///< a line keeps to the rule as long as its beginnings do
  bool straight = false;    ///< cells side by side, not across corners
  std::size_t figures = 0;  ///< as many at most; 0: the usual number of lines
  /// The numbers of a figure, from its values; none: it can't be one. Null: the usual number.
  std::vector<int> (*numbers_of)(int size, std::span<const Value> values) = nullptr;
};

/// The entries' constraints and marks. Throws: InputError where an entry is wrong, or where no
/// values can keep to it.
void apply_figures(const FigureRule& rule, const Geometry& geometry, const RuleUse& use,
                   Constraints& out);

/// Entries that hold in a solution: lines and groups that were drawn at random until they did.
std::vector<std::string> propose_figures(const FigureRule& rule, const Geometry& geometry,
                                         const Grid& solution, Random& random);

/// The cells in the order in which the rule's diagram reads them.
std::vector<Cell> cells_as_read(const FigureRule& rule, const Figure& figure);

/// Whether the figure keeps to the rule in a full grid of numbers.
bool holds_in(const FigureRule& rule, const Geometry& geometry, const Figure& figure,
              const Grid& grid);

/// The same as functions of a `Rule`.
template <const FigureRule& rule>
void apply_figures(const Geometry& geometry, const RuleUse& use, Constraints& out) {
  apply_figures(rule, geometry, use, out);
}
template <const FigureRule& rule>
std::vector<std::string> propose_figures(const Geometry& geometry, const Grid& solution,
                                         Random& random) {
  return propose_figures(rule, geometry, solution, random);
}

}  // namespace sudoku_sat
