// The drawn grid of files and paper. All cells are equally wide; columns of the drawing that hold a
// border somewhere are kept free for it in all rows.
#include "drawn_grid.hpp"
#include "formats/pictures/picture_cells.hpp"
#include "formats/pictures/region_map.hpp"
#include "formats/text/value_text.hpp"

namespace sudoku_sat::format {

namespace {

constexpr char given_sign = '\'';
constexpr char trouble_sign = '!';

/// All values have room for a sign behind them if the picture has any sign at all.
class PlainGrid {
 public:
  PlainGrid(const Picture& picture, std::string& out)
      : geometry_(picture.geometry),
        cells_(picture),
        regions_(picture),
        signs_(picture.givens != nullptr || !picture.marked.empty() || !picture.blamed.empty()),
        cell_width_(value_width(geometry_) + (signs_ ? 1 : 0)),
        out_(out) {
    for (int column = 0; column <= regions_.width(); ++column) {
      bordered_.push_back(
          any_row([&](int row) { return regions_.border_left(row, column); }, regions_.height()));
    }
  }

  void draw() {
    for (int row = 0; row <= regions_.height(); ++row) {
      draw_border(row);
      if (row < regions_.height()) draw_row(row);
    }
  }

 private:
  template <class Predicate>
  static bool any_row(Predicate holds, int count) {
    for (int i = 0; i < count; ++i) {
      if (holds(i)) return true;
    }
    return false;
  }

  bool bordered(int column) const { return bordered_[static_cast<std::size_t>(column)]; }

  /// The line of borders above `row`, if there are any.
  void draw_border(int row) {
    const auto above = [&](int column) { return regions_.border_above(row, column); };
    if (!any_row(above, regions_.width())) return;
    for (int column = 0; column <= regions_.width(); ++column) {
      if (bordered(column)) out_ += corner(row, column);
      if (column == regions_.width()) break;
      out_.append(cell_width_ + (bordered(column) ? 2 : 1), above(column) ? '-' : ' ');
    }
    end_line();
  }

  /// Where borders may meet, to the upper left of a place.
  char corner(int row, int column) const {
    const bool beside =
        regions_.border_above(row, column - 1) || regions_.border_above(row, column);
    const bool straight =
        regions_.border_above(row, column - 1) && regions_.border_above(row, column);
    const bool upright = regions_.border_left(row - 1, column) || regions_.border_left(row, column);
    if (!beside) return upright ? '|' : ' ';
    return straight && !upright ? '-' : '+';
  }

  void draw_row(int row) {
    for (int column = 0; column < regions_.width(); ++column) {
      if (bordered(column)) out_ += regions_.border_left(row, column) ? "| " : "  ";
      if (const auto cell = geometry_.find(row, column)) {
        draw_cell(*cell);
      } else {
        out_.append(value_width(geometry_) - 1, ' ');
        out_ += no_cell;
        if (signs_) out_ += ' ';
      }
      out_ += ' ';
    }
    if (regions_.border_left(row, regions_.width())) out_ += '|';
    end_line();
  }

  void draw_cell(Cell cell) {
    append_value(out_, geometry_, cells_.value(cell), cells_.symbols());
    if (signs_) out_ += sign(cell);
  }

  char sign(Cell cell) const {
    if (cells_.trouble(cell)) return trouble_sign;
    return cells_.given(cell) ? given_sign : ' ';
  }

  void end_line() {
    while (out_.ends_with(' ')) out_.pop_back();
    out_ += '\n';
  }

  const Geometry& geometry_;
  PictureCells cells_;
  RegionMap regions_;
  bool signs_;
  std::size_t cell_width_;
  std::vector<bool> bordered_;  ///< by column, whether any row has a border to its left
  std::string& out_;
};

}  // namespace

void draw_plain_grid(const Picture& picture, std::string& out) { PlainGrid(picture, out).draw(); }

}  // namespace sudoku_sat::format
