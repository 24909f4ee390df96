// Why a clue leaves some cells less: what its other cells can be, as few cells and of each as
// little as that takes. The clue, these facts and that some cells see each other are then the
// whole reason, so a reader can check it without looking at anything else.
#pragma once

#include "marks.hpp"

namespace sudoku_sat::clues {

/// What a cell can be, or more than that.
struct CellFact {
  Cell cell = 0;
  Mask values = 0;

  bool operator==(const CellFact&) const = default;
};

/// Cells that the same facts leave less.
struct FactsAndCells {
  std::vector<CellFact> facts = {};
  std::vector<Cell> cells = {};
};

/// What makes the clue leave these cells what the narrowed marks have, each for the cells before
/// it too; a cell's own candidates are no facts about it. No value if that would take long.
std::optional<std::vector<FactsAndCells>> facts_behind(const Marks& narrowed, const Clue& clue,
                                                       std::vector<Cell> cells);

}  // namespace sudoku_sat::clues
