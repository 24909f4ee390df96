// What tests of charts read back from the elements of a page.
#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "formats/pictures/charts/charts.hpp"
#include "support/svg.hpp"

namespace sudoku_sat::support {

inline std::string draw_svg(const format::ChartPage& page) {
  return format::draw_charts(page, format_named("svg"));
}

/// A page of curves, then bars.
inline std::string draw(const std::string& title, const std::vector<format::GrowthChart>& growth,
                        const std::vector<format::BarChart>& bars) {
  format::ChartPage page{.title = title, .charts = {}, .notes = {}};
  page.charts.insert(page.charts.end(), growth.begin(), growth.end());
  page.charts.insert(page.charts.end(), bars.begin(), bars.end());
  return draw_svg(page);
}

/// The bars: all rectangles but the ground.
inline std::vector<Element> bars_of(const std::vector<Element>& elements) {
  std::vector<Element> found = all_of(elements, "rect");
  REQUIRE_FALSE(found.empty());
  found.erase(found.begin());
  return found;
}

/// Curves and the pieces before their names, thicker than what else is a line.
inline std::vector<Element> lines_of(const std::vector<Element>& elements) {
  std::vector<Element> found;
  for (const Element& path : all_of(elements, "path")) {
    const auto width = path.attributes.find("stroke-width");
    if (width != path.attributes.end() && width->second == "2") found.push_back(path);
  }
  return found;
}

/// The curves, without the pieces before their names, which are level and have two points.
inline std::vector<Element> curves_of(const std::vector<Element>& elements, std::size_t points) {
  std::vector<Element> found;
  for (const Element& line : lines_of(elements)) {
    const std::string& path = line.attributes.at("d");
    if (std::count(path.begin(), path.end(), 'L') + 1 == static_cast<std::ptrdiff_t>(points)) {
      found.push_back(line);
    }
  }
  return found;
}

inline bool shows(const std::vector<Element>& elements, std::string_view text) {
  return std::any_of(elements.begin(), elements.end(), [&](const Element& element) {
    return element.name == "text" && element.text == text;
  });
}

inline Element text_element(const std::vector<Element>& elements, std::string_view text) {
  const auto found = std::find_if(elements.begin(), elements.end(), [&](const Element& element) {
    return element.name == "text" && element.text == text;
  });
  REQUIRE(found != elements.end());
  return *found;
}

/// The least width that a text can have in a common font: letters are hardly narrower than 0.2 of
/// their size.
inline double narrowest(const Element& text) {
  return 0.2 * static_cast<double>(text.text.size()) * text.number("font-size");
}

inline void check_text_within(const Element& text, double width, double height) {
  CAPTURE(text.text);
  const double x = text.number("x");
  const auto found = text.attributes.find("text-anchor");
  const std::string anchor = found == text.attributes.end() ? "start" : found->second;
  const double before = anchor == "start" ? 0 : anchor == "end" ? 1 : 0.5;
  CHECK(x - before * narrowest(text) >= 0);
  CHECK(x + (1 - before) * narrowest(text) <= width);
  CHECK(text.number("y") - text.number("font-size") >= 0);
  CHECK(text.number("y") <= height);
}

/// Checks the points of a path of absolute lines.
inline void check_points_within(const std::string& path, double width, double height) {
  CAPTURE(path);
  const char* at = path.c_str();
  while (*at != '\0') {
    REQUIRE((*at == 'M' || *at == 'L'));
    char* next = nullptr;
    const double x = std::strtod(at + 1, &next);
    REQUIRE(*next == ' ');
    const double y = std::strtod(next + 1, &next);
    CHECK(x >= 0);
    CHECK(x <= width);
    CHECK(y >= 0);
    CHECK(y <= height);
    at = next;
  }
}

/// Checks that bars, curves and texts lie on the page.
inline void check_on_page(const std::vector<Element>& elements) {
  const Element ground = all_of(elements, "rect").front();
  const double width = ground.number("width");
  const double height = ground.number("height");
  CHECK(width == 1280);
  CHECK(height == 720);
  CHECK(elements.front().attributes.at("viewBox") ==
        "0 0 " + ground.attributes.at("width") + " " + ground.attributes.at("height"));
  for (const Element& bar : bars_of(elements)) {
    CHECK(bar.number("x") + bar.number("width") <= width);
    CHECK(bar.number("y") + bar.number("height") <= height);
  }
  for (const Element& text : all_of(elements, "text")) check_text_within(text, width, height);
  for (const Element& line : lines_of(elements)) {
    check_points_within(line.attributes.at("d"), width, height);
  }
}

inline format::BarChart bar_chart(const std::vector<double>& values) {
  format::BarChart chart{"clauses", {}};
  for (const double value : values) {
    const std::string number = std::to_string(chart.bars.size());
    chart.bars.push_back({"encoding " + number, value, "value " + number});
  }
  return chart;
}

inline format::GrowthChart growth_chart(std::size_t curves) {
  format::GrowthChart chart{"variables", "N", {}};
  for (std::size_t i = 0; i < curves; ++i) {
    format::GrowthChart::Curve curve{"curve " + std::to_string(i), {}};
    for (const double n : {4.0, 9.0, 16.0, 25.0}) {
      curve.points.push_back({n, std::pow(n, 3) + static_cast<double>(i)});
    }
    chart.curves.push_back(curve);
  }
  return chart;
}

inline const std::string long_label = "maple-worksheet commander-defined:3 units";

}  // namespace sudoku_sat::support
