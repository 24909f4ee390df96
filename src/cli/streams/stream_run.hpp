// The loop of solve and check: sends one puzzle after the other to the solver, reports problems on
// standard error, and determines the exit status.
#pragma once

#include <functional>
#include <optional>

#include "cli/statistics.hpp"
#include "puzzle_job.hpp"
#include "puzzle_writer.hpp"
#include "report/answers.hpp"
#include "report/given_grids.hpp"
#include "solver_threads.hpp"

namespace sudoku_sat::cli {

class StreamRun : private PuzzleJob {
 public:
  /// Where "no solution" and "several solutions" are reported: in the output, or on standard error
  /// if the format can't express it.
  enum class Findings { in_the_output, on_standard_error };

  /// `format`: the default for several puzzles.
  StreamRun(const CommandLine& line, SolveOptions options, Findings findings,
            const std::string& format = "line");

  using PuzzleJob::inputs;
  PuzzleWriter& writer() { return writer_; }

  /// Runs to the end of the input or to an interrupt. If one solution of each puzzle is wanted,
  /// several puzzles are solved on as many threads as the options allow. `on_solution` gets each
  /// solution as it is found, `report` each answer when it is complete. Returns the exit status.
  int run(const std::function<void(const PuzzleInput&, const Grid&)>& on_solution,
          const std::function<void(report::PuzzleAnswer&)>& report);

 private:
  using OnGrid = std::function<void(const PuzzleInput&, const Grid&)>;
  using Report = std::function<void(report::PuzzleAnswer&)>;

  bool on_threads() const { return options_.threads > 1 && options_.solutions == 1; }
  void handle(PuzzleInput& input, const OnGrid& on_solution, const Report& report);
  void take_answers(bool all, const OnGrid& on_solution, const Report& report);
  /// Makes the solvers for the first puzzle, with the files of --exclude for its board.
  std::optional<PuzzleInput> read() override;
  std::optional<PuzzleInput> timed_read();
  Outcome solve(const PuzzleInput& input, const OnGrid& on_solution);
  void answer(const PuzzleInput& input, Outcome outcome, const Report& report);
  /// Reports the findings, for the exit status and on standard error.
  void judge(const PuzzleInput& input, const Outcome& outcome);
  void say_no_solution(const PuzzleInput& input, const Outcome& outcome);
  void judge_uniqueness(const PuzzleInput& input, const Outcome& outcome);
  /// The same for the solution that the input gives, if requested.
  std::optional<std::string> judge_given_solution(const PuzzleInput& input);
  void judge_open(const PuzzleInput& input, const Outcome& outcome);
  void flush_now_and_then();
  /// The timing of reading and writing.
  Timing timing() const { return show_statistics_ ? Timing::wall_and_cpu : Timing::none; }
  int finish_stream();

  SolveOptions options_;
  report::ExcludedSolutions excluded_;
  PuzzleWriter writer_;
  std::optional<PuzzleSolver> solver_;    ///< from the first puzzle on
  std::optional<SolverThreads> threads_;  ///< instead, with several threads
  Statistics statistics_;
  bool show_statistics_;
  bool say_findings_;  ///< "no solution" or "only one": pictures can't express this
  bool say_details_;   ///< "several solutions", clashing givens: lines can't express this either
  bool expected_;      ///< whether solutions given in the input are compared
  bool only_one_;      ///< whether several solutions change the exit status
  std::uint64_t listed_ = 0;  ///< solutions
  Limits::Clock::time_point last_flush_ = Limits::Clock::now();
  std::size_t index_ = 0;
  std::string interrupted_in_;  ///< the unfinished puzzle, in words; may be empty
};

}  // namespace sudoku_sat::cli
