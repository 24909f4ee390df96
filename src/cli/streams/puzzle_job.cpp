#include "puzzle_job.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "cli/globals.hpp"
#include "report/answers.hpp"

namespace sudoku_sat::cli {

PuzzleJob::PuzzleJob(const CommandLine& line, const std::string& counted)
    : inputs_(line),
      timeout_(line.seconds("timeout")),
      progress_(counted),
      job_({.next = [this] { return read(); },
            .limits =
                [this](const PuzzleInput& input) {
                  return Limits(time_left(input, timeout_), &interrupt(),
                                [this] { progress_.tick(); });
                },
            .tell = [this](const PuzzleInput& input,
                           const report::Problem& problem) { tell(input, problem); },
            .interrupt = &interrupt()},
           status_) {}

int PuzzleJob::run(const report::Job::Work& work) {
  job_.run(work);
  return finish(job_.finished());
}

void PuzzleJob::end_time() {
  job_.set_limits(Limits({}, &interrupt(), [this] { progress_.tick(); }));
}

int PuzzleJob::finish(std::size_t finished, const std::string& where) {
  if (job_.interrupted()) {
    status_.add_undecided();
    progress_.clear();
    spdlog::warn(fmt::format("interrupted{} after {}", where, report::counted(finished, "puzzle")));
  }
  return status_.value();
}

void PuzzleJob::tell(const PuzzleInput& input, const report::Problem& problem) {
  progress_.clear();
  const auto level = problem.failed ? spdlog::level::err : spdlog::level::warn;
  const std::string place = input.puzzle ? to_string(input.position) + ": " : "";
  spdlog::log(level, "{}{}", place, problem.reason);
}

}  // namespace sudoku_sat::cli
