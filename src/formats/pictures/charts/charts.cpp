// The page of charts is as large as a slide of 1280 x 720: a grid of panels as large as their
// number allows. Where bars or names would be too small to be read there are fewer panels, and a
// line at the bottom says what was left out. A figure for a paper has a given width, and as many
// rows of panels as it needs.
#include <fmt/format.h>

#include "chart_panels.hpp"
#include "formats/pictures/writers.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int page_width = 1280;
constexpr int page_height = 720;
constexpr double page_margin = 32;
constexpr double print_margin = 3;  ///< a paper has its own
constexpr int print_unit = 19;      ///< hundredths of a millimetre: letters of 13 are 7 points
constexpr double min_print_panel = 340;
constexpr double print_pitch = 24;    ///< from bar to bar
constexpr double print_shape = 0.62;  ///< a panel's height of its width
constexpr double gap = 28;            ///< between panels
constexpr double title_height = 48;
constexpr double note_height = 19;
constexpr int note_size = 13;
constexpr std::size_t max_notes = 4;  ///< lines of them
constexpr std::size_t max_print_columns = 4;

/// The place of panels on the page.
struct Room {
  double width;
  double height;
};

struct Grid2 {
  std::size_t columns;
  std::size_t rows;

  std::size_t cells() const { return columns * rows; }
  double width(const Room& room) const { return share(room.width, columns); }
  double height(const Room& room) const { return share(room.height, rows); }

 private:
  static double share(double room, std::size_t count) {
    const auto parts = static_cast<double>(count);
    return (room - gap * (parts - 1)) / parts;
  }
};

constexpr std::array<Grid2, 10> grids{
    {{1, 1}, {2, 1}, {1, 2}, {3, 1}, {1, 3}, {2, 2}, {3, 2}, {4, 2}, {3, 3}, {4, 3}}};

bool fits(const Grid2& grid, const std::vector<Chart>& charts, const Room& room) {
  const double height = grid.height(room);
  return std::ranges::all_of(charts, [&](const Chart& any) {
    return std::visit(
        [&](const auto& chart) {
          // A label wider than the page is cut in any grid.
          return std::min(min_width(chart, height), room.width) <= grid.width(room) &&
                 min_height(chart) <= height;
        },
        any);
  });
}

/// The smallest grid with room for all charts; else the largest one in which they can be read.
Grid2 grid_for(const std::vector<Chart>& charts, const Room& room) {
  Grid2 best = grids.front();
  for (const Grid2& grid : grids) {
    if (best.cells() >= charts.size()) break;
    if (grid.cells() > best.cells() && fits(grid, charts, room)) best = grid;
  }
  return best;
}

/// The height of a panel of a figure: that of its bars, or a share of its width.
double print_height(const Chart& any, double width) {
  if (const auto* bars = std::get_if<BarChart>(&any)) {
    return panel_title_height + print_pitch * static_cast<double>(bars->bars.size() + 1);
  }
  const double least = std::visit([](const auto& chart) { return min_height(chart); }, any);
  return std::max(width * print_shape, least);
}

/// The height of a figure's panels in this grid.
double print_height(const Grid2& grid, const std::vector<Chart>& charts, double width) {
  double panel = 0;
  for (const Chart& chart : charts) {
    panel = std::max(panel, print_height(chart, grid.width({width, 0})));
  }
  const auto rows = static_cast<double>(grid.rows);
  return rows * panel + (rows - 1) * gap;
}

/// As many columns as have room for their panels.
std::pair<Grid2, Room> print_grid(const std::vector<Chart>& charts, double width) {
  std::size_t columns = std::clamp<std::size_t>(
      static_cast<std::size_t>((width + gap) / (min_print_panel + gap)), 1, max_print_columns);
  columns = std::clamp<std::size_t>(charts.size(), 1, columns);
  for (;; --columns) {
    const Grid2 grid{columns, (charts.size() + columns - 1) / columns};
    const Room room{width, print_height(grid, charts, width)};
    if (columns == 1 || fits(grid, charts, room)) return {grid, room};
  }
}

std::string title_of(const Chart& chart) {
  return std::visit([](const auto& any) { return any.title; }, chart);
}

