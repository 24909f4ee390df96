// The drawn grid of files and paper. All cells are equally wide; columns of the drawing that hold a
// border somewhere are kept free for it in all rows.
//
// The drawn grid of terminals with colours: every second box is shaded, givens are bold and black,
// the values found dark blue, cells in trouble white on red. Background and foreground are both
// always set, from the 256 fixed colours: users choose the 16 named ones, with which dark and light
// terminals would show different pictures. A box is as wide as in the plain drawing without its
// borders: two columns for each cell, which is about square.
#include "drawn_grid.hpp"

#include <array>

#include "formats/pictures/picture_cells.hpp"
#include "formats/pictures/region_map.hpp"
#include "formats/text/value_text.hpp"

namespace sudoku_sat::format {

namespace {

constexpr char given_sign = '\'';
constexpr char trouble_sign = '!';

/// All values have room for a sign after them if the picture has any sign at all.
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

constexpr int white = 231;
constexpr int light_gray = 252;
constexpr int gray = 244;
constexpr int black = 16;
constexpr int dark_blue = 19;
constexpr int red = 160;
constexpr int terminals_own = -1;

/// White, grey, then pale cyan, yellow, pink and green where these two are not enough.
constexpr std::array grounds{white, light_gray, 195, 230, 225, 194};

/// How the letters of a value look.
struct ValueLetters {
  int color;
  bool bold;
};

class ColoredGrid {
 public:
  ColoredGrid(const Picture& picture, std::string& out)
      : geometry_(picture.geometry), cells_(picture), regions_(picture), out_(out) {
    if (!regions_.boxes()) colors_ = regions_.colors(static_cast<int>(grounds.size()));
  }

  void draw() {
    for (int row = 0; row < geometry_.height(); ++row) {
      if (regions_.boxes()) {
        for (int box = 0; box < geometry_.boxes_across(); ++box) draw_box_row(row, box);
      } else {
        for (int column = 0; column < geometry_.width(); ++column) draw_place(row, column);
      }
      end_line();
    }
  }

 private:
  /// The cells of one row that lie in one box, with a space before, between and after them.
  void draw_box_row(int row, int box) {
    const int background = shaded_box(row / geometry_.box_rows(), box) ? light_gray : white;
    const Cell first = geometry_.cell(row, box * geometry_.box_columns());
    const Cell end = first + static_cast<Cell>(geometry_.box_columns());
    bool trouble_before = false;
    for (Cell cell = first; cell < end; ++cell) {
      const bool trouble = cells_.trouble(cell);
      draw_space(trouble || trouble_before ? red : background);
      set_background(trouble ? red : background);
      set_letters(letters(cell));
      append_value(out_, geometry_, cells_.value(cell), cells_.symbols());
      trouble_before = trouble;
    }
    draw_space(trouble_before ? red : background);
  }

  /// A cell with a space on both sides, or as many spaces if there is none.
  void draw_place(int row, int column) {
    const std::optional<Cell> cell = geometry_.find(row, column);
    if (!cell) {
      reset();
      out_.append(value_width(geometry_) + 2, ' ');
      return;
    }
    const auto color =
        static_cast<std::size_t>(colors_[static_cast<std::size_t>(regions_.at(row, column))]);
    draw_space(cells_.trouble(*cell) ? red : grounds[color]);
    set_letters(letters(*cell));
    append_value(out_, geometry_, cells_.value(*cell), cells_.symbols());
    out_ += ' ';
  }

  void draw_space(int background) {
    set_background(background);
    out_ += ' ';
  }

  ValueLetters letters(Cell cell) const {
    const bool bold = cells_.given(cell);
    if (cells_.trouble(cell)) return {white, bold};
    if (cells_.value(cell) == 0) return {gray, false};
    return {cells_.found(cell) ? dark_blue : black, bold};
  }

  void set_background(int color) {
    if (color == background_) return;
    set("48;5;", color);
    background_ = color;
  }

  void set_letters(ValueLetters letters) {
    if (letters.bold != letters_.bold) set("", letters.bold ? 1 : 22);
    if (letters.color != letters_.color) set("38;5;", letters.color);
    letters_ = letters;
  }

  void end_line() {
    out_ += "\x1b[0m\n";
    forget();
  }

  /// Back to the terminal's own colours.
  void reset() {
    if (background_ == terminals_own) return;
    out_ += "\x1b[0m";
    forget();
  }

  void forget() {
    background_ = terminals_own;
    letters_ = {terminals_own, false};
  }

  /// Turns on a style: the terminal's code is `kind` and a number.
  void set(std::string_view kind, int number) {
    out_ += "\x1b[";
    out_ += kind;
    append_number(out_, number);
    out_ += 'm';
  }

  const Geometry& geometry_;
  PictureCells cells_;
  RegionMap regions_;
  std::vector<int> colors_;  ///< of regions that are not boxes
  int background_ = terminals_own;
  ValueLetters letters_{terminals_own, false};
  std::string& out_;
};

}  // namespace

void draw_plain_grid(const Picture& picture, std::string& out) { PlainGrid(picture, out).draw(); }

void draw_colored_grid(const Picture& picture, std::string& out) {
  ColoredGrid(picture, out).draw();
}

}  // namespace sudoku_sat::format
