// Events are written by hand: a trace has millions of them, and each is flat. All else goes through
// the library of JSON.
#include "trace_json.hpp"

#include <fmt/format.h>

#include <utility>
#include "base/joined.hpp"
#include "base/json.hpp"

#include "answers.hpp"
#include "formula_json.hpp"
#include "variables.hpp"

namespace sudoku_sat::report {

namespace {

using Json = base::Json;
using EventKind = TraceEvent::Kind;

/// The members of an object, without its braces.
std::string members(const Json& object) {
  const std::string text = dump(object);
  return text.substr(1, text.size() - 2);
}

/// What a reduction has decided besides the givens; null without one.
Json decided(const TracedFormula& formula) {
  const VariableMap* map = formula.map();
  if (map == nullptr || map->whole()) return nullptr;
  Grid grid(formula.puzzle().geometry().cells());
  for (Cell cell = 0; cell < grid.size(); ++cell) grid[cell] = map->decided(cell);
  return to_line(formula.puzzle().geometry(), grid);
}

Json head(const TraceTask& task) {
  const TracedFormula& formula = task.formula;
  const Puzzle& puzzle = formula.puzzle();
  const bool cdcl = task.options.mode == TraceMode::cdcl;
  return {{"index", task.index},
          {"label", or_null(task.input.label)},
          {"title", or_null(task.input.title)},
          {"size", puzzle.board->size()},
          {"puzzle", to_line(puzzle.geometry(), puzzle.givens)},
          {"warnings", task.input.warnings},
          {"mode", name(task.options.mode)},
          {"order", cdcl && !task.options.fixed_order ? "vsids" : "fixed"},
          {"restarts", cdcl && task.options.restarts},
          {"encoding", chosen_encoding(task.formulation).name},
          {"amo", task.formulation.amo.name()},
          {"reduce", chosen_reduction(task.formulation).name},
          {"variables", formula.variables()},
          {"clauses", formula.clauses()},
          {"decided", decided(formula)}};
}

Json counts_json(const TraceOutcome& outcome) {
  Json json = Json::object();
  for (std::size_t i = 0; i < outcome.counts.size(); ++i) {
    json[std::string(name(static_cast<EventKind>(i)))] = outcome.counts[i];
  }
  return json;
}

/// What each cell can still hold, by its name.
Json left_json(const std::vector<std::vector<Value>>& candidates, const Geometry& geometry) {
  Json json = Json::object();
  for (Cell cell = 0; cell < candidates.size(); ++cell) {
    json[geometry.name(cell)] = numbers_of(candidates[cell], geometry);
  }
  return json;
}

/// Objects in an array, each on a line.
class Lines {
 public:
  void add(const Json& object) { text_ += (text_.empty() ? "\n" : ",\n") + dump(object); }
  std::string array() const { return "[" + text_ + "]"; }

 private:
  std::string text_;
};

}  // namespace

TraceJson::TraceJson(const TraceTask& task, Write write)
    : task_(task), write_(std::move(write)), named_(task.formula.clauses()) {
  write_("{" + members(head(task)) + ",\n\"events\":[");
}

void TraceJson::step(const TraceStep& step) {
  const TraceEvent& event = step.event;
  line_ = first_ ? "\n" : ",\n";
  first_ = false;
  line_ += fmt::format(R"({{"event":"{}","level":{})", name(event.kind), event.level);
  if (event.literal != 0) add_literal(event.literal);
  if (event.clause != no_clause_number) {
    line_ += fmt::format(R"(,"clause":{})", event.clause + 1);
    if (event.clause < named_.size()) named_[event.clause] = true;
  }
  if (event.kind == EventKind::learnt || event.kind == EventKind::flip) add_clause(step);
  line_ += '}';
  write_(line_);
}

void TraceJson::add_literal(Lit literal) {
  line_ += fmt::format(R"(,"literal":{},"statement":{})", literal,
                       dump(task_.formula.statement(literal)));
}

void TraceJson::add_clause(const TraceStep& step) {
  line_ += fmt::format(R"(,"literals":[{}],"words":{})", base::joined(step.clause, ","),
                       dump(as_exclusion(step.clause, task_.formula)));
  if (step.event.kind != EventKind::learnt) return;
  line_ += R"(,"cut":[)";
  for (std::size_t i = 0; i < step.event.cut.size(); ++i) {
    const ClauseNumber number = step.event.cut[i];
    if (number < named_.size()) named_[number] = true;
    line_ += fmt::format("{}{}", i == 0 ? "" : ",", number + 1);
  }
  line_ += ']';
}

std::string TraceJson::clauses() const {
  Lines lines;
  for (ClauseNumber number = 0; number < named_.size(); ++number) {
    if (named_[number]) lines.add(clause_json(task_.formula, number));
  }
  return lines.array();
}

/// The purpose of the auxiliary variables: that of the first clause that has them.
std::string TraceJson::auxiliaries() const {
  const TracedFormula& formula = task_.formula;
  Lines lines;
  const auto first = static_cast<Var>(formula.map() != nullptr ? formula.map()->variables() : 0);
  for (Var variable = first + 1; variable <= formula.variables(); ++variable) {
    const auto clause = formula.defined_by(variable);
    if (!clause) continue;
    lines.add({{"variable", variable},
               {"statement", formula.statement(variable)},
               {"family", formula.family(*clause)},
               {"about", or_null(formula.about(*clause))}});
  }
  return lines.array();
}

void TraceJson::end(const TraceOutcome& outcome) {
  const Geometry& geometry = task_.formula.puzzle().geometry();
  Json tail{{"status", status_of(outcome)},
            {"solution", outcome.solution ? Json(to_line(geometry, *outcome.solution)) : Json()},
            {"counts", counts_json(outcome)}};
  const Board& board = *task_.formula.puzzle().board;
  if (!board.variables().empty()) {
    tail["beside"] = outcome.solution ? variables_json(board, *outcome.solution) : Json();
  }
  if (!outcome.candidates.empty()) tail["candidates"] = left_json(outcome.candidates, geometry);
  if (!outcome.reason.empty()) tail["reason"] = outcome.reason;
  write_("],\n\"named_clauses\":" + clauses() + ",\n\"auxiliaries\":" + auxiliaries() + ",\n" +
         members(tail) + "}\n");
}

}  // namespace sudoku_sat::report
