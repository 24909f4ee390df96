#include "statements.hpp"

#include <algorithm>
#include <set>

#include "lists.hpp"
#include "words.hpp"

namespace sudoku_sat::cli {

namespace {

constexpr std::size_t max_cells_listed = 9;
constexpr std::size_t max_opposites = 4;

/// The label without the cells at its end: "no 2x2 is of one colour at shaded(r1c1) ...".
std::string without_cells(const std::string& label, const std::vector<Cell>& cells,
                          const Board& board) {
  std::set<std::string> names;
  for (const Cell cell : cells) names.insert(spoken_name(board, cell));
  for (const std::string_view before : {" from ", " at "}) {
    const std::size_t place = label.rfind(before);
    if (place == std::string::npos) continue;
    const Words last = words_of(std::string_view(label).substr(place + before.size()));
    const bool all = std::all_of(last.begin(), last.end(),
                                 [&](const Word& word) { return names.contains(word.text); });
    if (all) return label.substr(0, place);
  }
  return label;
}

const Variable& variable_with(Cell cell, const Board& board) {
  const std::vector<Variable>& all = board.constraints().variables;
  return *std::find_if(all.begin(), all.end(), [cell](const Variable& one) {
    return std::find(one.cells.begin(), one.cells.end(), cell) != one.cells.end();
  });
}

/// The cells that it is about, on the grid; none if a variable is not about a cell.
std::vector<Cell> on_grid(const std::vector<Cell>& cells, const Board& board) {
  std::set<Cell> found;
  for (const Cell cell : cells) {
    if (board.geometry().on_grid(cell)) {
      found.insert(cell);
      continue;
    }
    const Variable& variable = variable_with(cell, board);
    if (!variable.of) return {};
    found.insert(*variable.of);
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
  if (reason.kind == Reason::Kind::formula) return board.formulas()[reason.number].name();
  const std::string name = without_cells(board.diagrams()[reason.number].name(), cells, board);
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
    const bool truth =
        !board.geometry().on_grid(first.cell) && variable_with(first.cell, board).truth;
    // Of a truth value, 1 or 2, there is one other.
    if (truth && first.holds) values = {static_cast<Value>(3 - first.value)};
    texts.push_back(spoken(board, first.cell, values, truth || !first.holds));
  }
  return texts.size() > max_opposites ? "anything else" : listed(texts, "or");
}

}  // namespace sudoku_sat::cli