/// The note in lines that fit the page.
void append_lines(const std::string& note, double whole, std::vector<std::string>& lines) {
  std::size_t begin = 0;
  std::size_t end = note.size();
  while (text_width(std::string_view(note).substr(begin, end - begin), note_size) > whole) {
    const std::size_t blank = note.rfind(' ', end - 1);
    if (blank == note.npos || blank <= begin) break;
    end = blank;
    if (text_width(std::string_view(note).substr(begin, end - begin), note_size) > whole) continue;
    lines.push_back(note.substr(begin, end - begin));
    begin = end + 1;
    end = note.size();
  }
  lines.push_back(note.substr(begin));
}

class ChartsPage {
 public:
  explicit ChartsPage(const ChartPage& page)
      : page_(page),
        print_(page.style.print_width),
        margin_(print_ ? print_margin : page_margin),
        width_(print_ ? *print_ * 100.0 / print_unit : page_width),
        whole_(width_ - 2 * margin_) {
    if (print_ && !page.title.empty()) append_lines(page.title, whole_, notes_);
    for (const std::string& note : page.notes) append_lines(note, whole_, notes_);
    if (!print_) notes_.resize(std::min(notes_.size(), max_notes));
  }

  std::string draw(const Format& format) {
    const Sheet sheet = print_ ? print() : slide();
    std::string out;
    format.write_pages({{sheet}, page_.title, page_.style.theme}, out);
    return out;
  }

 private:
  Sheet slide() {
    double top = margin_;
    if (!page_.title.empty()) {
      canvas_.write({margin_, top + 22}, page_.title, {.size = 26, .ink = Ink::plain}, whole_);
      top += title_height;
    }
    // What is left out is only known when everything is drawn: its line is kept free.
    const double notes = static_cast<double>(notes_.size() + 1) * note_height;
    const Room room{whole_, page_height - margin_ - top - notes};
    draw_panels(grid_for(page_.charts, room), room, top);
    const double written = static_cast<double>(notes_.size()) * note_height;
    write_notes(page_height - margin_ + note_height / 2 - written);
    return std::move(canvas_).sheet(page_width, page_height);
  }

  Sheet print() {
    const auto [grid, room] = print_grid(page_.charts, whole_);
    draw_panels(grid, room, margin_);
    write_notes(margin_ + room.height);
    const double notes = static_cast<double>(notes_.size()) * note_height;
    return std::move(canvas_).print(width_, room.height + notes + 3 * margin_, print_unit);
  }

  void draw_panels(const Grid2& grid, const Room& room, double top) {
    std::size_t left_out = 0;
    for (std::size_t i = 0; i < std::min(page_.charts.size(), grid.cells()); ++i) {
      const auto column = static_cast<double>(i % grid.columns);
      const auto row = static_cast<double>(i / grid.columns);
      const PanelArea area{{margin_ + column * (grid.width(room) + gap),
                            top + row * (grid.height(room) + gap), grid.width(room)},
                           grid.height(room)};
      left_out = std::max(
          left_out, std::visit([&](const auto& chart) { return draw_panel(canvas_, chart, area); },
                               page_.charts[i]));
    }
    std::string missing;
    if (left_out != 0) missing = fmt::format("the last {} rows of a panel", left_out);
    for (std::size_t i = grid.cells(); i < page_.charts.size(); ++i) {
      missing += (missing.empty() ? "" : "; ") + title_of(page_.charts[i]);
    }
    if (!missing.empty()) notes_.push_back("no room for: " + missing);
  }

  void write_notes(double baseline) {
    for (const std::string& note : notes_) {
      baseline += note_height;
      canvas_.write({margin_, baseline}, note, {.size = note_size, .ink = Ink::scale}, whole_);
    }
  }

  const ChartPage& page_;
  std::optional<int> print_;
  double margin_;
  double width_;
  double whole_;  ///< without the margins
  ChartCanvas canvas_;
  std::vector<std::string> notes_;
};

}  // namespace

void write_panel_title(ChartCanvas& page, std::string_view title, const Area& area) {
  page.write({area.left, area.top + 17}, title, {.size = 18, .bold = true}, area.width);
}

std::string draw_charts(const ChartPage& page, const Format& format) {
  return ChartsPage(page).draw(format);
}

}  // namespace sudoku_sat::format
