// An answer becomes a grid by the formula's header, and the grid is checked by the rules, without
// the formula: neither the solver nor the clauses need be trusted.
#include "decoded.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "api/answers.hpp"
#include "sudoku_sat/base.hpp"
#include "sudoku_sat/solve.hpp"

namespace sudoku_sat {

namespace {

Puzzle puzzle_at(const CnfPuzzle& cnf, std::size_t index) {
  return index == 0 ? cnf.puzzle : Puzzle{cnf.puzzle.board, cnf.series[index - 1].givens};
}

/// The first puzzle of a series whose givens are all in the grid; the first one where none is.
std::size_t index_in_series(const CnfPuzzle& cnf, const Grid& grid) {
  const auto holds = [&](const Grid& givens) {
    return std::equal(givens.begin(), givens.end(), grid.begin(),
                      [](Value given, Value value) { return given == 0 || given == value; });
  };
  if (holds(cnf.puzzle.givens)) return 0;
  for (std::size_t i = 0; i < cnf.series.size(); ++i) {
    if (holds(cnf.series[i].givens)) return i + 1;
  }
  return 0;
}

}  // namespace

const std::string& label_at(const CnfPuzzle& cnf, std::size_t index) {
  return index == 0 ? cnf.label : cnf.series[index - 1].label;
}

Decoded decode(const CnfPuzzle& cnf, const AnswerText& answer, const Position& position,
               std::optional<std::size_t> index) {
  if (answer.answer == Answer::unsatisfiable) {
    return {name(Status::unsatisfiable), {}, {}, index.value_or(0)};
  }
  if (answer.answer == Answer::unknown) {
    return {name(Status::unknown), {}, "the solver does not know", index.value_or(0)};
  }
  if (cnf.contradiction) {
    throw InputError(position,
                     "an answer to a formula that has no model: its reduction found that "
                     "there is no solution");
  }
  Grid grid;
  try {
    grid = cnf.decode(answer.model);
  } catch (const SolverError& error) {
    throw InputError(position, error.what());
  }
  const std::size_t solved = index ? *index : index_in_series(cnf, grid);
  if (const auto wrong = violation(puzzle_at(cnf, solved), grid)) {
    throw InputError(position,
                     "the answer is no solution: " + to_string(*wrong, cnf.puzzle.geometry()));
  }
  if (std::find(cnf.excluded.begin(), cnf.excluded.end(), grid) != cnf.excluded.end()) {
    throw InputError(position, "the answer is the solution that the formula excludes");
  }
  const auto open = std::count(grid.begin(), grid.end(), 0);
  if (open == 0) return {name(Status::solved), std::move(grid), {}, solved};
  return {"incomplete", std::move(grid),
          fmt::format("the answer leaves {} cells open{}", open,
                      answer.closed ? "" : ", and its closing 0 is missing: cut short?"),
          solved};
}

void write(const Decoded& decoded, const CnfPuzzle& cnf, PuzzleWriter& writer) {
  const Puzzle puzzle = puzzle_at(cnf, decoded.index);
  const std::string& label = label_at(cnf, decoded.index);
  if (writer.json()) {
    const Geometry& geometry = cnf.puzzle.geometry();
    nlohmann::ordered_json json{
        {"index", decoded.index},
        {"label", label.empty() ? nlohmann::ordered_json(nullptr) : nlohmann::ordered_json(label)},
        {"puzzle", to_line(geometry, puzzle.givens)},
        {"status", decoded.status}};
    json["solution"] = decoded.grid.empty()
                           ? nlohmann::ordered_json(nullptr)
                           : nlohmann::ordered_json(to_line(geometry, decoded.grid));
    json["encoding"] = cnf.encoding;
    json["warnings"] = nlohmann::ordered_json::array();
    if (!decoded.reason.empty()) json["reason"] = decoded.reason;
    writer.text(dump(json));
  } else if (!decoded.grid.empty()) {
    writer.grid(puzzle, decoded.grid, label);
  } else if (writer.lines()) {
    writer.text(decoded.status);
  }
}

}  // namespace sudoku_sat
