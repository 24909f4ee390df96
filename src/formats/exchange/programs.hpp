// The formats of other programs: what reads each, and what writes it. A reader throws TextError for
// what it can't read.
#pragma once

#include "base/json.hpp"
#include "exchange_puzzle.hpp"
#include "formats/text/program_lines.hpp"

namespace sudoku_sat::format {

// JSON in which a board can be found, whoever wrote it.

/// Reads the puzzles in it; false if there are none. Throws: TextError where one says more than a
/// board and its regions, unless that is to be left out.
bool read_json_grids(const base::Json& json, ExchangePuzzle& out);
/// Reads the boards in the texts of messages, or the only link in them. Throws: TextError if there
/// are none.
void read_json_texts(const base::Json& json, ExchangePuzzle& out);
/// Reads the puzzles of a text that begins with a bracket. Throws likewise.
void read_json(std::string_view text, ExchangePuzzle& out);
/// The puzzles in objects, and the killers in lists, that stand in a program's text.
std::vector<ParsedBoard> boards_in_json(std::string_view text, const KnownLayout& expected);

/// The puzzles in a file of settings, "[Sudoku]" and "Puzzle=53..7....".
std::vector<ParsedBoard> boards_of_settings(std::string_view text, const KnownLayout& expected);

// f-puzzles' JSON: a board, its givens and its rules.

/// Reads what f-puzzles exports.
void read_fpuzzles(std::string_view json, ExchangePuzzle& out);

/// The same, on one line without its end. Throws: UsageError if f-puzzles has no name for
/// something of the puzzle, unless the policy is to leave it out. `program` is named there.
std::string fpuzzles_json(const Picture& picture, std::string_view program = "f-puzzles");

/// Reads an object with its fields. Throws: TextError.
void read_fpuzzles_object(const base::Json& object, ExchangePuzzle& out);

// SudokuMaker's JSON: a board, its givens and numbered constraints.

bool is_of_sudokumaker(const base::Json& object);
/// Requires: it is. Throws: TextError.
void read_sudokumaker(const base::Json& object, ExchangePuzzle& out);
/// As fpuzzles_json().
std::string sudokumaker_json(const Picture& picture);

// SudokuPad's JSON: a board, its givens, regions and cages, drawings, and rules in words.

/// Reads what stands in a link after "scl" or "ctc", unpacked: givens, regions and cages. That the
/// rules are words, and what is drawn without a rule, is noted.
void read_sudokupad(std::string_view text, ExchangePuzzle& out);

/// The text with what stands in it as "%7E" decoded.
std::string percent_decoded(std::string_view text);

// Constraint strings of the Interactive Sudoku Solver: ".Cage~10~R1C1~R1C2.AntiKnight.~R5C5_7".

void read_iss(std::string_view text, ExchangePuzzle& out);

/// Which lines make one string: it may be written on several.
std::unique_ptr<TextLines> iss_lines();

/// The grid and its board's rules as a constraint string. Throws: UsageError if that has no name
/// for a rule, unless unknown rules are to be left out.
std::string iss_text(const Picture& picture);

// Texts that text/program_lines.hpp knows. Requires: they are.

// Killers of JSudoku and SudokuSolver ("3x3::k:..."), of players' forums (81 sums and arrows), and
// puzzles of SumoCue.

void read_sum_killer(std::string_view line, ExchangePuzzle& out);
/// The cages of a 9x9 grid. Throws: UsageError if the puzzle has more, unless the policy is to
/// leave it out.
std::string sum_killer(const Picture& picture);
void read_arrow_killer(std::string_view line, ExchangePuzzle& out);
void read_sumocue(std::string_view line, ExchangePuzzle& out);
/// The killer that a text is whose lines are a map of letters and their sums, or cells and sums.
std::vector<ParsedBoard> boards_of_cage_lists(std::string_view text, const KnownLayout& expected);
/// The even/odd Sudoku that a text is whose rows have E and O.
std::vector<ParsedBoard> boards_of_parity_marks(std::string_view text, const KnownLayout& expected);

// Game IDs of Simon Tatham's Solo.

void read_solo(std::string_view line, ExchangePuzzle& out);
/// Whether it is a game ID, or its random seed, perhaps after "Game ID:".
bool is_solo_id(std::string_view text);
/// "3x3db#1234"
bool is_solo_seed(std::string_view text);
/// The first line of a saved game, of whichever puzzle.
bool is_solo_save(std::string_view line);
std::unique_ptr<TextLines> solo_save_lines();
void read_solo_save(std::string_view text, ExchangePuzzle& out);

// Lines of HoDoKu, LaTeX's environment `sudoku`, unit clauses such as "168 0".

void read_hodoku(std::string_view line, ExchangePuzzle& out);
void read_latex_sudoku(std::string_view text, ExchangePuzzle& out);
void read_digits_clauses(std::string_view text, ExchangePuzzle& out);
/// Which lines are such clauses.
std::unique_ptr<TextLines> digits_clauses();

// Links and files of programs for many kinds of puzzles: Penpa+, puzz.link and pzpr.

bool is_penpa_link(std::string_view link);
void read_penpa(std::string_view link, ExchangePuzzle& out);
/// What follows "?sudoku/" in a link of pzpr; empty in others.
std::string_view pzpr_part(std::string_view link);
/// The puzzle's kind in a link of pzpr or puzz.link; empty in others.
std::string_view pzpr_kind(std::string_view link);
void read_pzpr_link(std::string_view link, ExchangePuzzle& out);
void read_pzprv3(std::string_view text, ExchangePuzzle& out);

// Links that hold a puzzle: what kind it is of, and the text in it. Nothing is ever fetched.

/// The board of SudokuWiki that the text begins with, or that it has after a '=': two signs for
/// each cell after "S9B". Empty if there is none.
std::string_view sudokuwiki_part(std::string_view text);

/// Throws: TextError if it holds no puzzle, or is cut or damaged.
void read_link(std::string_view line, ExchangePuzzle& out);

/// The text with what a link writes as "%2C" in its place.
std::string percent_decoded(std::string_view text);
/// Reads the board that a part of the link has as its value; false if there is none.
bool read_link_values(std::string_view link, ExchangePuzzle& out);
/// Adds the rules that its parameters name: "type=x".
void read_link_variants(std::string_view link, ExchangePuzzle& out);

/// The link that stands in a line of text or Markdown; empty if there is none.
std::string_view link_in_text(std::string_view line);
/// Reads it; throws likewise. Requires: there is one.
void read_link_in_text(std::string_view line, ExchangePuzzle& out);

/// A link to f-puzzles with the puzzle of this JSON.
std::string fpuzzles_link(std::string_view json);
/// A link to SudokuMaker with the puzzle of its JSON.
std::string sudokumaker_link(std::string_view json);
/// A link to SudokuPad with the puzzle of its JSON.
std::string sudokupad_link(std::string_view json);

// XML: collections of OpenSudoku and of other apps, boards with an element for each cell.

/// Whether a line begins an XML document.
bool begins_xml(std::string_view line);

/// Where the document's root is closed.
TextEnd xml_end();

/// Reads a collection: its name, its author, its games. It throws where it is none, is cut, or has
/// no game; each board where its data can't be read.
void read_opensudoku(std::string_view xml, ExchangePuzzle& out);

}  // namespace sudoku_sat::format
