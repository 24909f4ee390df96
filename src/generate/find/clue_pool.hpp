// Clues that hold in a solution, drawn at random for each kind of free clue: a puzzle's clues are
// chosen among them.
#pragma once

#include "clue_boards.hpp"
#include "form.hpp"

namespace sudoku_sat::generate {

/// The kinds of free clues with their forms.
struct ClueKinds {
  /// Throws: as Finder().
  ClueKinds(const Board& board, const std::vector<FreeClue>& free_clues);

  ClueBoards boards;
  const std::vector<FreeClue>& clues;
  std::vector<ClueForm> forms;  ///< of each kind
};

/// A clue that a puzzle may have.
struct PoolClue {
  std::size_t kind;
  std::string text;                    ///< an entry of its rule's data; empty for a given
  std::vector<Cell> cells;             ///< that it is about; empty: not known
  std::shared_ptr<const Board> alone;  ///< null for a given
};

/// The clue with open numbers filled in so that it holds in the solution; no value if it doesn't.
std::optional<PoolClue> clue_of(const ClueKinds& kinds, std::size_t kind, const Placed& placed,
                                const Grid& solution, Random& random);

/// Clues without open numbers at random places, before a solution is known: as many of each kind
/// as a puzzle must have, if they find room.
std::vector<PoolClue> clues_ahead(const ClueKinds& kinds, Random& random);

class CluePool {
 public:
  /// `ahead`: clues that hold in the solution. Throws: Stopped.
  CluePool(const ClueKinds& kinds, const Grid& givens, const Grid& solution,
           std::vector<PoolClue> ahead, Random& random);

  const std::vector<PoolClue>& clues() const { return clues_; }
  /// Whether there are as many of each kind as a puzzle must have.
  bool enough() const;
  /// The numbers of the clues that don't hold in the grid, another solution without them.
  std::vector<std::size_t> broken_by(const Grid& grid) const;

 private:
  void draw(std::size_t kind, Random& random);
  void add_givens(std::size_t kind, const Grid& givens, Random& random);

  const ClueKinds& kinds_;
  const Grid& solution_;
  std::vector<PoolClue> clues_;
  std::vector<std::size_t> of_kind_;
};

}  // namespace sudoku_sat::generate
