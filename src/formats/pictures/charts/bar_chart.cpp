// A panel of horizontal bars. Every bar carries its value, so there is no axis and no grid. Where
// values differ too much for lengths the scale is logarithmic: then white lines cut the bars at
// the powers of ten, which are named below, because such a length alone says nothing.
#include <cmath>

#include "chart_panels.hpp"
#include "log_axis.hpp"

namespace sudoku_sat::format {

namespace {

constexpr double label_gap = 8;
constexpr double value_gap = 6;
constexpr double min_bars = 90;    ///< the length that long texts leave to the longest bar
constexpr double log_ratio = 200;  ///< from here on the shortest bar is too short to see
constexpr double scale_height = 24;
constexpr int scale_letters = 12;
constexpr int every_power = 100;
constexpr double min_pitch = 13;  ///< from bar to bar
constexpr double max_pitch = 30;
constexpr double whisker_cap = 3;

bool present(const BarChart::Bar& bar) {
  return bar.value && *bar.value >= 0 && std::isfinite(*bar.value);
}

bool is_logarithmic(const BarChart& chart);

/// The height that is left to the bars.
double bars_height(const BarChart& chart, double height) {
  return height - panel_title_height - (is_logarithmic(chart) ? scale_height : 0);
}

/// How the bars and their letters stand: smaller when there are many.
struct Rows {
  Rows(const BarChart& chart, double height)
      : shown(std::min(chart.bars.size(), static_cast<std::size_t>(std::max(
                                              1.0, bars_height(chart, height) / min_pitch)))),
        pitch(std::clamp(
            bars_height(chart, height) / static_cast<double>(std::max<std::size_t>(shown, 1)),
            min_pitch, max_pitch)),
        letters(std::clamp(static_cast<int>(pitch * 0.72), 10, 16)) {}

  std::size_t shown;
  double pitch;
  int letters;
};

double label_width(const BarChart& chart, int letters) {
  return widest(chart.bars, [&](const auto& bar) { return text_width(bar.label, letters); });
}

double value_width(const BarChart& chart, int letters) {
  return widest(chart.bars, [&](const auto& bar) {
    return present(bar) ? text_width(bar.text, letters, bar.best) : 0;
  });
}

/// Of the values above 0, of bars and of whiskers.
ValueRange range_of(const BarChart& chart) {
  ValueRange range;
  const auto take = [&](double value) {
    if (value > 0 && std::isfinite(value)) range.take(value);
  };
  for (const auto& bar : chart.bars) {
    if (!present(bar)) continue;
    take(*bar.value);
    if (!bar.quartiles) continue;
    take(bar.quartiles->low);
    take(bar.quartiles->high);
  }
  return range;
}

bool is_logarithmic(const BarChart& chart) {
  const auto [low, high] = range_of(chart);
  return on_log_axis(low / 2) && on_log_axis(high) && high > log_ratio * low;
}

class BarPanel {
 public:
  BarPanel(ChartCanvas& page, const BarChart& chart, const PanelArea& area)
      : page_(page),
        chart_(chart),
        area_(area),
        rows_(chart, area.height),
        logarithmic_(is_logarithmic(chart)),
        values_(std::min(value_width(chart, rows_.letters), area.width * 0.2)),
        labels_(std::min(label_width(chart, rows_.letters),
                         area.width - label_gap - min_bars - value_gap - values_)),
        left_(area.left + labels_ + label_gap),
        top_(area.top + panel_title_height),
        longest_(area.width - labels_ - label_gap - values_ - value_gap),
        range_(range_of(chart)) {
    // The scale begins below the smallest value, whose bar must be seen and be told from 0.
    if (logarithmic_) range_.low = power_below(range_.low / 2);
  }

  std::size_t draw() {
    write_panel_title(page_, chart_.title + (logarithmic_ ? ", log scale" : ""), area_);
    if (chart_.bars.empty()) return 0;
    for (std::size_t row = 0; row < rows_.shown; ++row) draw_bar(row);
    if (logarithmic_) draw_scale();
    for (std::size_t row = 0; row < rows_.shown; ++row) draw_whisker(row);
    for (std::size_t row = 0; row < rows_.shown; ++row) write_texts(row);
    draw_base();
    return chart_.bars.size() - rows_.shown;
  }

