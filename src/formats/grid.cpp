// A drawn grid, for people. On paper and in files it is plain ASCII with borders between the boxes
// and an apostrophe after each given, which the reader of puzzles takes back. With terminal colours
// it is drawn as in printed Sudoku: every second box is shaded, which leaves no need for borders
// (colored_grid.cpp).
#include "colored_grid.hpp"
#include "picture_cells.hpp"
#include "sudoku_sat/formats.hpp"
#include "value_text.hpp"

namespace sudoku_sat {

namespace {

constexpr char given_sign = '\'';
constexpr char trouble_sign = '!';

/// The plain drawing. All cells are equally wide; there is room for a sign behind the value where
/// the picture has any sign at all.
class PlainGrid {
 public:
  PlainGrid(const Picture& picture, std::string& out)
      : geometry_(picture.geometry),
        cells_(picture),
        signs_(picture.givens != nullptr || !picture.marked.empty()),
        value_width_(value_width(geometry_)),
        out_(out) {}

  void draw() {
    const std::string edge = border();
    for (int row = 0; row < geometry_.size(); ++row) {
      if (row % geometry_.box_rows() == 0) out_ += edge;
      draw_row(row);
    }
    out_ += edge;
  }

 private:
  std::string border() const {
    const auto columns = static_cast<std::size_t>(geometry_.box_columns());
    const std::size_t cell_width = value_width_ + (signs_ ? 1 : 0);
    std::string text;
    for (int box = 0; box < geometry_.box_rows(); ++box) {
      text += '+';
      text.append(columns * (cell_width + 1) + 1, '-');
    }
    return text += "+\n";
  }

  void draw_row(int row) {
    for (int column = 0; column < geometry_.size(); ++column) {
      if (column % geometry_.box_columns() == 0) out_ += "| ";
      draw_cell(geometry_.cell(row, column));
      out_ += ' ';
    }
    out_ += "|\n";
  }

  void draw_cell(Cell cell) {
    append_value(out_, geometry_, cells_.value(cell));
    if (signs_) out_ += sign(cell);
  }

  char sign(Cell cell) const {
    if (cells_.marked(cell)) return trouble_sign;
    return cells_.given(cell) ? given_sign : ' ';
  }

  const Geometry& geometry_;
  PictureCells cells_;
  bool signs_;
  std::size_t value_width_;
  std::string& out_;
};

void write(const Picture& picture, std::string& out) {
  if (picture.color) {
    draw_colored_grid(picture, out);
  } else {
    PlainGrid(picture, out).draw();
  }
}

}  // namespace

extern const GridFormat grid{
    .name = "grid",
    .summary = "a drawn grid with borders between the boxes; in colour every second box is shaded",
    .source = "the drawn grids of players' forums; the picture of the Maple worksheet",
    .separated = true,
    .single = false,
    .write = write,
};

}  // namespace sudoku_sat
