// What must have one of some candidates: a cell one of its values, a unit one of the places for a
// value. (The CSP variables of D. Berthier, Pattern-Based Constraint Satisfaction and Logic
// Puzzles, 2012.)
#pragma once

#include "link_graph.hpp"
#include "propagate/techniques/words.hpp"

namespace sudoku_sat::propagation {

struct CspVariable {
  bool is_cell = false;
  std::uint32_t number = 0;  ///< of the cell or the unit
  Value value = 0;           ///< of a unit
  std::vector<NodeNumber> candidates;
};

/// Those of all open cells, and of all values in all units, which may have no place. Requires: the
/// graph has candidates.
std::vector<CspVariable> variables_of_cells(const LinkGraph& graph);
std::vector<CspVariable> variables_of_units(const LinkGraph& graph);

/// Those of open cells and values on the grids, the ones with the fewest candidates first.
std::vector<CspVariable> csp_variables(const LinkGraph& graph);

/// That the variable has a candidate.
void add_reason(const CspVariable& variable, Finding& found);

/// "4 in r1c2 or r1c3", "2 or 3 in r1c2, or 5 in r2c2", "1 in doubled(r1c2)".
std::string candidates_text(std::vector<Exclusion> candidates, const Words& words,
                            std::string_view last = "or");

}  // namespace sudoku_sat::propagation
