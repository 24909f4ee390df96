// Sentences go to people, so they are put together in one place.
#include "outcomes.hpp"

#include <fmt/format.h>

#include <utility>

namespace sudoku_sat {

void mark_undecided(Outcome& outcome, std::string reason) {
  outcome.undecided = true;
  outcome.reason = std::move(reason);
}

void mark_failed(Outcome& outcome, std::string why) {
  if (outcome.status == Status::unsatisfiable) outcome.status = Status::unknown;
  outcome.solver_failed = true;
  mark_undecided(outcome, std::move(why));
}

std::string failure_of(const SolverChoice& solver, std::string_view what) {
  return fmt::format("solver '{}': {}", solver.name, what);
}

Evidence evidence_of(const SolverChoice& solver) {
  if (!solver.external()) return Evidence::none;
  if (!solver.check) return Evidence::word;
  return solver.writes_proof() ? Evidence::proof : Evidence::second_solver;
}

std::string limit_reason(const Limits& limits) {
  switch (limits.reached()) {
    case Limits::Reached::timeout:
      return "time-out";
    case Limits::Reached::interrupt:
      return "interrupted";
    default:
      return "the solver gave up";
  }
}

}  // namespace sudoku_sat
