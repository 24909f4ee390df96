// The successive boards of a derivation, as pictures.
#pragma once

#include <vector>

#include "reader.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::cli {

class ExplainBoard {
 public:
  /// The puzzle, before any step. It must outlive the board.
  explicit ExplainBoard(const Puzzle& puzzle, Theme theme = Theme::light);

  /// After one more step, whose reasons and conclusions are marked.
  void take(const Step& step);

  /// What a reader knows before the next step.
  const Reader& reader() const { return reader_; }

  /// Valid until the next step.
  Picture picture() const;

 private:
  void mark(Cell cell, Tint tint) { tints_[cell] = std::max(tints_[cell], tint); }
  void mark(const Reason& reason);
  void mark(const Statement& conclusion);
  bool concludes(const Step& step, Cell cell, Value value) const;
  void note_candidates(const Step& step);

  const Puzzle& puzzle_;
  Theme theme_;
  Reader reader_;
  std::vector<Tint> tints_;
  std::vector<bool> noted_;  ///< cells whose candidates are shown
  std::vector<PencilMark> pencil_marks_;
};

}  // namespace sudoku_sat::cli
