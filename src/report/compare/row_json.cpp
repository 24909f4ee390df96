// A row as an object: numbers, or null if there is none.
#include "row_json.hpp"

#include "base/json.hpp"

#include "report/answers.hpp"
#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat::report {

namespace {

std::string_view answer_word(const SolverTimes& times) {
  if (!times.failure.empty()) return "failed";
  return name(times.answer);
}

base::Json run_json(std::size_t puzzle, const SolverTimes& times) {
  const bool answered = times.answer != Answer::unknown;
  base::Json json{{"puzzle", puzzle}, {"seed", times.seed}};
  json["answer"] = answer_word(times);
  json["total_seconds"] = answered ? base::Json(times.total()) : base::Json(nullptr);
  json["solve_seconds"] = or_null(times.solve);
  json["conflicts"] = or_null(times.statistics.conflicts);
  json["decisions"] = or_null(times.statistics.decisions);
  json["propagations"] = or_null(times.statistics.propagations);
  json["peak_megabytes"] = or_null(times.peak_megabytes);
  return json;
}

/// Every run of the row's solver, puzzle by puzzle, from 0 in the order of the input.
base::Json runs_json(const CompareRow& row) {
  auto runs = base::Json::array();
  for (std::size_t puzzle = 0; puzzle < row.measurements.size(); ++puzzle) {
    for (const SolverTimes& times : row.measurements[puzzle].solvers[row.solver_index].times) {
      runs.push_back(run_json(puzzle, times));
    }
  }
  return runs;
}

}  // namespace

std::string compare_json_row(const CompareColumns& columns, const CompareRow& row) {
  base::Json object;
  for (const CompareColumn* column : columns) {
    const TableCell figure = column->figure(row);
    auto& member = object[std::string(column->name)];
    if (figure.number) member = base::Json::parse(figure.text);
    if (column->words && !figure.text.empty()) member = figure.text;
  }
  if (row.seeds != 0) object["runs"] = runs_json(row);
  return dump(object);
}

}  // namespace sudoku_sat::report
