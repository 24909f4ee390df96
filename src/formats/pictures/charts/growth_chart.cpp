// A panel of curves over logarithmic axes, where growth by a power of N is a straight line; numbers
// of puzzles have an even axis, as in cactus plots. Medians carry their quartiles. There is no
// legend: names stand at the right, beside the ends of their curves, pushed apart as far as needed
// and tied to them by thin lines; a piece of the curve stands before each name.
#include <fmt/format.h>

#include "chart_panels.hpp"
#include "curves.hpp"
#include "log_axis.hpp"

namespace sudoku_sat::format {

namespace {

constexpr double scale_width = 52;   ///< left of the curves
constexpr double sizes_height = 44;  ///< below them
constexpr double title_gap = 8;      ///< between the title and the topmost number
constexpr double inset = 14;         ///< no curve touches the frame
constexpr double tie_width = 36;     ///< from the frame to the names' pieces of curve
constexpr double sample_width = 30;
constexpr double sample_gap = 7;
constexpr double min_plot = 180;
constexpr double min_plot_height = 130;
constexpr double min_pitch_of_names = 13;
constexpr std::size_t max_markers = 10;  ///< of a curve: of more points only some are marked
constexpr int max_counts = 8;
constexpr double min_tick_height = 28;
constexpr std::string_view without_curve = "no curve:";
constexpr Stroke grid{Ink::grid};

/// How the names of curves stand: smaller when there are many, one line for "no curve:".
struct Names {
  Names(const GrowthChart& chart, double height) {
    const double room =
        std::max(height - panel_title_height - title_gap - sizes_height, 2 * min_pitch_of_names);
    shown = std::min(chart.curves.size(), static_cast<std::size_t>(room / min_pitch_of_names) - 1);
    pitch = std::min(room / static_cast<double>(shown + 1), 18.0);
    letters = std::clamp(static_cast<int>(pitch) - 3, 10, 14);
  }

  std::size_t shown;
  double pitch;
  int letters;
};

double label_width(const GrowthChart& chart, int letters) {
  const double width =
      widest(chart.curves, [&](const auto& curve) { return text_width(curve.label, letters); });
  const bool complete = std::ranges::all_of(chart.curves, has_points);
  return complete ? width : std::max(width, text_width(without_curve, letters));
}

/// The chart with the curves whose names have room.
GrowthChart shown_part(const GrowthChart& chart, double height) {
  GrowthChart part = chart;
  part.curves.resize(Names(chart, height).shown);
  return part;
}

std::string whole_number(double value) { return fmt::format("{:.0f}", value); }

/// 1, 2, 5, 10, ...: the least of them with which `high` has few multiples.
double step_of_counts(double high) {
  double step = 1;
  for (int i = 0; high / step > max_counts; ++i) step *= i % 3 == 1 ? 2.5 : 2;
  return step;
}

class GrowthPanel {
 public:
  GrowthPanel(ChartCanvas& page, const GrowthChart& chart, const PanelArea& area)
      : page_(page),
        chart_(shown_part(chart, area.height)),
        area_(area),
        names_(chart, area.height),
        groups_(group_curves(chart_)),
        names_width_(std::min(label_width(chart_, names_.letters), area.width * 0.5)),
        left_(area.left + scale_width),
        right_(area.left + area.width - names_width_ - sample_gap - sample_width - tie_width),
        top_(area.top + panel_title_height + title_gap),
        bottom_(std::max(top_ + 2 * min_pitch_of_names, area.top + area.height - sizes_height)) {
    find_range();
  }

  void draw() {
    write_panel_title(page_, chart_.title, area_);
    place_names();
    if (!ticks_.empty()) draw_plot();
    for (std::size_t i = 0; i < groups_.size(); ++i) write_names(i);
  }

