// Depth-first search that learns where the conflicts are: for killers and other boards with sums,
// lines or relations, and for boards of unknown regions.
//
// A cell has a weight that grows with each contradiction that a decision on it led to; the next
// decision is on the cell with the greatest weight for its candidates, so that contradictions come
// early (dom/wdeg: Boussemart, Hemery, Lecoutre & Sais, ECAI 2004; here the number of candidates
// counts squared, which killers need). The cells of a small constraint that finds the contradiction
// get heavier, too, by less; where regions are unknown, the last cell that got its value before it
// does. All weights are halved now and then: what matters is the part of the tree where the search
// is. A value with more conflicts than others makes its cells heavier. If a unit has two cells left
// for a value, one of them may be decided instead; each has the contradictions that its own
// decision led to. Cells of constraints weigh more from the start.
//
// The first decisions matter most, and are made when there is nothing to learn from: after the
// first thousands of nodes the search begins again, with the weights that it has by then.
//
// Where regions are unknown, three cells that are far apart get the first numbers, unless numbers
// mean something (propagate/region_anchors). A cell weighs more once its region or value is known.
// How much more, and how much few candidates count, decides how long a search takes, on each board
// in another way: what takes long is begun anew in the next of three ways.
//
// Each node has two branches, the value and all others, so that the weights choose again after each
// contradiction. What follows from the removed value alone is only looked at with the next
// decision.
#pragma once

#include "formula_free_search.hpp"

namespace sudoku_sat::search {

/// Null if all its constraints are all-different, if it has formulas, but no unknown regions
/// (DifferentPairs), or formulas without a meaning, or if it is too large. Grids that differ in
/// variables alone count as one. The board must outlive it. `patience`: how many times as long as
/// usual it stays with one way before it begins anew in the next.
std::unique_ptr<FormulaFreeSearch> make_weighted_search(const Board& board, double patience = 1);

}  // namespace sudoku_sat::search
