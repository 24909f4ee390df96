// sudoku-sat trace: a teaching solver, step by step, as text, as data or as a page.
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <span>
#include <utility>

#include "base/exit_status.hpp"
#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/progress.hpp"
#include "cli/streams/inputs.hpp"
#include "cli/streams/picture_options.hpp"
#include "cli/streams/puzzle_writer.hpp"
#include "cli/trace/writers.hpp"
#include "registry.hpp"
#include "report/formula_options.hpp"
#include "report/job.hpp"
#include "report/statements.hpp"
#include "report/trace_json.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// A page has room for this many steps; other forms have no bound of their own.
std::uint64_t steps_option(const CommandLine& line, const std::string& format) {
  const std::uint64_t steps = line.number("steps").value_or(0);
  if (format != "html") return steps;
  if (steps > TracePage::max_steps) {
    throw UsageError(
        fmt::format("--steps: a page can have at most {} steps", TracePage::max_steps));
  }
  return steps == 0 ? TracePage::max_steps : steps;
}

TraceOptions options_for(const CommandLine& line, const std::string& format) {
  TraceOptions options = report::trace_options(line);
  options.steps = steps_option(line, format);
  return options;
}

class TraceRun {
 public:
  explicit TraceRun(const CommandLine& line)
      : format_(line.text("format")),
        theme_(app::theme_named(line.text("theme"))),
        options_(options_for(line, format_)),
        decide_(line.get("decide")),
        timeout_(line.seconds("timeout")),
        inputs_(line),
        input_(single_puzzle(inputs_)),
        formulation_(formulation_for(*input_.puzzle, app::formulation_option(line))) {
    open_output(line, out_);
  }

  int run() {
    const Limits limits(time_left(input_, timeout_), &interrupt(), [this] { progress_.tick(); });
    base::ExitStatus status;
    const auto trace = [&] {
      const TracedFormula formula = traced_formula(limits);
      if (decide_) options_.decisions = report::decisions_in("--decide", *decide_, formula);
      report(traced(formula, limits), status);
    };
    if (const auto problem = report::problem_in(trace, report::Interrupts::told)) {
      problem->add_to(status);
      if (problem->failed) throw InputError(input_.position, problem->reason);
      say(problem->reason + " before the first step");
    }
    return status.value();
  }

 private:
  TracedFormula traced_formula(const Limits& limits) const {
    const LimitsScope scope(limits);
    return TracedFormula(*input_.puzzle, formulation_, limits);
  }

  TraceOutcome traced(const TracedFormula& formula, const Limits& limits) {
    const report::TraceTask task{input_, formulation_, options_, formula};
    const std::unique_ptr<report::TraceWriter> writer = writer_for(task);
    TraceOutcome outcome = run_trace(formula, options_, limits, [&](const TraceStep& step) {
      if (step.event.kind == TraceEvent::Kind::conflict) progress_.set(++conflicts_);
      writer->step(step);
    });
    writer->end(outcome);
    out_->commit();
    return outcome;
  }

  std::unique_ptr<report::TraceWriter> writer_for(const report::TraceTask& task) {
    const auto write = [this](std::string_view text) { out_->write(text); };
    if (format_ == "json") return std::make_unique<report::TraceJson>(task, write);
    if (format_ == "html") return std::make_unique<TracePage>(task, theme_, write);
    return std::make_unique<TraceText>(task, write);
  }

  void report(const TraceOutcome& outcome, base::ExitStatus& status) {
    if (outcome.answer == Answer::unsatisfiable) status.add_unsolvable();
    if (outcome.answer == Answer::unknown) {
      status.add_undecided();
      const bool whole =
          outcome.count(TraceEvent::Kind::fixpoint) > 0 ||
          (options_.mode == TraceMode::units && outcome.count(TraceEvent::Kind::conflict) > 0);
      say(outcome.reason + (whole ? "" : "; the steps up to there are written"));
    }
  }

  void say(const std::string& text) {
    progress_.clear();
    spdlog::warn(fmt::format("{}: {}", to_string(input_.position), text));
  }

  std::string format_;
  Theme theme_;
  TraceOptions options_;
  std::optional<std::string> decide_;
  std::optional<double> timeout_;
  PuzzleStream inputs_;
  PuzzleInput input_;
  Formulation formulation_;
  Progress progress_{"conflicts"};
  std::optional<Output> out_;
  std::uint64_t conflicts_ = 0;
};

int run_trace(const CommandLine& line) { return TraceRun(line).run(); }

}  // namespace

const Runner runner_entries::trace{.about = command_entries::trace, .run = run_trace};

}  // namespace sudoku_sat
