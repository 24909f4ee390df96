// A reason as data. It means exactly what the reason's clauses mean, so that a step can be checked
// from its JSON without anything else. It has the pairs that a relation allows, the total of a sum,
// the numbers of a clue, the decision diagram if these are not enough, and whether the reason
// includes that the cells differ.
#include <algorithm>

#include "explanation_json.hpp"

namespace sudoku_sat::report {

namespace {

using Json = base::Json;
using Kind = Reason::Kind;

std::string_view name(Kind kind) {
  static constexpr std::string_view names[] = {"value",   "one_value", "place",   "once",
                                               "allowed", "relation",  "diagram", "formula"};
  return names[static_cast<std::size_t>(kind)];
}

void add_relation(const PairRelation& pair, const Geometry& geometry, Json& json) {
  if (const auto meaning = meaning_of(pair, geometry)) {
    json["relation"] = meaning->name;
    if (meaning->number != 0 || meaning->name == "sum") json["number"] = meaning->number;
    return;
  }
  const ValueRelation& relation = *pair.relation;
  json["pairs"] = Json::array();
  for (Value first = 1; first <= relation.size(); ++first) {
    for (Value second = 1; second <= relation.size(); ++second) {
      if (!relation.allows(first, second)) continue;
      json["pairs"].push_back(
          {geometry.number_in(pair.first, first), geometry.number_in(pair.second, second)});
    }
  }
}

/// For each cell the steps from a node before it, by a value, to a node after it.
Json layers_of(const Diagram& diagram, const std::vector<Cell>& cells, const Geometry& geometry) {
  Json layers = Json::array();
  for (std::size_t layer = 0; layer < diagram.cells(); ++layer) {
    Json edges = Json::array();
    for (const Diagram::Edge& edge : diagram.edges(layer)) {
      edges.push_back({edge.from, geometry.number_in(cells[layer], edge.value), edge.to});
    }
    layers.push_back(std::move(edges));
  }
  return layers;
}

/// Whether a rule's clue is enough for a reader who knows the rule. Other rules, including future
/// ones, get their diagram.
bool is_told_by_clue(std::string_view rule) {
  constexpr std::string_view known[] = {"between line", "quadruple", "sandwich", "skyscraper",
                                        "x-sum"};
  const std::string_view beside = rule.substr(rule.find(' ') + 1);  // "top skyscraper"
  return std::any_of(std::begin(known), std::end(known),
                     [&](std::string_view name) { return rule == name || beside == name; });
}

Json names_of(const std::vector<Cell>& cells, const Geometry& geometry) {
  Json names = Json::array();
  for (const Cell cell : cells) names.push_back(geometry.name(cell));
  return names;
}

/// The numbers of variables may start anywhere; the sum counts them as those of cells.
std::int64_t total_of_numbers(const Sum& sum, const Geometry& geometry) {
  std::int64_t total = sum.total;
  for (std::size_t i = 0; i < sum.cells.size(); ++i) {
    const int more = geometry.number_in(sum.cells[i], 1) - geometry.number(1);
    total += static_cast<std::int64_t>(sum.coefficient(i)) * more;
  }
  return total;
}

void add_diagram(const Board::DiagramOf& constraint, const Geometry& geometry, Json& json) {
  if (constraint.sum != nullptr) {
    json["sum"] = total_of_numbers(*constraint.sum, geometry);
    if (!constraint.sum->coefficients.empty()) json["coefficients"] = constraint.sum->coefficients;
  } else {
    json["rule"] = constraint.called().rule;
    const Sequence& sequence = *constraint.sequence;
    if (!sequence.statement.empty()) json["statement"] = sequence.statement;
    const bool told = is_told_by_clue(sequence.rule);
    if (told || !sequence.clue.empty()) json["clue"] = sequence.clue;
    if (!told) {
      // In the diagram's order, which may differ from that on the board.
      json["cells"] = names_of(sequence.cells, geometry);
      json["layers"] = layers_of(*constraint.diagram, sequence.cells, geometry);
    }
  }
  json["differ"] = constraint.distinct;
}

void add_formula(const ClauseConstraint& formula, const Geometry& geometry, Json& json) {
  json["statement"] = formula.statement;
  if (formula.clue.empty()) return;
  json["rule"] = formula.rule;
  json["clue"] = formula.clue;
  json["line"] = names_of(formula.line, geometry);
}

}  // namespace

Json reason_json(const Reason& reason, const Board& board) {
  Json json{{"kind", name(reason.kind)},
            {"text", to_string(reason, board)},
            {"cells", names_of(cells_of(reason, board), board.geometry())}};
  const Geometry& geometry = board.geometry();
  if (reason.value != 0) {
    json["value"] = geometry.number_in(cells_of(reason, board).front(), reason.value);
  }
  if (reason.kind == Kind::allowed) {
    const Allowed& allowed = board.allowed()[reason.number];
    json["values"] = Json::array();
    for (const Value value : allowed.values) {
      json["values"].push_back(geometry.number_in(allowed.cell, value));
    }
  }
  if (reason.kind == Kind::relation) add_relation(board.relations()[reason.number], geometry, json);
  if (reason.kind == Kind::diagram) {
    add_diagram(board.diagrams()[reason.number], geometry, json);
  }
  if (reason.kind == Kind::formula) add_formula(board.formulas()[reason.number], geometry, json);
  return json;
}

}  // namespace sudoku_sat::report
