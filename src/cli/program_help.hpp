// What the program says of itself without a command: its commands and global options.
#pragma once

#include <cstddef>
#include <string>

namespace sudoku_sat::cli {

inline constexpr const char* program_summary = "Sudoku as SAT, in pure CNF";
inline constexpr const char* program_usage = "sudoku-sat [GLOBAL] COMMAND [OPTIONS] [INPUT...]";
inline constexpr const char* program_example = "sudoku-sat solve puzzles/inkala-2012.txt";

/// The text of `sudoku-sat --help`, in lines of `width` columns.
std::string program_help(std::size_t width);

}  // namespace sudoku_sat::cli
