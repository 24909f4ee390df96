// sudoku-sat compare: sizes, strength and solving times of encodings side by side.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "command.hpp"
#include "compare_output.hpp"
#include "compare_plan.hpp"
#include "exit_status.hpp"
#include "globals.hpp"
#include "inputs.hpp"
#include "progress.hpp"
#include "sudoku_sat/error.hpp"

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
    for (const PuzzleGroup& group : groups_) puzzles += group.size();
    progress_.set_total(puzzles * plan_.settings());
  }

  int run() {
    for (const PuzzleGroup& group : groups_) {
      const std::size_t before = truth_.size();
      truth_.resize(before + group.size());
      for (const Encoding* encoding : plan_.encodings) {
        for (const AtMostOne& amo : plan_.amo) {
          for (const Reduction* reduction : plan_.reductions) {
            if (!stopped_) measure({*encoding, amo, *reduction}, group, before);
          }
        }
      }
    }
    return finish();
  }

 private:
  void measure(const Setting& setting, const PuzzleGroup& group, std::size_t before) {
    Measurer measurer(setting, plan_.options);
    CompareRow row{.size = group.front().geometry().size(),
                   .encoding = std::string(setting.encoding.name),
                   .amo = setting.amo.name(),
                   .reduction = std::string(setting.reduction.name)};
    for (const Puzzle& puzzle : group) {
      try {
        Measurement measurement = measurer.measure(puzzle);
        if (interrupt()) break;  // It is not whole.
        judge(setting, measurement, truth_[before + row.measurements.size()]);
        row.measurements.push_back(std::move(measurement));
      } catch (const Stopped& stopped) {
        if (stopped.why() == Limits::Reached::interrupt) break;
        timed_out(setting);
        return;
      }
      progress_.set(++done_);
      progress_.tick();
    }
    stopped_ = interrupt();
    add(std::move(row));
  }

  /// Says what failed, and counts time-outs. Solvers must agree with each other: `truth` is what
  /// was answered first.
  void judge(const Setting& setting, const Measurement& measurement, Answer& truth) {
    if (!measurement.proof_failure.empty()) fail(setting, "the proof", measurement.proof_failure);
    for (std::size_t i = 0; i < measurement.solvers.size(); ++i) {
      const SolverRuns& runs = measurement.solvers[i];
      if (!runs.failure.empty()) fail(setting, plan_.solvers[i], runs.failure);
      for (const SolverTimes& times : runs.times) {
        if (times.answer == Answer::unknown) {
          status_.add_undecided();
        } else if (truth == Answer::unknown) {
          truth = times.answer;
        } else if (times.answer != truth) {
          fail(setting, plan_.solvers[i], "answers otherwise than the solver before");
        }
      }
    }
  }

  void fail(const Setting& setting, const std::string& what, const std::string& why) {
    progress_.clear();
    status_.add_failure();
    spdlog::error("{}, {}, {}: {}: {}", setting.encoding.name, setting.amo.name(),
                  setting.reduction.name, what, why);
  }

  void timed_out(const Setting& setting) {
    progress_.clear();
    status_.add_undecided();
    spdlog::warn("{}, {}, {}: time-out before the clauses were counted: no row",
                 setting.encoding.name, setting.amo.name(), setting.reduction.name);
  }

  /// A row for each solver.
  void add(CompareRow row) {
    if (row.measurements.empty()) return;
    progress_.clear();
    if (plan_.solvers.empty()) output_.add(row);
    for (std::size_t i = 0; i < plan_.solvers.size(); ++i) {
      row.solver = plan_.solvers[i];
      row.solver_index = i;
      output_.add(row);
    }
    ++rows_;
  }

  int finish() {
    progress_.clear();
    output_.finish();
    if (stopped_) {
      status_.add_undecided();
      spdlog::warn("interrupted after {} of {} settings", rows_, plan_.settings() * groups_.size());
    }
    return status_.value();
  }

  ComparePlan plan_;
  ExitStatus status_;
  CompareOutput output_;
  std::vector<PuzzleGroup> groups_;
  std::vector<Answer> truth_;  ///< of all puzzles, group by group
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

extern const Command compare_command{
    .name = "compare",
    .summary = "sizes, strength and solving times of encodings side by side",
    .run = run};

}  // namespace sudoku_sat
