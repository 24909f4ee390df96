// Answers come out in the order of the input. After a tenth of a second without an answer what was
// written is flushed, since somebody may be waiting for it.
#include "stream_run.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "solution_files.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

// An answer is held back no longer than this: somebody may be waiting for it.
constexpr auto longest_in_the_dark = std::chrono::milliseconds(100);

/// The beginning of a message about one puzzle of the input.
std::string place(const PuzzleInput& input) {
  std::string text = to_string(input.position);
  if (!input.label.empty()) text += " (" + input.label + ")";
  return text;
}

/// Whether the output itself tells what is found out.
bool told(StreamRun::Findings findings, const PuzzleWriter& writer) {
  return findings == StreamRun::Findings::in_the_output && writer.readable();
}

std::string describe_conflicts(const Puzzle& puzzle, const std::vector<Conflict>& conflicts) {
  std::string text = "inconsistent: " + to_string(conflicts.front(), puzzle.geometry());
  if (conflicts.size() > 1)
    text += ", and " + report::counted(conflicts.size() - 1, "more such pair");
  return text;
}

/// Builds the message only where it is logged.
void say(spdlog::level::level_enum level, const PuzzleInput& input, std::string_view what) {
  if (spdlog::should_log(level)) spdlog::log(level, fmt::format("{}: {}", place(input), what));
}

/// What -vv tells of an answer, after what -v does.
void tell_work(const PuzzleInput& input, const Outcome& outcome) {
  if (!spdlog::should_log(spdlog::level::trace)) return;
  std::string text;
  if (outcome.decided_by != DecidedBy::nothing) {
    text = fmt::format("decided by {}; ", name(outcome.decided_by));
  }
  text += fmt::format("seconds: reduce {:.6f}, encode {:.6f}, solve {:.6f}, verify {:.6f}",
                      outcome.seconds.reduce.wall, outcome.seconds.encode.wall,
                      outcome.seconds.solve.wall, outcome.seconds.verify.wall);
  const auto add = [&](const char* what, const std::optional<std::int64_t>& figure) {
    if (figure) text += fmt::format("; {} {}", what, *figure);
  };
  add("decisions", outcome.statistics.decisions);
  add("conflicts", outcome.statistics.conflicts);
  add("propagations", outcome.statistics.propagations);
  say(spdlog::level::trace, input, text);
}

}  // namespace

StreamRun::StreamRun(const CommandLine& line, SolveOptions options, Findings findings,
                     const std::string& format)
    : options_(std::move(options)),
      timeout_(line.seconds("timeout")),
      excluded_files_(line.all("exclude")),
      inputs_(line),
      writer_(line, !line.has("format") && inputs_.several() ? format : "grid"),
      show_statistics_(line.has("stats")),
      say_findings_(writer_.pictures() && !told(findings, writer_)),
      say_details_(!writer_.json() && !told(findings, writer_)),
      only_one_(line.has("unique")),
      progress_(options_.solutions == 1 ? "puzzles" : "solutions") {
  inputs_.before_wait([this] { writer_.flush(); });
  writer_.require_room(inputs_);
}

std::optional<PuzzleInput> StreamRun::next() {
  if (interrupted_) return std::nullopt;
  const PhaseTimer timer(statistics_.read, timing());
  try {
    return inputs_.next();
  } catch (const Stopped&) {
    interrupted_ = true;
    return std::nullopt;
  }
}

int StreamRun::run(const OnGrid& on_solution, const Report& report) {
  try {
    if (on_threads()) {
      run_on_threads(on_solution, report);
    } else {
      while (const std::optional<PuzzleInput> input = next()) {
        limits_ = Limits(time_left(*input, timeout_), &interrupt(), [this] { progress_.tick(); });
        const Outcome outcome = solve(*input, on_solution);
        // What is known by then is written, however little it is.
        if (outcome.undecided) limits_ = Limits({}, &interrupt());
        const LimitsScope scope(limits_);
        answer(*input, outcome, report);
        progress_.tick();
      }
    }
  } catch (const ClosedPipe&) {
    throw;
  } catch (const Error&) {
    // An error may end the run, as an input that contradicts the options does; the answers before
    // it are written first.
    writer_.flush();
    throw;
  }
  return finish();
}

/// The files of --exclude are read for the board of the first puzzle.
Outcome StreamRun::solve(const PuzzleInput& input, const OnGrid& on_solution) {
  if (!input.puzzle) return {};
  if (!solver_) {
    options_.excluded = read_solutions(excluded_files_, *input.puzzle->board);
    solver_.emplace(options_);
  }
  return solver_->solve(*input.puzzle, limits_, [&](const Grid& grid) {
    if (!on_solution) return;
    on_solution(input, grid);
    if (options_.solutions != 1) progress_.set(++listed_);
    flush_now_and_then();
  });
}

bool StreamRun::on_threads() { return options_.threads > 1 && options_.solutions == 1; }

void StreamRun::run_on_threads(const OnGrid& on_solution, const Report& report) {
  std::optional<SolverThreads> threads;
  inputs_.before_wait([&] {
    if (threads) take_answers(*threads, true, on_solution, report);
    writer_.flush();
  });
  while (std::optional<PuzzleInput> input = next()) {
    if (!threads && !input->puzzle) {
      answer(*input, {}, report);
      continue;
    }
    if (!threads) {
      options_.excluded = read_solutions(excluded_files_, *input->puzzle->board);
      threads.emplace(options_, timeout_);
    }
    threads->put(*std::move(input));
    take_answers(*threads, false, on_solution, report);
  }
  if (threads) take_answers(*threads, !interrupted_, on_solution, report);
  inputs_.before_wait([this] { writer_.flush(); });
}

