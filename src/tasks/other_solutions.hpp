// Solutions of a board other than a known one that agree with it on some cells: what a puzzle with
// these givens would have to exclude. See other_solutions.cpp.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "cell_set.hpp"
#include "other_solver.hpp"
#include "solution_tree.hpp"

namespace sudoku_sat {

class OtherSolutions {
 public:
  /// `excluded`: further solutions that don't count, in ascending order. `solution`, `excluded` and
  /// `limits` must outlive it.
  OtherSolutions(std::shared_ptr<const Board> board, const Grid& solution,
                 const std::vector<Grid>& excluded, const Limits& limits);

  const std::shared_ptr<const Board>& board() const { return board_; }
  const Grid& solution() const { return solution_; }

  /// One that agrees with the solution on `givens`; no value where there is none. Throws: Stopped.
  std::optional<Grid> other(const CellSet& givens);

  /// The cells in which such a one differs from the solution.
  std::optional<CellSet> difference(const CellSet& givens);

  /// Likewise of one that has another value in `cell`.
  std::optional<CellSet> difference_at(Cell cell, const CellSet& givens);

  /// Calls visit(cells) for each of them until it returns false.
  void for_each_difference(const CellSet& givens, const std::function<bool(const CellSet&)>& visit);

  /// Whether unit propagation of the givens gives the solution.
  bool solved_by_propagation(const CellSet& givens) { return !decide(givens) && root_.complete(); }

 private:
  bool decide(const CellSet& givens);
  const std::optional<Grid>& find(std::optional<Cell> cell);
  bool descend(std::size_t depth);
  bool counts(const Grid& grid) const;
  CellSet difference_of(const Grid& grid) const;

  std::shared_ptr<const Board> board_;
  const Grid& solution_;
  const std::vector<Grid>& excluded_;
  const Propagation blank_;
  Propagation root_;
  SolutionTree tree_;
  OtherSolver solver_;
  std::vector<Propagation> states_;  ///< by depth: memory is taken once
  std::optional<Grid> found_;
  unsigned nodes_ = 0;  ///< that are left
  unsigned patience_;   ///< nodes, before the solver is asked
};

/// The values of `grid` on some cells, 0 elsewhere.
Grid values_on(const CellSet& cells, const Grid& grid);

}  // namespace sudoku_sat
