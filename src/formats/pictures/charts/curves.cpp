// Encodings often agree: all direct ones have N³ variables. Curves that coincide would hide each
// other, so they become one curve with several names. Looks are combined from 7 colours, 5 dash
// patterns and 6 markers, numbers without a common divisor, so that neighbours differ in all three.
//
// Labels pushed apart: the least sum of squared shifts, by pooling neighbours that overlap into one
// stack at the mean of their wishes, until no stacks overlap (isotonic regression; Barlow,
// Bartholomew, Bremner and Brunk, Statistical Inference under Order Restrictions, 1972).
#include "curves.hpp"

#include "log_axis.hpp"

namespace sudoku_sat::format {

namespace {

constexpr std::array inks{Ink::curve1, Ink::curve2, Ink::curve3, Ink::curve4,
                          Ink::curve5, Ink::curve6, Ink::curve7};
constexpr std::array<Dash, 5> dashes{{{}, {10, 4}, {2, 3}, {12, 4, 2}, {5, 4}}};

struct Marker {
  std::span<const Place> corners;
  bool hollow;
};

constexpr double circle_radius = 4;
constexpr std::array<Place, 4> square{{{-3.5, -3.5}, {3.5, -3.5}, {3.5, 3.5}, {-3.5, 3.5}}};
constexpr std::array<Place, 3> triangle{{{0, -5}, {4.5, 3}, {-4.5, 3}}};
constexpr std::array<Place, 4> diamond{{{0, -5}, {5, 0}, {0, 5}, {-5, 0}}};
constexpr std::array<Marker, 6> markers{
    {{{}, false}, {square, true}, {triangle, false}, {diamond, true}, {square, false}, {{}, true}}};

std::vector<GrowthChart::Point> drawable(const std::vector<GrowthChart::Point>& points) {
  std::vector<GrowthChart::Point> result;
  for (const auto& point : points) {
    if (on_log_axis(point.x) && on_log_axis(point.y)) result.push_back(point);
  }
  return result;
}

bool coincide(const std::vector<GrowthChart::Point>& a, const std::vector<GrowthChart::Point>& b) {
  return std::ranges::equal(a, b,
                            [](const auto& p, const auto& q) { return p.x == q.x && p.y == q.y; });
}

/// Labels without gaps between them.
struct Stack {
  std::size_t labels;
  double height;
  double wished_tops;  ///< the sum over the labels of the stack's top that suits the label best

  double top(double least, double bottom) const {
    return std::max(least, std::min(wished_tops / static_cast<double>(labels), bottom - height));
  }
};

Stack joined(const Stack& upper, const Stack& lower) {
  return {upper.labels + lower.labels, upper.height + lower.height,
          upper.wished_tops + lower.wished_tops - static_cast<double>(lower.labels) * upper.height};
}

}  // namespace

CurveLook curve_look(std::size_t i) {
  const Marker& marker = markers[i % markers.size()];
  return {inks[i % inks.size()], dashes[i % dashes.size()], marker.corners, marker.hollow};
}

void draw_line(ChartCanvas& page, const CurveLook& look, std::span<const Place> points) {
  page.line({look.ink, 2, look.dash}, points);
}

void draw_marker(ChartCanvas& page, const CurveLook& look, Place at) {
  const Ink fill = look.hollow ? Ink::paper : look.ink;
  const Stroke edge{look.ink, 1.5};
  if (look.marker.empty()) return page.circle(fill, edge, at, circle_radius);
  page.polygon(fill, edge, at, look.marker);
}

bool has_points(const GrowthChart::Curve& curve) { return !drawable(curve.points).empty(); }

std::vector<CurveGroup> group_curves(const GrowthChart& chart) {
  std::vector<CurveGroup> groups;
  for (std::size_t i = 0; i < chart.curves.size(); ++i) {
    const std::vector<GrowthChart::Point> points = drawable(chart.curves[i].points);
    auto group = std::ranges::find_if(
        groups, [&](const CurveGroup& other) { return coincide(other.points, points); });
    if (group == groups.end()) group = groups.insert(group, {i, points, {}});
    group->labels.push_back(chart.curves[i].label);
  }
  std::ranges::stable_sort(groups, [](const CurveGroup& a, const CurveGroup& b) {
    if (a.points.empty() || b.points.empty()) return !a.points.empty();
    return a.points.back().y > b.points.back().y;
  });
  return groups;
}

std::vector<double> stack_labels(const std::vector<LabelWish>& wishes, double top, double bottom) {
  std::vector<Stack> stacks;
  for (const LabelWish& wish : wishes) {
    Stack stack{1, wish.height, wish.middle - wish.height / 2};
    while (!stacks.empty() &&
           stacks.back().top(top, bottom) + stacks.back().height > stack.top(top, bottom)) {
      stack = joined(stacks.back(), stack);
      stacks.pop_back();
    }
    stacks.push_back(stack);
  }
  std::vector<double> tops;
  for (const Stack& stack : stacks) {
    double next = stack.top(top, bottom);
    for (std::size_t i = 0; i < stack.labels; ++i) {
      tops.push_back(next);
      next += wishes[tops.size() - 1].height;
    }
  }
  return tops;
}

}  // namespace sudoku_sat::format
