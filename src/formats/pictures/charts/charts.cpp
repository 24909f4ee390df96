// The page of charts: as wide as a slide of 1280 × 720, as high as the charts need. Panels stand in
// two columns; a single chart, and charts whose labels need the room, take the whole width.
#include "sudoku_sat/formats.hpp"

#include <algorithm>

#include "chart_panels.hpp"
#include "formats/pictures/svg_page.hpp"

namespace sudoku_sat {

namespace {

constexpr double page_width = 1280;
constexpr double margin = 32;
constexpr double gap = 32;  ///< between panels
constexpr double title_height = 52;
constexpr double whole = page_width - 2 * margin;
constexpr double half = (whole - gap) / 2;

template <typename Chart>
std::size_t columns_of(const std::vector<Chart>& charts) {
  const bool narrow = std::all_of(charts.begin(), charts.end(),
                                  [](const Chart& chart) { return least_width(chart) <= half; });
  return charts.size() > 1 && narrow ? 2 : 1;
}

/// Draws the charts from `top` on and returns where the next ones begin.
template <typename Chart>
double draw_section(SvgPage& page, const std::vector<Chart>& charts, double top) {
  const std::size_t columns = columns_of(charts);
  const double width = columns == 1 ? whole : half;
  for (std::size_t first = 0; first < charts.size(); first += columns) {
    double height = 0;
    for (std::size_t i = first; i < std::min(first + columns, charts.size()); ++i) {
      const double left = margin + static_cast<double>(i - first) * (half + gap);
      draw_panel(page, charts[i], {left, top, width});
      height = std::max(height, panel_height(charts[i], width));
    }
    top += height + gap;
  }
  return top;
}

}  // namespace

void write_panel_title(SvgPage& page, std::string_view title, const Area& area) {
  page.write(area.left, area.top + 17, title, {.size = 18, .bold = true}, area.width);
}

std::string draw_charts(const std::string& title, const std::vector<GrowthChart>& growth,
                        const std::vector<BarChart>& bars) {
  SvgPage page;
  double top = margin;
  if (!title.empty()) {
    page.write(margin, top + 22, title, {.size = 26, .fill = "#000"}, whole);
    top += title_height;
  }
  top = draw_section(page, growth, top);
  top = draw_section(page, bars, top);
  const bool empty = growth.empty() && bars.empty();
  return page.document(title, page_width, empty ? top + margin : top - gap + margin);
}

}  // namespace sudoku_sat
