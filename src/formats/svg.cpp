// A picture of the grid as a vector graphic, for slides and papers: square cells, boxes set apart
// by thick lines and shading, givens bold and black, values found dark blue, cells in trouble on
// red. Marks of rules (svg_marks.cpp) take the place of the shading. Numbers are decimal at every
// size. The document uses plain attributes on groups, no style sheet, which office programs often
// ignore, and whole numbers only: the same bytes everywhere. Baselines are placed by hand because
// few programs know `dominant-baseline`.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "picture_cells.hpp"
#include "region_map.hpp"
#include "svg_marks.hpp"
#include "value_text.hpp"
#include "xml_text.hpp"

namespace sudoku_sat {

namespace {

constexpr int cell_side = SvgCanvas::cell_side;
constexpr int margin = 12;
constexpr int max_pixels = 8192;  // the proposed size: programs refuse pictures of 32768 pixels

/// The letters' size by the number of digits that must fit a cell.
constexpr std::array font_sizes{36, 36, 32, 24, 18};

const std::vector<Mark> no_marks;

class Svg {
 public:
  Svg(const Picture& picture, std::string& out)
      : picture_(picture),
        geometry_(picture.geometry),
        cells_(picture),
        regions_(picture),
        marks_(picture.board == nullptr ? no_marks : picture.board->constraints().marks),
        cages_(any_mark(marks_, Mark::Kind::outline)),
        canvas_(picture.geometry, out),
        out_(out) {}

  void draw() {
    open();
    if (marks_.empty() && regions_.boxes()) shade_boxes();
    draw_ground_marks(marks_, canvas_);
    tint_trouble();
    draw_lines();
    draw_line_marks(marks_, canvas_);
    draw_sign_marks(marks_, canvas_);
    write_values();
    out_ += "</svg>\n";
  }

 private:
  template <typename... Arguments>
  void print(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
    canvas_.print(format, std::forward<Arguments>(arguments)...);
  }

  void open() {
    const int edge = margin + (any_mark(marks_, Mark::Kind::outside) ? cell_side : 0);
    const int width = canvas_.width() + 2 * edge;
    const int height = canvas_.height() + 2 * edge;
    const int largest = std::max(width, height);
    const auto pixels = [&](std::int64_t length) {
      return largest <= max_pixels ? length : length * max_pixels / largest;
    };
    print(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" "
        "viewBox=\"{2} {2} {3} {4}\">\n",
        pixels(width), pixels(height), -edge, width, height);
    if (!picture_.title.empty()) {
      out_ += "<title>";
      append_xml_text(out_, picture_.title);
      out_ += "</title>\n";
    }
    print("<rect x=\"{0}\" y=\"{0}\" width=\"{1}\" height=\"{2}\" fill=\"#fff\"/>\n", -edge, width,
          height);
  }

  void shade_boxes() {
    const int width = geometry_.box_columns() * cell_side;
    const int height = geometry_.box_rows() * cell_side;
    out_ += "<path fill=\"#e4e4e4\" d=\"";
    for (int row = 0; row < geometry_.box_columns(); ++row) {
      for (int column = 0; column < geometry_.box_rows(); ++column) {
        if (!shaded_box(row, column)) continue;
        canvas_.rectangle(column * width, row * height, width, height);
      }
    }
    out_ += "\"/>\n";
  }

  void tint_trouble() {
    if (picture_.marked.empty()) return;
    out_ += "<path fill=\"#ffb3b3\" d=\"";
    for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
      if (cells_.marked(cell)) canvas_.cell(cell);
    }
    out_ += "\"/>\n";
  }

  /// What lies between two places.
  enum class Border { none, thin, thick };

  static Border border(int region, int other) {
    if (region != other) return Border::thick;
    return region == RegionMap::nowhere ? Border::none : Border::thin;
  }

  void draw_lines() {
    out_ += "<path fill=\"none\" stroke=\"#999\" stroke-width=\"2\" d=\"";
    draw_borders(Border::thin);
    // Large boards are looked at from further away: their boxes must still stand out.
    const int thick = std::min(4 + std::max(geometry_.height(), geometry_.width()) / 20, 8);
    print("\"/>\n<path fill=\"none\" stroke=\"#000\" stroke-width=\"{}\" {}d=\"", thick,
          geometry_.single() && regions_.boxes() ? "" : "stroke-linecap=\"square\" ");
    draw_borders(Border::thick);
    // The frame is one shape, so that its corners are whole.
    if (geometry_.single()) canvas_.rectangle(0, 0, canvas_.width(), canvas_.height());
    out_ += "\"/>\n";
  }

  void draw_borders(Border wanted) {
    const int first = geometry_.single() ? 1 : 0;
    const int end = std::max(geometry_.width(), geometry_.height()) + (geometry_.single() ? 0 : 1);
    for (int i = first; i < end; ++i) {
      draw_runs(
          geometry_.height(),
          [&](int row) { return border(regions_.at(row, i), regions_.at(row, i - 1)) == wanted; },
          [&](int from, int to) {
            print("M{} {}v{}", i * cell_side, from * cell_side, (to - from) * cell_side);
          });
      draw_runs(
          geometry_.width(),
          [&](int column) {
            return border(regions_.at(i, column), regions_.at(i - 1, column)) == wanted;
          },
          [&](int from, int to) {
            print("M{} {}h{}", from * cell_side, i * cell_side, (to - from) * cell_side);
          });
    }
  }

  /// Calls draw(from, to) for the longest runs of 0..count-1 that are `in`.
  template <class Predicate, class Draw>
  static void draw_runs(int count, Predicate in, Draw draw) {
    for (int from = 0; from < count; ++from) {
      if (!in(from)) continue;
      int to = from + 1;
      while (to < count && in(to)) ++to;
      draw(from, to);
      from = to;
    }
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
    // Digits are 72 % of the letters' size high. Cages have their sums in the upper corner.
    const SvgPoint middle = canvas_.middle(cell);
    const int baseline = middle.y + font_size() * 36 / 100 + (cages_ ? 5 : 0);
    print("<text x=\"{}\" y=\"{}\">{}</text>\n", middle.x, baseline, cells_.value(cell));
  }

  int font_size() const { return font_sizes[digits_of(geometry_.size())]; }

  const Picture& picture_;
  const Geometry& geometry_;
  PictureCells cells_;
  RegionMap regions_;
  const std::vector<Mark>& marks_;
  bool cages_;
  SvgCanvas canvas_;
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
