// Grids that options give, for --exclude, --solution and --pattern: in any format in which puzzles
// are read, for example one on each line. On the command line an option names a file; in requests
// its value is the text itself.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "sudoku_sat/io.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::report {

/// Opens what an option's value means; `what` names the content, for messages. Throws: InputError.
using OpenText = std::function<LineReader(const std::string& value, std::string_view what)>;

/// The value itself as the text, as in requests.
LineReader text_itself(const std::string& value, std::string_view what);

/// All lines that are left.
std::string whole_text(LineReader& lines);

/// All grids of the values, in their order. Throws: InputError if a value can't be read or has
/// anything but whole grids that satisfy the board's rules.
std::vector<Grid> read_solutions(const std::vector<std::string>& values, const Board& board,
                                 const OpenText& open);

/// The cells, ascending, that are not empty in the value's grid. If it has one sign for each cell,
/// besides white space, these are all that aren't a dot, 0, _, - or *. Throws: InputError unless it
/// is one grid of the board's size with at least one such cell.
std::vector<Cell> read_pattern(const std::string& value, const Geometry& geometry,
                               const OpenText& open);

/// The solutions of --exclude, read once, for the board of the first puzzle.
class ExcludedSolutions {
 public:
  ExcludedSolutions(std::vector<std::string> values, OpenText open)
      : values_(std::move(values)), open_(std::move(open)) {}

  /// Sets `grids` at the first call. Throws: as read_solutions().
  void read(const Board& board, std::vector<Grid>& grids);

 private:
  std::vector<std::string> values_;
  OpenText open_;
  bool done_ = false;
};

}  // namespace sudoku_sat::report
