// What can be said of a puzzle without a formula: by unit propagation on bit masks, and by
// splitting what it leaves into cubes.
//
// Cube and conquer (Heule, Kullmann, Wieringa, Biere 2011) on the smallest scale: what unit
// propagation leaves is split by one cell, whose values are the branches; each of them is a cube
// that propagation refutes, decides, or leaves to be split again. On small boards a cube costs
// about as much as handing a single clause to a solver, and nearly every puzzle that has one
// solution needs fewer than a few hundred of them. Puzzles that need more go to the solver, which
// starts from the beginning. On the 9x9 board with pencil marks a solver takes longer than millions
// of cubes, so the search has the longer turns there. The number of cubes is limited, not the time,
// so that the answer is the same on every machine.
#pragma once

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::search {

class FormulaFreeSearch : NotCopied {
 public:
  /// Null if the board has more than 256 cells, or constraints that are not all-different and that
  /// no search is made for (see weighted_search.hpp). The board must outlive it. Throws:
  /// UsageError as chosen_vectors9().
  static std::unique_ptr<FormulaFreeSearch> make(const Board& board);

  virtual ~FormulaFreeSearch() = default;

  struct Result {
    bool complete = false;   ///< else there were too many cubes, and nothing is known
    bool split = false;      ///< else unit propagation was enough
    unsigned solutions = 0;  ///< found, up to as many as were wanted
    unsigned cubes = 0;
    unsigned refuted = 0;  ///< cubes that unit propagation refuted
    Grid first = {};       ///< the first solution found
  };

  /// Looks for `wanted` solutions, 1 or more; the same ones on every machine. Gives up after `most`
  /// cubes, by default as many as the kind of board allows. On wide vectors it goes on where the
  /// whole tree looks smaller than `largest` cubes by then, until it has become twice as large.
  /// Requires: a puzzle of the board. Throws: Stopped at a limit.
  virtual Result search(const Grid& givens, unsigned wanted, const Limits& limits,
                        unsigned most = no_limit, unsigned largest = 0) = 0;

  static constexpr unsigned no_limit = ~0U;
  /// After this many cubes a solver may have a turn, a short one and then a long one, before the
  /// search has a larger limit, in the end its greatest. A search by weights goes on where it was
  /// if it is asked the same again; the others start over.
  virtual unsigned short_turn() const { return no_limit; }
  virtual unsigned long_turn() const { return no_limit; }
};

}  // namespace sudoku_sat::search
