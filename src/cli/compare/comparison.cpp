// The order of the rows is that of the boards, then of the options.
#include "comparison.hpp"

#include "cli/globals.hpp"
#include "report/job.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

Comparison::Comparison(const CommandLine& line, Progress& progress)
    : plan_(compare_plan(line)), groups_(compare_puzzles(line, status_)) {
  plan_.options.limits = [timeout = plan_.timeout, &progress] {
    return Limits(timeout, &interrupt(), [&progress] { progress.tick(); });
  };
  for (std::size_t i = 0; i < plan_.solvers.size(); ++i) {
    solvers_.push_back({plan_.solvers[i], plan_.options.solvers[i].options()});
  }
}

void Comparison::visit_rows(const Visit& visit) const {
  report::CompareRow row{.seeds = plan_.options.seeds, .timeout = plan_.timeout};
  for (const PuzzleGroup& group : groups_) {
    row.size = group.board().geometry().size();
    row.givens = group.givens;
    const bool on = plan_.for_each([&](const Formulation& formulation) {
      report::name_setting(formulation, row);
      return visit(row, formulation, group);
    });
    if (!on) return;
  }
}

std::uint64_t Comparison::puzzles() const {
  std::uint64_t sum = 0;
  for (const PuzzleGroup& group : groups_) sum += group.puzzles.size();
  return sum * plan_.settings();
}

std::optional<MeasuredPuzzle> attempt(const std::function<Measurement()>& measure) {
  MeasuredPuzzle measured;
  try {
    const auto problem =
        report::problem_in([&] { measured.measurement = measure(); }, report::Interrupts::told);
    // A limit leaves neither a measurement nor a failure.
    if (problem && problem->failed) measured.failure = problem->reason;
  } catch (const ClosedPipe&) {
    throw;
  } catch (const Error& error) {
    measured.failure = error.what();
  }
  if (interrupt()) return std::nullopt;
  return measured;
}

}  // namespace sudoku_sat::cli
