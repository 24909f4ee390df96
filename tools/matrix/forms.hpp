// Forms of rules' data: random entries as puzzle files write them.
#pragma once

#include "matrix/draw.hpp"

namespace sudoku_sat::matrix {

using Entries = std::vector<std::string>;
/// Draws one entry.
using Entry = std::function<std::string(const Draw&)>;
/// Draws all entries of a rule.
using Form = std::function<Entries(const Draw&)>;

// All entries.

Entries nothing(const Draw& draw);
/// One to `most` entries, of which most are true of the grid.
Form some(Entry entry, int most = 2);
/// The same, sometimes with nothing instead.
Form perhaps(Entry entry, int most = 2);
/// The same and sometimes one of `ends`, such as "all given".
Form with_end(Form form, Entries ends);
/// The entry `first`, then `least` or up to two more.
Form headed(Entry first, Entry entry, int least = 0);
/// Clues beside the board, from some of these sides: `text` draws one.
Form clues(Entries sides, std::function<std::string(const Draw&, const std::string& side)> text);

// Single entries.

std::string some_cells(const Draw& draw);
std::string one_cell(const Draw& draw);
/// The cells of a line, now and then closed.
std::string line(const Draw& draw);
/// Of three cells or more; now and then through a cell twice.
std::string long_line(const Draw& draw);
/// Of a rule that knows closed lines.
std::string loop_or_line(const Draw& draw);
std::string slow_line(const Draw& draw);
/// A number from 0 on and a line.
std::string numbered_line(const Draw& draw);
std::string cage(const Draw& draw);
/// A number and a cage, and the same where cells may come twice.
std::string numbered_cage(const Draw& draw);
std::string numbered_cells(const Draw& draw);
/// A number to divide by, or none, and a line of at least as many cells.
std::string perhaps_modulus(const Draw& draw);
/// A number, or not.
Entry number_or_none(Entry without);
std::string circle_and_arrow(const Draw& draw);
/// Groups of cells with colons between them.
std::string groups(const Draw& draw);
std::string equal_groups(const Draw& draw);
std::string values_of_cells(const Draw& draw);
std::string different_values_of_cells(const Draw& draw);
std::string values_of_square(const Draw& draw);
std::string counts_of_cells(const Draw& draw);
std::string number_or_cell_of_cells(const Draw& draw);
/// Pairs of neighbours, with one of the words before them.
Entry pairs(Entries words);
std::string numbered_pairs(const Draw& draw);
std::string comparison(const Draw& draw);
std::string some_values(const Draw& draw);
std::string pieces(const Draw& draw);
std::string offset(const Draw& draw);
Entries marks_of_all_cells(const Draw& draw);

// Boards.

Entries random_regions(const Draw& draw);
Entries random_shape(const Draw& draw);
Entries random_values(const Draw& draw);
Entries two_grids(const Draw& draw);

// Clues.

std::string small_clue(const Draw& draw, const std::string& side);
std::string value_clue(const Draw& draw, const std::string& side);
std::string sum_clue(const Draw& draw, const std::string& side);
/// Of two or three cells.
std::string small_sum_clue(const Draw& draw, const std::string& side);
std::string digits_clue(const Draw& draw, const std::string& side);
std::string arrow_clue(const Draw& draw, const std::string& side);
std::string rank_clue(const Draw& draw, const std::string& side);

// Statements, in language.cpp.

std::string statement(const Draw& draw);
/// One that speaks of variables beside the grid.
std::string statement_with_variables(const Draw& draw);
/// One about what a rule beside the grid calls so: "shaded", a truth of cells.
Entry about_truths(std::string name);
std::string about_regions(const Draw& draw);
std::string about_worth(const Draw& draw);
std::string about_two(const Draw& draw);
std::string about_missed(const Draw& draw);
std::string how_many_boxes(const Draw& draw);
std::string about_corners(const Draw& draw);
std::string how_many_false(const Draw& draw);

}  // namespace sudoku_sat::matrix
