// Clauses of the formula are described by their topic; learnt ones are named by their number, after
// being shown when they were learnt.
#include <fmt/format.h>

#include <utility>

#include "report/answers.hpp"
#include "report/variables.hpp"
#include "writers.hpp"

namespace sudoku_sat::cli {

namespace {

using EventKind = TraceEvent::Kind;

std::string heading(const report::TraceTask& task) {
  const TracedFormula& formula = task.formula;
  return fmt::format("{}, encoding {}: {}, {}\n", name(task.options.mode),
                     chosen_encoding(task.formulation).name,
                     report::counted(static_cast<std::size_t>(formula.variables()), "variable"),
                     report::counted(formula.clauses(), "clause"));
}

std::string summary(const TraceOutcome& outcome) {
  const auto count = [&](EventKind kind, std::string_view what) {
    return report::counted(static_cast<std::size_t>(outcome.count(kind)), what);
  };
  std::string text = fmt::format(
      "{}: {}, {}, {}", status_of(outcome), count(EventKind::decision, "decision"),
      count(EventKind::propagation, "propagation"), count(EventKind::conflict, "conflict"));
  if (outcome.count(EventKind::learnt) > 0) {
    text += ", " + count(EventKind::learnt, "learnt clause");
  }
  if (outcome.count(EventKind::restart) > 0) text += ", " + count(EventKind::restart, "restart");
  if (outcome.count(EventKind::fixpoint) > 0) text += "; " + outcome.reason;
  return text + '\n';
}

}  // namespace

TraceText::TraceText(const report::TraceTask& task, Write write)
    : task_(task), write_(std::move(write)) {
  write_(heading(task));
}

void TraceText::step(const TraceStep& step) {
  std::string line =
      fmt::format("{:>4}  {:<11}  {}", step.event.level, name(step.event.kind), words_of(step));
  line.erase(line.find_last_not_of(' ') + 1);
  write_(line + '\n');
}

std::string TraceText::words_of(const TraceStep& step) const {
  const TracedFormula& formula = task_.formula;
  const TraceEvent& event = step.event;
  switch (event.kind) {
    case EventKind::decision:
      return formula.statement(event.literal);
    case EventKind::propagation:
      return formula.statement(event.literal) + ": " + because_of(event.clause, step.clause);
    case EventKind::conflict:
      return because_of(event.clause, step.clause);
    case EventKind::learnt:
      return fmt::format("clause {}: {}", event.clause + 1, as_exclusion(step.clause, formula));
    case EventKind::flip:
      return formula.statement(event.literal) + ": " + as_exclusion(step.clause, formula);
    case EventKind::fixpoint:
      return "no clause is unit: propagation has ended";
    case EventKind::backjump:
    case EventKind::restart:
      return fmt::format("to level {}", event.level);
    default:
      return {};
  }
}

std::string TraceText::because_of(ClauseNumber number, std::span<const Lit> clause) const {
  const TracedFormula& formula = task_.formula;
  if (number >= formula.clauses()) return fmt::format("clause {}", number + 1);
  const std::string about = formula.about(number);
  if (!about.empty()) return about;
  return fmt::format("{}: {}", formula.family(number), in_words(clause, formula));
}

void TraceText::end(const TraceOutcome& outcome) {
  write_(summary(outcome));
  if (!outcome.solution) return;
  const Puzzle& puzzle = task_.formula.puzzle();
  std::string drawn = "\n";
  format_named("grid").write({.geometry = puzzle.geometry(),
                              .grid = *outcome.solution,
                              .givens = &puzzle.givens,
                              .board = puzzle.board.get()},
                             drawn);
  write_(drawn + report::variables_text(*puzzle.board, *outcome.solution));
}

}  // namespace sudoku_sat::cli
