#include "part_shape.hpp"

#include <algorithm>
#include <map>

namespace sudoku_sat::rule::language {

namespace {

/// What remains of a part after the next value.
class Remainders {
 public:
  explicit Remainders(Expressions& graph) : graph_(graph) {}

  /// No value if the rest can't hold then. Requires: calls for the values of a cell one after the
  /// other, from 1 on.
  std::optional<Expression> after(Cell cell, Expression rest, int value) {
    if (value > graph_.most_of(cell)) return std::nullopt;
    if (value == 1) begin(cell, rest);
    const auto place = static_cast<std::size_t>(value - 1);
    const auto first = static_cast<std::size_t>(alike_[place] - 1);
    if (first < place) return remains_[first];
    const Expression next = graph_.with(rest, values_[place]);
    const auto known = graph_.known(next);
    return remains_[place] = known && *known == 0 ? std::nullopt : std::optional(next);
  }

 private:
  void begin(Cell cell, Expression rest) {
    alike_ = graph_.alike_values(rest, cell);
    remains_.resize(alike_.size());
    if (!values_.empty() && values_[0].cell == cell) return;
    values_.clear();
    for (int i = 1; i <= graph_.size(); ++i) values_.push_back({cell, i});
  }

  Expressions& graph_;
  std::vector<Expressions::Substitution> values_ = {};  ///< by value, of one cell
  std::vector<int> alike_ = {};  ///< by value: the first one that leaves the same
  std::vector<std::optional<Expression>> remains_ = {};  ///< by value
};

}  // namespace

std::vector<std::int64_t> key_of(const Expressions& graph, Expression root,
                                 const std::vector<Cell>& cells, std::int64_t program) {
  std::vector<std::int64_t> key;
  std::map<Expression, std::int64_t> numbers;
  const auto visit = [&](const auto& self, Expression next) -> std::int64_t {
    if (const auto found = numbers.find(next); found != numbers.end()) return found->second;
    poll_limits(32);
    const Node& node = graph.node(next);
    std::vector<std::int64_t> parts;
    for (const Expression part : node.parts) parts.push_back(self(self, part));
    const auto place = [&] {
      return std::find(cells.begin(), cells.end(), static_cast<Cell>(node.value)) - cells.begin();
    };
    if (node.op == Op::accepted) key.push_back(program);
    key.insert(
        key.end(),
        {static_cast<std::int64_t>(node.op), node.op == Op::cell ? place() : node.value,
         static_cast<std::int64_t>(parts.size()), static_cast<std::int64_t>(node.weights.size())});
    key.insert(key.end(), parts.begin(), parts.end());
    key.insert(key.end(), node.weights.begin(), node.weights.end());
    const auto number = static_cast<std::int64_t>(numbers.size());
    numbers.emplace(next, number);
    return number;
  };
  visit(visit, root);
  for (const Cell cell : cells) key.push_back(graph.most_of(cell));
  return key;
}

Diagram diagram_of(PartShape shape, std::size_t cells) {
  Remainders remainders(shape.graph);
  const auto step = [&](std::size_t layer, Expression rest, int value) {
    return remainders.after(static_cast<Cell>(layer), rest, value);
  };
  return make_diagram(cells, shape.graph.size(), shape.root, step, [](Expression) { return true; });
}

}  // namespace sudoku_sat::rule::language
