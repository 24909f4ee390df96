// Solutions of a board, other than a known one, that agree with it on some cells: a puzzle with
// these givens would have to exclude them.
//
// Most questions are answered by unit propagation, most others by a few nodes of a depth-first
// search, which is cheaper than a call of the solver and needs no loaded rules. The rest goes to
// the solver. After the search has given up, it gets fewer nodes the next time: with rules that are
// hard to satisfy it might never end.
//
// AlternativeSearch is a short search below the state that some givens leave. Most questions are
// about the givens of an earlier question and some more, so the states that earlier givens left are
// kept on a stack, each with givens that contain those of the state below it, and for a new
// question only the further givens are decided. From there a depth-first search continues,
// splitting by the tightest cell.
//
// AlternativeSolver asks a SAT solver. Up to about 12x12 one solver keeps the rules and its learnt
// clauses, and each question is a set of assumptions. On larger boards a new solver gets what
// propagation leaves open, in the formulation that is best for one puzzle of this size: it can
// simplify what assumptions would keep open. With anti-knight at 16x16 that takes half the time.
#pragma once

#include "base/number_set.hpp"
#include "search/all_solutions.hpp"
#include "search/depth_first.hpp"
#include "search/solution_tree.hpp"
#include "solvers/board_solver.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat::generate {

using CellSet = base::NumberSet;

/// Which solutions count as others: their grids, without variables, differ from that of `solution`
/// and those of `excluded`. All must outlive it.
class OtherGrids {
 public:
  /// `excluded` in ascending order.
  OtherGrids(const Geometry& geometry, const Grid& solution, const std::vector<Grid>& excluded)
      : geometry_(geometry), solution_(solution), excluded_(excluded) {}

  bool include(const Grid& grid) const {
    return !same_grid(geometry_, grid, solution_) &&
           !std::binary_search(excluded_.begin(), excluded_.end(), grid,
                               search::LessOnGrid{geometry_.grid_cells()});
  }

 private:
  const Geometry& geometry_;
  const Grid& solution_;
  const std::vector<Grid>& excluded_;
};

class AlternativeSearch {
 public:
  virtual ~AlternativeSearch() = default;

  /// Decides the solution's values in the cells of `givens`; the next questions are about the state
  /// that they leave. Returns whether a cell is open in it. Throws: Stopped.
  virtual bool decide(const CellSet& givens) = 0;

  /// Whether a cell is open in that state.
  virtual bool open(Cell cell) const = 0;

  /// Looks for a solution that counts; if a cell is named, for one with another value there. Gives
  /// up after this many nodes. Throws: Stopped.
  virtual search::SearchEnd find(std::optional<Cell> cell, unsigned nodes) = 0;

  /// The last one that was found.
  virtual const Grid& found() const = 0;
};

/// What the states of a search derive: whatever is fastest for the board, or exactly what unit
/// propagation derives.
enum class Inference { fastest, unit_propagation };

/// `excluded`: further solutions that don't count, in ascending order. All must outlive it.
/// Requires: `solution` is a solution of the board.
std::unique_ptr<AlternativeSearch> make_alternative_search(const Board& board, const Grid& solution,
                                                           const std::vector<Grid>& excluded,
                                                           const Limits& limits,
                                                           Inference inference);

/// The values of `grid` on some cells, 0 elsewhere.
Grid values_on(const CellSet& cells, const Grid& grid);

class AlternativeSolver {
 public:
  /// `excluded`: further solutions that don't count. All references must outlive it.
  AlternativeSolver(std::shared_ptr<const Board> board, const Grid& solution,
                    const std::vector<Grid>& excluded, const Limits& limits);

  /// A solution within the candidates; if a cell is named, with another value there. Requires:
  /// candidates at the fixpoint of unit propagation, without the known solution's value in that
  /// cell. Throws: Stopped, SolverError.
  std::optional<Grid> find(const Candidates& candidates, std::optional<Cell> cell);

 private:
  std::optional<Grid> find_with_rules(const Candidates& candidates, std::optional<Cell> cell);
  std::optional<Grid> find_in_rest(const Candidates& candidates) const;

  Puzzle blank_;
  std::vector<Grid> known_;  ///< what a solution must differ from
  const Limits& limits_;
  bool keeps_rules_;
  std::optional<solvers::BoardSolver> rules_;  ///< made when it is first needed
};

class AlternativeSolutions {
 public:
  /// `excluded`: further solutions that don't count, in ascending order. `solution`, `excluded` and
  /// `limits` must outlive it.
  AlternativeSolutions(std::shared_ptr<const Board> board, const Grid& solution,
                       const std::vector<Grid>& excluded, const Limits& limits);

  const std::shared_ptr<const Board>& board() const { return board_; }
  const Grid& solution() const { return solution_; }

  /// A solution that agrees with the known one on `givens`; no value if there is none. Throws:
  /// Stopped.
  std::optional<Grid> alternative(const CellSet& givens);

  /// The cells in which such a solution differs from the known one; no value if there is none.
  std::optional<CellSet> difference(const CellSet& givens);

  /// Whether there is such a solution with another value in `cell`.
  bool another_value(Cell cell, const CellSet& givens);

  /// Calls visit(cells) with each such difference until it returns false.
  void for_each_difference(const CellSet& givens, const std::function<bool(const CellSet&)>& visit);

  /// Whether unit propagation of the givens finds the solution.
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
  std::unique_ptr<search::SolutionTree> tree_;      ///< likewise
  std::optional<AlternativeSolver> solver_;         ///< likewise
  Grid found_;                                      ///< the last alternative
  unsigned patience_;  ///< nodes of the search before the solver is asked
};

}  // namespace sudoku_sat::generate