/// Takes the answers that are ready, or waits for all.
void StreamRun::take_answers(SolverThreads& threads, bool all, const OnGrid& on_solution,
                             const Report& report) {
  const auto idle = [this] {
    interrupted_ = interrupt().load();
    progress_.tick();
    flush_now_and_then();
    return !interrupted_;
  };
  do {
    for (const SolverThreads::Answer& found : threads.take(all, idle)) {
      const std::optional<Grid>& solution = found.outcome.solution;
      if (solution && on_solution) on_solution(found.input, *solution);
      answer(found.input, found.outcome, report);
      if (interrupted_ && found.outcome.undecided) return;
    }
  } while (all && !interrupted_ && !threads.empty());
}

void StreamRun::answer(const PuzzleInput& input, const Outcome& outcome, const Report& report) {
  progress_.clear();
  judge(input, outcome);
  report::PuzzleAnswer answer{.index = index_,
                              .input = input,
                              .outcome = outcome,
                              .status = report::status_word(input, outcome),
                              .solver = options_.solver.name,
                              .with_statistics = show_statistics_,
                              .with_evidence = options_.solver.external()};
  const PhaseTimer timer(statistics_.write, timing());
  try {
    report(answer);
  } catch (const Stopped& stopped) {
    if (stopped.why() == Limits::Reached::interrupt) throw;
    status_.add_undecided();
    say(spdlog::level::warn, input, "time-out before the answer was written");
  }
  statistics_.add(input, outcome);
  flush_now_and_then();
  if (!interrupted_ || !outcome.undecided) ++index_;
  if (options_.solutions == 1) progress_.set(index_);
}

void StreamRun::flush_now_and_then() {
  const auto now = Limits::Clock::now();
  if (now - last_flush_ < longest_in_the_dark) return;
  last_flush_ = now;
  writer_.flush();
}

void StreamRun::judge(const PuzzleInput& input, const Outcome& outcome) {
  if (!input.puzzle) return report_unread(input, status_);
  if (outcome.status == Status::inconsistent || outcome.status == Status::unsatisfiable) {
    status_.add_unsolvable();
    say_no_solution(input, outcome);
  }
  judge_uniqueness(input, outcome);
  judge_open(input, outcome);
  interrupted_ = interrupt().load();
  if (!spdlog::should_log(spdlog::level::debug)) return;
  spdlog::debug(fmt::format("{}: {}, {}: {} variables, {} clauses", place(input),
                            name(outcome.status), outcome.encoding, outcome.size.variables,
                            outcome.size.clauses));
  tell_work(input, outcome);
}

void StreamRun::say_no_solution(const PuzzleInput& input, const Outcome& outcome) {
  const bool clash = !outcome.conflicts.empty();
  const bool said = clash ? say_details_ : say_findings_;
  const auto level = said ? spdlog::level::warn : spdlog::level::debug;
  if (outcome.evidence == Evidence::word) {
    // The same in every format: the format has no part in how far the solver is believed.
    say(spdlog::level::warn, input, outcome.reason);
  } else if (!clash) {
    say(level, input, "no solution, although no two givens conflict");
  } else if (spdlog::should_log(level)) {
    say(level, input, describe_conflicts(*input.puzzle, outcome.conflicts));
  }
}

void StreamRun::judge_uniqueness(const PuzzleInput& input, const Outcome& outcome) {
  const bool only = outcome.uniqueness == Uniqueness::unique;
  if (outcome.status == Status::solved && outcome.evidence == Evidence::word) {
    say(spdlog::level::info, input,
        fmt::format("{}, says {}",
                    only ? "the solution is the only one" : "there are no further solutions",
                    options_.solver.name));
  } else if (only) {
    say(say_findings_ ? spdlog::level::info : spdlog::level::debug, input,
        "the solution is the only one");
  } else if (outcome.uniqueness == Uniqueness::several) {
    if (only_one_) status_.add_several();
    say(say_details_ ? spdlog::level::warn : spdlog::level::debug, input,
        "there is more than one solution");
  }
}

/// What is left open: a solver failed, or a limit was reached.
void StreamRun::judge_open(const PuzzleInput& input, const Outcome& outcome) {
  if (outcome.solver_failed) {
    status_.add_failure();
    spdlog::error(fmt::format("{}: {}", place(input), outcome.reason));
    return;
  }
  if (!outcome.undecided) return;
  status_.add_undecided();
  if (interrupt()) {
    interrupted_in_ = " in " + place(input);
  } else {
    spdlog::warn(fmt::format("{}: {} after {}", place(input), outcome.reason,
                             report::counted(outcome.solutions, "solution")));
  }
}

int StreamRun::finish() {
  // A file is written whole or not at all; a terminal or pipe has what was written already.
  if (interrupted_) {
    writer_.flush();
    status_.add_undecided();
    spdlog::warn(
        fmt::format("interrupted{} after {}", interrupted_in_, report::counted(index_, "puzzle")));
  } else {
    writer_.commit();
  }
  if (show_statistics_) statistics_.print(!on_threads(), options_.solver.options());
  return status_.value();
}

}  // namespace sudoku_sat::cli
