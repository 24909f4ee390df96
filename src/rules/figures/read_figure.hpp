// Reads the entries of a rule of figures.
#pragma once

#include "figure_rule.hpp"

namespace sudoku_sat {

/// A figure, the number of its entry, and where its cells begin.
struct FigureOfEntry {
  Figure figure;
  int number = 1;
  Position position = {};
};

/// All figures of the data. `before` are the constraints of rules that were applied already.
/// Throws: InputError, at what is wrong.
std::vector<FigureOfEntry> read_figures(const FigureRule& rule, const Geometry& geometry,
                                        const RuleUse& use);

}  // namespace sudoku_sat
