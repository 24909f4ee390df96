#include "statements.hpp"

#include <algorithm>
#include <set>

#include "lists.hpp"
#include "words.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::size_t max_cells_listed = 9;
constexpr std::size_t max_opposites = 4;

/// Without the cells that its name may end with: they are named after it, or too many.
std::string brief_name(const ConstraintName& constraint) {
  return constraint.brief.empty() ? constraint.name() : constraint.brief;
}

/// The cells that it is about, on the grid; none if a variable is not about a cell.
std::vector<Cell> on_grid(const std::vector<Cell>& cells, const Board& board) {
  std::set<Cell> found;
  for (const Cell cell : cells) {
    if (board.geometry().on_grid(cell)) {
      found.insert(cell);
      continue;
    }
    const Variable* const variable = variable_at(board, cell);
    if (variable == nullptr || !variable->of) return {};
    found.insert(*variable->of);
  }
  return {found.begin(), found.end()};
}

}  // namespace

bool is_about_variables(const Reason& reason, const Board& board) {
  if (reason.kind != Reason::Kind::diagram && reason.kind != Reason::Kind::formula) return false;
  const std::vector<Cell> cells = cells_of(reason, board);
  return std::any_of(cells.begin(), cells.end(),
                     [&](Cell cell) { return !board.geometry().on_grid(cell); });
}

std::string statement_text(const Reason& reason, const Board& board) {
  const std::vector<Cell> cells = cells_of(reason, board);
  if (reason.kind == Reason::Kind::formula) return brief_name(board.formulas()[reason.number]);
  const std::string name = brief_name(board.diagrams()[reason.number].called());
  if (name.starts_with("rule \"")) return name;
  const std::vector<Cell> places = on_grid(cells, board);
  if (places.empty()) return name + ": " + spoken_names(board, cells);
  if (places.size() > max_cells_listed) return name;
  return name + ": " + listed(places, "and", board.geometry());
}

std::string opposites(const Step& step, const Board& board) {
  std::vector<Statement> all = step.conclusions;
  std::erase_if(all, [&](const Statement& one) { return said_by_value(one, step.conclusions); });
  std::vector<std::string> texts;
  for (std::size_t i = 0; i < all.size();) {
    const Statement& first = all[i];
    std::vector<Value> values;
    while (i < all.size() && all[i].cell == first.cell && all[i].holds == first.holds) {
      values.push_back(all[i++].value);
    }
    const Variable* const variable = variable_at(board, first.cell);
    const bool truth = variable != nullptr && variable->truth;
    // Of a truth value, 1 or 2, there is one other.
    if (truth && first.holds) values = {static_cast<Value>(3 - first.value)};
    texts.push_back(spoken(board, first.cell, values, truth || !first.holds));
  }
  return texts.size() > max_opposites ? "anything else" : listed(texts, "or");
}

}  // namespace sudoku_sat::cli
