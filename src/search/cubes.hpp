// What can be said of a puzzle without a formula: by unit propagation on bit masks, and by
// splitting what it leaves into cubes. See cubes.cpp.
#pragma once

#include <memory>

#include "sudoku_sat/base.hpp"
#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat {

class Cubes {
 public:
  /// Null where the board has more than 256 cells, or constraints that are not all-different. The
  /// board must outlive it. Throws: UsageError as chosen_vectors9().
  static std::unique_ptr<Cubes> make(const Board& board);

  Cubes() = default;
  Cubes(const Cubes&) = delete;
  Cubes& operator=(const Cubes&) = delete;
  virtual ~Cubes() = default;

  struct Result {
    bool complete = false;   ///< else there were too many cubes, and nothing is known
    bool split = false;      ///< else unit propagation was enough
    unsigned solutions = 0;  ///< found, up to as many as were wanted
    unsigned cubes = 0;
    unsigned refuted = 0;  ///< cubes that unit propagation refuted
    Grid first;            ///< the first solution found
  };

  /// Looks for `wanted` solutions, 1 or more; the same ones on every machine. Gives up after `most`
  /// cubes, by default as many as the kind of board allows. On wide vectors it goes on where the
  /// whole tree looks smaller than `largest` cubes by then, until it has become twice as large.
  /// Requires: a puzzle of the board. Throws: Stopped at a limit.
  virtual Result search(const Grid& givens, unsigned wanted, const Limits& limits,
                        unsigned most = no_limit, unsigned largest = 0) = 0;

  static constexpr unsigned no_limit = ~0U;
};

}  // namespace sudoku_sat
