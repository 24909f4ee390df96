// A row as an object: numbers, or null where there is none.
#include "row_json.hpp"

#include <nlohmann/json.hpp>

#include "report/answers.hpp"
#include "sudoku_sat/dimacs.hpp"

namespace sudoku_sat::report {

namespace {

std::string_view answer_word(const SolverTimes& times) {
  if (!times.failure.empty()) return "failed";
  return name(times.answer);
}

nlohmann::ordered_json run_json(std::size_t puzzle, const SolverTimes& times) {
  const bool answered = times.answer != Answer::unknown;
  nlohmann::ordered_json json{{"puzzle", puzzle}, {"seed", times.seed}};
  json["answer"] = answer_word(times);
  json["total_seconds"] =
      answered ? nlohmann::ordered_json(times.total()) : nlohmann::ordered_json(nullptr);
  json["solve_seconds"] = or_null(times.solve);
  json["conflicts"] = or_null(times.statistics.conflicts);
  json["decisions"] = or_null(times.statistics.decisions);
  json["propagations"] = or_null(times.statistics.propagations);
  json["peak_megabytes"] = or_null(times.peak_megabytes);
  return json;
}

/// Every run of the row's solver, puzzle by puzzle, from 0 in the order of the input.
nlohmann::ordered_json runs_json(const CompareRow& row) {
  auto runs = nlohmann::ordered_json::array();
  for (std::size_t puzzle = 0; puzzle < row.measurements.size(); ++puzzle) {
    for (const SolverTimes& times : row.measurements[puzzle].solvers[row.solver_index].times) {
      runs.push_back(run_json(puzzle, times));
    }
  }
  return runs;
}

}  // namespace

std::string compare_json_row(const CompareColumns& columns, const CompareRow& row) {
  nlohmann::ordered_json object;
  for (const CompareColumn* column : columns) {
    const TableCell figure = column->figure(row);
    auto& member = object[std::string(column->name)];
    if (figure.number) member = nlohmann::ordered_json::parse(figure.text);
    if (column->words && !figure.text.empty()) member = figure.text;
  }
  if (row.seeds != 0) object["runs"] = runs_json(row);
  return dump(object);
}

}  // namespace sudoku_sat::report
