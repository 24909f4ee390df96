// The order of the rows is that of the boards, then of the options.
#include "comparison.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/measuring_options.hpp"
#include "cli/streams/inputs.hpp"
#include "report/job.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

void choose_solvers(const CommandLine& line, ComparePlan& plan) {
  plan.solvers = solver_names_option(line, "solvers");
  const bool solved = line.has("solve") || line.has("seeds");
  if (plan.solvers.empty() && solved) plan.solvers.push_back("in-process");
  plan.options.solvers = solvers_named(plan.solvers);
}

/// Throws: UsageError, SolverError.
ComparePlan compare_plan(const CommandLine& line) {
  ComparePlan plan;
  static_cast<report::CompareSettings&>(plan) = report::compare_settings(line);
  plan.options = report::measure_options(line);
  choose_solvers(line, plan);
  plan.timeout = line.seconds("timeout");
  return plan;
}

/// The boards of the options. A puzzle that can't be read, or has no solution to take givens from,
/// is reported and counts as a failure.
std::vector<report::PuzzleGroup> boards_of(const CommandLine& line, base::ExitStatus& status) {
  const auto for_each_puzzle = [&](const std::function<void(const Puzzle&)>& work) {
    PuzzleStream inputs(line);
    while (const std::optional<PuzzleInput> input = inputs.next()) {
      if (input->puzzle) {
        work(*input->puzzle);
      } else {
        report_unread(*input, status);
      }
    }
  };
  return report::compared_boards(
      line, {.for_each_puzzle = for_each_puzzle,
             .require = [](std::size_t, std::uint64_t) {},
             .limits = [&] { return Limits(line.seconds("timeout"), &interrupt()); },
             .solving_limits = [] { return Limits({}, &interrupt()); },
             .warn = [](const std::string& text) { spdlog::warn(text); },
             .fail =
                 [&](const std::string& text) {
                   status.add_failure();
                   spdlog::error(text);
                 }});
}

}  // namespace

Comparison::Comparison(const CommandLine& line, Progress& progress)
    : plan_(compare_plan(line)), groups_(boards_of(line, status_)) {
  plan_.options.limits = [timeout = plan_.timeout, &progress] {
    return Limits(timeout, &interrupt(), [&progress] { progress.tick(); });
  };
  for (std::size_t i = 0; i < plan_.solvers.size(); ++i) {
    solvers_.push_back({plan_.solvers[i], plan_.options.solvers[i].options()});
  }
}

void Comparison::visit_rows(const Visit& visit) const {
  report::CompareRow row{.seeds = plan_.options.seeds,
                         .timeout = plan_.timeout,
                         .consistency = plan_.options.consistency,
                         .completeness = plan_.options.completeness,
                         .models = plan_.options.models};
  for (const report::PuzzleGroup& group : groups_) {
    row.board = static_cast<std::size_t>(&group - groups_.data());
    row.rules = group.rules;
    row.size = group.board().geometry().size();
    row.givens = group.givens;
    const bool on = plan_.for_each([&](const Formulation& formulation) {
      report::name_setting(formulation, plan_, row);
      return visit(row, formulation, group);
    });
    if (!on) return;
  }
}

std::uint64_t Comparison::puzzles() const {
  std::uint64_t sum = 0;
  for (const report::PuzzleGroup& group : groups_) sum += group.puzzles.size();
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
