// Square cells, boxes set apart by thick lines and shading, givens bold and black, values found
// dark blue, cells in trouble on red. Marks of rules (svg_marks.cpp) take the place of the shading.
// The tints of steps are translucent. Numbers are decimal at every size.
// Plain attributes on groups, no style sheet, which office programs often ignore, and whole numbers
// only: the same bytes everywhere. Baselines are placed by hand because few programs know
// `dominant-baseline`.
#include "svg_board.hpp"

#include <algorithm>
#include <array>

#include "formats/text/value_text.hpp"
#include "sudoku_sat/formats.hpp"

namespace sudoku_sat {

namespace {

constexpr int margin = 12;

/// The letters' size by the number of digits that must fit a cell.
constexpr std::array font_sizes{36, 36, 32, 24, 18};

struct TintStyle {
  Tint tint;
  std::string_view attributes;
};
constexpr TintStyle tint_styles[] = {
    {Tint::reach, "fill=\"#5b9bf0\" fill-opacity=\"0.14\""},
    {Tint::area, "fill=\"#5b9bf0\" fill-opacity=\"0.34\""},
    {Tint::fact, "fill=\"#ffbf1f\" fill-opacity=\"0.5\""},
    {Tint::excluded, "fill=\"#e8483a\" fill-opacity=\"0.28\""},
    {Tint::concluded, "fill=\"#3fb950\" fill-opacity=\"0.42\""},
};

const std::vector<Mark> no_marks;

/// Calls draw(from, to) for the longest runs of 0..count-1 that are `in`.
template <class Predicate, class Draw>
void draw_runs(int count, Predicate in, Draw draw) {
  for (int from = 0; from < count; ++from) {
    if (!in(from)) continue;
    int to = from + 1;
    while (to < count && in(to)) ++to;
    draw(from, to);
    from = to;
  }
}

}  // namespace

SvgBoard::SvgBoard(const Picture& picture, std::string& out)
    : picture_(picture),
      geometry_(picture.geometry),
      cells_(picture),
      regions_(picture),
      marks_(picture.board == nullptr ? no_marks : picture.board->constraints().marks),
      cages_(any_mark(marks_, Mark::Kind::outline)),
      canvas_(picture.geometry, out),
      out_(out) {}

int SvgBoard::edge() const {
  return margin + (any_mark(marks_, Mark::Kind::outside) ? cell_side : 0);
}

void SvgBoard::draw_ground() {
  // Shading would make two colours of each tint.
  if (marks_.empty() && regions_.boxes() && picture_.tints.empty()) shade_boxes();
  draw_ground_marks(marks_, canvas_);
}

void SvgBoard::shade_boxes() {
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

void SvgBoard::draw_tints() {
  fill_cells("fill=\"#ffb3b3\"", [this](Cell cell) { return cells_.marked(cell); });
  for (const TintStyle& style : tint_styles) {
    fill_cells(style.attributes, [&](Cell cell) { return cells_.tint(cell) == style.tint; });
  }
}

/// Draws nothing where no cell is `in`.
template <typename Predicate>
void SvgBoard::fill_cells(std::string_view style, Predicate in) {
  bool open = false;
  for (Cell cell = 0; cell < geometry_.cells(); ++cell) {
    if (!in(cell)) continue;
    if (!open) print("<path {} d=\"", style);
    open = true;
    canvas_.cell(cell);
  }
  if (open) out_ += "\"/>\n";
}

void SvgBoard::draw_lines() {
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
  draw_line_marks(marks_, canvas_);
  draw_sign_marks(marks_, canvas_);
}

/// What lies between two places.
SvgBoard::Border SvgBoard::border(int region, int other) {
  if (region != other) return Border::thick;
  return region == RegionMap::nowhere ? Border::none : Border::thin;
}

void SvgBoard::draw_borders(Border wanted) {
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

void SvgBoard::draw_values() {
  const auto concluded = [this](Cell cell) { return cells_.tint(cell) == Tint::concluded; };
  print("<g font-family=\"Arial,Helvetica,sans-serif\" font-size=\"{}\" text-anchor=\"middle\">\n",
        font_size());
  write_group("#000", "bold", [this](Cell cell) { return cells_.given(cell); });
  write_group("#1c3f94", "normal",
              [&](Cell cell) { return cells_.found(cell) && !concluded(cell); });
  write_group("#0b6b2b", "bold", [&](Cell cell) { return cells_.found(cell) && concluded(cell); });
  write_group("#000", "normal",
              [this](Cell cell) { return !cells_.given(cell) && !cells_.found(cell); });
  out_ += "</g>\n";
  draw_pencil_marks(picture_, marks_, cages_, canvas_);
}

/// The values of the cells that are `in` the group; nothing where there are none.
template <typename Predicate>
void SvgBoard::write_group(std::string_view color, std::string_view weight, Predicate in) {
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

void SvgBoard::write_value(Cell cell) {
  // Digits are 72 % of the letters' size high. Cages have their sums in the upper corner.
  const SvgPoint middle = canvas_.middle(cell);
  const int baseline = middle.y + font_size() * 36 / 100 + (cages_ ? 5 : 0);
  print("<text x=\"{}\" y=\"{}\">{}</text>\n", middle.x, baseline, cells_.value(cell));
}

int SvgBoard::font_size() const { return font_sizes[digits_of(geometry_.size())]; }

std::string draw_layer(const Picture& picture, PictureLayer layer) {
  std::string out;
  SvgBoard board(picture, out);
  if (layer == PictureLayer::ground) board.draw_ground();
  if (layer == PictureLayer::tints) board.draw_tints();
  if (layer == PictureLayer::lines) board.draw_lines();
  if (layer == PictureLayer::values) board.draw_values();
  return out;
}

PictureFrame frame_of(const Picture& picture) {
  std::string out;
  const SvgBoard board(picture, out);
  return {board.edge(), board.width(), board.height()};
}

}  // namespace sudoku_sat
