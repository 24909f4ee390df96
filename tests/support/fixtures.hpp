// Puzzles and small helpers that many tests share.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "cnf.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::support {

/// The named puzzles of puzzles/ and their solutions, one line each.
struct KnownPuzzle {
  std::string_view name;
  std::string_view puzzle;
  std::string_view solution;
};
const std::vector<KnownPuzzle>& known_puzzles();

/// The Maple worksheet's.
inline constexpr std::string_view inkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
inline constexpr std::string_view inkala_solution =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

/// A puzzle in the format `line`, on a board with default boxes or the given ones.
Puzzle puzzle_of(std::string_view line);
Puzzle puzzle_of(std::string_view line, const Geometry& geometry);

/// Neither time nor a signal ends it.
inline const Limits no_limits;

/// A copy of `line` with `value` in one cell.
std::string with(std::string_view line, std::size_t cell, char value);

/// The pattern grid of 25x25 without its last row: all of it is given or follows.
Puzzle pattern_without_last_row();

/// What verify() and violation() say of a grid; empty where nothing is wrong.
std::string verify_text(const Puzzle& puzzle, const Grid& grid);
std::string violation_text(const Puzzle& puzzle, const Grid& grid);

/// Entries of tables by their names.
const Encoding& encoding(std::string_view name);
const ValueCode& value_code(std::string_view name);

/// The clauses of a sink as lists.
Cnf to_cnf(const MemorySink& sink);

/// The encoding of a puzzle's rules and givens, without reduction.
Cnf encoded(const Puzzle& puzzle, const Encoding& encoding);

/// A file of the source tree.
std::string source_path(std::string_view path);

}  // namespace sudoku_sat::support
