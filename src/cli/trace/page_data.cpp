// The stream makes up most of a page with millions of steps, so a propagation, the most frequent
// step, is one number of two or three bytes.
#include "page_data.hpp"

#include "base/text_encoding.hpp"
#include "report/answers.hpp"

namespace sudoku_sat::cli {

namespace {

using Json = base::Json;
using EventKind = TraceEvent::Kind;

constexpr std::uint64_t codes = 16;
constexpr std::uint64_t formula_clause = 10;

std::uint64_t code_of(EventKind kind) { return static_cast<std::uint64_t>(kind); }

std::uint64_t number_of(Lit literal) {
  return literal < 0 ? 2 * static_cast<std::uint64_t>(-literal) + 1
                     : 2 * static_cast<std::uint64_t>(literal);
}

/// The meaning of every variable if it is true, and if it is false.
Json statements(const TracedFormula& formula) {
  Json json = Json::array();
  for (Var variable = 1; variable <= formula.variables(); ++variable) {
    json.push_back(formula.statement(variable));
    json.push_back(formula.statement(-variable));
  }
  return json;
}

/// The candidates of a cell: each its number as it is written, and the literals that are all true
/// if the cell holds it. For a decided cell only the number.
Json candidates(const VariableMap& map, Cell cell, const Geometry& geometry) {
  if (map.decided(cell) != 0) return geometry.number_in(cell, map.decided(cell));
  Json json = Json::array();
  std::vector<Lit> literals;
  for (const Value value : map.coded(cell).candidates) {
    literals.clear();
    map.append_literals(cell, value, literals);
    Json candidate = Json::array({geometry.number_in(cell, value)});
    for (const Lit literal : literals) candidate.push_back(literal);
    json.push_back(std::move(candidate));
  }
  return json;
}

Json cells(const TracedFormula& formula) {
  const Geometry& geometry = formula.puzzle().geometry();
  const VariableMap* map = formula.map();
  Json json = Json::array();
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    json.push_back(map == nullptr ? Json::array() : candidates(*map, cell, geometry));
  }
  return json;
}

/// The auxiliary variables, each with its purpose.
Json auxiliaries(const TracedFormula& formula) {
  Json json = Json::array();
  const auto first = static_cast<Var>(formula.map() != nullptr ? formula.map()->variables() : 0);
  for (Var variable = first + 1; variable <= formula.variables(); ++variable) {
    const auto clause = formula.defined_by(variable);
    if (!clause) continue;
    const std::string about = formula.about(*clause);
    json.push_back({variable, about.empty() ? formula.family(*clause) : about});
  }
  return json;
}

}  // namespace

void TracePageData::step(const TraceStep& step) {
  const TraceEvent& event = step.event;
  ++steps_;
  std::uint64_t argument = 0;
  if (event.kind == EventKind::decision || event.kind == EventKind::flip) {
    argument = number_of(event.literal);
  } else if (event.kind == EventKind::propagation || event.kind == EventKind::conflict) {
    argument = clause(event.clause);
  } else if (event.kind == EventKind::learnt) {
    argument = step.clause.size();
  } else if (event.kind == EventKind::backjump) {
    argument = event.level;
  }
  put(codes * argument + code_of(event.kind));
  if (event.kind == EventKind::flip) {
    put(step.clause.size());
    put_literals(step.clause);
  }
  if (event.kind != EventKind::learnt) return;
  put_literals(step.clause);
  numbers_.emplace(event.clause, clauses_++);
  put(event.cut.size());
  for (const ClauseNumber number : event.cut) put(numbers_.at(number));
}

void TracePageData::put(std::uint64_t number) {
  constexpr std::uint64_t more = 128;
  for (; number >= more; number /= more) stream_ += static_cast<char>(number % more + more);
  stream_ += static_cast<char>(number);
}

void TracePageData::put_literals(std::span<const Lit> literals) {
  for (const Lit literal : literals) put(number_of(literal));
}

/// The clause's number in the page, which gets it before it is first named.
std::uint64_t TracePageData::clause(ClauseNumber number) {
  const auto [found, fresh] = numbers_.emplace(number, clauses_);
  if (fresh) {
    ++clauses_;
    define(number);
  }
  return found->second;
}

void TracePageData::define(ClauseNumber number) {
  const TracedFormula& formula = task_.formula;
  const std::span<const Lit> literals = formula.clause(number);
  put(codes * literals.size() + formula_clause);
  put(number + 1);
  put(index_of(formula.family(number), families_, family_indices_));
  put(index_of(formula.about(number), topics_, topic_indices_));
  put_literals(literals);
}

std::size_t TracePageData::index_of(const std::string& text, std::vector<std::string>& table,
                                    std::unordered_map<std::string, std::size_t>& indices) {
  const auto [found, fresh] = indices.emplace(text, table.size());
  if (fresh) table.push_back(text);
  return found->second;
}

Json TracePageData::json(const TraceOutcome& outcome) const {
  const TracedFormula& formula = task_.formula;
  return {{"cells", cells(formula)},
          {"statements", statements(formula)},
          {"auxiliaries", auxiliaries(formula)},
          {"families", families_},
          {"topics", topics_},
          {"formula", formula.clauses()},
          {"steps", steps_},
          {"status", status_of(outcome)},
          {"reason", outcome.reason}};
}

std::string TracePageData::stream() const { return base::base64(stream_); }

}  // namespace sudoku_sat::cli
