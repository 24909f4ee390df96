// Values are counted from 1, and may be written as other numbers: what turns these into values.
#pragma once

#include <fmt/format.h>

#include <cstdlib>
#include <string>

namespace sudoku_sat::encoding {

/// " + 1" after a number that is written where values are written as one less; nothing if they
/// are written as they are.
inline std::string to_value(int offset) {
  return offset == 0 ? "" : fmt::format(" {} {}", offset < 0 ? '+' : '-', std::abs(offset));
}

}  // namespace sudoku_sat::encoding
