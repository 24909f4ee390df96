// A panel of points, one for each puzzle: what one setting took against what another took. Below
// the diagonal the one of the vertical axis did better. Runs without an answer stand beyond a line
// at the right or at the top, hollow, so that none is left out. Both axes have the same scale, and
// the thin lines beside the diagonal are a factor of ten away.
#include <fmt/format.h>

#include "chart_panels.hpp"
#include "log_axis.hpp"

namespace sudoku_sat::format {

namespace {

constexpr double scale_room = 46;  ///< left of the square, and for texts at its right
constexpr double names_room = 44;  ///< below it
constexpr double side_least = 150;
constexpr double answer_room = 16;  ///< for points without an answer, beyond the square
constexpr double radius = 3;
constexpr double title_space = 22;  ///< for the line that counts
constexpr int scale_size = 12;
constexpr int point_opacity = 60;
constexpr Stroke thin{Ink::grid};
constexpr Stroke thick{Ink::axis};

class ScatterPanel {
 public:
  ScatterPanel(ChartCanvas& page, const ScatterChart& chart, const PanelArea& area)
      : page_(page),
        chart_(chart),
        area_(area),
        side_(std::max(20.0, std::min(area.width - 2 * scale_room,
                                      area.height - panel_title_height - title_space - names_room -
                                          answer_room))),
        left_(area.left + scale_room),
        top_(area.top + panel_title_height + title_space + answer_room) {
    find_range();
  }

  void draw() {
    write_panel_title(page_, chart_.title, area_);
    page_.write({area_.left, area_.top + panel_title_height + 10}, counts(),
                {.size = scale_size + 1, .ink = Ink::scale}, area_.width);
    draw_scales();
    draw_lines();
    for (const bool answered : {true, false}) draw_points(answered);
  }

 private:
  void find_range() {
    for (const auto& point : chart_.points) {
      for (const auto& figure : {point.x, point.y}) {
        if (figure && on_log_axis(*figure)) range_.take(*figure);
      }
    }
    if (range_.low == 0) range_ = {1, 1};
    auto& [low, high] = range_;
    low = round_down(low);
    high = round_up(high);
    // A factor of ten at least, the points in its middle.
    while (high < low * 9) {
      low = round_down(low * 0.9);
      if (high < low * 9) high = round_up(high * 1.1);
    }
  }

  /// How often which of the two took less: below the line the one of the vertical axis.
  std::string counts() const {
    std::size_t left = 0;
    std::size_t below = 0;
    for (const auto& [x, y] : chart_.points) {
      if (x && (!y || *x < *y)) ++left;
      if (y && (!x || *y < *x)) ++below;
    }
    return fmt::format("{} puzzles: {} below the line, {} above", chart_.points.size(), below,
                       left);
  }

  void draw_scales() {
    const int most = static_cast<int>(side_ / 30);
    for (const Tick& tick : round_ticks(range_.low, range_.high, most)) {
      const double x = axis(left_, left_ + side_).position(tick.value);
      const double y = axis(top_ + side_, top_).position(tick.value);
      page_.line(thin, {{x, top_}, {x, top_ + side_}});
      page_.line(thin, {{left_, y}, {left_ + side_, y}});
      page_.write({x, top_ + side_ + 18}, tick.text,
                  {.size = scale_size, .ink = Ink::scale, .align = Align::middle}, 40);
      page_.write_beside({left_ - 7, y}, tick.text,
                         {.size = scale_size, .ink = Ink::scale, .align = Align::end},
                         scale_room - 7);
    }
    page_.write({left_ + side_ / 2, top_ + side_ + 36},
                chart_.x_axis + ", upwards " + chart_.y_axis, {.size = 13, .align = Align::middle},
                side_ + 2 * scale_room);
  }

  void draw_lines() {
    const double right = left_ + side_;
    const double bottom = top_ + side_;
    page_.line(thick,
               {{left_, top_}, {right, top_}, {right, bottom}, {left_, bottom}, {left_, top_}});
    page_.line(thick, {{left_, bottom}, {right, top_}});
    const double ten = axis(0, side_).position(range_.low * 10);
    if (ten > side_ * 0.9) return;
    page_.line(thin, {{left_, bottom - ten}, {right - ten, top_}});
    page_.line(thin, {{left_ + ten, bottom}, {right, top_ + ten}});
  }

  /// Those that both answered, or the others.
  void draw_points(bool answered) {
    for (const auto& [x, y] : chart_.points) {
      if ((x && y) != answered) continue;
      page_.circle(answered ? Ink::curve1 : Ink::paper, {Ink::curve1},
                   {place(x, left_, left_ + side_, answer_room / 2),
                    place(y, top_ + side_, top_, -answer_room / 2)},
                   radius, point_opacity);
    }
  }

  /// A figure's place between the ends of an axis; 0 at its beginning, none beyond its end.
  double place(std::optional<double> figure, double from, double to, double beyond) const {
    if (!figure) return to + beyond;
    return on_log_axis(*figure) ? axis(from, to).position(*figure) : from;
  }

  LogAxis axis(double from, double to) const { return {range_.low, range_.high, from, to}; }

  ChartCanvas& page_;
  const ScatterChart& chart_;
  PanelArea area_;
  double side_;  ///< of the square
  double left_;
  double top_;
  ValueRange range_;  ///< of both axes
};

}  // namespace

double min_width(const ScatterChart&, double) { return side_least + 2 * scale_room; }

double min_height(const ScatterChart&) {
  return panel_title_height + title_space + side_least + names_room + answer_room;
}

std::size_t draw_panel(ChartCanvas& page, const ScatterChart& chart, const PanelArea& area) {
  ScatterPanel(page, chart, area).draw();
  return 0;
}

}  // namespace sudoku_sat::format