 private:
  void draw_bar(std::size_t row) {
    const auto& bar = chart_.bars[row];
    if (!present(bar)) return;
    const double thick = std::round(rows_.pitch * 0.7);
    page_.rectangle(bar.best ? Ink::curve1 : Ink::bar, {left_, middle(row) - thick / 2},
                    length(*bar.value), thick);
  }

  /// From quartile to quartile; without a cap where the upper one was not measured.
  void draw_whisker(std::size_t row) {
    const auto& bar = chart_.bars[row];
    if (!present(bar) || !bar.quartiles) return;
    const double from = left_ + length(bar.quartiles->low);
    const double to = whisker_end(bar);
    const double y = middle(row);
    const Stroke stroke{Ink::plain, 1.5};
    page_.line(stroke, {{from, y - whisker_cap}, {from, y + whisker_cap}});
    page_.line(stroke, {{from, y}, {to, y}});
    if (!std::isfinite(bar.quartiles->high)) return;
    page_.line(stroke, {{to, y - whisker_cap}, {to, y + whisker_cap}});
  }

  double whisker_end(const BarChart::Bar& bar) const {
    const double high = bar.quartiles->high;
    return left_ + (std::isfinite(high) ? length(high) : longest_);
  }

  void write_texts(std::size_t row) {
    const auto& bar = chart_.bars[row];
    page_.write_beside({left_ - label_gap, middle(row)}, bar.label,
                       {.size = rows_.letters, .align = Align::end}, labels_);
    if (present(bar)) {
      double end = left_ + length(*bar.value);
      if (bar.quartiles) end = std::max(end, whisker_end(bar));
      page_.write_beside({end + value_gap, middle(row)}, bar.text,
                         {.size = rows_.letters, .bold = bar.best}, values_);
    } else {
      page_.write_beside({left_ + value_gap, middle(row)}, bar.text,
                         {.size = rows_.letters, .ink = Ink::scale}, longest_ + values_);
    }
  }

  /// The line that all bars begin at: it keeps the column of labels together where bars are
  /// missing.
  void draw_base() { page_.line({Ink::axis}, {{left_, top_}, {left_, bottom()}}); }

  void draw_scale() {
    const LogAxis axis = log_axis();
    const double widest = widest_tick();
    const double room = axis.position(power_below(range_.high)) - left_;
    const int most = static_cast<int>(room / (widest + value_gap));
    for (const Tick& tick : power_ticks(range_.low, range_.high, most)) {
      const double x = axis.position(tick.value);
      if (x > left_) page_.line({Ink::paper, 1.5}, {{x, top_}, {x, bottom()}});
      page_.line({Ink::axis}, {{x, bottom()}, {x, bottom() + 4}});
      page_.write({x, bottom() + 17}, tick.text,
                  {.size = scale_letters, .ink = Ink::scale, .align = Align::middle}, widest);
    }
  }

  double widest_tick() const {
    return widest(power_ticks(range_.low, range_.high, every_power),
                  [](const Tick& tick) { return text_width(tick.text, scale_letters); });
  }

  double length(double value) const {
    if (value <= 0) return 0;
    if (logarithmic_) return std::max(0.0, log_axis().position(value) - left_);
    return value / range_.high * longest_;
  }

  LogAxis log_axis() const { return {range_.low, range_.high, left_, left_ + longest_}; }
  double middle(std::size_t row) const {
    return top_ + (static_cast<double>(row) + 0.5) * rows_.pitch;
  }
  double bottom() const { return top_ + static_cast<double>(rows_.shown) * rows_.pitch; }

  ChartCanvas& page_;
  const BarChart& chart_;
  PanelArea area_;
  Rows rows_;
  bool logarithmic_;
  double values_;  ///< the width of the longest value's text
  double labels_;  ///< the width of the column of labels
  double left_;    ///< of the bars
  double top_;
  double longest_;  ///< the length of the largest value's bar
  ValueRange range_;
};

}  // namespace

double min_width(const BarChart& chart, double height) {
  const int letters = Rows(chart, height).letters;
  return label_width(chart, letters) + label_gap + min_bars + value_gap +
         value_width(chart, letters);
}

double min_height(const BarChart& chart) {
  return panel_title_height + static_cast<double>(chart.bars.size()) * min_pitch +
         (is_logarithmic(chart) ? scale_height : 0);
}

std::size_t draw_panel(ChartCanvas& page, const BarChart& chart, const PanelArea& area) {
  return BarPanel(page, chart, area).draw();
}

}  // namespace sudoku_sat::format
