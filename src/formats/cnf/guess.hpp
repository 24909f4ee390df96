// The board and the numbering of a formula without our header, found in its clauses.
#pragma once

#include "numbering.hpp"

namespace sudoku_sat::format {

/// How a formula is read.
struct GuessedNumbering {
  Geometry geometry;
  Numbering numbering;  ///< its name or formula; "standard" too
};

/// The first numbering that the clauses fit on one of the boards. `variables`: of the formula.
std::optional<GuessedNumbering> guess_numbering(const ClauseSample& sample,
                                                const std::vector<Geometry>& boards,
                                                std::uint64_t variables);

/// The boards that a formula with this many variables can describe, the most common ones first.
std::vector<Geometry> usual_boards(std::uint64_t variables);

}  // namespace sudoku_sat::format
