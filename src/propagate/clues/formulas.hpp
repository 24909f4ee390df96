// What a constraint made of clauses leaves its cells, for each thing that it can mean: the marks
// are narrowed, and a sentence says why.
#pragma once

#include <string>

#include "marks.hpp"

namespace sudoku_sat::clues {

/// Something that a formula gives.
struct ToldFormula {
  std::string text;
  std::vector<std::uint32_t> others = {};  ///< formulas that it also rests on
  std::vector<Cell> cells = {};            ///< cells whose candidates it rests on, besides its own
};

/// "The shaded cells are connected: there is no way from r1c1 to r5c5 ..."
std::optional<ToldFormula> narrow_formula(Marks& marks, std::uint32_t number,
                                          const Connected& meaning);
/// "Each region has each value once: region(r2c1) is 1 and r2c1 is 3; r1c2 is 3 too, ..."
std::optional<ToldFormula> narrow_formula(Marks& marks, std::uint32_t number,
                                          const DifferentPairs& meaning);
/// "Regions are numbered in reading order: no cell before region(r1c4) can be more than 2, ..."
std::optional<ToldFormula> narrow_formula(Marks& marks, std::uint32_t number,
                                          const InOrder& meaning);

/// "The rank 24 at the bottom of column 1 is the greatest of the four numbers that begin with 6,
/// so the one from the top of column 5 is smaller: ..." No value for other formulas without a
/// meaning.
std::optional<ToldFormula> narrow_formula(Marks& marks, std::uint32_t number, std::monostate none);
/// Whether it is a rank without ties.
bool is_rank(const ClauseConstraint& formula);

/// The formula's label as the beginning of a sentence, without cells after it.
std::string lead_of(const Board& board, std::uint32_t number);

}  // namespace sudoku_sat::clues
