// sudoku-sat check: is the puzzle consistent, and if not, which givens are to blame?
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "check_text.hpp"
#include "cli/choices.hpp"
#include "cli/globals.hpp"
#include "cli/solving_options.hpp"
#include "cli/streams/stream_run.hpp"
#include "registry.hpp"
#include "report/mark_findings.hpp"
#include "sudoku_sat/base.hpp"

namespace sudoku_sat {

using namespace cli;

namespace {

/// The cells that the answer is about: those of a core, those that follow from others, those left
/// open.
std::vector<Cell> cells_of_answer(const Outcome& outcome, const report::CheckFindings& findings) {
  const bool found = findings.core || outcome.status == Status::solved;
  return found ? findings.cells : outcome.core;
}

std::vector<Cell> cells_in_conflict(const Outcome& outcome) {
  std::vector<Cell> cells;
  for (const Conflict& conflict : outcome.conflicts) {
    cells.push_back(conflict.first);
    cells.push_back(conflict.second);
  }
  return cells;
}

std::string describe_pairs(const Puzzle& puzzle, const Outcome& outcome) {
  std::string text = fmt::format("inconsistent: {} of givens in conflict",
                                 report::counted(outcome.conflicts.size(), "pair"));
  if (!outcome.reason.empty()) text += " (" + outcome.reason + ")";
  for (const Conflict& conflict : outcome.conflicts) {
    text += fmt::format("\n  {} {}  {}", report::given_name(puzzle, conflict.first),
                        report::given_name(puzzle, conflict.second), conflict.rule);
  }
  return text;
}

/// In which sense the core is minimal, and what limits that.
std::string limits_of(const report::Names& core, const Outcome& outcome,
                      const report::CheckFindings& findings) {
  if (!outcome.reason.empty()) return outcome.reason;
  const std::string rest = fmt::format("any {} of them have one", core.size() - 1);
  return findings.smallest ? rest + ", and there is no smaller such set" : rest;
}

std::string describe_core(const report::Names& core, const Outcome& outcome,
                          const report::CheckFindings& findings) {
  if (core.empty()) return "the rules leave no solution";
  if (core.size() == 1 && outcome.reason.empty()) {
    return "this one alone leaves no solution\n  " + core[0];
  }
  return fmt::format("these {} have no solution together; {}\n  {}", core.size(),
                     limits_of(core, outcome, findings), one_line(core));
}

report::Names core_of(const report::PuzzleAnswer& answer, const report::CheckFindings& findings) {
  if (findings.core) return *findings.core;
  report::Names names;
  for (const Cell cell : answer.outcome.core) {
    names.push_back(report::given_name(*answer.input.puzzle, cell));
  }
  return names;
}

std::string describe_unsatisfiable(const report::PuzzleAnswer& answer,
                                   const report::CheckRequest& request,
                                   const report::CheckFindings& findings) {
  const std::string text = "unsatisfiable: no two givens clash, yet ";
  if (answer.outcome.reason.starts_with(report::marks_leave_none)) {
    return text + "there is no solution\n" + answer.outcome.reason;
  }
  const report::Names core = core_of(answer, findings);
  // All cores are listed below.
  const bool listed = request.all && !request.smallest;
  if (!core.empty() && !listed) return text + describe_core(core, answer.outcome, findings);
  const std::string& reason = answer.outcome.reason;
  return text + "there is no solution" + (reason.empty() ? "" : "; " + reason);
}

std::string describe_solved(Uniqueness uniqueness) {
  switch (uniqueness) {
    case Uniqueness::unique:
      return "consistent: there is one solution";
    case Uniqueness::several:
      return "consistent: there is more than one solution";
    default:
      return "consistent: there is at least one solution";
  }
}

std::string describe(const report::PuzzleAnswer& answer, const report::CheckRequest& request,
                     const report::CheckFindings& findings) {
  const Outcome& outcome = answer.outcome;
  switch (outcome.status) {
    case Status::inconsistent: {
      const std::string pairs = describe_pairs(*answer.input.puzzle, outcome);
      if (!findings.core) return pairs;
      return pairs + "\n" + describe_core(*findings.core, outcome, findings);
    }
    case Status::unsatisfiable:
      return describe_unsatisfiable(answer, request, findings);
    case Status::solved:
      return describe_solved(outcome.uniqueness);
    default:
      return "unknown: " + outcome.reason;
  }
}

SolveOptions check_options(const CommandLine& line, const report::CheckRequest& request) {
  SolveOptions options = solve_options(line);
  report::set_check_options(line, request, options);
  return options;
}

class Check {
 public:
  Check(const CommandLine& line, const report::CheckRequest& request)
      : request_(request),
        timeout_(line.seconds("timeout")),
        stream_(line, check_options(line, request), StreamRun::Findings::in_the_output,
                request.more() ? "grid" : "line") {
    if (request.more() && stream_.writer().lines()) {
      throw UsageError("-f line prints only one word: choose grid or json");
    }
  }

