// The successive boards of a derivation, as pictures.
#pragma once

#include <vector>

#include "sudoku_sat/explain.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

class ExplainBoard {
 public:
  /// The puzzle, before any step. It must outlive the board.
  explicit ExplainBoard(const Puzzle& puzzle, Theme theme = Theme::light);

  /// After one more step, whose reasons and conclusions are marked.
  void take(const Step& step);

  /// Valid until the next step.
  Picture picture() const;

 private:
  void mark(Cell cell, Tint tint) { tints_[cell] = std::max(tints_[cell], tint); }
  void mark(const Reason& reason);
  void mark(const Statement& conclusion);
  void exclude(Cell cell, Value value);
  bool possible(Cell cell, Value value) const;
  bool concludes(const Step& step, Cell cell, Value value) const;
  void note_candidates(const Step& step);

  const Puzzle& puzzle_;
  Theme theme_;
  Grid grid_;
  std::vector<bool> excluded_;  ///< by cell and value
  std::vector<Tint> tints_;
  std::vector<bool> noted_;  ///< cells whose candidates are shown
  std::vector<PencilMark> pencil_marks_;
};

}  // namespace sudoku_sat::cli
