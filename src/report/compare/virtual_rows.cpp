// The virtual best solver of the SAT competitions, with settings in place of solvers. What all rows
// have in common, these rows have too; their formulas are not one, so they have no sizes.
#include "virtual_rows.hpp"

#include <algorithm>
#include <map>

namespace sudoku_sat::report {

namespace {

using Compared = std::vector<const CompareRow*>;
using Runs = std::vector<SolverTimes>;

const Runs& compared_runs(const CompareRow& row, std::size_t puzzle) {
  return row.measurements[puzzle].solvers[row.solver_index].times;
}

/// Failures come after runs without an answer.
double cost_of_run(const SolverTimes& times) {
  if (times.answer != Answer::unknown) return times.total();
  return times.failure.empty() ? no_answer : std::numeric_limits<double>::infinity();
}

bool comparable(const Compared& rows, std::size_t puzzle) {
  return std::ranges::all_of(rows, [&](const CompareRow* row) {
    return puzzle < row->measurements.size() &&
           compared_runs(*row, puzzle).size() == compared_runs(*rows.front(), puzzle).size();
  });
}

/// Keeps the word if all rows have it.
void keep_common(const Compared& rows, std::string CompareRow::*word, CompareRow& row) {
  const bool common = std::ranges::all_of(
      rows, [&](const CompareRow* one) { return one->*word == rows.front()->*word; });
  if (!common) (row.*word).clear();
}

CompareRow virtual_row(const Compared& rows, bool best) {
  CompareRow row = *rows.front();
  row.conflicts_paired.reset();
  row.seconds_paired.reset();
  row.is_virtual = true;
  row.encoding = best ? "virtual best" : "virtual worst";
  for (const auto word : {&CompareRow::amo, &CompareRow::reduction, &CompareRow::reencoding,
                          &CompareRow::literal_order, &CompareRow::solver, &CompareRow::options}) {
    keep_common(rows, word, row);
  }
  if (row.solver.empty()) row.solver = row.encoding;
  row.solver_index = 0;
  row.measurements.clear();
  for (std::size_t puzzle = 0; puzzle < rows.front()->measurements.size(); ++puzzle) {
    if (!comparable(rows, puzzle)) continue;
    Measurement& chosen = row.measurements.emplace_back();
    chosen.density = rows.front()->measurements[puzzle].density;
    SolverRuns& runs = chosen.solvers.emplace_back();
    for (std::size_t run = 0; run < compared_runs(*rows.front(), puzzle).size(); ++run) {
      const auto cost_in = [&](const CompareRow* one) {
        return cost_of_run(compared_runs(*one, puzzle)[run]);
      };
      const auto found = best ? std::ranges::min_element(rows, {}, cost_in)
                              : std::ranges::max_element(rows, {}, cost_in);
      runs.times.push_back(compared_runs(**found, puzzle)[run]);
      if (runs.failure.empty()) runs.failure = runs.times.back().failure;
    }
  }
  return row;
}

}  // namespace

std::vector<CompareRow> virtual_rows(const std::vector<CompareRow>& rows) {
  std::map<std::size_t, Compared> groups;
  for (const CompareRow& row : rows) {
    if (!row.solver.empty()) groups[row.board].push_back(&row);
  }
  std::vector<CompareRow> found;
  for (const auto& group : groups) {
    if (group.second.size() < 2) continue;
    for (const bool best : {true, false}) {
      CompareRow row = virtual_row(group.second, best);
      if (!row.measurements.empty()) found.push_back(std::move(row));
    }
  }
  return found;
}

}  // namespace sudoku_sat::report
