// Solutions of a board other than a known one that agree with it on some cells: what a puzzle with
// these givens would have to exclude.
//
// Most questions are answered by unit propagation, most others by a few nodes of a depth-first
// search, which is cheaper than a call of the solver and needs no loaded rules. The rest goes to
// the solver. Where the search gave up, it gets fewer nodes the next time: with rules that are hard
// to satisfy it might never end.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "alternative_search.hpp"
#include "alternative_solver.hpp"
#include "search/solution_tree.hpp"

namespace sudoku_sat::generate {

class AlternativeSolutions {
 public:
  /// `excluded`: further solutions that don't count, in ascending order. `solution`, `excluded` and
  /// `limits` must outlive it.
  AlternativeSolutions(std::shared_ptr<const Board> board, const Grid& solution,
                       const std::vector<Grid>& excluded, const Limits& limits);

  const std::shared_ptr<const Board>& board() const { return board_; }
  const Grid& solution() const { return solution_; }

  /// One that agrees with the solution on `givens`; no value where there is none. Throws: Stopped.
  std::optional<Grid> alternative(const CellSet& givens);

  /// The cells in which such a solution differs from the known one; no value where there is none.
  std::optional<CellSet> difference(const CellSet& givens);

  /// Whether there is such a solution with another value in `cell`.
  bool another_value(Cell cell, const CellSet& givens);

  /// Calls visit(cells) with each such difference until it returns false.
  void for_each_difference(const CellSet& givens, const std::function<bool(const CellSet&)>& visit);

  /// Whether unit propagation of the givens gives the solution.
  bool solved_by_propagation(const CellSet& givens);

  /// Prepares for questions like the last one about these givens and some more: each is then
  /// answered faster.
  void expect(const CellSet& givens);

 private:
  bool find(const CellSet& givens, std::optional<Cell> cell);
  bool ask_solver(const CellSet& givens, std::optional<Cell> cell);
  bool counts(const Grid& grid) const;
  CellSet difference_of(const Grid& grid) const;

  std::shared_ptr<const Board> board_;
  const Grid& solution_;
  const std::vector<Grid>& excluded_;
  const Limits& limits_;
  std::unique_ptr<AlternativeSearch> search_;
  std::unique_ptr<AlternativeSearch> propagation_;  ///< made when it is first needed
  std::optional<search::SolutionTree> tree_;        ///< likewise
  std::optional<AlternativeSolver> solver_;         ///< likewise
  Grid found_;                                      ///< the last alternative
  unsigned patience_;  ///< nodes of the search before the solver is asked
};

}  // namespace sudoku_sat::generate
