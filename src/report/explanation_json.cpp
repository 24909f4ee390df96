// Steps as JSON, an object for each puzzle.
#include "explanation_json.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "answers.hpp"
#include "marks_left.hpp"

namespace sudoku_sat::report {

namespace {

using Json = base::Json;

Json to_json(const Fact& fact, const Geometry& geometry) {
  const Statement& statement = fact.statement;
  Json json{{"kind", fact.step == 0 ? "given" : "conclusion"},
            {"text", to_string(statement, geometry)},
            {"cells", {geometry.name(statement.cell)}},
            {"value", geometry.number_in(statement.cell, statement.value)},
            {"holds", statement.holds}};
  if (fact.step != 0) json["step"] = fact.step;
  return json;
}

Json names(const std::vector<Statement>& statements, const Geometry& geometry) {
  Json json = Json::array();
  for (const Statement& statement : statements) json.push_back(to_string(statement, geometry));
  return json;
}

/// The argument of a step. The step lists all reasons once; each of its small steps, often dozens,
/// names them by their places there.
class ArgumentJson {
 public:
  ArgumentJson(const Step& step, const Geometry& geometry) : step_(step), geometry_(geometry) {
    std::size_t place = 0;
    for (const Reason& reason : step.constraints) {
      constraints_.emplace(key_of(reason), place++);
    }
    for (const Fact& fact : step.facts) facts_.emplace(key_of(fact.statement), place++);
  }

  Json cases() const { return to_json(step_.cases); }

 private:
  using Key = std::tuple<int, std::size_t, int>;

  static Key key_of(const Reason& reason) {
    return {static_cast<int>(reason.kind), reason.number, reason.value};
  }
  static Key key_of(const Statement& statement) {
    return {statement.holds ? 1 : 0, statement.cell, statement.value};
  }

  Json to_json(const std::vector<Case>& cases) const {
    Json json = Json::array();
    for (const Case& one : cases) {
      json.push_back(
          {{"assumption", to_string(one.assumption, geometry_)}, {"steps", Json::array()}});
      for (const Step& step : one.steps) json.back()["steps"].push_back(to_json(step));
    }
    return json;
  }

  Json to_json(const Step& step) const {
    Json json{{"number", step.number}};
    if (!step.name.empty()) json["name"] = step.name;
    json["conclusions"] = names(step.conclusions, geometry_);
    json["reasons"] = Json::array();
    for (const Reason& reason : step.constraints) {
      json["reasons"].push_back(constraints_.at(key_of(reason)));
    }
    std::vector<Statement> assumptions;
    Json steps = Json::array();
    for (const Fact& fact : step.facts) {
      if (!fact.in_argument) {
        json["reasons"].push_back(facts_.at(key_of(fact.statement)));
      } else if (fact.step == 0) {
        assumptions.push_back(fact.statement);
      } else {
        steps.push_back(fact.step);
      }
    }
    if (!assumptions.empty()) json["assumptions"] = names(assumptions, geometry_);
    if (!steps.empty()) json["argument_steps"] = std::move(steps);
    if (!step.cases.empty()) json["cases"] = to_json(step.cases);
    return json;
  }

  const Step& step_;
  const Geometry& geometry_;
  std::map<Key, std::size_t> constraints_;  ///< their places among the step's reasons
  std::map<Key, std::size_t> facts_;
};

Json to_json(const Step& step, const Board& board) {
  Json json{{"number", step.number},
            {"name", step.name.empty() ? Json(nullptr) : Json(step.name)},
            {"conclusions", names(step.conclusions, board.geometry())},
            {"text", step.text.empty() ? Json(nullptr) : Json(step.text)},
            {"reasons", Json::array()},
            {"size", step.size()},
            {"constraints", step.constraints.size()}};
  for (const Reason& reason : step.constraints) {
    json["reasons"].push_back(reason_json(reason, board));
  }
  for (const Fact& fact : step.facts) {
    json["reasons"].push_back(to_json(fact, board.geometry()));
  }
  if (!step.cases.empty()) json["cases"] = ArgumentJson(step, board.geometry()).cases();
  return json;
}

Json to_json(const StepSummary& summary) {
  Json json{{"steps", summary.steps},
            {"largest", summary.largest},
            {"mean", std::round(summary.mean * 100) / 100},
            {"names", Json::object()},
            {"unnamed", summary.unnamed},
            {"not_explained", summary.not_explained}};
  for (const auto& [name, count] : summary.names) json["names"][name] = count;
  return json;
}

void add_findings(const Puzzle& puzzle, const Explanation& explanation, Json& json) {
  json["size"] = puzzle.board->size();
  const Geometry& geometry = puzzle.geometry();
  if (geometry.least() != 1) json["least"] = geometry.least();
  for (auto cell = static_cast<Cell>(geometry.grid_cells()); cell < geometry.cells(); ++cell) {
    json["least_of"][geometry.name(cell)] = geometry.number_in(cell, 1);
  }
  json["puzzle"] = to_line(puzzle.geometry(), puzzle.givens);
  if (explanation.solution) json["solution"] = to_line(puzzle.geometry(), *explanation.solution);
  MarksLeft marks(puzzle);
  json["candidates"] = marks.left();
  for (const Step& step : explanation.steps) {
    json["steps"].push_back(to_json(step, *puzzle.board));
    json["steps"].back()["also_gone"] = marks.take(step);
  }
}

void add_question(const Question& question, const Explanation& explanation, Json& json) {
  if (question.kind == Question::Kind::solution) return;
  json["question"] = {{question.kind == Question::Kind::why ? "cell" : "why_not", question.text}};
  json["answer"] = explanation.answer.empty() ? Json(nullptr) : Json(explanation.answer);
}

}  // namespace

StepSummary::StepSummary(const std::vector<Step>& all) : steps(all.size()) {
  std::map<std::string, std::size_t> counts;
  std::size_t total = 0;
  for (const Step& step : all) {
    total += step.size();
    largest = std::max(largest, step.size());
    if (!is_explained(step)) ++not_explained;
    if (step.name.empty()) {
      ++unnamed;
    } else {
      ++counts[step.name];
    }
  }
  if (steps > 0) mean = static_cast<double>(total) / static_cast<double>(steps);
  names.assign(counts.begin(), counts.end());
  std::stable_sort(names.begin(), names.end(),
                   [](const auto& a, const auto& b) { return a.second > b.second; });
}

Json explanation_json(std::size_t index, const PuzzleInput& input, const Question& question,
                      const Explanation& explanation) {
  Json json{{"index", index},
            {"label", or_null(input.label)},
            {"title", or_null(input.title)},
            {"size", nullptr},
            {"puzzle", nullptr},
            {"status", explanation.status},
            {"solution", nullptr},
            {"steps", Json::array()}};
  if (input.puzzle) add_findings(*input.puzzle, explanation, json);
  add_question(question, explanation, json);
  if (explanation.status == "incomplete") json["open_cells"] = explanation.open_cells;
  json["summary"] = to_json(StepSummary(explanation.steps));
  json["warnings"] = input.warnings;
  const std::string& reason = input.puzzle ? explanation.reason : input.error;
  if (!reason.empty()) json["reason"] = reason;
  return json;
}

}  // namespace sudoku_sat::report
