// A checker of LRAT, for comparison: it only does what the proof says, as the verified ones do.
// Each clause that a lemma names has to be false, or have one literal that is not, when its turn
// comes.
#pragma once

#include <string>
#include <vector>

namespace sudoku_sat::support {

/// Why the proof does not refute the formula; empty if it does.
std::string fault_of_lrat(const std::vector<std::vector<int>>& formula, const std::string& proof);

}  // namespace sudoku_sat::support
