// sudoku-sat check: is the puzzle consistent, and if not, which givens are to blame?
#include <fmt/format.h>

#include <algorithm>

#include "command.hpp"
#include "solving_options.hpp"
#include "stream_run.hpp"

namespace sudoku_sat {

namespace {

/// The cells that the answer blames.
std::vector<Cell> cells_in_trouble(const Outcome& outcome) {
  std::vector<Cell> cells = outcome.core;
  for (const Conflict& conflict : outcome.conflicts) {
    cells.push_back(conflict.first);
    cells.push_back(conflict.second);
  }
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

std::string describe_pairs(const Puzzle& puzzle, const Outcome& outcome) {
  std::string text = fmt::format("inconsistent: {} of givens in conflict",
                                 counted(outcome.conflicts.size(), "pair"));
  if (!outcome.reason.empty()) text += " (" + outcome.reason + ")";
  for (const Conflict& conflict : outcome.conflicts) {
    text += fmt::format("\n  {} {}  {}", given_name(puzzle, conflict.first),
                        given_name(puzzle, conflict.second), conflict.rule);
  }
  return text;
}

std::string describe_core(const Puzzle& puzzle, const Outcome& outcome) {
  if (outcome.core.empty()) {
    return "unsatisfiable: no two givens clash, yet there is no solution; " + outcome.reason;
  }
  if (outcome.core.size() == 1 && outcome.reason.empty()) {
    return "unsatisfiable: no two givens clash, yet this one alone leaves no solution\n  " +
           given_name(puzzle, outcome.core[0]);
  }
  const std::string limits = outcome.reason.empty()
                                 ? fmt::format("any {} of them can", outcome.core.size() - 1)
                                 : outcome.reason;
  std::string text =
      fmt::format("unsatisfiable: no two givens clash, yet these {} cannot stand together; {}\n ",
                  outcome.core.size(), limits);
  for (const Cell cell : outcome.core) text += " " + given_name(puzzle, cell);
  return text;
}

std::string describe(const PuzzleAnswer& answer) {
  const Outcome& outcome = answer.outcome;
  switch (outcome.status) {
    case Status::inconsistent:
      return describe_pairs(*answer.input.puzzle, outcome);
    case Status::unsatisfiable:
      return describe_core(*answer.input.puzzle, outcome);
    case Status::solved:
      if (!outcome.unique) return "consistent: there is a solution";
      return *outcome.unique ? "consistent: there is one solution"
                             : "consistent: there is more than one solution";
    default:
      return "unknown: " + outcome.reason;
  }
}

void report(PuzzleWriter& writer, PuzzleAnswer& answer) {
  if (answer.status == name(Status::solved)) answer.status = "consistent";
  if (writer.json()) {
    writer.object(answer);
  } else if (writer.lines()) {
    writer.text(answer.status);
  } else if (answer.input.puzzle) {
    writer.grid(answer.input, answer.input.puzzle->givens, cells_in_trouble(answer.outcome));
    if (writer.readable()) writer.text(describe(answer));
  }
}

int run(const std::vector<std::string>& arguments) {
  CommandLine line("check",
                   "Is the puzzle consistent? If not, which givens conflict, or which cannot stand "
                   "together?",
                   "sudoku-sat check puzzles/trouble/conflicting-pair.txt", "[INPUT...]");
  add_input_options(line);
  add_solving_options(line);
  add_output_options(line);
  if (!line.parse(arguments)) return ExitStatus::done;
  SolveOptions options = solve_options(line);
  options.core = true;
  StreamRun stream(line, options, StreamRun::Findings::in_the_output);
  return stream.run({}, [&](PuzzleAnswer& answer) { report(stream.writer(), answer); });
}

}  // namespace

extern const Command check_command{
    .name = "check",
    .summary = "is the puzzle consistent, and which givens are to blame if not",
    .run = run};

}  // namespace sudoku_sat
