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
};

/// "The shaded cells are connected: there is no way from r1c1 to r5c5 ..."
std::optional<ToldFormula> narrow_connected(Marks& marks, std::uint32_t number,
                                            const Connected& meaning);
/// "Each region has each value once: region(r2c1) is 1 and r2c1 is 3; r1c2 is 3 too, ..."
std::optional<ToldFormula> narrow_pairs(Marks& marks, std::uint32_t number,
                                        const DifferentPairs& meaning);
/// "Regions are numbered in reading order: no cell before region(r1c4) can be more than 2, ..."
std::optional<ToldFormula> narrow_in_order(Marks& marks, std::uint32_t number,
                                           const InOrder& meaning);

/// The formula's label as the beginning of a sentence, without cells after it.
std::string lead_of(const Board& board, std::uint32_t number);

}  // namespace sudoku_sat::clues
