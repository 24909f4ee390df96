#include "stream_run.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "choices.hpp"
#include "globals.hpp"
#include "solution_files.hpp"
#include "sudoku_sat/error.hpp"

namespace sudoku_sat {

namespace {

// Somebody may be waiting for each answer.
constexpr auto longest_in_the_dark = std::chrono::milliseconds(100);

/// What stands before a message about one puzzle of the input.
std::string place(const PuzzleInput& input) {
  std::string text = to_string(input.position);
  if (!input.label.empty()) text += " (" + input.label + ")";
  return text;
}

/// Whether what is found out stands in the output in words.
bool told(StreamRun::Findings findings, const PuzzleWriter& writer) {
  return findings == StreamRun::Findings::in_the_output && writer.readable();
}

std::string describe_conflicts(const Puzzle& puzzle, const std::vector<Conflict>& conflicts) {
  std::string text = "inconsistent: " + to_string(conflicts.front(), puzzle.geometry());
  if (conflicts.size() > 1) text += ", and " + counted(conflicts.size() - 1, "more such pair");
  return text;
}

}  // namespace

StreamRun::StreamRun(const CommandLine& line, SolveOptions options, Findings findings,
                     const std::string& format)
    : options_(std::move(options)),
      timeout_(seconds_option(line, "timeout")),
      excluded_files_(line.has("exclude") ? line.all("exclude") : std::vector<std::string>()),
      inputs_(line),
      writer_(line, !line.has("format") && inputs_.several() ? format : "grid"),
      show_statistics_(line.has("stats")),
      say_findings_(writer_.pictures() && !told(findings, writer_)),
      say_several_(!writer_.json() && !told(findings, writer_)),
      progress_(options_.solutions == 1 ? "puzzles" : "solutions") {
  inputs_.before_wait([this] { writer_.flush(); });
  writer_.require_room(inputs_);
}

/// Solutions that --exclude names are those of the first puzzle's board.
void StreamRun::start_solver(const Board& board) {
  options_.excluded = read_solutions(excluded_files_, board);
  solver_.emplace(options_);
}

bool StreamRun::next(std::optional<PuzzleInput>& input) {
  const PhaseTimer timer(statistics_.read, show_statistics_);
  try {
    input = inputs_.next();
  } catch (const Stopped&) {
    interrupted_ = true;
    return false;
  }
  return input.has_value();
}

int StreamRun::run(const std::function<void(const PuzzleInput&, const Grid&)>& on_solution,
                   const std::function<void(PuzzleAnswer&)>& report) {
  try {
    std::optional<PuzzleInput> input;
    while (!interrupted_ && next(input)) {
      handle(*input, on_solution, report);
      if (!interrupted_) ++index_;
      if (options_.solutions == 1) progress_.set(index_);
      progress_.tick();
    }
  } catch (const ClosedPipe&) {
    throw;
  } catch (const Error&) {
    // An input that contradicts the options, say, ends the run; the answers before it are not lost.
    writer_.flush();
    throw;
  }
  return finish();
}

void StreamRun::handle(const PuzzleInput& input,
                       const std::function<void(const PuzzleInput&, const Grid&)>& on_solution,
                       const std::function<void(PuzzleAnswer&)>& report) {
  Outcome outcome;
  if (input.puzzle) {
    if (!solver_) start_solver(*input.puzzle->board);
    const Limits limits(timeout_, &interrupt(), [this] { progress_.tick(); });
    outcome = solver_->solve(*input.puzzle, limits, [&](const Grid& grid) {
      if (!on_solution) return;
      on_solution(input, grid);
      if (options_.solutions != 1) progress_.set(++listed_);
      flush_now_and_then();
    });
  }
  progress_.clear();
  judge(input, outcome);
  PuzzleAnswer answer{.index = index_,
                      .input = input,
                      .outcome = outcome,
                      .status = status_word(input, outcome),
                      .solver = options_.solver.name,
                      .with_statistics = show_statistics_};
  const PhaseTimer timer(statistics_.write, show_statistics_);
  report(answer);
  statistics_.add(input, outcome);
  flush_now_and_then();
}

void StreamRun::flush_now_and_then() {
  const auto now = Limits::Clock::now();
  if (now - last_flush_ < longest_in_the_dark) return;
  last_flush_ = now;
  writer_.flush();
}

void StreamRun::judge(const PuzzleInput& input, const Outcome& outcome) {
  if (!input.puzzle) {
    status_.add_failure();
    spdlog::error("{}", input.error);
    return;
  }
  const auto level = say_findings_ ? spdlog::level::warn : spdlog::level::debug;
  if (outcome.status == Status::inconsistent || outcome.status == Status::unsatisfiable) {
    status_.add_unsolvable();
    spdlog::log(level, "{}: {}", place(input),
                outcome.conflicts.empty() ? "no solution, although no two givens clash"
                                          : describe_conflicts(*input.puzzle, outcome.conflicts));
  }
  if (outcome.unique == true) {
    spdlog::log(std::min(level, spdlog::level::info), "{}: the solution is the only one",
                place(input));
  } else if (outcome.unique == false) {
    spdlog::log(say_several_ ? spdlog::level::warn : spdlog::level::debug,
                "{}: there is more than one solution", place(input));
  }
  if (outcome.solver_failed) {
    status_.add_failure();
    spdlog::error("{}: {}", place(input), outcome.reason);
  } else if (outcome.undecided) {
    status_.add_undecided();
    if (interrupt()) {
      interrupted_in_ = " in " + place(input);
    } else {
      spdlog::warn("{}: {} after {}", place(input), outcome.reason,
                   counted(outcome.solutions, "solution"));
    }
  }
  interrupted_ = interrupt().load();
  spdlog::debug("{}: {}, {}: {} variables, {} clauses", place(input), name(outcome.status),
                outcome.encoding, outcome.size.variables, outcome.size.clauses);
}

int StreamRun::finish() {
  // A file is written whole or not at all; what went to a terminal or pipe stays there.
  if (interrupted_) {
    writer_.flush();
    status_.add_undecided();
    spdlog::warn("interrupted{} after {}", interrupted_in_, counted(index_, "puzzle"));
  } else {
    writer_.commit();
  }
  if (show_statistics_) statistics_.print();
  return status_.value();
}

}  // namespace sudoku_sat
