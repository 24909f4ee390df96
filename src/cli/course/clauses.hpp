// Questions of checkers about clauses: does one follow, are all consistent, which are needed?
#pragma once

#include <functional>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::cli {

using CourseClause = std::vector<Lit>;

/// The clauses one by one, literals sorted, none twice.
std::vector<CourseClause> clauses_in(const MemorySink& clauses);

/// "1 -2 0"
std::string clause_text(const CourseClause& clause);

/// A solver with these clauses and the variables 1..variables at least.
std::unique_ptr<Solver> solver_of(const std::vector<CourseClause>& clauses, std::size_t variables);

/// Throws: Stopped.
bool satisfiable(Solver& solver, std::span<const Lit> assumptions, const Limits& limits);

/// Whether the clause is true in all models. Throws: Stopped.
bool follows(Solver& solver, const CourseClause& clause, const Limits& limits);

/// The index of a clause without which the formula is still right, according to `right`; the number
/// of clauses if each is needed.
std::size_t needless(const std::vector<CourseClause>& clauses,
                     const std::function<bool(const std::vector<CourseClause>& others,
                                              const CourseClause& without)>& right);

/// The clauses of a puzzle's rules of these kinds, then its givens as unit clauses.
MemorySink puzzle_clauses(std::string_view puzzle, const std::set<Reason::Kind>& kinds);

/// The first clause of the answer that the formula doesn't have, as a sentence; empty: there is
/// none.
std::string foreign_clause(const std::vector<CourseClause>& answer,
                           const std::vector<CourseClause>& formula);

/// What is wrong with the models of the clauses, on S[i,j,k], as the solutions of a puzzle without
/// those in `excluded`: a sentence and a missing or wrong grid; empty: nothing. Throws: Stopped.
std::string compare_solutions(const MemorySink& clauses, const Puzzle& puzzle, const Limits& limits,
                              const std::set<Grid>& excluded = {});

}  // namespace sudoku_sat::cli