 private:
  void find_range() {
    for (const CurveGroup& group : groups_) {
      for (const auto& point : group.points) {
        ticks_.push_back(point.x);
        take(point.y);
        if (!point.quartiles) continue;
        take(point.quartiles->low);
        take(point.quartiles->high);
      }
    }
    std::ranges::sort(ticks_);
    ticks_.erase(std::unique(ticks_.begin(), ticks_.end()), ticks_.end());
    if (ticks_.empty()) return;
    range_ = {round_down(range_.low), round_up(range_.high)};
    if (range_.low == range_.high) {
      range_ = {round_down(range_.low * 0.9), round_up(range_.high * 1.1)};
    }
  }

  void take(double y) {
    if (on_log_axis(y)) range_.take(y);
  }

  void draw_plot() {
    chart_.counts ? draw_counts() : draw_x_scale();
    page_.write({(left_ + right_) / 2, bottom_ + 38}, chart_.x_axis,
                {.size = 14, .align = Align::middle}, right_ - left_);
    draw_y_scale();
    for (std::size_t i = 0; i < groups_.size(); ++i) tie(i);
    // Where curves coincide for a while the unbroken one shows between the dashes of the other.
    for (const bool broken : {false, true}) {
      for (const CurveGroup& group : groups_) {
        if ((curve_look(group.first).dash.on != 0) == broken) draw_curve(group);
      }
    }
  }

  void draw_counts() {
    const double step = step_of_counts(ticks_.back());
    for (double value = 0; value <= ticks_.back(); value += step) {
      const double x = x_of(value);
      page_.line(grid, {{x, top_}, {x, bottom_}});
      page_.write({x, bottom_ + 18}, whole_number(value),
                  {.size = 14, .ink = Ink::scale, .align = Align::middle}, right_ - left_);
    }
  }

  void draw_x_scale() {
    double free = right_ + inset;
    for (auto value = ticks_.rbegin(); value != ticks_.rend(); ++value) {
      const double x = x_of(*value);
      page_.line(grid, {{x, top_}, {x, bottom_}});
      const std::string text = whole_number(*value);
      const double width = text_width(text, 14);
      if (x + width / 2 > free) continue;
      free = x - width / 2 - 6;
      page_.write({x, bottom_ + 18}, text, {.size = 14, .ink = Ink::scale, .align = Align::middle},
                  width);
    }
  }

  void draw_y_scale() {
    const int most = static_cast<int>((bottom_ - top_) / min_tick_height);
    for (const Tick& tick : round_ticks(range_.low, range_.high, most)) {
      const double y = y_axis().position(tick.value);
      page_.line(grid, {{left_, y}, {right_, y}});
      page_.write_beside({left_ - 8, y}, tick.text,
                         {.size = 14, .ink = Ink::scale, .align = Align::end}, scale_width - 8);
    }
  }

  void draw_curve(const CurveGroup& group) {
    std::vector<Place> line;
    std::vector<Place> marks;
    if (group.points.empty()) return;
    const CurveLook look = curve_look(group.first);
    const std::size_t stride = (group.points.size() - 1) / max_markers + 1;
    for (std::size_t i = 0; i < group.points.size(); ++i) {
      const auto& point = group.points[i];
      line.push_back({x_of(point.x), y_axis().position(point.y)});
      // The last point is always marked, and the others at places that differ from curve to curve.
      const bool last = i + 1 == group.points.size();
      if (last || i % stride == group.first % stride) marks.push_back(line.back());
      draw_whisker(point, look);
    }
    draw_line(page_, look, line);
    for (const Place& mark : marks) draw_marker(page_, look, mark);
  }

  /// From quartile to quartile; to the frame where one is beyond the axis.
  void draw_whisker(const GrowthChart::Point& point, const CurveLook& look) {
    if (!point.quartiles || point.quartiles->low == point.quartiles->high) return;
    const auto place = [&](double y, double beyond) {
      return on_log_axis(y) ? y_axis().position(y) : beyond;
    };
    const double low = place(point.quartiles->low, bottom_);
    const double high = place(point.quartiles->high, top_);
    const double x = x_of(point.x);
    const Stroke stroke{look.ink, 1.2};
    page_.line(stroke, {{x, low}, {x, high}});
    for (const double y : {low, high}) page_.line(stroke, {{x - 3, y}, {x + 3, y}});
  }

