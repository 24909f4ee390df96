// Steps as JSON, an object for each puzzle.
#include <cmath>

#include "writers.hpp"

namespace sudoku_sat {

namespace {

using Json = nlohmann::ordered_json;

Json to_json(const Fact& fact, const Geometry& geometry) {
  const Statement& statement = fact.statement;
  const char* const origin = fact.in_argument ? "assumption" : "given";
  Json json{{"kind", fact.step == 0 ? origin : "conclusion"},
            {"text", to_string(statement, geometry)},
            {"cells", {geometry.name(statement.cell)}},
            {"value", statement.value},
            {"holds", statement.holds}};
  if (fact.step != 0) json[fact.in_argument ? "argument_step" : "step"] = fact.step;
  return json;
}

Json to_json(const Case& one, const Board& board);

Json to_json(const Step& step, const Board& board) {
  Json json{
      {"number", step.number},        {"name", step.name.empty() ? Json(nullptr) : Json(step.name)},
      {"conclusions", Json::array()}, {"reasons", Json::array()},
      {"size", step.size()},          {"constraints", step.constraints.size()}};
  for (const Statement& conclusion : step.conclusions) {
    json["conclusions"].push_back(to_string(conclusion, board.geometry()));
  }
  for (const Reason& reason : step.constraints) {
    json["reasons"].push_back(reason_json(reason, board));
  }
  for (const Fact& fact : step.facts) {
    json["reasons"].push_back(to_json(fact, board.geometry()));
  }
  for (const Case& one : step.cases) json["cases"].push_back(to_json(one, board));
  return json;
}

Json to_json(const Case& one, const Board& board) {
  Json json{{"assumption", to_string(one.assumption, board.geometry())}, {"steps", Json::array()}};
  for (const Step& step : one.steps) json["steps"].push_back(to_json(step, board));
  return json;
}

Json to_json(const StepSummary& summary) {
  Json json{{"steps", summary.steps},
            {"largest", summary.largest},
            {"mean", std::round(summary.mean * 100) / 100},
            {"names", Json::object()},
            {"unnamed", summary.unnamed}};
  for (const auto& [name, count] : summary.names) json["names"][name] = count;
  return json;
}

void add_findings(const Puzzle& puzzle, const Explanation& explanation, Json& json) {
  json["size"] = puzzle.board->size();
  json["puzzle"] = to_line(puzzle.geometry(), puzzle.givens);
  if (explanation.solution) json["solution"] = to_line(puzzle.geometry(), *explanation.solution);
  for (const Step& step : explanation.steps) {
    json["steps"].push_back(to_json(step, *puzzle.board));
  }
}

void add_question(const Question& question, const Explanation& explanation, Json& json) {
  if (question.kind == Question::Kind::solution) return;
  json["question"] = {{question.kind == Question::Kind::why ? "cell" : "why_not", question.text}};
  json["answer"] = explanation.answer.empty() ? Json(nullptr) : Json(explanation.answer);
}

}  // namespace

Json explanation_json(std::size_t index, const PuzzleInput& input, const Question& question,
                      const Explanation& explanation) {
  Json json{{"index", index},
            {"label", input.label.empty() ? Json(nullptr) : Json(input.label)},
            {"size", nullptr},
            {"puzzle", nullptr},
            {"status", explanation.status},
            {"solution", nullptr},
            {"steps", Json::array()}};
  if (input.puzzle) add_findings(*input.puzzle, explanation, json);
  add_question(question, explanation, json);
  if (explanation.status == "incomplete") json["open_cells"] = explanation.open_cells;
  json["summary"] = to_json(StepSummary(explanation.steps));
  const std::string& reason = input.puzzle ? explanation.reason : input.error;
  if (!reason.empty()) json["reason"] = reason;
  return json;
}

}  // namespace sudoku_sat
