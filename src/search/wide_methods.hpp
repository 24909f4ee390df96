// What is done with the plain 9x9 board on vectors wider than every machine has: the search by
// cubes, and states of propagation step by step, for other searches. wide_avx2.cpp and
// wide_avx512.cpp are compiled for machines that have them; vectors9.cpp asks the machine.
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

/// A state of propagation as bytes, sets of cells like CellBits9 without its fourth word among
/// them: it begins with the open cells, and `words` says where the positions of the values are.
struct WideBytes {
  alignas(16) unsigned char bytes[256];
};

/// Functions for one kind of vectors.
struct WideMethods {
  /// Looks for `wanted` solutions with so many cubes as Cubes::search() tells: the same cubes as on
  /// BitBoard9, in the same order. `givens`: 81 values.
  WideResult (*search)(const std::uint16_t* givens, unsigned wanted, unsigned most,
                       unsigned largest);

  // As the methods of BitBoard9.
  void (*begin)(WideBytes& state);
  bool (*decide_all)(WideBytes& state, const std::uint16_t* givens);
  bool (*decide)(WideBytes& state, unsigned cell, unsigned value);

  /// How many words of 32 bits stand before the positions of each value, from value 1 on; the first
  /// number means nothing.
  unsigned char words[10];
};

/// Each requires a machine with these vectors, with BMI2 and POPCNT.
const WideMethods& wide_avx2();
const WideMethods& wide_avx512();

}  // namespace sudoku_sat
