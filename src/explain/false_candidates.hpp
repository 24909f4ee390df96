// Candidates that are in no solution, found by search. See false_candidates.cpp.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <vector>

#include "group_solver.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/reasons.hpp"

namespace sudoku_sat {

class FalseCandidates {
 public:
  /// All must outlive it. The clauses' groups are 0..reasons-1.
  FalseCandidates(const Puzzle& puzzle, const ReasonedClauses& clauses, std::size_t reasons,
                  const Limits& limits);

  /// Adds the fact as the next group.
  void add_fact(Lit fact);

  /// Those of the candidates that are in no solution; where there are several solutions, only some
  /// of them. Throws: Stopped.
  std::vector<Lit> among(const std::vector<Lit>& candidates);

  /// The solution where there is only one, its variables too; nullptr elsewhere. Throws: Stopped.
  const Grid* only_solution();

  /// Groups that imply the literals: all of them where a solver takes too long to say which.
  /// Requires: the literals hold in all solutions. Throws: Stopped.
  Groups reasons(std::span<const Lit> literals);

 private:
  GroupSolver& solver();
  bool determines_variables(const Grid& solution);
  std::vector<Lit> by_solver(const std::vector<Lit>& candidates);

  const Puzzle& puzzle_;
  const ReasonedClauses& clauses_;
  std::size_t reasons_;
  const Limits& limits_;
  std::vector<Lit> facts_;
  bool solved_ = false;
  std::optional<Grid> only_;           ///< the solution where there is one
  std::optional<GroupSolver> solver_;  ///< knows the whole board; few puzzles need it
  std::set<Lit> in_a_solution_;
};

}  // namespace sudoku_sat
