// A solver that reports each of its steps, on plain clauses and on a puzzle.
#include <iostream>
#include <sudoku_sat/explain.hpp>
#include <sudoku_sat/formats.hpp>

void example_tracing() {
  using namespace sudoku_sat;
  const Lit clauses[] = {1, 2, 0, -1, 2, 0, 1, -2, 0};
  TraceSolver solver(clauses, 2, {.mode = parse_trace_mode("cdcl").value(), .fixed_order = true},
                     [](const TraceEvent& event) { std::cout << name(event.kind) << ' '; });
  std::cout << name(solver.run()) << '\n';
  // prints decision propagation model satisfiable

  const Puzzle puzzle = parse_puzzle("1.....2..3.....4");
  const TracedFormula formula(puzzle, {.encoding = &encoding_named("maple")}, {});
  std::cout << in_words(formula.clause(0), formula) << '\n';
  // prints r1c1=1 or r1c1=2 or r1c1=3 or r1c1=4
  const Lit learnt[] = {-1};
  std::cout << as_exclusion(learnt, formula) << '\n';
  // prints not (r1c1=1)
  const TraceOutcome outcome = run_trace(formula, {}, {}, [](const TraceStep&) {});
  std::cout << status_of(outcome) << '\n';
  // prints solved
}
