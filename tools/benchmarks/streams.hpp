// Puzzle files made fit for being measured: one puzzle a line, of a length that can be timed.
#pragma once

#include <string>

#include "bench.hpp"

namespace sudoku_sat::bench {

struct Stream {
  std::string name;   ///< for tables
  std::string file;   ///< one puzzle a line
  std::size_t count;  ///< number of puzzles
};

/// The puzzles of a file in any format, one a line. Throws: Error if there is none.
Stream read_stream(const Bench& bench, const std::string& path);

/// The first puzzles alone, at most `count`.
Stream first_of(const Bench& bench, const Stream& stream, std::size_t count);

/// The puzzles again and again, until `command`, whose last word is the file's name, takes some
/// tenths of a second, so that starting it doesn't count.
Stream stretched(const Bench& bench, const Stream& stream, const Command& command);

}  // namespace sudoku_sat::bench
