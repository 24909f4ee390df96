// Clues that hold in a solution, drawn at random for each kind of free clue: a puzzle's clues are
// chosen among them. Boards with chosen clues, and boards that have a single clue, to ask whether
// it holds in a grid.
#pragma once

#include "form.hpp"
#include "sudoku_sat/rule.hpp"

namespace sudoku_sat::generate {

class ClueBoards {
 public:
  /// `board`: what all puzzles have.
  explicit ClueBoards(const Board& board);

  /// The geometry of all boards.
  const Geometry& geometry() const { return geometry_; }

  /// The board with one clue besides its shape and its units. Throws: InputError, UsageError.
  std::shared_ptr<const Board> alone(const Rule& rule, const std::string& text) const;

  /// A clue that is added to the board.
  struct Clue {
    const Rule* rule;
    std::string text;
  };
  /// Throws: InputError, UsageError.
  std::shared_ptr<const Board> with(const std::vector<Clue>& clues) const;

 private:
  Geometry geometry_;
  Geometry plain_;              ///< before rules have changed it
  std::vector<RuleUse> uses_;   ///< the rules of the board
  std::vector<RuleUse> shape_;  ///< those that change its geometry or its units
};

/// Whether the grid is a solution of the board with a single clue. Requires: it is one without
/// that clue. Variables besides the grid are ignored.
bool clue_holds(const std::shared_ptr<const Board>& alone, const Grid& grid);

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

  bool is_given() const { return alone == nullptr; }
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
