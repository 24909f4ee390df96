// The page of `serve` with the trace inside, as JSON and as base64, because a file opened from a
// disk may not load another.
#include <fmt/format.h>

#include <utility>

#include "cli/page/page.hpp"
#include "report/answers.hpp"
#include "sudoku_sat/solver.hpp"
#include "writers.hpp"

namespace sudoku_sat::cli {

namespace {

/// "CDCL on the encoding maple: 729 variables, 8829 clauses. Solved after 11 conflicts."
std::string page_summary(const report::TraceTask& task, const TraceOutcome& outcome) {
  const auto conflicts = static_cast<std::size_t>(outcome.count(TraceEvent::Kind::conflict));
  std::string end = "There is no solution, found";
  if (outcome.answer == Answer::satisfiable) end = "Solved";
  if (outcome.answer == Answer::unknown) end = "Undecided (" + outcome.reason + ")";
  if (outcome.count(TraceEvent::Kind::fixpoint) > 0)
    end = "No clause is unit: propagation has ended";
  constexpr std::string_view titles[] = {"CDCL", "DPLL", "Backtracking", "Unit propagation"};
  return fmt::format(
      "{} on the encoding {}: {}, {}. {} after {}.",
      titles[static_cast<std::size_t>(task.options.mode)], chosen_encoding(task.formulation).name,
      report::counted(static_cast<std::size_t>(task.formula.variables()), "variable"),
      report::counted(task.formula.clauses(), "clause"), end,
      report::counted(conflicts, "conflict"));
}

/// As the page of `serve`.
constexpr int most_rows = 25;

}  // namespace

TracePage::TracePage(const report::TraceTask& task, Theme theme, Write write)
    : task_(task), theme_(theme), write_(std::move(write)), data_(task) {
  if (task.formula.puzzle().geometry().size() > most_rows) {
    throw SolverError(fmt::format(
        "an HTML page can show boards of at most {0}x{0} cells; use -f text", most_rows));
  }
  if (task.formula.variables() <= TracePageData::max_variables) return;
  throw SolverError(fmt::format(
      "an HTML page can show at most {} variables, but this formula has {}; use -f text",
      TracePageData::max_variables, task.formula.variables()));
}

void TracePage::end(const TraceOutcome& outcome) {
  const PageText text{
      .usual_title = "Sudoku, clause by clause",
      .summary = page_summary(task_, outcome),
      .plain = "<p>This page replays a trace by a script, which your browser does not run.</p>"};
  base::Json data = page_board(task_.input, theme_);
  data["trace"] = data_.json(outcome);
  write_(page_begin(task_.input, text, theme_) + page_data("traced", data));
  write_("<script type=\"text/plain\" id=\"stream\">" + data_.stream() + "</script>\n");
  write_(page_end(theme_));
}

}  // namespace sudoku_sat::cli
