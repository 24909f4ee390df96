// The language of the rule `rule` (puzzles/README.md, "The language"), and rules that are sentences
// of it about something beside the grid: shadings, unknown regions, modifiers.
#pragma once

#include "board.hpp"

namespace sudoku_sat::referee {

/// The statements below `rule:`, one a line or with `;` between them. Those that speak of the same
/// variables are one Statement: it holds if some values of these variables make all of them true.
/// Throws NotUnderstood.
std::vector<Statement> parse_language(const Board& board, std::string_view text);

/// What holds of two cells named `a` and `b` (of `leapers`), as a function of both numbers. Throws
/// NotUnderstood.
std::function<bool(int a, int b)> parse_pair_relation(const Board& board, std::string_view text);

/// Whether `rule` is one of those beside the grid: yin-yang, cave, loop, chaos-construction,
/// doublers, negators, schrodinger-cells, doppelganger-zero, deconstruction, wrogn.
bool is_beside(std::string_view rule);

/// Makes the board what such a rule needs (`deconstruction` and `chaos-construction` have units of
/// their own, `schrodinger-cells` and `doppelganger-zero` values from 0): called before its
/// statements are made.
void prepare_beside(Board& board, std::string_view rule, std::string_view data);

/// The statements of such a rule with its data. Throws NotUnderstood.
std::vector<Statement> parse_beside(const Board& board, std::string_view rule,
                                    std::string_view data);

/// How many assignments of the variables beside the grid make everything true for this grid.
/// (What `count --variables` counts, added up over all grids.)
long long count_variables(const Board& board, std::string_view rule_or_language,
                          std::string_view data, const Grid& grid);

}  // namespace sudoku_sat::referee
