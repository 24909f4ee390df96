// sudoku-sat solve: one puzzle or a stream of puzzles.
#include "cli/choices.hpp"
#include "cli/solving_options.hpp"
#include "cli/streams/counting_run.hpp"
#include "cli/streams/stream_run.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/enumerate.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

class Solve {
 public:
  Solve(const CommandLine& line, const SolveOptions& options)
      : run_(line, options, StreamRun::Findings::on_standard_error),
        several_(options.solutions != 1),
        core_(options.core),
        sorted_(line.has("sorted")) {}

  int run() {
    return run_.run([this](const PuzzleInput& input, const Grid& grid) { solution(input, grid); },
                    [this](report::PuzzleAnswer& answer) { report(answer); });
  }

 private:
  void solution(const PuzzleInput& input, const Grid& grid) {
    if (!sorted_) return tell(input, grid);
    if (!grids_) grids_.emplace(grid.size());
    grids_->add(grid);
  }

  void tell(const PuzzleInput& input, const Grid& grid) {
    if (!run_.writer().json()) {
      run_.writer().grid(input, grid);
    } else if (several_) {
      all_.push_back(grid);
    }
  }

  void report(report::PuzzleAnswer& answer) {
    if (grids_) grids_->take([&](const Grid& grid) { tell(answer.input, grid); });
    grids_.reset();
    if (run_.writer().json()) {
      tell_all(answer);
    } else if (run_.writer().lines() && answer.outcome.solutions == 0) {
      run_.writer().text(answer.status);
    }
  }

  /// As an object, whose solution is the first in the fixed order.
  void tell_all(const report::PuzzleAnswer& answer) {
    Outcome outcome = answer.outcome;
    if (sorted_ && !all_.empty()) outcome.solution = all_.front();
    if (!core_ && outcome.status == Status::unsatisfiable) outcome.core_missing = true;
    run_.writer().object({.index = answer.index,
                          .input = answer.input,
                          .outcome = outcome,
                          .status = answer.status,
                          .solver = answer.solver,
                          .all = std::move(all_),
                          .with_all = several_,
                          .with_statistics = answer.with_statistics,
                          .expected = answer.expected,
                          .with_evidence = answer.with_evidence});
    all_.clear();
  }

  StreamRun run_;
  bool several_;
  bool core_;
  bool sorted_;
  std::optional<SortedGrids> grids_;  ///< of the current puzzle, to be reported in order
  std::vector<Grid> all_;             ///< of the current puzzle, for JSON
};

int run_solve(const CommandLine& line) {
  SolveOptions options = solve_options(line);
  options.solutions = line.number("solutions").value_or(1);
  options.core = line.has("core");
  if (line.has("jobs")) {
    if (options.solutions != 1 && !lists_by_tree(options)) {
      throw UsageError("--jobs with -n works only with the default solver and encoding");
    }
    options.threads = jobs_option(line);
  }
  return Solve(line, options).run();
}

}  // namespace

const Runner runner_entries::solve{.about = command_entries::solve, .run = run_solve};

}  // namespace sudoku_sat
