// A value is left in a cell as long as the rule for the cell's values allows it, no cell that must
// differ has it and no step has excluded it: what players note, before any thought.
#include "marks_left.hpp"

#include <algorithm>

namespace sudoku_sat::report {

MarksLeft::MarksLeft(const Puzzle& puzzle)
    : puzzle_(&puzzle),
      open_(puzzle.givens.size() * static_cast<std::size_t>(puzzle.board->size()), true) {
  for (const Allowed& rule : puzzle.board->allowed()) {
    for (int number = 1; number <= puzzle.board->size(); ++number) {
      const auto value = static_cast<Value>(number);
      const bool allowed = std::binary_search(rule.values.begin(), rule.values.end(), value);
      if (!allowed) open_[index(rule.cell, value)] = false;
    }
  }
  for (Cell cell = 0; cell < puzzle.givens.size(); ++cell) {
    if (puzzle.givens[cell] != 0) learn({cell, puzzle.givens[cell], true});
  }
}

base::Json MarksLeft::left() const {
  const Geometry& geometry = puzzle_->geometry();
  base::Json json = base::Json::object();
  for (Cell cell = 0; cell < geometry.grid_cells(); ++cell) {
    base::Json values = base::Json::array();
    for (int number = 1; number <= geometry.size(); ++number) {
      const auto value = static_cast<Value>(number);
      if (open_[index(cell, value)]) values.push_back(geometry.number_in(cell, value));
    }
    if (!values.empty()) json[geometry.name(cell)] = std::move(values);
  }
  return json;
}

base::Json MarksLeft::take(const Step& step) {
  std::vector<Statement> gone;
  for (const Statement& found : step.conclusions) {
    if (!found.holds) learn(found);
  }
  for (const Statement& found : step.conclusions) {
    if (found.holds) fill(found.cell, found.value, gone);
  }
  base::Json json = base::Json::array();
  for (const Statement& statement : gone) {
    json.push_back(to_string(statement, puzzle_->geometry()));
  }
  return json;
}

void MarksLeft::learn(const Statement& known) {
  std::vector<Statement> gone;
  if (known.holds) {
    fill(known.cell, known.value, gone);
  } else {
    open_[index(known.cell, known.value)] = false;
  }
}

/// A filled cell has no candidates any more.
void MarksLeft::fill(Cell cell, Value value, std::vector<Statement>& gone) {
  const Board& board = *puzzle_->board;
  for (int other = 1; other <= board.size(); ++other) {
    open_[index(cell, static_cast<Value>(other))] = false;
  }
  for (const std::uint32_t constraint : board.constraints_of(cell)) {
    for (const Cell peer : board.cells_of(constraint)) {
      if (!open_[index(peer, value)]) continue;
      open_[index(peer, value)] = false;
      if (peer < board.geometry().grid_cells()) gone.push_back({peer, value, false});
    }
  }
}

}  // namespace sudoku_sat::report
