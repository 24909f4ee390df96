// The library sudoku_sat: Sudoku as SAT, in pure CNF. This header includes all the others and is
// the manual; link the CMake target sudoku_sat::sudoku_sat (find_package(sudoku_sat) or
// add_subdirectory), or what `pkg-config --cflags --libs sudoku_sat` prints. sudoku_sat::core, and
// pkg-config's sudoku_sat_core, is the part without formats and pictures: boards, rules, encodings,
// sinks, solvers.
//
// A puzzle in, its solution out:
//
//     #include <iostream>
//     #include <sudoku_sat/sudoku_sat.hpp>
//     using namespace sudoku_sat;
//
//     const std::string text =
//         "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
//     std::cout << to_line(solve(text).solution.value()) << '\n';
//     // prints 812753649943682175675491283154237896369845721287169534521974368438526917796318452
//
// A puzzle is a value, and so are the options; a stream of puzzles goes through one PuzzleSolver.
//
//     const Puzzle puzzle = parse_puzzle(text);
//     PuzzleSolver solver({.unique = true});
//     const Outcome outcome = solver.solve(puzzle, Limits(10.0));  // seconds
//     const bool only = outcome.uniqueness == Uniqueness::unique;
//     std::cout << name(outcome.status) << (only ? ", only one" : "") << '\n';
//     // prints solved, only one
//
// Its clauses: encode() writes to any sink (the concept ClauseSink), write_cnf() writes a file for
// any solver.
//
//     const Encoding& encoding = encoding_named("extended");
//     MemorySink clauses;
//     encode(encoding, {*puzzle.board, VariableMap(puzzle.geometry())}, clauses);
//     std::cout << clauses.size().clauses << '\n';
//     // prints 11988
//     Output file("inkala.cnf");
//     write_cnf(puzzle, {.formulation = {.encoding = &encoding}}, file);
//     file.commit();
//
// Solutions listed and counted.
//
//     const Puzzle small = parse_puzzle("1.....2........4");
//     for (const Grid& grid : solutions(small, {.limit = 2})) std::cout << to_line(grid) << '\n';
//     std::cout << to_string(count(small).solutions) << '\n';
//     // prints 1243342141322314
//     // prints 1243342143122134
//     // prints 3
//
// Givens that contradict each other.
//
//     PuzzleSubsets subsets(parse_puzzle("12.....33......."));
//     for (const auto item : subsets.smallest_core()) std::cout << subsets.name(item) << '\n';
//     // prints r1c2=2
//     // prints r2c4=3
//     // prints r3c1=3
//
// A new puzzle, and how hard it is.
//
//     const Puzzle made = Generator(make_board(Geometry(4)), {.seed = 1}).make(0).puzzle.value();
//     std::cout << to_line(made.givens) << ' ' << name(Rater().rate(made).level.value()) << '\n';
//     // prints 1.....2....3..4. up-minimal
//
// Its solution step by step, each step with the reasons that imply it.
//
//     Explainer explainer(made);
//     const Step step = explainer.next().value();
//     std::cout << to_string(step.conclusions.front(), made.geometry()) << '\n';
//     for (const Reason& reason : step.constraints) {
//       std::cout << to_string(reason, *made.board) << '\n';
//     }
//     // prints r1c2=2
//     // prints r1c1 has only one value
//     // prints row 2 has 2 only once
//     // prints box 1 has a 2
//
// A claim with a proof, checked without any solver.
//
//     prove(puzzle, std::nullopt, {}, "inkala");
//     std::cout << verify_certificate("inkala").proof.accepted << '\n';
//     // prints 1
//
// The parts of the library; each may use those before it:
//
//   base       base: errors, limits, times, random numbers; io: bytes in and out
//   proof      proof_checker, count_checker: DRAT proofs and numbers of models checked, by a
//              library that knows nothing but clauses
//   formula    literals: literals and models; formula: clauses in blocks and where they go,
//              at-most-one methods; dimacs: files, answers, what a formula consists of, what it
//              shows without search, the same in another order
//   board      geometry: rows, columns, boxes, cells; board: primitive constraints; puzzle: boards
//              and puzzles, names of cells, the check without clauses, constraints in words
//   rules      rule: rules, which make a board's constraints
//   propagate  propagation: candidates and reductions, before anything is encoded; techniques of
//              players, and how difficult a puzzle is
//   encode     encoding: S[i,j,k], constraint families, encodings, formulations; the clauses of a
//              board's constraints; reencoding: order variables in place of exactly-one constraints
//   formats    formats: puzzles, grids and pictures as text; cnf: CNF files of puzzles, clauses in
//              a person's words; export: puzzles for solvers other than SAT solvers
//   solvers    solver: built-in CaDiCaL, any external program
//   search     enumerate: list, count, true candidates, grids in order; estimate: about how many
//              solutions
//   solve      solve: one puzzle or a stream; minimal cores and repairs, redundant givens
//   generate   generate: new puzzles; givens that leave a puzzle one solution
//   explain    explain: a solution step by step; a solver that shows each of its steps, and a
//              checked run on a puzzle
//   certify    certificate: prove, verify, in one proof or in parts
//   parts      parts: a puzzle cut into cubes, streams in parts, results put together
//   measure    measure: size, strength, times of a formulation; how hard a puzzle is; boards to
//              measure solvers with
//   api        api: a request in JSON answered in JSON
//
// "No solution" and "undecided" are values. Exceptions derive from Error, and their type says what
// is at fault: InputError, UsageError, OutputError, SolverError. Stopped means that a limit was
// reached.
#pragma once

// IWYU pragma: begin_exports
#include "sudoku_sat/api.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/board.hpp"
#include "sudoku_sat/certificate.hpp"
#include "sudoku_sat/cnf.hpp"
#include "sudoku_sat/count_checker.hpp"
#include "sudoku_sat/dimacs.hpp"
#include "sudoku_sat/encoding.hpp"
#include "sudoku_sat/enumerate.hpp"
#include "sudoku_sat/estimate.hpp"
#include "sudoku_sat/explain.hpp"
#include "sudoku_sat/export.hpp"
#include "sudoku_sat/find.hpp"
#include "sudoku_sat/formats.hpp"
#include "sudoku_sat/formula.hpp"
#include "sudoku_sat/geometry.hpp"
#include "sudoku_sat/io.hpp"
#include "sudoku_sat/literals.hpp"
#include "sudoku_sat/measure.hpp"
#include "sudoku_sat/parts.hpp"
#include "sudoku_sat/proof_checker.hpp"
#include "sudoku_sat/propagation.hpp"
#include "sudoku_sat/puzzle.hpp"
#include "sudoku_sat/reencoding.hpp"
#include "sudoku_sat/rule.hpp"
#include "sudoku_sat/solve.hpp"
#include "sudoku_sat/solver.hpp"
// IWYU pragma: end_exports
