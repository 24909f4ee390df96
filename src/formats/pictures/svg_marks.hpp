// What rules look like in a picture: thermometers, cages, dots and the like.
#pragma once

#include <vector>

#include "sudoku_sat/board.hpp"
#include "svg_canvas.hpp"

namespace sudoku_sat {

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
void draw_ground_marks(const std::vector<Mark>& marks, SvgCanvas& canvas);

/// What lies on these lines: thin lines, circles, cages.
void draw_line_marks(const std::vector<Mark>& marks, SvgCanvas& canvas);

/// What stands between the cells and beside the board: dots, signs, texts.
void draw_sign_marks(const std::vector<Mark>& marks, SvgCanvas& canvas);

/// Appends to a path the outline of the cells, a little inside of them.
void append_outline(const std::vector<Cell>& cells, SvgCanvas& canvas);

}  // namespace sudoku_sat
