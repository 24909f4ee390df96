// A rule's lines and expressions on a board, in the puzzle files' language. They are parsed once;
// a figure's cells and numbers become the values of names:
//
//   line      all cells (of what is counted, the counted ones)    groups    the groups of cells
//   runs(n)   n neighbours on the line, from each on              numbers   those of the entry
//   number    the first of them, or the cell that holds it
//
// the rule's word, 1 if it precedes the entry, otherwise 0; of pairs and of signs between
// neighbours `a` and `b`, two cells or their numbers; and for the board grids (how many),
// grid_rows, grid_columns, box_rows, box_columns, has_boxes (or regions in their place: 0 or 1),
// boxes_off (whether another rule replaces them).
#pragma once

#include <map>

#include "rules/language/compile.hpp"
#include "rules/language/evaluate.hpp"
#include "written_rule.hpp"

namespace sudoku_sat::rule {

class FigureLanguage {
 public:
  /// All must outlive it.
  FigureLanguage(const FigureRule& rule, const Geometry& geometry);

  /// Later questions are about this figure.
  void bind(const RuleFigure& figure, const Position& position = {});
  /// Likewise of two cells, or of a sign's number and the numbers on both sides of it.
  void bind(Cell a, Cell b);
  void bind(int number, int a, int b);
  /// The lines, with the figure's values.
  const language::Program& program() const { return program_; }

  /// An expression that doesn't depend on cells, or a condition.
  int number(const std::string& expression);
  bool holds(const std::string& condition) { return number(condition) != 0; }
  /// Which numbers are allowed. Requires: the rule has a range.
  Range range() { return {number(rule_.range[0]), number(rule_.range[1])}; }
  /// The numbers of an expression in a grid.
  std::vector<int> numbers(const std::string& expression, const Grid& grid);
  /// The lists of cells that an expression denotes.
  std::vector<std::vector<Cell>> groups(const std::string& expression);
  /// Whether line number `line`, from 0, holds in a grid; whether all do.
  bool line_holds(std::size_t line, const Grid& grid) const;
  bool lines_hold(const Grid& grid) const;
  /// Whether a line can differ for other cells with the same values: it names cells, or asks for
  /// their positions.
  bool asks_where() const;
  /// The first message of a requirement that isn't met; empty if all are.
  std::string unmet(const std::vector<Requirement>& requirements);

 private:
  /// The names to which a figure gives a value, in the order of the program's definitions.
  enum Name : std::size_t {
    cells,
    cell_groups,
    numbers_given,
    number_given,
    first,
    second,
    runs,
    word
  };

  void define(Name name, language::Syntax value);
  std::string filled(const std::string& message);
  const language::Statement& parsed(const std::string& expression);

  const FigureRule& rule_;
  const Geometry& geometry_;
  language::Program program_;
  std::shared_ptr<const language::BoardLists> board_;
  language::Syntax windows_;
  language::Syntax windows_of_loop_;
  std::map<std::string, language::Statement> expressions_;
  Grid empty_;
};

}  // namespace sudoku_sat::rule
