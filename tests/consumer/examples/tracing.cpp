// A solver that tells each of its steps.
#include <iostream>
#include <sudoku_sat/trace.hpp>

void example_tracing() {
  using namespace sudoku_sat;
  const Lit formula[] = {1, 2, 0, -1, 2, 0, 1, -2, 0};
  TraceSolver solver(formula, 2, {.mode = parse_trace_mode("cdcl").value(), .fixed_order = true},
                     [](const TraceEvent& event) { std::cout << name(event.kind) << ' '; });
  std::cout << name(solver.run()) << '\n';
  // prints decision propagation model satisfiable
}
