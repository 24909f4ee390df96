// sudoku-sat trace: a solver to teach from, step by step, as text, as data or as a page.
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
#include "report/statements.hpp"
#include "report/trace_json.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/io.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

constexpr std::string_view trace_formats[] = {"text", "json", "html"};
constexpr std::string_view trace_modes[] = {"cdcl", "dpll", "backtracking", "units"};
constexpr std::string_view decision_orders[] = {"vsids", "fixed"};
constexpr std::uint64_t usual_conflicts = 10'000;

Choices all(std::span<const std::string_view> names) { return {names.begin(), names.end()}; }

/// The option's value, one of `known`; the first of them without it. Throws: UsageError.
std::string choice_of(const CommandLine& line, const std::string& option,
                      std::span<const std::string_view> known) {
  std::string name = line.get(option).value_or(std::string(known.front()));
  if (std::find(known.begin(), known.end(), name) == known.end()) reject(option, name, all(known));
  return name;
}

/// Other modes decide in the fixed order, or not at all, and have nothing to restart with.
void require_cdcl(const CommandLine& line, const TraceOptions& options) {
  if (options.mode == TraceMode::cdcl) return;
  if (line.get("order") == "vsids") throw UsageError("--order vsids needs --mode cdcl");
  if (line.has("no-restarts")) throw UsageError("--no-restarts needs --mode cdcl");
}

/// A page has room for so many steps; other forms have no bound of their own.
std::uint64_t steps_option(const CommandLine& line, const std::string& format) {
  constexpr auto most = std::numeric_limits<std::uint64_t>::max();
  const std::uint64_t steps = report::number_option(line, "steps", 0, most).value_or(0);
  if (format != "html") return steps;
  if (steps > TracePage::max_steps) {
    throw UsageError(
        fmt::format("--steps: a page can have at most {} steps", TracePage::max_steps));
  }
  return steps == 0 ? TracePage::max_steps : steps;
}

TraceOptions trace_options(const CommandLine& line, const std::string& format) {
  constexpr auto most = std::numeric_limits<std::uint64_t>::max();
  TraceOptions options{
      .mode = parse_trace_mode(choice_of(line, "mode", trace_modes)).value(),
      .fixed_order = choice_of(line, "order", decision_orders) == "fixed",
      .restarts = !line.has("no-restarts"),
      .conflicts = report::number_option(line, "conflicts", 0, most).value_or(usual_conflicts),
      .steps = steps_option(line, format)};
  require_cdcl(line, options);
  if (options.mode != TraceMode::cdcl) options.fixed_order = true;
  return options;
}

/// --theme, of pages alone.
Theme page_theme(const CommandLine& line, const std::string& format) {
  if (!line.has("theme")) return Theme::automatic;
  if (format != "html") throw UsageError("--theme needs -f html");
  return report::theme_named(line.get("theme").value());
}

class TraceRun {
 public:
  explicit TraceRun(const CommandLine& line)
      : format_(choice_of(line, "format", trace_formats)),
        theme_(page_theme(line, format_)),
        formulation_(report::formulation_option(line, "maple")),
        options_(trace_options(line, format_)),
        decide_(line.get("decide")),
        timeout_(report::seconds_option(line, "timeout")),
        inputs_(line),
        input_(single_puzzle(inputs_)) {
    open_output(line, out_);
  }

  int run() {
    const Limits limits(time_left(input_, timeout_), &interrupt(), [this] { progress_.tick(); });
    try {
      const TracedFormula formula = traced_formula(limits);
      if (decide_) options_.decisions = report::decisions_in("--decide", *decide_, formula);
      return report(traced(formula, limits));
    } catch (const Stopped& stopped) {
      say(fmt::format("{} before the first step", stopped.what()));
      return base::ExitStatus::undecided;
    }
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

  int report(const TraceOutcome& outcome) {
    base::ExitStatus status;
    if (outcome.answer == Answer::unsatisfiable) status.add_unsolvable();
    if (outcome.answer == Answer::unknown) {
      status.add_undecided();
      const bool whole =
          outcome.count(TraceEvent::Kind::fixpoint) > 0 ||
          (options_.mode == TraceMode::units && outcome.count(TraceEvent::Kind::conflict) > 0);
      say(outcome.reason + (whole ? "" : "; the steps up to there are written"));
    }
    return status.value();
  }

  void say(const std::string& text) {
    progress_.clear();
    spdlog::warn(fmt::format("{}: {}", to_string(input_.position), text));
  }

  std::string format_;
  Theme theme_;
  Formulation formulation_;
  TraceOptions options_;
  std::optional<std::string> decide_;
  std::optional<double> timeout_;
  PuzzleStream inputs_;
  PuzzleInput input_;
  Progress progress_{"conflicts"};
  std::optional<Output> out_;
  std::uint64_t conflicts_ = 0;
};

int run_trace(const std::vector<std::string>& arguments) {
  CommandLine line("trace",
                   "Run a small CDCL, DPLL or backtracking solver, or unit propagation only, on a "
                   "puzzle's formula, and show every step.",
                   "sudoku-sat trace -f html -o trace.html puzzles/inkala-2012.txt", "[INPUT]");
  add_input_options(line);
  line.group("Encoding");
  add_encoding_options(line, "maple");
  add_reduce_option(line, "none");
  line.group("Solving");
  line.value("mode", "MODE",
             "cdcl (learns clauses, backjumps), dpll (unit propagation; flips the last decision), "
             "backtracking (decisions only) or units (unit propagation only; may end without an "
             "answer) (default: cdcl)",
             all(trace_modes));
  line.value("order", "ORDER",
             "decision order: vsids (variables of recent conflicts; cdcl only) or fixed (the first "
             "open variable) (default: vsids)",
             all(decision_orders));
  line.value("decide", "CANDIDATES",
             "make these decisions first, in this order: \"r1c1=4 r5c5=7\"; with --mode units no "
             "others, and what follows is shown");
  line.flag("no-restarts", "cdcl: no restarts");
  line.value("conflicts", "N", "stop after N conflicts (default: 10000; 0: no limit)");
  line.value("steps", "N",
             fmt::format("stop after N steps (0: no limit; default: {} for html, otherwise none)",
                         TracePage::max_steps));
  line.value("timeout", "SECONDS", "time limit; the steps found so far are written");
  line.group("Output");
  line.value("f,format", "FORMAT",
             "text (a line for each step), json (an event for each step) or html (a page that "
             "replays them) (default: text)",
             all(trace_formats));
  add_output_file_option(line);
  add_theme_option(line);
  if (!line.parse(arguments)) return base::ExitStatus::done;
  return TraceRun(line).run();
}

}  // namespace

const Command command_entries::trace{.name = "trace",
                                     .summary = "run CDCL, DPLL or unit propagation step by step",
                                     .run = run_trace};

}  // namespace sudoku_sat
