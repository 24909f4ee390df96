// Lines with which texts of players' programs and of courses begin, or that are all of them: each
// is known by its signs alone. What they hold is read in exchange/.
#pragma once

#include <optional>
#include <string_view>
#include <utility>

namespace sudoku_sat::format {

/// A killer of JSudoku and SudokuSolver: "3x3::k:...".
bool is_sum_killer(std::string_view line);
/// A killer as 81 sums and arrows.
bool is_arrow_killer(std::string_view line);
/// A puzzle of SumoCue.
bool is_sumocue(std::string_view line);
/// A game ID of Simon Tatham's Solo: "3x3kx:...".
bool is_solo_game(std::string_view line);
/// A line of HoDoKu, with '+' before entered values or in the form of its library.
bool is_hodoku_line(std::string_view line);
/// The cells of such a line, and what follows them.
std::optional<std::pair<std::string_view, std::string_view>> hodoku_parts(std::string_view line);
/// The first line of LaTeX's environment `sudoku`.
bool is_latex_sudoku(std::string_view line);
/// A unit clause that names row, column and value by its digits: "168 0".
bool is_digits_clause(std::string_view line);
/// The first line of a file of pzpr.
bool is_pzprv3(std::string_view line);

/// Whether it is one of these. Of streams of puzzles no line is asked.
bool begins_program_text(std::string_view line);

}  // namespace sudoku_sat::format
