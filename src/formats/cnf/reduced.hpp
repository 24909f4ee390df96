// What the header of a CNF file says of a reduction, read back.
#pragma once

#include <string>
#include <vector>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat {

/// A comment line "c KEY VALUE" about the result of a reduction; see header.hpp.
struct ReducedLine {
  std::string key;
  std::string value;
  Position position;
};

/// The candidates that the lines list; for a contradiction those of some grid: there is no answer.
/// `end`: where the header ends. Throws: InputError where the lines are damaged.
Candidates reduced_candidates(const std::vector<ReducedLine>& lines, const Puzzle& puzzle,
                              const Position& end);

}  // namespace sudoku_sat
