#include "minimized.hpp"

#include "job.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat::report {

Minimized minimize(PuzzleInput& input, const Limits& limits, base::ExitStatus& status) {
  Minimized minimized{"minimal"};
  const auto problem = problem_in([&] {
    if (std::optional<Puzzle> less = irreducible(*input.puzzle, limits)) {
      input.puzzle = std::move(*less);
    } else {
      status.add_unsolvable();
      minimized = {"unsatisfiable", "there is no solution"};
    }
  });
  if (!problem) return minimized;
  problem->add_to(status);
  return {"unknown", problem->reason};
}

}  // namespace sudoku_sat::report
