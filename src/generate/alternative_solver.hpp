// Solutions of a board other than a known one, asked of a SAT solver. See alternative_solver.cpp.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/propagation.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat {

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
  std::optional<Grid> answer(Solver& solver, const VariableMap& variables) const;
  void load(Solver& solver, const VariableMap& variables, const Formulation& formulation) const;
  void exclude(const Grid& grid, Solver& solver, const VariableMap& variables) const;

  std::shared_ptr<const Board> board_;
  const Grid& solution_;
  const std::vector<Grid>& excluded_;
  const Limits& limits_;
  bool keeps_rules_;
  VariableMap variables_;
  std::unique_ptr<Solver> solver_;  ///< made when it is first needed
};

}  // namespace sudoku_sat
