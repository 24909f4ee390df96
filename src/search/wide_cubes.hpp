// The search by cubes of the plain 9x9 board on vectors wider than every machine has. wide_avx2.cpp
// and wide_avx512.cpp are compiled for machines that have them; the table here asks the machine.
//
// Nothing but plain data crosses the border to those files, and behind it everything is inline or
// in an unnamed namespace and no standard library is used: of an inline function that two files
// have the linker keeps one, which must not be the one for a newer machine. A test looks at the
// symbols.
#pragma once

#include <cstdint>

namespace sudoku_sat {

/// As Cubes::Result.
struct WideResult {
  bool complete;
  bool split;
  unsigned solutions;
  unsigned cubes;
  unsigned refuted;
  std::uint16_t first[81];
};

/// Looks for `wanted` solutions with at most so many cubes: the same cubes as on BitBoard9, in the
/// same order. `givens`: 81 values.
using WideSearch = WideResult(const std::uint16_t* givens, unsigned wanted, unsigned most);

/// Each requires a machine with these vectors, with BMI2 and POPCNT.
WideSearch search_avx2;
WideSearch search_avx512;

}  // namespace sudoku_sat
