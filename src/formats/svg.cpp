// A picture of the grid as a vector graphic, for slides and papers: square cells, boxes set apart
// by thick lines and shading, givens bold and black, values found dark blue, cells in trouble on
// red. Numbers are decimal at every size. The document uses plain attributes on groups, no style
// sheet, which office programs often ignore, and whole numbers only: the same bytes everywhere.
// Baselines are placed by hand because few programs know `dominant-baseline`.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "picture_cells.hpp"
#include "sudoku_sat/formats.hpp"
#include "value_text.hpp"
#include "xml_text.hpp"

namespace sudoku_sat {

namespace {

constexpr int cell_side = 60;
constexpr int margin = 12;
constexpr int max_pixels = 8192;  // the proposed size: programs refuse pictures of 32768 pixels

/// The letters' size by the number of digits that must fit a cell.
constexpr std::array font_sizes{36, 36, 32, 24, 18};

class Svg {
 public:
  Svg(const Picture& picture, std::string& out)
      : picture_(picture),
        geometry_(picture.geometry),
        cells_(picture),
        side_(geometry_.size() * cell_side),
        out_(out) {}

  void draw() {
    open();
    shade_boxes();
    tint_trouble();
    draw_lines();
    write_values();
    out_ += "</svg>\n";
  }

 private:
  template <typename... Arguments>
  void print(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    fmt::format_to(std::back_inserter(out_), format, std::forward<Arguments>(arguments)...);
  }

  void open() {
    const int whole = side_ + 2 * margin;
    const int pixels = std::min(whole, max_pixels);
    print(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{0}\" "
        "viewBox=\"{1} {1} {2} {2}\">\n",
        pixels, -margin, whole);
    if (!picture_.title.empty()) {
      out_ += "<title>";
      append_xml_text(out_, picture_.title);
      out_ += "</title>\n";
    }
    print("<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{1}\" fill=\"#fff\"/>\n", -margin,
          whole);
  }

  void shade_boxes() {
    const int width = geometry_.box_columns() * cell_side;
    const int height = geometry_.box_rows() * cell_side;
    out_ += "<path fill=\"#e4e4e4\" d=\"";
    for (int row = 0; row < geometry_.box_columns(); ++row) {
      for (int column = 0; column < geometry_.box_rows(); ++column) {
        if (shaded_box(row, column)) rectangle(column * width, row * height, width, height);
      }
    }
    out_ += "\"/>\n";
  }

  void tint_trouble() {
    if (picture_.marked.empty()) return;
    out_ += "<path fill=\"#ffb3b3\" d=\"";
    for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
      if (cells_.marked(cell)) rectangle(left(cell), top(cell), cell_side, cell_side);
    }
    out_ += "\"/>\n";
  }

  void draw_lines() {
    out_ += "<path fill=\"none\" stroke=\"#999\" stroke-width=\"2\" d=\"";
    for (int i = 1; i < geometry_.size(); ++i) {
      if (i % geometry_.box_columns() != 0) vertical(i);
      if (i % geometry_.box_rows() != 0) horizontal(i);
    }
    // Large boards are looked at from further away: their boxes must still stand out.
    const int thick = std::min(4 + geometry_.size() / 20, 8);
    print("\"/>\n<path fill=\"none\" stroke=\"#000\" stroke-width=\"{}\" d=\"", thick);
    for (int i = 1; i < geometry_.size(); ++i) {
      if (i % geometry_.box_columns() == 0) vertical(i);
      if (i % geometry_.box_rows() == 0) horizontal(i);
    }
    rectangle(0, 0, side_, side_);
    out_ += "\"/>\n";
  }

  void write_values() {
    print(
        "<g font-family=\"Arial,Helvetica,sans-serif\" font-size=\"{}\" text-anchor=\"middle\">\n",
        font_size());
    write_group("#000", "bold", [this](Cell cell) { return cells_.given(cell); });
    write_group("#1c3f94", "normal", [this](Cell cell) { return cells_.found(cell); });
    write_group("#000", "normal",
                [this](Cell cell) { return !cells_.given(cell) && !cells_.found(cell); });
    out_ += "</g>\n";
  }

  /// The values of the cells that are `in` the group; nothing where there are none.
  template <typename Predicate>
  void write_group(std::string_view color, std::string_view weight, Predicate in) {
    const std::size_t before = out_.size();
    print("<g fill=\"{}\" font-weight=\"{}\">\n", color, weight);
    const std::size_t opened = out_.size();
    for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
      if (cells_.value(cell) != 0 && in(cell)) write_value(cell);
    }
    if (out_.size() == opened) {
      out_.resize(before);
    } else {
      out_ += "</g>\n";
    }
  }

  void write_value(Cell cell) {
    // Digits are 72 % of the letters' size high.
    const int baseline = top(cell) + cell_side / 2 + font_size() * 36 / 100;
    print("<text x=\"{}\" y=\"{}\">{}</text>\n", left(cell) + cell_side / 2, baseline,
          cells_.value(cell));
  }

  int font_size() const { return font_sizes[digits_of(geometry_.size())]; }
  int left(Cell cell) const { return geometry_.column(cell) * cell_side; }
  int top(Cell cell) const { return geometry_.row(cell) * cell_side; }

  void rectangle(int x, int y, int width, int height) {
    print("M{} {}h{}v{}h-{}z", x, y, width, height, width);
  }
  void vertical(int column) { print("M{} 0v{}", column * cell_side, side_); }
  void horizontal(int row) { print("M0 {}h{}", row * cell_side, side_); }

  const Picture& picture_;
  const Geometry& geometry_;
  PictureCells cells_;
  int side_;
  std::string& out_;
};

void write(const Picture& picture, std::string& out) { Svg(picture, out).draw(); }

}  // namespace

extern const GridFormat svg{
    .name = "svg",
    .summary = "a picture of the grid with its givens marked, for slides and papers",
    .source = "W3C Scalable Vector Graphics 1.1; the picture of the Maple worksheet",
    .separated = false,
    .single = true,
    .write = write,
};

}  // namespace sudoku_sat
