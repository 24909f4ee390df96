#include "stream_run.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "choices.hpp"
#include "globals.hpp"
#include "sudoku_sat/error.hpp"

namespace sudoku_sat {

namespace {

const Encoding* encoding_option(const CommandLine& line) {
  const auto name = line.get("encoding");
  if (!name || *name == "auto") return nullptr;
  return &find_by_name(encodings(), "encoding", *name);
}

/// What stands before a message about one puzzle of the input.
std::string place(const PuzzleInput& input) {
  std::string text = to_string(input.position);
  if (!input.label.empty()) text += " (" + input.label + ")";
  return text;
}

std::string describe_conflicts(const Puzzle& puzzle, const std::vector<Conflict>& conflicts) {
  const Conflict& first = conflicts.front();
  const Geometry& geometry = puzzle.geometry();
  std::string text =
      fmt::format("inconsistent: {} and {} both have {} ({})", geometry.name(first.first),
                  geometry.name(first.second), first.value, first.rule);
  if (conflicts.size() > 1) text += ", and " + counted(conflicts.size() - 1, "more such pair");
  return text;
}

}  // namespace

void add_solving_options(CommandLine& line) {
  line.group("Solving");
  line.value("s,solver", "NAME|COMMAND",
             "a solver of `list solvers`, or a command line with {cnf} and perhaps {out} "
             "(default: CaDiCaL in the process)");
  line.value("e,encoding", "NAME",
             "an encoding of `list encodings` (default: auto, which is "
             "extended after unit propagation)");
  line.value("amo", "NAME", "an at-most-one method of `list amo` (default: pairwise)");
  line.flag("unique", "prove that there is no second solution");
  line.value("timeout", "SECONDS", "for each puzzle");
  line.flag("stats", "times, memory and the solver's figures on standard error");
}

SolveOptions solve_options(const CommandLine& line) {
  SolveOptions options;
  options.encoding = encoding_option(line);
  options.amo = &amo_option(line);
  options.solver = choose_solver(line.get("solver").value_or(""));
  options.unique = line.has("unique");
  options.statistics = line.has("stats");
  options.sizes = options.statistics || line.has("verbose") || line.get("format") == "json";
  return options;
}

StreamRun::StreamRun(const CommandLine& line, SolveOptions options, Findings findings)
    : options_(std::move(options)),
      timeout_(seconds_option(line, "timeout")),
      inputs_(line),
      writer_(line, !line.has("format") && inputs_.several() ? "line" : "grid"),
      solver_(options_),
      show_statistics_(line.has("stats")),
      say_findings_(findings == Findings::on_standard_error && writer_.pictures()),
      say_several_(findings == Findings::on_standard_error && !writer_.json()) {
  inputs_.before_wait([this] { writer_.flush(); });
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

int StreamRun::run(const std::function<void(const Puzzle&, const Grid&)>& on_solution,
                   const std::function<void(PuzzleAnswer&)>& report) {
  try {
    std::optional<PuzzleInput> input;
    while (!interrupted_ && next(input)) {
      handle(*input, on_solution, report);
      if (!interrupted_) progress_.set(++index_);
      progress_.tick();
    }
  } catch (const UsageError&) {
    // An input that contradicts the options ends the run; the answers before it are not lost.
    writer_.flush();
    throw;
  }
  return finish();
}

void StreamRun::handle(const PuzzleInput& input,
                       const std::function<void(const Puzzle&, const Grid&)>& on_solution,
                       const std::function<void(PuzzleAnswer&)>& report) {
  Outcome outcome;
  if (input.puzzle) {
    const Limits limits(timeout_, &interrupt(), [this] { progress_.tick(); });
    outcome = solver_.solve(*input.puzzle, limits, [&](const Grid& grid) {
      if (on_solution) on_solution(*input.puzzle, grid);
    });
  }
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
