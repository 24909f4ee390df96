// Which candidates exclude each other by a clue: a sign, a cage, a line, a number beside the board.
// Two candidates do if the clue, narrowed with the one, takes the other; other cells of the clue
// keep all that they have. A chain can follow such a link as it follows sight. (What clues are is
// known to propagate/clues alone, where this is made.)
#pragma once

#include "propagate/techniques/finding.hpp"

namespace sudoku_sat::propagation {

/// Whether a sentence can name the cell: it is on the grid, or it is a whole variable. (A variable
/// with several digits has a name only as a whole.)
inline bool has_own_name(const Board& board, Cell cell) {
  return board.geometry().on_grid(cell) || variable_of_digit(board, cell) == nullptr;
}

class ClueLinks {
 public:
  using Pair = std::pair<Exclusion, Exclusion>;

  virtual ~ClueLinks() = default;

  /// The pairs of the state's candidates, of different cells of the grids; the smaller first.
  /// Requires: size() <= 64. Throws: Stopped.
  virtual const std::vector<Pair>& pairs(const TechniqueState& state) = 0;

  /// Adds to a finding what the link of two candidates rests on; nothing if they are of one cell or
  /// see each other. Returns the clue's name, empty if there is none. Requires: pairs() was called
  /// for the state.
  virtual std::string add_reasons(const TechniqueState& state, const Exclusion& a,
                                  const Exclusion& b, Finding& found) const = 0;

  /// The clues other than single relations are numbered.
  virtual std::uint32_t count() const = 0;
  virtual const std::vector<Cell>& cells(std::uint32_t clue) const = 0;
  /// What the clue takes from its cells without these candidates; no value if it leaves a cell
  /// nothing. Until the next call.
  virtual const std::optional<std::vector<Exclusion>>& taken(
      const TechniqueState& state, std::uint32_t clue, const std::vector<Exclusion>& gone) = 0;
  /// Adds to a finding what the clue is and the cells that it is about. Returns its name.
  virtual std::string add_clue(const TechniqueState& state, std::uint32_t clue,
                               Finding& found) const = 0;
};

/// Those of the state's board, kept by the state.
ClueLinks& clue_links(const TechniqueState& state);

/// Whether the board has signs or clues besides its all-different constraints.
inline bool has_clues(const Board& board) {
  return !board.relations().empty() || !board.diagrams().empty();
}

}  // namespace sudoku_sat::propagation
