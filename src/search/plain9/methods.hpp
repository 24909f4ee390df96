// What is done with the plain 9x9 board on one kind of vectors: the search by cubes, and states of
// propagation step by step, for other searches. baseline.cpp is for every machine, avx2.cpp and
// avx512.cpp are compiled for machines that have them; state.cpp asks the machine.
//
// Nothing but plain data crosses the border to those files, and behind it everything is inline or
// in an unnamed namespace and no standard library is used: of an inline function that two files
// have the linker keeps one, which must not be the one for a newer machine. A test looks at the
// symbols.
#pragma once

#include <cstdint>

namespace sudoku_sat::search {

/// As FormulaFreeSearch::Result.
struct CubeResult9 {
  bool complete = false;
  bool split = false;
  unsigned solutions = 0;
  unsigned cubes = 0;
  unsigned refuted = 0;
  std::uint16_t first[81] = {};
};

/// As the arguments of FormulaFreeSearch::search().
struct CubeLimits9 {
  unsigned wanted;
  unsigned most;
  unsigned largest;
  bool (*goes_on)(const void* asked);  ///< asked after some ten thousand cubes each; null: never
  const void* asked;
};

/// A state of propagation as bytes, sets of cells like CellSet9 without its fourth word among
/// them: it begins with the open cells, and `words` says where the positions of the values are.
/// What else a kind of board needs is after them.
struct StateBytes9 {
  alignas(16) unsigned char bytes[320];
};

/// Functions for one kind of vectors.
struct Methods9 {
  /// Looks for solutions as FormulaFreeSearch::search() tells: the same cubes on all vectors, in
  /// the same order. `givens`: 81 values.
  CubeResult9 (*search)(const std::uint16_t* givens, const CubeLimits9& limits);
  /// Likewise from a state without a contradiction.
  CubeResult9 (*search_from)(const StateBytes9& state, const CubeLimits9& limits);

  // As the methods of State9.
  void (*begin)(StateBytes9& state);
  bool (*leave_all)(StateBytes9& state, const std::uint16_t* candidates);
  bool (*decide_all)(StateBytes9& state, const std::uint16_t* givens);
  bool (*decide)(StateBytes9& state, unsigned cell, unsigned value);
  unsigned (*branching_cell)(const StateBytes9& state);

  /// How many words of 32 bits stand before the positions of each value, from value 1 on; the first
  /// number means nothing.
  unsigned char words[10];
};

const Methods9& methods9_baseline();

/// Each requires a machine with these vectors, with BMI2 and POPCNT.
const Methods9& methods9_avx2();
const Methods9& methods9_avx512();

}  // namespace sudoku_sat::search
