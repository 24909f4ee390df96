// Decision diagrams that know more than their own constraint, for filters. Cells of a diagram that
// see each other differ, so that it has fewer paths. And a cell of an unknown region has a
// neighbour in it: where all its neighbours are cells of the diagram, it says so itself. A count of
// the cells around a cell that are of its region is then never 1 (after the Interactive Sudoku
// Solver, sigh, GitHub, where the filter of such counts asks this of its first cell).
#pragma once

#include <map>
#include <memory>
#include <tuple>

#include "sudoku_sat/puzzle.hpp"

namespace sudoku_sat::propagation {

class StrongDiagrams {
 public:
  /// The board must outlive it.
  explicit StrongDiagrams(const Board& board);

  /// The diagram of these cells with what else is known of them, or itself, also where it would
  /// become large. The same one for diagrams of the same shape.
  std::shared_ptr<const Diagram> strengthened(const std::vector<Cell>& cells,
                                              const std::shared_ptr<const Diagram>& diagram);

 private:
  // clang 14's library, which is WebAssembly's, has no <=> for vectors.
  using Places = std::vector<std::size_t>;  ///< of a diagram's cells
  struct Enclosed {
    std::size_t place = 0;
    Places neighbours = {};
    bool operator<(const Enclosed& other) const {
      return std::tie(place, neighbours) < std::tie(other.place, other.neighbours);
    }
  };
  /// What is known of the cells.
  struct Known {
    std::vector<Places> distinct = {};
    std::vector<Enclosed> enclosed = {};
    bool operator<(const Known& other) const {
      return std::tie(distinct, enclosed) < std::tie(other.distinct, other.enclosed);
    }
  };

  std::vector<Places> distinct_in(const std::vector<Cell>& cells) const;
  std::vector<Enclosed> enclosed_in(const std::vector<Cell>& cells) const;

  const Board& board_;
  std::vector<std::vector<Cell>> neighbours_;  ///< by cell; empty for cells that need none
  std::map<std::pair<const Diagram*, Known>, std::shared_ptr<const Diagram>> made_ = {};
};

}  // namespace sudoku_sat::propagation
