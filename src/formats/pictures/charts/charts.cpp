// The page of charts is as large as a slide of 1280 x 720: a grid of panels as large as their
// number allows. Where bars or names would be too small to be read there are fewer panels, and a
// line at the bottom says what was left out.
#include <fmt/format.h>

#include "chart_panels.hpp"
#include "formats/pictures/writers.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int page_width = 1280;
constexpr int page_height = 720;
constexpr double margin = 32;
constexpr double gap = 28;  ///< between panels
constexpr double title_height = 48;
constexpr double note_height = 19;
constexpr int note_size = 13;
constexpr std::size_t max_notes = 4;  ///< lines of them
constexpr double whole = page_width - 2 * margin;

struct Grid2 {
  std::size_t columns;
  std::size_t rows;

  std::size_t cells() const { return columns * rows; }
  double width() const { return share(whole, columns); }
  double height(double room) const { return share(room, rows); }

 private:
  static double share(double room, std::size_t count) {
    const auto parts = static_cast<double>(count);
    return (room - gap * (parts - 1)) / parts;
  }
};

constexpr std::array<Grid2, 10> grids{
    {{1, 1}, {2, 1}, {1, 2}, {3, 1}, {1, 3}, {2, 2}, {3, 2}, {4, 2}, {3, 3}, {4, 3}}};

bool fits(const Grid2& grid, const std::vector<Chart>& charts, double room) {
  const double height = grid.height(room);
  return std::ranges::all_of(charts, [&](const Chart& any) {
    return std::visit(
        [&](const auto& chart) {
          // A label wider than the page is cut in any grid.
          return std::min(min_width(chart, height), whole) <= grid.width() &&
                 min_height(chart) <= height;
        },
        any);
  });
}

/// The smallest grid with room for all charts; else the largest one in which they can be read.
Grid2 grid_for(const std::vector<Chart>& charts, double room) {
  Grid2 best = grids.front();
  for (const Grid2& grid : grids) {
    if (best.cells() >= charts.size()) break;
    if (grid.cells() > best.cells() && fits(grid, charts, room)) best = grid;
  }
  return best;
}

std::string title_of(const Chart& chart) {
  return std::visit([](const auto& any) { return any.title; }, chart);
}

/// The note in lines that fit the page.
void append_lines(const std::string& note, std::vector<std::string>& lines) {
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
      : page_(page), top_(margin + (page.title.empty() ? 0 : title_height)) {
    for (const std::string& note : page.notes) append_lines(note, notes_);
    notes_.resize(std::min(notes_.size(), max_notes));
  }

  std::string draw(const Format& format) {
    if (!page_.title.empty()) {
      canvas_.write({margin, margin + 22}, page_.title, {.size = 26, .ink = Ink::plain}, whole);
    }
    // What is left out is only known when everything is drawn: its line is kept free.
    const double notes = static_cast<double>(notes_.size() + 1) * note_height;
    const double room = page_height - margin - top_ - notes;
    draw_panels(grid_for(page_.charts, room), room);
    write_notes();
    std::string out;
    const Sheet sheet = std::move(canvas_).sheet(page_width, page_height);
    format.write_pages({{sheet}, page_.title, page_.theme}, out);
    return out;
  }

 private:
  void draw_panels(const Grid2& grid, double room) {
    std::size_t left_out = 0;
    for (std::size_t i = 0; i < std::min(page_.charts.size(), grid.cells()); ++i) {
      const auto column = static_cast<double>(i % grid.columns);
      const auto row = static_cast<double>(i / grid.columns);
      const PanelArea area{{margin + column * (grid.width() + gap),
                            top_ + row * (grid.height(room) + gap), grid.width()},
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

  void write_notes() {
    double baseline = page_height - margin + note_height / 2;
    baseline -= static_cast<double>(notes_.size()) * note_height;
    for (const std::string& note : notes_) {
      baseline += note_height;
      canvas_.write({margin, baseline}, note, {.size = note_size, .ink = Ink::scale}, whole);
    }
  }

  const ChartPage& page_;
  ChartCanvas canvas_;
  double top_;  ///< of the panels
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
