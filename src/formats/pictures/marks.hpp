// What rules look like in a picture: thermometers, cages, dots and the like.
#pragma once

#include <map>

#include "board_canvas.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat::format {

/// The marks of the picture's rules.
const std::vector<Mark>& marks_of(const Picture& picture);

/// Calls visit(mark) for all marks of a kind, each of which has a cell.
template <class Visit>
void for_each_mark(const std::vector<Mark>& marks, Mark::Kind kind, Visit&& visit) {
  for (const Mark& mark : marks) {
    if (mark.kind == kind && !mark.cells.empty()) visit(mark);
  }
}

/// Whether there is a mark of this kind.
bool any_mark(const std::vector<Mark>& marks, Mark::Kind kind);

/// What lies below the lines between the cells: shades and thick lines.
void draw_ground_marks(const std::vector<Mark>& marks, BoardCanvas& canvas);

/// What lies on these lines: thin lines, circles, cages.
void draw_line_marks(const std::vector<Mark>& marks, BoardCanvas& canvas);

/// What stands between the cells and beside the board: dots, signs, texts.
void draw_sign_marks(const std::vector<Mark>& marks, BoardCanvas& canvas);

/// How the thick lines of a rule look: a pale stroke with a pattern along its middle.
struct ThickLine {
  Ink ink;
  Ink core;
  int core_width;  ///< 0: no pattern
  Dash dash;
};
inline constexpr int thick_line_width = 14;

/// By the rules that have thick lines: each another one, as long as there are enough.
std::map<std::string, ThickLine> thick_lines(const std::vector<Mark>& marks);
/// Draws the path that `add` appends twice, once for the pattern.
template <class Add>
void draw_thick_line(const ThickLine& line, Drawing& drawing, Add&& add) {
  drawing.path(strokes(line.ink, thick_line_width));
  add();
  if (line.core_width == 0) return;
  drawing.path(strokes(line.core, line.core_width, line.dash));
  add();
}

/// How the thin lines and arrows of a rule look.
ShapeStyle thin_line(const std::string& rule);

/// Cells that belong together and have a letter: clones and the like.
struct MarkGroup {
  const Mark* mark;
  std::size_t number;  ///< from 0, the same for all marks of one group
};
std::vector<MarkGroup> mark_groups(const std::vector<Mark>& marks);
/// "A", ..., "Z", "AA", ...
std::string letters_of(std::size_t group);
Ink ink_of_group(std::size_t group);
/// The letters of all groups, in the lower right corners of their cells.
void draw_group_letters(const std::vector<Mark>& marks, BoardCanvas& canvas);

/// Where the clues beside the board stand. Those of each rule have rings of their own around the
/// board, and of two with the same place one moves on, away from the board; only two diagonals that
/// part at a place share it.
class OutsideClues {
 public:
  struct Clue {
    const Mark* mark;
    int ring;          ///< 1: directly beside the board
    DrawnPoint place;  ///< its column and row, from 0 on the board
    DrawnPoint away;   ///< the step from its first cell to it

    bool aslant() const { return away.x != 0 && away.y != 0; }
  };

  OutsideClues(const std::vector<Mark>& marks, const Geometry& geometry);

  const std::vector<Clue>& clues() const { return clues_; }
  /// How many rings there are; 0 without any clue.
  int rings() const { return rings_; }

  /// How many rows or columns of clues there are above, below, left and right of the board.
  Sides rings_by_side(const Geometry& geometry) const;

 private:
  std::vector<Clue> clues_;
  int rings_ = 0;
};

}  // namespace sudoku_sat::format
