// A picture of a board in layers: each is drawn over the one before it, so that a page can show a
// layer of its own for each step of a derivation.
#pragma once

#include "marks.hpp"
#include "picture_cells.hpp"
#include "region_map.hpp"

namespace sudoku_sat::format {

class BoardDrawing {
 public:
  /// Both must outlive it. The cells begin at (0, 0), with edge() around them.
  BoardDrawing(const Picture& picture, Drawing& drawing);

  /// The free space around the cells: more where something stands beside the board.
  int edge() const;
  /// The same for each side by itself.
  Sides edges() const;
  int width() const { return canvas_.width() + 2 * edge(); }
  int height() const { return canvas_.height() + 2 * edge(); }

  /// Below everything: boxes shaded in turn, shades and thick lines of rules.
  void draw_ground();
  /// Cells in trouble, and those that a step is about.
  void draw_tints();
  /// The lines between cells, and what rules draw on them.
  void draw_lines();
  /// Values and pencil marks.
  void draw_values();

  void draw() {
    draw_ground();
    draw_tints();
    draw_lines();
    draw_values();
  }

 private:
  void shade_boxes();
  template <typename Predicate>
  void fill_cells(const ShapeStyle& look, Predicate in);
  enum class Border { none, thin, thick };
  static Border border(int region, int other);
  void draw_borders(Border wanted);
  void draw_clashes();
  template <typename Predicate>
  void write_group(Ink ink, bool bold, Predicate in);
  bool written(Cell cell) const;
  std::string value_text(Cell cell) const;
  int font_size() const;

  const Picture& picture_;
  const Geometry& geometry_;
  PictureCells cells_;
  RegionMap regions_;
  std::vector<bool> unused_;  ///< by cell; empty if all are cells of the puzzle
  const std::vector<Mark>& marks_;
  bool cages_;
  Drawing& drawing_;
  BoardCanvas canvas_;
};

/// Draws the pencil marks of a picture, and for an empty cell without any those of its rules.
/// `above`, `below`: the upper left, the lower right corners of cells are left free.
void draw_pencil_marks(const Picture& picture, const std::vector<Mark>& marks, bool above,
                       bool below, BoardCanvas& canvas);

}  // namespace sudoku_sat::format
