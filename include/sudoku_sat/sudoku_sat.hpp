// The library sudoku_sat: Sudoku as SAT, in pure CNF. This header includes all the others and is
// the manual; link the CMake target sudoku_sat.
//
// A puzzle in, its solution out:
//
//     #include <sudoku_sat/sudoku_sat.hpp>
//     using namespace sudoku_sat;
//
//     const Geometry geometry(9);
//     const Puzzle puzzle{make_board(geometry), from_line(geometry, "8..........36...", {"here"})};
//     PuzzleSolver solver({.unique = true});
//     const Outcome outcome = solver.solve(puzzle, Limits());
//     if (outcome.solution) std::cout << to_line(geometry, *outcome.solution) << '\n';
//
// Its clauses, anywhere: encode() writes to whatever meets the concept ClauseSink.
//
//     const VariableMap variables(geometry);
//     MemorySink clauses;
//     encode(encodings().front(), {*puzzle.board, variables}, clauses);
//
// The parts, in the order in which each may use those before it:
//
//   base     error, limits, io, phases, random, version: blame, deadlines, bytes in and out, times
//   proof    proof_checker: DRAT proofs checked, by a library that knows nothing but clauses
//   formula  literal, clause_sink, sinks, dimacs, answer: clauses in blocks and where they go;
//            profile, unit_propagation: what a formula is made of, what it shows without search
//   amo      amo: at-most-one methods
//   board    geometry, constraints, diagram, puzzle, verify: boards, their primitive constraints,
//            puzzles, the check without clauses
//   code     value_code: how a value is said in variables
//   rules    rule: rules, which make a board's constraints
//   reduce   candidates, reduction: unit propagation before encoding
//   encode   variables, encoding: S[i,j,k], constraint families, encodings
//   formats  formats, cnf_file: puzzles and grids as text, CNF files of puzzles
//   solvers  solver: CaDiCaL in the process, any program outside
//   tasks    tasks: solve, minimal cores; enumerate: list, count, true candidates; generate: new
//            puzzles; measure: size, strength, times of an encoding; subsets: cores and repairs;
//            reasons, explain: a solution step by step; certificate: prove, verify; rate
//
// No solution and no decision are values. What is thrown is an Error, and its type says whose fault
// it is: InputError, UsageError, OutputError, SolverError; Stopped is a limit that was reached.
#pragma once

// IWYU pragma: begin_exports
#include "sudoku_sat/amo.hpp"
#include "sudoku_sat/answer.hpp"
#include "sudoku_sat/candidates.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/clause_sink.hpp"
#include "sudoku_sat/cnf_file.hpp"
#include "sudoku_sat/constraints.hpp"
#include "sudoku_sat/diagram.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/error.hpp"
#include "sudoku_sat/explain.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/generate.hpp"
#include "sudoku_sat/geometry.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/limits.hpp"
#include "sudoku_sat/literal.hpp"
#include "sudoku_sat/measure.hpp"
#include "sudoku_sat/phases.hpp"
#include "sudoku_sat/profile.hpp"
#include "sudoku_sat/proof_checker.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/random.hpp"
#include "sudoku_sat/rate.hpp"
#include "sudoku_sat/reasons.hpp"
#include "sudoku_sat/reduction.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/sinks.hpp"
#include "sudoku_sat/solver.hpp"
#include "sudoku_sat/subsets.hpp"
#include "sudoku_sat/tasks.hpp"
#include "sudoku_sat/unit_propagation.hpp"
#include "sudoku_sat/value_code.hpp"
#include "sudoku_sat/variables.hpp"
#include "sudoku_sat/verify.hpp"
#include "sudoku_sat/version.hpp"
// IWYU pragma: end_exports
