// A panel of curves over logarithmic axes, where growth by a power of N is a straight line. There
// is no legend: names stand at the right, beside the ends of their curves, pushed apart as far as
// needed and tied to them by thin lines; a piece of the curve stands before each name.
#include <algorithm>

#include "chart_panels.hpp"
#include "curves.hpp"
#include "label_stack.hpp"
#include "log_axis.hpp"

namespace sudoku_sat {

namespace {

constexpr double scale_width = 52;   ///< left of the curves
constexpr double sizes_height = 44;  ///< below them
constexpr double title_gap = 8;      ///< between the title and the topmost number
constexpr double inset = 14;         ///< no curve touches the frame
constexpr double tie_width = 36;     ///< from the frame to the names' pieces of curve
constexpr double sample_width = 30;
constexpr double sample_gap = 7;
constexpr double least_plot = 180;
constexpr double least_tick_height = 28;
constexpr std::size_t many_labels = 24;
constexpr std::string_view without_curve = "no curve:";
constexpr std::string_view grid_ink = "#e2e2e2";

/// The letters of names: smaller when there are many.
int letters(const GrowthChart& chart) { return chart.curves.size() > many_labels ? 12 : 14; }

double pitch(const GrowthChart& chart) { return letters(chart) + 4; }

double label_width(const GrowthChart& chart) {
  double width = 0;
  for (const auto& curve : chart.curves) {
    width = std::max(width, text_width(curve.label, letters(chart)));
  }
  const bool complete = std::all_of(chart.curves.begin(), chart.curves.end(), has_points);
  return complete ? width : std::max(width, text_width(without_curve, letters(chart)));
}

bool has_curves(const GrowthChart& chart) {
  return std::any_of(chart.curves.begin(), chart.curves.end(), has_points);
}

/// The height of the plot: that of a slide less the titles, or more for many names; only that of
/// the names where there is no curve.
double plot_height(const GrowthChart& chart, double width) {
  const double names = static_cast<double>(chart.curves.size() + 1) * pitch(chart);
  if (!has_curves(chart)) return names;
  return std::max(names, width > 800 ? 490.0 : 280.0);
}

class GrowthPanel {
 public:
  GrowthPanel(SvgPage& page, const GrowthChart& chart, const Area& area)
      : page_(page),
        chart_(chart),
        area_(area),
        groups_(group_curves(chart)),
        names_(std::min(label_width(chart), area.width * 0.5)),
        left_(area.left + scale_width),
        right_(area.left + area.width - names_ - sample_gap - sample_width - tie_width),
        top_(area.top + panel_title_height + title_gap),
        bottom_(top_ + plot_height(chart, area.width)) {
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
        low_ = low_ == 0 ? point.y : std::min(low_, point.y);
        high_ = std::max(high_, point.y);
      }
    }
    std::sort(ticks_.begin(), ticks_.end());
    ticks_.erase(std::unique(ticks_.begin(), ticks_.end()), ticks_.end());
    if (ticks_.empty()) return;
    low_ = round_down(low_);
    high_ = round_up(high_);
    if (low_ == high_) {
      low_ = round_down(low_ * 0.9);
      high_ = round_up(high_ * 1.1);
    }
  }

  void draw_plot() {
    draw_x_scale();
    draw_y_scale();
    for (std::size_t i = 0; i < groups_.size(); ++i) tie(i);
    // Where curves coincide for a while the unbroken one shows between the dashes of the other.
    for (const bool broken : {false, true}) {
      for (const CurveGroup& group : groups_) {
        if (curve_look(group.first).dashes.empty() != broken) draw_curve(group);
      }
    }
  }

  void draw_x_scale() {
    double free = right_ + inset;
    for (auto value = ticks_.rbegin(); value != ticks_.rend(); ++value) {
      const double x = x_axis().position(*value);
      draw_grid_line(fmt::format("M{} {}V{}", tenths(x), tenths(top_), tenths(bottom_)));
      const std::string text = tenths(*value);
      const double width = text_width(text, 14);
      if (x + width / 2 > free) continue;
      free = x - width / 2 - 6;
      page_.write(x, bottom_ + 18, text, {.size = 14, .fill = faint_ink, .anchor = "middle"},
                  width);
    }
    page_.write((left_ + right_) / 2, bottom_ + 38, chart_.x_axis, {.size = 14, .anchor = "middle"},
                right_ - left_);
  }

