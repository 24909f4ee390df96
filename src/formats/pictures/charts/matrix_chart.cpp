// A panel with a line for each thing of one set and a column for each of another, so that a slide
// shows all pairs of them where bars would need a page each. Entries carry their values; shades, in
// the scale of their logarithms, show at a glance where these are large. Columns have long names,
// which therefore stand aslant.
#include <cmath>

#include "chart_panels.hpp"
#include "log_axis.hpp"

namespace sudoku_sat::format {

namespace {

constexpr int min_letters = 10;
constexpr int max_letters = 15;
constexpr double cell_padding = 6;
constexpr double name_gap = 8;
constexpr double heading_gap = 5;
constexpr double widest_cell = 110;
constexpr double pitch_of_letters = 1.1;
constexpr double max_pitch_of_letters = 1.8;
constexpr int angle = 40;  ///< of the headings, in degrees
constexpr double sine = 0.643;
constexpr double cosine = 0.766;
constexpr double min_shade = 5;  ///< in hundredths
constexpr double max_shade = 60;

double widest_of(const std::vector<std::string>& texts, int letters) {
  return widest(texts, [&](const std::string& text) { return text_width(text, letters); });
}

/// How large the parts are with letters of this size.
struct MatrixLayout {
  MatrixLayout(const MatrixChart& chart, int size)
      : letters(size),
        pitch(size * pitch_of_letters),
        labels(widest_of(chart.rows, size) + name_gap),
        headings(widest_of(chart.columns, size) * sine + size * 0.5 + heading_gap) {
    cell = cell_padding + widest(chart.entries, [&](const auto& entry) {
             return text_width(entry.text, size, entry.best);
           });
    double room = cell / 2;  // from the heading to the right end of the entries
    for (auto name = chart.columns.rbegin(); name != chart.columns.rend(); ++name) {
      beyond = std::max(beyond, text_width(*name, size) * cosine - room);
      room += cell;
    }
    width = labels + cell * static_cast<double>(chart.columns.size()) + beyond;
    height = panel_title_height + headings + pitch * static_cast<double>(chart.rows.size());
  }

  int letters;
  double pitch;       ///< from line to line
  double labels;      ///< the width of the names at the left
  double headings;    ///< the height of the names above
  double cell = 0;    ///< the width of a column
  double beyond = 0;  ///< how far headings lean out at the right
  double width;       ///< of all
  double height;
};

/// The largest letters with which all fits, else the smallest that can be read.
MatrixLayout layout_for(const MatrixChart& chart, const PanelArea& area) {
  for (int letters = max_letters; letters > min_letters; --letters) {
    const MatrixLayout layout(chart, letters);
    if (layout.width <= area.width && layout.height <= area.height) return layout;
  }
  return {chart, min_letters};
}

class MatrixPanel {
 public:
  MatrixPanel(ChartCanvas& page, const MatrixChart& chart, const PanelArea& area)
      : page_(page),
        chart_(chart),
        area_(area),
        layout_(layout_for(chart, area)),
        labels_(std::min(layout_.labels, area.width * 0.4)),
        left_(area.left + labels_),
        top_(area.top + panel_title_height + layout_.headings) {
    const auto columns = static_cast<double>(std::max<std::size_t>(chart.columns.size(), 1));
    cell_ = std::min(widest_cell, (area.width - labels_ - layout_.beyond) / columns);
    const double room = std::max(0.0, area.top + area.height - top_);
    shown_ = std::min(chart.rows.size(), static_cast<std::size_t>(room / layout_.pitch));
    if (shown_ != 0) {
      const double even = room / static_cast<double>(shown_);
      layout_.pitch = std::clamp(even, layout_.pitch, layout_.letters * max_pitch_of_letters);
    }
    find_range();
  }

  std::size_t draw() {
    write_panel_title(page_, chart_.title, area_);
    for (std::size_t i = 0; i < chart_.columns.size(); ++i) write_heading(i);
    for (std::size_t row = 0; row < shown_; ++row) draw_row(row);
    return chart_.rows.size() - shown_;
  }

 private:
  void find_range() {
    for (const auto& entry : chart_.entries) {
      if (entry.value && on_log_axis(*entry.value)) range_.take(*entry.value);
    }
  }

  void write_heading(std::size_t column) {
    const double x = left_ + (static_cast<double>(column) + 0.5) * cell_;
    const double y = top_ - heading_gap;
    page_.write({x, y}, chart_.columns[column], {.size = layout_.letters, .turn = angle},
                layout_.headings / sine);
  }

  void draw_row(std::size_t row) {
    const double top = top_ + static_cast<double>(row) * layout_.pitch;
    const double middle = top + layout_.pitch / 2;
    page_.write_beside({left_ - name_gap, middle}, chart_.rows[row],
                       {.size = layout_.letters, .align = Align::end}, labels_ - name_gap);
    for (std::size_t column = 0; column < chart_.columns.size(); ++column) {
      const auto& entry = chart_.entries[row * chart_.columns.size() + column];
      const double x = left_ + static_cast<double>(column) * cell_;
      draw_shade(entry, x, top);
      page_.write_beside({x + cell_ / 2, middle}, entry.text,
                         {.size = layout_.letters,
                          .bold = entry.best,
                          .ink = entry.value ? Ink::words : Ink::scale,
                          .align = Align::middle},
                         cell_ - 2);
    }
  }

  void draw_shade(const MatrixChart::Entry& entry, double x, double top) {
    if (!entry.value || !on_log_axis(*entry.value)) return;
    const LogAxis shades(range_.low, range_.high, min_shade, max_shade);
    page_.rectangle(Ink::curve1, {x, top}, cell_ - 1, layout_.pitch - 1,
                    static_cast<int>(std::lround(shades.position(*entry.value))));
  }

  ChartCanvas& page_;
  const MatrixChart& chart_;
  PanelArea area_;
  MatrixLayout layout_;
  double labels_;
  double left_;  ///< of the entries
  double top_;
  double cell_ = 0;
  std::size_t shown_ = 0;  ///< lines
  ValueRange range_;       ///< of the values above 0
};

}  // namespace

double min_width(const MatrixChart& chart, double) {
  return MatrixLayout(chart, min_letters).width;
}

double min_height(const MatrixChart& chart) { return MatrixLayout(chart, min_letters).height; }

std::size_t draw_panel(ChartCanvas& page, const MatrixChart& chart, const PanelArea& area) {
  return MatrixPanel(page, chart, area).draw();
}

}  // namespace sudoku_sat::format
