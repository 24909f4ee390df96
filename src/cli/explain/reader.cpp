// See reader.hpp.
#include "reader.hpp"

#include <algorithm>

#include "causes.hpp"

namespace sudoku_sat::cli {

namespace {

using Kind = Reason::Kind;

template <class Item>
void add_missing(std::vector<Item>& items, const Item& item) {
  if (std::find(items.begin(), items.end(), item) == items.end()) items.push_back(item);
}

}  // namespace

Reader::Reader(const Puzzle& puzzle)
    : puzzle_(&puzzle),
      marks_(puzzle),
      grid_(puzzle.givens.size(), 0),
      values_(grid_.size()),
      excluded_(grid_.size() * static_cast<std::size_t>(board().size())),
      forbidden_(excluded_.size()) {
  const std::vector<Allowed>& rules = board().allowed();
  for (std::uint32_t i = 0; i < rules.size(); ++i) {
    for (int number = 1; number <= board().size(); ++number) {
      const auto value = static_cast<Value>(number);
      const auto& values = rules[i].values;
      if (!std::binary_search(values.begin(), values.end(), value)) {
        forbidden_[index(rules[i].cell, value)] = i;
      }
    }
  }
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] != 0) learn({{cell, puzzle.givens[cell], true}});
  }
}

void Reader::learn(const Fact& fact) {
  const Statement& known = fact.statement;
  if (!known.holds) {
    auto& excluded = excluded_[index(known.cell, known.value)];
    if (!excluded) excluded = fact;
    marks_.learn(known);
  } else if (grid_[known.cell] == 0) {
    marks_.learn(known);
    grid_[known.cell] = known.value;
    values_[known.cell] = fact;
  }
}

void Reader::take(const Step& step, bool in_argument) {
  for (const Statement& found : step.conclusions) learn({found, step.number, in_argument});
}

std::optional<Fact> Reader::known(const Statement& statement) const {
  if (!statement.holds) return excluded_[index(statement.cell, statement.value)];
  return grid_[statement.cell] == statement.value ? values_[statement.cell] : std::nullopt;
}

Step Reader::told(Step step) const {
  const Step said = step;
  const Causes causes(said, board());
  const auto add = [&](const Statement& out) {
    const auto& all = said.conclusions;
    const bool concluded = std::find(all.begin(), all.end(), out) != all.end();
    if (!concluded && !causes.of(out)) add_cause(step, out);
  };
  for (const Reason& reason : said.constraints) {
    if (reason.kind == Kind::place) {
      for (const Cell cell : board().cells_of(reason.number)) add({cell, reason.value, true});
    }
    for (int value = 1; reason.kind == Kind::value && value <= board().size(); ++value) {
      add({static_cast<Cell>(reason.number), static_cast<Value>(value), true});
    }
  }
  return step;
}

/// The first that a reader sees: the cell is filled, the value is excluded, another cell has it.
void Reader::add_cause(Step& step, const Statement& out) const {
  if (values_[out.cell] && values_[out.cell]->statement.value != out.value) {
    add_missing(step.facts, *values_[out.cell]);
    return add_missing(step.constraints, Reason{Kind::one_value, out.cell});
  }
  if (const auto& excluded = excluded_[index(out.cell, out.value)]) {
    return add_missing(step.facts, *excluded);
  }
  if (const auto rule = forbidden_[index(out.cell, out.value)]) {
    return add_missing(step.constraints, Reason{Kind::allowed, *rule});
  }
  for (const std::uint32_t constraint : board().constraints_of(out.cell)) {
    for (const Cell other : board().cells_of(constraint)) {
      if (other == out.cell || grid_[other] != out.value) continue;
      add_missing(step.facts, *values_[other]);
      return add_missing(step.constraints, Reason{Kind::once, constraint, out.value});
    }
  }
}

}  // namespace sudoku_sat::cli
