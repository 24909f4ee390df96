// The steps of a written rule's figures: they are read, become constraints and marks, and are found
// in a solution.
#pragma once

#include "figure_language.hpp"
#include "written_rule.hpp"

namespace sudoku_sat::rule {

/// A figure, the number of its entry, and where its cells begin.
struct FigureOfEntry {
  RuleFigure figure;
  int number = 1;
  Position position = {};
  std::string grid = {};  ///< "grid 2 ", if the rule applies to each grid and there are several
};

/// All figures of the data, or of the board. Throws: InputError, at the error.
std::vector<FigureOfEntry> read_figures(const FigureRule& rule, FigureLanguage& language,
                                        const Geometry& geometry, const RuleUse& use);

/// Their constraints and marks. Throws: InputError if an entry is wrong, or if no values can
/// satisfy it.
void apply_figures(const FigureRule& rule, const Geometry& geometry, const RuleUse& use,
                   Constraints& out);

/// The marks of a figure.
void draw_figure(const FigureRule& rule, std::span<const MarkForm> forms,
                 const FigureOfEntry& entry, std::vector<Mark>& marks);

/// Signs between neighbours, and all signs of a solution, or those of three numbers.
void apply_signs(const FigureRule& rule, const Geometry& geometry, const RuleUse& use,
                 Constraints& out);
std::vector<std::string> propose_signs(const FigureRule& rule, const Geometry& geometry,
                                       const Grid& solution, Random& random);

/// Entries that hold in a solution: lines and groups that were drawn at random until they did.
std::vector<std::string> propose_figures(const FigureRule& rule, const Geometry& geometry,
                                         const Grid& solution, Random& random);

/// Clues beside the board, and all clues of a solution; none if the board has several grids.
void apply_clues(const FigureRule& rule, const Geometry& geometry, const RuleUse& use,
                 Constraints& out);
std::vector<std::string> propose_clues(const FigureRule& rule, const Geometry& geometry,
                                       const Grid& solution);

/// Replaces the first `mark` in a label by `text`, if there is one.
bool fill_in(std::string& label, std::string_view mark, const std::string& text);

/// The cells in the order in which the rule's diagram reads them.
std::vector<Cell> cells_as_read(const FigureRule& rule, const RuleFigure& figure);

/// Whether different values are required, among other things.
inline bool all_differ(const FigureRule& rule) {
  return rule.shape == FigureShape::cage || rule.shape == FigureShape::of_board || rule.different;
}

}  // namespace sudoku_sat::rule
