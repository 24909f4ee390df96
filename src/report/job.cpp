#include "job.hpp"

#include <new>

#include "sudoku_sat/solver.hpp"

namespace sudoku_sat::report {

void Problem::add_to(base::ExitStatus& status) const {
  if (failed) {
    status.add_failure();
  } else {
    status.add_undecided();
  }
}

Problem current_problem(Interrupts interrupts) {
  try {
    throw;
  } catch (const SolverError& error) {
    return {.failed = true, .reason = error.what()};
  } catch (const std::bad_alloc&) {
    return {.failed = true, .reason = "not enough memory"};
  } catch (const Stopped& stopped) {
    const bool interrupt = stopped.why() == Limits::Reached::interrupt;
    if (interrupt && interrupts == Interrupts::thrown) throw;
    return {.reason = stopped.what()};
  }
}

void require_read(const PuzzleInput& input) {
  if (input.undecided) throw Stopped(Limits::Reached::timeout);
  if (!input.puzzle) throw Error(input.error);
}

std::optional<PuzzleInput> Job::next() {
  if (interrupted()) return std::nullopt;
  try {
    return parts_.next();
  } catch (const Stopped&) {
    if (!parts_.tell) throw;
    stopped_ = true;
    return std::nullopt;
  }
}

void Job::run(const Work& work, Unread unread) {
  while (std::optional<PuzzleInput> input = next()) {
    if (!input->puzzle && unread == Unread::noted) note_unread(*input);
    limits_ = parts_.limits(*input);
    const LimitsScope scope(limits_);
    handle(*input, work);
    if (!interrupted()) count_finished();
  }
}

void Job::handle(PuzzleInput& input, const Work& work) {
  const std::size_t index = index_++;
  if (!parts_.tell) return work(input, index);
  try {
    const auto problem = problem_in([&] { work(input, index); });
    if (!problem) return;
    problem->add_to(status_);
    parts_.tell(input, *problem);
  } catch (const Stopped&) {
    stopped_ = true;
  }
}

void Job::note_unread(const PuzzleInput& input) {
  const Problem problem{.failed = !input.undecided, .reason = input.error};
  problem.add_to(status_);
  if (parts_.tell) parts_.tell(input, problem);
}

}  // namespace sudoku_sat::report