  int run() {
    status_.add(stream_.run({}, [this](report::PuzzleAnswer& answer) { report(answer); }));
    return status_.value();
  }

 private:
  void report(report::PuzzleAnswer& answer) {
    report::CheckFindings findings;
    if (answer.input.puzzle && request_.more()) findings = find(answer);
    if (answer.status == name(Status::solved)) answer.status = "consistent";
    write(answer, findings);
    if (findings.undecided && interrupt()) throw Stopped(Limits::Reached::interrupt);
  }

  report::CheckFindings find(const report::PuzzleAnswer& answer) {
    const Limits limits(time_left(answer), &interrupt(), [this] { progress_.tick(); });
    report::CheckFindings findings =
        report::find_more(answer.input, answer.outcome, request_, limits,
                          [this](std::size_t sets) { progress_.set(sets); });
    progress_.set(0);
    progress_.clear();
    report::note(findings, status_);
    const std::string place = to_string(answer.input.position);
    if (findings.failed) {
      spdlog::error(fmt::format("{}: {}", place, findings.reason));
    } else if (findings.undecided && !interrupt()) {
      spdlog::warn(fmt::format("{}: {}", place, findings.reason));
    }
    return findings;
  }

  /// What solving has left of --timeout.
  std::optional<double> time_left(const report::PuzzleAnswer& answer) const {
    const std::optional<double> left = sudoku_sat::cli::time_left(answer.input, timeout_);
    if (!left) return std::nullopt;
    const SolveSeconds& used = answer.outcome.seconds;
    return std::max(
        0.0, *left - used.reduce.wall - used.encode.wall - used.solve.wall - used.verify.wall);
  }

  void write(const report::PuzzleAnswer& answer, const report::CheckFindings& findings) {
    PuzzleWriter& writer = stream_.writer();
    if (writer.json()) {
      base::Json json = report::to_json(answer);
      if (answer.input.puzzle) {
        report::add_findings(request_, findings, answer.input.puzzle->geometry(), json);
      }
      writer.text(report::dump(json));
    } else if (writer.lines()) {
      writer.text(answer.status);
    } else if (answer.input.puzzle) {
      write_grid(answer, findings, writer);
    }
  }

  void write_grid(const report::PuzzleAnswer& answer, const report::CheckFindings& findings,
                  PuzzleWriter& writer) {
    const std::vector<Cell> in_conflict = cells_in_conflict(answer.outcome);
    const std::vector<Cell> blamed = cells_of_answer(answer.outcome, findings);
    std::vector<std::pair<Cell, Cell>> clashes;
    for (const Conflict& conflict : answer.outcome.conflicts) {
      clashes.emplace_back(conflict.first, conflict.second);
    }
    const Puzzle& puzzle = *answer.input.puzzle;
    const std::string words = describe(answer, request_, findings) + describe_findings(findings) +
                              describe_entries(puzzle.geometry(), answer.input.entries, findings);
    const Grid grid = request_.entries ? report::with_entries(puzzle, answer.input.entries).givens
                                       : puzzle.givens;
    writer.grid(answer.input, grid,
                {.marked = in_conflict, .blamed = blamed, .clashes = clashes, .remark = words});
    if (writer.readable()) writer.text(words);
  }

  report::CheckRequest request_;
  std::optional<double> timeout_;
  StreamRun stream_;
  Progress progress_{"sets"};
  base::ExitStatus status_;
};

int run_check(const CommandLine& line) { return Check(line, report::check_request(line)).run(); }

}  // namespace

const Runner runner_entries::check{.about = command_entries::check, .run = run_check};

}  // namespace sudoku_sat
