// The loop over puzzles on the command line: files, standard input, -p or --empty, --timeout for
// each puzzle, Ctrl-C, a progress bar, and messages on standard error.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "base/exit_status.hpp"
#include "cli/command_line.hpp"
#include "cli/progress.hpp"
#include "inputs.hpp"
#include "report/job.hpp"

namespace sudoku_sat::cli {

class PuzzleJob {
 public:
  /// `counted`: what the progress bar counts.
  explicit PuzzleJob(const CommandLine& line, const std::string& counted = "puzzles");
  PuzzleJob(const PuzzleJob&) = delete;
  PuzzleJob& operator=(const PuzzleJob&) = delete;
  virtual ~PuzzleJob() = default;

  /// Calls work(input, index) for each item until the end or an interrupt. Returns the exit status.
  int run(const report::Job::Work& work);

  PuzzleStream& inputs() { return inputs_; }
  base::ExitStatus& status() { return status_; }
  Progress& progress() { return progress_; }

  /// The work on the current item is complete, even if an interrupt comes now.
  void count_finished() { job_.count_finished(); }

  /// Limits for the current item: the rest of --timeout, and interrupts.
  const Limits& limits() const { return job_.limits(); }
  /// From now on only interrupts end the work on the item: what is known of it gets written.
  void end_time();

 protected:
  virtual std::optional<PuzzleInput> read() { return inputs_.next(); }
  report::Job& job() { return job_; }
  const std::optional<double>& timeout() const { return timeout_; }
  /// Reports an interrupt, possibly with the unfinished puzzle. Returns the exit status.
  int finish(std::size_t finished, const std::string& where = "");

 private:
  void tell(const PuzzleInput& input, const report::Problem& problem);

  PuzzleStream inputs_;
  std::optional<double> timeout_;
  Progress progress_;
  base::ExitStatus status_;
  report::Job job_;
};

}  // namespace sudoku_sat::cli