  void draw_y_scale() {
    const int most = static_cast<int>((bottom_ - top_) / least_tick_height);
    for (const Tick& tick : round_ticks(low_, high_, most)) {
      const double y = y_axis().position(tick.value);
      draw_grid_line(fmt::format("M{} {}H{}", tenths(left_), tenths(y), tenths(right_)));
      page_.write_beside(left_ - 8, y, tick.text, {.size = 14, .fill = faint_ink, .anchor = "end"},
                         scale_width - 8);
    }
  }

  void draw_grid_line(const std::string& path) {
    page_.add("<path d=\"{}\" stroke=\"{}\" stroke-width=\"1\"/>\n", path, grid_ink);
  }

  void draw_curve(const CurveGroup& group) {
    std::string line;
    std::string marks;
    if (group.points.empty()) return;
    const CurveLook look = curve_look(group.first);
    for (const auto& point : group.points) {
      const std::string x = tenths(x_axis().position(point.x));
      const std::string y = tenths(y_axis().position(point.y));
      line += fmt::format("{}{},{}", line.empty() ? "" : " ", x, y);
      marks += fmt::format("M{} {}{}", x, y, look.marker);
    }
    draw_line(page_, look, line);
    draw_markers(page_, look, marks);
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
    return static_cast<double>(group.labels.size() + head) * pitch(chart_);
  }

  /// A thin line from the curve's end to its names.
  void tie(std::size_t i) {
    const CurveGroup& group = groups_[i];
    if (group.points.empty()) return;
    page_.add("<path d=\"M{} {}L{} {}\" stroke=\"{}\" stroke-width=\"0.8\"",
              tenths(x_axis().position(group.points.back().x)), tenths(end_of(group)),
              tenths(right_ + tie_width), tenths(tops_[i] + height_of(group) / 2),
              curve_look(group.first).color);
    // So that nobody takes the line for a part of a curve that ends early.
    if (group.points.back().x < ticks_.back()) page_.add(" stroke-dasharray=\"2 4\"");
    page_.add("/>\n");
  }

  void write_names(std::size_t i) {
    const CurveGroup& group = groups_[i];
    if (group.points.empty()) {
      std::vector<std::string> lines = group.labels;
      lines.insert(lines.begin(), std::string(without_curve));
      write_lines(lines, tops_[i], faint_ink);
    } else {
      draw_sample(group, tops_[i]);
      write_lines(group.labels, tops_[i], "#222");
    }
  }

  /// A piece of the curve before its names, with a bracket where there are several.
  void draw_sample(const CurveGroup& group, double top) {
    const CurveLook look = curve_look(group.first);
    const double height = height_of(group);
    const double x = right_ + tie_width;
    const std::string y = tenths(top + height / 2);
    draw_line(page_, look, fmt::format("{},{} {},{}", tenths(x), y, tenths(x + sample_width), y));
    draw_markers(page_, look,
                 fmt::format("M{} {}{}", tenths(x + sample_width / 2), y, look.marker));
    if (group.labels.size() == 1) return;
    page_.add("<path d=\"M{} {}v{}\" stroke=\"{}\" stroke-width=\"2\"/>\n",
              tenths(x + sample_width + 1), tenths(top + 2), tenths(height - 4), look.color);
  }

  void write_lines(const std::vector<std::string>& lines, double top, std::string_view ink) {
    const double x = ticks_.empty() ? area_.left : right_ + tie_width + sample_width + sample_gap;
    double middle = top + pitch(chart_) / 2;
    for (const std::string& line : lines) {
      page_.write_beside(x, middle, line, {.size = letters(chart_), .fill = ink}, names_);
      middle += pitch(chart_);
    }
  }

  LogAxis x_axis() const { return {ticks_.front(), ticks_.back(), left_ + inset, right_ - inset}; }
  LogAxis y_axis() const { return {low_, high_, bottom_, top_}; }

  SvgPage& page_;
  const GrowthChart& chart_;
  Area area_;
  std::vector<CurveGroup> groups_;
  double names_;  ///< the width of the column of names
  double left_;   ///< of the plot
  double right_;
  double top_;
  double bottom_;
  std::vector<double> tops_;   ///< of each group's names
  std::vector<double> ticks_;  ///< every x, ascending
  double low_ = 0;             ///< the range of y
  double high_ = 0;
};

}  // namespace

double least_width(const GrowthChart& chart) {
  return scale_width + least_plot + tie_width + sample_width + sample_gap + label_width(chart);
}

double panel_height(const GrowthChart& chart, double width) {
  return panel_title_height + title_gap + plot_height(chart, width) +
         (has_curves(chart) ? sizes_height : 0);
}

void draw_panel(SvgPage& page, const GrowthChart& chart, const Area& area) {
  GrowthPanel(page, chart, area).draw();
}

}  // namespace sudoku_sat
