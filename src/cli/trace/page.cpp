// The page's data are embedded as JSON and as base64, because a file opened from a disk may not
// load another.
#include <fmt/format.h>

#include <utility>

#include "cli/page/page.hpp"
#include "page_assets.hpp"
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

Picture board_picture(const Puzzle& puzzle, const Grid& empty) {
  return {.geometry = puzzle.geometry(), .grid = empty, .board = puzzle.board.get()};
}

}  // namespace

TracePage::TracePage(const report::TraceTask& task, Theme theme, Write write)
    : task_(task), theme_(theme), write_(std::move(write)), data_(task) {
  if (task.formula.variables() <= TracePageData::max_variables) return;
  throw SolverError(fmt::format(
      "an HTML page can show at most {} variables, but this formula has {}; use -f text",
      TracePageData::max_variables, task.formula.variables()));
}

void TracePage::end(const TraceOutcome& outcome) {
  const Puzzle& puzzle = task_.formula.puzzle();
  const Grid empty(puzzle.geometry().cells(), 0);
  write_(page_head(task_.input, "Sudoku, clause by clause", trace_style, theme_));
  write_("<p>" + xml_text(page_summary(task_, outcome)) + "</p></header>\n<main>\n");
  write_("<section id=\"board\">\n" + page_board(board_picture(puzzle, empty)));
  write_(trace_body);
  write_("<script type=\"application/json\" id=\"data\">" + page_json(data_.json(outcome)));
  write_("</script>\n<script type=\"text/plain\" id=\"stream\">" + data_.stream());
  write_("</script>\n<script>\"use strict\";");
  for (const std::string_view script :
       {replay_script, board_script, words_script, graph_script, controls_script}) {
    write_(script);
  }
  write_("</script>\n</body>\n</html>\n");
}

}  // namespace sudoku_sat::cli
