// The layers of a board's picture by themselves, as pieces of SVG for pages of steps.
#include "board_drawing.hpp"
#include "svg_writer.hpp"

namespace sudoku_sat {

std::string draw_layer(const Picture& picture, PictureLayer layer) {
  Drawing drawing;
  BoardDrawing board(picture, drawing);
  if (layer == PictureLayer::ground) board.draw_ground();
  if (layer == PictureLayer::tints) board.draw_tints();
  if (layer == PictureLayer::lines) board.draw_lines();
  if (layer == PictureLayer::values) board.draw_values();
  std::string out;
  append_svg(drawing, picture.theme, out);
  return out;
}

PictureFrame frame_of(const Picture& picture) {
  Drawing drawing;
  const BoardDrawing board(picture, drawing);
  return {board.edge(), board.width(), board.height()};
}

}  // namespace sudoku_sat
