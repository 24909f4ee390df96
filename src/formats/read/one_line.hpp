// A whole puzzle on one line, with what stands behind it.
#pragma once

#include <optional>
#include <string>

#include "sudoku_sat/board.hpp"
#include "value_scanner.hpp"

namespace sudoku_sat {

/// A puzzle before its size is compared with what was asked for.
struct ParsedBoard {
  int size = 0;
  Grid givens;
  std::string label;
  std::size_t line = 0;  ///< its first one
};

/// The whole number whose square is `count`, if there is one.
std::optional<std::size_t> square_root(std::size_t count);

/// Throws: TextError. A puzzle of another size than `wanted` is none where it is well formed.
ParsedBoard read_one_line(Reading reading, const TextLine& line, std::optional<int> wanted);

}  // namespace sudoku_sat
