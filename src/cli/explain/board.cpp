// The candidates of a cell are those that the rules and the values of its peers leave, without
// those that earlier steps have excluded: the pencil marks of a player who follows the steps.
#include "board.hpp"

#include <algorithm>

namespace sudoku_sat::cli {

ExplainBoard::ExplainBoard(const Puzzle& puzzle, Theme theme)
    : puzzle_(puzzle),
      theme_(theme),
      reader_(puzzle),
      tints_(puzzle.givens.size(), Tint::none),
      noted_(puzzle.givens.size()) {}

Picture ExplainBoard::picture() const {
  return {.geometry = puzzle_.geometry(),
          .grid = reader_.grid(),
          .givens = &puzzle_.givens,
          .board = puzzle_.board.get(),
          .tints = tints_,
          .pencil_marks = pencil_marks_,
          .theme = theme_};
}

void ExplainBoard::take(const Step& step) {
  std::fill(tints_.begin(), tints_.end(), Tint::none);
  noted_.assign(noted_.size(), false);
  for (const Reason& reason : step.constraints) mark(reason);
  for (const Fact& fact : step.facts) {
    mark(fact.statement.cell, Tint::fact);
    if (!fact.statement.holds) noted_[fact.statement.cell] = true;
  }
  for (const Statement& conclusion : step.conclusions) mark(conclusion);
  reader_.take(step);
  note_candidates(step);
}

void ExplainBoard::mark(const Reason& reason) {
  const bool reach = reason.kind == Reason::Kind::once || reason.kind == Reason::Kind::one_value;
  for (const Cell cell : cells_of(reason, *puzzle_.board)) {
    mark(cell, reach ? Tint::reach : Tint::area);
    if (!reach) noted_[cell] = true;
  }
}

void ExplainBoard::mark(const Statement& conclusion) {
  mark(conclusion.cell, conclusion.holds ? Tint::concluded : Tint::excluded);
  noted_[conclusion.cell] = true;
}

bool ExplainBoard::concludes(const Step& step, Cell cell, Value value) const {
  return std::find(step.conclusions.begin(), step.conclusions.end(),
                   Statement{cell, value, false}) != step.conclusions.end();
}

void ExplainBoard::note_candidates(const Step& step) {
  pencil_marks_.clear();
  for (Cell cell = 0; cell < puzzle_.geometry().grid_cells(); ++cell) {
    if (!noted_[cell] || reader_.grid()[cell] != 0) continue;
    for (int number = 1; number <= puzzle_.geometry().size(); ++number) {
      const auto value = static_cast<Value>(number);
      if (concludes(step, cell, value)) {
        pencil_marks_.push_back({cell, value, true});
      } else if (reader_.possible(cell, value)) {
        pencil_marks_.push_back({cell, value});
      }
    }
  }
}

}  // namespace sudoku_sat::cli
