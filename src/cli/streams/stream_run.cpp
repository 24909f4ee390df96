// Answers come out in the order of the input. After a tenth of a second without an answer the
// output is flushed, because a reader may be waiting for it.
#include "stream_run.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "report/given_solution.hpp"
#include "report/mark_findings.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat::cli {

namespace {

// An answer is held back no longer than this, because a reader may be waiting for it.
constexpr auto longest_in_the_dark = std::chrono::milliseconds(100);

/// The beginning of a message about one puzzle of the input.
std::string place(const PuzzleInput& input) {
  std::string text = to_string(input.position);
  if (!input.label.empty()) text += " (" + input.label + ")";
  return text;
}

/// Whether the output itself has the findings.
bool told(StreamRun::Findings findings, const PuzzleWriter& writer) {
  return findings == StreamRun::Findings::in_the_output && writer.readable();
}

std::string describe_conflicts(const Puzzle& puzzle, const std::vector<Conflict>& conflicts) {
  std::string text = "inconsistent: " + to_string(conflicts.front(), puzzle.geometry());
  if (conflicts.size() > 1)
    text += ", and " + report::counted(conflicts.size() - 1, "more such pair");
  return text;
}

/// Builds the message only if it is logged.
void say(spdlog::level::level_enum level, const PuzzleInput& input, std::string_view what) {
  if (spdlog::should_log(level)) spdlog::log(level, fmt::format("{}: {}", place(input), what));
}

/// The additional details of an answer with -vv.
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
    : PuzzleJob(line, options.solutions == 1 ? "puzzles" : "solutions"),
      options_(std::move(options)),
      excluded_(line.all("exclude"), open_input),
      writer_(line, !line.has("format") && inputs().several() ? format : "grid"),
      show_statistics_(line.has("stats")),
      say_findings_(writer_.pictures() && !told(findings, writer_)),
      say_details_(!writer_.json() && !told(findings, writer_)),
      expected_(line.has("expected")),
      only_one_(line.has("unique")) {
  inputs().before_wait([this] { writer_.flush(); });
  writer_.require_room(inputs());
}

std::optional<PuzzleInput> StreamRun::read() {
  std::optional<PuzzleInput> input = timed_read();
  // This doesn't count towards a puzzle's time: the files of --exclude are for all of them.
  if (input && input->puzzle && !solver_ && !threads_) {
    excluded_.read(*input->puzzle->board, options_.excluded);
    if (on_threads()) {
      threads_.emplace(options_, timeout());
    } else {
      solver_.emplace(options_);
    }
  }
  return input;
}

std::optional<PuzzleInput> StreamRun::timed_read() {
  const PhaseTimer timer(statistics_.read, timing());
  return PuzzleJob::read();
}

int StreamRun::run(const OnGrid& on_solution, const Report& report) {
  writer_.keep_answers_of([&] {
    inputs().before_wait([&] {
      take_answers(true, on_solution, report);
      writer_.flush();
    });
    job().run([&](PuzzleInput& input, std::size_t) { handle(input, on_solution, report); },
              report::Job::Unread::left_to_work);
    take_answers(!job().interrupted(), on_solution, report);
    inputs().before_wait({});
    threads_.reset();
  });
  return finish_stream();
}

void StreamRun::handle(PuzzleInput& input, const OnGrid& on_solution, const Report& report) {
  if (threads_) {
    // The item's time is counted on the thread that solves it.
    end_time();
    threads_->put(std::move(input));
    return take_answers(false, on_solution, report);
  }
  // A puzzle's line is always written.
  const Outcome outcome = outcome_or_problem([&] { return solve(input, on_solution); });
  // Whatever is known by then is written.
  if (outcome.undecided) end_time();
  answer(input, outcome, report);
  progress().tick();
}

Outcome StreamRun::solve(const PuzzleInput& input, const OnGrid& on_solution) {
  if (!input.puzzle) return {};
  return solver_->solve(*input.puzzle, limits(), [&](const Grid& grid) {
    if (!on_solution) return;
    on_solution(input, grid);
    if (options_.solutions != 1) progress().set(++listed_);
    flush_now_and_then();
  });
}

/// Takes the answers of the threads that are ready, or waits for all.
void StreamRun::take_answers(bool all, const OnGrid& on_solution, const Report& report) {
  if (!threads_) return;
  const auto idle = [this] {
    progress().tick();
    flush_now_and_then();
    return !job().interrupted();
  };
  do {
    for (const SolverThreads::Answer& found : threads_->take(all, idle)) {
      const std::optional<Grid>& solution = found.outcome.solution;
      if (solution && on_solution) on_solution(found.input, *solution);
      answer(found.input, found.outcome, report);
      if (job().interrupted() && found.outcome.undecided) return;
    }
  } while (all && !job().interrupted() && !threads_->empty());
}

void StreamRun::answer(const PuzzleInput& input, Outcome outcome, const Report& report) {
  progress().clear();
  if (input.puzzle) report::blame_marks(*input.puzzle, limits(), outcome);
  if (!input.puzzle) job().note_unread(input);
  judge(input, outcome);
  report::PuzzleAnswer answer{.index = index_,
                              .input = input,
                              .outcome = outcome,
                              .status = report::status_word(input, outcome),
                              .solver = options_.solver.name,
                              .with_statistics = show_statistics_,
                              .expected = judge_given_solution(input),
                              .with_evidence = options_.solver.external()};
  const PhaseTimer timer(statistics_.write, timing());
  if (const auto problem = report::problem_in([&] { report(answer); })) {
    problem->add_to(status());
    say(spdlog::level::warn, input, problem->reason + " before the answer was written");
  }
  statistics_.add(input, outcome);
  flush_now_and_then();
  if (!job().interrupted() || !outcome.undecided) ++index_;
  if (options_.solutions == 1) progress().set(index_);
}

void StreamRun::flush_now_and_then() {
  const auto now = Limits::Clock::now();
  if (now - last_flush_ < longest_in_the_dark) return;
  last_flush_ = now;
  writer_.flush();
}

void StreamRun::judge(const PuzzleInput& input, const Outcome& outcome) {
  if (!input.puzzle) return;
  report::note(outcome, only_one_, status());
  if (outcome.status == Status::inconsistent || outcome.status == Status::unsatisfiable) {
    say_no_solution(input, outcome);
  }
  judge_uniqueness(input, outcome);
  judge_open(input, outcome);
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
    // The same in every format, because trust in a solver doesn't depend on the format.
    say(spdlog::level::warn, input, outcome.reason);
  } else if (!clash) {
    const bool blamed = outcome.reason.starts_with(report::marks_leave_none);
    say(level, input, blamed ? outcome.reason : "no solution, although no two givens conflict");
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
    say(say_details_ ? spdlog::level::warn : spdlog::level::debug, input,
        "there is more than one solution");
  }
}

std::optional<std::string> StreamRun::judge_given_solution(const PuzzleInput& input) {
  if (!expected_) return std::nullopt;
  std::string fault = report::fault_of_given_solution(input);
  if (!fault.empty() && input.puzzle) {
    status().add_failure();
    say(spdlog::level::warn, input, fault);
  }
  return fault;
}

/// What stays open: a solver failed, or a limit was reached.
void StreamRun::judge_open(const PuzzleInput& input, const Outcome& outcome) {
  if (outcome.solver_failed) {
    spdlog::error(fmt::format("{}: {}", place(input), outcome.reason));
    return;
  }
  if (!outcome.undecided) return;
  if (interrupt()) {
    interrupted_in_ = " in " + place(input);
  } else {
    spdlog::warn(fmt::format("{}: {} after {}", place(input), outcome.reason,
                             report::counted(outcome.solutions, "solution")));
  }
}

int StreamRun::finish_stream() {
  writer_.finish();
  finish(index_, interrupted_in_);
  if (show_statistics_) statistics_.print(!on_threads(), options_.solver.options());
  return status().value();
}

}  // namespace sudoku_sat::cli
