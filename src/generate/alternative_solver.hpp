// Solutions of a board other than a known one, asked of a SAT solver.
//
// Up to about 12x12 the rules stay in one solver with what it learns, and each question is a set of
// assumptions. On larger boards a new solver gets what propagation leaves open, in the formulation
// that is best for one puzzle of this size: it can simplify what assumptions would keep open. With
// anti-knight at 16x16 that takes half the time.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "solvers/board_solver.hpp"
#include "sudoku_sat/propagation.hpp"

namespace sudoku_sat::generate {

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

}  // namespace sudoku_sat::generate