  /// Where the names stand; those of no curve as if their curves ended at 0.
  void place_names() {
    std::vector<LabelWish> wishes;
    for (const CurveGroup& group : groups_) wishes.push_back({end_of(group), height_of(group)});
    tops_ = stack_labels(wishes, top_, bottom_);
  }

  double end_of(const CurveGroup& group) const {
    return group.points.empty() ? bottom_ : y_axis().position(group.points.back().y);
  }

  double height_of(const CurveGroup& group) const {
    const std::size_t head = group.points.empty() ? 1 : 0;
    return static_cast<double>(group.labels.size() + head) * names_.pitch;
  }

  /// A thin line from the curve's end to its names.
  void tie(std::size_t i) {
    const CurveGroup& group = groups_[i];
    if (group.points.empty()) return;
    Stroke stroke{curve_look(group.first).ink, 0.8};
    // So that nobody takes the line for a part of a curve that ends early.
    if (group.points.back().x < ticks_.back()) stroke.dash = {2, 4};
    page_.line(stroke, {{x_of(group.points.back().x), end_of(group)},
                        {right_ + tie_width, tops_[i] + height_of(group) / 2}});
  }

  void write_names(std::size_t i) {
    const CurveGroup& group = groups_[i];
    if (group.points.empty()) {
      std::vector<std::string> lines = group.labels;
      lines.insert(lines.begin(), std::string(without_curve));
      write_lines(lines, tops_[i], Ink::scale);
    } else {
      draw_sample(group, tops_[i]);
      write_lines(group.labels, tops_[i], Ink::words);
    }
  }

  /// A piece of the curve before its names, with a bracket where there are several.
  void draw_sample(const CurveGroup& group, double top) {
    const CurveLook look = curve_look(group.first);
    const double height = height_of(group);
    const double x = right_ + tie_width;
    const double y = top + height / 2;
    draw_line(page_, look, std::array<Place, 2>{{{x, y}, {x + sample_width, y}}});
    draw_marker(page_, look, {x + sample_width / 2, y});
    if (group.labels.size() == 1) return;
    const double bracket = x + sample_width + 1;
    page_.line({look.ink, 2}, {{bracket, top + 2}, {bracket, top + height - 2}});
  }

  void write_lines(const std::vector<std::string>& lines, double top, Ink ink) {
    const double x = ticks_.empty() ? area_.left : right_ + tie_width + sample_width + sample_gap;
    double middle = top + names_.pitch / 2;
    for (const std::string& line : lines) {
      page_.write_beside({x, middle}, line, {.size = names_.letters, .ink = ink}, names_width_);
      middle += names_.pitch;
    }
  }

  double x_of(double value) const {
    const double from = left_ + inset;
    const double to = right_ - inset;
    if (chart_.counts) return from + value / ticks_.back() * (to - from);
    return LogAxis(ticks_.front(), ticks_.back(), from, to).position(value);
  }
  LogAxis y_axis() const { return {range_.low, range_.high, bottom_, top_}; }

  ChartCanvas& page_;
  GrowthChart chart_;
  PanelArea area_;
  Names names_;
  std::vector<CurveGroup> groups_;
  double names_width_;  ///< of the column of names
  double left_;         ///< of the plot
  double right_;
  double top_;
  double bottom_;
  std::vector<double> tops_;   ///< of each group's names
  std::vector<double> ticks_;  ///< every x, ascending
  ValueRange range_;           ///< of y
};

}  // namespace

double min_width(const GrowthChart& chart, double height) {
  return scale_width + min_plot + tie_width + sample_width + sample_gap +
         label_width(chart, Names(chart, height).letters);
}

double min_height(const GrowthChart& chart) {
  const double names = static_cast<double>(chart.curves.size() + 1) * min_pitch_of_names;
  return panel_title_height + title_gap + sizes_height + std::max(names, min_plot_height);
}

std::size_t draw_panel(ChartCanvas& page, const GrowthChart& chart, const PanelArea& area) {
  GrowthPanel(page, chart, area).draw();
  return chart.curves.size() - Names(chart, area.height).shown;
}

}  // namespace sudoku_sat::format
