// A picture of a board in layers: each is drawn over the one before it, so that a page can show a
// layer of its own for each step of a derivation.
#pragma once

#include "picture_cells.hpp"
#include "region_map.hpp"
#include "svg_canvas.hpp"
#include "svg_marks.hpp"

namespace sudoku_sat {

class SvgBoard {
 public:
  /// Both must outlive it. The cells begin at (0, 0), with edge() around them.
  SvgBoard(const Picture& picture, std::string& out);

  /// The free space around the cells: more where something stands beside the board.
  int edge() const;
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
  template <typename... Arguments>
  void print(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    canvas_.print(format, std::forward<Arguments>(arguments)...);
  }

  void shade_boxes();
  template <typename Predicate>
  void fill_cells(std::string_view style, Predicate in);
  enum class Border { none, thin, thick };
  static Border border(int region, int other);
  void draw_borders(Border wanted);
  template <typename Predicate>
  void write_group(std::string_view color, std::string_view weight, Predicate in);
  void write_value(Cell cell);
  int font_size() const;

  const Picture& picture_;
  const Geometry& geometry_;
  PictureCells cells_;
  RegionMap regions_;
  const std::vector<Mark>& marks_;
  bool cages_;
  SvgCanvas canvas_;
  std::string& out_;
};

/// Draws the pencil marks of a picture, and for an empty cell without any those of its rules.
/// `corner`: the upper left corners of cells are left free.
void draw_pencil_marks(const Picture& picture, const std::vector<Mark>& marks, bool corner,
                       SvgCanvas& canvas);

}  // namespace sudoku_sat
