#include "answers.hpp"

#include <fmt/format.h>

namespace sudoku_sat {

namespace {

using Json = nlohmann::ordered_json;

Json conflict_json(const Geometry& geometry, const Conflict& conflict) {
  return {{"cells", {geometry.name(conflict.first), geometry.name(conflict.second)}},
          {"value", conflict.value},
          {"rule", conflict.rule}};
}

Json optional_json(const std::optional<std::int64_t>& figure) {
  return figure ? Json(*figure) : Json(nullptr);
}

Json statistics_json(const Outcome& outcome) {
  return {{"literals", outcome.size.literals},
          {"decisions", optional_json(outcome.statistics.decisions)},
          {"conflicts", optional_json(outcome.statistics.conflicts)},
          {"propagations", optional_json(outcome.statistics.propagations)}};
}

/// What the outcome adds, the input being a puzzle.
void add_outcome(const PuzzleAnswer& answer, Json& json) {
  const Puzzle& puzzle = *answer.input.puzzle;
  const Geometry& geometry = puzzle.geometry();
  const Outcome& outcome = answer.outcome;
  json["puzzle"] = to_line(geometry, puzzle.givens);
  json["status"] = answer.status;
  json["solution"] = outcome.solution ? Json(to_line(geometry, *outcome.solution)) : Json(nullptr);
  json["unique"] = outcome.unique ? Json(*outcome.unique) : Json(nullptr);
  json["solutions"] = outcome.solutions;
  json["conflicts"] = Json::array();
  for (const Conflict& conflict : outcome.conflicts) {
    json["conflicts"].push_back(conflict_json(geometry, conflict));
  }
  json["core"] = Json::array();
  for (const Cell cell : outcome.core) json["core"].push_back(given_name(puzzle, cell));
  if (answer.with_all) {
    json["all"] = Json::array();
    for (const Grid& grid : answer.all) json["all"].push_back(to_line(geometry, grid));
  }
  json["encoding"] = outcome.encoding;
  json["solver"] = answer.solver;
  json["variables"] = outcome.size.variables;
  json["clauses"] = outcome.size.clauses;
  json["seconds"] = {{"reduce", outcome.seconds.reduce.wall},
                     {"encode", outcome.seconds.encode.wall},
                     {"solve", outcome.seconds.solve.wall},
                     {"verify", outcome.seconds.verify.wall}};
  if (answer.with_statistics) json["statistics"] = statistics_json(outcome);
  if (!outcome.reason.empty()) json["reason"] = outcome.reason;
}

}  // namespace

std::string_view status_word(const PuzzleInput& input, const Outcome& outcome) {
  return input.puzzle ? name(outcome.status) : "invalid";
}

Json to_json(const PuzzleAnswer& answer) {
  Json json;
  json["index"] = answer.index;
  json["label"] = answer.input.label.empty() ? Json(nullptr) : Json(answer.input.label);
  if (answer.input.puzzle) {
    add_outcome(answer, json);
  } else {
    json["puzzle"] = nullptr;
    json["status"] = answer.status;
    json["reason"] = answer.input.error;
  }
  return json;
}

std::string counted(std::size_t number, std::string_view what) {
  return fmt::format("{} {}{}", number, what, number == 1 ? "" : "s");
}

std::string given_name(const Puzzle& puzzle, Cell cell) {
  return fmt::format("{}={}", puzzle.geometry().name(cell), puzzle.givens[cell]);
}

std::string dump(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace sudoku_sat
