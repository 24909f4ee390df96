// sudoku-sat compare: sizes, strength and solving times of encodings side by side.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <new>
#include <set>

#include "cli/compare/boards.hpp"
#include "cli/compare/output.hpp"
#include "cli/compare/plan.hpp"
#include "cli/exit_status.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/inputs.hpp"
#include "registry.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

namespace {

/// Measures row after row.
class Compare {
 public:
  Compare(const CommandLine& line, ComparePlan plan)
      : plan_(std::move(plan)), output_(line), groups_(compare_puzzles(line, status_)) {
    plan_.options.limits = [this] {
      return Limits(plan_.timeout, &interrupt(), [this] { progress_.tick(); });
    };
    std::size_t puzzles = 0;
    for (const PuzzleGroup& group : groups_) puzzles += group.puzzles.size();
    progress_.set_total(puzzles * plan_.settings());
  }

  int run() {
    for (const PuzzleGroup& group : groups_) {
      for (const Encoding* encoding : plan_.encodings) {
        for (const AtMostOne& amo : plan_.amo) {
          for (const Reduction* reduction : plan_.reductions) {
            if (!stopped_) measure({encoding, amo, reduction}, group);
          }
        }
      }
    }
    return finish();
  }

 private:
  void measure(const Formulation& formulation, const PuzzleGroup& group) {
    Measurer measurer(formulation, plan_.options);
    CompareRow row{.size = group.board().geometry().size(),
                   .encoding = std::string(formulation.encoding->name),
                   .amo = formulation.amo.name(),
                   .reduction = std::string(formulation.reduction->name),
                   .givens = group.givens,
                   .seeds = plan_.options.seeds,
                   .timeout = plan_.timeout};
    for (const Puzzle& puzzle : group.puzzles) {
      try {
        Measurement measurement = measurer.measure(puzzle);
        if (interrupt()) break;  // This measurement is not complete.
        judge(formulation, measurement);
        row.measurements.push_back(std::move(measurement));
      } catch (const Stopped& stopped) {
        if (stopped.why() == Limits::Reached::interrupt) break;
        status_.add_undecided();
        ++row.uncounted;
      } catch (const ClosedPipe&) {
        throw;
      } catch (const Error& error) {
        fail(formulation, "size", error.what());
      } catch (const std::bad_alloc&) {
        fail(formulation, "size", "not enough memory");
      }
      progress_.set(++done_);
      progress_.tick();
    }
    stopped_ = interrupt();
    add(std::move(row));
  }

  /// Reports failures and counts time-outs.
  void judge(const Formulation& formulation, const Measurement& measurement) {
    if (measurement.unfinished) status_.add_undecided();
    if (!measurement.proof_failure.empty())
      fail(formulation, "the proof", measurement.proof_failure);
    for (std::size_t i = 0; i < measurement.solvers.size(); ++i) {
      const SolverRuns& runs = measurement.solvers[i];
      if (!runs.failure.empty()) fail(formulation, plan_.solvers[i], runs.failure);
      const bool open = std::any_of(runs.times.begin(), runs.times.end(), [](const auto& times) {
        return times.answer == Answer::unknown && times.failure.empty();
      });
      if (open) status_.add_undecided();
    }
  }

  void fail(const Formulation& formulation, const std::string& what, const std::string& why) {
    status_.add_failure();
    const std::string text =
        fmt::format("{}, {}, {}: {}: {}", formulation.encoding->name, formulation.amo.name(),
                    formulation.reduction->name, what, why);
    // Reported once, not for each puzzle: the column `failures` counts them.
    if (!said_.insert(text).second) return;
    progress_.clear();
    spdlog::error(text);
  }

  /// A row for each solver.
  void add(CompareRow row) {
    progress_.clear();
    if (row.uncounted != 0 && row.measurements.empty()) {
      spdlog::warn(fmt::format("{}, {}, {}: time-out before the clauses were counted: no row",
                               row.encoding, row.amo, row.reduction));
    }
    if (row.measurements.empty()) return;
    if (plan_.solvers.empty()) output_.add(row);
    for (std::size_t i = 0; i < plan_.solvers.size(); ++i) {
      row.solver = plan_.solvers[i];
      row.options = plan_.options.solvers[i].options();
      row.solver_index = i;
      output_.add(row);
    }
    if (!stopped_) ++rows_;
  }

  int finish() {
    progress_.clear();
    output_.finish();
    if (stopped_) {
      status_.add_undecided();
      spdlog::warn(fmt::format("interrupted after {} of {} settings", rows_,
                               plan_.settings() * groups_.size()));
    }
    return status_.value();
  }

  ComparePlan plan_;
  ExitStatus status_;
  CompareOutput output_;
  std::vector<PuzzleGroup> groups_;
  std::set<std::string> said_;  ///< errors reported so far
  Progress progress_{"measurements"};
  std::size_t done_ = 0;
  std::size_t rows_ = 0;
  bool stopped_ = false;
};

int run(const std::vector<std::string>& arguments) {
  CommandLine line("compare", "Sizes, strength and solving times of encodings side by side.",
                   "sudoku-sat compare --amo pairwise,product --solve puzzles/inkala-2012.txt",
                   "[INPUT...]");
  add_input_options(line);
  add_compare_options(line);
  add_compare_output_options(line);
  if (!line.parse(arguments)) return ExitStatus::done;
  return Compare(line, compare_plan(line)).run();
}

}  // namespace

const Command command_entries::compare{
    .name = "compare",
    .summary = "sizes, strength and solving times of encodings side by side",
    .run = run};

}  // namespace sudoku_sat
